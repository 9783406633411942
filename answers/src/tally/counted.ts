import { MIN_FOR_RANGE, type Share } from '@named-first/contract';
import type { Cohort, Question } from '../answer.ts';
import { type Cluster, clusteredRange } from './intervals.ts';

/** What a share needs to know of an answer that searched and was read. */
export type CountedAnswer = { cohort: Cohort; question: Pick<Question, 'id' | 'family'>; named: boolean };

/** How many of the answers name the business, with a 95 % interval from five answers on. */
export function shareOf(answers: readonly CountedAnswer[]): Share {
  const named = answers.filter((answer) => answer.named).length;
  const range = answers.length < MIN_FOR_RANGE ? null : clusteredRange(clustersOf(answers));
  return { named, read: answers.length, range };
}

/** Answers to the same question are not independent, so each question is one cluster. */
export function clustersOf(answers: readonly CountedAnswer[]): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const { question, named } of answers) {
    const cluster = clusters.get(question.id) ?? { named: 0, read: 0 };
    clusters.set(question.id, { named: cluster.named + (named ? 1 : 0), read: cluster.read + 1 });
  }
  return [...clusters.values()];
}
