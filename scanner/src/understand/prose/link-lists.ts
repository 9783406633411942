import type { Link } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';

/** A link of one of the pages, with the start of its path if it stays on the site. */
export type FoundLink = { page: PageFacts; link: Link };

const MAX_LINKS = 20_000;

type LinkLists = { own: FoundLink[]; outward: FoundLink[] };

const listed = new WeakMap<readonly PageFacts[], LinkLists>();

/** Links within the site, each pair of text and URL once, because menus repeat on every page. */
export function ownLinks(pages: readonly PageFacts[]): readonly FoundLink[] {
  return linksOf(pages).own;
}

/** Links to other sites, each pair of text and URL once. */
export function outwardLinks(pages: readonly PageFacts[]): readonly FoundLink[] {
  return linksOf(pages).outward;
}

/** Path of an absolute URL, without query. Cheaper than parsing, and sufficient for resolved URLs. */
export function pathOf(href: string): string {
  const start = href.indexOf('/', href.indexOf('//') + 2);
  if (start < 0) return '/';
  const end = href.slice(start).search(/[?#]/);
  return end < 0 ? href.slice(start) : href.slice(start, start + end);
}

/** Cached per list of pages, because several fact groups need it. */
function linksOf(pages: readonly PageFacts[]): LinkLists {
  const known = listed.get(pages);
  if (known) return known;
  const seen = new Map<string, Set<string>>();
  const lists: LinkLists = { own: [], outward: [] };
  for (const page of pages) {
    const origin = `${URL.parse(page.url)?.origin ?? page.url}/`;
    for (const link of page.document.links) {
      if (!link.href.startsWith('http')) continue;
      const list = link.href.startsWith(origin) ? lists.own : lists.outward;
      if (list.length < MAX_LINKS && isNew(link, seen)) list.push({ page, link });
    }
  }
  listed.set(pages, lists);
  return lists;
}

function isNew({ href, text }: Link, seen: Map<string, Set<string>>): boolean {
  const texts = seen.get(href);
  if (!texts) seen.set(href, new Set([text]));
  else if (texts.has(text)) return false;
  else texts.add(text);
  return true;
}
