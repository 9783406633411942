import { brand, REPORT_PAPERS, type ReportPaper } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';
import { reportFileName } from '../leads/mails/report-file-name.ts';
import type { ReportDeps } from './deps.ts';
import { getReport } from './get-report.ts';

export type ReportFile = { filename: string; content: Uint8Array<ArrayBuffer> };

/**
 * A lead's report as a PDF, by the token of its address: the newest, or the one of an earlier scan. Unknown words for the paper mean the agency's usual one.
 *
 * @throws AppError `report-not-found`, also while there is no report yet.
 */
export async function getReportPdf(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'renderReportPdf'>,
  { token, paper, scan }: { token: string; paper: string | undefined; scan: string | undefined },
): Promise<ReportFile> {
  const { lead, report } = await getReport(deps, token, { scan, check: undefined });
  if (!report) throw new AppError('report-not-found');
  const { businessName } = lead;
  const content = await deps.renderReportPdf(report, { businessName, paper: paperOf(paper) });
  return { filename: reportFileName(businessName), content };
}

function paperOf(words: string | undefined): ReportPaper {
  return REPORT_PAPERS.find((paper) => paper === words) ?? brand.paper;
}
