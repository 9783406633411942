import type { ReportHistoryEntry, ScanReport } from '@named-first/contract';
import { readStoredReport } from '@named-first/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reportChecks, scans } from '../../db/schema/index.ts';

const MAX_ENTRIES = 50;

const entryColumns = {
  scanId: scans.id,
  scannedAt: scans.createdAt,
  score: scans.score,
  engineVersion: scans.engineVersion,
};

/**
 * The lead's scans with a score, oldest first. Before the first check, that is only the lead's first scan, if it was
 * not deleted.
 */
export async function reportHistory(
  db: Database,
  lead: { id: string; scanId: string | null },
): Promise<ReportHistoryEntry[]> {
  const checked = await db
    .select(entryColumns)
    .from(reportChecks)
    .innerJoin(scans, eq(scans.id, reportChecks.scanId))
    .where(and(eq(reportChecks.leadId, lead.id), isNotNull(scans.score)))
    .orderBy(desc(reportChecks.createdAt))
    .limit(MAX_ENTRIES);
  const found = checked.length > 0 || !lead.scanId ? checked.reverse() : await firstScan(db, lead.scanId);
  return found.flatMap(({ score, scannedAt, ...entry }) =>
    score === null ? [] : [{ ...entry, score, scannedAt: scannedAt.toISOString() }],
  );
}

function firstScan(db: Database, scanId: string) {
  return db.select(entryColumns).from(scans).where(eq(scans.id, scanId));
}

/** The report of one scan, as it was measured; null if the scan was deleted. */
export async function reportOfScan(db: Database, scanId: string): Promise<ScanReport | null> {
  const [scan] = await db.select({ report: scans.report }).from(scans).where(eq(scans.id, scanId));
  return scan ? readStoredReport(scan.report) : null;
}
