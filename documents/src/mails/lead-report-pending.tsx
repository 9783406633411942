import type { MailData } from '@named-first/contract';
import { Button, Section, Text } from 'react-email';
import { Discount } from './discount.tsx';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['lead-report-pending'];

export const leadReportPending: MailTemplate<Data> = {
  subject: ({ businessName }) => `${businessName}: your AI visibility report is being prepared`,
  body: (data) => <LeadReportPending {...data} />,
};

function LeadReportPending({ name, website, reason, reportUrl, unsubscribeUrl }: Data) {
  return (
    <MailFrame preview="We could not read your site yet. We keep trying." unsubscribeUrl={unsubscribeUrl}>
      <Text style={styles.text}>Hi {name},</Text>
      <Text style={styles.text}>
        Thank you for asking. We could not read {website} yet, so your report is still being prepared, and the score you
        saw on our site was an estimate.
      </Text>
      {reason && <Text style={styles.notice}>{reason}</Text>}
      <Text style={styles.text}>
        Assistants may meet the same closed door, so it is worth asking whoever runs your site. Your report will appear
        here as soon as we get through:
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={reportUrl} style={styles.button}>
          See your report page
        </Button>
      </Section>
      <Discount />
    </MailFrame>
  );
}
