import type { Tx } from '../../../db/database.ts';
import { suppressedLists } from '../../../mail/suppressions.ts';
import { startCourse } from '../../course/start-course.ts';
import { type MailedLead, queueReportMail } from '../../leads/mails/queue-lead-mails.ts';
import type { ScoredScan } from '../../scans/find-scored-scan.ts';
import type { CampaignDeps } from '../deps.ts';

/**
 * Queues everything that a campaign sends to a contact who became a lead: the report and the course. Called only for
 * campaigns whose uploader confirmed that these people may be written to, in the transaction that creates the lead. The
 * person did not ask for this mail, so an address that has left the course gets none of it.
 */
export async function queueCampaignMails(
  deps: Pick<CampaignDeps, 'jobs' | 'clock' | 'settings' | 'mailLinks'>,
  tx: Tx,
  lead: MailedLead,
  scan: ScoredScan,
  campaignId: string,
): Promise<void> {
  if ((await suppressedLists(tx, lead.emailNormalised)).has('course')) return;
  await startCourse(deps, tx, lead, { source: 'campaign', campaignId });
  await queueReportMail(deps, tx, lead, { ...scan, fromCampaign: true });
}
