import { type BusinessFacts, readStoredReport } from '@named-first/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { clientScans, clients, scans } from '../../../db/schema/index.ts';

/** The facts that the newest scan read on the client's current site; null without such a scan. */
export async function clientFacts(db: Database | Tx, clientId: string): Promise<BusinessFacts | null> {
  const [scan] = await db
    .select({ report: scans.report })
    .from(clientScans)
    .innerJoin(clients, eq(clients.id, clientScans.clientId))
    .innerJoin(scans, and(eq(scans.id, clientScans.scanId), eq(scans.site, clients.site)))
    .where(and(eq(clientScans.clientId, clientId), isNotNull(scans.report)))
    .orderBy(desc(clientScans.createdAt), desc(clientScans.id))
    .limit(1);
  return scan ? (readStoredReport(scan.report).business.comparable ?? null) : null;
}
