/**
 * Finishes what `react-router build` left in `build/`: adds 404.html, takes the preloads out of the kept pages, writes
 * the hashes their inline scripts need in a content security policy, and lays a .br and a .gz beside every text file.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT = new URL('./build/client/', import.meta.url).pathname;
const HASHES = new URL('./build/csp-hashes.json', import.meta.url).pathname;
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|ico|data)$/;

await finishBuild();

async function finishBuild(): Promise<void> {
  await rm(join(CLIENT, '.vite'), { recursive: true, force: true });
  await writeFile(join(CLIENT, '404.html'), await renderNotFound());
  const files = await listFiles();
  const hashes: Record<string, string[]> = {};
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = withoutPreloads(await readFile(join(CLIENT, file), 'utf8'));
    await writeFile(join(CLIENT, file), html);
    hashes[pagePath(file)] = scriptHashes(html);
  }
  await writeFile(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) await compress(join(CLIENT, file));
}

/** The router's prerenderer accepts only answers with status 200, so the page of the other status is rendered here. */
async function renderNotFound(): Promise<string> {
  const { createWebHandler } = (await import(
    new URL('./build/server/index.js', import.meta.url).href
  )) as typeof import('./handler.ts');
  const noApi = async () => new Response(null, { status: 503 });
  const answer = await createWebHandler({ api: noApi })(new Request('http://localhost/404'), { nonce: '' });
  if (answer.status !== 404) throw new Error(`The 404 page answered ${answer.status}`);
  return answer.text();
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length))
    .filter((name) => !/\.(?:br|gz)$/.test(name));
}

/** Ten preloads compete with the first paint; the modules are asked for a moment later anyway. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** `index.html` is `/`, `free-scan/index.html` is `/free-scan`, `404.html` is `/404`. */
function pagePath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(
    ([, body]) =>
      `sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}`,
  );
  return [...new Set(hashes)];
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
