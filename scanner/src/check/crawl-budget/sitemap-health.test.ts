import type { BuilderId } from '@named-first/contract';
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

type Input = {
  sitemaps?: SitemapArtifact[];
  dead?: number;
  sampled?: number;
  internalPages?: number;
  builder?: BuilderId | null;
};

function judge({
  sitemaps = [file(urlset(PATHS.map(address)))],
  dead = 0,
  sampled = 20,
  internalPages = 10,
  builder = null,
}: Input) {
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
    site: { builder: { id: builder } },
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

  it('has no dates if the blanks for them were never filled in', () => {
    const blanks = urlset(PATHS.map(address), () => '[date of the last change]');
    expect(judge({ sitemaps: [file(blanks)] }).description).toContain('does not say when your pages last changed');
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

  describe('that is missing', () => {
    const missing = { sitemaps: [file('', 'guess', 'absent')] };
    const labels = (input: Input) => judge(input).fix.paste.map(({ label }) => label);

    it('is given as a file with the pages that were read, if somebody may write the files', () => {
      const [map] = judge(missing).fix.paste;
      const entry = '  <url><loc>https://joe.com/p3/</loc><lastmod>[date of the last change]</lastmod></url>';
      expect(map).toMatchObject({ label: 'sitemap.xml for the top folder of your site', language: 'html' });
      expect(map?.text.split('\n')).toEqual(expect.arrayContaining([entry]));
      expect(labels({ ...missing, internalPages: 40 })[0]).toBe(
        'Start of sitemap.xml: add the pages that we did not read',
      );
    });

    it('is switched on in a builder that makes it', () => {
      expect(labels({ ...missing, builder: 'wordpress' })).toEqual(['Line for robots.txt']);
      expect(judge({ ...missing, builder: 'wordpress' }).fix.summary).toMatch(/^Switch on the site map/);
    });
  });

  it('is not judged if it was never requested', () => {
    const never: Fetched = { state: 'not-fetched', why: 'time-budget', requestedUrl: MAP, hops: [] };
    expect(judge({ sitemaps: [{ foundBy: 'guess', fetched: never }] }).measured).toBe(false);
    expect(judge({ sitemaps: [] }).measured).toBe(false);
  });
});
