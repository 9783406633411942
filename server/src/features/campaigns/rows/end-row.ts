import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
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

/** A lead carries its report, so that a thousand leads in one transaction would be twenty megabytes. */
const BATCH = 100;

/**
 * Ends a row and every row of the same website. Each change of a row, its lead and the campaign's counters are one
 * transaction; the first row ends last, so a process that dies on the way is made good by the job's next run.
 */
export async function endRow(deps: EndDeps, row: FirstRow, outcome: RowOutcome): Promise<void> {
  while (await deps.db.transaction((tx) => endBatch(deps, tx, row, outcome)));
}

/** Answers whether there are more. */
async function endBatch(deps: EndDeps, tx: Tx, row: FirstRow, outcome: RowOutcome): Promise<boolean> {
  const campaign = await lockCampaign(tx, row.campaignId);
  if (!campaign || !(await isMyTurn(tx, row))) return false;
  const open = await openRows(tx, row, outcome);
  const done = open.length < BATCH;
  const leads =
    outcome.kind === 'scored' ? await makeCampaignLeads(deps, tx, campaign, row, open, outcome.scan) : new Map();
  await endRows(deps, tx, open, outcome, leads);
  if (done) await closeTurn(deps, tx, row, outcome);
  const failedBefore = open.filter(({ status }) => status === 'failed').length;
  const change =
    outcome.kind === 'scored'
      ? { completed: open.length, failed: -failedBefore }
      : { completed: 0, failed: open.length };
  const counted = await countEnded(deps, tx, campaign.id, change);
  if (!counted.finished && isRunning(campaign)) await feedCampaign(deps, tx, campaign.id);
  return !done;
}

async function isMyTurn(tx: Tx, { id, turn }: FirstRow): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from campaign_scans where id = ${id} and turn = ${turn} and work = 'queued' for update`,
  );
  return rows.length > 0;
}

/** The rows of this website that the outcome changes: a failure is no news for one that has failed already. */
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

/** Nothing more is to be done for this website; rows that have failed again say why they did this time. */
async function closeTurn({ clock }: EndDeps, tx: Tx, { id }: FirstRow, outcome: RowOutcome): Promise<void> {
  await tx.execute(sql`update campaign_scans set work = null, retry_at = null where id = ${id}`);
  if (outcome.kind === 'scored') return;
  await tx.execute(sql`
    update campaign_scans set error_message = ${outcome.words}, completed_at = ${clock.now().toISOString()}
     where (id = ${id} or same_as = ${id}) and status = 'failed'`);
}
