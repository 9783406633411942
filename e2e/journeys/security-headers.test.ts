import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { rateAnswer } from '../src/observatory.ts';
import type { Product } from '../src/product.ts';
import { publicPaths, startSeededProduct, UNLISTED_PAGES } from '../src/public-routes.ts';

let product: Product;

// An https `PUBLIC_URL` means that a proxy terminates TLS.
beforeAll(async () => {
  product = await startSeededProduct({ PUBLIC_URL: 'https://www.namedfirst.test', ADMIN_PASSWORD });
});
afterAll(() => product?.dispose());

async function rate(path: string, init?: RequestInit) {
  const answer = await fetch(product.url + path, { redirect: 'manual', ...init });
  return rateAnswer(answer.headers, await answer.text());
}

/** The highest score of a response from a site that is not on the browsers' preload list. */
const FULL_SCORE = 135;
/** The Observatory awards points for subresource integrity only to pages with scripts. */
const MAX_WITHOUT_SCRIPTS = 130;

describe('the score of the HTTP Observatory', () => {
  test('is the highest on every public page, whether prerendered, cached or rendered per request', async () => {
    const paths = [...(await publicPaths(product)), ...UNLISTED_PAGES.funnel, ...UNLISTED_PAGES.missing];
    expect(paths.length).toBeGreaterThan(20);
    const scores = await Promise.all(paths.map(async (path) => [path, (await rate(path)).score]));
    expect(scores.filter(([, score]) => score !== FULL_SCORE)).toEqual([]);
  });

  test.each([
    ['a query of the blog that is rendered for one visitor', '/blog?page=2'],
    ['the sign-in', '/admin/login'],
    ['the back office', '/admin'],
    ['the post editor', '/admin/blog'],
    ['a path that only a file could have', '/wp-login.php'],
  ])('is the highest for %s', async (_, path) => {
    expect(await rate(path)).toMatchObject({ score: FULL_SCORE });
  });

  test.each([
    ['data', '/api/blog/posts?published=true'],
    ['a refusal', '/api/admin/leads'],
    ['what is not there', '/api/nothing'],
    ['a feed', '/blog/rss.xml'],
    ['a text file', '/robots.txt'],
    ['a file of the build', '/site.webmanifest'],
    ['a probe', '/healthz'],
  ])('is the highest without scripts for %s', async (_, path) => {
    expect(await rate(path)).toMatchObject({ score: MAX_WITHOUT_SCRIPTS });
  });

  test('counts the session cookie in favor', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const signIn = { method: 'POST', headers, body: JSON.stringify({ password: ADMIN_PASSWORD }) };
    expect(await rate('/api/admin/login', signIn)).toMatchObject({
      score: MAX_WITHOUT_SCRIPTS + 5,
      modifiers: { cookies: 5 },
    });
  });

  test('loses points for only one header on a picture, which other sites may embed', async () => {
    expect(await rate('/favicon.svg')).toMatchObject({
      score: MAX_WITHOUT_SCRIPTS - 10,
      modifiers: { 'cross-origin-resource-policy': 0 },
    });
  });
});

describe('the rules of the HTTP Observatory', () => {
  const good = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'sha256-x'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const script = '<script src="/a.js" integrity="sha384-x"></script>';
  const scoreWith = (headers: Record<string, string>, body = script) =>
    rateAnswer(new Headers({ ...good, ...headers }), body).score;
  const withPolicy = (policy: string) => scoreWith({ 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` });

  test('give 135 to a response with every header', () => {
    expect(scoreWith({})).toBe(135);
  });

  test.each([
    ['styles inline', "default-src 'none'; style-src 'unsafe-inline'", 125],
    ['defaults that are not none', "default-src 'self'", 130],
    ['scripts inline', "default-src 'none'; script-src 'unsafe-inline'", 80],
    ['scripts from anywhere', "default-src 'none'; script-src https:", 80],
    ['no directive for scripts', "style-src 'self'", 80],
    ['pictures over http', "default-src 'none'; img-src http:", 115],
    ['a repeated directive', "default-src 'none'; default-src 'none'", 55],
  ])('deduct points for %s', (_, policy, score) => {
    expect(withPolicy(policy)).toBe(score);
  });

  test.each([
    [{ 'Strict-Transport-Security': 'max-age=3600' }, 125],
    [{ 'Strict-Transport-Security': '' }, 80],
    [{ 'X-Content-Type-Options': '' }, 130],
    [{ 'Referrer-Policy': 'unsafe-url' }, 125],
    [{ 'Set-Cookie': 'a=1; HttpOnly; SameSite=Lax' }, 60],
  ])('rate %j with %i', (headers, score) => {
    expect(scoreWith(headers as Record<string, string>)).toBe(score);
  });

  test('deduct points for a script from another site, and give none for a script without integrity', () => {
    expect(scoreWith({}, '<script src="/a.js"></script>')).toBe(130);
    expect(scoreWith({}, '<script src="https://cdn.example/a.js"></script>')).toBe(50);
  });
});
