import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../../../test/thorough.ts';
import { copyMigratedTemplate } from '../../test/embedded-template.ts';
import { closed, openSocket, sendRaw, statusesIn } from '../../test/raw-request.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { openTestDatabase, temporaryFolder } from '../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { newHttpServer, requestListener } from './server/start-server.ts';

const PASSWORD = 'correct horse';
const WEBHOOK_SECRET = 'whsec_outside';
const ID = '00000000-0000-4000-8000-000000000000';

let product: SpawnedProduct;
let port: number;
let cookie: string;
const folder = temporaryFolder();
beforeAll(async () => {
  await copyMigratedTemplate(folder.folder);
  product = await spawnProduct({
    DATA_DIR: folder.folder,
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN: 'metrics',
    STRIPE_SECRET_KEY: 'sk_test_outside',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  port = Number(new URL(product.url).port);
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
});
afterAll(async () => {
  product?.child.kill('SIGTERM');
  await product?.exited;
  folder.remove();
});

/** Sends a raw body as the admin. */
async function send(method: string, path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(product.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** All stored data that the admin can see. Refused requests must not appear in it. */
async function everything(): Promise<string> {
  const lists = ['leads', 'campaigns', 'inbox/contacts', 'inbox/newsletter', 'inbox/whitepapers', 'inbox/customers'];
  const paths = [...lists.map((list) => `/api/admin/${list}`), '/api/blog/posts'];
  const read = async (path: string) => (await fetch(product.url + path, { headers: { Cookie: cookie } })).text();
  return (await Promise.all(paths.map(read))).join('\n');
}

/** Every route that accepts JSON. */
const JSON_ROUTES = [
  ...['POST /api/scan', 'POST /api/leads', 'POST /api/contact', 'POST /api/newsletter/subscribe'],
  ...['POST /api/whitepaper/submit', 'POST /api/create-subscription', 'POST /api/admin/login', 'POST /api/blog/posts'],
  ...[`PATCH /api/blog/posts/${ID}`, 'POST /api/demo-checkout/nobody', 'POST /api/demo-portal/nobody'],
  ...['POST /preferences/nobody'],
].map((route) => route.split(' ') as [string, string]);

const NOWHERE = '{"nowhere":1}';
const JSON_BODIES: Record<string, string | Buffer> = {
  'arrays nested 100,000 deep': '['.repeat(100_000) + ']'.repeat(100_000),
  'objects nested 40,000 deep': `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  'a field nested deep': `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)},"website":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  'keys of the prototype':
    '{"__proto__":{"email":"a@b.example","password":"x"},"constructor":{"prototype":{"isAdmin":true}}}',
  'a prototype for every field':
    '{"email":{"__proto__":null},"website":{"constructor":{"prototype":1}},"password":{"toString":1}}',
  'duplicate keys': '{"email":"a@b.example","email":["x"],"website":"a","website":{},"password":"x","password":7}',
  'NUL and lone surrogates':
    '{"email":"\\u0000@\\ud800","website":"\\ud800","password":"","name":"\\udfff\\u0000","title":"\\u0000"}',
  'bytes that are no UTF-8': Buffer.concat([
    Buffer.from('{"email":"'),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('"}'),
  ]),
  'UTF-16': Buffer.from(`\ufeff${NOWHERE}`, 'utf16le'),
  'numbers beyond every range': '{"email":1e999999,"website":-0,"password":123456789012345678901234567890}',
  'no bytes': '',
  'nothing but spaces': ' '.repeat(200_000),
};

describe('hostile JSON', () => {
  test.each(Object.entries(JSON_BODIES))('%s is refused by every route, and nothing is stored', async (_what, body) => {
    const before = await everything();
    for (const [method, path] of JSON_ROUTES) {
      const { status } = await send(method, path, body);
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
    expect(await everything()).toBe(before);
  });

  test.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/json-patch+json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
    ['application/json; charset=utf-16', 415],
    ['application/json; charset=utf-7', 415],
    ['application/json; charset="UTF-8"', 400],
    ['application/json;charset=utf8', 400],
  ])('a body of type %j is answered with %i', async (type, status) => {
    for (const path of ['/api/scan', '/api/leads', '/api/contact', '/api/admin/login', '/api/create-subscription']) {
      expect((await send('POST', path, NOWHERE, { 'Content-Type': type })).status, path).toBe(status);
    }
  });

  test('a compressed body is refused unread, decompression bombs included', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, '['), { level: 9 });
    const routes = [
      ...JSON_ROUTES,
      ['POST', '/api/admin/campaigns/check'],
      ['POST', '/api/admin/pictures'],
      ['POST', '/api/stripe/webhook'],
    ] as const;
    for (const [method, path] of routes) {
      for (const encoding of ['gzip', 'br', 'deflate', 'x-unknown', 'identity, gzip']) {
        const type = /campaigns|pictures|files/.test(path) ? 'multipart/form-data; boundary=x' : 'application/json';
        const { status } = await send(method, path, bomb, { 'Content-Encoding': encoding, 'Content-Type': type });
        expect(status, `${method} ${path} ${encoding}`).toBe(415);
      }
    }
    expect((await send('POST', '/api/scan', NOWHERE, { 'Content-Encoding': 'identity' })).status).toBe(400);
  });
});

describe('queries of lists', () => {
  const LISTS = [
    ...['/api/admin/leads', '/api/admin/leads/export.csv', '/api/admin/campaigns', `/api/admin/campaigns/${ID}`],
    ...['contacts', 'newsletter', 'whitepapers', 'customers', 'failed-mails', 'nothing'].map(
      (list) => `/api/admin/inbox/${list}`,
    ),
    ...['/api/admin/inbox/contacts/export.csv', '/api/blog/posts', '/api/reports/nobody', '/api/admin/pictures'],
  ];
  const VALUES = [
    ...[
      "' or 1=1--",
      '"; drop table leads; --',
      '%',
      '%00',
      '\0',
      '\ud800',
      '-1',
      '1e9',
      'NaN',
      '99999999999999999999',
    ],
    ...[
      '[]',
      '__proto__',
      'constructor',
      '../../etc/passwd',
      '{{1+1}}',
      '1;select pg_sleep(10)',
      "\\'",
      'x'.repeat(8000),
    ],
    ...[
      ['createdAt:desc', 'x', ID],
      ['name:asc', "' or 1=1", ID],
      ['createdAt:desc', '2026-01-01T00:00:00Z', "'"],
    ].map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')),
    Buffer.from('['.repeat(3000)).toString('base64url'),
  ];
  const NAMES = [
    'q',
    'cursor',
    'sort',
    'order',
    'limit',
    'after',
    'status',
    'include',
    'scan',
    'check',
    'published',
    'tag',
    'page',
  ];

  /** Each list is sent a fifth of the pairs of a parameter and a value, and each pair goes to a fifth of the lists. */
  const SHARE = times({ usual: 5, thorough: 1 });

  test.each(LISTS.map((path, list) => ({ path, list })))('$path answers any value of any parameter', async (at) => {
    const { path, list } = at;
    for (const [place, name] of NAMES.entries()) {
      for (const value of VALUES.filter((_, number) => (list + place + number) % SHARE === 0)) {
        const answer = await fetch(`${product.url}${path}?${name}=${encodeURIComponent(value.toWellFormed())}`, {
          headers: { Cookie: cookie },
        });
        await answer.text();
        expect(answer.status, `${name}=${value.slice(0, 40)}`).toBeLessThan(500);
      }
    }
  });

  test('an invalid id is answered with 404', async () => {
    for (const value of VALUES.filter((value) => value.length < 1000)) {
      for (const path of [
        '/api/admin/leads/',
        '/api/admin/campaigns/',
        '/api/admin/blog/posts/',
        '/api/reports/',
        '/api/billing/',
        '/pictures/uploads/',
      ]) {
        const answer = await fetch(`${product.url}${path}${encodeURIComponent(value.toWellFormed())}`, {
          headers: { Cookie: cookie },
        });
        expect([400, 404], `${path}${value}`).toContain(answer.status);
      }
    }
  });

  test('ten thousand parameters and half an escape are answered', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => `a${at % 10}=`).join('&');
    for (const query of [many, '%', '%zz=%', 'q=%ff', 'q=%e0%a4%a', '&&&==', 'q=a&q=b', 'q[]=a', 'q[__proto__]=1']) {
      for (const path of ['/api/admin/leads', '/api/blog/posts', '/', '/blog']) {
        const answer = await fetch(`${product.url}${path}?${query}`, { headers: { Cookie: cookie } });
        expect(answer.status, `${path}?${query.slice(0, 30)}`).toBeLessThan(500);
      }
    }
  });
});

describe('malformed HTTP', () => {
  const post = (headers: string[], body: string) =>
    ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', body].join('\r\n');
  const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

  test.each([
    ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`)],
    ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${SMUGGLED}`)],
    ['two lengths', post(['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED)],
    ['two equal lengths', post(['Content-Length: 2', 'Content-Length: 2'], `{}${SMUGGLED}`)],
    ['a list of lengths', post(['Content-Length: 2, 2'], `{}${SMUGGLED}`)],
    ['a negative length', post(['Content-Length: -1'], SMUGGLED)],
    ['a length with a sign', post(['Content-Length: +2'], `{}${SMUGGLED}`)],
    ['a length in hexadecimal', post(['Content-Length: 0x2'], `{}${SMUGGLED}`)],
    ['a length beyond every number', post(['Content-Length: 99999999999999999999999'], SMUGGLED)],
    ['chunked twice', post(['Transfer-Encoding: chunked, chunked'], `0\r\n\r\n${SMUGGLED}`)],
    ['chunked that is not last', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`)],
    ['an unknown transfer encoding', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`)],
    ['a space before the colon', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${SMUGGLED}`)],
    ['a folded header', post(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${SMUGGLED}`)],
    ['a chunk size that is none', post(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
    [
      'a chunk size beyond every number',
      post(['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
    ],
    ['a chunk longer than it says', post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
    [
      'a chunk size that ends in a bare line feed',
      post(['Transfer-Encoding: chunked'], `2\n{}\r\n0\r\n\r\n${SMUGGLED}`),
    ],
    ['bare line feeds', post(['Content-Length: 2'], `{}${SMUGGLED}`).replaceAll('\r\n', '\n')],
    ['a bare carriage return in a header', post(['X: a\rTransfer-Encoding: chunked'], SMUGGLED)],
    ['NUL in a header', post(['X: a\0b'], SMUGGLED)],
    ['NUL in the path', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a space in the path', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a version that is none', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a method that is none', 'EVIL / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])(
    '%s: is refused once and the connection closed, and the remaining bytes are not a request',
    async (_what, bytes) => {
      expect(statusesIn(await sendRaw(port, bytes))).toEqual([400]);
    },
  );

  test.each([
    ['a host that is none', ['Host: a b'], 400],
    ['a host with a path', ['Host: x/../y'], 400],
    ['a host with a user', ['Host: a@b'], 400],
    ['two hosts', ['Host: a', 'Host: b'], 400],
    ['headers of 20 KB', ['Host: x', `X: ${'x'.repeat(20_000)}`], 431],
    ['three thousand headers', ['Host: x', ...Array.from({ length: 3000 }, (_, at) => `X${at}: y`)], 431],
  ])('%s is refused with a 4xx', async (_what, headers, status) => {
    const answer = await sendRaw(
      port,
      ['GET /api/blog/posts?published=true HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'),
    );
    expect(statusesIn(answer)).toEqual([status]);
  });

  test.each([
    '/%',
    '/%zz',
    '/%ff/',
    '/blog/%ff',
    '/blog/%00',
    '/%e0%a4%a',
    '/api/%ff',
    '/api/reports/%ff',
    '/pictures/uploads/%ff',
    '/unsubscribe/%ff',
    '/..%2f..%2fetc%2fpasswd',
    '/\\',
    '//',
    '*',
    'http://[',
    'http://evil.example:99999/',
  ])('the target %s is answered, and not with a 5xx', async (target) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const [status] = statusesIn(
        await sendRaw(
          port,
          `${method} ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        ),
      );
      expect(status, method).toBeLessThan(500);
    }
  });

  test('a URL of 20 KB is refused', async () => {
    expect(statusesIn(await sendRaw(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`))).toEqual([431]);
  });

  test('pipelined requests are answered in order, each once', async () => {
    const call = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const answer = await sendRaw(
      port,
      call('/healthz') + call('/api/nothing') + call('/api/admin/leads') + call('/healthz', 'Connection: close\r\n'),
    );
    expect(statusesIn(answer)).toEqual([200, 404, 401, 200]);
  });
});

describe('session cookies', () => {
  const statusWith = async (value: string) =>
    (await fetch(`${product.url}/api/admin/leads?limit=1`, { headers: { Cookie: value } })).status;

  test('forged, truncated, duplicate and malformed ones give no access', async () => {
    const [name, token] = cookie.split('=') as [string, string];
    expect(await statusWith(cookie)).toBe(200);
    const guesses = [
      ...[
        '',
        'x',
        token.slice(0, -1),
        `${token}A`,
        token.toLowerCase(),
        "' or 1=1--",
        '%00',
        'A'.repeat(43),
        '[]',
        token.split('').reverse().join(''),
      ],
      ...['__proto__', 'true', 'null', '"'],
    ].map((value) => `${name}=${value}`);
    for (const guess of [...guesses, `x${cookie}`, `__Secure-${cookie}`, `${name.toUpperCase()}=${token}`]) {
      expect(await statusWith(guess), guess).toBe(401);
    }
  });

  test('one replayed after logout gives no access', async () => {
    const answer = await send('POST', '/api/admin/login', JSON.stringify({ password: PASSWORD }), { Cookie: '' });
    expect(answer.status).toBe(200);
    const other = await fetch(`${product.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    const replayed = other.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await statusWith(replayed)).toBe(200);
    await fetch(`${product.url}/api/admin/logout`, { method: 'POST', headers: { Cookie: replayed } });
    expect(await statusWith(replayed)).toBe(401);
  });
});

describe('POST /api/stripe/webhook', () => {
  const event = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'checkout.session.completed',
      created: seconds(),
      data: { object: { id: 'cs_nobody', object: 'checkout.session' } },
    });
  const seconds = () => Math.floor(Date.now() / 1000);
  const sign = (body: string, at = seconds(), secret = WEBHOOK_SECRET) =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const deliver = async (body: string, signature: string) =>
    (await send('POST', '/api/stripe/webhook', body, { Cookie: '', 'Stripe-Signature': signature })).status;

  test('accepts a fresh signature, even if replayed', async () => {
    const body = event('evt_real');
    const signature = `t=${seconds()},v1=${sign(body)}`;
    expect([await deliver(body, signature), await deliver(body, signature)]).toEqual([200, 200]);
  });

  test('refuses forged, stale, moved, truncated and wrongly versioned signatures', async () => {
    const body = event('evt_forged');
    const now = seconds();
    const good = sign(body);
    const signatures = [
      ...[
        '',
        'x',
        't=,v1=',
        `v1=${good}`,
        `t=${now}`,
        `t=${now},v1=`,
        `t=${now},v1=${'0'.repeat(64)}`,
        `t=${now},v1=${good.slice(0, -1)}`,
      ],
      ...[
        `t=${now},v0=${good}`,
        `t=${now},v2=${good}`,
        `t=${now - 1},v1=${good}`,
        `t=${now}.0,v1=${good}x`,
        `t=NaN,v1=${good}`,
      ],
      `t=${now - 301},v1=${sign(body, now - 301)}`,
      `t=${now},v1=${sign(body, now, 'whsec_other')}`,
      `t=${now},v1=${sign(event('evt_other'))}`,
    ];
    for (const signature of signatures) expect(await deliver(body, signature), signature).toBe(400);
    expect(await deliver(`${body} `, `t=${now},v1=${good}`)).toBe(400);
  });
});

describe('slow connections', () => {
  let inside: TestProduct;
  let server: Server;
  beforeAll(async () => {
    inside = await openTestProduct(await openTestDatabase('embedded'), { env: { RATE_LIMITS: 'off' } });
    server = newHttpServer({ headersMs: 300, requestMs: 600, stalledMs: 400, checkMs: 50 });
    server.on('request', requestListener(inside.app, null, inside.deps.settings.publicUrl));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await inside.close();
  });
  const portInside = () => (server.address() as AddressInfo).port;
  const stored = async () => {
    const { rows } = await inside.deps.db.execute<{ count: number }>(sql`select count(*)::int as count from contacts`);
    return rows[0]!.count;
  };

  /** Sends one byte after another until the connection is closed; returns the response. */
  async function drip(start: string): Promise<string> {
    const socket = openSocket(portInside());
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(start);
    const dripping = setInterval(() => socket.write('a'), 20);
    await closed(socket);
    clearInterval(dripping);
    return answer;
  }

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
    [
      'a body',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"',
    ],
    [
      'chunks',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n"',
    ],
  ])(
    'a hundred that send %s byte by byte are disconnected, and others are answered meanwhile',
    async (_what, start) => {
      const slow = Array.from({ length: 100 }, () => drip(start));
      for (let visit = 0; visit < 5; visit += 1) {
        expect(
          statusesIn(await sendRaw(portInside(), 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')),
        ).toEqual([200]);
      }
      for (const answer of await Promise.all(slow))
        for (const status of statusesIn(answer)) expect([400, 408]).toContain(status);
      expect(await stored()).toBe(0);
    },
  );

  test('one that connects and sends nothing is disconnected', async () => {
    const socket = openSocket(portInside());
    await closed(socket);
    expect(socket.bytesRead).toBeLessThan(200);
  });
});
