import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../../test/child-script.ts';
import { openTestDatabase, type TestDatabase, testServer } from '../../../test/test-database.ts';
import { createSessionLocks, type SessionLocks } from './session-locks.ts';

const log = pino({ level: 'silent' });

describe.skipIf(!testServer())('session-level advisory locks (needs PostgreSQL)', () => {
  let database: TestDatabase;
  let other: SessionLocks;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    other = createSessionLocks({ databaseUrl: database.databaseUrl!, log });
  });
  afterAll(async () => {
    await other.close();
    await database.close();
  });

  const lockSessions = async () => {
    const { rows } = await database.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'named-first-locks'`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('a name is held by one process at a time, and by each only once', async () => {
    const unlock = await database.locks.tryLock('a');
    expect(unlock).not.toBeNull();
    expect(await other.tryLock('a')).toBeNull();
    expect(await database.locks.tryLock('a')).toBeNull();
    await unlock!();
    const taken = await other.tryLock('a');
    expect(taken).not.toBeNull();
    await taken!();
  });

  it('any number of locks uses one connection of a process, and none of its pool', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `site ${index}`);
    const unlocks = await Promise.all(names.map((name) => database.locks.tryLock(name)));
    expect(unlocks.every((unlock) => unlock !== null)).toBe(true);
    expect(await Promise.all(names.map((name) => other.tryLock(name)))).toEqual(names.map(() => null));
    expect(await lockSessions()).toHaveLength(2);
    await Promise.all(unlocks.map((unlock) => unlock!()));
  });

  it('a lost connection releases its locks, and the next lock opens a new one', async () => {
    const unlock = await database.locks.tryLock('lost');
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'named-first-locks' and datname = current_database()`,
    );
    await expect.poll(lockSessions).toEqual([]);
    // The first attempt may still use the dead connection.
    const taken = await other.tryLock('lost').catch(() => other.tryLock('lost'));
    expect(taken).not.toBeNull();
    await taken!();
    await expect(unlock!()).resolves.toBeUndefined();
    await expect.poll(() => database.locks.tryLock('lost').catch(() => null)).not.toBeNull();
  });

  it('the locks of a killed process are released', async () => {
    const holder = runScript('hold-lock', database.databaseUrl!, 'killed');
    await holder.line('held');
    expect(await other.tryLock('killed')).toBeNull();
    await holder.kill();
    await expect.poll(() => other.tryLock('killed')).not.toBeNull();
  });
});
