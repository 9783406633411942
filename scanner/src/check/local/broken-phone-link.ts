import type { Evidence } from '@named-first/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { dialledOf } from '../../understand/contact/phone-links.ts';
import type { PageFacts } from '../../understand/page-facts.ts';

/** Each page repeats the links of the header and the footer. */
const MAX_LINKS = 1000;
/** Fewer digits at the end of two numbers may be the same by chance. */
const MIN_DIGITS = 6;
/** Longer addresses are not quoted. */
const MAX_SHOWN = 60;
/** In North America, the calling code is also what one dials for a long distance call. */
const NORTH_AMERICA = '1';

/**
 * A `tel:` link that should dial the number, but does not.
 *
 * - `cut`: part of the number is missing: `tel:+0761826394` has a plus without the code of the country, `tel:` nothing.
 * - `zero`: the zero of a national call follows the code of the country: `tel:+49064038625`. It is only dialled within
 *   the country (ITU-T E.123, section 2.4); libraries drop it, telephones do not.
 * - `plus`: the code of the country has no plus: `tel:32473548704`.
 */
export type BrokenPhoneLink = { href: string; fault: 'cut' | 'zero' | 'plus'; evidence: Evidence };

/**
 * What the site's `tel:` links do with the number of the business.
 *
 * @param phone - The number of the business in E.164.
 * @returns `dials` is true if a link dials it; `broken` is the first link that should.
 */
export function dialledBy(
  pages: readonly PageFacts[],
  phone: string | null,
): { dials: boolean; broken: BrokenPhoneLink | null } {
  const found = { dials: false, broken: null as BrokenPhoneLink | null };
  const wanted = phone === null ? undefined : parsePhoneNumberFromString(phone);
  if (phone === null || !wanted) return found;
  const [code, national] = [wanted.countryCallingCode, wanted.nationalNumber];
  for (const { url, document } of pages) {
    for (const { href } of document.links.slice(0, MAX_LINKS)) {
      if (!/^tel:/i.test(href) || href.length > MAX_SHOWN) continue;
      const fault = faultOf(dialledOf(href), code, national);
      if (fault === null) found.dials = true;
      else if (fault !== 'other') found.broken ??= { href, fault, evidence: { url, place: 'link', excerpt: href } };
    }
  }
  return found;
}

/** What is wrong with the digits of a link; null if they reach the number, `other` if they mean another one. */
function faultOf(dialled: string, code: string, national: string): BrokenPhoneLink['fault'] | 'other' | null {
  const digits = dialled.replace(/\D/g, '');
  const abroad = /^\(?(?:\+|00)/.test(dialled);
  const international = digits.replace(/^00/, '');
  if (abroad && international === `${code}${national}`) return null;
  if (abroad && international === `${code}0${national}`) return 'zero';
  if (!abroad && digits === `${code}${national}`) return code === NORTH_AMERICA ? null : 'plus';
  if (!abroad && digits.replace(/^0/, '') === national.replace(/^0/, '')) return null;
  const end = digits.replace(/^0+/, '');
  return end === '' || (end.length >= MIN_DIGITS && `${code}${national}`.endsWith(end)) ? 'cut' : 'other';
}
