import { brand, type MailData } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { MailLink } from './mail-link.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['newsletter-welcome'];

export const newsletterWelcome: MailTemplate<Data> = {
  subject: () => `You are on the ${brand.name} newsletter`,
  body: (data) => <NewsletterWelcome {...data} />,
};

function NewsletterWelcome({ blogUrl, unsubscribeUrl }: Data) {
  return (
    <MailFrame
      preview="What you signed up for, and how to leave."
      unsubscribeUrl={unsubscribeUrl}
      why="You get this because this address was entered in the newsletter form on our site."
    >
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        You are subscribed
      </Heading>
      <Text style={styles.text}>
        We write when we have measured something that helps a local business get named by an AI assistant: what changed,
        how we know, and the one thing to do about it.
      </Text>
      <Text style={styles.text}>
        Until then, <MailLink href={blogUrl}>the blog</MailLink> has everything we have published so far.
      </Text>
      {!unsubscribeUrl && (
        <Text style={styles.small}>
          Not you, or not for you? Reply with the word unsubscribe and we take the address off the list.
        </Text>
      )}
    </MailFrame>
  );
}
