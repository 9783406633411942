import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Country } from '../../lexicon/countries/country.ts';
import { COUNTRIES, COUNTRY_OF_TERRITORY, countryNamed, countryOf } from '../../lexicon/countries/index.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { PageDocument } from '../../read/html/document.ts';
import { dialledOf, phoneLinkOf } from '../contact/phone-links.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { addressesWithCode } from '../places/written-addresses.ts';
import { descriptionOf } from '../prose/page-description.ts';
import { nodesOf, textsOf } from '../prose/source-excerpt.ts';

/** The weight of each sign. Two points and a clear lead decide the country; a single point does not. */
const POINTS = {
  addressCountry: 5,
  topLevelDomain: 5,
  address: 3,
  phone: 3,
  register: 3,
  currency: 2,
  languageRegion: 2,
  namedBehindTown: 2,
  emailDomain: 2,
  nationalNumber: 2,
  shownAndDialled: 3,
  freeMail: 1,
  language: 1,
} as const;
const MIN_POINTS = 2;
const MAX_NUMBERS = 60;
const MAX_PLACES = 40;
/** Covers the head and the first text of a page, and its footer. */
const MAX_TEXT_LENGTH = 8000;
const MAX_FOOT_LENGTH = 2500;
const MAX_HEAD_LENGTH = 1000;

/** Languages that businesses use mostly in one country. Templates declare `en-US` everywhere. */
const HOME_OF_LANGUAGE: Readonly<Record<string, string>> = { de: 'DE', it: 'IT', nl: 'NL', fr: 'FR' };
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/£ ?\d/, 'GB'],
  [/R\$ ?\d/, 'BR'],
  [/₹ ?\d/, 'IN'],
  [/\bCHF ?\d|\d ?CHF\b/, 'CH'],
  [/₱ ?\d/, 'PH'],
];
const EURO = /€ ?\d|\d ?€/;
/** `tel:353861234567`: with a calling code, but without a plus. */
const WITHOUT_PLUS = /^[2-9]\d{10,13}$/;
const INTERNATIONAL = /(?<![\d.])(?:\+|00)[1-9]\d[\d\s().\-–]{6,18}\d(?!\d)/g;
/** `(208) 314-7752`, `208-314-7752`: a grouping used only in North America. */
const NORTH_AMERICAN = /(?<![\d.-])\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[-.]\d{4}(?![\d-])/g;

/** The toll-free numbers that all of North America shares (NANPA, "Non-Geographic Codes"). */
const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;

type Score = Map<string, number>;
type CountryInput = { pages: readonly PageFacts[]; markup: MarkupFacts; language: string };

/**
 * The country of a site as an ISO 3166-1 code, from its postal addresses, phone numbers, registers, currency, domain
 * and declared language. Null without any sign, or if two countries are equally likely.
 */
export function deriveCountry({ pages, markup, language }: CountryInput): string | null {
  const score: Score = new Map();
  const declared = declaredRegion(pages[0]?.document.lang ?? '');
  scoreDomain(pages[0], score);
  scoreEmails(pages, score);
  scoreMarkup(markup, score);
  scoreNumbers(pages, language, score);
  scoreNationalNumbers(pages, language, score);
  scoreAddresses(pages, score);
  scoreNamedCountry(pages, score);
  if (declared !== null) add(score, declared, POINTS.languageRegion);
  const home = HOME_OF_LANGUAGE[language];
  if (home !== undefined) add(score, home, POINTS.language);
  scoreTitle(pages[0], language, score);
  scoreCurrency(pages, score);
  if (leader(score) === null) scoreEuro(pages, score);
  if (leader(score) === null) scoreRegisters(pages, score);
  if (leader(score) === null) scoreRegions(pages, language, score);
  if (leader(score) === null && home !== undefined) scoreStreets(pages, home, score);
  return leader(score);
}

/** The beginning and the end of a long text. */
function telling(text: string): string {
  return text.length <= MAX_TEXT_LENGTH + MAX_FOOT_LENGTH
    ? text
    : `${text.slice(0, MAX_TEXT_LENGTH)}\n${text.slice(-MAX_FOOT_LENGTH)}`;
}

/** Signs of a country are also signs of its territories: a notary of Guadeloupe has an address below `.fr`. */
function withTerritories(score: Score): Score {
  return new Map(
    [...score].map(([code, points]) => [code, points + (score.get(COUNTRY_OF_TERRITORY[code] ?? '') ?? 0)]),
  );
}

function leader(score: Score): string | null {
  const [first, second] = [...withTerritories(score)].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < MIN_POINTS || first[1] === second?.[1]) return null;
  return first[0];
}

function add(score: Score, country: string, points: number): void {
  score.set(country, (score.get(country) ?? 0) + points);
}

/** `en-GB` means Great Britain; `en-US` is the default of most templates and says nothing. */
function declaredRegion(lang: string): string | null {
  const region = /^[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(lang)?.[1]?.toUpperCase() ?? null;
  return region === 'US' || (region !== null && !/^[A-Z]{2}$/.test(region)) ? null : region;
}

const COUNTRY_OF_DOMAIN: ReadonlyMap<string, string> = new Map([
  ...COUNTRIES.flatMap(({ code, topLevelDomains }) => topLevelDomains.map((domain) => [domain, code] as const)),
  ...(['ae', 'cz', 'dk', 'gh', 'ke', 'lu', 'ng', 'pk', 'pl', 'se', 'sg'] as const).map(
    (domain) => [domain, domain.toUpperCase()] as const,
  ),
]);

/** The country of a host by its last two labels or its last one: businesses everywhere use `.co`, but not `.com.co`. */
function countryOfHost(host: string): string | undefined {
  const labels = host.toLowerCase().split('.');
  return COUNTRY_OF_DOMAIN.get(labels.slice(-2).join('.')) ?? COUNTRY_OF_DOMAIN.get(labels.at(-1) ?? '');
}

function scoreDomain(home: PageFacts | undefined, score: Score): void {
  const country = countryOfHost(URL.parse(home?.url ?? '')?.hostname ?? '');
  if (country !== undefined) add(score, country, POINTS.topLevelDomain);
}

const EMAIL_DOMAIN = /[\w.+-]{1,40}@((?:[\w-]{1,40}\.){1,3}[a-z]{2})(?![\w.-]*[\w-])/gi;
const MAX_EMAILS = 30;

/** Mail services of the whole world: people keep an address such as `…@yahoo.com.mx` when they move. */
const FREE_MAIL = /^(?:yahoo|ymail|hotmail|outlook|live|msn|googlemail)\./i;

/** A mail address below a country's domain: `info@builderscranes.ie`. Each country counts once. */
function scoreEmails(pages: readonly PageFacts[], score: Score): void {
  const found = new Map<string, number>();
  for (const { document } of pages) {
    const texts = document.links.filter(({ href }) => /^mailto:/i.test(href)).map(({ href }) => href.slice(0, 100));
    for (const text of [telling(document.visibleText), ...texts.slice(0, MAX_EMAILS)])
      for (const [, host = ''] of [...text.matchAll(EMAIL_DOMAIN)].slice(0, MAX_EMAILS)) {
        const country = countryOfHost(host);
        if (country === undefined) continue;
        const points = FREE_MAIL.test(host) ? POINTS.freeMail : POINTS.emailDomain;
        found.set(country, Math.max(points, found.get(country) ?? 0));
      }
  }
  for (const [country, points] of found) add(score, country, points);
}

function scoreMarkup({ businesses }: MarkupFacts, score: Score): void {
  const named = new Set<string>();
  for (const { node } of businesses) {
    for (const address of nodesOf(node, 'address').slice(0, MAX_PLACES)) {
      const written = textsOf(address, 'addressCountry')[0] ?? '';
      const code = codeOfCountry(written);
      if (code !== null) named.add(code);
    }
  }
  for (const code of named) add(score, code, POINTS.addressCountry);
}

/** `DE`, `Germany`, `Deutschland`. */
function codeOfCountry(written: string): string | null {
  const text = written.trim();
  if (/^[A-Z]{2}$/.test(text)) return text === 'UK' ? 'GB' : text;
  if (/^USA$|^U\.S\.A?\.?$/i.test(text)) return 'US';
  return countryNamed(text);
}

/**
 * Every distinct number with a calling code counts, up to three; the grouping of numbers without one counts once. In
 * English, such a number that a link dials as well outweighs a foreign number for chats.
 */
function scoreNumbers(pages: readonly PageFacts[], language: string, score: Score): void {
  const valid = new Map<string, string>();
  const tried = new Set<string>();
  const [shown, dialled] = [new Set<string>(), new Set<string>()];
  let northAmerican: string | null = null;
  const tryOne = (written: string): void => {
    if (tried.size >= MAX_NUMBERS || tried.has(written)) return;
    tried.add(written);
    const phone = parsePhoneNumberFromString(written.replace(/^00/, '+'));
    if (phone?.country && phone.isValid() && !TOLL_FREE.test(phone.number)) valid.set(phone.number, phone.country);
  };
  const tryLink = (href: string, written: string): void => {
    const digits = dialledOf(href).replace(/\D/g, '');
    if (/^(?:\+|00)/.test(written)) tryOne(written);
    else if (!/^tel:/i.test(href)) return;
    else if (/^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits)) {
      northAmerican ??= northAmericanCountry(written);
      if (dialled.size < MAX_NUMBERS) dialled.add(digits.slice(-10));
    } else if (WITHOUT_PLUS.test(digits)) tryOne(`+${digits}`);
  };
  for (const { document } of pages) {
    for (const { href } of document.links) {
      const written = phoneLinkOf(href);
      if (written) tryLink(href, written);
    }
    const text = telling(document.visibleText);
    for (const [written] of text.matchAll(INTERNATIONAL)) tryOne(written);
    for (const [written] of [...text.matchAll(NORTH_AMERICAN)].slice(0, 5)) {
      northAmerican ??= northAmericanCountry(written);
      shown.add(written.replace(/\D/g, ''));
    }
  }
  const counts = new Map<string, number>();
  for (const country of valid.values()) counts.set(country, (counts.get(country) ?? 0) + 1);
  for (const [country, count] of counts) add(score, country, POINTS.phone + Math.min(count, 3) - 1);
  if (northAmerican === null || counts.has('CA')) return;
  add(score, northAmerican, POINTS.nationalNumber);
  if (language === 'en' && [...shown].some((number) => dialled.has(number)))
    add(score, northAmerican, POINTS.shownAndDialled);
}

/** The country of the area code: 581 is in Quebec. */
function northAmericanCountry(written: string): string | null {
  const phone = parsePhoneNumberFromString(written, 'US');
  if (!phone?.isValid() || TOLL_FREE.test(phone.number)) return null;
  return phone.country === 'US' || phone.country === 'CA' ? phone.country : null;
}

/**
 * The countries of a language, in which a number without a calling code may be valid. Chile and Peru are left out: most
 * Spanish numbers are also valid in Chile, and a third in Peru.
 */
const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['GB', 'IE', 'AU', 'NZ', 'ZA'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CO'],
  fr: ['FR', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['PT', 'BR'],
};
/** `(11) 96303-9763`: only an area code in brackets starts with a one. */
const NATIONAL = /(?<![\d.,+/-])(?:\(\d{2}|[02-9]\d)[\d\s()./\-–]{5,14}\d(?![\d%])/g;
/** In English-speaking countries outside North America, national numbers start with a zero. */
const TRUNK_ZERO = /^\(?0[1-9]/;
const MAX_NATIONAL = 15;
const LARGE_TOWN = 20_000;

/** A town in the title of the home page that exists in only one country of the language: `Slotenmaker Zwolle-Zuid`. */
function scoreTitle(home: PageFacts | undefined, language: string, score: Score): void {
  const words = (home?.document.title?.text ?? '').slice(0, 120).match(/\p{Lu}[\p{L}'’]{3,}/gu) ?? [];
  const holding = (COUNTRIES_OF_LANGUAGE[language] ?? []).filter((country) =>
    words.some((word) =>
      gazetteer(country)
        ?.find(word)
        .some(({ population }) => population > LARGE_TOWN),
    ),
  );
  if (holding.length === 1 && holding[0]) add(score, holding[0], POINTS.language);
}

/**
 * A number that is valid in only one country of the language is a sign for it; one that is valid in several is a sign
 * for each.
 */
function scoreNationalNumbers(pages: readonly PageFacts[], language: string, score: Score): void {
  const candidates = COUNTRIES_OF_LANGUAGE[language];
  if (!candidates) return;
  const written = new Set<string>();
  const consider = (number: string): void => {
    if (written.size < MAX_NATIONAL && (language !== 'en' || TRUNK_ZERO.test(number))) written.add(number);
  };
  for (const { document } of pages) {
    for (const { href } of document.links) if (/^tel:/i.test(href)) consider(dialledOf(href));
    for (const [number] of telling(document.visibleText).matchAll(NATIONAL)) consider(number);
  }
  for (const country of candidates)
    if (
      [...written].some((number) => !number.startsWith('+') && parsePhoneNumberFromString(number, country)?.isValid())
    )
      add(score, country, POINTS.nationalNumber);
}

/** Postal codes with a format of only one country, or together with a region or town of one country. */
const UNMISTAKABLE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:[A-Z]{1,2}\d{1,2}[A-Z]?) \d[ABD-HJLNP-UW-Z]{2}\b/, 'GB'],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/, 'CA'],
  [/\b\d{4}-\d{3},? \p{Lu}\p{Ll}/u, 'PT'],
  [/\b\d{5}-\d{3}\b/, 'BR'],
  [/\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) (?=[\dA-Z]{0,3}[A-Z])(?=[\dA-Z]{0,3}\d)[0-9AC-FHKNPRTV-Y]{4}\b/, 'IE'],
  [/\b(?:NSW|VIC|QLD|TAS|ACT),? ?\d{4}\b/, 'AU'],
  [/\b\d{5},? \p{Lu}[\p{L}' ]{1,30} \([A-Z]{2}\)/u, 'IT'],
];
const STATE_AND_ZIP = /, ?([A-Z]{2}),? \d{5}(?:-\d{4})?\b/g;
/** `77704 Oberkirch`, `8010 Graz`: the towns distinguish the countries with this format. */
const CODE_AND_TOWN =
  /(?<![\d.,+/-])(?:[A-Z]{1,2}-)?(\d{4,5}) (\p{Lu}[\p{L}.'’-]{1,30}(?:[ -]\p{L}[\p{L}.'’-]{1,20}){0,3})/gu;
const DUTCH = /\b[1-9]\d{3} ?(?!S[ADS])[A-Z]{2},? {1,3}(\p{Lu}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,20}){0,3})/gu;
const FIVE_DIGITS = ['DE', 'FR', 'ES', 'IT', 'MX'];
const FOUR_DIGITS = ['AT', 'CH', 'BE', 'DK', 'LU'];

function scoreAddresses(pages: readonly PageFacts[], score: Score): void {
  const found = new Set<string>();
  let places = 0;
  for (const { document } of pages) {
    const text = telling(document.visibleText);
    if (!/\d/.test(text)) continue;
    for (const [pattern, country] of UNMISTAKABLE) if (!found.has(country) && pattern.test(text)) found.add(country);
    for (const [, state] of text.matchAll(STATE_AND_ZIP))
      if (state && countryOf('US')?.regions[state] !== undefined) found.add('US');
    for (const [, town = ''] of text.matchAll(DUTCH)) {
      places += 1;
      if (places <= MAX_PLACES && holdsTown('NL', town)) found.add('NL');
    }
    for (const [, code = '', town = ''] of text.matchAll(CODE_AND_TOWN)) {
      places += 1;
      if (places > MAX_PLACES) break;
      for (const country of code.length === 5 ? FIVE_DIGITS : FOUR_DIGITS)
        if (holdsTown(country, town)) found.add(country);
    }
  }
  for (const country of found) add(score, country, POINTS.address);
}

/** `São Paulo, Brasil`, `Zürich, Switzerland`: a line that ends with a country. */
const MAX_PLACE_LINE_LENGTH = 70;
const COUNTRY_AT_END = /^.{2,65}, (\p{Lu}[\p{L} ]{3,24})\.?$/u;
const MAX_LINES = 400;

/** A line with a town and its country counts once per country, however often it repeats. */
function scoreNamedCountry(pages: readonly PageFacts[], score: Score): void {
  const named = new Set<string>();
  for (const { document } of pages) {
    for (const { text } of [...document.blocks.slice(0, MAX_LINES), ...document.blocks.slice(-MAX_LINES)]) {
      if (text.length > MAX_PLACE_LINE_LENGTH) continue;
      const code = codeOfCountry(COUNTRY_AT_END.exec(text)?.[1] ?? '');
      if (code !== null && partsBeforeCountry(text).some((part) => holdsTown(code, part))) named.add(code);
    }
  }
  for (const code of named) add(score, code, POINTS.namedBehindTown);
}

/** `Melkwegel 9`, `Heusden`, `Oost-Vlaanderen` before `België`: the town is one of them. */
function partsBeforeCountry(line: string): string[] {
  return line
    .split(/[,(]/)
    .slice(0, -1)
    .map((part) => part.trim().split(' ').slice(-4).join(' '));
}

/** True if the words after a code start with a town: also `77704 Oberkirch Telefon`. */
function holdsTown(country: string, words: string): boolean {
  const towns = gazetteer(country);
  const parts = words.split(' ');
  return towns !== null && parts.some((_, last) => towns.find(parts.slice(0, last + 1).join(' ')).length > 0);
}

function scoreCurrency(pages: readonly PageFacts[], score: Score): void {
  for (const [pattern, country] of CURRENCY_SIGNS)
    if (pages.some(({ document }) => pattern.test(telling(document.visibleText)))) add(score, country, POINTS.currency);
}

/** The euro decides between countries with other signs: an Irish mobile number may also be a South African one. */
function scoreEuro(pages: readonly PageFacts[], score: Score): void {
  if (!pages.some(({ document }) => EURO.test(telling(document.visibleText)))) return;
  for (const country of score.keys())
    if (countryOf(country)?.currency.code === 'EUR') add(score, country, POINTS.language);
}

/** Countries whose places are written with a state, province or county, by the languages of their sites. */
const REGION_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'ZA'],
  es: ['US'],
  fr: ['CA'],
  pt: ['BR'],
};
/** Countries whose gazetteer has the counties as districts: `Shannon, Co. Clare`, `Lewes, East Sussex`. */
const WITH_COUNTIES = new Set(['GB', 'IE']);
/** `Grand Rapids, Michigan`, `Atlanta, GA`, `Curitiba - PR`. */
const TOWN_AND_REGION =
  /(\p{Lu}[\p{L}.'’-]{1,20}(?: \p{L}[\p{L}.'’-]{1,20}){0,3})(?=(?:, ?| [-–—] )(?:Co\. )?(\p{Lu}{2,3}(?![\p{L}\d])|\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{L}+){0,2}))/gu;

/** A town with the state, province or county that it lies in: only searched if nothing else decided. */
function scoreRegions(pages: readonly PageFacts[], language: string, score: Score): void {
  const candidates = REGION_COUNTRIES[language] ?? [];
  const pairs = new Map<string, readonly [string, string]>();
  for (const { document } of candidates.length > 0 ? pages : [])
    for (const [, town = '', region = ''] of `${headWords(document)}\n${telling(document.visibleText)}`.matchAll(
      TOWN_AND_REGION,
    ))
      if (pairs.size < MAX_PLACES) pairs.set(`${town}, ${region}`, [town, region]);
  for (const country of candidates)
    if ([...pairs.values()].some(([town, region]) => liesIn(country, town, region)))
      add(score, country, POINTS.namedBehindTown);
}

/** The title and the description of a page, which are all that some pages have before their scripts run. */
function headWords(document: PageDocument): string {
  return `${document.title?.text ?? ''}\n${descriptionOf(document)}`.slice(0, MAX_HEAD_LENGTH);
}

/** True if the words end with a town of that region: also `Roofing in Boise`, `ID`. */
function liesIn(country: string, words: string, region: string): boolean {
  const places = gazetteer(country);
  const parts = words.split(' ');
  const towns = parts.flatMap((_, first) => places?.find(parts.slice(first).join(' ')) ?? []);
  if (WITH_COUNTIES.has(country)) return towns.length > 0 && places?.area(region) === 'district';
  const names = countryOf(country)?.regions ?? {};
  return towns.some((town) => town.region === region || names[town.region] === region);
}

/** A street in the form of the country in which the language is mostly spoken, although the gazetteer lacks its village. */
function scoreStreets(pages: readonly PageFacts[], code: string, score: Score): void {
  const country = countryOf(code);
  const isStreet = (text: string): boolean =>
    country !== null && addressesWithCode(text, '', country).some(({ parts }) => /\d/.test(parts.street ?? ''));
  const lines = pages.flatMap(({ document }) => [
    ...document.blocks.slice(0, MAX_LINES),
    ...document.blocks.slice(-MAX_LINES),
  ]);
  if (lines.some(({ text }) => text.length <= MAX_PLACE_LINE_LENGTH && isStreet(text)))
    add(score, code, POINTS.language);
}

/** Numbers of company registers: only searched if nothing else decided, because it runs many patterns. */
function scoreRegisters(pages: readonly PageFacts[], score: Score): void {
  for (const country of COUNTRIES)
    if (pages.some(({ document }) => namesRegister(telling(document.visibleText), country)))
      add(score, country.code, POINTS.register);
}

function namesRegister(text: string, { credentials }: Country): boolean {
  return credentials.some(({ kind, pattern }) => kind === 'company' && pattern.test(text));
}
