import { EFFORT_WORDS, FIXED_BY_WORDS, longDate, type MailData, scoreLabel } from '@named-first/contract';
import { Button, Heading, Section, Text } from 'react-email';
import { Discount } from './discount.tsx';
import { MailFrame } from './mail-frame.tsx';
import { styles } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';
import { ScoreFigure } from './score-figure.tsx';

type Data = MailData['lead-report'];

const TOP = 3;

export const leadReport: MailTemplate<Data> = {
  subject: ({ businessName, report }) => `${businessName}: ${report.score} out of 100 in our AI visibility scan`,
  body: (data) => <LeadReport {...data} />,
};

function LeadReport({
  name,
  website,
  report,
  reportUrl,
  unsubscribeUrl,
  pdfAttached = false,
  courseFollows = false,
  fromCampaign = false,
}: Data) {
  const { score, caps, recommendations, scannedAt } = report;
  const cap = caps[0];
  const date = longDate(scannedAt);
  return (
    <MailFrame
      preview={`${scoreLabel(score)}. Here are the fixes that move it most.`}
      unsubscribeUrl={unsubscribeUrl}
      {...(fromCampaign && {
        why: `You did not ask for this: we read ${website} and thought that you would want to know. Unsubscribe, and we do not write again.`,
      })}
    >
      <Text style={styles.text}>Hi {name},</Text>
      <Text style={styles.text}>
        We read {website} the way an AI assistant does{date && `, on ${date}`}. This is how it came out:
      </Text>
      <ScoreFigure score={score} />
      {cap && (
        <Text style={styles.notice}>
          The score cannot pass {cap.limit} until this is fixed: {cap.reason}
        </Text>
      )}
      <TopFixes recommendations={recommendations.slice(0, TOP)} />
      <Section style={{ margin: '24px 0' }}>
        <Button href={reportUrl} style={styles.button}>
          See all 26 insights
        </Button>
      </Section>
      <Text style={styles.text}>
        The page behind this button is yours alone. It shows for every insight what we read, where we read it, and what
        to change, with text to paste.{pdfAttached && ' The same report is attached as a PDF, to print or to hand on.'}
      </Text>
      {courseFollows && (
        <Text style={styles.text}>
          From tomorrow you get one short lesson a day for a week, with one thing to do in each, chosen by what we found
          on your own site.
        </Text>
      )}
      <Discount />
    </MailFrame>
  );
}

function TopFixes({ recommendations }: Pick<Data['report'], 'recommendations'>) {
  if (recommendations.length === 0) return null;
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        {recommendations.length === TOP ? 'Your top 3 fixes' : 'What to fix first'}
      </Heading>
      {recommendations.map(({ insightId, title, description, pointsToGain, effort, fixedBy }, index) => (
        <Text key={insightId} style={styles.text}>
          <strong>
            {index + 1}. {title}
          </strong>
          {pointsToGain > 0 && ` (+${pointsToGain} ${pointsToGain === 1 ? 'point' : 'points'})`}
          <br />
          {description}
          <br />
          <span style={{ fontSize: '14px' }}>
            {EFFORT_WORDS[effort]} · {FIXED_BY_WORDS[fixedBy]}
          </span>
        </Text>
      ))}
    </>
  );
}
