import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.ts';

const HOME = '<!doctype html><h1>Home</h1>';
let folder: string;
let pages: Pages;

async function write(name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-pages-'));
  await write(
    'server/index.js',
    'export const createWebHandler = () => async () => new Response("x");export const renderMail = 1;',
  );
  await write('server/package.json', '{"type":"module"}');
  await write('csp-hashes.json', JSON.stringify({ '/': ['sha256-abc='], '/free-scan': [], '/404': [] }));
  await write('client/index.html', HOME);
  await write('client/index.html.br', brotliCompressSync(HOME));
  await write('client/index.html.gz', gzipSync(HOME));
  await write('client/free-scan/index.html', 'scan');
  await write('client/404.html', 'gone');
  await write('client/assets/app-Ab12.js', 'run()');
  await write('client/robots.txt', 'User-agent: *');
  pages = await loadBuiltPages(folder, { 'X-Content-Type-Options': 'nosniff' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Response | null {
  return pages.file(new Request(`http://localhost:3000${path}`, { method, headers }));
}

test('a prerendered page is asked for again every time, and allows only its own inline scripts', () => {
  const answer = get('/')!;
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-abc=';");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('brotli is sent to those who take it, with a tag of its own', async () => {
  const plain = get('/')!;
  const packed = get('/', { 'Accept-Encoding': 'gzip, deflate, br' })!;
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(packed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(HOME);
});

test.each([
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', null],
  ['', null],
])('Accept-Encoding %j is answered with %j', (header, expected) => {
  expect(get('/', { 'Accept-Encoding': header })!.headers.get('Content-Encoding')).toBe(expected);
});

test('a visitor who holds the page already is told so', async () => {
  const etag = get('/')!.headers.get('ETag')!;
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = get('/', { 'If-None-Match': header })!;
    expect(answer.status).toBe(304);
    expect(answer.headers.get('ETag')).toBe(etag);
    expect(answer.headers.get('Content-Length')).toBeNull();
    expect(await answer.text()).toBe('');
  }
  expect(get('/', { 'If-None-Match': '"other"' })!.status).toBe(200);
});

test('HEAD answers the headers alone', async () => {
  const answer = get('/', {}, 'HEAD')!;
  expect(answer.headers.get('Content-Length')).toBe(String(HOME.length));
  expect(await answer.text()).toBe('');
});

test('a hashed file may be kept for ever', () => {
  const answer = get('/assets/app-Ab12.js')!;
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});

test('a query does not hide a page', () => {
  expect(get('/free-scan?utm_source=x')!.status).toBe(200);
});

test.each(['/404', '/404.html', '/index.html', '/nothing', '/../server/index.js', '//free-scan', '/csp-hashes.json'])(
  '%s is no file',
  (path) => {
    expect(get(path)).toBeNull();
  },
);

test('the 404 page is sent as one, also to a visitor who holds it', () => {
  const answer = pages.notFound(new Request('http://localhost:3000/gone.php', { headers: { 'If-None-Match': '*' } }));
  expect(answer!.status).toBe(404);
});

test('other methods are left to the pages', () => {
  expect(get('/', {}, 'POST')).toBeNull();
});
