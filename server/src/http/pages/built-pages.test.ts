import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.ts';

/** As built, and as sent. */
const BUILT_HOME = [
  '<!doctype html><link rel="modulepreload" href="/assets/app-Ab12.js"><link rel="canonical" href="https://public-url.invalid/">',
  '<script type="application/ld+json">{"url":"https://public-url.invalid/"}</script>',
  '<script>open("https://public-url.invalid");</script><script src="/assets/app-Ab12.js"></script>',
  '<a href="https://share.example/?u=https%3A%2F%2Fpublic-url.invalid%2F">share</a>',
].join('');
const HOME = [
  '<!doctype html><link rel="canonical" href="https://agency.example/">',
  '<script type="application/ld+json">{"url":"https://agency.example/"}</script>',
  '<script>open("https://agency.example");</script><script src="/assets/app-Ab12.js"></script>',
  '<a href="https://share.example/?u=https%3A%2F%2Fagency.example%2F">share</a>',
].join('');
const DATA = '[{"publicUrl":"https://public-url.invalid"}]';
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
  await write('client/index.html', BUILT_HOME);
  await write('client/_root.data', DATA);
  await write('client/_root.data.br', brotliCompressSync(DATA));
  await write('client/icon.svg', '<svg/>');
  await write('client/icon.svg.br', brotliCompressSync('<svg/>'));
  await write('client/icon.svg.gz', gzipSync('<svg/>'));
  await write('client/paper.pdf', '0123456789');
  await write('client/free-scan/index.html', 'scan');
  await write('client/404.html', 'gone');
  await write('client/assets/app-Ab12.js', 'run()');
  await write('client/robots.txt', 'User-agent: *');
  pages = await loadBuiltPages(folder, {
    publicUrl: 'https://agency.example',
    headers: { 'X-Content-Type-Options': 'nosniff' },
  });
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
  expect(answer.headers.get('Content-Security-Policy')).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update('open("https://agency.example");').digest('base64')}';`,
  );
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a file is data to a browser that opens it as a page, and a picture may be shown elsewhere', () => {
  expect(get('/assets/app-Ab12.js')!.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(get('/assets/app-Ab12.js')!.headers.has('Cross-Origin-Resource-Policy')).toBe(false);
  expect(get('/icon.svg')!.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('brotli is sent to clients that accept it, with a separate ETag', async () => {
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

test('pages and their data contain the site’s own URL, compressed or not', async () => {
  expect(await get('/')!.text()).toBe(HOME);
  const data = get('/_root.data', { 'Accept-Encoding': 'br' })!;
  const text = brotliDecompressSync(Buffer.from(await data.arrayBuffer())).toString();
  expect(text).toBe('[{"publicUrl":"https://agency.example"}]');
});

test('files compressed by the build are sent unchanged', async () => {
  const packed = get('/icon.svg', { 'Accept-Encoding': 'gzip' })!;
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(gzipSync('<svg/>'));
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
  ['bytes=-40', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=0-1', 200, '0123456789', null],
  ['bytes=99999999999999999999-', 200, '0123456789', null],
])('the range %s is answered with %s', async (range, status, body, contentRange) => {
  const answer = get('/paper.pdf', { Range: range })!;
  expect([answer.status, await answer.text(), answer.headers.get('Content-Range')]).toEqual([
    status,
    body,
    contentRange,
  ]);
  if (status === 206) expect(answer.headers.get('Content-Length')).toBe(String(body.length));
});

test('ranges of an older and a newer file are never mixed', () => {
  const etag = get('/paper.pdf')!.headers.get('ETag')!;
  expect(get('/paper.pdf', { Range: 'bytes=0-3', 'If-Range': etag })!.status).toBe(206);
  for (const validator of ['"older"', `W/${etag}`, 'Sun, 01 Feb 2026 09:00:00 GMT']) {
    expect(get('/paper.pdf', { Range: 'bytes=0-3', 'If-Range': validator })!.status).toBe(200);
  }
});

test('a response written directly to the connection is the same', async () => {
  const server = createServer((incoming, outgoing) => {
    if (!pages.write(incoming, outgoing)) outgoing.writeHead(418).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const etag = get('/')!.headers.get('ETag')!;
  const asks: [string, string, Record<string, string>][] = [
    ['GET', '/?utm_source=x', {}],
    ['GET', '/', { 'If-None-Match': etag }],
    ['HEAD', '/', {}],
    ['GET', '/paper.pdf', { Range: 'bytes=2-4' }],
    ['GET', '/assets/app-Ab12.js', {}],
  ];
  for (const [method, path, given] of asks) {
    const headers = { 'Accept-Encoding': 'identity', ...given };
    const [real, expected] = [
      await fetch(`http://127.0.0.1:${port}${path}`, { method, headers }),
      get(path, headers, method)!,
    ];
    expect([real.status, await real.text()]).toEqual([expected.status, await expected.text()]);
    expect(Object.fromEntries(real.headers)).toMatchObject(Object.fromEntries(expected.headers));
  }
  for (const path of ['/nothing', '//', '/404'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(418);
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status).toBe(418);
  server.close();
  server.closeAllConnections();
});

test('a visitor who has the page gets 304', async () => {
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

test('HEAD returns only the headers', async () => {
  const answer = get('/', {}, 'HEAD')!;
  expect(answer.headers.get('Content-Length')).toBe(String(HOME.length));
  expect(await answer.text()).toBe('');
});

test('a hashed file may be cached forever', () => {
  const answer = get('/assets/app-Ab12.js')!;
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});

test('a query does not hide a page', () => {
  expect(get('/free-scan?utm_source=x')!.status).toBe(200);
});

test.each(['/404', '/404.html', '/index.html', '/nothing', '/../server/index.js', '//free-scan', '/icon.svg.br'])(
  '%s is no file',
  (path) => {
    expect(get(path)).toBeNull();
  },
);

test('the 404 page always has status 404, even for a conditional request', () => {
  const answer = pages.notFound(new Request('http://localhost:3000/gone.php', { headers: { 'If-None-Match': '*' } }));
  expect(answer!.status).toBe(404);
});

test('other methods are left to the pages', () => {
  expect(get('/', {}, 'POST')).toBeNull();
});
