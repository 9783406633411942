import type { PageDocument } from '../../read/html/document.ts';
import { pathOf } from '../prose/link-lists.ts';
import { isServiceIndex, NO_SERVICE_PATH, pageKey } from './service-pages.ts';

/** A card has a picture, a text and a button; what comes later belongs to something else. */
const MAX_CARD_LENGTH = 8000;
const MAX_CARD_LINKS = 12;
/** Below this many cards with separate pages, the links may lead to a form or a price list. */
const MIN_LINKED_CARDS = 2;

/** Finds the page to which the card of a heading links. */
export type CardLinkReader = (heading: CardHeading) => string | null;
/** A heading and the next one, with their offsets. */
type CardHeading = { text: string; from: number; next: { text: string; from: number } | null };

/**
 * Reads the links of cards: `<h3>Emergency Repairs</h3> … <a href="/emergency-plumbing">Learn more</a>`.
 * Headings must be given in reading order. Returns the key of the only page of the site that the card links to,
 * otherwise null. Linear in the number of links.
 */
export function cardLinkReader(pageUrl: string, { links }: Pick<PageDocument, 'links'>): CardLinkReader {
  const own = pageKey(pageUrl);
  const origin = `${URL.parse(pageUrl)?.origin ?? pageUrl}/`;
  let first = 0;
  return ({ text, from, next }) => {
    const end = Math.min(next?.from ?? Number.POSITIVE_INFINITY, from + MAX_CARD_LENGTH);
    while (first < links.length && links[first]!.offset < from) first += 1;
    // A card that is one large link opens before its heading.
    const around = links[first - 1];
    const inside = links
      .slice(first, first + MAX_CARD_LINKS)
      .filter(({ offset, text: words }) => offset < end && !(next && words.includes(next.text)));
    if (around && from - around.offset < MAX_CARD_LENGTH && around.text.includes(text)) inside.push(around);
    const pages = new Set<string>();
    for (const { href, region } of inside) {
      if (region !== 'main' || !href.startsWith(origin)) continue;
      const key = pageKey(href);
      if (key === own || pathOf(href) === '/' || NO_SERVICE_PATH.test(pathOf(href)) || isServiceIndex(pathOf(href)))
        continue;
      pages.add(key);
    }
    return pages.size === 1 ? [...pages][0]! : null;
  };
}

/** The pages that only one card of the list links to, if several cards have one. */
export function ownPagesOfCards<Card extends { url: string | null }>(cards: readonly Card[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { url } of cards) if (url !== null) times.set(url, (times.get(url) ?? 0) + 1);
  const own = [...times].filter(([, count]) => count === 1).map(([url]) => url);
  return new Set(own.length < MIN_LINKED_CARDS ? [] : own);
}
