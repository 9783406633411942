import { createHmac } from 'node:crypto';
import { CALL_TABLE } from '@named-first/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { IDLE_MS } from '../features/admin/session-token.ts';
import { routerPath } from './calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct(await openTestDatabase(), { env: { RATE_LIMITS: 'off' } });
});
afterAll(() => product.close());

/** Every route that was declared with a specific method, with its parameters filled in. */
function declaredRoutes() {
  const routes = product.app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()].map(
    ({ method, path }) => ({
      method,
      path,
      url: path.replace(/:\w+(\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000000'),
    }),
  );
}

/** Mail providers post it on behalf of their users (RFC 8058); the signed link is the permission. */
const ONE_CLICK = '/unsubscribe/:token';
const FOR_ADMINS = new Set(
  CALL_TABLE.filter(({ who }) => who === 'admin').map(({ method, path }) => `${method} ${routerPath(path)}`),
);
const needsSession = ({ method, path }: { method: string; path: string }) => FOR_ADMINS.has(`${method} ${path}`);

test('the API has the routes of the contract and no others', () => {
  const declared = declaredRoutes().filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'));
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    CALL_TABLE.map(({ method, path }) => `${method} ${routerPath(path)}`).toSorted(),
  );
});

test('every call below /api/admin/ except those of signing in and out is for admins', () => {
  const open = CALL_TABLE.filter(({ path, who }) => path.startsWith('/api/admin/') && who !== 'admin');
  expect(open.map(({ name }) => name)).toEqual([
    ...['signIn', 'signOut', 'getSession', 'mailSignInLink', 'redeemSignInLink'],
  ]);
  const changesBlog = CALL_TABLE.filter(({ method, path }) => path.startsWith('/api/blog/') && method !== 'GET');
  expect(new Set(changesBlog.map(({ who }) => who))).toEqual(new Set(['admin']));
});

test('every state-changing route refuses cross-site requests', async () => {
  const changing = declaredRoutes().filter(({ method, path }) => method !== 'GET' && path !== ONE_CLICK);
  expect(changing.length).toBeGreaterThan(10);
  for (const { method, url } of changing) {
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ]) {
      const answer = await product.asAdmin(url, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers } as Record<string, string>,
        body: '{}',
      });
      expect(answer.status, `${method} ${url} with ${JSON.stringify(headers)}`).toBe(403);
    }
  }
});

test('every route of the back office requires a session', async () => {
  const guarded = declaredRoutes().filter(needsSession);
  expect(guarded.length).toBeGreaterThan(20);
  for (const { method, url } of guarded) {
    const answer = await product.app.request(url, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: '__Host-named-first-session=guess' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(answer.status, `${method} ${url}`).toBe(401);
    expect(await bodyOf(answer)).toEqual({ error: 'Unauthorized', message: 'Unauthorized' });
  }
});

test('every route of the back office refuses an expired session', async () => {
  const clock = product.clock.time;
  const cookie = await product.adminCookie();
  product.clock.time = new Date(clock.getTime() + IDLE_MS);
  for (const { method, url } of declaredRoutes().filter(needsSession)) {
    const answer = await product.app.request(url, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(answer.status, `${method} ${url}`).toBe(401);
  }
  product.clock.time = clock;
});

/** Links that were never issued: guesses, a token that asks not to be verified (RFC 8725 §2.1), a self-signed one. */
const FORGED_LINKS = [
  ...[
    'x',
    '00000000-0000-4000-8000-000000000000',
    'A'.repeat(43),
    'A'.repeat(8000),
    '__proto__',
    'constructor',
    'null',
  ],
  ...['%00', '%ff', '%ed%a0%80', '..%2f..%2fadmin', "'%20or%201=1--", 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
  `lead.${createHmac('sha256', '').update('lead').digest('base64url')}`,
];

test('a forged link gives no access on any route', async () => {
  const linked = declaredRoutes().filter(({ path }) => /:(?:token|link|session)\b/.test(path));
  expect(linked.length).toBeGreaterThan(8);
  for (const { method, path } of linked) {
    for (const link of FORGED_LINKS) {
      const answer = await product.app.request(path.replace(/:(?:token|link|session)/, link), {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect([400, 404, 410], `${method} ${path} with ${link.slice(0, 50)}`).toContain(answer.status);
    }
  }
});

test('the list of all posts, drafts included, needs a session', async () => {
  expect((await product.app.request('/api/blog/posts')).status).toBe(401);
  expect((await product.asAdmin('/api/blog/posts')).status).toBe(200);
});

test('responses of the back office are never cached', async () => {
  const answer = await product.asAdmin('/api/admin/leads?limit=1');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a signed-in admin may read the metrics', async () => {
  expect((await product.app.request('/metrics')).status).toBe(401);
  expect((await product.asAdmin('/metrics')).status).toBe(200);
});
