import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** The same form with the same content within this time is one post: a double click, a reload, a retry. */
export const DOUBLE_SUBMIT_MS = 10 * 60 * 1000;

/** Two clicks on one button arrive together: the second waits here until the first one's row is there to be found. */
export async function waitForTwin(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
