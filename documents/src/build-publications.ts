// `node documents/src/build-publications.ts`: writes the white paper and the guide into documents/build.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { guide } from './guide/guide.ts';
import { whitePaper } from './white-paper/white-paper.ts';

/** The readers are in the United States, as for the rest of the site. */
const PAPER = 'letter';

const folder = resolve(import.meta.dirname, '../build');
await mkdir(folder, { recursive: true });
for (const [name, make] of Object.entries({ 'white-paper': whitePaper, guide })) {
  const path = join(folder, `${name}.pdf`);
  // Rename the finished file into place, because the running site may be reading the old one.
  await writeFile(`${path}.part`, await make(PAPER));
  await rename(`${path}.part`, path);
}
