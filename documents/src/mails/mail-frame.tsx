import { brand } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Body, Container, Head, Hr, Html, Preview, Text } from 'react-email';
import { MailLink } from './mail-link.tsx';
import { adaptiveStyle, colours, styles } from './mail-styles.ts';

type MailFrameProps = {
  preview: string;
  unsubscribeUrl?: string | null;
  /** Why the reader gets this mail; shown next to the unsubscribe link. */
  why?: string;
  children: ReactNode;
};

const REPORT_ASKED_FOR = 'You get this because you asked for a report on our site.';

const { street, city, region, postalCode } = brand.postalAddress;

/** The frame of every mail: our name above the content, the sender's details and the unsubscribe link below. */
export function MailFrame({ preview, unsubscribeUrl = null, why = REPORT_ASKED_FOR, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{adaptiveStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page} className="page">
        <Container style={styles.sheet} className="sheet">
          <Text style={styles.name}>{brand.name}</Text>
          {children}
          <Hr style={{ borderColor: colours.line, margin: '32px 0 16px' }} />
          <Text style={styles.small} className="soft">
            {brand.name}, {street}, {city}, {region} {postalCode}
            <br />
            {brand.phone.display} · {brand.email}
          </Text>
          {unsubscribeUrl && (
            <Text style={styles.small} className="soft">
              {why} <MailLink href={unsubscribeUrl}>Unsubscribe, or choose what you get</MailLink>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
