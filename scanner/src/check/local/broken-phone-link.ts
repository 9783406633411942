import type { PageFacts } from '../../understand/page-facts.ts';

/** Each page repeats the links of the header and the footer. */
const MAX_LINKS = 1000;
/** Fewer digits at the end of two numbers may be the same by chance. */
const MIN_DIGITS = 6;
/** Longer addresses are not quoted. */
const MAX_SHOWN = 60;

/**
 * A `tel:` link that should dial the number, but lacks part of it: `tel:+0761826394` has a plus without the code of the
 * country, `tel:` has nothing.
 *
 * @param phone - The number of the business in E.164.
 */
export function brokenPhoneLink(pages: readonly PageFacts[], phone: string | null): string | null {
  if (phone === null) return null;
  for (const { document } of pages) {
    for (const { href } of document.links.slice(0, MAX_LINKS)) {
      if (!/^tel:/i.test(href) || href.length > MAX_SHOWN) continue;
      const digits = href.replace(/\D/g, '').replace(/^0+/, '');
      if (digits === '' || (digits.length >= MIN_DIGITS && phone.endsWith(digits))) return href;
    }
  }
  return null;
}
