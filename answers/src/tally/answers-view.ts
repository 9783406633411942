import type { AnswersView, BusinessFacts, MissingAnswers } from '@named-first/contract';
import type { AskedAnswer } from '../answer.ts';
import { isGeneralName } from '../read/own-name.ts';
import { readAnswer } from '../read/read-answer.ts';
import { figuresOf, type ReadRow } from './figures.ts';

/** Facts that are this much older than the answers may be outdated, so no statement is called right or wrong. */
const OLDEST_FACTS_MS = 30 * 24 * 60 * 60 * 1000;

type Read = { asked: readonly AskedAnswer[]; facts: BusinessFacts };

/**
 * What a report shows of the answers about one market: a pure function of the stored answers and the facts of the site.
 * Without answers, it says so.
 */
export function answersView({ asked, facts }: Read): AnswersView {
  return viewOf(
    asked.map((one) => ({ asked: one, reading: readAnswer(one, facts) })),
    facts,
  );
}

/** The same for answers that already have a reading. `missing` counts the questions that nobody answered. */
export function viewOf(
  rows: readonly ReadRow[],
  facts: BusinessFacts,
  missing: readonly MissingAnswers[] = [],
): AnswersView {
  const asked = rows.map((row) => row.asked);
  const [first] = asked;
  if (!first || rows.every(({ reading }) => reading === null)) return { state: 'not-asked', reason: 'no-answer' };
  const { town, region } = first.place;
  return {
    state: 'asked',
    place: region === '' ? town : `${town}, ${region}`,
    generalName: isGeneralName(facts),
    compared: asked.every(({ askedAt }) => Date.parse(askedAt) - Date.parse(facts.readAt) <= OLDEST_FACTS_MS),
    figures: figuresOf(rows, facts),
    missing: [...missing],
    otherTowns: [],
  };
}
