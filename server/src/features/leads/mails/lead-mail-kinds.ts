import { type MailRules, plainMail } from '../../../mail/mail-kinds.ts';
import { type AttachmentDeps, reportAttachment } from './report-attachment.ts';

/** The report. A campaign's counts as mail of the course it comes with, because nobody asked for it. */
export const REPORT_MAIL: MailRules<'lead-report', AttachmentDeps> = {
  kind: 'lead-report',
  list: ({ fromCampaign }) => (fromCampaign ? 'course' : null),
  logEntry: () => ({ dayNumber: 0, emailType: 'report', subject: 'Your AI visibility report' }),
  isSentOnce: false,
  async complete(deps, mail) {
    const attachments = await reportAttachment(deps, mail);
    return { data: { ...mail.data, pdfAttached: attachments.length > 0 }, attachments };
  },
};

/** Word that the report is being prepared. */
export const PENDING_MAIL: MailRules<'lead-report-pending'> = {
  ...plainMail('lead-report-pending'),
  logEntry: () => ({ dayNumber: 0, emailType: 'report-pending', subject: 'Your report is being prepared' }),
};

/** Word to the agency that somebody unlocked a report. */
export const NEW_LEAD_MAIL = plainMail('new-lead');
