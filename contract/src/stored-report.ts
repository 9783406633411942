import * as z from 'zod';
import {
  assistantVerdictSchema,
  capSchema,
  evidenceSchema,
  fixSchema,
  insightSchema,
  kindSignSchema,
  pasteSchema,
  questionAnswerSchema,
  recommendationSchema,
  type ScanReport,
  scannedPageSchema,
  scanReportSchema,
  siteBuilderSchema,
  statedFactSchema,
} from './report.ts';
import { changeKindSchema, howToSchema } from './site-builder.ts';

/**
 * Reads a stored report of any engine version. Fields that an older engine did not know are empty; unknown values of a
 * newer engine keep their text. Nothing is judged again, so an old report still shows what was measured then. Never
 * throws: input that is not a report becomes an empty report without a score.
 */
export function readStoredReport(stored: unknown): ScanReport {
  // Read field by field: an empty object yields every default.
  const fields = z.record(z.string(), z.unknown()).safeParse(stored);
  return storedReportSchema.parse(fields.success ? fields.data : {});
}

/** A list without the entries that cannot be shown. */
function listOf<S extends z.ZodType>(entry: S) {
  const entries = z.array(z.unknown()).transform((list) =>
    list.flatMap((one) => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
  return entries.catch([]);
}

const text = z.string().catch('');
const textOrNull = z.string().nullable().catch(null);
const percentOrNull = z.number().nullable().catch(null);
const evidence = listOf(evidenceSchema);
const noFix = {
  ...{ summary: '', steps: [], paste: [], changes: [] },
  ...{ fixedBy: 'site editor' as const, effort: 'quick' as const },
};
const subScore = z
  .object({ score: percentOrNull, measuredWeight: z.number().catch(0) })
  .catch({ score: null, measuredWeight: 0 });
const noBusiness = {
  ...{ kind: 'cannot-tell' as const, kindSigns: [], sampleText: [] },
  ...{ trade: 'generic' as const, tradeVotes: [], shape: 'unknown' as const, facts: [], questions: [] },
};
/** Accepts the id of a check, cap or category that this engine no longer has. */
const anyName = <S extends z.ZodType>(_known: S) => z.string() as unknown as z.ZodType<z.output<S>>;

const insight = insightSchema.extend({
  category: anyName(insightSchema.shape.category),
  description: text,
  impact: insightSchema.shape.impact.catch('medium'),
  weight: z.number().catch(0),
  measured: z.boolean().catch(true),
  evidence,
  fix: fixSchema
    .extend({
      summary: text,
      steps: listOf(z.string()),
      paste: listOf(pasteSchema),
      fixedBy: fixSchema.shape.fixedBy.catch(noFix.fixedBy),
      effort: fixSchema.shape.effort.catch(noFix.effort),
      // Engines before 2.2.0 did not record which changes a fix needs.
      changes: listOf(changeKindSchema),
    })
    .catch(noFix),
  pointsToGain: z.number().catch(0),
});

const { shape } = scanReportSchema;
export const storedReportSchema = z.object({
  engineVersion: z.string().catch('unknown'),
  website: text,
  finalUrl: textOrNull,
  scannedAt: text,
  state: shape.state.catch('ok'),
  score: percentOrNull,
  scoreReason: textOrNull,
  noScore: shape.noScore.catch(null),
  baseScore: percentOrNull,
  measuredWeight: z.number().catch(0),
  caps: listOf(capSchema.extend({ id: anyName(capSchema.shape.id) })),
  subScores: z
    .object({ letIn: subScore, readable: subScore, trusted: subScore })
    .catch(() => ({ letIn: subScore.parse(null), readable: subScore.parse(null), trusted: subScore.parse(null) })),
  assistants: listOf(assistantVerdictSchema),
  insights: listOf(insight),
  recommendations: listOf(recommendationSchema),
  business: z
    .object({
      // Engines before 2.0.0 classified every site as a business.
      kind: shape.business.shape.kind.catch('cannot-tell'),
      kindSigns: listOf(kindSignSchema),
      sampleText: listOf(kindSignSchema),
      trade: shape.business.shape.trade.catch('generic'),
      tradeVotes: shape.business.shape.tradeVotes.catch([]),
      shape: shape.business.shape.shape.catch('unknown'),
      facts: listOf(statedFactSchema.extend({ evidence })),
      questions: listOf(questionAnswerSchema.extend({ evidence: evidenceSchema.nullable().catch(null) })),
      comparable: shape.business.shape.comparable.catch(null),
    })
    .catch(noBusiness),
  builder: siteBuilderSchema
    .extend({ plugins: listOf(siteBuilderSchema.shape.plugins.element), signs: listOf(kindSignSchema) })
    .catch({ id: null, name: null, plugins: [], signs: [] }),
  howTo: listOf(howToSchema.extend({ proof: text })),
  pages: listOf(scannedPageSchema),
  notes: listOf(z.string()),
  notVisible: listOf(z.string()),
  method: text,
});

/** Whether the engine read the facts of the business. If an older one did not, missing facts mean nothing. */
export function wasBusinessRead({ facts, questions }: ScanReport['business']): boolean {
  return facts.length + questions.length > 0;
}
