import * as z from 'zod';
import { answerLaneSchema, answerLineSchema, claimFigureSchema, missingAnswersSchema } from './answer-figures.ts';
import { answerReadingSchema } from './answer-reading.ts';

/** The trade, town and country of a request about a market. */
const market = {
  trade: z.string().trim().min(1, 'Name a trade, such as plumbing.').max(60),
  town: z.string().trim().min(1, 'Name a town, such as Tacoma, WA.').max(100),
  country: z.string().trim().length(2, 'Give the country as two letters, such as US.').default('US'),
};

export const PANEL_PURPOSES = ['sample', 'monthly', 'baseline'] as const;

/** Starts a round of questions about a market. */
export const panelRequestSchema = z.object({ ...market, purpose: z.enum(PANEL_PURPOSES) });
/** Sets the markets in which assistants are asked about a client every month: the main town, and one more. */
export const clientMarketRequestSchema = z.object({ ...market, secondTown: z.string().trim().max(100).default('') });

const MAX_PASTED_LENGTH = 100_000;
/** An answer that someone copied from an assistant's own app. */
export const pastedAnswerRequestSchema = z.object({
  ...market,
  question: z.string().trim().min(1, 'Choose the question that you asked.').max(100),
  assistant: z.string().trim().min(1, 'Name the assistant.').max(80),
  /** The day on which the question was asked. */
  date: z.iso.date('Give the day as 2026-11-22.'),
  text: z.string().trim().min(1, 'Paste the answer.').max(MAX_PASTED_LENGTH, 'The answer is too long.'),
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
  purpose: z.enum([...PANEL_PURPOSES, 'pasted', 'branded']),
  /** The business of a branded run; null for the others. */
  client: z.string().nullable(),
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
  costs: z.object({
    sample: cost,
    monthly: cost,
    baseline: cost,
    /** Each client has a separate market and is asked about by name. */
    monthOf50Clients: cost,
  }),
  runs: z.array(run),
});
export type Assistants = z.infer<typeof assistantsSchema>;

const clientMarket = z.object({
  trade: z.string(),
  town: z.string(),
  region: z.string(),
  country: z.string(),
  since: z.iso.datetime(),
});

/** What nobody answered in the newest month. */
const missing = z.object({ period: z.string(), questions: z.array(missingAnswersSchema) }).nullable();

/** One assistant that was asked about a client by name. */
const namedAssistant = z.object({
  ...answerLaneSchema.pick({ provider: true, host: true, served: true }).shape,
  askedAt: z.iso.datetime(),
  /** `knows`: the answer contains a second identifier of the business. `mixes-up`: it describes somebody else. */
  says: z.enum(['knows', 'mixes-up', 'does-not-know', 'refused', 'empty', 'no-answer']),
  /** How the somebody else differs; null unless it mixes them up. */
  alike: answerReadingSchema.shape.alike.element.nullable(),
  fromMemory: z.boolean(),
});

/** What the back office shows about one client: their market, and how often assistants named them over time. */
export const clientAnswersSchema = z.object({
  /** Why no assistant is asked, as text for the reader; null if at least one is asked. */
  nobodyAsked: z.string().nullable(),
  /** The market that is asked every month; null until somebody sets it. */
  market: clientMarket.nullable(),
  /** The market that the newest scan of their site suggests; null if it is not certain of trade and town. */
  suggested: z.object({ trade: z.string(), town: z.string(), country: z.string() }).nullable(),
  /** False while no scan has read facts of their site. Answers cannot be counted without them. */
  hasFacts: z.boolean(),
  /** How many answers have not been read yet. Ask again until it is 0. */
  unread: z.int(),
  lines: z.array(answerLineSchema),
  missing,
  /** A second town is a separate market. Its answers are never added to those of the main town. */
  second: clientMarket.extend({ lines: z.array(answerLineSchema), missing }).nullable(),
  /** The newest month in which assistants were asked about the client by name. Never counted in `lines`. */
  byName: z
    .object({
      period: z.string(),
      /** False if the scan is too old to check the answers against. */
      compared: z.boolean(),
      assistants: z.array(namedAssistant),
      /** How many assistants gave no answer at all. */
      unanswered: z.int(),
      claims: z.array(claimFigureSchema),
    })
    .nullable(),
  /** What a month costs: the questions of one town, and one question by name. */
  monthCosts: z.object({ town: cost, byName: cost }),
});
export type ClientAnswers = z.infer<typeof clientAnswersSchema>;
