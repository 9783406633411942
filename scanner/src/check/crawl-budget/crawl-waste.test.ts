import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched, LinkSample, PageArtifact, PageRole } from '../../artifacts.ts';
import { parseSource } from '../../read/html/parse-document.ts';
import { deriveCrawl } from '../../understand/access/crawl.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { crawlWaste } from './crawl-waste.ts';

type Page = { words?: number; path: string; role: PageRole; links?: string[]; foundBy?: PageArtifact['foundBy'] };
const address = (path: string) => `https://joe.com${path}`;
const SITE: Page[] = [
  { path: '/', role: 'home', links: ['/contact', '/services'] },
  { path: '/contact', role: 'contact' },
  { path: '/services', role: 'service', links: ['/services/drains'] },
  { path: '/services/drains', role: 'service' },
];

const answered = (url: string, status = 200): Fetched => ({
  state: status >= 400 ? 'absent' : 'ok',
  requestedUrl: url,
  url,
  hops: [],
  status,
  headers: {},
  body: new Uint8Array(0),
  firstByteMs: 1,
});
const links = (statuses: Record<number, number>, redirects = 0): LinkSample[] =>
  Object.entries(statuses).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index) => ({
      url: address(`/${status}-${index}`),
      from: address('/'),
      status: Number(status),
      redirects,
    })),
  );

function judge({
  site = SITE,
  samples = links({ 200: 20 }),
  missing = answered(address('/none'), 404),
}: {
  site?: Page[];
  samples?: LinkSample[];
  missing?: Fetched;
}) {
  const pages: PageFacts[] = site.map(({ path, role, links: hrefs = [], words = 120 }) => ({
    role,
    url: address(path),
    path,
    anchor: '',
    status: 200,
    cut: false,
    document: parseSource(
      `<p>${'drain '.repeat(words)}</p>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}`,
      address(path),
    ),
  }));
  const artifacts: PageArtifact[] = site.map(({ path, role, foundBy = 'link' }) => ({
    role,
    foundBy,
    anchor: '',
    fetched: answered(address(path)),
  }));
  const judgement = crawlWaste.judge({
    crawl: deriveCrawl({ artifacts: { links: samples, llms: missing, missing, pages: artifacts }, pages }),
  } as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

describe('links', () => {
  it.each([
    ['all work', { 200: 20 }, 'success'],
    ['fail once in fifty', { 200: 49, 404: 1 }, 'success'],
    ['fail twice in fifty', { 200: 48, 404: 2 }, 'warning'],
    ['fail once in ten', { 200: 9, 404: 1 }, 'warning'],
    ['fail more often', { 200: 8, 404: 1 }, 'error'],
    ['turn our question away, which says nothing', { 200: 9, 403: 5, 429: 5 }, 'success'],
  ])('%s', (_name, statuses, status) => {
    expect(judge({ samples: links(statuses) })).toMatchObject({ status, measured: true });
  });

  it.each([
    [2, 18, 'success'],
    [3, 17, 'warning'],
    [20, 0, 'warning'],
  ])('are redirected %i times beside %i straight ones', (moved, straight, status) => {
    expect(judge({ samples: [...links({ 200: straight }), ...links({ 200: moved }, 1)] }).status).toBe(status);
  });
});

describe('dead ends', () => {
  it('include sites that answer every URL with a success status', () => {
    expect(judge({ missing: answered(address('/none')) }).status).toBe('warning');
  });

  it.each([
    [
      'a contact page that nothing links to',
      [SITE[0]!, { ...SITE[1]!, foundBy: 'sitemap' as const }].map((page) => ({ ...page, links: [] })),
      'error',
    ],
    ['a service page that nothing links to', [{ ...SITE[0]!, links: ['/contact'] }, SITE[1]!, SITE[3]!], 'error'],
    ['an about page that nothing links to', [...SITE, { path: '/about', role: 'about' as const }], 'warning'],
    [
      'a page three clicks away',
      [...SITE.slice(0, 3), { ...SITE[3]!, links: ['/faq'] }, { path: '/faq', role: 'faq' as const }],
      'warning',
    ],
    ['a site of one page', [{ ...SITE[0]!, links: [] }], 'success'],
    ['a page of hardly a word that leads nowhere', [{ ...SITE[0]!, links: [], words: 99 }], 'error'],
    ['a page of a hundred words that leads nowhere', [{ ...SITE[0]!, links: [], words: 100 }], 'success'],
  ])('%s', (_name, site, status) => {
    expect(judge({ site }).status).toBe(status);
  });

  it('are not judged if nothing could be requested', () => {
    expect(
      judge({
        samples: [],
        missing: { state: 'not-fetched', why: 'time-budget', requestedUrl: address('/none'), hops: [] },
      }).measured,
    ).toBe(false);
  });
});
