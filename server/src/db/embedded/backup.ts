import { cp, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseFacts, readFacts } from '../backup/manifest.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Copies the running database `folder` into `target`, which can then be used as a DATA_DIR.
 *
 * @returns facts about the copy.
 * @throws if `target` exists and is not empty.
 */
export async function backUp(pglite: PGlite, folder: string, target: string): Promise<DatabaseFacts> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new Error(`The backup folder ${target} is not empty.`);
  await pglite.exec('checkpoint');
  const copy = join(target, basename(folder));
  // There is one connection, so nothing else can write during this transaction and the files do not change.
  const facts = await pglite.transaction(async (tx) => {
    const facts = await readFacts(async (text, values) => (await tx.query(text, values)).rows as never);
    await cp(folder, copy, { recursive: true, filter: (source) => basename(source) !== 'postmaster.pid' });
    return facts;
  });
  await syncFolder(target);
  return facts;
}
