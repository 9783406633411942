import type { MailData } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['new-customer'];

export const newCustomer: MailTemplate<Data> = {
  subject: ({ businessName, planName, isDemo }) =>
    `${isDemo ? 'Demo: new' : 'New'} customer: ${businessName} (${planName})`,
  body: (data) => <NewCustomer {...data} />,
};

function NewCustomer(data: Data) {
  const lines = [
    ['Name', data.fullName],
    ['Business', data.businessName],
    ['Email', data.businessEmail],
    ['Website', data.websiteDomain],
    ['Plan', data.price === null ? data.planName : `${data.planName}, $${data.price} a month`],
    ['Subscription', data.subscriptionStatus],
    ...(data.discountCode ? [['Discount code', data.discountCode]] : []),
  ];
  return (
    <MailFrame preview={`${data.businessName} bought the ${data.planName} plan.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        New customer
      </Heading>
      {data.isDemo && <Text style={styles.notice}>This was a demo checkout. No card was charged.</Text>}
      {lines.map(([label, value]) => (
        <Text key={label} style={{ ...styles.text, margin: '0 0 4px' }}>
          {label}: <strong>{value}</strong>
        </Text>
      ))}
      <Text style={{ ...styles.text, marginTop: '16px' }}>
        They were told that the team contacts them shortly. Reply to this mail to write to them.
      </Text>
    </MailFrame>
  );
}
