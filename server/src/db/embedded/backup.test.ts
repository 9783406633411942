import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, temporaryFolder } from '../../../test/test-database.ts';
import { openDatabase } from '../open-database.ts';

describe('a backup of the embedded database', () => {
  const { folder, remove } = temporaryFolder();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    await database.db.execute(sql`create table written (n int primary key, note text not null)`);
  });
  afterAll(async () => {
    await database.close();
    remove();
  });

  it('taken during writes opens as a data folder, contains every earlier row and passes amcheck', {
    timeout: 120_000,
  }, async () => {
    let n = 0;
    let writing = true;
    const write = async () => {
      while (writing) {
        n += 1;
        await database.db.execute(sql`insert into written values (${n}, ${'x'.repeat(500)})`);
      }
    };
    const writer = write();
    while (n < 300) await database.ping();
    const before = n - 1;
    const target = join(folder, 'copy');
    await database.backUp!(target);
    writing = false;
    await writer;
    expect(statSync(target).mode & 0o777).toBe(0o700);
    const rows = await checkedRows(join(target, 'database'));
    expect(rows.count).toBe(rows.max);
    expect(rows.max).toBeGreaterThanOrEqual(before);
    const copy = await openDatabase({ dataDir: target, databaseUrl: null, log: pino({ level: 'silent' }) });
    await copy.ping();
    await copy.close();
  });

  it('is refused for a folder that is not empty', async () => {
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    writeFileSync(join(taken, 'letter.txt'), 'mine');
    await expect(database.backUp!(taken)).rejects.toThrow(`The backup folder ${taken} is not empty.`);
  });
});

/** Uses https://www.postgresql.org/docs/18/amcheck.html: throws or returns rows if an index or a table is damaged. */
async function checkedRows(folder: string): Promise<{ count: number; max: number }> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { amcheck } });
  await pglite.exec('create extension amcheck');
  await pglite.query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  );
  const damage = await pglite.query(
    `select c.relname, v.* from pg_class c, lateral verify_heapam(c.oid) v where c.relkind in ('r', 'm')`,
  );
  expect(damage.rows).toEqual([]);
  const { rows } = await pglite.query<{ count: number; max: number }>(
    'select count(*)::int as count, max(n) as max from written',
  );
  await pglite.close();
  return rows[0]!;
}
