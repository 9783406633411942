import type { MailData } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { MailLink } from './mail-link.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['contact-message'];

export const contactMessage: MailTemplate<Data> = {
  subject: ({ firstName, lastName, company, client }) =>
    `${client ? 'Client message' : 'Message'} from ${firstName} ${lastName}, ${company}`,
  body: (data) => <ContactMessage {...data} />,
};

/** Uses `pre`, so that line breaks survive without CSS and in the text part. */
function ContactMessage({ firstName, lastName, email, phone, company, industry, interests, message, client }: Data) {
  const lines = [
    ['Name', `${firstName} ${lastName}`],
    ['Company', company],
    ['Industry', industry],
    ['Email', email],
    ['Phone', phone ?? 'not given'],
    ['Interested in', interests.join(', ')],
  ];
  return (
    <MailFrame preview={`${firstName} ${lastName} of ${company} wrote through the contact form.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        New message
      </Heading>
      {client && (
        <Text style={styles.notice}>
          The address belongs to a client: <MailLink href={client.adminUrl}>{client.businessName}</MailLink>,{' '}
          {client.planName} plan.
        </Text>
      )}
      {lines.map(([label, value]) => (
        <Text key={label} style={{ ...styles.text, margin: '0 0 4px' }}>
          {label}: <strong>{value}</strong>
        </Text>
      ))}
      <pre style={{ ...styles.text, ...styles.written }}>{message ?? 'No message was written.'}</pre>
      <Text style={styles.small}>Reply to this mail and it goes to {firstName}.</Text>
    </MailFrame>
  );
}
