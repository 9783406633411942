import * as z from 'zod';
import { BUSINESS_KINDS } from './business-kind.ts';
import { CHECK_CATEGORIES } from './checks.ts';
import { noScoreSchema } from './no-score.ts';

/** Raised with every change to a check, a weight or a cap, so that scores of different engines are never compared unawares. */
export const ENGINE_VERSION = '2.1.0';

export const insightStatusSchema = z.enum(['success', 'warning', 'error']);
export type InsightStatus = z.infer<typeof insightStatusSchema>;

/** Where on the web page (or in which file) a piece of evidence was read. */
export const evidencePlaceSchema = z.enum([
  'title',
  'description',
  'heading',
  'text',
  'link',
  'markup',
  'meta',
  'header',
  'script',
  'robots.txt',
  'sitemap',
  'llms.txt',
  'response',
]);
export type EvidencePlace = z.infer<typeof evidencePlaceSchema>;

/** One receipt: what was read, where. `excerpt` is verbatim text of the fetched bytes (or the HTTP status line for `response`). */
export const evidenceSchema = z.object({
  url: z.string(),
  place: evidencePlaceSchema,
  excerpt: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** Text ready to paste. Facts not found on the site stay visible blanks in square brackets, e.g. `[your licence number]`. */
export const pasteSchema = z.object({
  label: z.string(),
  language: z.enum(['text', 'html', 'json-ld', 'robots', 'diff', 'markdown']),
  text: z.string(),
});
export type Paste = z.infer<typeof pasteSchema>;

export const fixSchema = z.object({
  /** What to do, in one or two plain sentences. Empty only when there is nothing to do. */
  summary: z.string(),
  steps: z.array(z.string()),
  paste: z.array(pasteSchema),
  fixedBy: z.enum(['owner', 'site editor', 'developer or host']),
  effort: z.enum(['quick', 'afternoon', 'project']),
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
  /** False when the check could not be decided; it then counts neither for nor against the score. */
  measured: z.boolean(),
  evidence: z.array(evidenceSchema),
  fix: fixSchema,
  /** How much the score would rise if this check alone turned to success, caps included. Whole points. */
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
  /** Reading it took more processor time or memory than one site may have. */
  'too-costly',
]);
export type SiteState = z.infer<typeof siteStateSchema>;

/** One line of "what AI can truthfully say about you": a fact with the words it came from. */
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

/** Why the site is taken for what it is, or a piece of sample text: what was seen, in words, and where. */
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

const percentSchema = z.number().int().min(0).max(100);

export const subScoreSchema = z.object({ score: percentSchema.nullable(), measuredWeight: z.number() });

/** The whole judgement of one scan: a pure function of the saved artifacts. */
export const scanReportSchema = z.object({
  engineVersion: z.string(),
  /** The address that was asked for, e.g. `https://example.com/`. */
  website: z.string(),
  /** Where the home page was finally read, after redirects; null when it never was. */
  finalUrl: z.string().nullable(),
  /** ISO 8601, taken from the artifacts. */
  scannedAt: z.string(),
  state: siteStateSchema,
  /** 0–100, or null when too little could be measured to print a number. */
  score: percentSchema.nullable(),
  /** Why there is no score, in words to the site's owner; null when there is one. */
  scoreReason: z.string().nullable(),
  /** The same for telling others (`noScoreWords`). */
  noScore: noScoreSchema.nullable(),
  /** The score before caps. */
  baseScore: percentSchema.nullable(),
  /** Sum of the weights of the checks that were measured, out of 100. */
  measuredWeight: z.number(),
  /** The caps that hold, lowest first; the first one limits the score. */
  caps: z.array(capSchema),
  subScores: z.object({ letIn: subScoreSchema, readable: subScoreSchema, trusted: subScoreSchema }),
  assistants: z.array(assistantVerdictSchema),
  insights: z.array(insightSchema),
  recommendations: z.array(recommendationSchema),
  business: z.object({
    kind: z.enum(BUSINESS_KINDS),
    kindSigns: z.array(kindSignSchema),
    /** Text of a template that was never replaced. */
    sampleText: z.array(kindSignSchema),
    trade: z.enum(TRADES),
    tradeVotes: z.array(z.object({ trade: z.enum(TRADES), votes: z.number(), evidence: z.array(evidenceSchema) })),
    shape: z.enum(['storefront', 'service-area', 'hybrid', 'unknown']),
    facts: z.array(statedFactSchema),
    questions: z.array(questionAnswerSchema),
  }),
  pages: z.array(scannedPageSchema),
  /** Things said aloud beside the score: redirects to another domain, cut pages, young standards seen. */
  notes: z.array(z.string()),
  /** What no outside scan can see; the same in every report. */
  notVisible: z.array(z.string()),
  method: z.string(),
});
export type ScanReport = z.infer<typeof scanReportSchema>;

export const REPORT_PAPERS = ['a4', 'letter'] as const;
export type ReportPaper = (typeof REPORT_PAPERS)[number];

/** Renders a report as one HTML file that needs no server. Reports of older engines may lack fields. */
export type RenderReportHtml = (report: Partial<ScanReport>, options: { businessName: string }) => Promise<string>;

/** Renders a report as a PDF. Pure: the same report gives the same bytes. Reports of older engines may lack fields. */
export type RenderReportPdf = (
  report: Partial<ScanReport>,
  options: { businessName: string; paper: ReportPaper },
) => Promise<Uint8Array<ArrayBuffer>>;
