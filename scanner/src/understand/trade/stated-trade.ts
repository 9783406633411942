import type { MarkupNode } from '../../read/html/document.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { textsOf } from '../prose/source-excerpt.ts';

/** Catalogues whose URLs end in the name of the item. */
const NAMING_HOSTS = /^(?:www\.productontology\.org|[a-z]{2,3}\.wikipedia\.org)$/;
const MAX_NAME_LENGTH = 40;

/**
 * The trade that a business names by `additionalType`, which schema.org has for kinds without a type
 * (https://schema.org/additionalType): `…/wiki/Marketing_agency` is "marketing agency". Null without one.
 */
export function statedTrade(node: MarkupNode): string | null {
  for (const address of textsOf(node, 'additionalType')) {
    const url = URL.parse(address);
    if (!url || !NAMING_HOSTS.test(url.hostname)) continue;
    const name = nameAtEnd(url.pathname);
    if (/^[\p{L} '-]{3,}$/u.test(name) && name.length <= MAX_NAME_LENGTH) return name.toLowerCase();
  }
  return null;
}

/** The first trade that any business of the site states this way. */
export function statedTradeOf({ businesses }: Pick<MarkupFacts, 'businesses'>): string | null {
  return businesses.map(({ node }) => statedTrade(node)).find((name) => name !== null) ?? null;
}

function nameAtEnd(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/_/g, ' ').trim();
  } catch {
    return '';
  }
}
