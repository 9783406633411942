import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Resolves when that many connections to a database on PostgreSQL wait for what another one holds. */
export async function lockWaits(db: Database, connections = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= connections) return;
    await pause(5);
  }
}
