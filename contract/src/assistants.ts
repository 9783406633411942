import * as z from 'zod';
import { answerLineSchema } from './answer-figures.ts';

/** The trade, town and country of a request about a market. */
const market = {
  trade: z.string().trim().min(1, 'Name a trade, such as plumbing.').max(60),
  town: z.string().trim().min(1, 'Name a town, such as Tacoma, WA.').max(100),
  country: z.string().trim().length(2, 'Give the country as two letters, such as US.').default('US'),
};

export const PANEL_PURPOSES = ['sample', 'monthly', 'baseline'] as const;

/** Starts a round of questions about a market. */
export const panelRequestSchema = z.object({ ...market, purpose: z.enum(PANEL_PURPOSES) });
/** Sets the market in which assistants are asked about a client every month. */
export const clientMarketRequestSchema = z.object(market);

const MOST_PASTED = 100_000;
/** An answer that someone copied from an assistant's own app. */
export const pastedAnswerRequestSchema = z.object({
  ...market,
  question: z.string().trim().min(1, 'Choose the question that you asked.').max(100),
  assistant: z.string().trim().min(1, 'Name the assistant.').max(80),
  /** The day on which the question was asked. */
  date: z.iso.date('Give the day as 2026-11-22.'),
  text: z.string().trim().min(1, 'Paste the answer.').max(MOST_PASTED, 'The answer is too long.'),
  sources: z.array(z.string().trim().max(2000)).max(50).default([]),
});

/** In whole micro-dollars: the usual and the maximum cost. */
const cost = z.object({ asks: z.int(), usualMicros: z.int(), mostMicros: z.int() });

const lane = z.object({
  provider: z.string(),
  /** As reports name it: "OpenAI, maker of ChatGPT". */
  label: z.string(),
  /** Null without an API key. */
  model: z.string().nullable(),
  state: z.enum(['open', 'paused', 'no-key', 'off']),
  /** Why the lane is closed, as text for the reader. */
  why: z.string().nullable(),
  pausedAt: z.iso.datetime().nullable(),
  /** A warning about the price. */
  priceWarning: z.string().nullable(),
  todayMicros: z.int(),
});

const run = z.object({
  id: z.string(),
  trade: z.string(),
  town: z.string(),
  region: z.string(),
  country: z.string(),
  purpose: z.enum([...PANEL_PURPOSES, 'pasted']),
  period: z.string().nullable(),
  state: z.enum(['waiting', 'asking', 'done']),
  planned: z.int(),
  answered: z.int(),
  refused: z.int(),
  empty: z.int(),
  failed: z.int(),
  skipped: z.int(),
  costMicros: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

/** The assistants page of the back office. */
export const assistantsSchema = z.object({
  /** Why no assistant is asked, as text for the reader; null if at least one is asked. */
  nobodyAsked: z.string().nullable(),
  lanes: z.array(lane),
  today: z.object({ spentMicros: z.int(), limitMicros: z.int() }),
  costs: z.object({ sample: cost, monthly: cost, baseline: cost, monthOf50Markets: cost }),
  runs: z.array(run),
});
export type Assistants = z.infer<typeof assistantsSchema>;

/** What the back office shows about one client: their market, and how often assistants named them over time. */
export const clientAnswersSchema = z.object({
  /** Why no assistant is asked, as text for the reader; null if at least one is asked. */
  nobodyAsked: z.string().nullable(),
  /** The market that is asked every month; null until somebody sets it. */
  market: z
    .object({
      trade: z.string(),
      town: z.string(),
      region: z.string(),
      country: z.string(),
      since: z.iso.datetime(),
    })
    .nullable(),
  /** The market that the newest scan of their site suggests; null if it is not certain of trade and town. */
  suggested: z.object({ trade: z.string(), town: z.string(), country: z.string() }).nullable(),
  /** False while no scan has read facts of their site. Answers cannot be counted without them. */
  hasFacts: z.boolean(),
  /** How many answers have not been read yet. Ask again until it is 0. */
  unread: z.int(),
  lines: z.array(answerLineSchema),
});
export type ClientAnswers = z.infer<typeof clientAnswersSchema>;
