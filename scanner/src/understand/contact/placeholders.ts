import { LANGUAGES } from '../../lexicon/language-code.ts';
import { FILLER_WORDS } from '../../lexicon/sample/filler-words.ts';
import { findTradeTerms, type TradeTermMatch } from '../../lexicon/trades/trade-terms.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';

/**
 * North American phone numbers that are never assigned: there is no area code 555, 555-0100 through 555-0199 are
 * reserved for fiction (NANPA, "555 line numbers"), and sequences such as 123-456-7890 come from templates.
 */
const PLACEHOLDER_PHONE = /^\+1(?:555\d{7}|\d{3}55501\d\d|\d{3}5551234|1234567890|2345678901|(\d)\1{9})$/;
const PLACEHOLDER_NAME =
  /^(?:your |my |sample |example |test |demo )(?:business|company|site|website|store|firm|practice|name|business name|company name)(?: name| here| inc| llc)?$|^(?:business|company|organization|site|brand) name(?: here)?$|^lorem ipsum/i;
const PLACEHOLDER_HOST =
  /(?:^|\/\/|@|\.)(?:example\.(?:com|org|net)|your-?(?:domain|website|site|business|company)(?:name)?\.[a-z]{2,}|(?:domain|website|mysite|yoursite)\.com)(?=$|[/:?#])/i;
const PLACEHOLDER_TOWN =
  /^(?:stadt|ort|ville|ciudad|citt[àa]|cidade|any town|your (?:city|town)|city|town|springfield\?)$/i;
const PLACEHOLDER_STREET =
  /^(?:your |street address|123 (?:fake|example|your) |1234? (?:anywhere|any) |musterstr\.?|rue de l’exemple|rua das flores,? 123)/i;

/** Streets and towns of templates, also inside a longer line. */
const PLACEHOLDER_PLACE = new RegExp(`(?<!\\p{L})(?:${FILLER_WORDS.place.join('|')})(?!\\p{L})`, 'iu');

/** `COMPLETAR ENDEREÇO`, `à compléter`: a blank in the place of a street. */
const BLANK_STREET = new RegExp(
  `^(?:${FILLER_WORDS.complete.join('|')})(?!\\p{L})|(?<!\\p{L})(?:${FILLER_WORDS.toBeDone.join('|')})(?!\\p{L})`,
  'iu',
);

const SAMPLE_NUMBER =
  /(?<![\d.-])\(?(?:555\)?[ .-]{0,2}\d{3}|\d{3}\)?[ .-]{0,2}555[ .-]?(?=01\d\d|1234)|123\)?[ .-]{0,2}456)[ .-]?\d{4}(?!\d)/;
/** Exists in many towns but is also common in templates, so it counts only if visitors see it. */
const SAMPLE_STREET = /^123 main (?:st|street)\b\.?$/i;

/** A template's sample number in a text: `(555) 123-4567`. */
export function sampleNumberIn(text: string): string | null {
  return SAMPLE_NUMBER.exec(text)?.[0] ?? null;
}

export function isSampleStreet(street: string | null): boolean {
  return street !== null && SAMPLE_STREET.test(street.trim());
}

/** Exists in most towns, and is common in templates. */
const COMMON_STREET =
  /^(?:\d+\w?,? )?(?:main st(?:reet)?\b|high street|hauptstra(?:ß|ss)e|calle (?:principal|mayor|ejemplo)\b|rue (?:principale|de la paix|de la république)\b|via (?:roma|principale)\b|rua (?:principal|das flores)\b|(?:hoofd|dorps)straat\b)/i;

/** True for a street name that proves nothing on a site with sample numbers. */
export function isCommonStreet(street: string | null): boolean {
  return street !== null && COMMON_STREET.test(street.trim());
}

/** The house number of a template. */
const COUNTED_UP = /^(?:123|1234|12345)(?![\d\p{L}/-])|[ ,](?:123|1234|12345)$/u;

/** `123 Rue de la Paix`: a house number that counts up, which few real addresses have. */
export function hasCountedNumber(street: string | null): boolean {
  return street !== null && COUNTED_UP.test(street.trim());
}

/** `Rua das Confeitarias, 123`, `123 rue de la Toiture`: a street named after a trade, with such a number. */
function isInventedStreet(street: string): boolean {
  return hasCountedNumber(street) && LANGUAGES.some((code) => findTradeTerms(street, code).some(isTradeOf(street)));
}

/** True for a term that is a whole word of the text: not the bakers of `Bäckerstraße`. */
function isTradeOf(text: string): (match: TradeTermMatch) => boolean {
  return ({ start, end, meanings }) =>
    meanings.some(({ sort }) => sort !== 'jobs') &&
    !/\p{L}/u.test(text.charAt(start - 1)) &&
    !/\p{L}/u.test(text.charAt(end));
}

/** True for a placeholder number. E.164. */
export function isPlaceholderPhone(value: string): boolean {
  return PLACEHOLDER_PHONE.test(value);
}

export function isPlaceholderName(name: string): boolean {
  return PLACEHOLDER_NAME.test(name.trim());
}

/** True for sample URLs such as `https://yourdomain.com/`, unless the page really is there. */
export function isPlaceholderAddressOnWeb(address: string, pageUrl = ''): boolean {
  return PLACEHOLDER_HOST.test(address.trim()) && hostOf(address) !== hostOf(pageUrl);
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
}

export function isPlaceholderAddress({ street, city, region, postalCode }: PostalAddressParts): boolean {
  if (PLACEHOLDER_PLACE.test(`${street ?? ''}, ${city ?? ''}`)) return true;
  if (city !== null && PLACEHOLDER_TOWN.test(city)) return true;
  if (street !== null && (PLACEHOLDER_STREET.test(street) || BLANK_STREET.test(street) || isInventedStreet(street)))
    return true;
  return postalCode === '00000' || (region !== null && /^(?:st|state|xx)$/i.test(region) && postalCode === '12345');
}
