import type { DownloadId } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { whitepaperLeads } from '../../db/schema/index.ts';
import type { DownloadDeps } from './deps.ts';

/** The document that a mailed link is for; null if such a link was never mailed. */
export async function findDownload(deps: Pick<DownloadDeps, 'db'>, id: string): Promise<DownloadId | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await deps.db
    .select({ document: whitepaperLeads.document })
    .from(whitepaperLeads)
    .where(eq(whitepaperLeads.id, id));
  return row?.document ?? null;
}
