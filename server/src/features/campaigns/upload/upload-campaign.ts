import { CAMPAIGN_MESSAGES, type Campaign, campaignUploadSchema, isCsvFileName } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { bulkCampaigns } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { campaignView } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
import { feedCampaign } from '../rows/feed-campaign.ts';
import { type CampaignFile, readCampaignFile, stopWhenGone } from './csv/read-campaign-file.ts';
import { createRowWriter } from './row-writer.ts';

export type UploadedCampaign = { fileName: string; bytes: Uint8Array; name: unknown; contactAllowed: unknown };

type UploadDeps = Pick<CampaignDeps, 'db' | 'jobs' | 'clock'>;

/**
 * Stores a file as a campaign and starts it. The rows are written in short batches, and the campaign stays hidden until
 * the last one is stored. Other requests are therefore not blocked, and an invalid file or a crash leaves no partial
 * campaign.
 *
 * @param gone aborted when the uploader disconnects; written rows are then removed.
 * @throws AppError `invalid-input`, `body-too-large`, `cut-off`; nothing is stored in these cases.
 */
export async function uploadCampaign(
  deps: UploadDeps,
  upload: UploadedCampaign,
  gone?: AbortSignal,
): Promise<Campaign> {
  if (!isCsvFileName(upload.fileName)) {
    throw new AppError('invalid-input', { message: CAMPAIGN_MESSAGES.fileType.description });
  }
  const { name, contactAllowed } = parseInput(campaignUploadSchema, {
    name: upload.name,
    contactAllowed: upload.contactAllowed,
  });
  const file = await readCampaignFile(upload.bytes, gone);
  const [draft] = await deps.db
    .insert(bulkCampaigns)
    .values({ name, contactAllowed, totalContacts: 0, columns: file.header, createdAt: deps.clock.now() })
    .returning({ id: bulkCampaigns.id });
  try {
    const counts = await storeRows(deps, draft!.id, file);
    stopWhenGone(gone);
    return await startCampaign(deps, draft!.id, counts);
  } catch (error) {
    await deps.db.delete(bulkCampaigns).where(eq(bulkCampaigns.id, draft!.id));
    throw error;
  }
}

type Counts = { good: number; refused: number };

async function storeRows(deps: UploadDeps, campaignId: string, { rows }: CampaignFile): Promise<Counts> {
  const writer = createRowWriter(deps.db, campaignId);
  for await (const row of rows) await writer.add(row);
  const counts = await writer.end();
  if (counts.good > 0) return counts;
  const none = counts.refused === 1 ? 'The only row cannot' : `None of the ${counts.refused} rows can`;
  const message = `${none} be scanned. Check the file to see why.`;
  throw new AppError('invalid-input', { message });
}

async function startCampaign(deps: UploadDeps, id: string, { good, refused }: Counts): Promise<Campaign> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [campaign] = await tx
      .update(bulkCampaigns)
      .set({ totalContacts: good, refusedRows: refused, loadedAt: now, runningSince: now })
      .where(eq(bulkCampaigns.id, id))
      .returning();
    await feedCampaign(deps, tx, id);
    return campaignView(campaign!);
  });
}
