import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestDatabase, testServer } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { appSettings } from './schema/index.ts';
import { createStorageCheck } from './storage-check.ts';

describeOnBothDatabases('the storage check', (open) => {
  test('passes after a write, and one write serves concurrent callers', async () => {
    const database = await open();
    const check = createStorageCheck(database);
    const writes: unknown[] = [];
    const insert = database.db.insert.bind(database.db);
    database.db.insert = ((table: typeof appSettings) => {
      writes.push(table);
      return insert(table);
    }) as typeof database.db.insert;
    expect(await Promise.all(Array.from({ length: 50 }, () => check.problem()))).toEqual(Array(50).fill(null));
    expect(writes).toEqual([appSettings]);
    await database.close();
  });
});

describe.skipIf(!testServer())('the storage check on a server (needs PostgreSQL)', () => {
  test('detects a database that only accepts reads, such as a standby', async () => {
    const database = await openTestDatabase('postgres');
    const readOnly = { connectionString: database.databaseUrl!, options: '-c default_transaction_read_only=on' };
    const client = new Client(readOnly);
    await client.connect();
    const db = drizzle(client) as unknown as Database;
    expect(await db.select().from(appSettings)).toBeInstanceOf(Array);
    expect(await createStorageCheck({ db }).problem()).toBe('the database is read-only');
    // Unlike the end of a pool, this waits until the connection is gone.
    await client.end();
    await database.close();
  });
});
