import { brand, dollars, longDate, type MailData, type PlanChange, type PlanId, planOf } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['plan-change'];

export const planChange: MailTemplate<Data> = {
  subject: ({ change, timeZone }) => wordsOf(change, timeZone).subject,
  body: (data) => <PlanChanged {...data} />,
};

function PlanChanged({ fullName, businessName, change, timeZone, billingUrl, isDemo }: Data) {
  const { subject, paragraphs } = wordsOf(change, timeZone);
  return (
    <MailFrame preview={`${businessName}: ${subject}`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        {subject}
      </Heading>
      {isDemo && <Text style={styles.notice}>This is a demo. No card is charged.</Text>}
      <Text style={styles.text}>Hello {fullName},</Text>
      {paragraphs.map((words) => (
        <Text key={words} style={styles.text}>
          {words}
        </Text>
      ))}
      <Button href={billingUrl} style={styles.button}>
        Open your billing page
      </Button>
      <Text style={{ ...styles.small, marginTop: '16px' }} className="soft">
        This is about {businessName}. Was this not you, or do you have a question? Reply to this mail, or call{' '}
        {brand.phone.display}, {brand.supportHours}.
      </Text>
    </MailFrame>
  );
}

type Words = { subject: string; paragraphs: string[] };

/** The words that confirm a change of plan or payment to the paying customer. */
function wordsOf(change: PlanChange, timeZone: string): Words {
  const on = (iso: string) => longDate(iso, timeZone);
  switch (change.kind) {
    case 'upgraded':
      return {
        subject: `You now have the ${planOf(change.to).name} plan`,
        paragraphs: [
          `You changed from ${planOf(change.from).name} to ${planOf(change.to).name}, ${priceOf(change.to)}. The change is in effect now, and for this month you pay the difference for the days that are left.`,
          `What is new: ${newIn(change.to)}. We start on it this month.`,
        ],
      };
    case 'downgraded':
      return {
        subject: `You now have the ${planOf(change.to).name} plan`,
        paragraphs: [
          `Your plan changed from ${planOf(change.from).name} to ${planOf(change.to).name}, ${priceOf(change.to)}.`,
          'What we still owe you from the months before, we finish.',
        ],
      };
    case 'downgrade-planned':
      return {
        subject: `Your plan changes to ${planOf(change.to).name}`,
        paragraphs: [
          `From ${change.at === null ? 'the next billing cycle' : on(change.at)} on you have the ${planOf(change.to).name} plan, ${priceOf(change.to)}. Until then nothing changes.`,
          'You can take this back on your billing page until that day.',
        ],
      };
    case 'downgrade-withdrawn':
      return {
        subject: `You stay with the ${planOf(change.planId).name} plan`,
        paragraphs: ['The change of plan was taken back. Everything goes on as before.'],
      };
    case 'cancelled':
      return {
        subject: `Your plan ends on ${on(change.endsAt)}`,
        paragraphs: [
          `You cancelled your plan. It runs until ${on(change.endsAt)}, we work for you until then, and nothing is charged after that.`,
          'You can take the cancellation back on your billing page until that day. What we did on your website and your profiles stays yours.',
        ],
      };
    case 'cancellation-withdrawn':
      return {
        subject: `You stay with the ${planOf(change.planId).name} plan`,
        paragraphs: ['The cancellation was taken back, and your plan renews as before. Thank you for staying.'],
      };
    case 'past-due':
      return {
        subject: 'Your payment did not go through',
        paragraphs: [
          `Your bank did not accept this month’s payment for the ${planOf(change.planId).name} plan. It is tried again in the next days.`,
          'Please check your card on your billing page. Our work for you goes on for 14 days; after that it waits for the payment.',
        ],
      };
    case 'recovered':
      return {
        subject: 'Thank you, your payment has arrived',
        paragraphs: [`Nothing is open any more, and your ${planOf(change.planId).name} plan goes on.`],
      };
    case 'ended':
      return {
        subject: `Your plan ended on ${on(change.at)}`,
        paragraphs: [
          'Nothing is charged any more. What we did on your website and your profiles stays yours, and you remain the owner of your accounts.',
          'Thank you for working with us. If you come back within a year, we go on where we stopped.',
        ],
      };
    case 'refund-asked':
      return {
        subject: 'We have your request for your money back',
        paragraphs: [
          'You asked for your money back within the 30 days of our guarantee. You get all of what you paid. We send it back to the card that you paid with, and write to you when it is on its way.',
          'Your plan does not end by this. To end it as well, cancel it on your billing page.',
        ],
      };
    case 'refund-made':
      return {
        subject: 'Your money is on its way back',
        paragraphs: [
          `${change.cents === null ? 'We sent your payment back.' : `We sent ${dollars(change.cents)} back.`} Banks take up to ten days until it shows on your statement.`,
        ],
      };
  }
}

function priceOf(id: PlanId): string {
  return `$${planOf(id).price} a month`;
}

/** What a plan adds to the next smaller one, in the words of its pricing card. */
function newIn(id: PlanId): string {
  return planOf(id)
    .features.filter((words) => !words.startsWith('Everything in '))
    .join('; ');
}
