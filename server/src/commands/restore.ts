import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandContext, runCommand } from './command-line.ts';

const WRONG_KIND = {
  embedded:
    'This backup is of an embedded database, but DATABASE_URL is set. Restore it without DATABASE_URL, then move it with npm run db:move.',
  postgres: 'This backup is of a PostgreSQL database. Set DATABASE_URL to the database that it is to be restored into.',
};

if (import.meta.main) await runCommand(restore);

/**
 * `npm run restore -- BACKUP [--replace]`: restores a backup into the configured database while the product is stopped.
 *
 * @throws CommandError with the reason; the database is then unchanged.
 */
export async function restore({ settings, args, env, say }: CommandContext): Promise<void> {
  const { CommandError } = await import('../db/command-error.ts');
  const { backup, replace } = readArguments(args, CommandError);
  const folder = resolve(env.INIT_CWD ?? '.', backup);
  const { verifyBackup } = await import('../db/backup/manifest.ts');
  const manifest = await verifyBackup(folder);
  const kind = settings.databaseUrl === null ? 'embedded' : 'postgres';
  if (manifest.kind !== kind) throw new CommandError(WRONG_KIND[manifest.kind]);
  const aside = await restoreInto(settings, { backup: folder, manifest, replace, env });
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(`Restored the backup of ${manifest.createdAt}: ${rows} rows, as many in each table as it had.`);
  if (aside.length > 0)
    say(`  What was there before is kept as ${aside.join(', ')}. Delete it when you no longer need it.`);
  say('  Mails and jobs that waited when the backup was made run at the next start.');
}

type Restoring = Parameters<typeof import('../db/backup/restore-postgres.ts').restorePostgres>[1];

async function restoreInto(
  { databaseUrl, dataDir }: CommandContext['settings'],
  options: Restoring,
): Promise<string[]> {
  if (databaseUrl !== null) {
    const { restorePostgres } = await import('../db/backup/restore-postgres.ts');
    return (await restorePostgres(databaseUrl, options)).aside.map((name) => `schema ${name}`);
  }
  const { restoreEmbedded } = await import('../db/backup/restore-embedded.ts');
  const { aside } = await restoreEmbedded(dataDir, options);
  return aside === null ? [] : [aside];
}

function readArguments(args: string[], Refusal: new (message: string) => Error): { backup: string; replace: boolean } {
  const usage = new Refusal('Usage: npm run restore -- BACKUP [--replace]');
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [backup, ...rest] = positionals;
    if (backup === undefined || rest.length > 0) throw usage;
    return { backup, replace: values.replace };
  } catch {
    throw usage;
  }
}
