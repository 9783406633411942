import { type MailFacts, type MailRules, plainMail } from '../../../mail/mail-kinds.ts';

/**
 * The report. The report of a campaign belongs to the mailing list of its course, because the person did not ask for
 * it.
 */
export const REPORT_MAIL_FACTS: MailFacts<'lead-report'> = {
  kind: 'lead-report',
  list: ({ fromCampaign }) => (fromCampaign ? 'course' : null),
  logEntry: () => ({ dayNumber: 0, emailType: 'report', subject: 'Your AI visibility report' }),
};

/** A notice that the report is in preparation. */
export const PENDING_MAIL: MailRules<'lead-report-pending'> = {
  ...plainMail('lead-report-pending'),
  logEntry: () => ({ dayNumber: 0, emailType: 'report-pending', subject: 'Your report is being prepared' }),
};

/** A notice to the agency that a visitor unlocked a report. */
export const NEW_LEAD_MAIL = plainMail('new-lead');
