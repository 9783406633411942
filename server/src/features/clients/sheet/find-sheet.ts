import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { clientScans, clients, factSheets, scans } from '../../../db/schema/index.ts';

export type SheetRow = typeof factSheets.$inferSelect;
type Db = Database | Tx;

/** The current sheet: the version signed last; null before the first. */
export async function signedSheet(db: Db, clientId: string): Promise<SheetRow | null> {
  const [sheet] = await signedSheets(db, clientId, 1);
  return sheet ?? null;
}

/** The signed versions, newest first. */
export function signedSheets(db: Db, clientId: string, most: number): Promise<SheetRow[]> {
  return db
    .select()
    .from(factSheets)
    .where(and(eq(factSheets.clientId, clientId), eq(factSheets.state, 'signed')))
    .orderBy(desc(factSheets.version))
    .limit(most);
}

/** The unsigned version, or null. The lock on the client also protects it. */
export async function unsignedSheet(db: Db, clientId: string): Promise<SheetRow | null> {
  const [sheet] = await db
    .select()
    .from(factSheets)
    .where(and(eq(factSheets.clientId, clientId), ne(factSheets.state, 'signed')));
  return sheet ?? null;
}

/** The facts that the newest scan of the client's current site read; null before the first scan. */
export async function newestReading(db: Db, clientId: string) {
  const [row] = await db
    .select({ readings: clientScans.readings, scannedAt: clientScans.createdAt })
    .from(clientScans)
    .innerJoin(clients, eq(clients.id, clientScans.clientId))
    .innerJoin(scans, and(eq(scans.id, clientScans.scanId), eq(scans.site, clients.site)))
    .where(and(eq(clientScans.clientId, clientId), isNotNull(clientScans.readings)))
    .orderBy(desc(clientScans.createdAt), desc(clientScans.id))
    .limit(1);
  return row ? { readings: row.readings ?? [], scannedAt: row.scannedAt } : null;
}

/** The fixes based on one sheet, from the newest scan since; null until a scan has written them. */
export async function newestFixes(db: Db, { id, clientId }: Pick<SheetRow, 'id' | 'clientId'>) {
  const [row] = await db
    .select({ fixes: clientScans.fixes, report: scans.report })
    .from(clientScans)
    .innerJoin(scans, eq(scans.id, clientScans.scanId))
    .where(and(eq(clientScans.clientId, clientId), eq(clientScans.sheetId, id), isNotNull(clientScans.fixes)))
    .orderBy(desc(clientScans.createdAt), desc(clientScans.id))
    .limit(1);
  return row ? { fixes: row.fixes ?? {}, report: row.report } : null;
}
