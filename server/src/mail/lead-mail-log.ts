import type { MailKind } from '@named-first/contract';

/** How a mail to a lead appears in the log `email_campaigns`. The rendered subject replaces this one when it is sent. */
export type LeadMailLogEntry = { dayNumber: number; emailType: string; subject: string };

/** Kinds that are addressed to a lead. A kind that is missing here is not logged: it goes to the agency. */
export const LEAD_MAIL_LOG: Partial<Record<MailKind, LeadMailLogEntry>> = {
  'lead-report': { dayNumber: 0, emailType: 'report', subject: 'Your AI visibility report' },
  'lead-report-pending': { dayNumber: 0, emailType: 'report-pending', subject: 'Your report is being prepared' },
};
