import type { Trade } from '@named-first/contract';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { TradeFacts } from './trade-facts.ts';

const SERVES =
  /\b[Ss]ervice [Aa]reas?\b|\b[Aa]reas? (?:we |that we |We )?(?:[Ss]erved?|[Cc]over)|\b[Ss]erving (?:the |all of |[Gg]reater |homeowners |families |customers )?\p{Lu}|\b[Ww]e (?:proudly |also )?serve\b|\b[Ss]urrounding (?:areas?|cities|towns|communities)\b|\b[Ww]e come to you\b/u;

/**
 * Storefront: customers come to an address. Service area: towns are served and no street is shown. Hybrid: both. A
 * service-area business must never be told to publish an address: Google's profile guidelines tell it to hide one.
 */
export function shapeOf(
  trade: Trade,
  pages: readonly PageFacts[],
  markup: MarkupFacts,
  identity: IdentityFacts,
): TradeFacts['shape'] {
  // Clients and patients come to the office, whatever towns the site names.
  if (trade === 'legal' || trade === 'healthcare') return 'storefront';
  const street = identity.addresses.some(({ parts }) => parts.street !== null && !isPlaceholderAddress(parts));
  const serves =
    markup.businesses.some(({ node }) => node.properties.has('areaServed') || node.properties.has('serviceArea')) ||
    pages.some(({ role }) => role === 'area') ||
    pages.some(({ document }) => SERVES.test(document.visibleText));
  if (street) return serves ? 'hybrid' : 'storefront';
  // Plumbers, roofers and installers work at the customer's home.
  return serves || trade !== 'generic' ? 'service-area' : 'unknown';
}
