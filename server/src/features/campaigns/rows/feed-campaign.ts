import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { CampaignDeps } from '../deps.ts';

/**
 * The maximum number of a campaign's rows in the job queue, and the number below which it is filled up. Enough for a
 * dozen worker processes, but so few that a queue of 50,000 rows never has to be sorted, that campaigns share the
 * workers, and that a pause takes effect at once.
 */
const QUEUE = { full: 200, low: 100 };
/** If a scan that is due for a retry has not run for this long, its job is lost. */
const OVERDUE_MS = 60_000;

type QueuedRow = { id: string; turn: number };

/** Queues the next rows of a running campaign. The caller has locked the campaign. */
export async function feedCampaign(deps: Pick<CampaignDeps, 'jobs'>, tx: Tx, campaignId: string): Promise<void> {
  const { rows } = await tx.execute<QueuedRow>(sql`
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

/** Queues rows again that are marked as queued but have no job. A row with a job is not changed. */
export async function requeueLost(
  deps: Pick<CampaignDeps, 'jobs' | 'clock'>,
  tx: Tx,
  campaignId: string,
): Promise<void> {
  const overdue = new Date(deps.clock.now().getTime() - OVERDUE_MS).toISOString();
  const { rows } = await tx.execute<QueuedRow>(sql`
    select id, turn from campaign_scans
     where campaign_id = ${campaignId} and work = 'queued' and (retry_at is null or retry_at < ${overdue})`);
  await queueRows(deps, tx, rows);
}

async function queueRows(deps: Pick<CampaignDeps, 'jobs'>, tx: Tx, rows: QueuedRow[]): Promise<void> {
  await deps.jobs.enqueueAll(
    tx,
    'scan-campaign-row',
    rows.map(({ id, turn }) => ({ payload: { rowId: id, turn }, singletonKey: rowJobKey(id, turn) })),
  );
}

/** The singleton key of a row's job: at most one job per version of a row is unfinished. */
export function rowJobKey(rowId: string, turn: number): string {
  return `${rowId}:${turn}`;
}
