import { brand, longDate, type MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['customer-welcome'];

export const customerWelcome: MailTemplate<Data> = {
  subject: ({ planName }) => `Welcome to ${brand.name}: your ${planName} plan has started`,
  body: (data) => <CustomerWelcome {...data} />,
};

function CustomerWelcome({ fullName, businessName, planName, billingUrl, isDemo, start }: Data) {
  return (
    <MailFrame preview={`The ${planName} plan for ${businessName}, and what happens next.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        Welcome, {fullName}
      </Heading>
      {isDemo && <Text style={styles.notice}>This was a demo checkout. No card was charged.</Text>}
      <Text style={styles.text}>
        The <strong>{planName}</strong> plan for {businessName} has started. Our team will contact you shortly to get
        started.
      </Text>
      {start && <Start {...start} />}
      <Text style={styles.text}>
        Billing is month to month. Change your plan, your card or your details, or cancel, on your billing page:
      </Text>
      <Button href={billingUrl} style={styles.button}>
        Open your billing page
      </Button>
      <Text style={{ ...styles.text, marginTop: '16px' }}>
        Upgrades are immediate; downgrades take effect at the next billing cycle.
      </Text>
      <Text style={styles.small}>
        The button is your own key to that page, so please keep this mail to yourself. Questions? Reply to it, or call{' '}
        {brand.phone.display}, {brand.supportHours}.
      </Text>
    </MailFrame>
  );
}

/** Who calls the customer, when, and what the customer should prepare. */
function Start({ accountManager, callBy, guaranteeUntil, timeZone, websiteTyped }: NonNullable<Data['start']>) {
  return (
    <>
      <Text style={styles.text}>
        <strong>{accountManager}</strong> looks after you and calls by {longDate(callBy, timeZone)}. For that call,
        please have ready:
      </Text>
      <ul style={styles.text}>
        <li>who can change your website, and how we reach them</li>
        <li>access to your Google Business Profile: you stay the owner and add us as a manager</li>
        <li>an hour for your facts: services, prices, towns, hours and license</li>
      </ul>
      {websiteTyped !== null && (
        <Text style={styles.text}>
          <strong>One question:</strong> what is the address of your website? We could not read “{websiteTyped}”. Just
          reply to this mail.
        </Text>
      )}
      <Text style={styles.text}>
        You have our 30-day money-back guarantee: until {longDate(guaranteeUntil, timeZone)} you can ask for your money
        back on your billing page.
      </Text>
    </>
  );
}
