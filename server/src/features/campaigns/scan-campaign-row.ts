import { parseWebsite, type ScanReport, type Website } from '@named-first/contract';
import { and, eq, sql } from 'drizzle-orm';
import { bulkCampaigns, campaignScans } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { findScoredScan } from '../scans/find-scored-scan.ts';
import { recordScan } from '../scans/record-scan.ts';
import type { StoredCampaign, StoredRow } from './campaign-view.ts';
import { CANCELLED_WORDS } from './end-cancelled-rows.ts';
import { endRow, type RowOutcome } from './end-row.ts';
import { postponeRow } from './postpone-row.ts';

/** A failure that may pass is tried again after these pauses, then it counts. */
const PAUSES_MS = [60_000, 5 * 60_000];
/** A website that brings the process down each time must not do so for ever. */
const MOST_ATTEMPTS = 30;

const WORDS = {
  private: 'This address cannot be scanned: it is private or reserved.',
  ours: 'The scan stopped because of an error on our side.',
  brokeOff: `The scan was begun ${MOST_ATTEMPTS} times and never came to an end.`,
  unknown: 'The website could not be read.',
};

export type Turn = { row: Omit<StoredRow, 'cells'>; campaign: StoredCampaign };
type Later = { kind: 'later'; words: string };

/**
 * Scans the website of a row and ends every row of that website with the result. Finds out by the row whether there is
 * (still) something to do, so running twice is harmless.
 *
 * @throws what the database threw, and when the process is stopping: the queue runs the job again.
 */
export async function scanCampaignRow(
  deps: Deps,
  { rowId, turn }: { rowId: string; turn: number },
  signal: AbortSignal,
): Promise<void> {
  const found = await findTurn(deps, rowId, turn);
  if (!found) return;
  const { campaign } = found;
  if (campaign.cancelledAt) return endRow(deps, found.row, { kind: 'failed', words: CANCELLED_WORDS });
  if (campaign.pausedAt) return handBack(deps, found);
  const attempts = await beginRow(deps, found);
  if (attempts === null) return;
  if (attempts > MOST_ATTEMPTS) return endRow(deps, found.row, { kind: 'failed', words: WORDS.brokeOff });
  const outcome = await scan(deps, found, signal);
  const pause = PAUSES_MS[attempts - 1];
  if (outcome.kind !== 'later') await endRow(deps, found.row, outcome);
  else if (pause !== undefined) await postponeRow(deps, found.row, { pause, words: outcome.words });
  else await endRow(deps, found.row, { kind: 'failed', words: outcome.words });
}

async function findTurn({ db }: Deps, rowId: string, turn: number): Promise<Turn | null> {
  const [found] = await db
    .select({ row: campaignScans, campaign: bulkCampaigns })
    .from(campaignScans)
    .innerJoin(bulkCampaigns, eq(bulkCampaigns.id, campaignScans.campaignId))
    .where(and(eq(campaignScans.id, rowId), eq(campaignScans.turn, turn), eq(campaignScans.work, 'queued')));
  return found ?? null;
}

/** A paused campaign's row waits again; asked of the database in one breath with the pause, lest it be over already. */
async function handBack({ db }: Deps, { row }: Turn): Promise<void> {
  await db.execute(sql`
    update campaign_scans
       set work = 'waiting', retry_at = null, status = case when status = 'processing' then 'pending' else status end
     where id = ${row.id} and turn = ${row.turn} and work = 'queued'
       and exists (select 1 from bulk_campaigns where id = ${row.campaignId} and paused_at is not null)`);
}

/** Marks the row as being scanned. Null when its turn was called off meanwhile, else how many scans it makes. */
async function beginRow({ db }: Deps, { row, campaign }: Turn): Promise<number | null> {
  const { rows } = await db.execute<{ attempts: number }>(sql`
    update campaign_scans
       set attempts = attempts + 1, retry_at = null,
           status = case when status = 'pending' then 'processing' else status end
     where id = ${row.id} and turn = ${row.turn} and work = 'queued'
    returning attempts`);
  if (rows[0] && campaign.status === 'pending') {
    const { id } = campaign;
    await db
      .update(bulkCampaigns)
      .set({ status: 'processing' })
      .where(and(eq(bulkCampaigns.id, id), eq(bulkCampaigns.status, 'pending')));
  }
  return rows[0]?.attempts ?? null;
}

async function scan(deps: Deps, { row, campaign }: Turn, signal: AbortSignal): Promise<RowOutcome | Later> {
  const parsed = parseWebsite(row.website);
  if (!parsed.ok) return { kind: 'failed', words: parsed.message };
  try {
    return judged(await freshOrNewScan(deps, campaign, parsed.website, signal), signal);
  } catch (error) {
    // A scan that was broken off says nothing about the website.
    signal.throwIfAborted();
    if (error instanceof Error && error.name === 'ForbiddenAddressError')
      return { kind: 'failed', words: WORDS.private };
    deps.log.warn({ err: error, rowId: row.id }, 'The scan of a campaign row threw');
    return { kind: 'later', words: WORDS.ours };
  }
}

/** A scan made since the campaign began is this campaign's own, from before a crash; the funnel's fresh ones do as well. */
async function freshOrNewScan(deps: Deps, campaign: StoredCampaign, website: Website, signal: AbortSignal) {
  const cached = deps.clock.now().getTime() - deps.settings.scanCacheSeconds * 1000;
  const since = new Date(Math.min(cached, campaign.createdAt.getTime()));
  const fresh = await findScoredScan(deps.db, website.site, since);
  if (fresh) return fresh;
  const scan = await recordScan(deps, website, signal);
  deps.metrics.scans.inc({ outcome: scan.report.score === null ? 'unscored' : 'scored' });
  return scan;
}

function judged({ id, report }: { id: string; report: ScanReport }, signal: AbortSignal): RowOutcome | Later {
  if (report.score !== null) return { kind: 'scored', scan: { id, report, score: report.score } };
  signal.throwIfAborted();
  const words = report.scoreReason ?? WORDS.unknown;
  // A site that does not answer, or too slowly to be measured, may do so later. One that turns us away will not.
  const mayPass = report.state === 'unreachable' || report.state === 'ok';
  return { kind: mayPass ? 'later' : 'failed', words };
}
