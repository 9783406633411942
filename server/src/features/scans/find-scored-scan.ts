import type { ScanReport } from '@named-first/contract';
import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { scans } from '../../db/schema/index.ts';

export type ScoredScan = { id: string; score: number; report: ScanReport };

/** The newest scan of a site with a score, made between `since` and `until`, or null. */
export async function findScoredScan(
  db: Database | Tx,
  site: string,
  since: Date,
  until?: Date,
): Promise<ScoredScan | null> {
  const isInTime = and(gte(scans.createdAt, since), until && lte(scans.createdAt, until));
  const [scan] = await db
    .select({ id: scans.id, score: scans.score, report: scans.report })
    .from(scans)
    .where(and(eq(scans.site, site), isInTime, isNotNull(scans.score)))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return scan?.score == null ? null : { ...scan, score: scan.score };
}
