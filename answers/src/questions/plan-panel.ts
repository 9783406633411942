import type { TradeEntry } from '@named-first/scanner/readers';
import type { Place, PlaceMode, Question } from '../answer.ts';
import type { PanelSize } from '../cost.ts';
import { marketQuestions } from './market-questions.ts';
import { phrase } from './question-plan.ts';

/** One request to one lane. */
export type PlannedAsk = { question: Question; sample: number };

/**
 * All requests of a market panel to one provider: the first questions of the trade, each asked `samples` times with
 * alternating phrasings. The order goes through all questions before it repeats one, so that a run that ends early has
 * asked every question.
 */
export function planPanel(
  trade: TradeEntry,
  place: Place,
  { size, placeMode }: { size: PanelSize; placeMode: PlaceMode },
): PlannedAsk[] {
  const questions = marketQuestions(trade, place, { placeAsField: placeMode === 'field' }).slice(0, size.questions);
  return Array.from({ length: size.samples }, (_, sample) =>
    questions.map((question) => ({ question: phrase(question, sample), sample })),
  ).flat();
}
