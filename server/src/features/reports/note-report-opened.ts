import { and, eq, ne, sql } from 'drizzle-orm';
import { leads, reportViews } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ReportDeps } from './deps.ts';
import { reportToken } from './report-token.ts';

/** Continued reading, reloads and returns within this time count as one visit. */
const ONE_VISIT_MS = 30 * 60 * 1000;

/**
 * Records that a lead's report is being viewed. The page itself reports this after several seconds in view. Fetching
 * its HTML, which mail scanners do with every link, never counts.
 *
 * @throws AppError `report-not-found`.
 */
export async function noteReportOpened({ db, clock }: Pick<ReportDeps, 'db' | 'clock'>, token: string): Promise<void> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.reportToken, reportToken(token)));
  if (!lead) throw new AppError('report-not-found');
  const now = clock.now();
  const newVisit = sql`${reportViews.lastAt} < ${new Date(now.getTime() - ONE_VISIT_MS).toISOString()}`;
  await db.transaction(async (tx) => {
    const [views] = await tx
      .insert(reportViews)
      .values({ leadId: lead.id, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: reportViews.leadId,
        set: { lastAt: now, times: sql`${reportViews.times} + case when ${newVisit} then 1 else 0 end` },
      })
      .returning({ times: reportViews.times });
    // Only for a new visit, so that continued reading does not update the lead.
    await tx
      .update(leads)
      .set({ reportReads: views!.times, reportReadAt: now })
      .where(and(eq(leads.id, lead.id), ne(leads.reportReads, views!.times)));
  });
}
