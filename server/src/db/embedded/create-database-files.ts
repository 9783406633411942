import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { syncFolder, syncPath } from './sync-folder.ts';

/**
 * Creates an empty database as `folder`, all or nothing: it is made in a folder beside, brought to the disk and then
 * renamed, because PGlite fsyncs nothing of what it copies there. What an interrupted attempt left behind is removed.
 * It is made in a worker thread, whose memory (hundreds of megabytes that initdb would otherwise leave in use) goes
 * back when the thread ends.
 */
export async function createDatabaseFiles(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true });
  }
  const draft = await mkdtemp(join(parent, prefix));
  await runInitdb(draft);
  await syncFolder(draft);
  await rename(draft, folder);
  await syncPath(parent);
}

async function runInitdb(folder: string): Promise<void> {
  const worker = new Worker(new URL('./run-initdb.ts', import.meta.url), { workerData: { folder } });
  const [exitCode] = await once(worker, 'exit');
  if (exitCode !== 0) throw new Error(`The database could not be created: its thread ended with ${exitCode}.`);
}
