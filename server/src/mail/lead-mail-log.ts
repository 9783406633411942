import { COURSE_LESSONS, type MailData, type MailKind } from '@named-first/contract';

/** How a mail to a lead appears in the log `email_campaigns`. The rendered subject replaces this one when it is sent. */
export type LeadMailLogEntry = { dayNumber: number; emailType: string; subject: string };

/** Kinds that are addressed to a lead. A kind that is missing here is not logged: it goes to the agency. */
const LEAD_MAIL_LOG: Partial<Record<MailKind, LeadMailLogEntry>> = {
  'lead-report': { dayNumber: 0, emailType: 'report', subject: 'Your AI visibility report' },
  'lead-report-pending': { dayNumber: 0, emailType: 'report-pending', subject: 'Your report is being prepared' },
};

/** The entry of one mail: that of its kind, or the lesson's day. */
export function leadMailLogEntry(kind: MailKind, data: MailData[MailKind]): LeadMailLogEntry | null {
  if (kind !== 'course-lesson' || !('day' in data)) return LEAD_MAIL_LOG[kind] ?? null;
  const subject = COURSE_LESSONS[data.day - 1]?.subject ?? '';
  return { dayNumber: data.day, emailType: 'lesson', subject };
}
