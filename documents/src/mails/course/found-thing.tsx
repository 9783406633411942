import { EVIDENCE_PLACES, type Evidence, type LessonFinding } from '@named-first/contract';
import { Heading, Text } from 'react-email';
import { styles } from '../mail-styles.ts';
import { LessonPaste } from './lesson-paste.tsx';

type Found = Extract<LessonFinding, { state: 'found' }>;

/** A finding of the lead's own report: what we read, where, and what to change. */
export function FoundThing({ finding, website }: { finding: Found; website: string }) {
  const { title, description, evidence, summary, steps, where = null, paste, pointsToGain } = finding;
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        What we found on {website}
      </Heading>
      <Text style={styles.text}>
        <strong>{title}</strong> {description}
      </Text>
      {evidence.map((item) => (
        <Excerpt key={`${item.url} ${item.place} ${item.excerpt}`} {...item} />
      ))}
      <Heading as="h2" style={styles.heading}>
        One thing to do today
      </Heading>
      <Text style={styles.text}>{summary}</Text>
      {steps.length > 0 && <Steps steps={steps} />}
      {where && (
        <>
          <Text style={{ ...styles.text, marginBottom: '6px' }}>
            <strong>
              {where.title}: where to click{where.builder ? ` in ${where.builder}` : ''}
            </strong>
          </Text>
          <Steps steps={where.steps} />
        </>
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

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol style={{ ...styles.text, paddingLeft: '24px' }}>
      {steps.map((step) => (
        <li key={step} style={{ marginBottom: '6px' }}>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Excerpt({ url, place, excerpt }: Evidence) {
  return (
    <Text style={styles.notice}>
      “{excerpt}”
      <br />
      <span style={{ fontSize: '14px' }}>
        {EVIDENCE_PLACES[place]}, {url}
      </span>
    </Text>
  );
}
