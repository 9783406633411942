import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type CommandContext, runCommand } from './command-line.ts';

if (import.meta.main) await runCommand(backup);

/**
 * `npm run backup -- [FOLDER]`: backs up the configured database, whether the product runs or not.
 *
 * @throws CommandError with the reason; no partial backup is left behind.
 */
export async function backup({ settings, args, env, say }: CommandContext): Promise<void> {
  const { CommandError } = await import('../db/command-error.ts');
  const { defaultBackupFolder } = await import('../start/offer-backups.ts');
  const [named, ...rest] = args;
  if (rest.length > 0 || named?.startsWith('-')) throw new CommandError('Usage: npm run backup -- [FOLDER]');
  const folder = targetFolder(defaultBackupFolder(settings.dataDir), named && resolve(env.INIT_CWD ?? '.', named));
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const { makeBackup } = await import('../db/backup/make-backup.ts');
  const { dumpPostgres } = await import('../db/backup/back-up-postgres.ts');
  const url = settings.databaseUrl;
  const { manifest } =
    url === null
      ? await backUpEmbedded(settings.dataDir, folder)
      : await makeBackup(folder, 'postgres', (part) => dumpPostgres(url, part, env));
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(`Backup made: ${folder}`);
  say(`  ${Object.keys(manifest.tables).length} tables, ${rows} rows, ${Object.keys(manifest.files).length} files`);
  say('  It holds personal data. Keep it where nobody else can read it, with .env and the DKIM key.');
}

/**
 * The folder of the new backup: the default without a name. If the named folder exists, the backup goes into a
 * subfolder named after the time; otherwise the name is that of the backup itself.
 */
function targetFolder(usual: string, named: string | undefined): string {
  if (named === undefined) return usual;
  return existsSync(named) && statSync(named).isDirectory() ? join(named, basename(usual)) : named;
}

/** Through the process that runs on the database, or directly if none does. */
async function backUpEmbedded(dataDir: string, folder: string) {
  const { openEmbeddedFiles } = await import('../db/embedded/open-embedded.ts');
  const { DataFolderInUseError } = await import('../db/embedded/data-folder-lock.ts');
  const { requestBackup } = await import('../start/backup-requests.ts');
  const { makeBackup } = await import('../db/backup/make-backup.ts');
  try {
    const files = await openEmbeddedFiles(dataDir);
    try {
      return await makeBackup(folder, 'embedded', files.backUp);
    } finally {
      await files.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return requestBackup(dataDir, folder);
  }
}
