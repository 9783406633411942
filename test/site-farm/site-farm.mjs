// Serves folders of websites on loopback as many virtual hosts on one port, each with the fault that its name selects.
//
//   node site-farm.mjs --port 8080 --corpus DIR [--corpus DIR2] [--log requests.jsonl]
//                      [--host 127.0.0.1] [--suffix .test]
//                      [--tls-port 8443 --tls-key key.pem --tls-cert cert.pem]
//
// Every entry of a corpus folder is one site, served for the `Host:` header NAME.test:
//   NAME/            a folder: / is index.html, else source.html, else its only .html file; robots.txt, sitemap.xml,
//                    llms.txt and all other files are served only if they exist
//   NAME.html[.gz]   a single page, at / alone
// `Host: farm.test` lists the site names at /hosts and answers 404 elsewhere. Unknown hosts get 404.
//
// A fault is a prefix of the name (slow-NAME.test). If the rest names no site, the farm serves a small built-in page.
// Faults apply to pages. robots.txt, sitemap.xml and llms.txt are served as they are, unless FARM_FAULT_ALL=1.
// `FAULT-robots-NAME.test` applies the fault only to robots.txt.
//   slow-         first byte after FARM_SLOW_MS (15000)
//   drip-         FARM_DRIP_BYTES (64) every FARM_DRIP_MS (250)
//   reset-        half of the page, then a TCP reset
//   huge-         FARM_HUGE_MB (256) of HTML, no Content-Length
//   gzipbomb-     a small gzip body that unpacks to FARM_BOMB_MB (1024)
//   loop-         two addresses that redirect to each other
//   redirprivate- 302 to FARM_PRIVATE_TARGET (http://127.0.0.1:9/latest/meta-data/)
//   badcharset-   Latin-1 bytes, stray 0xFF and NUL, under a charset that does not exist
//   500-          an error page with status 500
//   challenge-    a bot challenge: 403, as Cloudflare answers
//   spa-          an empty shell; its script draws the real page
//   notls-        plain HTTP only: the TLS port breaks off the handshake
// FARM_LATENCY_MS and FARM_JITTER_MS delay every answer.
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { basename, extname, join, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';

const options = { corpus: [] };
for (let i = 2; i < process.argv.length; i += 2) {
  const name = process.argv[i].replace(/^--/, '');
  if (name === 'corpus') options.corpus.push(process.argv[i + 1]);
  else options[name] = process.argv[i + 1];
}
if (!options.port || options.corpus.length === 0) {
  console.error(
    'usage: site-farm.mjs --port N --corpus DIR [--corpus DIR2] [--log FILE] [--host 127.0.0.1] [--suffix .test] [--tls-port N --tls-key F --tls-cert F]',
  );
  process.exit(2);
}
const address = options.host ?? '127.0.0.1';
if (!/^127\.|^::1$|^localhost$/.test(address)) {
  console.error(`the farm serves loopback alone, not ${address}`);
  process.exit(2);
}
const suffix = options.suffix ?? '.test';
const number = (name, fallback) => Number(process.env[name] ?? fallback);

const FAULTS = [
  'slow',
  'drip',
  'reset',
  'huge',
  'gzipbomb',
  'loop',
  'redirprivate',
  'badcharset',
  '500',
  'challenge',
  'spa',
  'notls',
];
const WELL_KNOWN = new Set(['/robots.txt', '/sitemap.xml', '/llms.txt']);
const TYPES = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.md': 'text/markdown',
};

// ---- the corpus -------------------------------------------------------------------------------

const label = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '') || 'site';

function readCorpus(folders) {
  const sites = new Map();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      const page = /\.html?(\.gz)?$/i.test(entry.name);
      if (!entry.isDirectory() && !(entry.isFile() && page)) continue;
      const stem = label(entry.isDirectory() ? entry.name : entry.name.replace(/\.html?(\.gz)?$/i, ''));
      let name = stem;
      for (let n = 2; sites.has(name); n += 1) name = `${stem}-${n}`;
      sites.set(name, entry.isDirectory() ? { folder: realpathSync(path) } : { file: realpathSync(path) });
    }
  }
  return sites;
}

const sites = readCorpus(options.corpus.map((folder) => resolve(folder)));

const isFile = (path) => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

function frontPage(folder) {
  for (const name of ['index.html', 'index.htm', 'source.html']) {
    if (isFile(join(folder, name))) return join(folder, name);
  }
  const pages = readdirSync(folder).filter((name) => /\.html?(\.gz)?$/i.test(name));
  return pages.length === 1 ? join(folder, pages[0]) : undefined;
}

// The file for a path, or undefined. Never returns a file outside the site's folder.
function locate(site, path) {
  if (site.file) return path === '/' || path === '/index.html' ? site.file : undefined;
  if (path === '/') return frontPage(site.folder);
  const plain = join(site.folder, path);
  for (const candidate of [plain, join(plain, 'index.html'), `${plain.replace(/\/$/, '')}.html`]) {
    if (!isFile(candidate)) continue;
    const real = realpathSync(candidate);
    if (real.startsWith(site.folder + sep)) return real;
  }
  return undefined;
}

function load(path) {
  const raw = readFileSync(path);
  const body = path.endsWith('.gz') && /\.html?\.gz$/i.test(path) ? gunzipSync(raw) : raw;
  const type = TYPES[extname(path.replace(/\.gz$/, '')).toLowerCase()] ?? 'application/octet-stream';
  // A saved page that is not UTF-8 keeps its own charset declaration, so that readers must detect it.
  const text = /^text\/|json|xml|javascript/.test(type);
  return { body, type: text && isUtf8(body) ? `${type}; charset=utf-8` : type };
}

// ---- the farm's own pages ---------------------------------------------------------------------

const standIn = (name) =>
  Buffer.from(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name} | Site farm</title>
<meta name="description" content="A small page that stands in for ${name}."></head>
<body><h1>${name}</h1><p>Caf\u00e9 na\u00efve \u2013 a page of the farm's own. Call 555-0100, 1 Test Street.</p></body></html>
`);

const CHALLENGE = Buffer.from(`<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="robots" content="noindex,nofollow">
<meta http-equiv="refresh" content="390"></head><body class="no-js"><div class="main-wrapper" role="main">
<div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div></div>
<script>(function(){window._cf_chl_opt={cvId:'3',cZone:location.hostname,cType:'managed'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1';document.head.appendChild(a);}());</script>
</body></html>
`);

const SHELL = Buffer.from(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>App</title><script type="module" crossorigin src="/assets/index-farm.js"></script></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>
`);
const SHELL_SCRIPT = Buffer.from(`const text = await (await fetch('/__farm/page')).text();
const page = new DOMParser().parseFromString(text, 'text/html');
document.title = page.title;
document.getElementById('root').replaceChildren(...page.body.childNodes);
`);

// A gzip stream with one member, so that every client unpacks all of it: a block that ends on a byte boundary,
// repeated, then an empty last block and the checksum of the whole.
let bombCache;
function bomb() {
  if (bombCache) return bombCache;
  const chunk = Buffer.from('<p>All work and no play.</p>\n'.repeat(40_000)).subarray(0, 1 << 20);
  const block = deflateRawSync(chunk, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const times = number('FARM_BOMB_MB', 1024);
  let sum = 0;
  for (let n = 0; n < times; n += 1) sum = crc32(chunk, sum);
  const tail = Buffer.alloc(10);
  tail[0] = 3;
  tail.writeUInt32LE(sum >>> 0, 2);
  tail.writeUInt32LE((chunk.length * times) % 2 ** 32, 6);
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  bombCache = Buffer.concat([head, ...Array.from({ length: times }, () => block), tail]);
  return bombCache;
}

function badCharset(body) {
  const text = body.toString('utf8').replace(/charset\s*=\s*["']?[\w-]+/gi, 'charset=x-farm-bogus');
  const bytes = Buffer.from(text.replace(/[\u0100-\uffff]/g, '\u00e9'), 'latin1');
  const at = Math.floor(bytes.length / 2);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]), bytes.subarray(at)]);
}

// ---- answering --------------------------------------------------------------------------------

function parseHost(header) {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '');
  if (!host.endsWith(suffix)) return { host };
  const name = host.slice(0, -suffix.length);
  if (sites.has(name)) return { host, name, site: sites.get(name) };
  const fault = FAULTS.find((prefix) => name.startsWith(`${prefix}-`));
  if (!fault) return { host, name };
  let rest = name.slice(fault.length + 1);
  const robots = rest.startsWith('robots-') && !sites.has(rest);
  if (robots) rest = rest.slice('robots-'.length);
  return { host, name: rest, site: sites.get(rest) ?? { own: true }, fault, robots };
}

function send(request, response, status, headers, body) {
  response.writeHead(status, { 'content-length': body.length, ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const missing = (request, response, host) =>
  send(
    request,
    response,
    404,
    HTML,
    Buffer.from(`<!doctype html><title>404 Not Found</title><h1>Not Found</h1><p>${host.replace(/[^\w.-]/g, '')}</p>`),
  );

const find = (to, path) => {
  if (to.site.own) return path === '/' ? { body: standIn(to.name), type: HTML['content-type'] } : undefined;
  const file = locate(to.site, path);
  return file ? load(file) : undefined;
};

async function strike(to, request, response, path) {
  const page = find(to, path) ?? (path === '/' ? { body: standIn(to.name), type: HTML['content-type'] } : undefined);
  const type = { 'content-type': page?.type ?? HTML['content-type'] };
  const gone = () => response.destroyed || response.writableEnded;
  switch (to.fault) {
    case 'slow':
      await sleep(number('FARM_SLOW_MS', 15_000));
      if (gone()) return;
      return page ? send(request, response, 200, type, page.body) : missing(request, response, to.host);
    case 'drip': {
      if (!page) return missing(request, response, to.host);
      response.writeHead(200, { ...type, 'content-length': page.body.length });
      const step = number('FARM_DRIP_BYTES', 64);
      for (let at = 0; at < page.body.length && !gone(); at += step) {
        response.write(page.body.subarray(at, at + step));
        await sleep(number('FARM_DRIP_MS', 250));
      }
      return response.end();
    }
    case 'reset': {
      const body = page?.body ?? standIn(to.name);
      response.writeHead(200, { ...type, 'content-length': body.length });
      response.write(body.subarray(0, body.length >> 1));
      await sleep(50);
      return request.socket.resetAndDestroy?.() ?? request.socket.destroy();
    }
    case 'huge': {
      response.writeHead(200, HTML);
      const chunk = Buffer.from('<p>The quick brown fox jumps over the lazy dog.</p>\n'.repeat(1300)).subarray(
        0,
        1 << 16,
      );
      response.write(standIn(to.name).subarray(0, -16));
      const closed = new Promise((done) => {
        response.once('close', done);
      });
      for (let n = number('FARM_HUGE_MB', 256) * 16; n > 0 && !gone(); n -= 1) {
        if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
      }
      return response.end();
    }
    case 'gzipbomb':
      return send(request, response, 200, { ...HTML, 'content-encoding': 'gzip' }, bomb());
    case 'loop':
      return send(request, response, 302, { location: path === '/loop-b' ? '/' : '/loop-b' }, Buffer.alloc(0));
    case 'redirprivate':
      return send(
        request,
        response,
        302,
        { location: process.env.FARM_PRIVATE_TARGET ?? 'http://127.0.0.1:9/latest/meta-data/' },
        Buffer.alloc(0),
      );
    case 'badcharset':
      return page
        ? send(request, response, 200, { 'content-type': 'text/html; charset=x-farm-bogus' }, badCharset(page.body))
        : missing(request, response, to.host);
    case '500':
      return send(
        request,
        response,
        500,
        HTML,
        Buffer.from('<!doctype html><title>500 Internal Server Error</title><h1>Internal Server Error</h1>'),
      );
    case 'challenge':
      return send(
        request,
        response,
        403,
        {
          ...HTML,
          server: 'cloudflare',
          'cf-mitigated': 'challenge',
          'cf-ray': '8f00ba4000000000-IAD',
          'cache-control': 'private, max-age=0, no-store',
        },
        CHALLENGE,
      );
    case 'spa': {
      if (path === '/assets/index-farm.js')
        return send(request, response, 200, { 'content-type': 'text/javascript; charset=utf-8' }, SHELL_SCRIPT);
      if (path === '/__farm/page') {
        const front = find(to, '/') ?? { body: standIn(to.name) };
        return send(request, response, 200, { 'content-type': front.type ?? HTML['content-type'] }, front.body);
      }
      // Like most single-page hosts: the file if it exists, otherwise the shell.
      if (path !== '/' && page && !page.type.startsWith('text/html'))
        return send(request, response, 200, type, page.body);
      return send(request, response, 200, HTML, SHELL);
    }
    default: // notls: plain HTTP works normally
      return page ? send(request, response, 200, type, page.body) : missing(request, response, to.host);
  }
}

async function answer(request, response, to) {
  const wait = number('FARM_LATENCY_MS', 0) + Math.random() * number('FARM_JITTER_MS', 0);
  if (wait > 0) await sleep(wait);
  let path;
  try {
    path = decodeURIComponent(new URL(request.url, 'http://farm.invalid').pathname);
  } catch {
    return send(request, response, 400, HTML, Buffer.from('<!doctype html><title>400 Bad Request</title>'));
  }
  if (path.includes('\0'))
    return send(request, response, 400, HTML, Buffer.from('<!doctype html><title>400 Bad Request</title>'));
  if (to.host === `farm${suffix}` && path === '/hosts') {
    return send(
      request,
      response,
      200,
      { 'content-type': 'application/json' },
      Buffer.from(JSON.stringify({ hosts: [...sites.keys()].map((name) => name + suffix), faults: FAULTS })),
    );
  }
  if (!to.site) return missing(request, response, to.host);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(request, response, 405, { ...HTML, allow: 'GET, HEAD' }, Buffer.alloc(0));
  const struck = to.robots ? path === '/robots.txt' : !WELL_KNOWN.has(path) || process.env.FARM_FAULT_ALL === '1';
  if (to.fault && struck) return strike(to, request, response, path);
  const page = find(to, path);
  return page
    ? send(request, response, 200, { 'content-type': page.type }, page.body)
    : missing(request, response, to.host);
}

const log = options.log ? createWriteStream(options.log, { flags: 'a' }) : null;

function onRequest(request, response) {
  const started = Date.now();
  const to = parseHost(request.headers.host);
  response.on('error', () => {});
  response.on('close', () => {
    log?.write(
      `${JSON.stringify({
        time: new Date(started).toISOString(),
        host: to.host,
        method: request.method,
        path: request.url,
        'user-agent': request.headers['user-agent'] ?? null,
        status: response.headersSent ? response.statusCode : null,
        fault: to.fault ?? null,
        ms: Date.now() - started,
        whole: response.writableFinished,
      })}\n`,
    );
  });
  answer(request, response, to).catch((error) => {
    if (!response.headersSent) response.writeHead(500);
    response.end();
    console.error(`${to.host}${request.url}: ${error.message}`);
  });
}

const servers = [createServer(onRequest).listen(Number(options.port), address)];
if (options['tls-port']) {
  const pair = { key: readFileSync(options['tls-key']), cert: readFileSync(options['tls-cert']) };
  const secure = createSecureContext(pair);
  const tls = createTlsServer(
    {
      ...pair,
      SNICallback: (host, done) => (host.startsWith('notls-') ? done(new Error('no TLS here')) : done(null, secure)),
    },
    onRequest,
  );
  tls.on('tlsClientError', () => {});
  servers.push(tls.listen(Number(options['tls-port']), address));
}
for (const server of servers) {
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
  });
  server.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
servers[0].on('listening', () =>
  console.log(
    `${sites.size} sites of ${options.corpus.map((folder) => basename(folder)).join(', ')} on http://${address}:${servers[0].address().port}`,
  ),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    if (log) log.end(() => process.exit(0));
    else process.exit(0);
  });
}
