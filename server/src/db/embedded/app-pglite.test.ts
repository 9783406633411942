import { fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../test/child-script.ts';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { openTestDatabase, type TestDatabase, temporaryFolder } from '../../../test/test-database.ts';
import { newsletters } from '../schema/index.ts';
import { AppPGlite, TransactionHandleError } from './app-pglite.ts';

it.runIf(process.platform === 'linux')(
  'takes less than 600 MB, because V8 does not optimise the parser (needs Linux)',
  async () => {
    const { folder, remove } = temporaryFolder();
    await copyEmbeddedTemplate(folder);
    const script = runScript('parse-statements', join(folder, 'database'));
    // 221 MB on Node.js 24.21, and 741 MB without it.
    expect(Number((await script.line('peak ')).slice('peak '.length))).toBeLessThan(600);
    remove();
  },
);

describe('the embedded database', () => {
  const { folder, remove } = temporaryFolder();
  let pglite: AppPGlite;
  let syncs = 0;

  beforeAll(async () => {
    await copyEmbeddedTemplate(folder);
    pglite = new AppPGlite(join(folder, 'database'), (descriptor) => {
      syncs += 1;
      fsyncSync(descriptor);
    });
    await pglite.exec('create table imported (n int primary key, note text)');
  });
  beforeEach(() => pglite.exec('truncate imported'));
  afterAll(async () => {
    await pglite.close();
    remove();
  });

  it('syncs every commit to disk', async () => {
    const before = syncs;
    for (let n = 0; n < 50; n += 1) await pglite.query('insert into imported values ($1)', [n]);
    expect(syncs - before).toBeGreaterThanOrEqual(50);
  });

  it('makes a query wait for the running transaction, not for queued ones', async () => {
    const order: string[] = [];
    const insert = (name: string, n: number) =>
      pglite.transaction(async (tx) => {
        await tx.query('insert into imported values ($1)', [n]);
        order.push(name);
      });
    const transactions = [insert('first', 1), insert('second', 2), insert('third', 3)];
    const query = pglite.query('select 1').then(() => order.push('query'));
    await Promise.all([...transactions, query]);
    expect(order.indexOf('query')).toBeLessThan(order.indexOf('third'));
    expect(order.filter((name) => name !== 'query')).toEqual(['first', 'second', 'third']);
  });

  it('continues with the next transaction after a failed one', async () => {
    const failing = pglite.transaction(async () => {
      throw new Error('no');
    });
    const next = pglite.transaction((tx) => tx.query('select 1'));
    await expect(failing).rejects.toThrow('no');
    expect((await next).rows).toHaveLength(1);
  });

  it('lets timers run during an import of 5,000 rows in one transaction', { timeout: 60_000 }, async () => {
    const ticks = await ticksDuring(() =>
      pglite.transaction(async (tx) => {
        for (let n = 0; n < 5_000; n += 1) await tx.query('insert into imported values ($1, $2)', [n, 'row']);
      }),
    );
    expect(ticks).toBeGreaterThan(10);
  });

  it('lets timers run during 2,000 queries one after another', async () => {
    const ticks = await ticksDuring(async () => {
      for (let n = 0; n < 2_000; n += 1) await pglite.query('select $1::int', [n]);
    });
    expect(ticks).toBeGreaterThan(5);
  });

  async function ticksDuring(work: () => Promise<unknown>): Promise<number> {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await work();
    clearInterval(timer);
    return ticks;
  }
});

describe('inside a transaction of the embedded database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  it('using the outer handle throws instead of deadlocking', async () => {
    const nested = database.db.transaction(async () => database.db.select().from(newsletters));
    await expect(nested).rejects.toMatchObject({ cause: expect.any(TransactionHandleError) });
    const twice = database.db.transaction(() => database.db.transaction(async () => {}));
    await expect(twice).rejects.toBeInstanceOf(TransactionHandleError);
  });

  it('queueing a job outside the transaction throws instead of deadlocking', async () => {
    const boss = new PgBoss({ ...database.bossAdapter, supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    await boss.createQueue('mail');
    const queued = database.db.transaction(() => boss.send('mail', {}));
    await expect(queued).rejects.toBeInstanceOf(TransactionHandleError);
    await boss.stop();
  });

  it('a failed transaction leaves the database usable, and a savepoint undoes only its own part', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await tx.insert(newsletters).values({ email: 'lost@example.com' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.db.transaction(async (tx) => {
      await tx.insert(newsletters).values({ email: 'kept@example.com' });
      const inner = tx.transaction((savepoint) => savepoint.insert(newsletters).values({ email: 'kept@example.com' }));
      await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } });
    });
    const rows = await database.db.select({ email: newsletters.email }).from(newsletters);
    expect(rows).toEqual([{ email: 'kept@example.com' }]);
  });

  it('work started there may query after the transaction has ended', async () => {
    let later: Promise<unknown> = Promise.resolve();
    let open = () => {};
    const over = new Promise<void>((resolve) => {
      open = resolve;
    });
    await database.db.transaction(async () => {
      later = over.then(() => database.ping());
    });
    open();
    await expect(later).resolves.toBeUndefined();
  });
});
