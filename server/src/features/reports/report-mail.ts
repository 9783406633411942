import { brand, type MailAttachment } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import type { MailRules, StoredMail } from '../../mail/mail-kinds.ts';
import { REPORT_MAIL_FACTS } from '../leads/mails/lead-mail-kinds.ts';
import type { ReportDeps } from './deps.ts';
import { getReport } from './get-report.ts';
import { renderReport } from './get-report-pdf.ts';

export type ReportMailDeps = Pick<ReportDeps, 'db' | 'clock' | 'settings' | 'log' | 'renderReportPdf'>;

/** The mail with the report, which attaches the PDF that the report's page offers. */
export const REPORT_MAIL: MailRules<'lead-report', ReportMailDeps> = {
  ...REPORT_MAIL_FACTS,
  isSentOnce: false,
  async complete(deps, mail) {
    const attachments = await reportAttachment(deps, mail);
    return { data: { ...mail.data, pdfAttached: attachments.length > 0 }, attachments };
  },
};

/**
 * The report as a PDF; empty if the lead's report is now from another scan. If rendering fails, the mail is sent
 * without it, because it links to the page.
 */
async function reportAttachment(deps: ReportMailDeps, mail: StoredMail<'lead-report'>): Promise<MailAttachment[]> {
  if (mail.leadId === null) return [];
  const [lead] = await deps.db.select({ token: leads.reportToken }).from(leads).where(eq(leads.id, mail.leadId));
  if (!lead) return [];
  try {
    const view = await getReport(deps, lead.token);
    if (view.report?.scannedAt !== mail.data.report.scannedAt) return [];
    const { filename, content } = await renderReport(deps, view, { paper: brand.paper, part: 'report' });
    return [{ filename, contentType: 'application/pdf', content }];
  } catch (error) {
    deps.log.error({ mailId: mail.id, err: error }, 'A report could not be set as a PDF; the mail goes without it');
    return [];
  }
}
