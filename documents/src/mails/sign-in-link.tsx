import { brand, type MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['sign-in-link'];

export const signInLink: MailTemplate<Data> = {
  subject: ({ worksUntil }) => `A link to skip the sign-in queue, until ${timeOf(worksUntil)}`,
  body: (data) => <SignInLink {...data} />,
};

function SignInLink({ worksUntil, url }: Data) {
  return (
    <MailFrame preview="Many passwords are being tried at your back office. With this link you need not wait.">
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        Skip the sign-in queue
      </Heading>
      <Text style={styles.text}>
        Many passwords are being tried at the back office of {brand.name}, so a new browser may wait a long time for its
        turn. This link lets one browser skip the queue.
      </Text>
      <Text style={styles.text}>
        Open it in the browser where you want to sign in, press the button on the page, and sign in with your password
        as usual. The link alone gives no access.
      </Text>
      <Button href={url ?? ''} style={styles.button}>
        Open the link
      </Button>
      <Text style={{ ...styles.small, marginTop: '16px' }} className="soft">
        The link works once, until {timeOf(worksUntil)}. You did not ask for it? Then somebody who tries passwords did.
        They cannot see this mail, and you need not do anything. If you want to sign in, you can use this link: no
        second one is mailed while it works.
      </Text>
    </MailFrame>
  );
}

/** `3:20 PM EST`, at the agency. */
function timeOf(iso: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: brand.timeZone, timeZoneName: 'short' } as const;
  return new Date(iso).toLocaleTimeString('en-US', options).replaceAll('\u202f', ' ');
}
