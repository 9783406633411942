import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { buildConnector } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { received } from '../../artifacts.ts';
import type { Fetcher, FetchRequest } from './follow-redirects.ts';
import { BODY_LIMIT, createFetcher } from './guarded-fetch.ts';
import { USER_AGENT } from './our-name.ts';

const PAGE = `<!doctype html><title>Joe's Plumbing</title><p>${'Drains and water heaters. '.repeat(40)}</p>`;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

let server: Server;
let port = 0;
let handler: RequestListener = () => {};
const fetchers: Fetcher[] = [];

beforeAll(async () => {
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  server.closeAllConnections();
});
afterAll(() => server.close());

const TIMEOUTS = { connect: 300, firstByte: 300, whole: 500 };
const PATIENT = { connect: 30_000, firstByte: 30_000, whole: 30_000 };

function mapped(timeouts = PATIENT): Fetcher {
  const fetcher = createFetcher({ resolve: [{ pattern: '*.test', address: '127.0.0.1', port }], timeouts });
  fetchers.push(fetcher);
  return fetcher;
}

/** A fetcher with fake name resolution whose sockets all connect to the loopback server. */
function unmapped(answers: Record<string, readonly string[] | (() => readonly string[])>) {
  const opened: string[] = [];
  const plain = buildConnector({ allowH2: false });
  const fetcher = createFetcher({
    lookup: async (host) => {
      const answer = answers[host];
      if (!answer) throw Object.assign(new Error(`no ${host}`), { code: 'ENOTFOUND' });
      return typeof answer === 'function' ? answer() : answer;
    },
    open: (target, callback) => {
      opened.push(target.hostname);
      plain({ ...target, protocol: 'http:', hostname: '127.0.0.1', port: String(port), servername: '' }, callback);
    },
    timeouts: PATIENT,
  });
  fetchers.push(fetcher);
  return { fetcher, opened };
}

const ask = (fetcher: Fetcher, url: string, more: Partial<FetchRequest> = {}) =>
  fetcher.fetch({ url, wanted: 'page', signal: new AbortController().signal, ...more });

describe('a response', () => {
  it('is read completely, with lower-case headers and our own user agent', async () => {
    let seen: Record<string, unknown> = {};
    handler = (request, response) => {
      seen = { agent: request.headers['user-agent'], host: request.headers.host, url: request.url };
      response.writeHead(200, { ...HTML, 'X-Robots-Tag': ['noindex', 'nosnippet'] }).end(PAGE);
    };
    const fetched = await ask(mapped(), 'https://joe.test/a?b=c#d');
    expect(seen).toEqual({ agent: USER_AGENT, host: 'joe.test', url: '/a?b=c' });
    expect(fetched).toMatchObject({
      state: 'ok',
      status: 200,
      url: 'https://joe.test/a?b=c',
      hops: [],
      headers: { 'x-robots-tag': 'noindex\nnosnippet' },
    });
    expect(Buffer.from(received(fetched)?.body ?? []).toString()).toBe(PAGE);
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['x-gzip', gzipSync(PAGE)],
    ['deflate', deflateSync(PAGE)],
    ['deflate', deflateRawSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['zstd', zstdCompressSync(PAGE)],
    ['deflate, gzip', gzipSync(deflateSync(PAGE))],
    ['identity', Buffer.from(PAGE)],
  ])('packed with %s is unpacked', async (encoding, body) => {
    handler = (_request, response) => response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body);
    const fetched = await ask(mapped(), 'http://joe.test/');
    expect(fetched.state).toBe('ok');
    expect(Buffer.from(received(fetched)?.body ?? []).toString()).toBe(PAGE);
  });

  it.each([
    ['an encoding nobody knows', { ...HTML, 'content-encoding': 'sdch' }, PAGE],
    ['bytes that are not what the header says', { ...HTML, 'content-encoding': 'gzip' }, PAGE],
    ['more codings than anyone needs', { ...HTML, 'content-encoding': 'gzip, gzip, gzip, gzip' }, PAGE],
    ['a PDF that calls itself HTML', HTML, '%PDF-1.7 ...'],
    ['a picture', { 'content-type': 'image/png' }, 'x'],
    ['JSON', { 'content-type': 'application/json' }, '{}'],
  ])('is of the wrong type when it is %s', async (_name, headers, body) => {
    handler = (_request, response) => response.writeHead(200, headers).end(body);
    expect((await ask(mapped(), 'http://joe.test/')).state).toBe('wrong-type');
  });

  it('is a page without a content type if it starts like one', async () => {
    handler = (_request, response) => response.writeHead(200).end(`\ufeff <!-- hi -->\n${PAGE}`);
    expect((await ask(mapped(), 'http://joe.test/')).state).toBe('ok');
  });

  it('is not a robots.txt if it is a page', async () => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(PAGE);
    expect((await ask(mapped(), 'http://joe.test/robots.txt', { wanted: 'text' })).state).toBe('wrong-type');
  });

  it.each([
    [404, 'absent'],
    [410, 'absent'],
    [418, 'absent'],
    [401, 'blocked'],
    [403, 'blocked'],
    [429, 'blocked'],
    [451, 'blocked'],
    [500, 'server-error'],
    [503, 'server-error'],
  ])('with status %i is %s', async (status, state) => {
    handler = (_request, response) => response.writeHead(status, HTML).end(PAGE);
    expect((await ask(mapped(), 'http://joe.test/')).state).toBe(state);
  });
});

describe('a body without end', () => {
  it('is cut at the limit and says so', async () => {
    const chunk = Buffer.alloc(1 << 16, 'a ');
    handler = (_request, response) => {
      response.writeHead(200, HTML);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    const fetched = await ask(mapped(), 'http://joe.test/');
    expect(fetched.state).toBe('too-large');
    expect(received(fetched)?.body.length).toBe(BODY_LIMIT);
  });

  it('is cut after unpacking when a few bytes unpack to many', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, 97), { level: 9 });
    handler = (_request, response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb);
    const fetched = await ask(mapped(), 'http://joe.test/');
    expect(fetched.state).toBe('too-large');
    expect(received(fetched)?.body.length).toBe(BODY_LIMIT);
  });
});

describe('a redirect', () => {
  it('is followed, and every hop is recorded', async () => {
    handler = (request, response) => {
      if (request.url === '/') response.writeHead(301, { location: 'https://www.joe.test/home' }).end();
      else response.writeHead(200, HTML).end(PAGE);
    };
    expect(await ask(mapped(), 'http://joe.test/')).toMatchObject({
      state: 'ok',
      url: 'https://www.joe.test/home',
      requestedUrl: 'http://joe.test/',
      hops: [{ url: 'http://joe.test/', status: 301, location: 'https://www.joe.test/home' }],
    });
  });

  it.each([
    ['a circle', (url: string) => (url === '/a' ? '/b' : '/a'), 'loop'],
    ['itself', () => '/', 'loop'],
    ['a sixth hop', (url: string) => `${url}x`, 'too-many'],
    ['nowhere', () => '', 'bad-location'],
    ['no address', () => 'http://[', 'bad-location'],
    ['another scheme', () => 'ftp://joe.test/', 'forbidden-address'],
    ['a private address', () => 'http://169.254.169.254/latest/meta-data/', 'forbidden-address'],
    ['a name for this machine', () => 'http://localhost/', 'forbidden-address'],
    ['another port', () => 'http://example.com:8080/', 'forbidden-address'],
    ['another port of a mapped host', () => 'http://joe.test:8080/', 'forbidden-address'],
    ['a user name', () => 'http://me:pw@joe.test/', 'forbidden-address'],
  ])('to %s ends with a reason', async (_name, to, reason) => {
    handler = (request, response) => response.writeHead(302, { location: to(request.url ?? '') }).end();
    expect(await ask(mapped(), 'http://joe.test/')).toMatchObject({ state: 'redirected', reason });
  });

  it('allows five hops', async () => {
    handler = (request, response) => {
      if ((request.url ?? '').length < 6) response.writeHead(307, { location: `${request.url}x` }).end();
      else response.writeHead(200, HTML).end(PAGE);
    };
    expect(await ask(mapped(), 'http://joe.test/')).toMatchObject({ state: 'ok', hops: { length: 5 } });
  });

  it('is not requested if the scan has already read the target', async () => {
    let asked = 0;
    handler = (request, response) => {
      asked += 1;
      if (request.url === '/old') response.writeHead(301, { location: '/' }).end();
      else response.writeHead(200, HTML).end(PAGE);
    };
    const fetcher = mapped();
    const home = received(await ask(fetcher, 'http://joe.test/'));
    const fetched = await ask(fetcher, 'http://joe.test/old', { known: (url) => (url === home?.url ? home : null) });
    expect(fetched).toMatchObject({
      state: 'ok',
      url: 'http://joe.test/',
      requestedUrl: 'http://joe.test/old',
      hops: { length: 1 },
    });
    expect(asked).toBe(2);
  });
});

describe('no response', () => {
  it('in time is reported with its phase', async () => {
    handler = () => {};
    expect(await ask(mapped(TIMEOUTS), 'http://joe.test/')).toMatchObject({ state: 'timed-out', phase: 'first-byte' });
    handler = (_request, response) => void response.writeHead(200, { ...HTML, 'content-length': 1000 }).write('<p>');
    expect(await ask(mapped(TIMEOUTS), 'http://joe.test/')).toMatchObject({ state: 'timed-out', phase: 'body' });
  });

  it('after a reset is a connection problem', async () => {
    handler = (request) => void request.socket.resetAndDestroy();
    expect(await ask(mapped(), 'http://joe.test/')).toMatchObject({ state: 'unreachable', problem: 'connection' });
    handler = (request, response) => {
      response.writeHead(200, { ...HTML, 'content-length': 1000 }).write('<p>');
      setTimeout(() => request.socket.resetAndDestroy(), 20);
    };
    expect(await ask(mapped(), 'http://joe.test/')).toMatchObject({ state: 'unreachable', problem: 'connection' });
  });

  it('from a name without address is a DNS problem', async () => {
    expect(await ask(unmapped({}).fetcher, 'http://nobody.com/')).toMatchObject({
      state: 'unreachable',
      problem: 'dns',
    });
  });

  it('under https from a server without TLS is a TLS problem, requested with the right name', async () => {
    const names: (string | undefined)[] = [];
    const plain = buildConnector({ allowH2: false });
    const fetcher = createFetcher({
      lookup: async () => ['93.184.215.14'],
      open: (target, callback) => {
        names.push(target.servername);
        plain({ ...target, hostname: '127.0.0.1', port: String(port) }, callback);
      },
    });
    fetchers.push(fetcher);
    expect(await ask(fetcher, 'https://joe.com/')).toMatchObject({ state: 'unreachable', problem: 'tls' });
    expect(names).toEqual(['joe.com']);
  });

  it('is awaited when the scan is over', async () => {
    expect(await ask(mapped(), 'http://joe.test/', { signal: AbortSignal.abort() })).toMatchObject({
      state: 'not-fetched',
      why: 'time-budget',
    });
  });
});

describe('the guard', () => {
  it.each([['10.0.0.1'], ['127.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:10.0.0.1'], ['fd00::1']])(
    'opens no socket for a name that leads to %s',
    async (address) => {
      const { fetcher, opened } = unmapped({ 'joe.com': [address] });
      expect(await ask(fetcher, 'http://joe.com/')).toMatchObject({
        state: 'unreachable',
        problem: 'forbidden-address',
      });
      expect(opened).toEqual([]);
    },
  );

  it('refuses a name with one private address among public ones', async () => {
    const { fetcher, opened } = unmapped({ 'joe.com': ['93.184.215.14', '10.0.0.1'] });
    expect((await ask(fetcher, 'http://joe.com/')).state).toBe('unreachable');
    expect(opened).toEqual([]);
  });

  it('connects to exactly the address that it checked, so DNS rebinding does not work', async () => {
    handler = (_request, response) => response.writeHead(200, { ...HTML, connection: 'close' }).end(PAGE);
    let looked = 0;
    const { fetcher, opened } = unmapped({
      'rebind.com': () => {
        looked += 1;
        return looked === 1 ? ['93.184.215.14'] : ['127.0.0.1'];
      },
    });
    expect((await ask(fetcher, 'http://rebind.com/')).state).toBe('ok');
    expect(await ask(fetcher, 'http://rebind.com/again')).toMatchObject({
      state: 'unreachable',
      problem: 'forbidden-address',
    });
    expect(opened).toEqual(['93.184.215.14']);
  });

  it('checks the target of every redirect when it connects', async () => {
    handler = (_request, response) => response.writeHead(302, { location: 'http://inner.com/' }).end();
    const { fetcher, opened } = unmapped({ 'joe.com': ['93.184.215.14'], 'inner.com': ['192.168.1.1'] });
    expect(await ask(fetcher, 'http://joe.com/')).toMatchObject({
      state: 'redirected',
      reason: 'forbidden-address',
      to: 'http://inner.com/',
    });
    expect(opened).toEqual(['93.184.215.14']);
  });

  it('refuses a name of the local network unless it is mapped', async () => {
    const { fetcher, opened } = unmapped({ 'joe.local': ['93.184.215.14'] });
    expect((await ask(fetcher, 'http://joe.local/')).state).toBe('unreachable');
    expect(opened).toEqual([]);
  });

  it('tries the next address of a name when the first does not answer', async () => {
    handler = (_request, response) => response.writeHead(200, HTML).end(PAGE);
    const opened: string[] = [];
    const plain = buildConnector({ allowH2: false });
    const fetcher = createFetcher({
      lookup: async () => ['93.184.215.14', '93.184.215.15'],
      open: (target, callback) => {
        opened.push(target.hostname);
        if (opened.length === 1) callback(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), null);
        else
          plain({ ...target, protocol: 'http:', hostname: '127.0.0.1', port: String(port), servername: '' }, callback);
      },
    });
    fetchers.push(fetcher);
    expect((await ask(fetcher, 'http://joe.com/')).state).toBe('ok');
    expect(opened).toEqual(['93.184.215.14', '93.184.215.15']);
  });
});

describe('one host', () => {
  it('gets at most two requests at once, in order', async () => {
    let running = 0;
    let most = 0;
    const order: string[] = [];
    handler = (request, response) => {
      running += 1;
      most = Math.max(most, running);
      order.push(request.url ?? '');
      setTimeout(() => {
        running -= 1;
        response.writeHead(200, HTML).end(PAGE);
      }, 20);
    };
    const fetcher = mapped();
    await Promise.all(Array.from({ length: 8 }, (_, index) => ask(fetcher, `http://joe.test/${index}`)));
    expect(most).toBe(2);
    expect(order.join('')).toMatch(/^\/[01]\/[01]\/[23]\/[23]\/[45]\/[45]\/[67]\/[67]$/);
  });
});
