import { ANSWER_VERDICTS, type AnswerLane, longDate } from '@named-first/contract';
import { clsx } from 'clsx';
import { Disclosure } from '../disclosure';

type Answer = AnswerLane['answers'][number];

const idOf = ({ id }: Answer): string => `answer-${id.replace(/[^\w-]/g, '')}`;

const LOOK: Readonly<Record<Answer['verdict'], string>> = {
  named: 'border-ink bg-ink',
  'cited-only': 'border-ink bg-line',
  'somebody-alike': 'border-dashed border-ink',
  'not-named': 'border-edge',
};

/** One dot for each answer, linked to the answer below. */
export function Dots({ lane: { answers } }: { lane: AnswerLane }) {
  if (answers.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1" aria-label="One dot for each answer">
      {answers.map((answer, index) => (
        <li key={answer.id}>
          <a href={`#${idOf(answer)}`} className="grid size-6 place-items-center">
            <span className="sr-only">{`Answer ${index + 1} ${ANSWER_VERDICTS[answer.verdict]}`}</span>
            <span aria-hidden="true" className={clsx('size-4 rounded-full border-2', LOOK[answer.verdict])} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The answers: question, what was said about the business, and the cited pages. */
export function AnswerList({ lane: { answers } }: { lane: AnswerLane }) {
  if (answers.length === 0) return null;
  return (
    <Disclosure title={answers.length === 1 ? 'The answer' : `The ${answers.length} answers`}>
      <ol className="mt-2 space-y-4">
        {answers.map((answer) => (
          <li key={answer.id} id={idOf(answer)} className="scroll-mt-4">
            <p className="font-semibold">{answer.question}</p>
            <p className="text-sm text-soft">
              {longDate(answer.askedAt)}: this answer {ANSWER_VERDICTS[answer.verdict]}.
            </p>
            {answer.quote !== null && <Said words={answer.quote} />}
            <Cited sources={answer.cited} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** The text of an answer, shown as plain text: links in it are not clickable. */
export function Said({ words }: { words: string }) {
  return (
    <blockquote className="mt-1 border-l-2 border-edge pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
      <bdi>{words}</bdi>
    </blockquote>
  );
}

const MAX_CITED = 8;

function Cited({ sources }: { sources: Answer['cited'] }) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-soft">
      Cited:{' '}
      {sources.slice(0, MAX_CITED).map(({ url, host }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <SourceLink url={url}>{host}</SourceLink>
        </span>
      ))}
      {sources.length > MAX_CITED && ` and ${sources.length - MAX_CITED} more`}
    </p>
  );
}

/** A link from an answer: only http and https, without a referrer. */
export function SourceLink({ url, children }: { url: string; children: string }) {
  if (!/^https?:\/\//.test(url)) return <span className="wrap-anywhere">{children}</span>;
  return (
    <a href={url} rel="nofollow noreferrer" className="wrap-anywhere underline underline-offset-2">
      {children}
    </a>
  );
}
