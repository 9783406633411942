import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveImportsOnce } from '../start/resolve-imports-once.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Usage and environment errors, for which one sentence is more helpful than a stack trace. */
const PLAIN_ERRORS = new Set(['SettingsError', 'DataFolderInUseError', 'DataDiskFullError', 'SeedUsageError']);

class SeedUsageError extends Error {
  override name = 'SeedUsageError';
}

if (import.meta.main) await seed(process.argv.slice(2)).catch(stopWithWords);

/**
 * `npm run seed`: adds sample content for a new site to the configured database and prints what it did.
 *
 * @throws SeedUsageError, SettingsError, DataFolderInUseError and errors of the database.
 */
async function seed(args: string[]): Promise<void> {
  const wanted = readArguments(args);
  resolveImportsOnce();
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { parseSettings } = await import('../settings/settings.ts');
  const settings = parseSettings(process.env);
  const { createLogger } = await import('../logging/create-logger.ts');
  const log = createLogger({ level: 'warn', pretty: process.stdout.isTTY === true });
  const { openDatabase } = await import('../db/open-database.ts');
  const database = await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log });
  try {
    const { createBlogVersion } = await import('../features/blog/blog-version.ts');
    const { seedBlog } = await import('../features/blog/seed-blog.ts');
    const { readSeedPosts } = await import('../../seed/posts.ts');
    const clock = { now: () => new Date() };
    const deps = { db: database.db, blogVersion: createBlogVersion(database.db, clock) };
    const { added, kept } = await seedBlog(deps, await readSeedPosts());
    console.log(`Blog: ${added.length} posts added, ${kept.length} were there already.`);
    for (const slug of added) console.log(`  /blog/${slug}`);
    const { seedLeads } = await import('../features/leads/seed-leads.ts');
    console.log(`Leads: ${await seedLeads({ db: database.db, clock }, wanted)} made-up ones added.`);
  } finally {
    await database.close();
  }
}

/** The number of leads to generate; null if not given. */
function readArguments(args: string[]): number | null {
  const usage = 'Usage: npm run seed -- --leads 100';
  try {
    const { leads } = parseArgs({ args, options: { leads: { type: 'string' } } }).values;
    if (leads === undefined) return null;
    if (!/^\d{1,7}$/.test(leads)) throw new Error('--leads takes a whole number');
    return Number(leads);
  } catch (cause) {
    throw new SeedUsageError(`${(cause as Error).message}. ${usage}`, { cause });
  }
}

function stopWithWords(error: unknown): void {
  const plain = error instanceof Error && PLAIN_ERRORS.has(error.name);
  console.error(plain ? error.message : error);
  process.exitCode = 1;
}
