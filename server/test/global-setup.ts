import { prepareEmbeddedTemplate } from './embedded-template.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

/**
 * Vitest's global setup: makes the embedded database's template and, unless `TEST_DATABASE_URL` names a server already,
 * starts a throwaway PostgreSQL for the tests that need a real one. Returns the teardown.
 */
export async function setup(): Promise<() => Promise<void>> {
  await prepareEmbeddedTemplate();
  if (process.env.TEST_DATABASE_URL) return async () => {};
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
