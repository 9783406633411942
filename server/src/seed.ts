import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveDrizzleDirectly } from './db/drizzle-imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Errors that are about how it was started: one sentence helps, a stack does not. */
const PLAIN_ERRORS = new Set(['SettingsError', 'DataFolderInUseError', 'DataDiskFullError', 'SeedUsageError']);

class SeedUsageError extends Error {
  override name = 'SeedUsageError';
}

if (import.meta.main) await seed(process.argv.slice(2)).catch(stopWithWords);

/**
 * `npm run seed`: brings what a new site can be shown with, into the database of the settings, and says what it did.
 *
 * @throws SeedUsageError, SettingsError, DataFolderInUseError and what the database throws.
 */
async function seed(args: string[]): Promise<void> {
  readArguments(args);
  resolveDrizzleDirectly();
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { parseSettings } = await import('./settings.ts');
  const settings = parseSettings(process.env);
  const { createLogger } = await import('./logging/create-logger.ts');
  const log = createLogger({ level: 'warn', pretty: process.stdout.isTTY === true });
  const { openDatabase } = await import('./db/database.ts');
  const database = await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log });
  try {
    const { createBlogVersion } = await import('./features/blog/blog-version.ts');
    const { seedBlog } = await import('./features/blog/seed-blog.ts');
    const { readSeedPosts } = await import('../seed/posts.ts');
    const clock = { now: () => new Date() };
    const deps = { db: database.db, blogVersion: createBlogVersion(database.db, clock) };
    const { added, kept } = await seedBlog(deps, await readSeedPosts());
    console.log(`Blog: ${added.length} posts added, ${kept.length} were there already.`);
    for (const slug of added) console.log(`  /blog/${slug}`);
  } finally {
    await database.close();
  }
}

function readArguments(args: string[]): void {
  try {
    parseArgs({ args, options: {} });
  } catch (cause) {
    throw new SeedUsageError(`${(cause as Error).message}. Usage: npm run seed`, { cause });
  }
}

function stopWithWords(error: unknown): void {
  const plain = error instanceof Error && PLAIN_ERRORS.has(error.name);
  console.error(plain ? error.message : error);
  process.exitCode = 1;
}
