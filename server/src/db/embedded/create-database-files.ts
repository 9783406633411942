import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { syncFolder, syncPath } from './sync-folder.ts';

const INITDB = fileURLToPath(new URL('./run-initdb.ts', import.meta.url));
/**
 * Makes V8 compile the database's code without optimising it, which halves the memory and the time of initdb.
 * https://v8.dev/docs/wasm-compilation-pipeline
 */
const INITDB_OPTIONS = ['--liftoff-only'];

/**
 * Creates an empty database as `folder`, all or nothing. It is created in a sibling folder, synced to disk and then
 * renamed, because PGlite does not fsync the files that it copies there. Leftovers of an interrupted attempt are
 * removed.
 */
export async function createDatabaseFiles(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    // The initdb process of a start that was killed just now may still write there for a moment.
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, maxRetries: 20, retryDelay: 100 });
  }
  const draft = await mkdtemp(join(parent, prefix));
  await runInitdb(draft);
  await syncFolder(draft);
  await rename(draft, folder);
  await syncPath(parent);
}

/** Runs initdb in a child process, so that its memory (half a gigabyte) is freed when it exits. */
async function runInitdb(folder: string): Promise<void> {
  const child = fork(INITDB, [folder], { execArgv: INITDB_OPTIONS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const [[exitCode], errors] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  if (exitCode !== 0) throw new Error(`The database could not be created: initdb ended with ${exitCode}. ${errors}`);
}
