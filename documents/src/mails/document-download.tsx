import { brand, DOWNLOADS, type MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['document-download'];

export const documentDownload: MailTemplate<Data> = {
  subject: ({ document }) => `Your download: ${DOWNLOADS[document].title}`,
  body: (data) => <DocumentDownload {...data} />,
};

function DocumentDownload({ document, fullName, downloadUrl }: Data) {
  const { title, kind } = DOWNLOADS[document];
  return (
    <MailFrame preview={`${title}, as a PDF.`}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        {title}
      </Heading>
      <Text style={styles.text}>
        {fullName ? `${fullName}, here` : 'Here'} is the {kind.toLowerCase()} you asked {brand.name} for.
      </Text>
      <Button href={downloadUrl} style={styles.button}>
        Download the PDF
      </Button>
      <Text style={styles.small}>If the button does not work, open this address: {downloadUrl}</Text>
    </MailFrame>
  );
}
