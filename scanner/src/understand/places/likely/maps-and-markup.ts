import { foldText } from '../../../lexicon/word-pattern.ts';
import type { MarkupNode } from '../../../read/html/document.ts';
import type { PageFacts } from '../../page-facts.ts';

const MAPS = /google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|maps\.app|openstreetmap|maps\.google|maps\.apple/i;
/** An embedded map of Google: the place of the pin in `pb`, or what the map searches for in `q`. */
const EMBEDDED = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps\b/;
const PLACE = /!1s0x[^!]{1,80}!2s([^!&]{3,200})|[?&]q=([^&]{3,200})/;
const ADDRESS_PROPERTIES: ReadonlySet<string> = new Set(['streetAddress', 'address']);
const MAX_FRAMES = 20;
const MAX_LINKS = 500;
const MAX_LINK_LENGTH = 1000;
const MAX_STREET_LENGTH = 300;
const MAX_NODES = 1000;
const MAX_FOUND = 50;

/** Text in lower case with only ASCII letters and digits, for comparison. */
export function bare(text: string): string {
  return foldText(text)
    .replace(/[^a-z\d'-]+/g, ' ')
    .trim();
}

/** The places of the maps that a page embeds, and how the page writes them. */
export function embeddedPlaces({ document }: PageFacts): { text: string; written: string }[] {
  return document.iframes.slice(0, MAX_FRAMES).flatMap(({ src }) => {
    const [, pin, query] = EMBEDDED.test(src) ? (PLACE.exec(src.slice(0, MAX_LINK_LENGTH)) ?? []) : [];
    const written = pin ?? query ?? '';
    const text = decoded(written);
    return text === '' ? [] : [{ text, written }];
  });
}

/** What the site's maps and links to maps are about, for comparison. */
export function linkedMaps(pages: readonly PageFacts[]): string[] {
  const found = new Set<string>();
  for (const { document } of pages) {
    const links = document.links.slice(0, MAX_LINKS).map(({ href }) => href);
    const frames = document.iframes.slice(0, MAX_FRAMES).map(({ src }) => src);
    for (const href of [...frames, ...links].map((one) => one.slice(0, MAX_LINK_LENGTH)))
      if (found.size < MAX_FOUND && MAPS.test(href)) found.add(bare(decoded(href)));
  }
  return [...found];
}

/** The streets and addresses in markup of any type, for comparison. */
export function markedStreets(pages: readonly PageFacts[]): string[] {
  const found = new Set<string>();
  // Nodes may refer to each other, so each is read once.
  const nodes = new Set<MarkupNode>(pages.flatMap(({ document }) => document.markup));
  for (const node of nodes) {
    for (const [property, values] of node.properties)
      for (const value of values) {
        if (typeof value === 'object') {
          if (nodes.size < MAX_NODES) nodes.add(value);
        } else if (typeof value === 'string' && ADDRESS_PROPERTIES.has(property) && found.size < MAX_FOUND)
          found.add(bare(value.slice(0, MAX_STREET_LENGTH)));
      }
  }
  return [...found];
}

/** The words of a link; empty if they are not valid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).replace(/\s+/g, ' ').trim();
  } catch {
    return '';
  }
}
