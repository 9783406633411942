import * as z from 'zod';
import { reportChangesSchema } from './compare-reports.ts';
import { storedReportSchema } from './stored-report.ts';

/** One "check again now": a new scan of the lead's site, asked for on the report page. */
export const reportCheckSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  /** Why it failed, in words; null when it did not. */
  reason: z.string().nullable(),
});
export type ReportCheck = z.infer<typeof reportCheckSchema>;

/** One scored scan of the lead's site. */
export const reportHistoryEntrySchema = z.object({
  scanId: z.string(),
  scannedAt: z.string(),
  score: z.number(),
  engineVersion: z.string(),
});
export type ReportHistoryEntry = z.infer<typeof reportHistoryEntrySchema>;

/** `GET /api/reports/{token}`: a lead's report, as whoever holds the token may see it. */
export const reportViewSchema = z.object({
  lead: z.object({
    businessName: z.string(),
    website: z.string(),
    createdAt: z.string(),
    /** Whether they are a client, who is not to be sold what they have. */
    isClient: z.boolean(),
  }),
  status: z.enum(['ready', 'preparing', 'failed']),
  /** Null until a scan of our own is in: what the browser claimed is never shown as a report. */
  report: storedReportSchema.nullable(),
  /** Which scan the report is of; null when that scan is not kept any more. */
  scanId: z.string().nullable(),
  /** While there is no report: why the last attempt could not read the site, in words. */
  reason: z.string().nullable(),
  /** The scored scans of this lead, oldest first. */
  history: z.array(reportHistoryEntrySchema),
  /** What changed since the scan before the one shown. */
  changes: reportChangesSchema.nullable(),
  /** The newest check that was asked for, or the one named by `?check=`. */
  check: reportCheckSchema.nullable(),
});
export type ReportView = z.infer<typeof reportViewSchema>;

/** One mail to the lead, oldest first. */
export const adminReportMailSchema = z.object({
  emailType: z.string(),
  subject: z.string(),
  dayNumber: z.number(),
  status: z.enum(['pending', 'sent', 'failed']),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type AdminReportMail = z.infer<typeof adminReportMailSchema>;

/** The same page as the salesperson sees it before the call: `GET /api/admin/report/{leadId}`. */
export const adminReportViewSchema = reportViewSchema.extend({
  admin: z.object({
    lead: z.object({
      id: z.string(),
      name: z.string(),
      businessName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      website: z.string(),
      createdAt: z.string(),
    }),
    /** The address that the lead was mailed. */
    reportUrl: z.string(),
    /** When the lead's page stood open in a browser for a few seconds; null when it never did. */
    opened: z.object({ firstAt: z.string(), lastAt: z.string(), times: z.number() }).nullable(),
    mails: z.array(adminReportMailSchema),
  }),
});
export type AdminReportView = z.infer<typeof adminReportViewSchema>;
