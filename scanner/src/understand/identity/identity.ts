import type { Evidence } from '@named-first/contract';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import { findPhones, mainPhone } from '../contact/phones.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { findAddresses, mainAddress, withoutCounted, withoutListedOthers } from '../places/addresses.ts';
import { likelyAddress } from '../places/likely/likely-address.ts';
import type { IdentityFacts } from './identity-facts.ts';
import { isSameName, isSureName, mainName } from './main-name.ts';
import { findNames, supportOf } from './name-places.ts';
import { judgeNames } from './name-refusals.ts';
import { signNames } from './name-signs.ts';
import { namesPerson, relateNames } from './names.ts';
import { addressOfNumber } from './place-of-number.ts';

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
  const { phones, refused } = findPhones({ pages, markup, llmsText, country, language });
  const sampled = refused.some(({ reason }) => reason === 'filler');
  const phone = mainPhone(phones, country, sampled);
  const template = phone === null && sampled;
  const written = findAddresses(pages, markup, country, language);
  const found = withoutListedOthers(template ? withoutCounted(written) : written, phones, phone?.value ?? null);
  const { addresses } = found;
  const towns = addresses.flatMap(({ parts }) => parts.city ?? []);
  const { name, isNameSure, names, refusedNames } = readNames({ pages, markup, llmsText, language, towns });
  const address = addressOfNumber(mainAddress(addresses, template), addresses, phone?.value ?? null, phones);
  const code = LANGUAGES.find((one) => one === language);
  const isMissing = !address?.street && code !== undefined;
  const refusedAddresses = found.refused;
  return {
    name,
    isNameSure,
    names,
    refusedNames,
    phone: phone?.value ?? null,
    phoneShown: phone?.shown ?? null,
    phones,
    refusedPhones: refused,
    addresses,
    refusedAddresses,
    address,
    likelyAddress: isMissing
      ? likelyAddress({ pages, country, language: code, refused: refusedAddresses, isTemplate: template })
      : null,
    callTracking: pages.slice(0, PAGES_LOOKED_AT).flatMap(callTracking).slice(0, MAX_EVIDENCE),
  };
}

type NamesInput = Required<Omit<IdentityInput, 'country'>> & { towns: readonly string[] };

/** Every text that may be the name of the business, with its signs. */
export function signedNames({ pages, markup, llmsText, language, towns }: NamesInput) {
  const judged = judgeNames(findNames({ pages, markup, llmsText }), pages, language);
  return { judged, names: signNames(judged.names, { pages, towns, language }) };
}

/** The name of the business, every place that states it or another name, and the texts that are not names. */
function readNames({ pages, markup, llmsText, language, towns }: NamesInput) {
  const { judged, names: signed } = signedNames({ pages, markup, llmsText, language, towns });
  const name = mainName(signed);
  // A heading or title with other words is not a second name.
  const named = judged.names.filter((mention) => mention.isStated || isSameName(mention, name));
  const all = name === null ? named : [...named, ...supportOf(name, named, pages)];
  // The holder of a copyright may be the spouse or the photographer: `© Matthias Wecht MSc.`
  const names = all.filter(
    ({ shown, source }) =>
      source !== 'text' || name === null || relateNames(shown, name) !== 'different' || !namesPerson(shown, language),
  );
  return {
    name,
    isNameSure: name !== null && isSureName(name, signed),
    names: names.map(({ at: _at, isStated: _isStated, ...mention }) => mention),
    refusedNames: judged.refused,
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
