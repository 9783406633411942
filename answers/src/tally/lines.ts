import type { AnswerLine, LinePoint } from '@named-first/contract';
import { type Cohort, cohortKey } from '../answer.ts';
import { changeBetween } from './change.ts';
import { type CountedAnswer, shareOf } from './counted.ts';

/** An answer that was read. Only those that searched the web are counted. */
type RoundAnswer = CountedAnswer & { searched: boolean };

/** The answers of one round of questions, such as a month. */
export type Round = Pick<LinePoint, 'runId' | 'purpose' | 'period' | 'date'> & { answers: readonly RoundAnswer[] };

type Point = LinePoint & { cohort: Cohort; answers: readonly CountedAnswer[] };

/**
 * One line per assistant, with its points from the oldest round to the newest. Each point compares its share with the
 * previous one. If the cohort changed (another model, tool or wording), the point starts a new segment and must not be
 * joined to the previous point. A round with two cohorts has a point for each.
 *
 * @param rounds oldest first. Branded questions are ignored.
 */
export function linesOf(rounds: readonly Round[]): AnswerLine[] {
  const lines = new Map<string, Point[]>();
  for (const { answers, ...round } of rounds) {
    const unbranded = answers.filter(({ question }) => question.family !== 'branded');
    for (const own of byCohort(unbranded)) {
      const { cohort } = own[0]!;
      const { provider, host, served } = cohort;
      const key = JSON.stringify([provider, host]);
      const points = lines.get(key) ?? [];
      const before = points.at(-1);
      const counted = own.filter(({ searched }) => searched);
      const remembered = own.filter(({ searched }) => !searched);
      points.push({
        ...round,
        ...{ served, share: shareOf(counted), cohort, answers: counted },
        memory: { named: remembered.filter(({ named }) => named).length, read: remembered.length },
        change: before ? changeBetween(before.answers, counted) : null,
        startsAnew: before !== undefined && cohortKey(before.cohort) !== cohortKey(cohort),
      });
      lines.set(key, points);
    }
  }
  return [...lines.values()].map((points) => {
    const { provider, host } = points[0]!.cohort;
    return { provider, host, points: points.map(({ cohort: _, answers: __, ...point }) => point) };
  });
}

function byCohort(answers: readonly RoundAnswer[]): RoundAnswer[][] {
  const groups = new Map<string, RoundAnswer[]>();
  for (const answer of answers) {
    const key = cohortKey(answer.cohort);
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return [...groups.values()];
}
