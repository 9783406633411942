import type { Evidence } from '@named-first/contract';
import {
  type Fetched,
  isReadable,
  KEY_ROLES,
  type LinkSample,
  type PageRole,
  received,
  type SiteArtifacts,
} from '../../artifacts.ts';
import { bareHost, pageKey, sameHost } from '../../read/site-address.ts';
import type { PageFacts } from '../page-facts.ts';

export type CrawlFacts = {
  /** Internal links that were requested, whether they answered or not. */
  checked: number;
  dead: readonly LinkSample[];
  redirected: readonly LinkSample[];
  /** True if a made-up URL answered as if it were a page; null if that could not be tried. */
  soft404: boolean | null;
  soft404Evidence: Evidence | null;
  /** Clicks from home through plain links; null if there is no path. */
  keyPages: readonly { url: string; role: PageRole; clicks: number | null; foundBy: 'home' | 'link' | 'sitemap' }[];
  /** Groups of linked URLs that differ only in final slash, letter case, index file or tracking parameters. */
  duplicates: readonly (readonly string[])[];
  /** True if home has no plain link to an inner page and almost no text: other pages cannot be reached. */
  sealedHome: boolean;
  /** Distinct URLs of internal pages in plain links. */
  internalPages: number;
};

const MAX_KEPT = 5000;

type Input = { artifacts: Pick<SiteArtifacts, 'links' | 'llms' | 'missing' | 'pages'>; pages: readonly PageFacts[] };

/** Derives which links are broken, and how many clicks key pages are from home. */
export function deriveCrawl({ artifacts, pages }: Input): CrawlFacts {
  const { links, llms, missing } = artifacts;
  const notes = received(llms)?.url;
  const asked = links.filter((link) => link.from !== notes && !isRefusal(link.status));
  const internal = internalLinks(pages);
  const clicks = clicksFromHome(pages, aliasesOf(artifacts.pages));
  const foundBy = new Map(
    artifacts.pages.map((page) => [received(page.fetched)?.url ?? page.fetched.requestedUrl, page.foundBy]),
  );
  const soft404 = softMissing(missing);
  return {
    checked: asked.length,
    dead: asked.filter((link) => link.status === null || link.status >= 400),
    redirected: asked.filter((link) => link.status !== null && link.status < 400 && link.redirects > 0),
    soft404,
    soft404Evidence: soft404 === true ? missingEvidence(missing) : null,
    keyPages: pages
      .filter(({ role }) => KEY_ROLES.has(role))
      .map((page) => ({
        url: page.url,
        role: page.role,
        clicks: clicks.get(pageKey(page.url)) ?? null,
        foundBy: foundBy.get(page.url) ?? 'link',
      })),
    duplicates: duplicatesOf(internal),
    sealedHome: isSealed(pages),
    internalPages: new Set([...internal].map(pageKey)).size,
  };
}

/** A site with one page has no internal links either, but it has text. */
const SEALED_WORDS = 100;

function isSealed(pages: readonly PageFacts[]): boolean {
  const home = pages.find((page) => page.role === 'home');
  if (!home || home.document.mainWords >= SEALED_WORDS) return false;
  const own = pageKey(home.url);
  return !home.document.links.some(
    ({ href }) => href.startsWith('http') && sameHost(href, home.url) && pageKey(href) !== own,
  );
}

/** A refusal of our HEAD request says nothing about the page. */
const REFUSALS = new Set([401, 402, 403, 405, 406, 429, 451, 501, 503, 999]);

function isRefusal(status: number | null): boolean {
  return status !== null && REFUSALS.has(status);
}

function softMissing(missing: Fetched): boolean | null {
  if (missing.state === 'absent') return false;
  // With a success status every broken link looks valid to a machine, whatever the text says.
  if (isReadable(missing)) return true;
  return null;
}

function missingEvidence(missing: Fetched): Evidence | null {
  const answer = received(missing);
  return answer && { url: missing.requestedUrl, place: 'response', excerpt: `HTTP ${answer.status}` };
}

const FILE = /\.(?:pdf|jpe?g|png|gif|webp|svg|avif|ico|css|js|xml|txt|zip|docx?|mp[34])$/i;

function internalLinks(pages: readonly PageFacts[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const own = new Set(pages.map((page) => bareHost(page.url)));
  for (const page of pages) {
    for (const { href } of page.document.links) {
      if (found.size >= MAX_KEPT) return found;
      if (seen.has(href)) continue;
      seen.add(href);
      if (/^https?:/.test(href) && own.has(bareHost(href)) && !FILE.test(href.split(/[?#]/, 1)[0] ?? ''))
        found.add(href);
    }
  }
  return found;
}

/**
 * Breadth-first search over the pages that were read. Links on other pages are unknown, so three clicks and more count
 * as equally far.
 */
function clicksFromHome(pages: readonly PageFacts[], aliases: ReadonlyMap<string, string>): Map<string, number> {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]));
  const clicks = new Map<string, number>();
  const home = pages.find((page) => page.role === 'home');
  if (!home) return clicks;
  clicks.set(pageKey(home.url), 0);
  const queue = [home];
  const seen = new Set<string>();
  for (let at = 0; at < queue.length; at += 1) {
    const page = queue[at] as PageFacts;
    const next = (clicks.get(pageKey(page.url)) ?? 0) + 1;
    for (const { href } of page.document.links) {
      // A page closer to home already has this link.
      if (seen.has(href) || !href.startsWith('http')) continue;
      seen.add(href);
      const asked = pageKey(href);
      const key = aliases.get(asked) ?? asked;
      if (clicks.has(key)) continue;
      clicks.set(key, next);
      const target = byKey.get(key);
      if (target) queue.push(target);
    }
  }
  return clicks;
}

/** URLs that redirect to a page count as that page. */
function aliasesOf(pages: SiteArtifacts['pages']): Map<string, string> {
  return new Map(
    pages.flatMap(({ fetched }) =>
      'url' in fetched ? [[pageKey(fetched.requestedUrl), pageKey(fetched.url)] as const] : [],
    ),
  );
}

const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|ref|mc_[ce]id)$/;

/**
 * URLs that differ only in final slash, letter case, index file or tracking parameters: one page under several names.
 */
function duplicatesOf(internal: ReadonlySet<string>): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const href of internal) {
    const url = new URL(href);
    const params = [...url.searchParams];
    const kept = params.filter(([name]) => !TRACKING.test(name));
    // Deleting parameters one at a time would rebuild the whole URL each time.
    if (kept.length < params.length) url.search = new URLSearchParams(kept).toString();
    const key = pageKey(url.href).toLowerCase();
    const group = groups.get(key) ?? new Set<string>();
    group.add(href);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.size > 1).map((group) => [...group].sort());
}
