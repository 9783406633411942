import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, type Product, startProduct } from '../src/product.ts';

const OWN = 'https://www.agency.example';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL: OWN });
});
afterAll(() => product?.dispose());

const ask = (path: string, init: RequestInit = {}) => fetch(product.url + path, { redirect: 'manual', ...init });

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.any(String),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

const ANSWERS: [path: string, status: number, type: string, caching: RegExp][] = [
  ['/', 200, 'text/html; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/free-scan?utm_source=mail', 200, 'text/html; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/unlock', 200, 'text/html; charset=utf-8', /^no-store$/],
  ['/nothing', 404, 'text/html; charset=utf-8', /^no-store$/],
  ['/downloads/nothing', 404, 'text/html; charset=utf-8', /^no-store$/],
  ['/wp-login.php', 404, 'text/html; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/favicon.svg', 200, 'image/svg+xml', /^public, max-age=3600$/],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/llms.txt', 200, 'text/plain; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/blog/rss.xml', 200, 'application/rss+xml; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/blog/feed.json', 200, 'application/feed+json; charset=utf-8', /^public, max-age=0, must-revalidate$/],
  ['/api/blog/posts?published=true', 200, 'application/json', /^public, max-age=0, must-revalidate$/],
  ['/api/nothing', 404, 'application/json', /^no-store$/],
];

describe.each(ANSWERS)('%s', (path, status, type, caching) => {
  test('answers with its status, its type and every security header', async () => {
    const answer = await ask(path);
    const body = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, type]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(COMMON);
    expect(answer.headers.get('Cache-Control')).toMatch(caching);
    expect(body).not.toContain('public-url.invalid');
    if (type.startsWith('text/html')) expectScriptsAllowed(body, answer.headers.get('Content-Security-Policy') ?? '');
    else if (answer.headers.get('Cache-Control') === 'no-store')
      expect(policyOf(answer)).toMatch(/^default-src 'none'/);
  });

  test('answers HEAD like GET without a body, and a conditional request with 304', async () => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, head.headers.get('Content-Type'), head.headers.get('ETag'), await head.text()]).toEqual([
      status,
      type,
      get.headers.get('ETag'),
      '',
    ]);
    await get.text();
    if (status !== 200 || caching.test('no-store')) return;
    for (const encoding of ['identity', 'gzip', 'br']) {
      const tag = (await ask(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag') ?? '';
      expect(tag, encoding).toMatch(/^(?:W\/)?"[^"]+"$/);
      const held = await ask(path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
      expect([held.status, held.headers.get('ETag'), await held.text()]).toEqual([304, tag, '']);
    }
  });
});

const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

/** Every inline script of the page is allowed by its hash or nonce, and no other inline script is. */
function expectScriptsAllowed(html: string, policy: string): void {
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources).not.toContain("'unsafe-inline'");
  const inline = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))([^>]*)>([\s\S]*?)<\/script>/g);
  for (const [, attributes = '', script = ''] of inline) {
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    const source = nonce ? `'nonce-${nonce}'` : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(sources).toContain(source);
  }
}

test('the site refers to itself only by its public URL', async () => {
  const home = await (await ask('/')).text();
  expect(home).toContain(`<link rel="canonical" href="${OWN}/"`);
  const jsonLd = [...home.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  expect(jsonLd.length).toBeGreaterThan(0);
  for (const [, json = ''] of jsonLd) expect(() => JSON.parse(json)).not.toThrow();
  expect(await (await ask('/sitemap.xml')).text()).toContain(`<loc>${OWN}/free-scan</loc>`);
});

test('a URL with a trailing slash redirects to the one without', async () => {
  const answer = await ask('/free-scan/?utm_source=mail');
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/free-scan?utm_source=mail']);
});

test('a visitor’s input cannot leave its place in the mail', async () => {
  const injected = 'Ada\r\nBcc: everybody@example.com\r\n\r\nBuy now';
  const answer = await ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: injected, lastName: injected, company: injected, message: injected },
      ...{ email: 'ada@example.com', industry: 'plumbing', interests: ['llm'] },
    }),
  });
  expect(answer.status).toBe(201);
  const [mail] = await eventually('the mail is in the outbox', async () => {
    const mails = await product.mails();
    return mails.length > 0 && mails;
  });
  expect(mail?.to).toEqual([{ address: 'hello@namedfirst.com', name: '' }]);
  expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined]);
  expect(mail?.replyTo).toEqual([{ address: 'ada@example.com', name: '' }]);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
});
