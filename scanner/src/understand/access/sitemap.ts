import type { Evidence } from '@named-first/contract';
import {
  type Fetched,
  isReadable,
  KEY_ROLES,
  type LinkSample,
  type PageRole,
  received,
  type SiteArtifacts,
  type SitemapArtifact,
} from '../../artifacts.ts';
import { pageKey, siteDomain } from '../../read/site-address.ts';
import { MAX_ENTRIES, type ReadSitemap, readSitemap, type SitemapEntry } from '../../read/sitemap-file.ts';
import type { PageFacts } from '../page-facts.ts';

export type SitemapFile = {
  url: string;
  foundBy: SitemapArtifact['foundBy'];
  state: 'read' | 'absent' | 'unreadable' | 'no-answer' | 'unmeasured';
  status: number | null;
  kind: 'urlset' | 'index' | 'text' | null;
  /** Entries in the file. */
  entries: number;
};

export type SitemapFacts = {
  measured: boolean;
  found: boolean;
  /** True if robots.txt names it. */
  declared: boolean;
  files: readonly SitemapFile[];
  /** Page URLs without duplicates, at most 5000. */
  entries: readonly SitemapEntry[];
  /** Entries on another registrable domain. */
  otherHost: readonly string[];
  keyPages: number;
  missingKeyPages: readonly { url: string; role: PageRole }[];
  sampled: number;
  dead: readonly LinkSample[];
  lastmod: 'believable' | 'missing' | 'all-alike' | 'future' | 'unknown';
  evidence: readonly Evidence[];
};

const MAX_LISTED = 20;
const MAX_EVIDENCE = 5;
/** With fewer entries than this, equal dates may be true: a small site goes live in a day. */
const ALIKE_FROM = 5;
const DAY = 86_400_000;

type Input = {
  artifacts: Pick<SiteArtifacts, 'sitemaps' | 'sitemapSample' | 'startedAt' | 'robots'>;
  pages: readonly PageFacts[];
};

/** Derives what the sitemaps list, and how well that agrees with the pages that were read. */
export function deriveSitemap({ artifacts, pages }: Input): SitemapFacts {
  const read = artifacts.sitemaps.map((artifact) => ({ artifact, content: contentOf(artifact.fetched) }));
  const files = read.map(({ artifact, content }) => fileOf(artifact, content));
  const entries = uniqueEntries(
    read.flatMap(({ content }) => (content && content.kind !== 'index' ? content.entries : [])),
  );
  const home = pages.find((page) => page.role === 'home')?.url ?? null;
  const own = new Set(entries.map((entry) => pageKey(entry.url)));
  const keys = pages.filter(({ role }) => KEY_ROLES.has(role));
  const found = files.some((file) => file.state === 'read');
  return {
    measured: files.some((file) => file.state !== 'unmeasured'),
    found,
    declared: files.some((file) => file.foundBy === 'robots' && file.state === 'read'),
    files,
    entries,
    otherHost:
      home === null
        ? []
        : entries
            .filter((entry) => siteDomain(entry.url) !== siteDomain(home))
            .map((entry) => entry.url)
            .slice(0, MAX_LISTED),
    keyPages: keys.length,
    missingKeyPages: keys.filter((page) => !own.has(pageKey(page.url))).map(({ url, role }) => ({ url, role })),
    sampled: artifacts.sitemapSample.length,
    dead: artifacts.sitemapSample.filter((sample) => sample.status === null || sample.status >= 400),
    lastmod: lastmodOf(entries, artifacts.startedAt),
    evidence: read
      .filter(({ content }) => content !== null)
      .flatMap(({ artifact }) => startOf(artifact.fetched))
      .slice(0, MAX_EVIDENCE),
  };
}

function contentOf(fetched: Fetched): ReadSitemap | null {
  return isReadable(fetched) ? readSitemap(fetched.body, fetched.headers['content-type'] ?? '') : null;
}

function fileOf({ foundBy, fetched }: SitemapArtifact, content: ReadSitemap | null): SitemapFile {
  const url = received(fetched)?.url ?? fetched.requestedUrl;
  return {
    url,
    foundBy,
    state: stateOf(fetched, content),
    status: received(fetched)?.status ?? null,
    kind: content?.kind ?? null,
    entries: content?.entries.length ?? 0,
  };
}

function stateOf(fetched: Fetched, content: ReadSitemap | null): SitemapFile['state'] {
  if (content) return 'read';
  if (fetched.state === 'not-fetched') return 'unmeasured';
  if (fetched.state === 'absent') return 'absent';
  return isReadable(fetched) || fetched.state === 'wrong-type' ? 'unreadable' : 'no-answer';
}

function uniqueEntries(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const known = new Map<string, SitemapEntry>();
  for (const entry of entries) if (!known.has(entry.url)) known.set(entry.url, entry);
  return [...known.values()].slice(0, MAX_ENTRIES);
}

/** Search engines use `lastmod` only if it proves accurate (developers.google.com, "build and submit a sitemap"). */
function lastmodOf(entries: readonly SitemapEntry[], startedAt: string): SitemapFacts['lastmod'] {
  if (entries.length === 0) return 'unknown';
  const dated = entries.flatMap(({ lastmod }) =>
    lastmod === null || Number.isNaN(Date.parse(lastmod)) ? [] : [lastmod],
  );
  if (dated.length < entries.length / 2) return 'missing';
  const limit = Date.parse(startedAt) + DAY;
  if (dated.some((date) => Date.parse(date) > limit)) return 'future';
  return dated.length >= ALIKE_FROM && new Set(dated).size === 1 ? 'all-alike' : 'believable';
}

function startOf(fetched: Fetched): Evidence[] {
  if (!isReadable(fetched)) return [];
  const text = new TextDecoder('utf-8').decode(fetched.body.subarray(0, 1000));
  return [{ url: fetched.url, place: 'sitemap', excerpt: text.replace(/\s+/g, ' ').trim().slice(0, 240) }];
}
