import type { Evidence } from '@named-first/contract';
import { findPhones, mainPhone } from '../contact/phones.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { findAddresses, mainAddress, withoutListedOthers } from '../places/addresses.ts';
import type { IdentityFacts } from './identity-facts.ts';
import { isSameName, mainName, namesPerson, readNames, relateNames } from './names.ts';

/**
 * Scripts that replace the number on the page with one that counts calls. Hosts and calls as in vendors' documentation.
 */
const CALL_TRACKING =
  /callrail\.com|calltrk|tctm\.co|calltrackingmetrics|invoca\.net|whatconverts|ksrndkehqnwntyxlhgto|marchex\.io|dialogtech|convirza|ringba\.com|phonexa|phone_conversion_number|_googWcmGet|responsetap|infinity-tracking|nimbata|ctm\.js|calltracks/i;
/** A tracking script is on every page of a site, so a few pages are enough. */
const PAGES_LOOKED_AT = 3;
const MAX_SCRIPTS = 300;
const MAX_EVIDENCE = 5;

type IdentityInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  llmsText: string | null;
  country?: string | null;
  language?: string;
};

/** All names, phones and addresses on the site, and the main one of each. */
export function deriveIdentity({
  pages,
  markup,
  llmsText,
  country = null,
  language = 'en',
}: IdentityInput): IdentityFacts {
  const { strong, hints } = readNames({ pages, markup, llmsText, language });
  const name = mainName([...strong.names, ...hints.names]);
  // A heading or title with other words is not a second name.
  const named = [...strong.names, ...hints.names.filter((hint) => isSameName(hint, name))];
  // The holder of a copyright may be the spouse or the photographer: `© Matthias Wecht MSc.`
  const names = named.filter(
    ({ shown, source }) =>
      source !== 'text' || name === null || relateNames(shown, name) !== 'different' || !namesPerson(shown, language),
  );
  const { phones, refused } = findPhones({ pages, markup, llmsText, country, language });
  const sampled = refused.some(({ reason }) => reason === 'filler');
  const phone = mainPhone(phones, country, sampled);
  const found = withoutListedOthers(findAddresses(pages, markup, country), phones, phone?.value ?? null);
  const { addresses } = found;
  return {
    name,
    names: names.map(({ weight: _, ...mention }) => mention),
    refusedNames: [...strong.refused, ...hints.refused],
    phone: phone?.value ?? null,
    phoneShown: phone?.shown ?? null,
    phones,
    refusedPhones: refused,
    addresses,
    refusedAddresses: found.refused,
    address: mainAddress(addresses, phone === null && sampled),
    callTracking: pages.slice(0, PAGES_LOOKED_AT).flatMap(callTracking).slice(0, MAX_EVIDENCE),
  };
}

function callTracking(page: PageFacts): Evidence[] {
  const found: Evidence[] = [];
  for (const { src, text } of page.document.scripts.slice(0, MAX_SCRIPTS)) {
    if (src !== '' && CALL_TRACKING.test(src))
      found.push({ url: page.url, place: 'script', excerpt: src.slice(0, 240) });
    else if (text !== '') {
      const match = CALL_TRACKING.exec(text);
      if (match) found.push({ url: page.url, place: 'script', excerpt: around(text, match.index) });
    }
    if (found.length > 0) break;
  }
  return found;
}

function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 60), at + 120)
    .replace(/\s+/g, ' ')
    .trim();
}
