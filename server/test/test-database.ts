import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe } from 'vitest';
import { IS_THOROUGH } from '../../test/thorough.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { copyMigratedTemplate } from './embedded-template.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** Includes the options of `openDatabase`, so that a test can open the same database again. */
export type TestDatabase = OpenDatabase & { dataDir: string; databaseUrl: string | null };

const log = pino({ level: 'silent' });

/**
 * Opens a migrated, empty database that `close` removes: on the server of `TEST_DATABASE_URL` if set, otherwise the
 * embedded one in a temporary folder.
 */
export function openTestDatabase(kind: DatabaseKind = testServer() ? 'postgres' : 'embedded'): Promise<TestDatabase> {
  return kind === 'postgres' ? openOnServer() : openInFolder();
}

type Suite = (open: () => Promise<TestDatabase>) => void;

/**
 * Runs a suite on PostgreSQL, and also on the embedded database if `THOROUGH` is set; without a server, only on the
 * embedded one. Features send the same queries to both databases, and the browser tests run on the embedded one.
 */
export function describeOnEachDatabase(name: string, suite: Suite): void {
  const isSkipped = testServer() !== undefined && !IS_THOROUGH;
  describe.skipIf(isSkipped)(`${name}, embedded${isSkipped ? ' (needs THOROUGH=1)' : ''}`, () =>
    suite(() => openTestDatabase('embedded')),
  );
  describeOnServer(name, suite);
}

/**
 * Runs a suite on both databases, for subjects in which they differ: locks, transactions, the job queue, types,
 * storage.
 */
export function describeOnBothDatabases(name: string, suite: Suite): void {
  describe(`${name}, embedded`, () => suite(() => openTestDatabase('embedded')));
  describeOnServer(name, suite);
}

function describeOnServer(name: string, suite: Suite): void {
  describe.skipIf(!testServer())(`${name}, on PostgreSQL${testServer() ? '' : ' (needs PostgreSQL)'}`, () =>
    suite(() => openTestDatabase('postgres')),
  );
}

/** The test server that `global-setup.ts` found or started. */
export function testServer(): string | undefined {
  return process.env.TEST_DATABASE_URL;
}

/** A database on the test server, and a function that removes it. */
export type ServerDatabase = { name: string; databaseUrl: string; drop(): Promise<void> };

/**
 * Creates a database on the test server: a copy of the given `template`, or an empty one without tables. Throws if
 * there is no server.
 */
export async function createServerDatabase(template = 'template1'): Promise<ServerDatabase> {
  const server = testServer();
  if (!server) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // The default strategy writes every page of the template to the WAL.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, databaseUrl: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** A temporary folder, and a function that removes it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'named-first-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function openInFolder(): Promise<TestDatabase> {
  const { folder, remove } = temporaryFolder();
  await copyMigratedTemplate(folder);
  const database = await openDatabase({ dataDir: folder, databaseUrl: null, log });
  const close = async () => {
    await database.close();
    remove();
  };
  return { ...database, dataDir: folder, databaseUrl: null, close };
}

async function openOnServer(): Promise<TestDatabase> {
  const { databaseUrl, drop } = await createServerDatabase(process.env.TEST_DATABASE_TEMPLATE);
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, dataDir: '', databaseUrl, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
