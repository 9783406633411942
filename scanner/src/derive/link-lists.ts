import type { PageFacts } from '../facts.ts';
import type { Link } from './document.ts';

/** A link of one of the pages, with where its path begins when it stays on the site. */
export type FoundLink = { page: PageFacts; link: Link };

const MOST_LINKS = 20_000;

/** Links that stay on the site, each pair of text and address once: menus say the same on every page. */
export function ownLinks(pages: readonly PageFacts[]): FoundLink[] {
  return linksBy(pages, (href, origin) => href.startsWith(origin));
}

/** Links that lead elsewhere, each pair of text and address once. */
export function outwardLinks(pages: readonly PageFacts[]): FoundLink[] {
  return linksBy(pages, (href, origin) => href.startsWith('http') && !href.startsWith(origin));
}

/** Path of an absolute address, without query. Cheaper than parsing it, and enough for addresses already resolved. */
export function pathOf(href: string): string {
  const start = href.indexOf('/', href.indexOf('//') + 2);
  if (start < 0) return '/';
  const end = href.slice(start).search(/[?#]/);
  return end < 0 ? href.slice(start) : href.slice(start, start + end);
}

function linksBy(pages: readonly PageFacts[], wanted: (href: string, origin: string) => boolean): FoundLink[] {
  const seen = new Set<string>();
  const found: FoundLink[] = [];
  for (const page of pages) {
    const origin = `${URL.parse(page.url)?.origin ?? page.url}/`;
    for (const link of page.document.links) {
      if (found.length >= MOST_LINKS || !wanted(link.href, origin)) continue;
      const key = `${link.href} ${link.text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ page, link });
    }
  }
  return found;
}
