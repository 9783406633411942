import type { Evidence, LessonFinding } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { styles } from '../mail-styles.ts';
import { LessonPaste } from './lesson-paste.tsx';

type Found = Extract<LessonFinding, { state: 'found' }>;

/** A finding of the lead's own report: what we read, where, and what to change. */
export function FoundThing({ finding, website }: { finding: Found; website: string }) {
  const { title, description, evidence, summary, steps, paste, pointsToGain } = finding;
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        What we found on {website}
      </Heading>
      <Text style={styles.text}>
        <strong>{title}</strong> {description}
      </Text>
      {evidence.map((receipt) => (
        <Receipt key={`${receipt.url} ${receipt.place} ${receipt.excerpt}`} {...receipt} />
      ))}
      <Heading as="h2" style={styles.heading}>
        One thing to do today
      </Heading>
      <Text style={styles.text}>{summary}</Text>
      {steps.length > 0 && (
        <ol style={{ ...styles.text, paddingLeft: '24px' }}>
          {steps.map((step) => (
            <li key={step} style={{ marginBottom: '6px' }}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {paste && <LessonPaste paste={paste} />}
      {pointsToGain > 0 && (
        <Text style={styles.text}>
          Done, this is worth {pointsToGain} {pointsToGain === 1 ? 'point' : 'points'} in the next scan.
        </Text>
      )}
    </>
  );
}

function Receipt({ url, place, excerpt }: Evidence) {
  return (
    <Text style={styles.notice}>
      “{excerpt}”
      <br />
      <span style={{ fontSize: '14px' }}>
        {place}, {url}
      </span>
    </Text>
  );
}
