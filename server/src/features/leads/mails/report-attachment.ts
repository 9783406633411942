import { brand, type MailAttachment, type RenderReportPdf, type ScanReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { leads } from '../../../db/schema/index.ts';
import type { StoredMail } from '../../../mail/mail-kinds.ts';
import type { LeadDeps } from '../deps.ts';
import { reportFileName } from './report-file-name.ts';

export type AttachmentDeps = Pick<LeadDeps, 'db' | 'log'> & { renderReportPdf: RenderReportPdf };

/**
 * The report as a PDF, for the mail that tells of it; nothing when the lead's report is of another scan by now. A report that cannot be set as a PDF holds no mail back: the mail links to the page.
 */
export async function reportAttachment(
  deps: AttachmentDeps,
  mail: StoredMail<'lead-report'>,
): Promise<MailAttachment[]> {
  if (mail.leadId === null) return [];
  const { scannedAt } = mail.data.report;
  const [lead] = await deps.db
    .select({ businessName: leads.businessName, reportData: leads.reportData })
    .from(leads)
    .where(eq(leads.id, mail.leadId));
  if (!lead?.reportData) return [];
  const report = JSON.parse(lead.reportData) as Partial<ScanReport>;
  if (report.scannedAt !== scannedAt) return [];
  const { businessName } = lead;
  try {
    const content = await deps.renderReportPdf(report, { businessName, paper: brand.paper });
    return [{ filename: reportFileName(businessName), contentType: 'application/pdf', content }];
  } catch (error) {
    deps.log.error({ mailId: mail.id, err: error }, 'A report could not be set as a PDF; the mail goes without it');
    return [];
  }
}
