import { BUILDERS, type BuilderId, type BuilderPluginId, type KindSign } from '@named-first/contract';
import { type Headers, received, type SiteArtifacts } from '../../artifacts.ts';
import type { Builder } from '../../lexicon/builders/builder.ts';
import type { Fingerprint } from '../../lexicon/builders/fingerprint.ts';
import { BUILDER_PLUGIN_ROWS, BUILDER_ROWS } from '../../lexicon/builders/index.ts';
import { siteDomain } from '../../read/site-address.ts';
import type { PageFacts } from '../page-facts.ts';
import { MAX_EXCERPT_LENGTH } from '../prose/sentences.ts';
import { assetAddresses, type PageTag, pageTags } from './page-tags.ts';

/** The system that the site is made with, from traces in its pages and headers. */
export type BuilderFacts = {
  /**
   * Null if fewer than two independent signs point to one builder, or if signs point to two that exclude each other.
   */
  id: BuilderId | null;
  /** Additions to WordPress. */
  plugins: readonly BuilderPluginId[];
  /** The signs, strongest first, even if they were not enough. */
  signs: readonly BuilderSign[];
};

export type BuilderSign = KindSign & { builder: BuilderId; plugin?: BuilderPluginId };

/** Two independent places must name the same builder. */
const SIGNS_NEEDED = 2;
/** A server-side system cannot run on a host of static files, so a copy of its pages was left there. */
const FILE_HOSTS: ReadonlySet<BuilderId> = new Set(['github-pages', 'netlify']);

export const UNKNOWN_BUILDER: BuilderFacts = { id: null, plugins: [], signs: [] };

/** An address that a page loads, as written and resolved. */
type Asset = { shown: string; href: string; hostname: string; pathname: string };
type Page = {
  url: string;
  host: string;
  headers: Headers;
  facts: PageFacts;
  tags: readonly PageTag[];
  /** The texts of `markup` fingerprints that are in the source. */
  marks: ReadonlySet<string>;
  assets: readonly Asset[];
};
/** Limit for one page, each address once. */
const MAX_ASSETS = 5000;

/**
 * The texts of all `markup` fingerprints in one expression, because searching a page for each of them takes ten times
 * as long. None begins with another, which would hide it.
 */
const MARKS = new RegExp(
  [...BUILDER_ROWS, ...BUILDER_PLUGIN_ROWS]
    .flatMap(({ fingerprints }) => fingerprints)
    .flatMap((fingerprint) => (fingerprint.by === 'markup' ? [RegExp.escape(fingerprint.text)] : []))
    .join('|'),
  'g',
);
type Found = { place: string; sign: KindSign };

/**
 * The system that the site is made with, never guessed. A builder needs signs in two independent places (its
 * `generator` tag, hosts of its scripts and pictures, headers, the site's own host, markup, inline scripts), and no
 * second builder may have them too.
 */
export function deriveBuilder({
  artifacts,
  pages,
}: {
  artifacts: Pick<SiteArtifacts, 'pages'>;
  pages: readonly PageFacts[];
}): BuilderFacts {
  const read = readPages(artifacts, pages);
  const candidates = BUILDER_ROWS.map((row) => ({ row, found: signsOf(row.fingerprints, read) })).filter(
    ({ found }) => found.length > 0,
  );
  const accepted = candidates.filter(({ found }) => placesOf(found) >= SIGNS_NEEDED);
  const systems = accepted.filter(({ row }) => !FILE_HOSTS.has(row.id));
  const [only, second] = systems.length > 0 ? systems : accepted;
  const excluded = second !== undefined || (systems.length > 0 && accepted.length > systems.length);
  const shown = only ? accepted : candidates;
  const plugins = only?.row.id === 'wordpress' ? pluginsOf(read) : [];
  return {
    id: only && !excluded ? only.row.id : null,
    plugins: excluded ? [] : plugins.map(({ id }) => id),
    signs: [...shown.flatMap(signsWithName), ...(excluded ? [] : plugins.map(({ sign }) => sign))],
  };
}

function placesOf(found: readonly Found[]): number {
  return new Set(found.map(({ place }) => place)).size;
}

function signsWithName({ row, found }: { row: Builder; found: readonly Found[] }): BuilderSign[] {
  return found.map(({ sign }) => ({ ...sign, builder: row.id }));
}

function readPages(artifacts: Pick<SiteArtifacts, 'pages'>, pages: readonly PageFacts[]): Page[] {
  const headers = new Map<string, Headers>();
  for (const { fetched } of artifacts.pages) {
    const answer = received(fetched);
    if (answer) headers.set(answer.url, answer.headers);
  }
  return pages.map((facts) => ({
    url: facts.url,
    host: new URL(facts.url).hostname,
    headers: headers.get(facts.url) ?? {},
    facts,
    ...readTags(facts),
  }));
}

/** Reads tags and addresses once, because every fingerprint is compared with them. */
function readTags({ document }: PageFacts): Pick<Page, 'tags' | 'marks' | 'assets'> {
  const tags = pageTags(document.source);
  const assets = new Map<string, Asset>();
  for (const tag of tags) {
    for (const shown of assetAddresses(tag)) {
      if (assets.size >= MAX_ASSETS || assets.has(shown)) continue;
      const url = URL.parse(shown, document.baseUrl);
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      assets.set(shown, { shown, href: url.href, hostname: url.hostname, pathname: url.pathname });
    }
  }
  return { tags, marks: marksIn(document.source), assets: [...assets.values()] };
}

function marksIn(source: string): Set<string> {
  const found = new Set<string>();
  MARKS.lastIndex = 0;
  for (let match = MARKS.exec(source); match; match = MARKS.exec(source)) {
    found.add(match[0]);
    // Texts may overlap.
    MARKS.lastIndex = match.index + 1;
  }
  return found;
}

/** The signs of one builder, one for each matching row. Rows of one place count as one sign; headers count by name. */
function signsOf(fingerprints: readonly Fingerprint[], pages: readonly Page[]): Found[] {
  return fingerprints.flatMap((fingerprint) => {
    for (const page of pages) {
      const sign = SEEN[fingerprint.by](fingerprint as never, page);
      if (sign) return [{ place: placeOf(fingerprint), sign }];
    }
    return [];
  });
}

function placeOf(fingerprint: Fingerprint): string {
  if (fingerprint.by === 'header') return `header ${fingerprint.name}`;
  return fingerprint.by.startsWith('asset') ? 'asset' : fingerprint.by;
}

type Seen = {
  [By in Fingerprint['by']]: (fingerprint: Extract<Fingerprint, { by: By }>, page: Page) => KindSign | null;
};

const SEEN: Seen = {
  generator({ matches }, { url, facts }) {
    const tag = facts.document.metas.find(({ name, content }) => name === 'generator' && matches.test(content));
    return tag ? signed('The page names its maker', url, 'meta', tag.content) : null;
  },
  'asset-host'({ host }, page) {
    return assetSign(page, 'Pictures or scripts come from its servers', (address) => isHost(address.hostname, host));
  },
  'asset-path'({ path }, page) {
    return assetSign(
      page,
      'Its folders are in the addresses of pictures or scripts',
      (address) => address.pathname.includes(path) && siteDomain(address.href) === siteDomain(page.url),
    );
  },
  header({ name, matches }, { url, headers }) {
    const value = headers[name];
    return value !== undefined && matches.test(value)
      ? signed('The server says so', url, 'header', `${name}: ${value}`)
      : null;
  },
  'own-host'({ host }, { url, host: own }) {
    return isHost(own, host) ? signed('The site is at its address', url, 'response', own) : null;
  },
  markup({ text }, { url, tags, marks }) {
    const tag = marks.has(text) ? tags.find(({ source }) => source.includes(text)) : undefined;
    return tag ? signed('The page is built from its parts', url, 'source', excerptAround(tag.source, text)) : null;
  },
  script({ text }, { url, facts }) {
    const script = facts.document.scripts.find((candidate) => candidate.text.includes(text));
    return script
      ? signed('A script of its own runs on the page', url, 'script', excerptAround(script.text, text))
      : null;
  },
};

function signed(words: string, url: string, place: KindSign['evidence']['place'], excerpt: string): KindSign {
  return { words, evidence: { url, place, excerpt: excerpt.replace(/\s+/g, ' ').trim().slice(0, MAX_EXCERPT_LENGTH) } };
}

function assetSign(page: Page, words: string, matches: (address: Asset) => boolean): KindSign | null {
  const asset = page.assets.find(matches);
  return asset ? signed(words, page.url, 'source', asset.shown) : null;
}

function isHost(host: string, wanted: string): boolean {
  return host === wanted || host.endsWith(`.${wanted}`);
}

/** The part of a long tag or script with the trace. */
function excerptAround(source: string, text: string): string {
  const at = source.indexOf(text);
  return source.length <= MAX_EXCERPT_LENGTH
    ? source
    : source.slice(Math.max(0, at - 40), at + MAX_EXCERPT_LENGTH - 40);
}

function pluginsOf(pages: readonly Page[]): { id: BuilderPluginId; sign: BuilderSign }[] {
  return BUILDER_PLUGIN_ROWS.flatMap(({ id, fingerprints }) => {
    const [first] = signsOf(fingerprints, pages);
    return first ? [{ id, sign: { ...first.sign, builder: 'wordpress' as const, plugin: id } }] : [];
  });
}

/** Builders for pages that somebody writes as code. */
const CODED_BY_HAND: ReadonlySet<BuilderId> = new Set(['github-pages', 'netlify']);

/** True if the site may be made of files that somebody writes. Other builders make their pages and files themselves. */
export function mayBeCodedByHand({ id }: BuilderFacts): boolean {
  return id === null || CODED_BY_HAND.has(id);
}

/** `Wix`; null if unknown. */
export function builderName({ id }: BuilderFacts): string | null {
  return BUILDERS.find((row) => row.id === id)?.name ?? null;
}
