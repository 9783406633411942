import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { scans } from '../../db/schema/index.ts';

/** Why the newest scan of a site since then has no score, in words; null when there was none or it has one. */
export async function findScanReason(db: Database | Tx, site: string, since: Date): Promise<string | null> {
  const [scan] = await db
    .select({ reason: scans.reason })
    .from(scans)
    .where(and(eq(scans.site, site), gte(scans.createdAt, since)))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return scan?.reason ?? null;
}
