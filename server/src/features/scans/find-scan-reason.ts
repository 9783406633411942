import { type NoScoreReader, noScoreSchema, noScoreWords } from '@named-first/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { scans } from '../../db/schema/index.ts';

/**
 * Why the newest scan of a site since then has no score, worded for this reader; null if there was no scan or it has a
 * score.
 */
export async function findScanReason(
  db: Database | Tx,
  site: string,
  since: Date,
  reader: NoScoreReader = 'owner',
): Promise<string | null> {
  const [scan] = await db
    .select({ reason: scans.reason, noScore: sql`${scans.report} -> 'noScore'` })
    .from(scans)
    .where(and(eq(scans.site, site), gte(scans.createdAt, since)))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  // Reports of older engines only contain the wording for the owner.
  const noScore = noScoreSchema.safeParse(scan?.noScore);
  return noScore.success ? noScoreWords(noScore.data, reader) : (scan?.reason ?? null);
}
