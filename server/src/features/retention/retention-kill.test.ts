import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadRow, scanRow } from '../../../test/factories.ts';
import { lockWaits } from '../../../test/lock-waits.ts';
import { type SpawnedProduct, spawnProduct } from '../../../test/spawn-product.ts';
import { openTestDatabase, type TestDatabase, temporaryFolder, testServer } from '../../../test/test-database.ts';
import * as schema from '../../db/schema/index.ts';

describe.skipIf(!testServer())('the nightly run on PostgreSQL (needs PostgreSQL)', () => {
  const { folder, remove } = temporaryFolder();
  const running: SpawnedProduct[] = [];
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(async () => {
    for (const product of running) {
      product.child.kill('SIGKILL');
      await product.exited;
    }
    await database.close();
    remove();
  });

  async function start(): Promise<SpawnedProduct> {
    const product = await spawnProduct({ DATA_DIR: folder, DATABASE_URL: database.databaseUrl! });
    running.push(product);
    return product;
  }

  test('continues after a kill, and leaves exactly the rows that must be kept', {
    timeout: 120_000,
  }, async () => {
    const { db } = database;
    await db.insert(schema.appSettings).values({ key: 'retention-run', value: '2020-01-01T08:00:00.000Z' });
    const createdAt = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 1000);
    const rows = Array.from({ length: 600 }, (_, index) => scanRow({ createdAt: createdAt(index) }));
    const ids = (await db.insert(schema.scans).values(rows).returning({ id: schema.scans.id })).map(({ id }) => id);
    await db.insert(schema.leads).values(leadRow({ scanId: ids[300]! }));
    const count = () => db.$count(schema.scans);
    await db.transaction(async (tx) => {
      // Blocks the run in its second batch, where it is killed.
      await tx.execute(sql`select 1 from scans where id = ${ids[250]} for update`);
      const product = await start();
      await lockWaits(db);
      product.child.kill('SIGKILL');
      await product.exited;
      expect(await count()).toBe(400);
    });
    await start();
    await expect.poll(count, { timeout: 90_000, interval: 200 }).toBe(1);
    expect(await db.select({ id: schema.scans.id }).from(schema.scans)).toEqual([{ id: ids[300] }]);
    const mark = async () =>
      (await db.execute<{ value: string }>(sql`select value from app_settings where key = 'retention-run'`)).rows[0]!
        .value;
    await expect.poll(mark, { timeout: 20_000 }).not.toMatch(/^2020/);
  });
});
