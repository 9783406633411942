import type { ReportChanges } from './compare-reports.ts';
import type { ScanReport } from './report.ts';

/** One "check again now": a new scan of the lead's site, asked for on the report page. */
export type ReportCheck = {
  id: string;
  state: 'running' | 'done' | 'failed';
  startedAt: string;
  /** Why it failed, in words; null when it did not. */
  reason: string | null;
};

/** One scored scan of the lead's site. */
export type ReportHistoryEntry = { scanId: string; scannedAt: string; score: number; engineVersion: string };

/** `GET /api/reports/{token}`: a lead's report, as whoever holds the token may see it. */
export type ReportView = {
  lead: {
    businessName: string;
    website: string;
    createdAt: string;
    /** Whether they are a client, who is not to be sold what they have. */
    isClient: boolean;
  };
  status: 'ready' | 'preparing' | 'failed';
  /** Null until a scan of our own is in: what the browser claimed is never shown as a report. */
  report: ScanReport | null;
  /** Which scan the report is of; null when that scan is not kept any more. */
  scanId: string | null;
  /** While there is no report: why the last attempt could not read the site, in words. */
  reason: string | null;
  /** The scored scans of this lead, oldest first. */
  history: ReportHistoryEntry[];
  /** What changed since the scan before the one shown. */
  changes: ReportChanges | null;
  /** The newest check that was asked for, or the one named by `?check=`. */
  check: ReportCheck | null;
};

/** The same page as the salesperson sees it before the call: `GET /api/admin/report/{leadId}`. */
export type AdminReportView = ReportView & {
  admin: {
    lead: {
      id: string;
      name: string;
      businessName: string;
      email: string;
      phone: string | null;
      website: string;
      createdAt: string;
    };
    /** The address that the lead was mailed. */
    reportUrl: string;
    /** When the lead's page stood open in a browser for a few seconds; null when it never did. */
    opened: { firstAt: string; lastAt: string; times: number } | null;
    mails: AdminReportMail[];
  };
};

/** One mail to the lead, oldest first. */
export type AdminReportMail = {
  emailType: string;
  subject: string;
  dayNumber: number;
  status: 'pending' | 'sent' | 'failed';
  createdAt: string;
  sentAt: string | null;
};
