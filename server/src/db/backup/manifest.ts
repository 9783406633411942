import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ENGINE_VERSION } from '@named-first/contract';
import * as z from 'zod';
import { CommandError } from '../command-error.ts';
import { newestMigration, readMigration } from '../read-migration.ts';
import { countRows, type RunQuery, readTables } from '../tables.ts';

/** The file that describes the contents of a backup. */
export const MANIFEST = 'manifest.json';

/** Files up to this size are hashed in one read. */
const WHOLE_BYTES = 1024 * 1024;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  kind: z.enum(['embedded', 'postgres']),
  /** The version of the scan engine that made the backup. */
  engineVersion: z.string(),
  /** The version number of the database server. */
  databaseVersion: z.string(),
  migration: z.object({ when: z.number(), name: z.string().nullable() }).nullable(),
  /** Row counts by table. */
  tables: z.record(z.string(), z.int()),
  /** SHA-256 hashes by path. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Facts about a database at one point in time. */
export type DatabaseFacts = Pick<Manifest, 'databaseVersion' | 'migration' | 'tables'>;

/** Call it inside the transaction that the backup is a snapshot of. */
export async function readFacts(query: RunQuery): Promise<DatabaseFacts> {
  const [server] = await query<{ version: string }>(`select current_setting('server_version') as version`);
  return {
    databaseVersion: server!.version,
    migration: await readMigration(query),
    tables: await countRows(query, await readTables(query)),
  };
}

/** Adds the manifest to a folder with a finished copy, and syncs it to disk. */
export async function writeManifest(
  folder: string,
  about: DatabaseFacts & Pick<Manifest, 'kind' | 'createdAt'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: 1, engineVersion: ENGINE_VERSION, ...about, files: await hashFiles(folder) };
  const file = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return manifest;
}

/**
 * Reads the manifest of a backup and verifies every file.
 *
 * @throws CommandError if the folder is not a backup, is damaged, or was made by a newer version.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if ((manifest.migration?.when ?? 0) > newestMigration().when) {
    throw new CommandError('This backup was made by a newer version of the product. Restore it with that version.');
  }
  const found = await hashFiles(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== found[name]).sort();
  if (wrong.length === 0) return manifest;
  const [first] = wrong;
  const state = found[first!] === undefined ? 'is missing' : manifest.files[first!] ? 'was changed' : 'does not belong';
  const others = wrong.length === 1 ? '' : `, and ${wrong.length - 1} more files are wrong`;
  throw new CommandError(`The backup is damaged: ${first} ${state}${others}. Nothing was restored.`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) {
    throw new CommandError(
      `${folder} is no backup: it has no ${MANIFEST}. A backup is a folder made by npm run backup.`,
    );
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CommandError(`The ${MANIFEST} of the backup ${folder} cannot be read. Nothing was restored.`, { cause });
  }
}

/** SHA-256 of every file except the manifest, by its path relative to the folder with forward slashes. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const path of paths.sort()) {
    const name = relative(folder, path).replaceAll(sep, '/');
    if (name === MANIFEST) continue;
    hashes[name] = await hashFile(path);
  }
  return hashes;
}

/** Most of the thousand files have one or two pages. A stream for each would cost more than the hashing. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const { size } = await stat(path);
  if (size <= WHOLE_BYTES) hash.update(await readFile(path));
  else await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
