import { FUNNEL_STEPS, type FunnelCounts } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { funnelCounts } from '../../db/schema/index.ts';
import { agencyDay } from './agency-day.ts';

/**
 * Counts steps of one source on the day of `now`, in the transaction in which they happen. Call it last, because all
 * other transactions with the same step on that day wait for the commit. Steps are always locked in the same order.
 */
export async function countSteps(tx: Tx, now: Date, source: string, steps: Partial<FunnelCounts>): Promise<void> {
  const day = agencyDay(now);
  const rows = FUNNEL_STEPS.flatMap((step) => (steps[step] ? [{ day, source, step, count: steps[step] }] : []));
  if (rows.length === 0) return;
  await tx
    .insert(funnelCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [funnelCounts.day, funnelCounts.source, funnelCounts.step],
      set: { count: sql`${funnelCounts.count} + excluded.count` },
    });
}
