import type { MailData } from '@named-first/contract';
import { Button, Heading, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';

type Data = MailData['answers-alert'];

export const answersAlert: MailTemplate<Data> = {
  subject: titleOf,
  body: (data) => <AnswersAlert {...data} />,
};

function titleOf({ businessName, changes, claims }: Data): string {
  // The only statements that are mailed although the site does not mention their subject.
  if (claims.length > 0 && claims.every(({ site }) => site === null))
    return `An assistant says that ${businessName} has closed`;
  if (claims.length > 0) return `Assistants get something wrong about ${businessName}`;
  const [first] = changes;
  const isSame = changes.every(({ change }) => change === first?.change);
  if (!first || !isSame) return `How often assistants name ${businessName} has changed`;
  return `Assistants name ${businessName} ${first.change === 'rose' ? 'more' : 'less'} often than before`;
}

function AnswersAlert(data: Data) {
  const { businessName, changes, claims, adminUrl } = data;
  return (
    <MailFrame preview={titleOf(data)}>
      <Heading as="h1" style={{ ...styles.heading, marginTop: 0 }}>
        {titleOf(data)}
      </Heading>
      {changes.map(({ assistant, town, change, words }) => (
        <Text key={`${assistant} ${town}`} style={styles.text}>
          {assistant}, {town}: {words.toLowerCase()} this month, clearly {change === 'rose' ? 'more' : 'less'} than in
          the month before.
        </Text>
      ))}
      {claims.length > 0 && <Text style={styles.text}>We asked each assistant about {businessName} by name.</Text>}
      {claims.map(({ what, said, site, answers }) => (
        <Text key={`${what} ${said}`} style={styles.text}>
          {what}: “{said}” ({answers === 1 ? 'one answer' : `${answers} answers`}).{' '}
          {site === null ? 'Their site says nothing about it.' : <>Their site says “{site}”.</>}
        </Text>
      ))}
      <Button href={adminUrl} style={styles.button}>
        Open the client
      </Button>
    </MailFrame>
  );
}
