import type { Answer, AskedAnswer, Cohort, Place } from '../answer.ts';
import type { PlannedAsk } from '../questions/plan-panel.ts';
import type { Asker } from './asker.ts';

/**
 * The cohort of an answer: the setup, and the model that served it. For a failed request, the model that was requested.
 */
export function cohortOf(
  { setup, model }: Pick<Asker, 'setup' | 'model'>,
  answer: Answer,
  questionsVersion: number,
): Cohort {
  return { ...setup, served: answer.state === 'failed' ? model : answer.served, questionsVersion };
}

type AskOf = PlannedAsk & { id: string; place: Place; askedAt: Date };

/** The answer with everything that a reading of it depends on. */
export function askedAnswer(asker: Pick<Asker, 'setup' | 'model'>, ask: AskOf, answer: Answer): AskedAnswer {
  const { id, question, sample, place, askedAt } = ask;
  const cohort = cohortOf(asker, answer, question.version);
  return { id, question, place, sample, cohort, askedAt: askedAt.toISOString(), answer };
}
