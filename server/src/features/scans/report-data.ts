import type { MailData, ReportData, ScanReport } from '@named-first/contract';

/**
 * The text of `leads.report_data` for one of our own reports: the whole report, plus the `timestamp` of a browser's
 * report.
 */
export function reportText(report: ScanReport): string {
  return JSON.stringify({ ...report, timestamp: report.scannedAt } satisfies ReportData);
}

/** The part of a report that its mail shows: the score, what limits it, and the three fixes with the largest gain. */
export function mailedReport(report: ScanReport, score: number): MailData['lead-report']['report'] {
  const { caps, recommendations, scannedAt } = report;
  return { score, caps, recommendations: recommendations.slice(0, 3), scannedAt };
}
