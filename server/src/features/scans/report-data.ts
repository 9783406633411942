import type { MailData, ReportData, ScanReport } from '@named-first/contract';

/** The server's own report as a lead keeps it: the outline the browser sends, and everything else the scan found. */
export type StoredReport = ScanReport & Pick<ReportData, 'timestamp'>;

/** The text of `leads.report_data` for a report of our own. */
export function reportText(report: ScanReport): string {
  const stored: StoredReport = { ...report, timestamp: report.scannedAt };
  return JSON.stringify(stored);
}

/** The part of a report that its mail shows: the score, what limits it, the three fixes that gain most. */
export function mailedReport(report: ScanReport, score: number): MailData['lead-report']['report'] {
  const { caps, recommendations, scannedAt } = report;
  return { score, caps, recommendations: recommendations.slice(0, 3), scannedAt };
}
