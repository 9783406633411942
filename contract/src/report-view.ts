import * as z from 'zod';
import { answersViewSchema } from './answer-figures.ts';
import { reportChangesSchema } from './compare-reports.ts';
import { leadDeskSchema, localTimeSchema, relatedRecordsSchema } from './desk.ts';
import { fixCheckSchema } from './fix-check.ts';
import { sheetContradictionSchema } from './sheet-readings.ts';
import { storedReportSchema } from './stored-report.ts';

/** One click on "check again now": a new scan of the lead's site, requested on the report page. */
export const reportCheckSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  /** Why the check failed, as text for the reader; null if it did not fail. */
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

/** `GET /api/reports/{token}`: a lead's report, as shown to anyone who has the token. */
export const reportViewSchema = z.object({
  lead: z.object({
    businessName: z.string(),
    website: z.string(),
    createdAt: z.string(),
    /** Whether the lead is a client. Clients are not offered what they already have. */
    isClient: z.boolean(),
  }),
  /** The token of the page for the person who runs the site. It does not open the report. */
  handOverToken: z.string(),
  status: z.enum(['ready', 'preparing', 'failed']),
  /** Null until one of our own scans has finished: the report that the browser sent is never shown. */
  report: storedReportSchema.nullable(),
  /** The scan that the report comes from; null if that scan was deleted. */
  scanId: z.string().nullable(),
  /** Without a report: why the last attempt could not read the site, as text for the reader. */
  reason: z.string().nullable(),
  /** The scored scans of this lead, oldest first. */
  history: z.array(reportHistoryEntrySchema),
  /** Changes since the previous scan. */
  changes: reportChangesSchema.nullable(),
  /** Whether assistants name the business; absent without a report. */
  answers: answersViewSchema.optional(),
  /** The newest requested check, or the one named by `?check=`. */
  check: reportCheckSchema.nullable(),
  /** For a client: the facts they signed, and where their site contradicts them. Absent for other leads. */
  signed: z
    .object({
      version: z.number(),
      signedAt: z.string(),
      signedBy: z.string(),
      contradictions: z.array(sheetContradictionSchema),
    })
    .optional(),
  /** Checks of single fixes, newest first. */
  fixChecks: z.array(fixCheckSchema),
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

/** `GET /api/admin/report/{leadId}`: the same page as the salesperson sees it before a call. */
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
    /** The URL that was mailed to the lead. */
    reportUrl: z.string(),
    /** When the lead's page was open in a browser for at least a few seconds; null if it never was. */
    opened: z.object({ firstAt: z.string(), lastAt: z.string(), times: z.number() }).nullable(),
    mails: z.array(adminReportMailSchema),
    desk: leadDeskSchema,
    /** Other records of the same website. */
    related: relatedRecordsSchema,
    /** Changes from the first scan of this lead to the newest; null with only one scan. */
    sinceFirst: reportChangesSchema.nullable(),
    /** Null if the website does not reveal where the business is. */
    localTime: localTimeSchema.nullable(),
  }),
});
export type AdminReportView = z.infer<typeof adminReportViewSchema>;
