import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../test/test-database.ts';
import { rateLimits } from '../db/schema/index.ts';
import { createDatabaseRateLimits } from './database-rate-limits.ts';

const at = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1000);

describeOnBothDatabases('rate limits in the database', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('processes count together, and a new window opens when the last has passed', async () => {
    const one = createDatabaseRateLimits(database.db);
    const other = createDatabaseRateLimits(database.db);
    const adds = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).add('a', 60, at(index)));
    const counts = (await Promise.all(adds)).map((seen) => seen.count);
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await one.add('a', 60, at(59))).toEqual({ count: 11, resetsAt: at(60) });
    expect(await other.add('a', 60, at(60))).toEqual({ count: 1, resetsAt: at(120) });
  });

  test('checking does not count', async () => {
    const limits = createDatabaseRateLimits(database.db);
    expect(await limits.read('b', 60, at(0))).toBeNull();
    await limits.add('b', 60, at(0));
    expect(await limits.read('b', 60, at(30))).toEqual({ count: 1, resetsAt: at(60) });
    expect(await limits.read('b', 60, at(60))).toBeNull();
  });

  test('expired windows do not accumulate', async () => {
    const limits = createDatabaseRateLimits(database.db);
    await limits.add('c', 60, at(0));
    await limits.add('d', 60, at(2 * 60 * 60));
    const kept = await database.db.select({ key: rateLimits.key }).from(rateLimits);
    expect(kept).toEqual([{ key: 'd' }]);
  });
});
