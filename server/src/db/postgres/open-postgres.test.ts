import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase, openTestDatabase, type TestDatabase, testServer } from '../../../test/test-database.ts';
import { openDatabase } from '../open-database.ts';

const log = pino({ level: 'silent' });

describe.skipIf(!testServer())('a database on a server (needs PostgreSQL)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database.close());

  it('four processes that start together on an empty database all migrate it, once', async () => {
    const { databaseUrl, drop } = await createServerDatabase();
    const starters = [1, 2, 3, 4].map(() => openDatabase({ dataDir: '', databaseUrl, log }));
    const opened = await Promise.all(starters);
    const { rows } = await opened[0]!.db.execute<{ runs: number; stamps: number }>(
      sql`select count(*)::int as runs, count(distinct created_at)::int as stamps from drizzle.__drizzle_migrations`,
    );
    expect(rows[0]?.runs).toBe(rows[0]?.stamps);
    await Promise.all(opened.map((each) => each.close()));
    await drop();
  });

  it('statements, lock waits and idle transactions have time limits', async () => {
    for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      const { rows } = await database.db.execute<{ value: string }>(sql`select current_setting(${setting}) as value`);
      expect(rows[0]?.value).toMatch(/^\d+s$/);
    }
  });

  it('the process survives the loss of all connections', async () => {
    await database.ping();
    const other = await openDatabase({ dataDir: '', databaseUrl: database.databaseUrl, log });
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await other.close();
    // The first query may get the dead connection from the pool, but the second must not.
    await database.ping().catch(() => {});
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
