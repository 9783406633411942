import { type HandOverView, openFixes } from '@named-first/contract';
import type { ReportDeps } from '../deps.ts';
import { getReport } from '../get-report.ts';
import { paperOf, type ReportFile, renderReport } from '../get-report-pdf.ts';
import { reportTokenBehind } from './hand-over-token.ts';

type Deps = Pick<ReportDeps, 'db' | 'clock' | 'settings'>;

/**
 * The open fixes of the newest report, without its score, its history and anything about the lead but the business.
 *
 * @throws AppError `report-not-found`.
 */
export async function getHandOver(deps: Deps, token: string): Promise<HandOverView> {
  const { lead, report } = await getReport(deps, await reportTokenBehind(deps, token));
  const fixes = report ? openFixes(report) : [];
  return {
    businessName: lead.businessName,
    website: lead.website,
    scannedAt: report?.scannedAt ?? null,
    fixes: fixes.map(({ id, title, description, evidence, fix }) => ({ id, title, description, evidence, fix })),
    howTo: report?.howTo ?? [],
  };
}

/**
 * The same as a PDF.
 *
 * @throws AppError `report-not-found`, also if there is no report yet.
 */
export async function getHandOverPdf(
  deps: Deps & Pick<ReportDeps, 'renderReportPdf'>,
  { token, paper }: { token: string; paper: string | undefined },
): Promise<ReportFile> {
  const view = await getReport(deps, await reportTokenBehind(deps, token));
  return renderReport(deps, view, { paper: paperOf(paper), part: 'hand-over' });
}
