import { clientEventTitle, type MailData, planOf } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['client-change'];

export const clientChange: MailTemplate<Data> = {
  subject: ({ businessName, event, timeZone, isDemo }) =>
    `${isDemo ? 'Demo: ' : ''}${businessName}: ${clientEventTitle(event, timeZone)}`,
  body: (data) => <ClientChange {...data} />,
};

function ClientChange({ businessName, fullName, planId, event, timeZone, adminUrl, isDemo }: Data) {
  const title = clientEventTitle(event, timeZone);
  return (
    <MailFrame preview={`${businessName}: ${title}`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        {title}
      </Heading>
      {isDemo && <Text style={styles.notice}>This is a demo client. No card is charged.</Text>}
      <Text style={styles.text}>
        {businessName} ({fullName}), {planOf(planId).name} plan, ${planOf(planId).price} a month.
      </Text>
      {event.kind === 'refund-asked' && (
        <Text style={styles.text}>
          {event.reason === null ? 'They gave no reason.' : <>Their reason: “{event.reason}”</>} Pay the money back in
          the dashboard of the payment provider.
        </Text>
      )}
      <Button href={adminUrl} style={styles.button}>
        Open the client
      </Button>
      <Text style={{ ...styles.small, marginTop: '16px' }} className="soft">
        Reply to this mail and it goes to {fullName}.
      </Text>
    </MailFrame>
  );
}
