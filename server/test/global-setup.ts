import { pino } from 'pino';
import { type DatabaseOptions, openDatabase } from '../src/db/open-database.ts';
import { appSettings } from '../src/db/schema/index.ts';
import { ADMIN_PASSWORD_KEY } from '../src/features/admin/ensure-admin-password.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { copyEmbeddedTemplate } from './embedded-template.ts';
import { idleHandlers } from './idle-handlers.ts';
import { quickHash, TEMPLATE_PASSWORD } from './quick-password.ts';
import { createServerDatabase, temporaryFolder, testServer } from './test-database.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

type Teardown = () => Promise<void>;

/**
 * Vitest's global setup. Creates the two databases that tests copy, so that no test has to migrate its own. Unless
 * `TEST_DATABASE_URL` names a server, it starts a throwaway PostgreSQL for the tests that need a real one. Returns the
 * teardown.
 */
export async function setup(): Promise<Teardown> {
  const ends = [await makeEmbeddedTemplate(), await findServer(), await makeServerTemplate()];
  return async () => {
    for (const end of ends.reverse()) await end();
  };
}

async function makeEmbeddedTemplate(): Promise<Teardown> {
  const { folder, remove } = temporaryFolder();
  await copyEmbeddedTemplate(folder);
  await makeTables({ dataDir: folder, databaseUrl: null });
  process.env.MIGRATED_DATA = folder;
  return async () => {
    delete process.env.MIGRATED_DATA;
    remove();
  };
}

async function findServer(): Promise<Teardown> {
  if (testServer()) return async () => {};
  const postgres = await startThrowawayPostgres();
  if (!postgres) {
    console.log(
      'Tests on PostgreSQL are skipped: PostgreSQL binaries not found (version 15 or newer, in PATH or /usr/lib/postgresql).',
    );
    return async () => {};
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}

async function makeServerTemplate(): Promise<Teardown> {
  if (!testServer()) return async () => {};
  const { name, databaseUrl, drop } = await createServerDatabase();
  await makeTables({ dataDir: '', databaseUrl });
  process.env.TEST_DATABASE_TEMPLATE = name;
  return async () => {
    delete process.env.TEST_DATABASE_TEMPLATE;
    await drop();
  };
}

/**
 * Creates the tables of the schema and of the job queue, and an admin password. Otherwise each start of a product would
 * generate one, and hashing it takes half a second of processor time.
 */
async function makeTables(place: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ ...place, log });
  const jobs = await startJobs({ database, handlers: idleHandlers, log, role: 'web' });
  const value = await quickHash(TEMPLATE_PASSWORD);
  await database.db.insert(appSettings).values({ key: ADMIN_PASSWORD_KEY, value });
  await jobs.stop(1_000);
  await database.close();
}
