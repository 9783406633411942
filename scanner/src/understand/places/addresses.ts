import { CONTACT_ROLES } from '../../artifacts.ts';
import type { Country } from '../../lexicon/countries/country.ts';
import { countryOf } from '../../lexicon/countries/index.ts';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { anySpelling } from '../../lexicon/languages/compile.ts';
import { language as languageOf } from '../../lexicon/languages/index.ts';
import { IN, OF } from '../../lexicon/statements/place-words.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import type { MarkupNode, TextBlock } from '../../read/html/document.ts';
import { withoutTail } from '../../read/text/plain-text.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import { captionsOf, type Placed } from '../contact/captions.ts';
import { hasCountedNumber, isCommonStreet, isPlaceholderAddress, isSampleStreet } from '../contact/placeholders.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { Mention } from '../mention.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, nodesOf, textsOf } from '../prose/source-excerpt.ts';
import { isImprintPath, isPrivacyPage } from '../site/legal-pages.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { britishStreets, isNumberOfUnit } from './british-streets.ts';
import { addressesInIndia } from './indian-addresses.ts';
import { isOfOthers, isOfPerson, isUnderOthers } from './others.ts';
import { isCountryForTown } from './place-names.ts';
import { addressKey, fullerStreet, isSameHouse, relateAddresses, SUFFIXES, showAddress } from './postal-address.ts';
import { withTownsOfProvinces } from './provinces.ts';
import { addressesInQuebec } from './quebec-addresses.ts';
import { regionCode } from './regions.ts';
import { isAddressLabel, streetAtEnd } from './street-reader.ts';
import { americanStreet, streetBeforeCode } from './streets-without-kind.ts';
import { isTown } from './town-check.ts';
import {
  addressAlone,
  addressesByStreet,
  addressesInSentence,
  addressesWithCode,
  lastTownIn,
  streetsIn,
} from './written-addresses.ts';

export type AddressMention = Mention & { parts: PostalAddressParts };

/** The addresses of a site, and addresses of others. */
export type FoundAddresses = { addresses: readonly AddressMention[]; refused: readonly RefusedClaim[] };

const SUFFIX = Object.keys(SUFFIXES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const UNIT =
  '(?:,? ?(?:(?:Suite|Ste|Unit|Apt|Apartment|Bldg|Building|Floor|Fl|Room|Rm)\\.? ?#?[\\w-]{1,6}|#\\s?[\\w-]{1,6})(?: ?& ?(?:[A-Z]|\\d{1,4})(?![\\p{L}\\d]))?)';
const DIRECTION = '(?:[NSEW]|[NS][EW]|North|South|East|West|Northeast|Northwest|Southeast|Southwest)\\b\\.?';
/** `396-4438` behind `(337) `: the rest of a phone number, not a house number. */
const REST_OF_PHONE = '(?<=\\d{3}\\)?[ .-]{0,2})\\d{3}[ .-]\\d{4}(?!\\d)';
/**
 * `1420 N Orchard St, Suite 200`, `834 St Anns Ave`, `P.O. Box 12`. Bounded on every side: number, up to five words, a
 * known suffix.
 */
const STREET = new RegExp(
  `(?<![\\d.,$/-])(?!${REST_OF_PHONE})((?:Lot |[NSEW]\\d{1,4}[NSEW])?\\d{1,6}[A-Z]?(?:-\\d{1,4})? (?:${DIRECTION} )?(?:St\\.? (?=\\p{L}))?(?:[\\p{L}\\d'’.][\\p{L}\\d'’.-]{0,19} ){0,4}?(?:${SUFFIX})\\b(?! (?:${SUFFIX})\\b)\\.?(?: \\d{1,4}[NSEW]?\\b(?! ?[A-Z]{2} \\d))?(?: ${DIRECTION}(?= |,|$))?${UNIT}?|P\\.? ?O\\.? Box \\d{1,6})`,
  'giu',
);
/** `Boise, ID 83702`, or without the code after a comma. The state is checked against the list. */
const CITY_STATE_ZIP =
  /(\p{Lu}[\p{L}'’.-]{0,40}(?: \p{Lu}[\p{L}'’.-]{0,40}){0,3}),? ([A-Z]{2}|\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)\.?,? (\d{5})(?:-\d{4})?(?!\d)/gu;
const CITY_STATE =
  /^[\s,|•·–-]*(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}), ?([A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}])/u;
const ZIP = /\b\d{5}\b/;
/** Canada Post: letter, digit, letter, space, digit, letter, digit. */
const POSTAL_CODE = /^,? ?([A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;
/** `e.g. 123 Main St, Boise, ID` shows how to fill in a form. */
const MAX_LEAD_LENGTH = 40;
const EXAMPLE_BEFORE = /\b(?:e\.g\.|for example|example:)[\s,:]*$/i;
/** A quick test before the long pattern: the text contains `, ID` or `, Idaho`. */
const MAY_NAME_STATE = /, ?[A-Z](?:[A-Z]\b|[a-z])/;
const MAX_BRANCH_LENGTH = 50;
const BRANCH_NAME =
  /(?:^|[\d.,;:|•·–—-]\s*)((?!(?:And|Or|Address(?:es)?|Offices?|Locations?|Visit|Phone|Tel|Fax|Call)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[.,:–—-]?\s*$/u;
const REACH_BACK = 110;
const MAX_PER_PAGE = 60;
/** Limit, because each address is compared with all others. */
const MAX_MARKED = 200;
const MAX_OF_BUSINESS = 50;
const MAX_BLOCK_LENGTH = 4000;

/**
 * Addresses in pages and markup in the country's format; in the format of the United States if the country is unknown.
 */
export function findAddresses(
  pages: readonly PageFacts[],
  markup: MarkupFacts,
  code: string | null = null,
  language = 'en',
): FoundAddresses {
  // Headers and footers repeat on every page, so their text is read once.
  const known = new Map<string, KeyedAddress[]>();
  const read = readerFor(code);
  const addresses: AddressMention[] = [];
  const refused: RefusedClaim[] = [];
  for (const page of pages) {
    const privacy = isPrivacyPage(page);
    for (const { mention, others } of textAddresses(page, known, read, language)) {
      if (privacy) refused.push(refusedAddress(mention, 'legal-page'));
      else if (others) refused.push(refusedAddress(mention, 'other-subject'));
      else addresses.push(mention);
    }
  }
  // The address of a mediator on one legal page is the mediator's on the next one too.
  const ofOthers = new Set(refused.filter(({ reason }) => reason === 'other-subject').map(({ key }) => key));
  const own = addresses.filter((mention) => isOwnPlace(mention) || !ofOthers.has(mention.value));
  const marked = markupAddresses(markup);
  const examples = marked.filter(({ parts }) => isExampleOfForm(parts.street, pages));
  refused.push(...examples.map((mention) => refusedAddress(mention, 'filler')));
  return {
    addresses: [...withTownsOfProvinces(own, pages), ...marked.filter((mention) => !examples.includes(mention))],
    refused: refused.slice(0, MAX_MARKED),
  };
}

/** `<input placeholder="123 Tree Lane">`: in markup, the same street is an example as well. */
function isExampleOfForm(street: string | null, pages: readonly PageFacts[]): boolean {
  const example = street === null || !/\d/.test(street) ? null : `placeholder="${street.trim()}`;
  return example !== null && pages.some(({ document }) => document.source.includes(example));
}

function refusedAddress({ value, shown, role, evidence }: AddressMention, reason: RefusalReason): RefusedClaim {
  const sign: Sign = { place: 'labelled-line', role, shown, evidence };
  return { key: value, value: shown, shown, signs: [sign], reason };
}

/**
 * Drops the addresses of a page that lists others: nearby places, partners, references. Such a page is not one where a
 * business gives its own address, so its phone numbers are those of others too.
 */
export function withoutListedOthers(
  { addresses, refused }: FoundAddresses,
  phones: readonly Mention[],
  main: string | null,
): FoundAddresses {
  const numbers = new Map<string, Set<string>>();
  for (const { evidence, value, label } of phones) {
    if (label === 'fax') continue;
    const known = numbers.get(evidence.url);
    if (known) known.add(value);
    else numbers.set(evidence.url, new Set([value]));
  }
  const isListed = (mention: AddressMention): boolean => {
    const onPage = numbers.get(mention.evidence.url);
    return !isOwnPlace(mention) && onPage !== undefined && (main === null || !onPage.has(main));
  };
  return {
    addresses: addresses.filter((mention) => !isListed(mention)),
    refused: [...refused, ...addresses.filter(isListed).map((mention) => refusedAddress(mention, 'other-subject'))],
  };
}

/** Drops the addresses of a template with a house number that counts up: `123 Rue de la Paix, 75000 Paris`. */
export function withoutCounted({ addresses, refused }: FoundAddresses): FoundAddresses {
  const isCounted = ({ parts }: AddressMention): boolean => hasCountedNumber(parts.street);
  return {
    addresses: addresses.filter((mention) => !isCounted(mention)),
    refused: [...refused, ...addresses.filter(isCounted).map((mention) => refusedAddress(mention, 'filler'))],
  };
}

/** Finds the addresses in a text; `lead` is the text right before it. */
type AddressReader = (text: string, lead: string) => Found[];

function readerFor(code: string | null): AddressReader {
  const complete = completeAddressReader(code);
  const country = countryOf(code);
  return (text, lead) => {
    const found = complete(text, lead);
    return found.length > 0 || country === null ? found : labelledAddress(text, lead, country);
  };
}

/** A line or a heading that announces the address of the business. */
const ADDRESS_LABEL = new RegExp(
  `^[^\\p{L}\\d]{0,6}(?:${anySpelling(({ address }) => address.announcements)})\\s{0,2}(?=:|$|\\d|\\p{Lu}| [-–] )[\\s:–-]{0,4}`,
  'iu',
);
/** `9345 Avenue de Laval`: the town is part of the name of the street. */
const REST_OF_STREET = new RegExp(`^ (?:${OF}) ?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*`, 'u');
const MAX_LABELLED_LENGTH = 120;

/** Behind such a label, a street is enough: `Dirección: Avd. Salud Gutiérrez, s/n`. */
function labelledAddress(text: string, lead: string, country: Country): Found[] {
  if (text.length > MAX_LABELLED_LENGTH) return [];
  const label = ADDRESS_LABEL.exec(text)?.[0].length ?? 0;
  if (label === 0 && !isLabelAlone(lead)) return addressUnderTown(text, lead, country);
  const told = text.slice(label);
  if (country.code === 'IN') return addressesInIndia(told, true).map((found) => ({ ...found, at: label + found.at }));
  const english = country.houseNumber === 'before' && country.postalCode?.position !== 'before-town';
  const [street] = english ? englishStreets(told, country) : streetsIn(told, country);
  if (!street) return addressWithoutNumber(told, country).map((found) => ({ ...found, at: label + found.at }));
  if (street.at > MAX_LEAD_LENGTH) return [];
  const behind = told.slice(street.at + street.street.length);
  const rest = REST_OF_STREET.exec(behind)?.[0] ?? '';
  const city = rest === '' ? (lastTownIn(behind, country)?.city ?? null) : null;
  const parts = { street: street.street + rest, city, region: null, postalCode: null };
  return [{ parts, shown: told.slice(street.at).trim(), at: label + street.at }];
}

/** `Rua João de Souza Sobrinho, Heliópolis, Bahia`: behind a label, a known kind of street and a town are enough. */
function addressWithoutNumber(told: string, country: Country): Found[] {
  const comma = told.indexOf(',');
  const street = comma < 0 ? null : streetBeforeCode(told.slice(0, comma), country);
  const town = street?.at === 0 ? lastTownIn(told.slice(comma), country) : null;
  if (!street || !town) return [];
  const parts = { street: street.street, city: town.city, region: null, postalCode: null };
  return [{ parts, shown: told.slice(0, comma + town.end), at: 0 }];
}

/** Words between the label of an address and its town: `Studio di Asti`. */
const LINK_TO_TOWN = new RegExp(`^(?:${IN}|${OF})$`, 'i');
const MAX_TOWN_LINE = 40;

/** `, Centro.` or nothing behind a street. */
const QUARTER_BEHIND = /^(?:,? ?\p{Lu}[\p{L} ]{2,24})?\.?$/u;

/** `via F. Corridoni 111` right below `Studio Asti:`, or behind it: the line of a town and its address. */
function addressUnderTown(text: string, lead: string, country: Country): Found[] {
  const colon = text.slice(0, MAX_TOWN_LINE).indexOf(': ');
  const start = colon < 0 ? 0 : colon + 2;
  const line = colon < 0 ? lead.slice(lead.lastIndexOf(', ') + 1).trim() : text.slice(0, colon);
  const city = line === '' || line.length > MAX_TOWN_LINE ? null : townOfLine(line, country);
  const told = text.slice(start).trim();
  const street = city === null ? null : (streetAtEnd(told, country, false) ?? streetsIn(told, country)[0]);
  if (city === null || street?.at !== 0 || !QUARTER_BEHIND.test(told.slice(street.street.length))) return [];
  return [
    {
      parts: { street: street.street, city, region: null, postalCode: null },
      shown: `${told.replace(/\.$/, '')}, ${city}`,
      at: start,
    },
  ];
}

/** The town of a line with only its name, or with words for an address: `Asti`, `Studio Asti`, `Sede de Pessac:`. */
function townOfLine(line: string, country: Country): string | null {
  const words = line
    .replace(/\s?\([^()]{1,24}\)/, '')
    .replace(/[\s:]+$/, '')
    .split(' ');
  const from = words.findIndex((word) => !isAddressLabel(word, country) && !LINK_TO_TOWN.test(word));
  const name = from < 0 ? '' : words.slice(from).join(' ');
  return isTown(name, null, country.code) ? name : null;
}

/** `lead` is the text right before, its short lines with commas between them. */
function isLabelAlone(lead: string): boolean {
  const line = lead.slice(lead.lastIndexOf(', ') + 1).trim();
  return line !== '' && ADDRESS_LABEL.exec(line)?.[0].trim().length === line.length;
}

function completeAddressReader(code: string | null): AddressReader {
  const country = countryOf(code);
  if (code === 'CA')
    return (text, lead) => {
      const english = addressesIn(text, lead);
      return english.length > 0 ? english : addressesInQuebec(text);
    };
  if (code === null || code === 'US') return addressesIn;
  if (!country) return () => [];
  if (country.postalCode?.position === 'before-town')
    return (text, lead) => {
      const withCode = addressesWithCode(text, lead, country);
      if (withCode.length > 0) return withCode;
      const byStreet = addressesByStreet(text, streetsIn(text, country), country);
      if (byStreet.length > 0) return byStreet;
      return country.houseNumber === 'before' ? addressesInSentence(text, country) : addressAlone(text, country);
    };
  if (country.houseNumber === 'after')
    return (text) => {
      const byStreet = addressesByStreet(text, streetsIn(text, country), country);
      return byStreet.length > 0 ? byStreet : addressAlone(text, country);
    };
  return (text, lead) => {
    const inText = addressesByStreet(text, englishStreets(text, country), country);
    if (inText.length > 0) return inText;
    if (text.length > MAX_LINE_LENGTH) return withoutStreet(text, code);
    // Street, town and code are often on separate lines.
    const joined = `${lead.trim()}, ${text}`;
    const onLines = addressesByStreet(joined, englishStreets(joined, country), country).filter(
      ({ parts }) => parts.postalCode !== null || parts.city === text.trim(),
    );
    return (onLines.length > 0 ? onLines : withoutStreet(text, code)).map((found) => ({ ...found, at: 0 }));
  };
}

/** Addresses with a place instead of a street, which only India has. */
function withoutStreet(text: string, code: string): Found[] {
  return code === 'IN' ? addressesInIndia(text, false) : [];
}

/** The addresses in a text, in the format of a country (ISO 3166-1), in reading order. */
export function readAddresses(
  text: string,
  country: string | null,
): { parts: PostalAddressParts; shown: string; at: number }[] {
  return readerFor(country)(text, '');
}

const MAX_LINE_LENGTH = 60;
/** `Shop 2/45 Smith St`: the unit and the house number. */
const UNIT_SLASH = /\b\d{1,4}[A-Z]?\/(?=\d{1,5} )/g;

/** Streets with a number, and in Britain and Ireland without one; not `© 2026 St Marys Electrical`. */
function englishStreets(text: string, country: Country): { street: string; at: number }[] {
  const plain = text.replace(UNIT_SLASH, (unit) => ' '.repeat(unit.length));
  const british = country.code === 'GB' || country.code === 'IE';
  const numbered = [...plain.matchAll(STREET)]
    .map((match) => ({ street: match[0].trim(), at: match.index }))
    .filter(({ at }) => !/(?:©|\(c\)|copyright)\W*$/i.test(plain.slice(Math.max(0, at - 15), at)))
    .filter(({ at }) => !british || !isNumberOfUnit(plain, at));
  return numbered.length > 0 || !british ? numbered : britishStreets(text, country);
}

/** An address on a page; `others` is true for that of an authority, a chamber or a provider. */
type ReadAddress = { mention: AddressMention; others: boolean };

function textAddresses(
  page: PageFacts,
  known: Map<string, KeyedAddress[]>,
  read: AddressReader,
  language: string,
): ReadAddress[] {
  const found = new Map<string, ReadAddress>();
  const placed: Placed[] = [];
  const { blocks } = page.document;
  for (let index = 0; index < blocks.length && found.size < MAX_PER_PAGE; index += 1) {
    const block = blocks[index] as TextBlock;
    if (block.text.length > MAX_BLOCK_LENGTH || !mayHoldAddress(block.text, blocks[index - 1]?.text ?? '')) continue;
    const addresses = remembered(known, block.text, before(blocks, index), read).map((one) =>
      inTownBelow(one, blocks, index),
    );
    for (const { parts, shown, at, value } of addresses) {
      if (placed.length < MAX_MARKED)
        placed.push({ index, at, end: at + shown.length, value: keyOfSame(parts, value, found) });
      if (found.has(value)) continue;
      const listed = addresses.length > 1 ? branchLabel(block.text.slice(0, at)) : null;
      const label = placeLabel(blocks, index) ?? listed ?? townLabel(blocks, index, at, parts.city);
      const evidence = { url: page.url, place: 'text' as const, excerpt: excerptAround(block.text, at) };
      const { role } = page;
      const mention = { value, shown, source: 'text' as const, role, region: block.region, label, evidence, parts };
      const others =
        isOfOthers(block.text, at) ||
        isUnderOthers(blocks, index) ||
        isOnTheWay(block.text, at, shown, language) ||
        (!isOwnPlace(mention) && isOfPerson(block.text, at));
      found.set(value, { mention, others });
    }
  }
  const captions = captionsOf(blocks, placed, language);
  return [...found.values()].map(({ mention, others }) => {
    const caption = captions.get(keyOfSame(mention.parts, mention.value, found));
    return { mention: caption === undefined ? mention : { ...mention, caption }, others };
  });
}

/** The key of the first address on the page that is another spelling of this one; otherwise its own key. */
function keyOfSame(parts: PostalAddressParts, value: string, found: ReadonlyMap<string, ReadAddress>): string {
  if (found.size < 2) return value;
  const same = [...found.values()].find(
    ({ mention }) => relateAddresses(mention.parts, parts) !== 'different' || isSameHouse(mention.parts, parts),
  );
  return same?.mention.value ?? value;
}

/** A quick test before the patterns: a number, a county, `s/n` or an English street without numbers, or a label. */
function mayHoldAddress(text: string, above: string): boolean {
  return (
    /\d|\bs\/n\b|\b(?:Co\.?|County) \p{Lu}|\b(?:Street|Road|Square|Quay|Park|Estate), \p{Lu}/u.test(
      `${text} ${above}`,
    ) ||
    ADDRESS_LABEL.test(text) ||
    isLabelAlone(above)
  );
}

type KeyedAddress = Found & { value: string };

/** The label of a line with the town of the address above. */
const TOWN_LABEL = new RegExp(`^(?:${anySpelling(({ address }) => address.townLabels)})\\s?:\\s?`, 'i');
const TOWN_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]*){0,4}$/u;
const LINES_TO_TOWN = 2;

/** `Adres: Tachtigbunderweg 4`, and on the next line `Plaats: Sibculo`. */
function inTownBelow(found: KeyedAddress, blocks: readonly TextBlock[], index: number): KeyedAddress {
  if (found.parts.city !== null) return found;
  const line = blocks.slice(index + 1, index + 1 + LINES_TO_TOWN).find(({ text }) => TOWN_LABEL.test(text))?.text ?? '';
  const city = line.replace(TOWN_LABEL, '').trim();
  if (line === '' || !TOWN_NAME.test(city)) return found;
  const parts = { ...found.parts, city };
  return { ...found, parts, value: addressKey(parts) };
}

function remembered(
  known: Map<string, KeyedAddress[]>,
  text: string,
  lead: string,
  read: AddressReader,
): KeyedAddress[] {
  const key = `${lead}\n${text}`;
  let found = known.get(key);
  if (!found) {
    found = read(text, lead).map((address) => ({ ...address, value: addressKey(address.parts) }));
    known.set(key, found);
  }
  return found;
}

type WayWords = { directions: RegExp; parking: RegExp };
const wayWords = new Map<string, WayWords>();
const REACH_PARKING = 30;

/** A road to the business, or a car park near it: `Autopista A-3, tomando el desvío de Buñol`, `Secure carpark (…)`. */
function isOnTheWay(text: string, at: number, shown: string, code: string): boolean {
  const own = LANGUAGES.includes(code as LanguageCode) ? (code as LanguageCode) : 'en';
  let words = wayWords.get(own);
  if (!words) {
    const { directions, parking } = languageOf(own).address;
    words = {
      directions: wordPattern(directions),
      parking: new RegExp(`(?:${wordSource(parking)})[\\s:(–-]{0,4}$`, 'u'),
    };
    wayWords.set(own, words);
  }
  const before = foldText(text.slice(Math.max(0, at - REACH_PARKING), at));
  return words.directions.test(foldText(shown)) || words.parking.test(before);
}

const MAX_LINES_OF_ADDRESS = 4;
const MAX_SHORT_LINE = 40;

/** Two columns of a contact block alternate in the source: `Mehrlgutweg 11`, `hallo@acme.at`, `5020 Salzburg`. */
const CONTACT_LINE =
  /^[^\p{L}\d@+(]{0,4}(?:(?:e-?mail|mail)?[:.\s]*[\w.+-]{1,64}@[\w.-]{1,64}|(?:fon|tel|telefon|telefono|telefone|téléphone|tél|phone|fax|mobil|mobile|handy)[:.\s]*[+(\d][\d\s()/.–-]{5,24})$/iu;

/** The lines of an address are often separate blocks. Those above, with commas between them. */
function before(blocks: readonly TextBlock[], index: number): string {
  const above: string[] = [];
  for (let at = index - 1; at >= 0 && above.length < MAX_LINES_OF_ADDRESS; at -= 1) {
    const line = withoutTail((blocks[at]?.text ?? '').slice(-REACH_BACK), ' ,');
    if (line.length < MAX_SHORT_LINE && CONTACT_LINE.test(line)) continue;
    above.unshift(line);
    if (line.length >= MAX_SHORT_LINE) break;
  }
  return above.join(', ').slice(-REACH_BACK);
}

/** `Boise office` or `Our Nampa location` on the line above. */
function placeLabel(blocks: readonly TextBlock[], index: number): string | null {
  for (const block of [blocks[index - 1], blocks[index - 2]]) {
    if (block && block.text.length <= 40 && /\b(?:office|location|branch|shop|showroom|warehouse)\b/i.test(block.text))
      return block.text;
  }
  return null;
}

/** The town as a heading of its address: `Newton` above, or right before, `14 Elm St, Newton, KS`. */
function townLabel(blocks: readonly TextBlock[], index: number, at: number, city: string | null): string | null {
  if (city === null) return null;
  const before = blocks[index]?.text.slice(0, at).trim() || (blocks[index - 1]?.text ?? '');
  return before.toLowerCase().endsWith(city.toLowerCase()) && before.length <= city.length + 20 ? city : null;
}

/**
 * The name right before an address in a row of several: `Newton: 14 Elm St, Newton, KS. Salina 3 Oak Ave, Salina, KS`.
 */
function branchLabel(before: string): string | null {
  return BRANCH_NAME.exec(before.slice(-MAX_BRANCH_LENGTH))?.[1] ?? null;
}

type Found = { parts: PostalAddressParts; shown: string; at: number };

/** The addresses in a text; `lead` is the text right before it. */
export function addressesIn(text: string, lead = ''): Found[] {
  const found: Found[] = [];
  if (ZIP.test(text)) {
    for (const match of text.matchAll(CITY_STATE_ZIP)) {
      const region = regionCode(match[2] ?? '');
      if (region === null) continue;
      const inText = text.slice(Math.max(0, match.index - REACH_BACK), match.index + (match[1]?.length ?? 0));
      const known = lastStreet(inText) ?? (match.index < 4 ? lastStreet(`${lead} ${match[1]}`) : null);
      const written = known ?? americanStreet(text.slice(0, match.index));
      const { street, city: behind } = directionOfTown(written, cityOf(written, match[1] ?? ''), region);
      const city = ofGazetteer(behind, region);
      const at = street ? Math.max(0, text.lastIndexOf(street, match.index + 40)) : match.index;
      const end = match.index + match[0].length;
      const shown =
        street && text.includes(street)
          ? text.slice(at, end)
          : `${street ? `${street}, ` : ''}${text.slice(match.index, end)}`;
      found.push({ parts: { street, city, region, postalCode: match[3] ?? null }, shown, at });
    }
  }
  if (found.length === 0) found.push(...withoutZip(text));
  return found;
}

function withoutZip(text: string): Found[] {
  const found: Found[] = [];
  if (!MAY_NAME_STATE.test(text)) return found;
  for (const match of text.matchAll(STREET)) {
    const end = match.index + match[0].length;
    const town = CITY_STATE.exec(text.slice(end, end + 70));
    const region = town ? regionCode(town[2] ?? '') : null;
    if (
      !town ||
      region === null ||
      EXAMPLE_BEFORE.test(text.slice(Math.max(0, match.index - MAX_LEAD_LENGTH), match.index))
    )
      continue;
    const code = POSTAL_CODE.exec(text.slice(end + town[0].length));
    const shown = text.slice(match.index, end + town[0].length + (code?.[0].length ?? 0));
    found.push({
      parts: { ...directionOfTown(match[0], town[1] ?? null, region), region, postalCode: code?.[1] ?? null },
      shown,
      at: match.index,
    });
  }
  return found;
}

function lastStreet(text: string): string | null {
  let last: string | null = null;
  for (const match of text.matchAll(STREET)) last = match[0].trim();
  return last;
}

/** `1678 Nell Road North Port, FL`: a direction between a street and a name that is a town only with it. */
function directionOfTown(
  street: string | null,
  city: string | null,
  region: string,
): { street: string | null; city: string | null } {
  const direction = / (?:North|South|East|West)$/.exec(street ?? '')?.[0];
  if (street === null || city === null || direction === undefined) return { street, city };
  const isInRegion = (name: string): boolean => isTown(name, region, 'US') || isTown(name, region, 'CA');
  const whole = `${direction.trim()} ${city}`;
  return isInRegion(whole) && !isInRegion(city)
    ? { street: street.slice(0, -direction.length), city: whole }
    : { street, city };
}

/** `Floor New York` is New York: words before a town that the gazetteer has in that state do not belong to it. */
function ofGazetteer(city: string | null, region: string): string | null {
  if (city === null || isTown(city, region, 'US') || isTown(city, region, 'CA')) return city;
  const words = city.replace(QUARTER, '').split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    if (isTown(name, region, 'US')) return name;
  }
  return words.join(' ');
}

/** `2475 County 45 NW Hackensack`: the end of the street. */
const QUARTER = /^(?:[NS][EW]?|[EW])\.? /;

/**
 * Without a comma between street and town their capitals run together: what the street pattern matched is not the town.
 */
function cityOf(street: string | null, captured: string): string | null {
  if (!street) return captured;
  const words = captured.split(' ');
  const streetWords = street.replace(/,/g, '').split(' ');
  for (let taken = Math.min(words.length, streetWords.length); taken > 0; taken -= 1) {
    if (words.slice(0, taken).join(' ') === streetWords.slice(-taken).join(' '))
      return words.slice(taken).join(' ') || null;
  }
  return captured;
}

function markupAddresses(markup: MarkupFacts): AddressMention[] {
  const mentions = markup.businesses.flatMap(({ node, page }) => {
    const written = (node.properties.get('address') ?? [])
      .filter((value) => typeof value === 'string')
      .slice(0, MAX_OF_BUSINESS);
    const parts = [
      ...nodesOf(node, 'address').map(postalParts),
      ...nodesOf(node, 'location')
        .flatMap((place) => nodesOf(place, 'address'))
        .map(postalParts),
      ...written.flatMap((text) => addressesIn(text.slice(0, MAX_BLOCK_LENGTH)).map((found) => found.parts)),
    ];
    const telling = parts.slice(0, MAX_OF_BUSINESS).filter(isTelling);
    return telling.map((address): AddressMention => {
      const evidence = markupEvidence(page, node, 'address');
      const shown = showAddress(address);
      return {
        value: addressKey(address),
        shown,
        source: 'markup',
        role: page.role,
        region: 'markup',
        label: null,
        evidence,
        parts: address,
      };
    });
  });
  return mentions.slice(0, MAX_MARKED);
}

/** The parts of a `PostalAddress` in markup. */
export function postalParts(node: MarkupNode): PostalAddressParts {
  // Templates leave dashes in the parts that they could not fill in.
  const first = (property: string): string | null =>
    textsOf(node, property).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? null;
  const region = first('addressRegion');
  const city = first('addressLocality');
  const postalCode = first('postalCode');
  const street = first('streetAddress');
  return {
    street: street && street.trim() !== city?.trim() ? withoutTown(street, city, postalCode) : null,
    city: city !== null && region === null && isCountryForTown(city) ? null : city,
    region: region === null ? null : (regionCode(region) ?? region),
    postalCode,
  };
}

/**
 * The street without the town and postal code that some sites repeat after it, and what follows them: `Plaza Prim, 09200
 * Miranda de Ebro, España`.
 */
function withoutTown(street: string, city: string | null, postalCode: string | null): string {
  const ends = new Set(
    [city, postalCode, `${postalCode} ${city}`, `${city} ${postalCode}`].map((end) => end?.toLowerCase()),
  );
  const parts = street.split(',');
  const end = parts.findIndex(
    (part, index) => index > 0 && [bare(part), bare(part).replace(CODE_AHEAD, '')].some((text) => ends.has(text)),
  );
  return end < 0 ? street : parts.slice(0, end).join(',');
}

/** Italians write the province behind the town: `88051 Cropani (CZ)`. */
const PROVINCE_BEHIND = /\s*\([a-z]{2}\)$/;
const CODE_AHEAD = /^\d{4,5}\s+/;

/** A part of a street in lower case, without the province behind it. */
function bare(part: string): string {
  return part.trim().toLowerCase().replace(PROVINCE_BEHIND, '');
}

function isTelling({ street, city, postalCode }: PostalAddressParts): boolean {
  return street !== null || city !== null || postalCode !== null;
}

/**
 * True for places where a business gives its own address; elsewhere it may be that of a customer, a partner or an
 * event.
 */
export function isOwnPlace({ source, role, region, evidence }: AddressMention): boolean {
  if (source === 'markup' || region === 'header' || region === 'footer') return true;
  if (CONTACT_ROLES.has(role) || role === 'about' || role === 'area') return true;
  return isImprintPath(URL.parse(evidence.url)?.pathname ?? '');
}

/**
 * The address that most places give, visible and complete ones first; null without any. On a template, whose only phone
 * is a sample, an address without a postal code or in a street that every town has is a sample as well.
 */
export function mainAddress(addresses: readonly AddressMention[], template = false): PostalAddressParts | null {
  const groups: { parts: PostalAddressParts; points: number }[] = [];
  const own = addresses.filter(isOwnPlace);
  for (const { parts, role, source } of own.length > 0 ? own : addresses) {
    if (template && (parts.postalCode === null || isCommonStreet(parts.street))) continue;
    if (isPlaceholderAddress(parts) || (source === 'markup' && isSampleStreet(parts.street))) continue;
    const points = (parts.street ? 4 : 0) + (CONTACT_ROLES.has(role) ? 2 : 1) + (source === 'text' ? 3 : 0);
    const group = groups.find((known) => relateAddresses(known.parts, parts) !== 'different');
    if (!group) groups.push({ parts, points });
    else {
      group.points += points;
      group.parts = fuller(group.parts, parts);
    }
  }
  return groups.sort((a, b) => b.points - a.points)[0]?.parts ?? null;
}

function fuller(a: PostalAddressParts, b: PostalAddressParts): PostalAddressParts {
  return {
    street: fullerStreet(a.street, b.street),
    city: a.city ?? b.city,
    region: a.region ?? b.region,
    postalCode: a.postalCode ?? b.postalCode,
  };
}
