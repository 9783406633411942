import type { ScanReport } from '@named-first/contract';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { scans } from '../../db/schema/index.ts';

/** The newest scan of a site stored at or after `since`, with or without a score, or null. */
export async function findScanSince(
  db: Database,
  site: string,
  since: Date,
): Promise<{ id: string; report: ScanReport } | null> {
  const [scan] = await db
    .select({ id: scans.id, report: scans.report })
    .from(scans)
    .where(and(eq(scans.site, site), gte(scans.createdAt, since)))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return scan ?? null;
}
