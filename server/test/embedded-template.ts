import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabaseFiles } from '../src/db/embedded/create-database-files.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/named-first/', import.meta.url));
const manifest = new URL('../package.json', import.meta.url);

/**
 * The files of an empty embedded database, created once per PGlite version, because creating them for each test takes
 * seconds.
 */
async function templateFolder(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as { dependencies: Record<string, string> };
  return join(cache, `pglite-${dependencies['@electric-sql/pglite']}`);
}

/** Creates the template if it is missing. Several processes may do so at once; the first to finish wins. */
export async function prepareEmbeddedTemplate(): Promise<string> {
  const template = await templateFolder();
  if (existsSync(template)) return template;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await createDatabaseFiles(join(draft, 'database'));
  try {
    await rename(join(draft, 'database'), template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return template;
}

/** Copies an empty database without tables into `dataDir`, equal to one created by a first start. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  cpSync(await prepareEmbeddedTemplate(), join(dataDir, 'database'), { recursive: true });
}

/**
 * Copies a migrated database into `dataDir` if the global setup created one; otherwise an empty one, which is migrated
 * when it is opened.
 */
export async function copyMigratedTemplate(dataDir: string): Promise<void> {
  const made = process.env.MIGRATED_DATA;
  if (!made) return copyEmbeddedTemplate(dataDir);
  cpSync(join(made, 'database'), join(dataDir, 'database'), { recursive: true });
}
