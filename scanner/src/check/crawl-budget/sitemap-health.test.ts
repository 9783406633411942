import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched, SitemapArtifact } from '../../artifacts.ts';
import { parseSource } from '../../read/html/parse-document.ts';
import { deriveSitemap } from '../../understand/access/sitemap.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { sitemapHealth } from './sitemap-health.ts';

const MAP = 'https://joe.com/sitemap.xml';
const PATHS = Array.from({ length: 10 }, (_, index) => `/p${index}/`);
const address = (path: string) => `https://joe.com${path}`;

function file(
  text: string,
  foundBy: SitemapArtifact['foundBy'] = 'robots',
  state: 'ok' | 'absent' | 'wrong-type' = 'ok',
): SitemapArtifact {
  const fetched: Fetched = {
    state,
    requestedUrl: MAP,
    url: MAP,
    hops: [],
    status: state === 'absent' ? 404 : 200,
    headers: {},
    body: new TextEncoder().encode(text),
    firstByteMs: 1,
  };
  return { foundBy, fetched };
}

const urlset = (urls: readonly string[], date = (index: number) => `2026-0${(index % 9) + 1}-01`) =>
  `<?xml version="1.0"?><urlset>${urls.map((url, index) => `<url><loc>${url}</loc>${date(index) && `<lastmod>${date(index)}</lastmod>`}</url>`).join('')}</urlset>`;

type Input = { sitemaps?: SitemapArtifact[]; dead?: number; sampled?: number; internalPages?: number };

function judge({ sitemaps = [file(urlset(PATHS.map(address)))], dead = 0, sampled = 20, internalPages = 10 }: Input) {
  const pages: PageFacts[] = ['/', ...PATHS].map((path) => ({
    role: path === '/' ? 'home' : 'service',
    url: address(path),
    path,
    anchor: '',
    status: 200,
    cut: false,
    document: parseSource('', address(path)),
  }));
  const sitemapSample = Array.from({ length: sampled }, (_, index) => ({
    url: address(`/s${index}`),
    from: MAP,
    status: index < dead ? 404 : 200,
    redirects: 0,
  }));
  const robots = file('').fetched;
  const facts = {
    sitemap: deriveSitemap({
      artifacts: { sitemaps, sitemapSample, startedAt: '2026-11-20T12:00:00Z', robots },
      pages,
    }),
    crawl: { internalPages },
    pages,
  };
  const judgement = sitemapHealth.judge(facts as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

describe('the site map', () => {
  it.each<[string, Input, string]>([
    ['lists everything', {}, 'success'],
    ['lists nine of ten key pages', { sitemaps: [file(urlset(PATHS.slice(1).map(address)))] }, 'success'],
    ['lists eight of ten', { sitemaps: [file(urlset(PATHS.slice(2).map(address)))] }, 'warning'],
    ['is not named in the robots file', { sitemaps: [file(urlset(PATHS.map(address)), 'guess')] }, 'warning'],
    ['has one dead page in twenty', { dead: 1 }, 'success'],
    ['has two dead pages in twenty', { dead: 2 }, 'warning'],
    ['has a fifth of dead pages', { dead: 4 }, 'error'],
    ['has no dates', { sitemaps: [file(urlset(PATHS.map(address), () => ''))] }, 'warning'],
    ['has one date for all', { sitemaps: [file(urlset(PATHS.map(address), () => '2026-01-01'))] }, 'warning'],
    ['has dates in the future', { sitemaps: [file(urlset(PATHS.map(address), () => '2027-01-01'))] }, 'warning'],
    [
      'lists another site',
      { sitemaps: [file(urlset(PATHS.map((path) => `https://staging.acme.com${path}`)))] },
      'error',
    ],
    [
      'lists one page of another site',
      { sitemaps: [file(urlset([...PATHS.map(address), 'https://acme.com/']))] },
      'warning',
    ],
    ['is missing on a small site', { sitemaps: [file('', 'guess', 'absent')], internalPages: 10 }, 'warning'],
    ['is missing on a larger site', { sitemaps: [file('', 'guess', 'absent')], internalPages: 11 }, 'error'],
    [
      'is a web page for every address',
      { sitemaps: [file('<html>', 'guess', 'wrong-type')], internalPages: 3 },
      'warning',
    ],
    ['is named but cannot be read', { sitemaps: [file('oops')] }, 'error'],
    ['is plain text', { sitemaps: [file(PATHS.map(address).join('\n'))] }, 'warning'],
  ])('%s', (_name, input, status) => {
    expect(judge(input)).toMatchObject({ status, measured: true });
  });

  it('asks for a line in the robots file only if the line is missing', () => {
    const oneDate = (foundBy: SitemapArtifact['foundBy']) =>
      judge({
        sitemaps: [
          file(
            urlset(PATHS.map(address), () => '2026-11-01'),
            foundBy,
          ),
        ],
      }).fix;
    expect(oneDate('robots')).toMatchObject({ summary: 'Put your site map in order.', changes: ['sitemap'] });
    expect(oneDate('guess').summary).toContain('name it in your robots file');
  });

  it('is not judged if it was never requested', () => {
    const never: Fetched = { state: 'not-fetched', why: 'time-budget', requestedUrl: MAP, hops: [] };
    expect(judge({ sitemaps: [{ foundBy: 'guess', fetched: never }] }).measured).toBe(false);
    expect(judge({ sitemaps: [] }).measured).toBe(false);
  });
});
