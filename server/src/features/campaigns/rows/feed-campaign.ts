import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { CampaignDeps } from '../deps.ts';

/**
 * How many rows of a campaign stand in the job queue at most, and from how few on it is filled up again. Enough for a
 * dozen worker processes; few enough that a queue of 50,000 never has to be sorted, that campaigns take turns, and that
 * a pause is felt at once.
 */
const QUEUE = { full: 200, low: 100 };
/** A scan that is to be tried again has been missing for this long: its job is lost. */
const OVERDUE_MS = 60_000;

type Turn = { id: string; turn: number };

/** Queues the next rows of a campaign that runs. The caller holds the campaign. */
export async function feedCampaign(deps: Pick<CampaignDeps, 'jobs'>, tx: Tx, campaignId: string): Promise<void> {
  const { rows } = await tx.execute<Turn>(sql`
    with queued as (
      select count(*)::int as count from (
        select from campaign_scans where campaign_id = ${campaignId} and work = 'queued' and retry_at is null
         limit ${QUEUE.low}) as first_ones),
    next as (
      select id from campaign_scans where campaign_id = ${campaignId} and work = 'waiting'
       order by row_number
       limit (select case when count < ${QUEUE.low} then ${QUEUE.full} - count else 0 end from queued))
    update campaign_scans set work = 'queued', turn = turn + 1, retry_at = null
      from next where campaign_scans.id = next.id
    returning campaign_scans.id, campaign_scans.turn`);
  await queueRows(deps, tx, rows);
}

/** Queues again what stands as queued and has no job any more. A row whose job is there stays as it is. */
export async function requeueLost(
  deps: Pick<CampaignDeps, 'jobs' | 'clock'>,
  tx: Tx,
  campaignId: string,
): Promise<void> {
  const overdue = new Date(deps.clock.now().getTime() - OVERDUE_MS).toISOString();
  const { rows } = await tx.execute<Turn>(sql`
    select id, turn from campaign_scans
     where campaign_id = ${campaignId} and work = 'queued' and (retry_at is null or retry_at < ${overdue})`);
  await queueRows(deps, tx, rows);
}

async function queueRows(deps: Pick<CampaignDeps, 'jobs'>, tx: Tx, rows: Turn[]): Promise<void> {
  await deps.jobs.enqueueAll(
    tx,
    'scan-campaign-row',
    rows.map(({ id, turn }) => ({ payload: { rowId: id, turn }, singletonKey: turnKey(id, turn) })),
  );
}

/** Of one turn of a row at most one job is unfinished. */
export function turnKey(rowId: string, turn: number): string {
  return `${rowId}:${turn}`;
}
