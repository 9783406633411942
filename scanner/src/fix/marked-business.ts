import type { MarkupNode } from '../read/html/document.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { relateNames } from '../understand/identity/names.ts';
import { textsOf } from '../understand/prose/source-excerpt.ts';

export type MarkedFacts = Pick<SiteFacts, 'site' | 'markup' | 'certain' | 'identity'>;

/** The label of the business that the site has, unless it bears another name. */
export function markedBusiness({ markup, certain, identity }: MarkedFacts): MarkupNode | null {
  const node = markup.businesses[0]?.node ?? null;
  const names = node ? textsOf(node, 'name') : [];
  const name = certain.name?.value ?? identity.name;
  const isOther = name !== null && names.length > 0 && names.every((own) => relateNames(own, name) === 'different');
  return isOther ? null : node;
}

/**
 * The `@id` of the business in texts to paste. Nodes with the same `@id` describe the same thing (JSON-LD 1.1, section
 * 3.3), so it is the one of the site's own label if that has a URL as its `@id`.
 */
export function businessId(facts: MarkedFacts): string {
  const own = markedBusiness(facts)?.id ?? '';
  return /^https?:\/\//.test(own) ? own : `${facts.site.finalUrl ?? facts.site.website}#business`;
}
