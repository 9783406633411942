import { COURSE_LESSONS, type MailData } from '@named-first/contract';
import { Button, Heading, Section, Text } from 'react-email';
import { Discount } from '../discount.tsx';
import { MailFrame } from '../mail-frame.tsx';
import { MailLink } from '../mail-link.tsx';
import { styles } from '../mail-styles.ts';
import type { MailTemplate } from '../mail-template.ts';
import { FoundThing } from './found-thing.tsx';
import { LESSON_WORDS, type LessonWords } from './lesson-words.ts';

type Data = MailData['course-lesson'];

export const courseLesson: MailTemplate<Data> = {
  subject: ({ day }) => lessonOf(day).subject,
  body: (data) => <CourseLesson {...data} />,
};

function CourseLesson(data: Data) {
  const { day, name, score, reportUrl, scanUrl, unsubscribeUrl, fromCampaign = false } = data;
  const words = wordsOf(day);
  const isLast = day === COURSE_LESSONS.length;
  return (
    <MailFrame
      preview={words.preview}
      unsubscribeUrl={unsubscribeUrl}
      why={`You get this because a 7-day course comes with the report ${fromCampaign ? 'we sent you' : 'you asked for'}.`}
    >
      <Text style={{ ...styles.small, margin: 0 }} className="soft">
        Day {day} of {COURSE_LESSONS.length}
      </Text>
      <Heading as="h1" style={{ ...styles.heading, marginTop: '4px' }}>
        {lessonOf(day).title}
      </Heading>
      <Text style={styles.text}>Hi {name},</Text>
      {words.opening.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {isLast && score !== null && (
        <Text style={styles.text}>
          To compare with: your report of last week says <strong>{score} out of 100</strong>.
        </Text>
      )}
      <OneThing data={data} words={words} />
      <Section style={{ margin: '24px 0' }}>
        <Button href={isLast ? scanUrl : reportUrl} style={styles.button}>
          {isLast ? 'Scan again' : score === null ? 'See your report page' : 'Open your report'}
        </Button>
      </Section>
      {isLast ? <WhatComesNext {...data} /> : null}
      <Text style={styles.text}>{words.next}</Text>
    </MailFrame>
  );
}

/** What this lead should do today: fix what the scan found, or the next best thing. */
function OneThing({ data: { finding, website }, words }: { data: Data; words: LessonWords }) {
  if (finding.state === 'found') return <FoundThing finding={finding} website={website} />;
  return (
    <>
      {finding.state === 'covered' && (
        <Text style={styles.notice}>
          What we found on this subject was in an earlier lesson already: “{finding.title}” If that is done, only this
          is left.
        </Text>
      )}
      <Heading as="h2" style={styles.heading}>
        One thing to do today
      </Heading>
      <Text style={styles.text}>{finding.state === 'clear' ? words.whenClear : words.byHand}</Text>
    </>
  );
}

function WhatComesNext({ score, reportUrl, pricingUrl }: Data) {
  return (
    <>
      {score !== null && (
        <Text style={styles.text}>
          Your <MailLink href={reportUrl}>first report</MailLink> stays where it is, with all 26 insights.
        </Text>
      )}
      <Discount />
      <Text style={styles.text}>
        What we do each month, and what it costs, is on <MailLink href={pricingUrl}>one page</MailLink>.
      </Text>
    </>
  );
}

function lessonOf(day: number) {
  const lesson = COURSE_LESSONS[day - 1];
  if (!lesson) throw new RangeError(`The course has no day ${day}`);
  return lesson;
}

function wordsOf(day: number): LessonWords {
  const words = LESSON_WORDS[day - 1];
  if (!words) throw new RangeError(`There are no words for day ${day}`);
  return words;
}
