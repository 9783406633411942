import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import { AppPGlite } from './app-pglite.ts';
import { type Maintenance, startMaintenance } from './maintenance.ts';

const MEGABYTE = 1024 * 1024;

describe('maintenance', () => {
  const { folder, remove } = temporaryFolder();
  let pglite: AppPGlite;
  let maintenance: Maintenance;

  beforeAll(async () => {
    await copyEmbeddedTemplate(folder);
    pglite = new AppPGlite(join(folder, 'database'));
    await pglite.exec(`
      create table busy (id int primary key, n int not null default 0, note text not null);
      alter table busy alter column note set storage plain;
      insert into busy (id, note) select id, repeat(md5(id::text), 50) from generate_series(1, 2000) as id`);
    maintenance = startMaintenance(pglite, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await maintenance.stop();
    await pglite.close();
    remove();
  });

  it('keeps the write-ahead log below 160 MB and the table small through 200 MB of updates', {
    timeout: 120_000,
  }, async () => {
    const before = await bytes("pg_total_relation_size('busy')");
    const start = await bytes("pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')");
    let written = 0;
    let largestLog = 0;
    while (written < 200 * MEGABYTE) {
      await pglite.exec('update busy set n = n + 1');
      await maintenance.run();
      largestLog = Math.max(largestLog, await bytes('(select sum(size) from pg_ls_waldir())'));
      written = (await bytes("pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')")) - start;
    }
    expect(largestLog).toBeLessThan(160 * MEGABYTE);
    expect(await bytes("pg_total_relation_size('busy')")).toBeLessThan(4 * before);
  });

  it('updates the statistics of the planner after an import', async () => {
    await pglite.exec('create table imported as select n from generate_series(1, 5000) as n');
    await maintenance.run();
    expect(await bytes("(select reltuples from pg_class where relname = 'imported')")).toBe(5000);
  });

  async function bytes(expression: string): Promise<number> {
    const { rows } = await pglite.query<{ value: number }>(`select (${expression})::float8 as value`);
    return rows[0]!.value;
  }
});
