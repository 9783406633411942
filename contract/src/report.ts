import * as z from 'zod';
import type { AnswersView } from './answer-figures.ts';
import { businessFactsSchema } from './business-facts.ts';
import { BUSINESS_KINDS } from './business-kind.ts';
import { CHECK_CATEGORIES } from './checks.ts';
import { evidenceSchema } from './evidence.ts';
import { noScoreSchema } from './no-score.ts';
import { builderIdSchema, builderPluginIdSchema, changeKindSchema, howToSchema } from './site-builder.ts';

export { type Evidence, type EvidencePlace, evidencePlaceSchema, evidenceSchema } from './evidence.ts';

/**
 * Raise it with every change to a check, a weight or a cap, so that scores of different engines are never compared by
 * accident.
 */
export const ENGINE_VERSION = '2.30.0';

export const insightStatusSchema = z.enum(['success', 'warning', 'error']);
export type InsightStatus = z.infer<typeof insightStatusSchema>;

/**
 * Text ready to paste. Facts that the site lacks are visible blanks in square brackets, for example `[your licence
 * number]`.
 */
export const pasteSchema = z.object({
  label: z.string(),
  language: z.enum(['text', 'html', 'json-ld', 'robots', 'diff', 'markdown']),
  text: z.string(),
});
export type Paste = z.infer<typeof pasteSchema>;

export const fixSchema = z.object({
  /** What to do, in one or two plain sentences. Empty only if nothing needs to be done. */
  summary: z.string(),
  steps: z.array(z.string()),
  paste: z.array(pasteSchema),
  fixedBy: z.enum(['owner', 'site editor', 'developer or host']),
  effort: z.enum(['quick', 'afternoon', 'project']),
  /** The kinds of change that the fix needs. `howTo` of the report explains how each is made on this site. */
  changes: z.array(changeKindSchema),
});
export type Fix = z.infer<typeof fixSchema>;

export const insightSchema = z.object({
  id: z.string(),
  category: z.enum(CHECK_CATEGORIES),
  title: z.string(),
  description: z.string(),
  status: insightStatusSchema,
  impact: z.enum(['high', 'medium']),
  weight: z.number(),
  /** False if the check had no result. It then does not count in the score. */
  measured: z.boolean(),
  evidence: z.array(evidenceSchema),
  fix: fixSchema,
  /** How many whole points the score would gain if only this check became a success, caps included. */
  pointsToGain: z.number().int(),
});
export type Insight = z.infer<typeof insightSchema>;

export const recommendationSchema = z.object({
  insightId: z.string(),
  title: z.string(),
  description: z.string(),
  pointsToGain: z.number().int(),
  effort: fixSchema.shape.effort,
  fixedBy: fixSchema.shape.fixedBy,
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const capIdSchema = z.enum([
  'parked',
  'all-search-bots-blocked',
  'home-noindex',
  'robots-unreachable',
  'empty-shell',
  'home-nosnippet',
  'edge-refuses-assistants',
  'no-name-or-phone',
  'answer-bots-blocked',
  'sample-text',
]);
export type CapId = z.infer<typeof capIdSchema>;

export const capSchema = z.object({ id: capIdSchema, limit: z.number().int(), reason: z.string() });
export type Cap = z.infer<typeof capSchema>;

export const ASSISTANTS = [
  { id: 'chatgpt', name: 'ChatGPT' },
  { id: 'claude', name: 'Claude' },
  { id: 'perplexity', name: 'Perplexity' },
  { id: 'google-ai', name: 'Google AI' },
  { id: 'copilot', name: 'Copilot' },
  { id: 'siri', name: 'Siri' },
  { id: 'alexa', name: 'Alexa' },
  { id: 'meta-ai', name: 'Meta AI' },
] as const;
export type AssistantId = (typeof ASSISTANTS)[number]['id'];

export const assistantVerdictSchema = z.object({
  id: z.enum(ASSISTANTS.map((assistant) => assistant.id) as [AssistantId, ...AssistantId[]]),
  name: z.string(),
  verdict: z.enum(['yes', 'limited', 'no', 'unknown']),
  reason: z.string(),
});
export type AssistantVerdict = z.infer<typeof assistantVerdictSchema>;

export const TRADES = ['hvac', 'plumbing', 'roofing', 'solar', 'legal', 'healthcare', 'generic'] as const;
export type Trade = (typeof TRADES)[number];

export const siteStateSchema = z.enum([
  'ok',
  'unreachable',
  'challenge',
  'parked',
  'login',
  'not-html',
  'robots-refuses-us',
  'no-own-website',
  /** Reading the site used more processor time or memory than one site is allowed. */
  'too-costly',
]);
export type SiteState = z.infer<typeof siteStateSchema>;

/** One line of "what AI can truthfully say about you": a fact with its evidence. */
export const statedFactSchema = z.object({
  kind: z.enum([
    'name',
    'trade',
    'town',
    'phone',
    'address',
    'hours',
    'emergency',
    'price',
    'licence',
    'proof',
    'service',
  ]),
  value: z.string(),
  source: z.enum(['text', 'markup', 'both', 'conflict']),
  evidence: z.array(evidenceSchema),
});
export type StatedFact = z.infer<typeof statedFactSchema>;

/** Why the site was classified as it was, or a piece of sample text: what was seen, in words, and where. */
export const kindSignSchema = z.object({ words: z.string(), evidence: evidenceSchema });
export type KindSign = z.infer<typeof kindSignSchema>;

export const questionAnswerSchema = z.object({
  id: z.string(),
  question: z.string(),
  state: z.enum(['answered', 'hinted', 'absent']),
  evidence: evidenceSchema.nullable(),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

export const scannedPageSchema = z.object({
  url: z.string(),
  role: z.string(),
  status: z.number().int().nullable(),
  words: z.number().int(),
  title: z.string(),
});
export type ScannedPage = z.infer<typeof scannedPageSchema>;

/** The system that the site is built with, if two independent signs identify it. */
export const siteBuilderSchema = z.object({
  id: builderIdSchema.nullable(),
  /** `Wix`; null if unknown. */
  name: z.string().nullable(),
  plugins: z.array(z.object({ id: builderPluginIdSchema, name: z.string() })),
  /** What was seen, even if it was not enough to decide. */
  signs: z.array(kindSignSchema),
});
export type SiteBuilder = z.infer<typeof siteBuilderSchema>;

const percentSchema = z.number().int().min(0).max(100);

export const subScoreSchema = z.object({ score: percentSchema.nullable(), measuredWeight: z.number() });

/** The complete result of one scan: a pure function of the saved artifacts. */
export const scanReportSchema = z.object({
  engineVersion: z.string(),
  /** The requested address, for example `https://example.com/`. */
  website: z.string(),
  /** The final URL of the home page, after redirects; null if it was never read. */
  finalUrl: z.string().nullable(),
  /** ISO 8601, from the artifacts. */
  scannedAt: z.string(),
  state: siteStateSchema,
  /** 0–100, or null if too little could be measured for a score. */
  score: percentSchema.nullable(),
  /** Why there is no score, worded for the site's owner; null if there is one. */
  scoreReason: z.string().nullable(),
  /** The same reason as data, to word it for other readers (`noScoreWords`). */
  noScore: noScoreSchema.nullable(),
  /** The score before caps. */
  baseScore: percentSchema.nullable(),
  /** Sum of the weights of the measured checks, out of 100. */
  measuredWeight: z.number(),
  /** The caps that apply, lowest first. The first one limits the score. */
  caps: z.array(capSchema),
  subScores: z.object({ letIn: subScoreSchema, readable: subScoreSchema, trusted: subScoreSchema }),
  assistants: z.array(assistantVerdictSchema),
  insights: z.array(insightSchema),
  recommendations: z.array(recommendationSchema),
  business: z.object({
    kind: z.enum(BUSINESS_KINDS),
    kindSigns: z.array(kindSignSchema),
    /** Template text that was never replaced. */
    sampleText: z.array(kindSignSchema),
    trade: z.enum(TRADES),
    tradeVotes: z.array(z.object({ trade: z.enum(TRADES), votes: z.number(), evidence: z.array(evidenceSchema) })),
    shape: z.enum(['storefront', 'service-area', 'hybrid', 'unknown']),
    facts: z.array(statedFactSchema),
    questions: z.array(questionAnswerSchema),
    /**
     * The facts that assistants' answers are compared with; null if the site is not a local business. Absent in reports
     * of older engines.
     */
    comparable: businessFactsSchema.nullable().optional(),
  }),
  builder: siteBuilderSchema,
  /** One entry for each kind of change that the fixes of this report need. */
  howTo: z.array(howToSchema),
  pages: z.array(scannedPageSchema),
  /** Remarks outside the score: redirects to another domain, truncated pages, recent standards that the site uses. */
  notes: z.array(z.string()),
  /** What no scan from outside can see; the same in every report. */
  notVisible: z.array(z.string()),
  method: z.string(),
});
export type ScanReport = z.infer<typeof scanReportSchema>;

export const REPORT_PAPERS = ['a4', 'letter'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** What a PDF contains: the whole report, or only its open fixes for the person who maintains the site. */
export type ReportPart = 'report' | 'hand-over';

/**
 * Renders a report as one HTML file that works without a server. Read a stored report with `readStoredReport` first.
 */
export type RenderReportHtml = (
  report: ScanReport,
  options: { businessName: string; answers?: AnswersView },
) => Promise<string>;

/**
 * Renders a report as a PDF. Pure: the same report gives the same bytes. Read a stored report with `readStoredReport`
 * first.
 */
export type RenderReportPdf = (
  report: ScanReport,
  options: { businessName: string; paper: ReportPaper; part?: ReportPart; answers?: AnswersView },
) => Promise<Uint8Array<ArrayBuffer>>;
