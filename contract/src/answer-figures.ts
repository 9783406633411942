import * as z from 'zod';
import { answerClaimSchema, answerSourceSchema, OWN_VERDICTS } from './answer-reading.ts';

/** With fewer answers than this, the result is described in words, without a share or a range. */
export const MIN_FOR_RANGE = 5;

/** Shares from 0 to 1. */
const rangeSchema = z.object({ low: z.number(), high: z.number() });

/** *k of n*, with its 95 % confidence interval; null below five answers. */
export const shareSchema = z.object({ named: z.number().int(), read: z.number().int(), range: rangeSchema.nullable() });
export type Share = z.infer<typeof shareSchema>;

/** One counted answer, for a person to inspect. */
export const countedAnswerSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  verdict: z.enum(OWN_VERDICTS),
  /** The passage with the name, verbatim; null if the answer has no such passage. */
  quote: z.string().nullable(),
  cited: z.array(answerSourceSchema),
});

/** Answers that may be counted together: same assistant, same model, same way of asking. */
export const answerLaneSchema = z.object({
  /** `cohortKey`. Never add up two lanes or join them with a line. */
  cohort: z.string(),
  provider: z.enum(['openai', 'anthropic', 'perplexity', 'compatible', 'pasted']),
  host: z.string(),
  served: z.string(),
  /** First and last day, ISO 8601. */
  from: z.string(),
  to: z.string(),
  share: shareSchema,
  /** The number of answers in which the business is the first one named. */
  first: z.number().int(),
  /**
   * `citedOnly`: answers that cite one of the business's pages without naming it. `alike`: answers that name a similar
   * business.
   */
  citedOnly: z.number().int(),
  alike: z.number().int(),
  /** Answers that name no business at all. They count in the total. */
  nobody: z.number().int(),
  /** Reported next to the share, not counted in it. */
  refused: z.number().int(),
  empty: z.number().int(),
  failed: z.number().int(),
  /** Answers given without a web search, counted separately. */
  memory: shareSchema,
  answers: z.array(countedAnswerSchema),
});
export type AnswerLane = z.infer<typeof answerLaneSchema>;

export const RIVALS_SHOWN = 10;

/** The ids of the answers that make this statement, over all lanes. */
const answers = z.array(z.string());

export const rivalFigureSchema = z.object({ name: z.string(), domain: z.string().nullable(), answers });
export const placeFigureSchema = z.object({
  host: z.string(),
  name: z.string(),
  answers: z.number().int(),
  linked: z.string().nullable(),
});

/** One statement and all answers that make it. */
export const claimFigureSchema = answerClaimSchema.extend({ answers });
export type ClaimFigure = z.infer<typeof claimFigureSchema>;

/** What assistants say when they are asked about the business by name. */
export const brandedFigureSchema = z.object({
  asked: z.number().int(),
  knows: z.number().int(),
  mixesUp: z.number().int(),
});

/** Everything that a set of answers says about one business. Every number can be recomputed from the stored answers. */
export const answerFiguresSchema = z.object({
  lanes: z.array(answerLaneSchema),
  rivals: z.array(rivalFigureSchema),
  places: z.array(placeFigureSchema),
  claims: z.array(claimFigureSchema),
  branded: brandedFigureSchema,
});
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;

/** Why no assistant was asked. */
export const NOT_ASKED_REASONS = [
  'no-key',
  'no-town',
  'no-trade',
  'no-language',
  'budget',
  'not-yet',
  'under-way',
  'no-answer',
] as const;
export type NotAskedReason = (typeof NOT_ASKED_REASONS)[number];

/** Questions of the newest round that nobody answered: the spending limit was reached, or the assistant was away. */
export const missingAnswersSchema = z.object({
  /** As reports name it: "OpenAI, maker of ChatGPT". */
  name: z.string(),
  why: z.enum(['budget', 'no-answer']),
  questions: z.int(),
});
export type MissingAnswers = z.infer<typeof missingAnswersSchema>;

/** What assistants answer about one town. Two towns are two markets, and their answers are never counted together. */
const townAnswersSchema = z.object({
  /** As people write it: `Tacoma, WA`. */
  place: z.string(),
  /** False if the scan is too old to check the answers against. No statement is then marked right or wrong. */
  compared: z.boolean(),
  figures: answerFiguresSchema,
  missing: z.array(missingAnswersSchema),
});
export type TownAnswers = z.infer<typeof townAnswersSchema>;

/**
 * The section of a report about assistants. Without an API key it states that no assistant was asked; it never contains
 * sample figures.
 */
export const answersViewSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-asked'), reason: z.enum(NOT_ASKED_REASONS) }),
  townAnswersSchema.extend({
    state: z.literal('asked'),
    /** True if the name alone does not identify this business (`Tacoma Plumbing`). */
    generalName: z.boolean(),
    /** Further towns of the site, in its order. */
    otherTowns: z.array(townAnswersSchema),
  }),
]);
export type AnswersView = z.infer<typeof answersViewSchema>;

export const CHANGE_VERDICTS = ['rose', 'fell', 'no-clear-change', 'not-comparable'] as const;
export type ChangeVerdict = (typeof CHANGE_VERDICTS)[number];

/** One round of questions to one assistant, as a point of a line. */
export const linePointSchema = z.object({
  runId: z.string(),
  purpose: z.enum(['monthly', 'baseline', 'pasted']),
  /** The month as `2026-11`; null for a baseline. */
  period: z.string().nullable(),
  /** The day on which the round began, as `2026-11-22`. */
  date: z.string(),
  served: z.string(),
  share: shareSchema,
  /** Answers given without a web search, counted separately. */
  memory: shareSchema.omit({ range: true }),
  /** Compared with the point before; null for the first one. */
  change: z.enum(CHANGE_VERDICTS).nullable(),
  /** True if the model, the search tool or the wording changed: this point must not be joined with the one before. */
  startsAnew: z.boolean(),
});
export type LinePoint = z.infer<typeof linePointSchema>;

/** What one assistant answered over time, oldest point first. */
export const answerLineSchema = z.object({
  provider: answerLaneSchema.shape.provider,
  host: z.string(),
  points: z.array(linePointSchema),
});
export type AnswerLine = z.infer<typeof answerLineSchema>;
