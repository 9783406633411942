import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** The same form with the same content within this time counts as one: a double click, a reload, a retry. */
export const DOUBLE_SUBMIT_MS = 10 * 60 * 1000;

/**
 * Locks a key until the transaction ends. The second of two identical requests waits here until the row of the first is
 * committed and can be found.
 */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
