/**
 * Finishes the output of `react-router build` in `build/`: writes a .br and a .gz next to every text file, adds
 * 404.html, and checks that every page has its styles. Pages are compressed by the server, which inserts its own origin
 * first.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lostStyles, stylesheetIn } from './trim-stylesheet.ts';

const CLIENT = new URL('./build/client/', import.meta.url).pathname;
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico|data)$/;

await finishBuild();

async function finishBuild(): Promise<void> {
  await rm(join(CLIENT, '.vite'), { recursive: true, force: true });
  for (const file of await listFiles()) if (COMPRESSIBLE.test(file)) await compress(join(CLIENT, file));
  // The router's prerenderer accepts only responses with status 200, so the 404 page is rendered here.
  const notFound = await render('/404', 404);
  await expectStyled({ '404.html': notFound });
  // Written last: the server takes this file as the sign that the build finished.
  await writeFile(join(CLIENT, '404.html'), notFound);
}

async function render(path: string, status: number): Promise<string> {
  const { createWebHandler } = (await import(
    new URL('./build/server/index.js', import.meta.url).href
  )) as typeof import('./handler.ts');
  const noApi = async () => new Response(null, { status: 503 });
  const answer = await createWebHandler({ api: noApi })(new Request(`http://localhost${path}`), { nonce: '' });
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

/** Compares each page stylesheet with the HTML that was built. Pages of the back office have the whole stylesheet. */
async function expectStyled(pages: Record<string, string>): Promise<void> {
  const whole = stylesheetIn(await render('/admin/login', 200));
  for (const name of await listFiles()) {
    if (name.endsWith('.html')) pages[name] = await readFile(join(CLIENT, name), 'utf8');
  }
  for (const [name, html] of Object.entries(pages)) {
    const lost = lostStyles(html, whole);
    if (lost.length > 0) throw new Error(`The sheet of ${name} lacks what the whole sheet has:\n${lost.join('\n')}`);
  }
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length))
    .filter((name) => !/\.(?:br|gz)$/.test(name));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
