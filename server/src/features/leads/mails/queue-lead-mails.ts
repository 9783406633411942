import type { ScanReport } from '@named-first/contract';
import type { Tx } from '../../../db/database.ts';
import { leads } from '../../../db/schema/index.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { isCourseAhead } from '../../course/is-course-ahead.ts';
import { reportUrl } from '../../report-url.ts';
import { mailedReport } from '../../scans/report-data.ts';
import type { LeadDeps } from '../deps.ts';
import { NEW_LEAD_MAIL, PENDING_MAIL, REPORT_MAIL_FACTS } from './lead-mail-kinds.ts';

/** The dependencies for queueing a mail to or about a lead. */
type MailDeps = Pick<LeadDeps, 'jobs' | 'clock' | 'mailLinks'> & { settings: { publicUrl: string } };

/** The columns that mails to and about a lead need. Selecting all columns would also load the report. */
export const MAILED_LEAD = {
  id: leads.id,
  name: leads.name,
  businessName: leads.businessName,
  website: leads.website,
  email: leads.email,
  emailNormalised: leads.emailNormalised,
  phone: leads.phone,
  aiVisibilityScore: leads.aiVisibilityScore,
  scanStatus: leads.scanStatus,
  reportToken: leads.reportToken,
};
export type MailedLead = Pick<typeof leads.$inferSelect, keyof typeof MAILED_LEAD>;

/** Queues the report. At most one per lead, even if several runs decide on it. */
export async function queueReportMail(
  deps: MailDeps,
  tx: Tx,
  lead: MailedLead,
  { report, score, fromCampaign = false }: { report: ScanReport; score: number; fromCampaign?: boolean },
): Promise<void> {
  const courseFollows = await isCourseAhead(tx, lead.id);
  await queueMail(deps, tx, {
    messageKey: `report:${lead.id}`,
    kind: REPORT_MAIL_FACTS,
    to: lead.email,
    leadId: lead.id,
    data: { ...addressed(deps, lead), report: mailedReport(report, score), courseFollows, fromCampaign },
  });
}

/** Queues the notice that the report is in preparation. */
export function queuePendingMail(deps: MailDeps, tx: Tx, lead: MailedLead, reason: string | null): Promise<void> {
  return queueMail(deps, tx, {
    messageKey: `report-pending:${lead.id}`,
    kind: PENDING_MAIL,
    to: lead.email,
    leadId: lead.id,
    data: { ...addressed(deps, lead), reason },
  });
}

/** Queues the notice to the agency that a visitor unlocked a report. Replies go to the lead. */
export function queueNewLeadMail(deps: MailDeps & Pick<LeadDeps, 'settings'>, tx: Tx, lead: MailedLead): Promise<void> {
  const { name, businessName, email, phone, website, aiVisibilityScore: score } = lead;
  return queueMail(deps, tx, {
    messageKey: `new-lead:${lead.id}`,
    kind: NEW_LEAD_MAIL,
    to: deps.settings.mailTo,
    replyTo: email,
    leadId: lead.id,
    data: {
      name,
      businessName,
      email,
      phone,
      website,
      score,
      scoreIsEstimate: score !== null && lead.scanStatus !== 'scanned',
      reportUrl: reportUrl(deps.settings, lead.reportToken),
      adminUrl: new URL('/admin', deps.settings.publicUrl).href,
    },
  });
}

function addressed(deps: MailDeps, lead: MailedLead) {
  const { name, businessName, website, email, reportToken } = lead;
  const unsubscribeUrl = deps.mailLinks.unsubscribeUrl(email);
  return { name, businessName, website, reportUrl: reportUrl(deps.settings, reportToken), unsubscribeUrl };
}
