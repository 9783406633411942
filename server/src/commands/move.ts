import { parseArgs } from 'node:util';
import { type CommandContext, runCommand } from './command-line.ts';

const USAGE = 'Usage: npm run db:move -- --to postgres://user:password@host:5432/database';

if (import.meta.main) await runCommand(move);

/**
 * `npm run db:move -- --to ADDRESS`: moves the embedded database to an empty PostgreSQL database while the product is
 * stopped.
 *
 * @throws CommandError with the reason; the target then contains no rows.
 */
async function move({ settings, args, say }: CommandContext): Promise<void> {
  const { CommandError } = await import('../db/command-error.ts');
  const to = readTarget(args);
  if (to === null) throw new CommandError(USAGE);
  const { existsSync } = await import('node:fs');
  const { join } = await import('node:path');
  if (!existsSync(join(settings.dataDir, 'database', 'PG_VERSION'))) {
    throw new CommandError(`There is no embedded database in ${settings.dataDir}. DATA_DIR names its folder.`);
  }
  const { createLogger } = await import('../logging/create-logger.ts');
  const { moveDatabase } = await import('./move-database.ts');
  const log = createLogger({ level: 'warn', pretty: process.stdout.isTTY === true });
  const { tables, jobs } = await moveDatabase({ dataDir: settings.dataDir, to, log });
  say('Moved. Rows and checksums are the same on both sides:');
  for (const { name, rows } of tables) if (rows > 0) say(`  ${name.padEnd(24)}${String(rows).padStart(9)}`);
  const waiting = Object.entries(jobs).filter(([, count]) => count > 0);
  for (const [name, count] of waiting) say(`  ${count} ${name} jobs wait for the start`);
  say('Now set DATABASE_URL to that address in .env and start.');
  say(
    `The embedded database is still in ${settings.dataDir}. Do not start on it again: it would send waiting mails too.`,
  );
}

/** Null unless the arguments are exactly one PostgreSQL URL. */
function readTarget(args: string[]): string | null {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
    return to !== undefined && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to) ? to : null;
  } catch {
    return null;
  }
}
