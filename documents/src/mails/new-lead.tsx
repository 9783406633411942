import type { MailData } from '@named-first/contract';
import { Heading, Link, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['new-lead'];

export const newLead: MailTemplate<Data> = {
  subject: ({ businessName, score }) => `New lead: ${businessName} (${scoreWords(score)})`,
  body: (data) => <NewLead {...data} />,
};

function scoreWords(score: number | null): string {
  return score === null ? 'no score yet' : `${score} out of 100`;
}

function NewLead({ name, businessName, email, phone, website, score, reportUrl, adminUrl }: Data) {
  const lines = [
    ['Name', name],
    ['Business', businessName],
    ['Email', email],
    ['Phone', phone ?? 'not given'],
    ['Website', website],
    ['Score', scoreWords(score)],
  ];
  return (
    <MailFrame preview={`${name} unlocked the report for ${website}.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        New lead
      </Heading>
      {lines.map(([label, value]) => (
        <Text key={label} style={{ ...styles.text, margin: '0 0 4px' }}>
          {label}: <strong>{value}</strong>
        </Text>
      ))}
      <Text style={{ ...styles.text, marginTop: '16px' }}>
        <Link href={reportUrl}>Open the report</Link>
        <br />
        <Link href={adminUrl}>See all leads</Link>
      </Text>
    </MailFrame>
  );
}
