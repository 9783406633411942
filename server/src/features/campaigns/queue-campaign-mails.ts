import type { Tx } from '../../db/database.ts';
import type { leads } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { queueReportMail } from '../leads/queue-lead-mails.ts';
import type { ScoredScan } from '../scans/find-scored-scan.ts';

/**
 * Everything a campaign sends to a contact who became a lead: their report. Called only for campaigns whose uploader
 * said that these people may be written to, in the transaction that makes the lead.
 */
export async function queueCampaignMails(
  deps: Pick<Deps, 'jobs' | 'clock' | 'settings'>,
  tx: Tx,
  lead: typeof leads.$inferSelect,
  scan: ScoredScan,
): Promise<void> {
  await queueReportMail(deps, tx, lead, scan.report, scan.score);
}
