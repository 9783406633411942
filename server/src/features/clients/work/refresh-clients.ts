import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import { lockClient } from '../orders/find-client.ts';
import { refreshWork } from './refresh-work.ts';

/** Ids in one look; each client is its own short transaction. */
const BATCH = 200;

/**
 * Brings every client whose month is over into the next one: what is open is carried over and the new month's work is
 * owed. Any number of workers may do so, and doing so twice changes nothing.
 */
export async function refreshClients(
  { db, clock }: { db: Database; clock: { now(): Date } },
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  while (!signal.aborted) {
    const due = await db
      .select({ id: clients.id })
      .from(clients)
      .where(and(isNotNull(clients.monthEndsAt), lte(clients.monthEndsAt, now)))
      .orderBy(asc(clients.monthEndsAt), asc(clients.id))
      .limit(BATCH);
    for (const { id } of due) {
      await db.transaction(async (tx) => {
        const client = await lockClient(tx, id);
        if (client) await refreshWork(tx, client, now);
      });
    }
    if (due.length < BATCH) return;
  }
}
