import type { AnswerFigures, AnswerLane, AnswerReading, BusinessFacts, Share } from '@named-first/contract';
import { relateNames } from '@named-first/scanner/readers';
import { type AskedAnswer, cohortKey } from '../answer.ts';
import { placesToBe } from '../read/work-list.ts';
import { shareOf } from './counted.ts';

/** One stored answer with its reading; null for an answer without content (refused, empty, failed). */
export type ReadRow = { asked: AskedAnswer; reading: AnswerReading | null };

/** What a set of answers says about one business, in figures that can be recomputed from its rows. */
export function figuresOf(rows: readonly ReadRow[], facts: BusinessFacts): AnswerFigures {
  const market = rows.filter(({ asked }) => asked.question.family !== 'branded');
  const branded = rows.filter(({ asked }) => asked.question.family === 'branded');
  const counted = market.filter(isCounted);
  return {
    lanes: [...groupBy(market, laneKeys(market))].map(([cohort, own]) => laneOf(cohort, own)),
    rivals: rivalFigures(counted),
    places: placesToBe(
      counted.flatMap(({ reading }) => reading ?? []),
      facts,
    ),
    claims: claimFigures(rows.filter(isCounted)),
    branded: brandedFigure(branded),
  };
}

/** Answers that searched and could be read, including those that name no business. */
function isCounted({ asked: { answer }, reading }: ReadRow): boolean {
  return reading !== null && answer.state === 'answered' && answer.searched;
}

function isFailed({ asked: { answer } }: ReadRow): boolean {
  return answer.state === 'failed';
}

function isFromMemory({ asked: { answer }, reading }: ReadRow): boolean {
  return reading !== null && answer.state === 'answered' && !answer.searched;
}

/**
 * The cohort of each row. A failed request only knows the model that was requested (`gpt-6-luna`), so it belongs to the
 * model that served the others (`gpt-6-luna-2026-09-01`), if they were asked in the same way.
 */
function laneKeys(rows: readonly ReadRow[]): (row: ReadRow) => string {
  const wayOf = (asked: AskedAnswer): string => cohortKey({ ...asked.cohort, served: '' });
  const replied = rows.filter(({ asked }) => asked.answer.state !== 'failed').map(({ asked }) => asked);
  return ({ asked }) => {
    if (asked.answer.state !== 'failed') return cohortKey(asked.cohort);
    const others = replied.filter((other) => wayOf(other) === wayOf(asked));
    const same = others.find(({ cohort }) => cohort.served === asked.cohort.served);
    return cohortKey((same ?? others[0] ?? asked).cohort);
  };
}

function laneOf(cohort: string, rows: readonly ReadRow[]): AnswerLane {
  const [{ asked }] = rows.toSorted((a, b) => Number(isFailed(a)) - Number(isFailed(b))) as [ReadRow, ...ReadRow[]];
  const counted = rows.filter(isCounted);
  const days = rows.map((row) => row.asked.askedAt).sort();
  const count = (test: (row: ReadRow) => boolean): number => rows.filter(test).length;
  const verdicts = (verdict: AnswerReading['verdict']): number =>
    counted.filter(({ reading }) => reading?.verdict === verdict).length;
  return {
    cohort,
    provider: asked.cohort.provider,
    host: asked.cohort.host,
    served: asked.cohort.served,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    share: shareOfRows(counted),
    first: counted.filter(({ reading }) => reading?.first).length,
    citedOnly: verdicts('cited-only'),
    alike: verdicts('somebody-alike'),
    nobody: counted.filter(({ reading }) => reading?.verdict === 'not-named' && reading.rivals.length === 0).length,
    refused: count((row) => row.asked.answer.state === 'refused'),
    empty: count((row) => row.asked.answer.state === 'empty'),
    failed: count(isFailed),
    memory: shareOfRows(rows.filter(isFromMemory)),
    answers: counted.map(({ asked: { id, question, askedAt }, reading }) => ({
      ...{ id, question: question.text, askedAt },
      verdict: reading?.verdict ?? 'not-named',
      quote: reading?.quote ?? reading?.alike[0]?.quote ?? null,
      cited: (reading?.sources ?? []).filter(({ cited }) => cited),
    })),
  };
}

function shareOfRows(rows: readonly ReadRow[]): Share {
  return shareOf(
    rows.map(({ asked: { cohort, question }, reading }) => ({ cohort, question, named: isNamed(reading) })),
  );
}

function isNamed(reading: AnswerReading | null): boolean {
  return reading?.verdict === 'named';
}

const MAX_RIVALS = 30;

/**
 * The named rivals, most frequent first. Two spellings of a name are one business, and so are two names with one
 * website.
 */
function rivalFigures(rows: readonly ReadRow[]): AnswerFigures['rivals'] {
  const found: AnswerFigures['rivals'] = [];
  for (const { asked, reading } of rows)
    for (const { name, domain } of reading?.rivals ?? []) {
      const known = found.find(
        (one) => (domain !== null && one.domain === domain) || relateNames(one.name, name) === 'same',
      );
      if (!known) found.push({ name, domain, answers: [asked.id] });
      else {
        known.domain ??= domain;
        if (!known.answers.includes(asked.id)) known.answers.push(asked.id);
      }
    }
  return found.sort((a, b) => b.answers.length - a.answers.length || (a.name < b.name ? -1 : 1)).slice(0, MAX_RIVALS);
}

/** Each statement once, with every answer that makes it: wrong ones first, then the most frequent. */
function claimFigures(rows: readonly ReadRow[]): AnswerFigures['claims'] {
  const found = new Map<string, AnswerFigures['claims'][number]>();
  for (const { asked, reading } of rows)
    for (const claim of reading?.claims ?? []) {
      const key = `${claim.kind} ${claim.verdict} ${claim.said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;
      const known = found.get(key);
      if (!known) found.set(key, { ...claim, answers: [asked.id] });
      else if (!known.answers.includes(asked.id)) known.answers.push(asked.id);
    }
  const rank = ({ kind, verdict }: AnswerFigures['claims'][number]): number =>
    kind === 'closed' ? 0 : ['wrong', 'pages-disagree', 'not-on-site', 'right'].indexOf(verdict) + 1;
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.answers.length - a.answers.length);
}

/** What assistants say when asked about the business by name. */
function brandedFigure(rows: readonly ReadRow[]): AnswerFigures['branded'] {
  const read = rows.filter(({ reading }) => reading !== null);
  const verdicts = (verdict: AnswerReading['verdict']): number =>
    read.filter(({ reading }) => reading?.verdict === verdict).length;
  return { asked: read.length, knows: verdicts('named'), mixesUp: verdicts('somebody-alike') };
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
