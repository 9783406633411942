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

/** A temporary failure is retried after these delays; then it counts. */
const PAUSES_MS = [60_000, 5 * 60_000];
/** Limits the retries for a website that crashes the process every time. */
const MAX_ATTEMPTS = 30;

const WORDS = {
  private: 'This address cannot be scanned: it is private or reserved.',
  ours: 'The scan stopped because of an error on our side.',
  brokeOff: `The scan was begun ${MAX_ATTEMPTS} times and never came to an end.`,
  unknown: 'The website could not be read.',
};

type ClaimedRow = { row: Omit<StoredRow, 'cells'>; campaign: StoredCampaign };
type Later = { kind: 'later'; words: string };

/**
 * Scans the website of a row and ends every row of that website with the result. Checks the row first, so running twice
 * is harmless.
 *
 * @throws errors of the database, and an error when the process is stopping. The queue then runs the job again.
 */
export async function scanCampaignRow(
  deps: CampaignDeps,
  { rowId, turn }: { rowId: string; turn: number },
  signal: AbortSignal,
): Promise<void> {
  const begun = await claimRow(deps, rowId, turn);
  if (!begun) return releaseRow(deps, { rowId, turn }, signal);
  const { row } = begun;
  if (row.attempts > MAX_ATTEMPTS) return endRow(deps, row, { kind: 'failed', words: WORDS.brokeOff });
  const outcome = await scan(deps, begun, signal);
  const pause = PAUSES_MS[row.attempts - 1];
  if (outcome.kind !== 'later') await endRow(deps, row, outcome);
  else if (pause !== undefined) await postponeRow(deps, row, { pause, words: outcome.words });
  else await endRow(deps, row, { kind: 'failed', words: outcome.words });
}

/** Marks a row as being scanned. Null if its job was cancelled, or its campaign is paused or cancelled. */
async function claimRow({ db }: CampaignDeps, rowId: string, turn: number): Promise<ClaimedRow | null> {
  const [begun] = await db
    .update(campaignScans)
    .set({
      attempts: sql`${campaignScans.attempts} + 1`,
      retryAt: null,
      status: sql`case when ${campaignScans.status} = 'pending' then 'processing' else ${campaignScans.status} end`,
    })
    .from(bulkCampaigns)
    .where(and(isCurrentJob(rowId, turn), isNull(bulkCampaigns.pausedAt), isNull(bulkCampaigns.cancelledAt)))
    .returning();
  if (!begun) return null;
  const { bulk_campaigns: campaign, ...row } = begun;
  if (campaign.status === 'pending') await showBegun(db, campaign.id);
  return { row, campaign };
}

/**
 * Releases a row. In a cancelled campaign the row ends, in a paused one it waits again; if the campaign was resumed in
 * the meantime, the row continues.
 */
async function releaseRow(
  deps: CampaignDeps,
  job: { rowId: string; turn: number },
  signal: AbortSignal,
): Promise<void> {
  const [found] = await deps.db
    .select({ row: campaignScans, campaign: bulkCampaigns })
    .from(campaignScans)
    .innerJoin(bulkCampaigns, isCurrentJob(job.rowId, job.turn));
  if (found?.campaign.cancelledAt) await endRow(deps, found.row, { kind: 'failed', words: CANCELLED_WORDS });
  else if (found?.campaign.pausedAt) await handBack(deps, found);
  else if (found) await scanCampaignRow(deps, job, signal);
}

function isCurrentJob(rowId: string, turn: number) {
  return and(
    eq(campaignScans.id, rowId),
    eq(campaignScans.turn, turn),
    eq(campaignScans.work, 'queued'),
    eq(bulkCampaigns.id, campaignScans.campaignId),
  );
}

/**
 * Puts a row of a paused campaign back. The update checks the pause in the same statement, because the campaign may
 * have been resumed.
 */
async function handBack({ db }: CampaignDeps, { row }: ClaimedRow): Promise<void> {
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

async function scan(
  deps: CampaignDeps,
  { row, campaign }: ClaimedRow,
  signal: AbortSignal,
): Promise<RowOutcome | Later> {
  const parsed = parseWebsite(row.website);
  if (!parsed.ok) return { kind: 'failed', words: parsed.message };
  try {
    return judged(await freshOrNewScan(deps, campaign, parsed.website, signal));
  } catch (error) {
    // An aborted scan says nothing about the website.
    signal.throwIfAborted();
    if (error instanceof Error && error.name === 'ForbiddenAddressError')
      return { kind: 'failed', words: WORDS.private };
    deps.log.warn({ err: error, rowId: row.id }, 'The scan of a campaign row threw');
    return { kind: 'later', words: WORDS.ours };
  }
}

/** Reuses a scan made since the campaign started, for example before a crash, and a fresh scan from the funnel. */
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
  // A site that does not answer, or is too slow to be measured, may work later. A site that refuses us will not.
  const mayPass = report.state === 'unreachable' || report.state === 'ok';
  return { kind: mayPass ? 'later' : 'failed', words };
}
