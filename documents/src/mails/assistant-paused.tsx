import type { MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['assistant-paused'];

export const assistantPaused: MailTemplate<Data> = {
  subject: ({ label }) => `${label} is not asked any more`,
  body: (data) => <AssistantPaused {...data} />,
};

function AssistantPaused({ label, model, why, message, adminUrl }: Data) {
  return (
    <MailFrame preview={`${label}: ${why}`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        {label} is not asked any more
      </Heading>
      <Text style={styles.text}>{why}</Text>
      <Text style={styles.text}>
        Model: {model}. The provider said: “{message}”
      </Text>
      <Text style={styles.text}>
        Its open questions are left out, and reports say so. One question a day tries whether it answers again.
      </Text>
      <Button href={adminUrl} style={styles.button}>
        Open the assistants
      </Button>
    </MailFrame>
  );
}
