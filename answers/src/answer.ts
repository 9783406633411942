/**
 * The kind of provider. `compatible` is any endpoint that speaks OpenAI's chat completions; `pasted` is an answer
 * pasted by hand.
 */
export const PROVIDERS = ['openai', 'anthropic', 'perplexity', 'compatible', 'pasted'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** The providers that are asked over the network. */
export type AskedProvider = Exclude<Provider, 'pasted'>;

/** A page that the answer cites. `start` and `end` are hints: providers count characters differently. */
export type CitedSource = {
  url: string;
  title: string | null;
  start: number | null;
  end: number | null;
  /** The text of the page that the provider quotes, at most 300 characters. */
  quote: string | null;
};

/** A page that was found or read during the search. It need not be cited. */
export type ConsultedSource = { url: string; title: string | null };

export type Usage = {
  inputTokens: number;
  outputTokens: number;
  /** Searches that the provider bills for. */
  searches: number;
};

/** Whole micro-dollars. `billed` is the provider's own figure; `unknown` is the upper bound for a model without a price. */
export type Cost = { micros: number; kind: 'billed' | 'estimated' | 'unknown' };

/** What every reply of a provider contains, regardless of its text. */
export type Reply = {
  /** The model that produced the answer, as the provider names it. */
  served: string;
  usage: Usage;
  cost: Cost;
  requestId: string | null;
};

export const FAILURE_REASONS = [
  'bad-key',
  'no-credit',
  'model-gone',
  'too-fast',
  'overloaded',
  'timeout',
  'connection',
  'redirect',
  'too-large',
  'malformed',
  'provider-failed',
  'bad-request',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export type Answered = Reply & {
  state: 'answered';
  /**
   * Plain text without control and bidirectional characters, at most 20,000 characters. Untrusted: never treat it as
   * HTML.
   */
  text: string;
  /** True if the answer was longer than 20,000 characters. */
  cut: boolean;
  cited: readonly CitedSource[];
  consulted: readonly ConsultedSource[];
  /** The assistant's search queries, if the provider returns them. */
  searches: readonly string[];
  /** False if the answer comes from the model's memory. Such answers are counted separately. */
  searched: boolean;
};

export type Refused = Reply & { state: 'refused'; words: string };
export type Empty = Reply & { state: 'empty' };

export type Failed = {
  state: 'failed';
  reason: FailureReason;
  status: number | null;
  /** The provider's own error code and at most 300 characters of its message, without the key. */
  code: string | null;
  message: string;
  /** How long the provider asks the caller to wait, or null. */
  retryAfterSeconds: number | null;
  /** `maybe` if the provider may bill the request although no answer arrived. */
  billed: 'no' | 'maybe';
  requestId: string | null;
};

/** The result of one request. A failure is data, never an exception. */
export type Answer = Answered | Refused | Empty | Failed;

/** The town that a question is about. */
export type Place = {
  town: string;
  /** As in addresses of the country: `WA`. Empty for countries whose addresses have no region. */
  region: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** IANA time zone name, or null if unknown. */
  timeZone: string | null;
};

export const QUESTION_FAMILIES = [
  'find',
  'urgent',
  'service',
  'price',
  'trust',
  'area',
  'near-me',
  'compare',
  'branded',
] as const;
export type QuestionFamily = (typeof QUESTION_FAMILIES)[number];

/** One phrasing of one question, ready to send. */
export type Question = {
  /** Shared by all phrasings, for example `find` or `service:drain-cleaning`. */
  id: string;
  family: QuestionFamily;
  /** 0, 1 or 2. */
  phrasing: number;
  text: string;
  /** ISO 639-1. */
  language: string;
  /** The version of the wording (`QUESTIONS_VERSION`). */
  version: number;
};

/** How the assistant learned the town: from a field of the search tool, or only from the text of the question. */
export type PlaceMode = 'field' | 'text';

/** The properties that two answers must share to be counted together. */
export type Cohort = {
  provider: Provider;
  /** Host of the endpoint; for a pasted answer, the name that the agency gave the assistant. */
  host: string;
  served: string;
  /** Name and version of the search tool, or `none`. */
  tool: string;
  toolChoice: string;
  effort: string;
  placeMode: PlaceMode;
  questionsVersion: number;
};

/** One answer as it is stored and read. A reading depends only on this and on the facts of the site. */
export type AskedAnswer = {
  id: string;
  question: Question;
  place: Place;
  /** The number of this attempt at the question, from 0. Attempt *i* uses phrasing *i* mod 3. */
  sample: number;
  cohort: Cohort;
  /** ISO 8601. */
  askedAt: string;
  answer: Answer;
};

/**
 * The key under which answers are pooled. Answers with different keys are never counted together or joined by a line.
 */
export function cohortKey(cohort: Cohort): string {
  const { provider, host, served, tool, toolChoice, effort, placeMode, questionsVersion } = cohort;
  return [provider, host, served, tool, toolChoice, effort, placeMode, `q${questionsVersion}`]
    .map((part) => part.replaceAll(/[\s|]+/g, '-'))
    .join('|');
}
