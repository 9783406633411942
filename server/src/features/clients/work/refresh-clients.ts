import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import { lockClient } from '../orders/find-client.ts';
import { refreshWork } from './refresh-work.ts';

/** Ids per query; each client gets a separate short transaction. */
const BATCH = 200;

/**
 * Moves every client whose month has ended into the next one: open work is carried over, and the new month's work is
 * owed. Safe to run in several workers and repeatedly.
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
