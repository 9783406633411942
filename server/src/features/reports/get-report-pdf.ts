import { brand, REPORT_PAPERS, type ReportPaper, type ReportPart, type ReportView } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';
import type { ReportDeps } from './deps.ts';
import { getReport } from './get-report.ts';
import { reportFileName } from './report-file-name.ts';

export type ReportFile = { filename: string; content: Uint8Array<ArrayBuffer> };

/**
 * A lead's report as a PDF, by its token: the newest, or that of an earlier scan.
 *
 * @throws AppError `report-not-found`, also if there is no report yet.
 */
export async function getReportPdf(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'settings' | 'renderReportPdf'>,
  { token, paper, scan }: Record<'paper' | 'scan', string | undefined> & { token: string },
): Promise<ReportFile> {
  const view = await getReport(deps, token, { scan, check: undefined });
  return renderReport(deps, view, { paper: paperOf(paper), part: 'report' });
}

/**
 * The report of a report page as a PDF.
 *
 * @throws AppError `report-not-found` if there is no report yet.
 */
export async function renderReport(
  { renderReportPdf }: Pick<ReportDeps, 'renderReportPdf'>,
  { lead: { businessName }, report, answers }: ReportView,
  { paper, part }: { paper: ReportPaper; part: ReportPart },
): Promise<ReportFile> {
  if (!report) throw new AppError('report-not-found');
  const content = await renderReportPdf(report, { businessName, paper, part, ...(answers && { answers }) });
  return { filename: reportFileName(businessName, part), content };
}

/** An unknown paper size means the agency's default. */
export function paperOf(words: string | undefined): ReportPaper {
  return REPORT_PAPERS.find((paper) => paper === words) ?? brand.paper;
}
