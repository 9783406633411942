import { type MailData, scoreBand } from '@named-first/contract';
import { Button, Heading, Section, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { MailLink } from './mail-link.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['new-lead'];

export const newLead: MailTemplate<Data> = {
  subject: ({ businessName, score, scoreIsEstimate }) =>
    `New lead: ${businessName} (${scoreWords(score, scoreIsEstimate)})`,
  body: (data) => <NewLead {...data} />,
};

function scoreWords(score: number | null, isEstimate = false): string {
  if (score === null) return 'no score yet';
  return `${isEstimate ? 'an estimate of ' : ''}${score} out of 100`;
}

function NewLead({ name, businessName, email, phone, website, score, scoreIsEstimate, reportUrl, adminUrl }: Data) {
  return (
    <MailFrame preview={`${name} unlocked the report for ${website}.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        New lead
      </Heading>
      <Line label="Name" value={name} />
      <Line label="Business" value={businessName} />
      <Line label="Email" value={email} href={`mailto:${email}`} />
      {phone === null ? (
        <Line label="Phone" value="not given" />
      ) : (
        <Line label="Phone" value={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} />
      )}
      <Line label="Website" value={website} />
      <Line label="Score" value={scoreLine(score, scoreIsEstimate)} />
      <Section style={{ margin: '20px 0' }}>
        <Button href={reportUrl} style={styles.button}>
          Open the report
        </Button>
      </Section>
      <Text style={styles.text}>
        It shows what we found, with the fixes that gain most first: a good opening for the call.{' '}
        <MailLink href={adminUrl}>See all leads</MailLink>
      </Text>
      <Text style={styles.small} className="soft">
        Reply to this mail and it goes to {name}.
      </Text>
    </MailFrame>
  );
}

/** An estimate says nothing about the site, so it gets no band. */
function scoreLine(score: number | null, isEstimate = false): string {
  if (score === null) return scoreWords(score);
  if (isEstimate) return `${scoreWords(score, true)}, shown because the website could not be read`;
  return `${scoreWords(score)}: ${scoreBand(score)}`;
}

/** One fact as a line. A mail address or phone number is a link. */
function Line({ label, value, href }: { label: string; value: string; href?: string }) {
  return (
    <Text style={{ ...styles.text, margin: '0 0 4px' }}>
      {label}: <strong>{href ? <MailLink href={href}>{value}</MailLink> : value}</strong>
    </Text>
  );
}
