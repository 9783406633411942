import * as z from 'zod';
import {
  type Cap,
  capSchema,
  type Insight,
  type InsightStatus,
  insightStatusSchema,
  type ScanReport,
} from './report.ts';

/** The result of a check in a report: `unknown` if it was not measured. */
export const standingSchema = z.enum([...insightStatusSchema.options, 'unknown']);
export type Standing = z.infer<typeof standingSchema>;

export const turnedCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  from: standingSchema,
  to: standingSchema,
  direction: z.enum(['better', 'worse', 'other']),
});
export type TurnedCheck = z.infer<typeof turnedCheckSchema>;

/** What changed from one report of a site to a later one. */
export const reportChangesSchema = z.object({
  before: z.object({ score: z.number().nullable(), scannedAt: z.string() }),
  after: z.object({ score: z.number().nullable(), scannedAt: z.string() }),
  /**
   * Checks whose status changed, in the order of the later report. Checks that only one report contains are left out.
   */
  turned: z.array(turnedCheckSchema),
  liftedCaps: z.array(capSchema),
  newCaps: z.array(capSchema),
  /**
   * Both engine versions if they differ. Nothing is then compared, because the change may come from the engine and not
   * from the site.
   */
  engines: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type ReportChanges = z.infer<typeof reportChangesSchema>;

const RANK: Record<InsightStatus, number> = { error: 0, warning: 1, success: 2 };

/** Compares two reports of one site, the earlier one first. Reports of different engines are not compared. Pure. */
export function compareReports(before: ScanReport, after: ScanReport): ReportChanges {
  const scores = {
    before: { score: before.score, scannedAt: before.scannedAt },
    after: { score: after.score, scannedAt: after.scannedAt },
  };
  if (before.engineVersion !== after.engineVersion) {
    const engines = { before: before.engineVersion, after: after.engineVersion };
    return { ...scores, turned: [], liftedCaps: [], newCaps: [], engines };
  }
  const earlier = new Map(before.insights.map((insight) => [insight.id, insight]));
  const missingFrom = (caps: readonly Cap[]) => (cap: Cap) => !caps.some(({ id }) => id === cap.id);
  return {
    ...scores,
    turned: after.insights.flatMap((insight) => turnedCheck(earlier.get(insight.id), insight)),
    liftedCaps: before.caps.filter(missingFrom(after.caps)),
    newCaps: after.caps.filter(missingFrom(before.caps)),
    engines: null,
  };
}

/** The result of a check in a report. */
export function standingOf({ measured, status }: Pick<Insight, 'measured' | 'status'>): Standing {
  return measured ? status : 'unknown';
}

function turnedCheck(before: Insight | undefined, after: Insight): TurnedCheck[] {
  if (!before) return [];
  const [from, to] = [standingOf(before), standingOf(after)];
  if (from === to) return [];
  return [{ id: after.id, title: after.title, from, to, direction: directionOf(from, to) }];
}

function directionOf(from: Standing, to: Standing): TurnedCheck['direction'] {
  if (from === 'unknown' || to === 'unknown') return 'other';
  return RANK[to] > RANK[from] ? 'better' : 'worse';
}
