import type { CampaignDetail, CampaignQuery } from '@named-first/contract';
import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import { bulkCampaigns, campaignScans } from '../../db/schema/index.ts';
import { campaignView, rowView, type StoredCampaign } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignNotFound } from './lock-campaign.ts';

const DEFAULT_LIMIT = 100;
const BARS = 10;
/** The speed is measured over the last two minutes: long enough to be steady, short enough to follow changes. */
const SPEED_OVER_MS = 2 * 60 * 1000;

type GetDeps = Pick<CampaignDeps, 'db' | 'clock'>;

/** A campaign with its figures and a page of its rows in file order. @throws AppError `not-found`. */
export async function getCampaign(deps: GetDeps, id: string, query: CampaignQuery): Promise<CampaignDetail> {
  const campaign = await readCampaign(deps, id);
  const { rows, nextAfter } = await readRows(deps, id, query);
  const { scores, averageScore } = await readScores(deps, id);
  const remaining = await countRemaining(deps, campaign);
  return {
    campaign: campaignView(campaign),
    averageScore,
    scores,
    remaining,
    secondsLeft: await secondsLeft(deps, campaign, remaining),
    rows: rows.map(rowView),
    nextAfter,
  };
}

/** @throws AppError `not-found`. */
export async function readCampaign({ db }: Pick<CampaignDeps, 'db'>, id: string): Promise<StoredCampaign> {
  const [campaign] = await db
    .select()
    .from(bulkCampaigns)
    .where(and(eq(bulkCampaigns.id, id), isNotNull(bulkCampaigns.loadedAt)));
  if (!campaign) throw campaignNotFound();
  return campaign;
}

const { cells: _cells, ...LISTED } = getTableColumns(campaignScans);

async function readRows({ db }: GetDeps, id: string, { status, after, limit = DEFAULT_LIMIT }: CampaignQuery) {
  const found = await db
    .select(LISTED)
    .from(campaignScans)
    .where(
      and(
        eq(campaignScans.campaignId, id),
        status && eq(campaignScans.status, status),
        after === undefined ? undefined : gt(campaignScans.rowNumber, after),
      ),
    )
    .orderBy(asc(campaignScans.rowNumber))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, nextAfter: found.length > limit ? rows.at(-1)!.rowNumber : null };
}

/** The number of contacts per score: at most 101 rows, from which both figures are computed. */
async function readScores({ db }: GetDeps, id: string) {
  const { rows } = await db.execute<{ score: number; count: number }>(sql`
    select score, count(*)::int as count from campaign_scans
     where campaign_id = ${id} and status = 'completed' and score is not null group by score`);
  const scores = Array.from({ length: BARS }, () => 0);
  for (const { score, count } of rows) scores[Math.min(Math.floor(score / BARS), BARS - 1)]! += count;
  const scored = scores.reduce((sum, count) => sum + count, 0);
  const points = rows.reduce((sum, { score, count }) => sum + score * count, 0);
  return { scores, averageScore: scored === 0 ? null : Math.round(points / scored) };
}

async function countRemaining({ db }: GetDeps, campaign: StoredCampaign): Promise<number> {
  const { id, totalContacts, completedScans, failedScans } = campaign;
  const { rows } = await db.execute<{ again: number }>(sql`
    select count(*)::int as again from campaign_scans
     where campaign_id = ${id} and work is not null and status = 'failed'`);
  return totalContacts - completedScans - failedScans + rows[0]!.again;
}

async function secondsLeft(
  { db, clock }: GetDeps,
  campaign: StoredCampaign,
  remaining: number,
): Promise<number | null> {
  if (remaining === 0 || !campaign.runningSince || campaign.cancelledAt) return null;
  const now = clock.now().getTime();
  const from = Math.max(campaign.runningSince.getTime(), now - SPEED_OVER_MS);
  const { rows } = await db.execute<{ ended: number }>(sql`
    select count(*)::int as ended from campaign_scans
     where campaign_id = ${campaign.id} and completed_at > ${new Date(from).toISOString()}`);
  const { ended } = rows[0]!;
  return ended === 0 || now <= from ? null : Math.ceil((remaining * (now - from)) / ended / 1000);
}
