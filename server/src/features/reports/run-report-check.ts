import type { ScanReport } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { leads, reportChecks } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { MAILED_LEAD, queueReportMail } from '../leads/mails/queue-lead-mails.ts';
import { forceScan } from '../scans/force-scan.ts';
import { reportText } from '../scans/report-data.ts';
import { websiteOf } from '../scans/website-of.ts';
import type { ReportDeps } from './deps.ts';

type Check = { id: string; lead: typeof leads.$inferSelect };
type Scan = { id: string; report: ScanReport };

/**
 * Runs one check of a lead's report. If the site gets a score, the scan becomes the lead's report, and earlier ones
 * stay in the history. If the site cannot be read, the check fails with the reason and the report stays unchanged.
 * Running twice is harmless.
 *
 * @throws errors of the scanner or the database; the queue then runs the job again.
 */
export async function runReportCheck(deps: ReportDeps, { checkId }: { checkId: string }): Promise<void> {
  const [found] = await deps.db
    .select({ state: reportChecks.state, lead: leads })
    .from(reportChecks)
    .innerJoin(leads, eq(leads.id, reportChecks.leadId))
    .where(eq(reportChecks.id, checkId));
  if (found?.state !== 'running') return;
  const check = { id: checkId, lead: found.lead };
  const scan = await scanOf(deps, check);
  if (typeof scan === 'string') return fail(deps, check, scan);
  if (scan.report.score === null) return fail(deps, check, scan.report.scoreReason ?? '');
  await succeed(deps, check, scan, scan.report.score);
}

/** The scan, or the reason why this site is never scanned. */
async function scanOf(deps: ReportDeps, { lead }: Check): Promise<Scan | string> {
  try {
    return await forceScan(deps, websiteOf(lead.website));
  } catch (error) {
    if (error instanceof Error && error.name === 'ForbiddenAddressError') {
      return new AppError('forbidden-address').message;
    }
    throw error;
  }
}

async function succeed(deps: ReportDeps, check: Check, { id, report }: Scan, score: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [done] = await tx
      .update(reportChecks)
      .set({ state: 'done', scanId: id, finishedAt: deps.clock.now() })
      .where(and(eq(reportChecks.id, check.id), eq(reportChecks.state, 'running')))
      .returning({ id: reportChecks.id });
    if (!done) return;
    const [lead] = await tx
      .update(leads)
      .set({ aiVisibilityScore: score, reportData: reportText(report), scanId: id, scanStatus: 'scanned' })
      .where(eq(leads.id, check.lead.id))
      .returning(MAILED_LEAD);
    // The report was promised by mail. If it was already sent, its key makes this a no-op.
    if (check.lead.scanStatus !== 'scanned') await queueReportMail(deps, tx, lead!, { report, score });
  });
}

async function fail(deps: ReportDeps, check: Check, reason: string): Promise<void> {
  await deps.db
    .update(reportChecks)
    .set({ state: 'failed', reason, finishedAt: deps.clock.now() })
    .where(and(eq(reportChecks.id, check.id), eq(reportChecks.state, 'running')));
}
