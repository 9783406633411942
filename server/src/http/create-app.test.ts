import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ApiError, JSON_BODY_LIMIT } from '@named-first/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import type { Deps } from '../start/deps.ts';
import { createApp } from './create-app.ts';
import type { Pages } from './pages/pages.ts';
import { listen, newHttpServer, requestListener } from './server/start-server.ts';

const builtFile = () =>
  new Response('x'.repeat(2000), { headers: { 'Content-Encoding': 'br', 'Content-Type': 'text/html' } });

const stubPages: Pages = {
  createRenderer:
    ({ api }) =>
    async (request, { nonce }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/breaks') throw new Error('secret detail');
      if (pathname === '/long') return new Response('x'.repeat(2000), { headers: { 'Content-Type': 'text/html' } });
      if (pathname !== '/loader') return new Response(`<p>${request.method} ${pathname} ${nonce}</p>`);
      return new Response((await api(new Request('http://internal/api/reports/nobody'))).body);
    },
  file: (request) => (new URL(request.url).pathname === '/free-scan' ? builtFile() : null),
  write: () => false,
  notFound: () => new Response('no such file', { status: 404 }),
  renderMail: async () => ({ subject: '', html: '', text: '' }),
  renderReportPdf: async () => new Uint8Array(),
  middleware: null,
  close: async () => {},
};

let product: TestProduct;
beforeAll(async () => {
  const env = { METRICS_TOKEN: 'let-me-see', TRUST_PROXY: '1' };
  product = await openTestProduct(await openTestDatabase(), { env, pages: stubPages });
});
afterAll(() => product.close());

const request = (path: string, init: RequestInit = {}) => product.app.request(path, init);

async function listening(answer: RequestListener, server = newHttpServer()) {
  server.on('request', answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}

async function expectRefusal(answer: Response, status: number): Promise<ApiError> {
  const body = await bodyOf<ApiError>(answer);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(body.error).toBe(body.message);
  expect(body.message).toMatch(/^[A-Z].*[.!a-z]$/);
  return body;
}

describe('refusals', () => {
  const json = { 'Content-Type': 'application/json' };

  test('an unknown call is answered with 404 in JSON', async () => {
    await expectRefusal(await request('/api/nothing'), 404);
    await expectRefusal(await request('/api'), 404);
    await expectRefusal(await request('/api/nothing', { method: 'POST', headers: json, body: '{}' }), 404);
  });

  test('a wrong method is answered with the allowed ones', async () => {
    const answer = await request('/api/scan');
    expect(answer.headers.get('Allow')).toBe('POST');
    await expectRefusal(answer, 405);
    const other = await request('/api/reports/x', { method: 'DELETE' });
    expect(other.headers.get('Allow')).toContain('GET');
    await expectRefusal(other, 405);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', ''])(
    'a body of type %j is of the wrong type',
    async (type) => {
      const init = {
        method: 'POST',
        headers: type ? { 'Content-Type': type } : {},
        body: new TextEncoder().encode('{}'),
      };
      await expectRefusal(
        await request('/api/leads', { ...init, headers: { ...init.headers, 'X-Forwarded-For': type } }),
        415,
      );
    },
  );

  test('JSON with a charset is JSON', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    await expectRefusal(await request('/api/scan', { method: 'POST', headers, body: '{}' }), 400);
  });

  test.each(['', '{', 'nul', '{"website":"a.example.com"'])('the body %j is not JSON', async (body) => {
    await expectRefusal(await request('/api/scan', { method: 'POST', headers: json, body }), 400);
  });

  test.each(['null', '7', '[]', '"text"', '['.repeat(100_000) + ']'.repeat(100_000)])(
    'the JSON %.20s is no request',
    async (body) => {
      const headers = { ...json, 'X-Forwarded-For': '198.51.100.2' };
      const refusal = await expectRefusal(await request('/api/scan', { method: 'POST', headers, body }), 400);
      expect(refusal.message).not.toMatch(/expected|received|invalid input/i);
    },
  );

  test('a body over the limit is refused, with or without a declared length', async () => {
    const body = JSON.stringify({ website: 'x'.repeat(JSON_BODY_LIMIT) });
    const headers = { ...json, 'X-Forwarded-For': '198.51.100.3' };
    const said = { ...headers, 'Content-Length': String(body.length) };
    await expectRefusal(await request('/api/scan', { method: 'POST', headers: said, body }), 413);
    const stream = new Blob([body]).stream();
    const unsaid = {
      method: 'POST',
      headers: { ...headers, 'Transfer-Encoding': 'chunked' },
      body: stream,
      duplex: 'half',
    };
    await expectRefusal(await request('/api/scan', unsaid as RequestInit), 413);
  });

  test('the next request on a connection is answered after a body that was too large', async () => {
    const { server, port } = await listening(requestListener(product.app, null, product.deps.settings.publicUrl));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { ...json, 'X-Forwarded-For': '198.51.100.4' };
    const post = async (body: string) => {
      const call = httpRequest({ port, agent, headers, method: 'POST', path: '/api/scan' }).end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'close');
      return [answer.statusCode, call.reusedSocket];
    };
    const large = JSON.stringify({ website: 'x'.repeat(4 * JSON_BODY_LIMIT) });
    expect([await post(large), await post('{}'), await post(large)]).toEqual([
      [413, false],
      [400, true],
      [413, true],
    ]);
    agent.destroy();
    server.close();
  });

  test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'a visitor who leaves in the middle of a body (%s) is no failure of ours',
    async (length) => {
      const answered = Promise.withResolvers<{ status: number }>();
      const error = vi.fn();
      const log = { info: answered.resolve, error } as unknown as Deps['log'];
      const app = createApp({ deps: { ...product.deps, log }, pages: null, notReady: async () => null });
      const { server, port } = await listening(requestListener(app, null, product.deps.settings.publicUrl));
      const visitor = connect(port, '127.0.0.1');
      visitor.write(`POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
      await once(server, 'request');
      visitor.destroy();
      expect((await answered.promise).status).toBe(400);
      expect(error).not.toHaveBeenCalled();
      server.close();
    },
  );

  test('an unexpected error is answered without details', async () => {
    const answer = await request('/breaks');
    const body = await expectRefusal(answer, 500);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('rate limits', () => {
  const scanFrom = (forwardedFor: string) =>
    request('/api/scan', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify({ website: 'limited.example.com' }),
    });

  test('the thirteenth scan in ten minutes is refused, even if all were answered from the last scan', async () => {
    for (let scan = 0; scan < 12; scan += 1) expect((await scanFrom('203.0.113.5')).status).toBe(200);
    const answer = await scanFrom('203.0.113.5');
    expect(Number(answer.headers.get('Retry-After'))).toBe(600);
    await expectRefusal(answer, 429);
    expect((await scanFrom('203.0.113.6')).status).toBe(200);
    expect((await scanFrom('6.6.6.6, 203.0.113.5')).status).toBe(429);
  });

  test('a household with many IPv6 addresses counts as one visitor', async () => {
    for (let scan = 0; scan < 12; scan += 1) await scanFrom(`2001:db8:1:2::${scan}`);
    expect((await scanFrom('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await scanFrom('2001:db8:1:3::1')).status).toBe(200);
  });

  test.each([
    [
      'form',
      [
        ...['/api/leads', '/api/contact', '/api/newsletter/subscribe', '/api/whitepaper/submit'],
        '/api/create-subscription',
      ],
    ],
    ['report-opened', ['/api/reports/nobody/opened']],
    ['mail-choice', ['/unsubscribe/nobody', '/preferences/nobody']],
  ] as const)('whoever has spent the limit "%s" is refused by %j', async (limit, paths) => {
    const visitor = '198.51.100.9';
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor };
    const post = async (path: string) => (await request(path, { method: 'POST', headers, body: '{}' })).status;
    expect(await post(paths[0])).not.toBe(429);
    for (let spent = 1; spent < RATE_LIMITS[limit].most; spent += 1) await product.deps.limiter.count(limit, visitor);
    for (const path of paths) expect(await post(path), path).toBe(429);
  });
});

describe('requests from other sites', () => {
  const post = (headers: Record<string, string>) =>
    request('/api/reports/x', { method: 'POST', headers: { Host: 'agency.example', ...headers } });

  test.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://agency.example' }, 405],
    [{ 'Sec-Fetch-Site': 'none' }, 405],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.agency.example' }, 403],
    [{ Origin: 'https://agency.example' }, 405],
    [{ Origin: 'http://agency.example' }, 405],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 405],
  ])('%j is answered %i', async (headers, status) => {
    await expectRefusal(await post(headers), status);
  });

  test('reading is open to all', async () => {
    expect((await request('/healthz', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200);
  });
});

describe('security headers', () => {
  test.each(['/healthz', '/api/nothing', '/results', '/breaks'])('%s carries the common ones', async (path) => {
    const { headers } = await request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]+$/);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test('only the pricing page may send a form to the hosted checkout, and only the funnel and pages with posts may assign HTML', async () => {
    const policyOf = async (path: string) => (await request(path)).headers.get('Content-Security-Policy')!.split('; ');
    expect(await policyOf('/report/none')).toEqual(
      expect.arrayContaining(["form-action 'self'", "img-src 'self' data:", "require-trusted-types-for 'script'"]),
    );
    expect(await policyOf('/results')).not.toContain("require-trusted-types-for 'script'");
    expect(await policyOf('/pricing')).toContain("form-action 'self' https://checkout.stripe.com");
    const admin = await policyOf('/admin/blog');
    expect(admin).toContain("style-src-attr 'unsafe-inline'");
    expect(admin).not.toContain("require-trusted-types-for 'script'");
  });

  test('a rendered page has a nonce that is used once, and is not cached', async () => {
    const nonces = await Promise.all(
      ['/results', '/results'].map(async (path) => {
        const answer = await request(path);
        const nonce = / ([\w-]+)<\/p>/.exec(await answer.text())![1]!;
        expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('https is not required if the site uses http', async () => {
    const settings = { ...product.deps.settings, publicUrl: 'http://localhost:3000' };
    const app = createApp({ deps: { ...product.deps, settings }, pages: null, notReady: async () => null });
    expect((await app.request('/healthz')).headers.has('Strict-Transport-Security')).toBe(false);
  });
});

describe('pages', () => {
  test('a rendered page is compressed; a file is sent as built', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    expect((await request('/long', { headers })).headers.get('Content-Encoding')).toBe('gzip');
    expect((await request('/free-scan', { headers })).headers.get('Content-Encoding')).toBe('br');
  });

  test('a loader calls the API without leaving the process', async () => {
    expect(await bodyOf<ApiError>(await request('/loader'))).toMatchObject({
      error: 'There is no report at this address.',
    });
  });

  test('a trailing slash redirects to the page', async () => {
    const answer = await request('/free-scan/?utm_source=x');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe('/free-scan?utm_source=x');
  });

  test.each([
    ...['//free-scan/', '//evil.example/free-scan/', '/%2f/free-scan/', '/results/'],
    ...['//evil.example/blog/', '//evil.example/blog/tag/seo/', '/\\evil.example/blog/'],
  ])('%s is not redirected', async (path) => {
    const answer = await product.app.request(`http://agency.example${path}`);
    expect(answer.headers.has('Location')).toBe(false);
  });

  test.each(['/wp-login.php', '/.env', '/assets/gone-1234.js', '/%09/', '/blog/%0A', '/a%7Fb'])(
    '%s is not found, without rendering',
    async (path) => {
      const answer = await request(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'no such file']);
    },
  );

  test('a page may be posted to', async () => {
    expect(await (await request('/contact', { method: 'POST' })).text()).toContain('POST /contact');
  });

  test('without a web build, pages do not exist', async () => {
    const app = createApp({ deps: product.deps, pages: null, notReady: async () => null });
    await expectRefusal(await app.request('/'), 404);
  });
});

describe('connections', () => {
  test('a probe that speaks HTTP/1.0 and names no host is answered', async () => {
    const { server, port } = await listening(requestListener(product.app, null, product.deps.settings.publicUrl));
    const probe = connect(port, '127.0.0.1');
    probe.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nok$/s);
    server.close();
  });

  test('a client that requests much data and reads none of it is disconnected', async () => {
    const body = new Uint8Array(64 * 1024 * 1024);
    const { server, port } = await listening((_, outgoing) => outgoing.end(body), newHttpServer({ stalledMs: 100 }));
    const visitor = connect(port, '127.0.0.1');
    visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeGreaterThan(0);
    visitor.destroy();
    server.close();
  });
});

test('the error for an unavailable interface names its setting', async () => {
  // Reserved for documentation (RFC 5737), so no machine has this address.
  await expect(listen(newHttpServer(), { port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
    name: 'CannotListenError',
    message: expect.stringMatching(/^HOST held "192\.0\.2\.1"; it may hold /),
  });
});

describe('operations', () => {
  test('the process is alive while it lives, and ready once it is', async () => {
    const starting = createApp({ deps: product.deps, pages: null, notReady: async () => 'the job queue is starting' });
    expect((await starting.request('/healthz')).status).toBe(200);
    const answer = await starting.request('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('not ready: the job queue is starting');
    expect((await request('/readyz')).status).toBe(200);
  });

  test.each([undefined, 'Bearer wrong', 'Basic bGV0LW1lLXNlZQ==', 'let-me-see'])(
    'metrics are refused with %j',
    async (token) => {
      const answer = await request('/metrics', { headers: token ? { Authorization: token } : {} });
      expect((await expectRefusal(answer, 401)).message).toBe('Unauthorized');
    },
  );

  test('metrics count answers by route, never by address', async () => {
    await request('/api/reports/a-secret-token');
    const answer = await request('/metrics', { headers: { Authorization: 'Bearer let-me-see' } });
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(text).toMatch(
      /http_request_duration_seconds_count{method="GET",route="\/api\/reports\/:token",status="404"} [1-9]/,
    );
    expect(text).not.toContain('a-secret-token');
    for (const name of ['scans_total', 'job_duration_seconds', 'mails_total']) expect(text).toContain(name);
  });

  test('without a configured token the metrics are not public', async () => {
    const settings = { ...product.deps.settings, metricsToken: null };
    const app = createApp({ deps: { ...product.deps, settings }, pages: null, notReady: async () => null });
    expect((await app.request('/metrics', { headers: { Authorization: 'Bearer null' } })).status).toBe(401);
  });
});
