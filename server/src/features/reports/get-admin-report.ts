import type { AdminReportMail, AdminReportView } from '@named-first/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailCampaigns, leads, reportViews } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { reportUrl } from '../report-url.ts';
import type { ReportDeps } from './deps.ts';
import { getReport, type ReportQuery } from './get-report.ts';
import { isRowId } from './report-token.ts';

/**
 * A lead's report as the salesperson sees it before the call: with the lead's details, when the report was opened, and
 * every mail that went to the lead. The caller has checked the session.
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
      token: leads.reportToken,
      opened: reportViews,
    })
    .from(leads)
    .leftJoin(reportViews, eq(reportViews.leadId, leads.id))
    .where(eq(leads.id, leadId));
  if (!found) throw new AppError('report-not-found');
  const { token, opened, createdAt, ...lead } = found;
  return {
    ...(await getReport(deps, token, query, 'agency')),
    admin: {
      lead: { ...lead, createdAt: createdAt.toISOString() },
      reportUrl: reportUrl(deps.settings, token),
      opened: opened && {
        firstAt: opened.firstAt.toISOString(),
        lastAt: opened.lastAt.toISOString(),
        times: opened.times,
      },
      mails: await mailsTo(deps.db, lead.id),
    },
  };
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
