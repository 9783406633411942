import type { Answer, AskedProvider, Cohort, Place, Question } from '../answer.ts';

/** The answer, and the raw body as evidence. `raw` is null if no body arrived. */
export type Asked = { answer: Answer; raw: string | null };

/** Asks one assistant. Never throws: an error becomes a `failed` answer. */
export type Asker = {
  provider: AskedProvider;
  /** The name used in reports: "OpenAI, maker of ChatGPT". Never only the name of the app. */
  label: string;
  model: string;
  /** The part of the cohort that is known before the answer names its model. */
  setup: Omit<Cohort, 'served' | 'questionsVersion'>;
  /** The amount that one request reserves. */
  reserveMicros: number;
  ask(question: Question, place: Place, signal: AbortSignal): Promise<Asked>;
};

export type AskerOptions = {
  apiKey: string;
  /**
   * Null for the provider's own endpoint. In the form that its SDK expects: OpenAI's with `/v1`, the others without.
   */
  baseUrl: string | null;
  model: string;
  /** 120 seconds by default. */
  timeoutMs?: number;
};

/** A request with several searches takes up to a minute. */
export const ASK_TIMEOUT_MS = 120_000;
