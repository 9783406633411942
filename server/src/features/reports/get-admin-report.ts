import {
  type AdminReportMail,
  type AdminReportView,
  compareReports,
  type ReportChanges,
  type ReportView,
} from '@named-first/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailCampaigns, leads, reportViews } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { readDesk } from '../leads/desk/read-desk.ts';
import { relatedRecords } from '../leads/desk/related-records.ts';
import { reportUrl } from '../report-url.ts';
import type { ReportDeps } from './deps.ts';
import { getReport, type ReportQuery } from './get-report.ts';
import { localTimeOf } from './local-time.ts';
import { reportOfScan } from './report-history.ts';
import { isRowId } from './report-token.ts';

/**
 * A lead's report for the salesperson before a call: with the lead's details, the times it was opened, and every mail
 * to the lead. The caller has checked the session.
 *
 * @throws AppError `report-not-found`.
 */
export async function getAdminReport(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'settings'>,
  leadId: string,
  query: ReportQuery = {},
): Promise<AdminReportView> {
  if (!isRowId(leadId)) throw new AppError('report-not-found');
  const [found] = await deps.db
    .select({
      id: leads.id,
      name: leads.name,
      businessName: leads.businessName,
      email: leads.email,
      phone: leads.phone,
      website: leads.website,
      createdAt: leads.createdAt,
      site: leads.site,
      address: leads.emailNormalised,
      token: leads.reportToken,
      opened: reportViews,
    })
    .from(leads)
    .leftJoin(reportViews, eq(reportViews.leadId, leads.id))
    .where(eq(leads.id, leadId));
  if (!found) throw new AppError('report-not-found');
  const { token, opened, createdAt, site, address, ...lead } = found;
  const view = await getReport(deps, token, query, 'agency');
  return {
    ...view,
    admin: {
      lead: { ...lead, createdAt: createdAt.toISOString() },
      reportUrl: reportUrl(deps.settings, token),
      opened: opened && {
        firstAt: opened.firstAt.toISOString(),
        lastAt: opened.lastAt.toISOString(),
        times: opened.times,
      },
      mails: await mailsTo(deps.db, lead.id),
      desk: await readDesk(deps.db, lead.id),
      related: await relatedRecords(deps.db, { site, leadId: lead.id, address }),
      sinceFirst: await changesSinceFirst(deps.db, view),
      localTime: view.report && localTimeOf(view.report),
    },
  };
}

/** Changes from the lead's first scan to the displayed report; null if that is the first. */
async function changesSinceFirst(db: Database, { report, history, scanId }: ReportView): Promise<ReportChanges | null> {
  const [first] = history;
  if (!report || !first || first.scanId === scanId) return null;
  const before = await reportOfScan(db, first.scanId);
  return before && compareReports(before, report);
}

async function mailsTo(db: Database, leadId: string): Promise<AdminReportMail[]> {
  const mails = await db
    .select()
    .from(emailCampaigns)
    .where(eq(emailCampaigns.leadId, leadId))
    .orderBy(asc(emailCampaigns.createdAt), asc(emailCampaigns.dayNumber));
  return mails.map(({ emailType, subject, dayNumber, status, createdAt, sentAt }) => ({
    ...{ emailType, subject, dayNumber, status },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
