import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientScans, clients } from '../../../db/schema/index.ts';
import type { ClientDeps } from '../deps.ts';
import { signedSheet } from './find-sheet.ts';
import { recordClientScan } from './record-client-scan.ts';

const HOUR_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
const PAUSE_MS = 4 * HOUR_MS;

type ScanDeps = ClientDeps & Parameters<typeof recordClientScan>[0];

/** Queues a scan of a client's website for their fact sheet. One scan serves all jobs that were queued before it. */
export async function queueClientScan(
  { jobs, clock }: Pick<ClientDeps, 'jobs' | 'clock'>,
  tx: Tx,
  clientId: string,
): Promise<void> {
  const payload = { clientId, wantedAt: clock.now().toISOString() };
  await jobs.enqueue(tx, 'scan-client', payload, { singletonKey: `${clientId} ${payload.wantedAt}` });
}

/**
 * Scans the website of a client for their fact sheet: fills a draft that is still empty, and writes the texts to paste
 * from the signed sheet. If the site cannot be read, retries for three days. Running twice is harmless.
 *
 * @throws errors of the scanner or the database; the queue then runs the job again.
 */
export async function scanClient(
  deps: ScanDeps,
  { clientId, wantedAt }: { clientId: string; wantedAt: string },
  signal: AbortSignal,
): Promise<void> {
  const [client] = await deps.db.select().from(clients).where(eq(clients.id, clientId));
  if (!client || client.website === null) return;
  if (await wasScannedSince(deps, clientId, new Date(wantedAt))) return;
  const isRead = await scan(deps, { id: clientId, website: client.website }, signal);
  if (!isRead) await tryLater(deps, { clientId, wantedAt });
}

/** Checks against the current sheet, because a scan may have begun before it was signed. */
async function wasScannedSince({ db }: Pick<ClientDeps, 'db'>, clientId: string, since: Date): Promise<boolean> {
  const sheet = await signedSheet(db, clientId);
  const isOfSheet = sheet ? eq(clientScans.sheetId, sheet.id) : isNull(clientScans.sheetId);
  const [scanned] = await db
    .select({ id: clientScans.id })
    .from(clientScans)
    .where(
      and(
        eq(clientScans.clientId, clientId),
        isNotNull(clientScans.readings),
        isOfSheet,
        gte(clientScans.createdAt, since),
      ),
    )
    .limit(1);
  return scanned !== undefined;
}

async function scan(deps: ScanDeps, client: { id: string; website: string }, signal: AbortSignal): Promise<boolean> {
  try {
    return (await recordClientScan(deps, client, 'manual', signal)).isRead;
  } catch (error) {
    if (error instanceof Error && error.name === 'ForbiddenAddressError') return true;
    throw error;
  }
}

async function tryLater(
  { db, jobs, clock }: ClientDeps,
  payload: { clientId: string; wantedAt: string },
): Promise<void> {
  const now = clock.now().getTime();
  if (now - new Date(payload.wantedAt).getTime() >= GIVE_UP_AFTER_MS) return;
  await db.transaction((tx) => jobs.enqueue(tx, 'scan-client', payload, { startAfter: new Date(now + PAUSE_MS) }));
}
