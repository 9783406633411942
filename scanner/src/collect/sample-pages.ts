import { isReadable, MAX_PAGES, type PageArtifact, type PageRole } from '../artifacts.ts';
import type { Link } from '../read/html/document.ts';
import { pageKey, sameHost } from '../read/site-address.ts';
import { guessRole, type InnerRole } from './page-roles.ts';

export type Candidate = {
  url: string;
  /** Equal for all URLs of the page. */
  key: string;
  role: InnerRole;
  certainty: number;
  foundBy: 'link' | 'sitemap';
  anchor: string;
  /** Place in the order of discovery. */
  order: number;
};

/** How many pages of each role are read; with home they add up to `MAX_PAGES`. */
const PLACES: readonly (readonly [InnerRole, number])[] = [
  ['contact', 1],
  ['about', 1],
  ['service', 4],
  ['area', 2],
  ['faq', 1],
  ['reviews', 1],
  ['pricing', 1],
];

/** Free places of other roles go to more town pages: it takes three to recognize copies. */
const MAX_AREA_PAGES = 4;
const MAX_INNER_PAGES = MAX_PAGES - 1;
/**
 * In this order further pages take the free places of a small site. Not pages about its people: a biography names other
 * towns, employers and trades.
 */
const FILL_ORDER: readonly InnerRole[] = ['contact', 'service', 'pricing', 'faq', 'reviews', 'other'];

/** Pages with a role that links and the sitemap name, each once, links before the sitemap. */
export function candidatesOf(home: string, links: readonly Link[], sitemap: readonly string[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const seenHome = pageKey(home);
  const add = (url: string, anchor: string, foundBy: 'link' | 'sitemap') => {
    if (!sameHost(url, home) || !URL.canParse(url)) return;
    const { pathname, search } = new URL(url);
    if (search !== '') return;
    const key = pageKey(url);
    if (key === seenHome) return;
    const guess = guessRole(pathname, anchor);
    const known = candidates.get(key);
    if (!guess || (known && known.certainty >= guess.certainty)) return;
    candidates.set(key, {
      url,
      key,
      ...guess,
      foundBy: known?.foundBy ?? foundBy,
      anchor: anchor || (known?.anchor ?? ''),
      order: known?.order ?? candidates.size,
    });
  };
  for (const link of links) if (/^https?:/.test(link.href)) add(link.href, link.text, 'link');
  for (const url of sitemap) add(url, '', 'sitemap');
  return [...candidates.values()];
}

/**
 * Chooses the pages to read, given those already read. The same candidates always give the same choice. With `fill`,
 * free places go to other pages: a small site is read completely, so that nothing is reported as missing that is on an
 * unread page.
 */
export function choosePages(
  candidates: readonly Candidate[],
  taken: readonly Pick<PageArtifact, 'role' | 'fetched'>[],
  { fill }: { fill: boolean },
): Candidate[] {
  const used = new Set(
    taken.flatMap(({ fetched }) => [
      pageKey(fetched.requestedUrl),
      ...('url' in fetched ? [pageKey(fetched.url)] : []),
    ]),
  );
  const chosen: Candidate[] = [];
  const choose = (role: InnerRole, places: number, room: number, from = candidates) => {
    const free = places - taken.filter((page) => page.role === role && isReadable(page.fetched)).length;
    const fitting = from.filter((candidate) => candidate.role === role && !used.has(candidate.key));
    for (const candidate of fitting.sort(byFitness).slice(0, Math.max(0, Math.min(free, room)))) {
      used.add(candidate.key);
      chosen.push(candidate);
    }
  };
  for (const [role, places] of PLACES) choose(role, places, places);
  const readable = taken.filter((page) => page.role !== 'home' && isReadable(page.fetched)).length;
  const freePlaces = () => MAX_INNER_PAGES - readable - chosen.length;
  // A legal notice has the legal name, the address and the registers, and nothing about the work.
  choose('imprint', 1, freePlaces());
  const chosenAreaPages = chosen.filter((candidate) => candidate.role === 'area').length;
  choose('area', MAX_AREA_PAGES - chosenAreaPages, freePlaces());
  // A sitemap names every old post, so further pages count only if the site's own pages link to them.
  const linked = candidates.filter(({ foundBy }) => foundBy === 'link');
  if (fill) {
    for (const role of FILL_ORDER) choose(role, MAX_INNER_PAGES, freePlaces(), linked);
  }
  return chosen.sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role));
}

function byFitness(a: Candidate, b: Candidate): number {
  return (
    b.certainty - a.certainty ||
    Number(a.foundBy === 'sitemap') - Number(b.foundBy === 'sitemap') ||
    a.order - b.order ||
    (a.url < b.url ? -1 : 1)
  );
}

const ROLE_ORDER: readonly PageRole[] = ['home', ...PLACES.map(([role]) => role), 'imprint', 'other'];

/** Home first, then by role; within a role in the order of choice. */
export function inRoleOrder(pages: readonly PageArtifact[]): PageArtifact[] {
  return [...pages].sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role));
}

/** A page that could not be read gives its place to a readable one. */
export function withinPlaces(pages: readonly PageArtifact[]): PageArtifact[] {
  return pages.filter((page) => {
    if (isReadable(page.fetched)) return true;
    const peers = pages.filter((peer) => peer.role === page.role);
    const readable = peers.filter((peer) => isReadable(peer.fetched)).length;
    const unreadable = peers.filter((peer) => !isReadable(peer.fetched));
    return readable + unreadable.indexOf(page) < placesOf(page.role);
  });
}

function placesOf(role: PageRole): number {
  if (role === 'area') return MAX_AREA_PAGES;
  if (role === 'service' || role === 'other') return MAX_INNER_PAGES;
  return PLACES.find(([known]) => known === role)?.[1] ?? 1;
}
