import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Resolves when this many connections to a PostgreSQL database wait for a lock of another one. */
export async function lockWaits(db: Database, connections = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= connections) return;
    await pause(5);
  }
}
