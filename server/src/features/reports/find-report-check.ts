import type { ReportCheck } from '@named-first/contract';
import { and, desc, eq } from 'drizzle-orm';
import { reportChecks } from '../../db/schema/index.ts';
import type { ReportDeps } from './deps.ts';
import { isRowId } from './report-token.ts';

/**
 * A check that takes longer was interrupted, or its job waits for a retry. Visitors do not watch a page for that long.
 */
export const MAX_CHECK_MS = 60_000;
const CUT_OFF = 'The check did not finish. Please start it again.';

/** The newest check of a lead's report, or the named one; null if it does not exist. */
export async function findReportCheck(
  { db, clock }: Pick<ReportDeps, 'db' | 'clock'>,
  leadId: string,
  checkId?: string,
): Promise<ReportCheck | null> {
  const named = checkId !== undefined && isRowId(checkId) ? eq(reportChecks.id, checkId) : undefined;
  const [check] = await db
    .select()
    .from(reportChecks)
    .where(and(eq(reportChecks.leadId, leadId), named))
    .orderBy(desc(reportChecks.createdAt))
    .limit(1);
  if (!check) return null;
  const cutOff = check.state === 'running' && clock.now().getTime() - check.createdAt.getTime() > MAX_CHECK_MS;
  return {
    id: check.id,
    state: cutOff ? 'failed' : check.state,
    startedAt: check.createdAt.toISOString(),
    reason: cutOff ? CUT_OFF : check.reason,
  };
}
