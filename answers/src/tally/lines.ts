import type { AnswerLine, LinePoint } from '@named-first/contract';
import { cohortKey } from '../answer.ts';
import { changeBetween } from './change.ts';
import { type CountedAnswer, shareOf } from './counted.ts';

/** The counted answers of one round of questions, such as a month. */
export type Round = Pick<LinePoint, 'runId' | 'purpose' | 'period' | 'date'> & { answers: readonly CountedAnswer[] };

type Point = LinePoint & { cohort: string; answers: readonly CountedAnswer[] };

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
    for (const [cohort, own] of byCohort(unbranded)) {
      const { provider, host, served } = own[0]!.cohort;
      const key = JSON.stringify([provider, host]);
      const points = lines.get(key) ?? [];
      const before = points.at(-1);
      points.push({
        ...round,
        ...{ served, share: shareOf(own), cohort, answers: own },
        change: before ? changeBetween(before.answers, own) : null,
        startsAnew: before !== undefined && before.cohort !== cohort,
      });
      lines.set(key, points);
    }
  }
  return [...lines.values()].map((points) => {
    const { provider, host } = points[0]!.answers[0]!.cohort;
    return { provider, host, points: points.map(({ cohort: _, answers: __, ...point }) => point) };
  });
}

function byCohort(answers: readonly CountedAnswer[]): Map<string, CountedAnswer[]> {
  const groups = new Map<string, CountedAnswer[]>();
  for (const answer of answers) {
    const key = cohortKey(answer.cohort);
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return groups;
}
