import type { Answer, Cohort } from '../answer.ts';
import { cleanAnswerText, cleanCited, cleanLine } from './clean-text.ts';
import { readsAsRefusal } from './refusal.ts';

/** An answer that a person copied from an assistant's own app. */
export type Pasted = { assistant: string; text: string; sources: readonly string[] };

/** Cleans and cuts the pasted text as if the assistant had been asked. The answer costs nothing. */
export function pastedAnswer({ assistant, text: written, sources }: Pasted): Answer {
  const { text, cut } = cleanAnswerText(written);
  const base = {
    served: cleanLine(assistant, 80) ?? 'unknown',
    usage: { inputTokens: 0, outputTokens: 0, searches: 0 },
    cost: { micros: 0, kind: 'billed' as const },
    requestId: null,
  };
  if (text === '') return { state: 'empty', ...base };
  const cited = cleanCited(sources.map((url) => ({ url })));
  if (cited.length === 0 && readsAsRefusal(text)) return { state: 'refused', ...base, words: text };
  // The text does not reveal whether the app searched, so we assume that it did.
  return { state: 'answered', ...base, text, cut, cited, consulted: [], searches: [], searched: true };
}

/** Pasted answers of one assistant form a separate cohort. */
export function pastedCohort(assistant: string, questionsVersion: number): Cohort {
  const name = cleanLine(assistant, 80) ?? 'unknown';
  return {
    provider: 'pasted',
    host: name,
    served: name,
    tool: 'app',
    toolChoice: 'app',
    effort: 'app',
    placeMode: 'text',
    questionsVersion,
  };
}
