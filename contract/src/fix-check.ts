import * as z from 'zod';
import { evidenceSchema, type Insight, type ScanReport } from './report.ts';

/** The result of checking one fix: the site now, compared with the report that asked for the fix. */
export const FIX_CHECK_OUTCOMES = [
  'running',
  'fixed',
  'better',
  'not-fixed',
  'worse',
  'cannot-tell',
  'site-down',
  'failed',
] as const;
export type FixCheckOutcome = (typeof FIX_CHECK_OUTCOMES)[number];

/** The result as a sentence for the owner. */
export const FIX_CHECK_WORDS: Readonly<Record<FixCheckOutcome, string>> = {
  running: 'We are checking.',
  fixed: 'Fixed.',
  better: 'Better, but not done yet.',
  'not-fixed': 'Not fixed yet.',
  worse: 'Worse than before.',
  'cannot-tell': 'We could not judge this just now.',
  'site-down': 'We could not read your site just now.',
  failed: 'The check did not finish. Please start it again.',
};

/** One click on "I did it: check this one". */
export const fixCheckSchema = z.object({
  id: z.string(),
  insightId: z.string(),
  outcome: z.enum(FIX_CHECK_OUTCOMES),
  /** The new finding of the check, worded as in a report; empty while the scan runs. */
  words: z.string(),
  evidence: z.array(evidenceSchema),
  requests: z.number().int(),
  seconds: z.number(),
  startedAt: z.string(),
});
export type FixCheck = z.infer<typeof fixCheckSchema>;

const RANK = { success: 0, warning: 1, error: 2 } as const;

/** Compares the insight that asked for the fix with the scan that was made to check it. */
export function fixCheckOutcome(
  before: Pick<Insight, 'id' | 'status'>,
  after: Pick<ScanReport, 'state' | 'insights'>,
): Pick<FixCheck, 'outcome'> & { now: Insight | null } {
  const now = after.insights.find(({ id }) => id === before.id) ?? null;
  if (after.state !== 'ok') return { outcome: 'site-down', now };
  if (!now?.measured) return { outcome: 'cannot-tell', now };
  if (now.status === 'success') return { outcome: 'fixed', now };
  const change = RANK[now.status] - RANK[before.status];
  return { outcome: change < 0 ? 'better' : change > 0 ? 'worse' : 'not-fixed', now };
}
