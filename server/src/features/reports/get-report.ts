import { compareReports, type NoScoreReader, type ReportView, readStoredReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { findClientOf } from '../clients/record/find-person.ts';
import { findScanReason } from '../scans/find-scan-reason.ts';
import type { ReportDeps } from './deps.ts';
import { findReportCheck } from './find-report-check.ts';
import { reportHistory, reportOfScan } from './report-history.ts';
import { reportToken } from './report-token.ts';

/** A failed scan that the visitor saw shortly before they became a lead explains why there is no report. */
const REASON_HOLDS_MS = 24 * 60 * 60 * 1000;

export type ReportQuery = {
  /** One of the lead's earlier scans instead of the newest. */
  scan?: string | undefined;
  /** The check whose outcome is asked for instead of the newest. */
  check?: string | undefined;
};

type Lead = Pick<
  typeof leads.$inferSelect,
  'id' | 'businessName' | 'website' | 'site' | 'emailNormalised' | 'createdAt' | 'scanId' | 'scanStatus' | 'reportData'
>;

/**
 * A lead's report by the token of its address: the newest scan, or the one named, as it was measured. Why there is none
 * is told to the reader.
 *
 * @throws AppError `report-not-found` for an unknown token and for a scan that is not this lead's.
 */
export async function getReport(
  deps: Pick<ReportDeps, 'db' | 'clock'>,
  token: string,
  query: ReportQuery = {},
  reader: NoScoreReader = 'owner',
): Promise<ReportView> {
  const [lead] = await deps.db
    .select({
      id: leads.id,
      businessName: leads.businessName,
      website: leads.website,
      site: leads.site,
      emailNormalised: leads.emailNormalised,
      createdAt: leads.createdAt,
      scanId: leads.scanId,
      scanStatus: leads.scanStatus,
      reportData: leads.reportData,
    })
    .from(leads)
    .where(eq(leads.reportToken, reportToken(token)));
  if (!lead) throw new AppError('report-not-found');
  const shown = await shownReport(deps, lead, query.scan);
  return {
    lead: {
      businessName: lead.businessName,
      website: lead.website,
      createdAt: lead.createdAt.toISOString(),
      isClient: (await findClientOf(deps.db, lead.emailNormalised, lead.site)) !== null,
    },
    ...shown,
    reason: shown.report ? null : await missingReason(deps, lead, reader),
    check: await findReportCheck(deps, lead.id, query.check),
  };
}

async function shownReport(deps: Pick<ReportDeps, 'db'>, lead: Lead, asked: string | undefined) {
  const history = await reportHistory(deps.db, lead);
  const scanId = asked ?? lead.scanId;
  const at = history.findIndex((entry) => entry.scanId === scanId);
  if (asked !== undefined && at === -1) throw new AppError('report-not-found');
  const newest = lead.scanStatus === 'scanned' && lead.reportData !== null;
  const report =
    asked !== undefined && asked !== lead.scanId
      ? await reportOfScan(deps.db, asked)
      : newest
        ? readStoredReport(JSON.parse(lead.reportData ?? 'null'))
        : null;
  const before = report && at > 0 ? await reportOfScan(deps.db, history[at - 1]?.scanId ?? '') : null;
  return {
    status: report ? ('ready' as const) : lead.scanStatus === 'failed' ? ('failed' as const) : ('preparing' as const),
    report,
    scanId: at === -1 ? null : scanId,
    history,
    changes: report && before ? compareReports(before, report) : null,
  };
}

function missingReason({ db }: Pick<ReportDeps, 'db'>, lead: Lead, reader: NoScoreReader): Promise<string | null> {
  return findScanReason(db, lead.site, new Date(lead.createdAt.getTime() - REASON_HOLDS_MS), reader);
}
