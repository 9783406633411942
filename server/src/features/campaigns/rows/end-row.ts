import { campaignSource } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { countSteps } from '../../funnel/count-steps.ts';
import type { ScoredScan } from '../../scans/find-scored-scan.ts';
import type { OpenRow, StoredRow } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
import { isRunning, lockCampaign } from '../lock-campaign.ts';
import { makeCampaignLeads } from './campaign-leads.ts';
import { countEnded } from './count-ended.ts';
import { feedCampaign } from './feed-campaign.ts';

export type RowOutcome = { kind: 'scored'; scan: ScoredScan } | { kind: 'failed'; words: string };

type EndDeps = Pick<CampaignDeps, 'db' | 'jobs' | 'clock' | 'settings' | 'mailLinks'>;
type FirstRow = Pick<StoredRow, 'id' | 'campaignId' | 'turn'>;

/** Each lead contains its report, so a thousand leads in one transaction would be twenty megabytes. */
const BATCH = 100;

/**
 * Ends a row and every row of the same website. Each row, its lead and the campaign's counters change in one
 * transaction. The first row ends last, so that the job's next run completes the work of a process that died.
 */
export async function endRow(deps: EndDeps, row: FirstRow, outcome: RowOutcome): Promise<void> {
  while (await deps.db.transaction((tx) => endBatch(deps, tx, row, outcome)));
}

/** Returns whether there are more. */
async function endBatch(deps: EndDeps, tx: Tx, row: FirstRow, outcome: RowOutcome): Promise<boolean> {
  const campaign = await lockCampaign(tx, row.campaignId);
  if (!campaign || !(await isCurrentJob(tx, row))) return false;
  const open = await openRows(tx, row, outcome);
  const done = open.length < BATCH;
  const { leads, made } =
    outcome.kind === 'scored'
      ? await makeCampaignLeads(deps, tx, campaign, row, open, outcome.scan)
      : { leads: new Map<string, string>(), made: 0 };
  await endRows(deps, tx, open, outcome, leads);
  if (done) await closeRow(deps, tx, row, outcome);
  const failedBefore = open.filter(({ status }) => status === 'failed').length;
  const change =
    outcome.kind === 'scored'
      ? { completed: open.length, failed: -failedBefore }
      : { completed: 0, failed: open.length };
  const counted = await countEnded(deps, tx, campaign.id, change);
  if (!counted.finished && isRunning(campaign)) await feedCampaign(deps, tx, campaign.id);
  // A failed contact that is retried was already counted as scanned.
  const steps = { scan: open.length - failedBefore, results: change.completed, lead: made };
  await countSteps(tx, deps.clock.now(), campaignSource(campaign.id), steps);
  return !done;
}

async function isCurrentJob(tx: Tx, { id, turn }: FirstRow): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from campaign_scans where id = ${id} and turn = ${turn} and work = 'queued' for update`,
  );
  return rows.length > 0;
}

/** The rows of this website that the outcome changes. A failure does not change a row that has already failed. */
async function openRows(tx: Tx, { id }: FirstRow, outcome: RowOutcome): Promise<OpenRow[]> {
  const changed = outcome.kind === 'scored' ? sql`status <> 'completed'` : sql`status in ('pending', 'processing')`;
  const { rows } = await tx.execute<OpenRow>(sql`
    select id, status, website, first_name as "firstName", last_name as "lastName", business_name as "businessName", email
      from campaign_scans where (id = ${id} or same_as = ${id}) and ${changed}
     order by (id = ${id}), row_number limit ${BATCH}`);
  return rows;
}

async function endRows(
  { clock }: EndDeps,
  tx: Tx,
  open: OpenRow[],
  outcome: RowOutcome,
  leads: Map<string, string>,
): Promise<void> {
  if (open.length === 0) return;
  const ended: SQL =
    outcome.kind === 'scored'
      ? sql`status = 'completed', error_message = null, score = ${outcome.scan.score}, lead_id = ending.lead_id`
      : sql`status = 'failed', error_message = ${outcome.words}`;
  await tx.execute(sql`
    update campaign_scans set ${ended}, completed_at = ${clock.now().toISOString()}
      from unnest(${sql.param(open.map(({ id }) => id))}::uuid[],
                  ${sql.param(open.map(({ id }) => leads.get(id) ?? null))}::uuid[]) as ending(id, lead_id)
     where campaign_scans.id = ending.id`);
}

/** Marks the website as done. Rows that failed again get the new reason. */
async function closeRow({ clock }: EndDeps, tx: Tx, { id }: FirstRow, outcome: RowOutcome): Promise<void> {
  await tx.execute(sql`update campaign_scans set work = null, retry_at = null where id = ${id}`);
  if (outcome.kind === 'scored') return;
  await tx.execute(sql`
    update campaign_scans set error_message = ${outcome.words}, completed_at = ${clock.now().toISOString()}
     where (id = ${id} or same_as = ${id}) and status = 'failed'`);
}
