import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { CommandError } from '../db/command-error.ts';
import type { Database, OpenDatabase, Tx } from '../db/database.ts';
import { type CopiedTable, copyTables } from '../db/move/copy-tables.ts';
import { openDatabase } from '../db/open-database.ts';
import { refuseRunningProduct } from '../db/postgres/refuse-running-product.ts';
import * as schema from '../db/schema/index.ts';
import { countRows, quoted, type RunQuery, readTables, SESSION_FORMATS, type Table } from '../db/tables.ts';
import { removeCutOffUploads } from '../features/campaigns/watch-campaigns.ts';
import type { JobHandlers, JobName, JobQueue } from '../jobs/job-queue.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { releaseClaimedMails } from '../mail/claim-mail.ts';
import { requeueWork } from './requeue-work.ts';

export type MoveOptions = { dataDir: string; to: string; log: Logger };
export type Moved = { tables: CopiedTable[]; jobs: Partial<Record<JobName, number>> };

/**
 * Copies the embedded database of `dataDir` to an empty PostgreSQL database, verifies every table by count and
 * checksum, and queues the pending work. Everything runs in one transaction on the target: if it fails or is killed,
 * the target's tables stay empty and the move can be repeated. The embedded database keeps its data.
 *
 * @throws DataFolderInUseError while the product runs, CommandError if the target is not empty or a table differs, and
 * the driver's error if a database fails.
 */
export async function moveDatabase({ dataDir, to, log }: MoveOptions): Promise<Moved> {
  const source = await openDatabase({ dataDir, databaseUrl: null, log });
  try {
    // As at a start of the embedded database: no process is sending or uploading.
    await releaseClaimedMails(source.db);
    await removeCutOffUploads(source);
    return await withQueue({ to, log }, (queue) => copyInto(source, to, queue));
  } finally {
    await source.close();
  }
}

/** Migrates the target and creates the tables of the queue in it. */
async function withQueue<T>(
  { to, log }: Pick<MoveOptions, 'to' | 'log'>,
  work: (queue: JobQueue) => Promise<T>,
): Promise<T> {
  await refuseBusyTarget(to);
  const target = await openDatabase({ dataDir: '', databaseUrl: to, log });
  try {
    // A `web` queue runs no jobs, so it needs no handlers.
    const jobs = await startJobs({ database: target, handlers: {} as JobHandlers, log, role: 'web' });
    try {
      return await work(jobs.queue);
    } finally {
      await jobs.stop(0);
    }
  } finally {
    await target.close();
  }
}

/** Runs before the move opens its own connections, which look like the product's. */
async function refuseBusyTarget(to: string): Promise<void> {
  await withClient(to, refuseRunningProduct);
}

async function withClient<T>(url: string, work: (query: RunQuery, client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'named-first-move' });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows as never, client);
  } finally {
    await client.end();
  }
}

async function copyInto(source: OpenDatabase, to: string, queue: JobQueue): Promise<Moved> {
  return withClient(to, async (target, client) => {
    const read = queryOf(source.db);
    for (const format of SESSION_FORMATS) await Promise.all([read(format), target(format)]);
    await target('begin');
    const tables = await readTables(target);
    refuseOtherTables(tables, await readTables(read));
    // Readers are not blocked and see empty tables. A process that starts on the target waits.
    await target(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in exclusive mode`);
    await refuseFilled(target, tables);
    const copied = await copyTables(read, target, tables);
    // Drizzle on this client writes inside the transaction that was started above.
    const jobs = await requeueWork(queue, drizzle(client, { schema }) as unknown as Tx);
    await target('commit');
    return { tables: copied, jobs };
  });
}

function queryOf(db: Database): RunQuery {
  return async (text, values = []) => {
    const { rows } = await db.execute(withValues(text, values));
    return rows as never;
  };
}

/** Converts a statement with `$1` and `$2` into Drizzle's form. */
function withValues(text: string, values: unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
  return sql.join(parts);
}

function refuseOtherTables(target: Table[], source: Table[]): void {
  const describe = (tables: Table[]) =>
    JSON.stringify(tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  if (describe(target) === describe(source)) return;
  throw new CommandError('The tables of the two databases differ. Move into a database that holds nothing else.');
}

async function refuseFilled(target: RunQuery, tables: Table[]): Promise<void> {
  const counts = await countRows(target, tables);
  const filled = Object.keys(counts).filter((name) => counts[name]! > 0);
  if (filled.length === 0) return;
  throw new CommandError(`The target is not empty: ${filled.join(', ')} hold rows. Move into an empty database.`);
}
