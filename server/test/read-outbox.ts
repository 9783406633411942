import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Every message in a data folder's outbox, parsed. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}
