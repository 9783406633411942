import type { LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import type { Customers, TradeEntry } from '../../lexicon/trade.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { TradeFacts } from './trade-facts.ts';

/** The name of a place follows: `Serving Boise since 1998`. */
const SERVES_PLACE = /\b[Ss]erving \p{Lu}/u;
/** Plumbers work in the customer's home, and photographers at the wedding, whatever their site says. */
const GO_OUT: ReadonlySet<Customers> = new Set(['at-home', 'event']);
/** Guests come to the house, although a restaurant may say that it serves a town. */
const STAY: ReadonlySet<Customers> = new Set(['table', 'lodging']);
/** Clients and patients come to the office, whatever towns the site names. */
const OFFICES: ReadonlySet<TradeEntry['questions']> = new Set(['legal', 'healthcare']);

type Site = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: IdentityFacts;
  languages: readonly LanguageCode[];
};

/**
 * Storefront: customers come to an address. Service area: towns are served and no street is shown. Hybrid: both. A
 * service-area business must never be told to publish an address: Google's profile guidelines tell it to hide one.
 *
 * @param trade - The site's trade in the lexicon; null if it is not in the lexicon or unknown.
 */
export function shapeOf(trade: TradeEntry | null, site: Site): TradeFacts['shape'] {
  if (trade && (OFFICES.has(trade.questions) || trade.id === 'veterinarian')) return 'storefront';
  const street = site.identity.addresses.some(({ parts }) => parts.street !== null && !isPlaceholderAddress(parts));
  const goesOut = trade !== null && GO_OUT.has(trade.customers);
  const visits = goesOut || ((trade === null || !STAY.has(trade.customers)) && saysThatItVisits(site));
  if (street) return visits ? 'hybrid' : 'storefront';
  return visits ? 'service-area' : 'unknown';
}

function saysThatItVisits({ pages, markup, languages }: Site): boolean {
  return (
    markup.businesses.some(({ node }) => node.properties.has('areaServed') || node.properties.has('serviceArea')) ||
    pages.some(({ role }) => role === 'area') ||
    pages.some(({ document: { visibleText } }) => SERVES_PLACE.test(visibleText) || saysVisits(visibleText, languages))
  );
}

function saysVisits(text: string, languages: readonly LanguageCode[]): boolean {
  const folded = foldText(text);
  return languages.some((code) => visitsIn(code).test(folded));
}

const patterns = new Map<LanguageCode, RegExp>();

function visitsIn(code: LanguageCode): RegExp {
  const pattern = patterns.get(code) ?? wordPattern(language(code).areas.visits);
  patterns.set(code, pattern);
  return pattern;
}
