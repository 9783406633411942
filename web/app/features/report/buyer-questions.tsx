import { ANSWER_STATES, type QuestionAnswer } from '@named-first/contract';
import { VerdictSign } from '../../components/verdict';
import { Section } from './section';
import { quoteAround } from './truth-rows';

const STATES = ['absent', 'hinted', 'answered'] as const;
const HEADINGS: Record<QuestionAnswer['state'], string> = {
  absent: 'Not answered',
  hinted: 'Only hinted at',
  answered: 'Answered',
};

/**
 * The questions that buyers ask an assistant before they call, with the sentence of the site that answers each. Gaps
 * come first.
 */
export function BuyerQuestions({ questions }: { questions: QuestionAnswer[] }) {
  if (questions.length === 0) return null;
  const answered = questions.filter(({ state }) => state === 'answered').length;
  return (
    <Section
      id="questions"
      title="What buyers ask, and whether your site answers"
      intro={`${answered} of ${questions.length} questions are answered in your own words.`}
    >
      <Tally questions={questions} />
      <div className="mt-6 space-y-7">
        {STATES.map((state) => (
          <Group key={state} state={state} questions={questions.filter((question) => question.state === state)} />
        ))}
      </div>
    </Section>
  );
}

function Group({ state, questions }: { state: QuestionAnswer['state']; questions: QuestionAnswer[] }) {
  if (questions.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">
        {HEADINGS[state]} ({questions.length})
      </h3>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {questions.map(({ id, question, evidence }) => (
          <li key={id} className="flex gap-3 border-t border-line py-3">
            <VerdictSign status={ANSWER_STATES[state].status} className="mt-0.5 size-5" />
            <div className="min-w-0">
              <p className="leading-snug font-semibold">{question}</p>
              {evidence && <Answer evidence={evidence} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ evidence: { excerpt, place } }: { evidence: NonNullable<QuestionAnswer['evidence']> }) {
  const { after } = quoteAround(excerpt, '', place);
  return (
    <p className="mt-1 text-sm break-words text-soft">
      <q className={place === 'markup' ? 'font-mono' : undefined}>{after}</q>
    </p>
  );
}

const TALLY_FILL: Record<QuestionAnswer['state'], string> = {
  answered: 'fill-good-fill',
  hinted: 'fill-warn-fill',
  absent: 'fill-none stroke-edge',
};

/** One box for each question: full, half full or empty. */
function Tally({ questions }: { questions: QuestionAnswer[] }) {
  const ordered = [...STATES].reverse().flatMap((state) => questions.filter((question) => question.state === state));
  const count = (state: QuestionAnswer['state']) => questions.filter((question) => question.state === state).length;
  const step = 22;
  return (
    <svg
      viewBox={`0 0 ${ordered.length * step} 20`}
      className="block h-5 max-w-full break-after-avoid"
      role="img"
      aria-label={`Answered: ${count('answered')}. Only hinted at: ${count('hinted')}. Not answered: ${count('absent')}.`}
    >
      {ordered.map(({ id, state }, index) => (
        <g key={id} transform={`translate(${index * step} 0)`}>
          {state === 'hinted' && <rect x="1" y="1" width="18" height="18" rx="2" className="fill-none stroke-edge" />}
          <rect
            x="1"
            y={state === 'hinted' ? 10 : 1}
            width="18"
            height={state === 'hinted' ? 9 : 18}
            rx="2"
            className={TALLY_FILL[state]}
          />
        </g>
      ))}
    </svg>
  );
}
