import { type ChangeVerdict, MIN_FOR_RANGE } from '@named-first/contract';
import { cohortKey } from '../answer.ts';
import { type CountedAnswer, clustersOf } from './counted.ts';
import { difference } from './intervals.ts';

/**
 * Compares the shares of answers that name the business in two rounds of one lane. Two cohorts, different questions or
 * fewer than five answers are `not-comparable`. If the interval of the difference contains 0, there is
 * `no-clear-change`. Branded questions are ignored.
 */
export function changeBetween(before: readonly CountedAnswer[], after: readonly CountedAnswer[]): ChangeVerdict {
  const [first, second] = [before, after].map((round) => round.filter(({ question }) => question.family !== 'branded'));
  if (!first || !second || first.length < MIN_FOR_RANGE || second.length < MIN_FOR_RANGE) return 'not-comparable';
  const cohorts = new Set([...first, ...second].map(({ cohort }) => cohortKey(cohort)));
  if (cohorts.size !== 1 || questionsOf(first) !== questionsOf(second)) return 'not-comparable';
  const { low, high } = difference(clustersOf(first), clustersOf(second));
  if (low > 0) return 'rose';
  return high < 0 ? 'fell' : 'no-clear-change';
}

function questionsOf(round: readonly CountedAnswer[]): string {
  return [...new Set(round.map(({ question }) => question.id))].sort().join('\n');
}
