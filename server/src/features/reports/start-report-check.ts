import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leads, reportChecks, scans } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ReportDeps } from './deps.ts';
import { MAX_CHECK_MS } from './find-report-check.ts';
import { reportToken } from './report-token.ts';

type Lead = { id: string; scanId: string | null };

/**
 * Starts "check again now": a new scan of the lead's site as a job, so that neither a closed tab nor a restart loses
 * it. While a check runs, further requests get that check.
 *
 * @throws AppError `report-not-found`.
 */
export function startReportCheck(deps: ReportDeps, token: string): Promise<{ checkId: string }> {
  return deps.db.transaction(async (tx) => {
    // Of two concurrent clicks, the second waits here and then finds the check of the first.
    const [lead] = await tx
      .select({ id: leads.id, scanId: leads.scanId })
      .from(leads)
      .where(eq(leads.reportToken, reportToken(token)))
      .for('update');
    if (!lead) throw new AppError('report-not-found');
    const running = await findRunning(deps, tx, lead);
    if (running) return { checkId: running.id };
    await keepFirstScan(tx, lead);
    const [check] = await tx
      .insert(reportChecks)
      .values({ leadId: lead.id, state: 'running', createdAt: deps.clock.now() })
      .returning({ id: reportChecks.id });
    await deps.jobs.enqueue(tx, 'check-report', { checkId: check!.id });
    return { checkId: check!.id };
  });
}

async function findRunning({ clock }: ReportDeps, tx: Tx, lead: Lead) {
  const since = new Date(clock.now().getTime() - MAX_CHECK_MS);
  const [running] = await tx
    .select({ id: reportChecks.id })
    .from(reportChecks)
    .where(
      and(eq(reportChecks.leadId, lead.id), eq(reportChecks.state, 'running'), gte(reportChecks.createdAt, since)),
    );
  return running;
}

/** The lead's row will reference the new scan, so its original scan is recorded as the first of its history. */
async function keepFirstScan(tx: Tx, lead: Lead): Promise<void> {
  if (!lead.scanId) return;
  const [known] = await tx
    .select({ id: reportChecks.id })
    .from(reportChecks)
    .where(and(eq(reportChecks.leadId, lead.id), eq(reportChecks.scanId, lead.scanId)));
  const [scan] = known ? [] : await tx.select().from(scans).where(eq(scans.id, lead.scanId));
  if (!scan) return;
  await tx.insert(reportChecks).values({
    leadId: lead.id,
    scanId: scan.id,
    state: 'done',
    createdAt: scan.createdAt,
    finishedAt: scan.createdAt,
  });
}
