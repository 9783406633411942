import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { PageArtifact, PageRole } from '../../artifacts.ts';
import { parseSource } from '../../read/html/parse-document.ts';
import { deriveQuoting } from '../../understand/access/quoting.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { quotingPermission } from './quoting-permission.ts';

type Page = { role?: PageRole; path?: string; head?: string; body?: string; header?: string };

function judge(...pages: Page[]) {
  const artifacts: PageArtifact[] = [];
  const facts: PageFacts[] = pages.map(
    ({ role = 'home', path, head = '', body = '<p>We fix drains in Boise.</p>', header }, index) => {
      const url = `https://joe.com/${path ?? (role === 'home' ? '' : `${role}-${index}/`)}`;
      const headers = header === undefined ? {} : { 'x-robots-tag': header };
      const fetched = {
        state: 'ok' as const,
        requestedUrl: url,
        url,
        hops: [],
        status: 200,
        headers,
        body: new Uint8Array(0),
        firstByteMs: 1,
      };
      artifacts.push({ role, foundBy: 'link', anchor: '', fetched });
      return {
        role,
        url,
        path: new URL(url).pathname,
        anchor: '',
        status: 200,
        cut: false,
        document: parseSource(`<!doctype html><html><head>${head}</head><body><main>${body}</main></body></html>`, url),
      };
    },
  );
  const quoting = deriveQuoting({ artifacts: { pages: artifacts }, pages: facts });
  const judgement = quotingPermission.judge({
    quoting,
    site: { today: '2026-11-20' },
  } as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

const meta = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

describe('settings on the home page', () => {
  it.each([
    ['nothing', {}, 'success'],
    ['index, follow', { head: meta('index, follow, max-snippet:-1') }, 'success'],
    ['noindex', { head: meta('noindex') }, 'error'],
    ['NONE in capitals', { head: meta('NONE', 'ROBOTS') }, 'error'],
    ['noindex for Google alone', { head: meta('noindex', 'googlebot') }, 'error'],
    ['noindex for a training word', { head: meta('noindex', 'Google-Extended') }, 'success'],
    ['noindex in a header', { header: 'noindex, nofollow' }, 'error'],
    ['noindex in a header for Bing', { header: 'bingbot: noindex' }, 'error'],
    ['noindex in a header for someone else', { header: 'otherbot: noindex' }, 'success'],
    ['nosnippet', { head: meta('nosnippet') }, 'error'],
    ['max-snippet:0', { head: meta('max-snippet:0') }, 'error'],
    ['max-snippet:1', { head: meta('max-snippet: 1') }, 'warning'],
    ['max-snippet:49', { head: meta('max-snippet:49') }, 'warning'],
    ['max-snippet:50', { head: meta('max-snippet:50') }, 'success'],
    ['max-snippet in a header', { header: 'max-snippet: 20' }, 'warning'],
    ['noarchive', { head: meta('noarchive') }, 'warning'],
    ['noarchive for Google, which ignores it', { head: meta('noarchive', 'googlebot') }, 'success'],
    ['nocache', { head: meta('nocache') }, 'warning'],
    ['noai', { head: meta('noai, noimageai') }, 'warning'],
    ['an end in the past', { head: meta('unavailable_after: 2025-01-31') }, 'error'],
    ['an end in the future', { head: meta('unavailable_after: 2027-01-31') }, 'warning'],
    [
      'a third of the text held back',
      { body: `<p>${'a'.repeat(70)}</p><p data-nosnippet>${'b'.repeat(30)}</p>` },
      'success',
    ],
    [
      'more than a third held back',
      { body: `<p>${'a'.repeat(69)}</p><p data-nosnippet>${'b'.repeat(31)}</p>` },
      'warning',
    ],
    [
      'the phone held back',
      { body: `<p>${'drains '.repeat(90)}</p><p data-nosnippet>Call (208) 331-0142</p>` },
      'warning',
    ],
  ])('%s', (_name, page, status) => {
    expect(judge(page)).toMatchObject({ status, measured: true });
  });

  it('are quoted word for word', () => {
    expect(judge({ head: meta('noindex, nofollow') }).evidence).toEqual([
      { url: 'https://joe.com/', place: 'meta', excerpt: '<meta name="robots" content="noindex, nofollow">' },
    ]);
    expect(judge({ header: 'noindex' }).evidence).toEqual([
      { url: 'https://joe.com/', place: 'header', excerpt: 'noindex' },
    ]);
  });
});

describe('settings on inner pages', () => {
  const out = { role: 'service' as const, head: meta('noindex') };
  it.each([
    ['one contact page left out', [{}, { role: 'contact' as const, head: meta('noindex') }], 'warning'],
    [
      'one service page of three left out',
      [{}, out, { role: 'service' as const }, { role: 'service' as const }],
      'warning',
    ],
    ['half of the service pages left out', [{}, out, { role: 'service' as const }], 'error'],
    ['one page that may not be quoted', [{}, { role: 'about' as const, head: meta('nosnippet') }], 'warning'],
  ])('%s', (_name, pages, status) => {
    expect(judge(...pages).status).toBe(status);
  });

  it.each([
    'criar-artigo.html',
    'login/',
    'wp-admin/index.php',
    'painel',
    'editar-post.html',
    'thank-you/',
    'danke.html',
    'datenschutz.html',
  ])('are right on a page that no customer looks for: %s', (path) => {
    const judged = judge({}, { role: 'other', path, head: meta('noindex') });
    expect(judged.status).toBe('success');
    expect(judged.description).toContain('Nothing on the page we read');
  });

  it.each(['leistungen/', 'creative-cuts/', 'edition-7/', 'impressum/', 'solar-panel-cleaning/', 'nova-clinica/'])(
    'are a fault on a page for customers: %s',
    (path) => {
      expect(judge({}, { role: 'other', path, head: meta('noindex') }).status).toBe('warning');
    },
  );

  it('are not judged without a home page', () => {
    expect(judge({ role: 'contact' }).measured).toBe(false);
  });
});
