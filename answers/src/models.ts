import type { AskedProvider, Cost, Usage } from './answer.ts';

/** The price of a model in whole micro-dollars. */
export type ModelPrice = {
  provider: AskedProvider;
  model: string;
  /** Per million tokens. */
  inputMicros: number;
  outputMicros: number;
  /** Per search. The results of a search are billed as input tokens in addition. */
  searchMicros: number;
  /** The date on which the price was checked (ISO). */
  checkedOn: string;
  source: string;
};

/** A price older than this is shown with a warning. */
const STALE_AFTER_DAYS = 90;

/** What a request to a model without a known price reserves. Never 0. */
export const UNKNOWN_RESERVE_MICROS = 150_000;

/** Limits that every request sets or that its reserve assumes. */
export const MAX_SEARCHES = 3;
export const MAX_OUTPUT_TOKENS = 2000;
/** Three searches with a small context stay well below. No provider offers a limit on input tokens. */
const MAX_INPUT_TOKENS = 45_000;

/** Anthropic may pause an answer; it is continued once. */
const MAX_TURNS = 2;

/** A typical request: one search, its results read, and a list of a few businesses. */
const USUAL: Usage = { inputTokens: 10_000, outputTokens: 700, searches: 1 };

export const PRICES: readonly ModelPrice[] = [
  {
    provider: 'openai',
    model: 'gpt-6-luna',
    inputMicros: 100_000,
    outputMicros: 500_000,
    searchMicros: 10_000,
    checkedOn: '2026-11-05',
    source: 'https://developers.openai.com/api/docs/pricing',
  },
  {
    provider: 'openai',
    model: 'gpt-6.1-sol',
    inputMicros: 2_000_000,
    outputMicros: 10_000_000,
    searchMicros: 10_000,
    checkedOn: '2026-11-05',
    source: 'https://developers.openai.com/api/docs/pricing',
  },
  {
    provider: 'anthropic',
    model: 'claude-haiku-5-5',
    inputMicros: 100_000,
    outputMicros: 500_000,
    searchMicros: 10_000,
    checkedOn: '2026-10-24',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
  },
  {
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    inputMicros: 2_000_000,
    outputMicros: 10_000_000,
    searchMicros: 10_000,
    checkedOn: '2026-10-24',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
  },
  {
    provider: 'perplexity',
    model: 'perplexity/sonar',
    inputMicros: 250_000,
    outputMicros: 2_500_000,
    searchMicros: 2_500,
    checkedOn: '2026-10-07',
    source: 'https://docs.perplexity.ai/docs/getting-started/pricing',
  },
];

/** The model that is asked by default. A compatible endpoint has no default. */
export const DEFAULT_MODELS = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  perplexity: 'perplexity/sonar',
} as const;

/** The price of a model or of a dated version of it such as `gpt-6-luna-2026-09-30`; null if it is not in the table. */
export function priceOf(provider: AskedProvider, model: string): ModelPrice | null {
  const known = PRICES.filter((price) => price.provider === provider);
  const dated = (price: ModelPrice) =>
    model.startsWith(`${price.model}-`) && /^\d[\d-]*$/.test(model.slice(price.model.length + 1));
  return known.find((price) => price.model === model) ?? known.find(dated) ?? null;
}

/** Whole micro-dollars, rounded up. */
export function microsOf(price: ModelPrice, { inputTokens, outputTokens, searches }: Usage): number {
  const tokens = (inputTokens * price.inputMicros + outputTokens * price.outputMicros) / 1_000_000;
  return Math.ceil(tokens + searches * price.searchMicros);
}

/** The maximum cost of one request, reserved before it is sent. */
export function reserveMicros(provider: AskedProvider, model: string): number {
  const price = priceOf(provider, model);
  if (!price) return UNKNOWN_RESERVE_MICROS;
  const most = { inputTokens: MAX_INPUT_TOKENS, outputTokens: MAX_OUTPUT_TOKENS, searches: MAX_SEARCHES };
  return microsOf(price, most) * (provider === 'anthropic' ? MAX_TURNS : 1);
}

/** The usual cost of one request, for the estimate shown before the money is spent. */
export function usualMicros(provider: AskedProvider, model: string): number {
  const price = priceOf(provider, model);
  return price ? microsOf(price, USUAL) : UNKNOWN_RESERVE_MICROS;
}

/** The cost of an answer: the provider's own figure if it sends one, otherwise an estimate from the table. */
export function costOf(
  provider: AskedProvider,
  model: string,
  { usage, billedMicros }: { usage: Usage; billedMicros: number | null },
): Cost {
  if (billedMicros !== null) return { micros: billedMicros, kind: 'billed' };
  const price = priceOf(provider, model);
  return price
    ? { micros: microsOf(price, usage), kind: 'estimated' }
    : { micros: UNKNOWN_RESERVE_MICROS, kind: 'unknown' };
}

/** A warning about an outdated price, or null if it was checked within the last 90 days. */
export function priceWarning(provider: AskedProvider, model: string, now: Date): string | null {
  const price = priceOf(provider, model);
  if (!price) return `The price of ${model} is not known: each ask reserves $0.15.`;
  const days = Math.floor((now.getTime() - Date.parse(price.checkedOn)) / 86_400_000);
  if (days <= STALE_AFTER_DAYS) return null;
  return `The price of ${model} was read on ${price.checkedOn}, ${days} days ago. Compare it with ${price.source}.`;
}
