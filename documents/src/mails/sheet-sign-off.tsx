import { brand, longDate, type MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['sheet-sign-off'];

export const sheetSignOff: MailTemplate<Data> = {
  subject: ({ businessName, version }) =>
    version === 1
      ? `Please check the facts about ${businessName}`
      : `Please check what changed in the facts about ${businessName}`,
  body: (data) => <SheetSignOff {...data} />,
};

function SheetSignOff({ name, businessName, version, expiresAt, timeZone, sheetUrl, isDemo }: Data) {
  return (
    <MailFrame preview={`The facts about ${businessName} wait for your answer`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        Are these facts about {businessName} correct?
      </Heading>
      {isDemo && <Text style={styles.notice}>This is a demo. No card is charged.</Text>}
      <Text style={styles.text}>Hello {name},</Text>
      <Text style={styles.text}>
        {version === 1
          ? 'We wrote down what your business is: name, phone, hours, towns, services. Everything that we publish about you is written from this sheet.'
          : 'Something changed in the facts about your business. The page shows what was changed since you last signed.'}
      </Text>
      <Text style={styles.text}>
        Please read it. If everything is right, sign it there. If something is not, write beside it what it should say.
        It takes about five minutes, and you need no password.
      </Text>
      <Button href={sheetUrl ?? ''} style={styles.button}>
        Check the facts
      </Button>
      <Text style={{ ...styles.small, marginTop: '16px' }} className="soft">
        The link is for you alone and works until {longDate(expiresAt, timeZone)}. Do you have a question? Reply to this
        mail, or call {brand.phone.display}, {brand.supportHours}.
      </Text>
    </MailFrame>
  );
}
