import { noScoreWords, parseWebsite, type ScanReport, type Website } from '@named-first/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bulkCampaigns, campaignScans } from '../../../db/schema/index.ts';
import { findScoredScan } from '../../scans/find-scored-scan.ts';
import { recordScan } from '../../scans/record-scan.ts';
import type { StoredCampaign, StoredRow } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
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

type Turn = { row: Omit<StoredRow, 'cells'>; campaign: StoredCampaign };
type Later = { kind: 'later'; words: string };

/**
 * Scans the website of a row and ends every row of that website with the result. Finds out by the row whether there is
 * (still) something to do, so running twice is harmless.
 *
 * @throws what the database threw, and when the process is stopping: the queue runs the job again.
 */
export async function scanCampaignRow(
  deps: CampaignDeps,
  { rowId, turn }: { rowId: string; turn: number },
  signal: AbortSignal,
): Promise<void> {
  const begun = await beginTurn(deps, rowId, turn);
  if (!begun) return leaveTurn(deps, { rowId, turn }, signal);
  const { row } = begun;
  if (row.attempts > MOST_ATTEMPTS) return endRow(deps, row, { kind: 'failed', words: WORDS.brokeOff });
  const outcome = await scan(deps, begun, signal);
  const pause = PAUSES_MS[row.attempts - 1];
  if (outcome.kind !== 'later') await endRow(deps, row, outcome);
  else if (pause !== undefined) await postponeRow(deps, row, { pause, words: outcome.words });
  else await endRow(deps, row, { kind: 'failed', words: outcome.words });
}

/** Marks a row as being scanned. Null when its turn was called off, or its campaign is paused or cancelled. */
async function beginTurn({ db }: CampaignDeps, rowId: string, turn: number): Promise<Turn | null> {
  const [begun] = await db
    .update(campaignScans)
    .set({
      attempts: sql`${campaignScans.attempts} + 1`,
      retryAt: null,
      status: sql`case when ${campaignScans.status} = 'pending' then 'processing' else ${campaignScans.status} end`,
    })
    .from(bulkCampaigns)
    .where(and(isTurn(rowId, turn), isNull(bulkCampaigns.pausedAt), isNull(bulkCampaigns.cancelledAt)))
    .returning();
  if (!begun) return null;
  const { bulk_campaigns: campaign, ...row } = begun;
  if (campaign.status === 'pending') await showBegun(db, campaign.id);
  return { row, campaign };
}

/** Of a campaign that was cancelled the row ends, of one that is paused it waits again; one resumed meanwhile goes on. */
async function leaveTurn(deps: CampaignDeps, job: { rowId: string; turn: number }, signal: AbortSignal): Promise<void> {
  const [found] = await deps.db
    .select({ row: campaignScans, campaign: bulkCampaigns })
    .from(campaignScans)
    .innerJoin(bulkCampaigns, isTurn(job.rowId, job.turn));
  if (found?.campaign.cancelledAt) await endRow(deps, found.row, { kind: 'failed', words: CANCELLED_WORDS });
  else if (found?.campaign.pausedAt) await handBack(deps, found);
  else if (found) await scanCampaignRow(deps, job, signal);
}

function isTurn(rowId: string, turn: number) {
  return and(
    eq(campaignScans.id, rowId),
    eq(campaignScans.turn, turn),
    eq(campaignScans.work, 'queued'),
    eq(bulkCampaigns.id, campaignScans.campaignId),
  );
}

/** A paused campaign's row waits again; asked of the database in one breath with the pause, lest it be over already. */
async function handBack({ db }: CampaignDeps, { row }: Turn): Promise<void> {
  await db.execute(sql`
    update campaign_scans
       set work = 'waiting', retry_at = null, status = case when status = 'processing' then 'pending' else status end
     where id = ${row.id} and turn = ${row.turn} and work = 'queued'
       and exists (select 1 from bulk_campaigns where id = ${row.campaignId} and paused_at is not null)`);
}

async function showBegun(db: Database, campaignId: string): Promise<void> {
  await db
    .update(bulkCampaigns)
    .set({ status: 'processing' })
    .where(and(eq(bulkCampaigns.id, campaignId), eq(bulkCampaigns.status, 'pending')));
}

async function scan(deps: CampaignDeps, { row, campaign }: Turn, signal: AbortSignal): Promise<RowOutcome | Later> {
  const parsed = parseWebsite(row.website);
  if (!parsed.ok) return { kind: 'failed', words: parsed.message };
  try {
    return judged(await freshOrNewScan(deps, campaign, parsed.website, signal));
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
async function freshOrNewScan(deps: CampaignDeps, campaign: StoredCampaign, website: Website, signal: AbortSignal) {
  const cached = deps.clock.now().getTime() - deps.settings.scanCacheSeconds * 1000;
  const since = new Date(Math.min(cached, campaign.createdAt.getTime()));
  const fresh = await findScoredScan(deps.db, website.site, since);
  if (fresh) return fresh;
  const scan = await recordScan(deps, website, signal);
  deps.metrics.scans.inc({ outcome: scan.report.score === null ? 'unscored' : 'scored' });
  return scan;
}

function judged({ id, report }: { id: string; report: ScanReport }): RowOutcome | Later {
  if (report.score !== null) return { kind: 'scored', scan: { id, report, score: report.score } };
  const words = report.noScore ? noScoreWords(report.noScore, 'agency') : WORDS.unknown;
  // A site that does not answer, or too slowly to be measured, may do so later. One that turns us away will not.
  const mayPass = report.state === 'unreachable' || report.state === 'ok';
  return { kind: mayPass ? 'later' : 'failed', words };
}
