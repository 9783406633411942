import type { Law, LawSubject } from '../lexicon/countries/country.ts';
import { countryOf } from '../lexicon/countries/index.ts';
import type { SubjectFacts } from '../understand/site/subject-facts.ts';

type Country = Pick<SubjectFacts, 'country'>;

/** Whether words and numbers of the United States may be used. */
export function american({ country }: Country): boolean {
  return country === 'US';
}

/** What follows the town in an address, and grants licenses. */
export function regionWord(subject: Country): 'state' | 'province' | 'region' {
  if (american(subject)) return 'state';
  return subject.country === 'CA' ? 'province' : 'region';
}

const DOLLAR_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'SG']);

/** Removes the dollar sign from blank amounts if prices are in another currency. */
export function inCurrencyOf({ country }: Country, text: string): string {
  if (country !== null && DOLLAR_COUNTRIES.has(country)) return text;
  // Inside a blank the amount needs no brackets: `[free / $[amount]]`.
  return text.replace(/(\/ |\[)\$\[amount\]/g, '$1amount').replaceAll('$[amount]', '[amount]');
}

/**
 * The blank for https://schema.org/priceRange, with the sign of the country's currency: `[£, ££ or £££]`. Without such a
 * sign a range of amounts is usual.
 */
export function priceRangeBlank({ country }: Country): string {
  const currency = countryOf(country)?.currency;
  const sign = currency?.symbols.find(({ length }) => length === 1);
  if (sign) return `[${sign}, ${sign.repeat(2)} or ${sign.repeat(3)}]`;
  return `[your lowest and highest price, such as ${currency ? `${currency.code} ` : ''}50–200]`;
}

/** English-speaking countries where the noun is written with a c. */
const LICENCE_COUNTRIES: ReadonlySet<string> = new Set([
  'GB',
  'IE',
  'CA',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'SG',
  'MT',
  'KE',
  'NG',
]);

export function licenceWord({ country }: Country): 'license' | 'licence' {
  return country !== null && LICENCE_COUNTRIES.has(country) ? 'licence' : 'license';
}

/** The laws of the country on a subject, each as a step of a fix with its source; empty if the country is unknown. */
export function lawsAbout({ country }: Country, subject: LawSubject): string[] {
  const laws = countryOf(country)?.laws ?? [];
  return laws.filter(({ about }) => about === subject).map(quoted);
}

/** A law as a step of a fix, with its source. */
export function quoted({ name, says, url }: Law): string {
  return `The law says: ${says} See ${name}, ${url}.`;
}
