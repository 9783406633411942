import { compareReports, type NoScoreReader, type ReportView, readStoredReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { answersFor } from '../assistants/report/answers-for.ts';
import { isClientsReport } from '../clients/record/link-leads.ts';
import { findSheetClient, signedReport } from '../clients/sheet/signed-report.ts';
import { findScanReason } from '../scans/find-scan-reason.ts';
import type { ReportDeps } from './deps.ts';
import { findReportCheck } from './find-report-check.ts';
import { handOverToken } from './hand-over/hand-over-token.ts';
import { readFixChecks } from './read-fix-checks.ts';
import { reportHistory, reportOfScan } from './report-history.ts';
import { reportToken } from './report-token.ts';

/** A failed scan that the visitor saw this recently before becoming a lead explains why there is no report. */
const REASON_HOLDS_MS = 24 * 60 * 60 * 1000;

export type ReportQuery = {
  /** An earlier scan of the lead to show instead of the newest. */
  scan?: string | undefined;
  /** A check to show instead of the newest. */
  check?: string | undefined;
};

type Lead = Pick<
  typeof leads.$inferSelect,
  'id' | 'businessName' | 'website' | 'site' | 'emailNormalised' | 'createdAt' | 'scanId' | 'scanStatus' | 'reportData'
>;

/**
 * A lead's report by its token: the newest scan or the requested one, as it was measured. Without a report, the view
 * contains the reason.
 *
 * @throws AppError `report-not-found` for an unknown token, and for a scan that does not belong to this lead.
 */
export async function getReport(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'settings'>,
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
      reportToken: leads.reportToken,
      scanId: leads.scanId,
      scanStatus: leads.scanStatus,
      reportData: leads.reportData,
    })
    .from(leads)
    .where(eq(leads.reportToken, reportToken(token)));
  if (!lead) throw new AppError('report-not-found');
  const shown = await shownReport(deps, lead, query.scan);
  const asked = { site: lead.site, address: lead.emailNormalised, reader };
  const client = await findSheetClient(deps.db, asked);
  return {
    lead: {
      businessName: lead.businessName,
      website: lead.website,
      createdAt: lead.createdAt.toISOString(),
      isClient: await isClientsReport(deps.db, { site: lead.site, address: lead.emailNormalised }),
    },
    handOverToken: handOverToken(lead),
    ...shown,
    ...(await signedParts(deps, shown, client)),
    reason: shown.report ? null : await missingReason(deps, lead, reader),
    ...(shown.report && { answers: await answersFor(deps, shown.report) }),
    check: await findReportCheck(deps, lead.id, query.check),
    fixChecks: await readFixChecks(deps.db, lead.id, deps.clock.now()),
  };
}

/** The parts of a report that depend on a signed fact sheet; empty if the reader is not a client. */
async function signedParts(
  { db }: Pick<ReportDeps, 'db'>,
  { report, scanId }: Pick<ReportView, 'report' | 'scanId'>,
  client: { id: string } | null,
): Promise<Partial<Pick<ReportView, 'report' | 'signed'>>> {
  return (client && report && (await signedReport(db, client.id, { report, scanId }))) ?? {};
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
