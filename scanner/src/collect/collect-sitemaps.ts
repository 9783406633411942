import { type Fetched, isReadable, type SitemapArtifact } from '../artifacts.ts';
import { sameHost, siteDomain } from '../read/site-address.ts';
import { MAX_ENTRIES, readSitemap, type SitemapEntry } from '../read/sitemap-file.ts';
import type { Visit } from './visit.ts';

/**
 * Common locations of sitemaps (WordPress, Yoast, common generators), requested one after another if none is declared.
 */
const GUESSES = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml'];
const MAX_DECLARED = 3;
const MAX_OF_INDEX = 3;

/** Sitemaps of pages come before those of posts, tags and pictures. */
const PAGE_SITEMAP = /page|service|location|main|root|sitemap-?[01]\b/i;
const OTHER_SITEMAP = /post|tag|categor|author|image|video|news|product|archive|portfolio/i;

export type FoundSitemaps = { artifacts: SitemapArtifact[]; entries: SitemapEntry[] };

/** Reads the sitemaps that robots.txt names, otherwise those at the usual locations, and a few files of an index. */
export async function collectSitemaps(visit: Visit, home: string, declared: readonly string[]): Promise<FoundSitemaps> {
  const named = [...new Set(declared.map((line) => absolute(line, home)).filter((url) => url !== null))]
    .filter((url) => siteDomain(url) === siteDomain(home))
    .slice(0, MAX_DECLARED);
  const artifacts: SitemapArtifact[] = await Promise.all(
    named.map(async (url) => ({ foundBy: 'robots' as const, fetched: await visit.read(url, 'sitemap') })),
  );
  if (!artifacts.some(({ fetched }) => entriesOf(fetched))) {
    for (const path of GUESSES) {
      const url = new URL(path, home).href;
      if (named.includes(url)) continue;
      const fetched = await visit.read(url, 'sitemap');
      artifacts.push({ foundBy: 'guess', fetched });
      if (entriesOf(fetched) || fetched.state === 'not-fetched') break;
    }
  }
  const children = await readIndexes(visit, home, artifacts);
  artifacts.push(...children);
  const entries = artifacts.flatMap(({ fetched }) => entriesOf(fetched)?.pages ?? []);
  return { artifacts, entries: entries.slice(0, MAX_ENTRIES) };
}

async function readIndexes(
  visit: Visit,
  home: string,
  artifacts: readonly SitemapArtifact[],
): Promise<SitemapArtifact[]> {
  const known = new Set(artifacts.map(({ fetched }) => fetched.requestedUrl));
  const listed = artifacts.flatMap(({ fetched }) => entriesOf(fetched)?.files ?? []).map((entry) => entry.url);
  const wanted = [...new Set(listed)]
    .filter((url) => !known.has(url) && sameHost(url, home))
    .map((url, order) => ({ url, order, rank: rankOf(url) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, MAX_OF_INDEX);
  return Promise.all(
    wanted.map(async ({ url }) => ({ foundBy: 'index' as const, fetched: await visit.read(url, 'sitemap') })),
  );
}

function rankOf(url: string): number {
  const name = url.slice(url.lastIndexOf('/') + 1);
  if (PAGE_SITEMAP.test(name)) return 0;
  return OTHER_SITEMAP.test(name) ? 2 : 1;
}

function entriesOf(fetched: Fetched): { pages: readonly SitemapEntry[]; files: readonly SitemapEntry[] } | null {
  if (!isReadable(fetched)) return null;
  const read = readSitemap(fetched.body, fetched.headers['content-type'] ?? '');
  if (!read) return null;
  return read.kind === 'index' ? { pages: [], files: read.entries } : { pages: read.entries, files: [] };
}

function absolute(line: string, home: string): string | null {
  return URL.canParse(line, home) ? new URL(line, home).href : null;
}
