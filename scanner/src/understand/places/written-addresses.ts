import type { Country } from '../../lexicon/countries/country.ts';
import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { anySpelling, compilerOf } from '../../lexicon/languages/compile.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldInPlace, foldText, wordSource } from '../../lexicon/word-pattern.ts';
import { MONTH_NAMES } from '../freshness/month-names.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { isCountry, isCountryForTown } from './place-names.ts';
import { isRegionOfTown } from './provinces.ts';
import { isAddressLabel, type Street, streetAtEnd, streetAtStart } from './street-reader.ts';
import { streetBeforeCode } from './streets-without-kind.ts';

/** An address in a text: its parts, its spelling, and its position. */
export type WrittenAddress = { parts: PostalAddressParts; shown: string; at: number };

const MAX_IN_TEXT = 40;
const REACH_BACK = 110;
const REACH_AHEAD = 60;
const MAX_TOWN_WORDS = 5;
const MIN_LISTED_LENGTH = 3;
const MAX_WORDS_OF_QUARTER = 2;
const TOWN_WORDS = /^(?:\p{Lu}[\p{L}.'’-]{0,30})(?:[ ](?:[\p{L}][\p{L}.'’-]{0,30})){0,5}/u;
/** Words after a town that do not belong to its name. */
const NO_TOWN_WORD = compilerOf('address').words(({ behindTown }) => behindTown);
const codePatterns = new Map<string, RegExp>();

/** `77704 Oberkirch`, `D-77704 Oberkirch`, `6400-374, PINHEL`, `2991VH Barendrecht`. */
function codeBeforeTown(country: Country): RegExp | null {
  if (!country.postalCode) return null;
  let known = codePatterns.get(country.code);
  if (!known) {
    known = new RegExp(`(?<![\\d.+/-])(${country.postalCode.pattern.source})(?!\\d),? ?[-–]? ?(?=\\p{Lu})`, 'gu');
    codePatterns.set(country.code, known);
  }
  return known;
}

/**
 * Postal addresses of countries that write the code before the town. `lead` is the text right before, which may have
 * the street on a separate line. The town must be in the gazetteer, or a street must be right before its code.
 */
export function addressesWithCode(text: string, lead: string, country: Country): WrittenAddress[] {
  const pattern = codeBeforeTown(country);
  const found: WrittenAddress[] = [];
  if (!pattern) return found;
  for (const match of text.matchAll(pattern)) {
    if (found.length === MAX_IN_TEXT) break;
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - REACH_BACK), match.index).replace(LETTER_AS_BAR, '|');
    const known = streetAtEnd(before, country) ?? streetBeforeDistrict(before, country);
    const above = before.trim() === '' ? lead : '';
    const sure = known ?? (above === '' ? null : streetAtEnd(above, country));
    const inText = known ?? streetBeforeCode(before, country);
    const street = sure ?? inText ?? streetBeforeCode(above, country);
    const town = townAt(text.slice(end, end + REACH_AHEAD), country, street !== null && /\d/.test(street.street));
    if (!town) continue;
    const at = inText ? match.index - before.length + inText.at : match.index;
    const words = text.slice(at, end + town.length);
    const rest = text.slice(end + town.length);
    const behind = street ? null : streetAtStart(rest.slice(0, REACH_AHEAD), country);
    const shown = street && !inText ? `${street.street}, ${words}` : behind ? `${words} ${behind.street}` : words;
    const region = regionBehind(rest, country);
    found.push({
      parts: { street: (street ?? behind)?.street ?? null, city: town.city, region, postalCode: match[1] ?? null },
      shown,
      at,
    });
  }
  return found;
}

/** `Bayreuther Str. 9 I 91301 Forchheim`: a capital I in the place of a bar. */
const LETTER_AS_BAR = /(?<=\d[a-z]? )I(?=\s*$)/;

/** `Catharinaplein 36 (achterzijde Akkerstraat 8)`: a note on how to get there. */
const NOTE = /\s*\([^()]{1,60}\)$/;

/**
 * `Via Veneto 1, Fraz. Oleis Manzano, 33044 Udine`, `Calle Pekin 331 Col. Las Fuentes CP. 88700`: with a district in
 * between.
 */
function streetBeforeDistrict(lead: string, country: Country): Street | null {
  const before = lead.replace(/[\s,|·–-]+$/, '');
  const district =
    /,? (?:(?:Fraz|Loc|Col|Urb|Pol|Bât|Edif)\.|Frazione|Località|Colonia|Fracc\.|Lieu-dit|Résidence|Immeuble|Bâtiment|Edificio|Centro)[^,\d]{0,50},? ?(?:C\.?P\.? ?)?$/u.exec(
      before,
    );
  if (district) return streetAtEnd(before.slice(0, district.index), country);
  if (NOTE.test(before)) return streetAtEnd(before.replace(NOTE, ''), country);
  const unit = UNIT_BEHIND.exec(before);
  if (unit) return streetAtEnd(before.slice(0, unit.index + (unit[1] ?? '').length), country);
  // `Carrer Nou, 8, Nord, 07003 Palma`: a quarter in one or two separate parts.
  const parts = /\d[^,]{0,6}((?:,[^,\d]{1,24}){1,2})$/u.exec(before);
  return parts && streetAtEnd(before.slice(0, parts.index + parts[0].indexOf(',')), country, false);
}

/** `Rúa Pardiñeiros 3, Portal II - 3º C`, `Steenweg 45 bus 2`, `Hauptstraße 45/Top 3`: staircase, door and floor. */
const UNIT_BEHIND = new RegExp(
  `(\\d[^,/]{0,6}?)[,/ –-]{1,3}(?:${anySpelling(({ address }) => address.rooms)})\\.?(?:\\s[^,]{1,16}|\\s?\\d{1,4})?$`,
  'iu',
);

/** `(MI)` after an Italian town, `ZH` after a Swiss one. */
function regionBehind(text: string, { regions }: Country): string | null {
  const code = /^,? ?[-–(]? ?([A-Z]{2})\)?(?![\p{L}])/u.exec(text)?.[1];
  return code !== undefined && regions[code] !== undefined ? code : null;
}

type TownAt = { city: string; length: number };

/**
 * The town at the start of a text: the longest name in the gazetteer, otherwise the capitalized words after a street.
 */
function townAt(text: string, { code, regions }: Country, behindStreet: boolean): TownAt | null {
  const towns = gazetteer(code);
  const words = townWords(text, towns);
  for (let count = Math.min(words.length, MAX_TOWN_WORDS); count > 0; count -= 1) {
    const written = words
      .slice(0, count)
      .join(' ')
      .replace(/[.-]+$/, '');
    const town = towns?.find(written)[0];
    if (!town) continue;
    const behind = text.slice(written.length);
    const surname =
      saintsPlace(written, behind, code) || surnameOfTown(behind, code) || restBeforeRegion(behind, regions);
    return { city: `${asWritten(written, town.name)}${surname}`, length: written.length + surname.length };
  }
  const [first = ''] = words;
  const main = first.split('-')[0] ?? '';
  // `Cheseaux-sur-Lausanne` is the name of the town, not a part of Cheseaux.
  const isListed = main !== first && main.length > 3 && (towns?.find(main).length ?? 0) > 0;
  if (JOINED_NAME.test(first) && (isListed || behindStreet)) return { city: first, length: first.length };
  if (isListed) return { city: main, length: first.length + restOfQuarter(first, words[1]) };
  if (!behindStreet || (first.length < 3 && !ARTICLE.test(`${words[0]} ${words[1]}`))) return null;
  const own = ownTownWords(words);
  // `3061 GE Kralingen Rotterdam`: the quarter and its town.
  const listed = own.findIndex((word) => word.length > MIN_LISTED_LENGTH && (towns?.find(word).length ?? 0) > 0);
  if (own.length > 1 && listed >= 0) return { city: own[listed]!, length: own.slice(0, listed + 1).join(' ').length };
  if (own.length === 0) return null;
  const name = own.join(' ');
  const city = `${name}${surnameOfTown(text.slice(name.length), code)}`;
  return { city, length: city.length };
}

const JOINED_NAME =
  /^\p{Lu}[\p{L}'’]+(?:-(?:sur|sous|lès|les|en|la|le|aux|de|du|des)-(?:l[ae]-|l['’])?\p{Lu}[\p{L}'’]+)$/u;
const MAX_OWN_WORDS = 3;
/** `d'Agde` in `Cap d'Agde`: a capitalized word with its article. */
const ELIDED = /^[dl]['’]\p{Lu}/u;

/** The first capitalized words, as the name of a town that is not in the gazetteer. */
function ownTownWords(words: readonly string[]): string[] {
  const own: string[] = [];
  for (const word of words.slice(0, MAX_OWN_WORDS)) {
    if (NO_TOWN_WORD.test(foldText(word)) || (own.length > 0 && !/^\p{Lu}/u.test(word) && !ELIDED.test(word))) break;
    own.push(word.replace(/[.]$/, ''));
  }
  return own;
}

/** The length of ` Berg` behind `Berlin-Prenzlauer`. */
function restOfQuarter(first: string, next = ''): number {
  return first.endsWith('er') && /^\p{Lu}\p{Ll}/u.test(next) && !NO_TOWN_WORD.test(foldText(next))
    ? next.length + 1
    : 0;
}

/** `O Milladoiro`, `As Pontes`: the name of a town can begin with an article. */
const ARTICLE = /^(?:[AO]s?|El|L[aeo]|Il|De) \p{Lu}\p{Ll}{3}/u;

/** The capitalized words at the start of a text, without the next element: `MarseilleÀ deux minutes`. */
function townWords(text: string, towns: Gazetteer | null): string[] {
  const words = TOWN_WORDS.exec(text)?.[0].split(' ') ?? [];
  const at = words.findIndex((word) => GLUED.test(word));
  if (at < 0 || towns?.find(words.slice(0, at + 1).join(' ')).length) return words;
  return [...words.slice(0, at), words[at]!.replace(GLUED, '')];
}

/** A capital letter inside a word, and what follows. */
const GLUED = /(?<=\p{Ll}{3})\p{Lu}.*$/u;

/** ` San Michele` after `Dusino`, before `(AT)`: the rest of a name that the gazetteer lists by its first word. */
function restBeforeRegion(behind: string, regions: Country['regions']): string {
  const [, rest = '', region = ''] = /^((?: \p{Lu}[\p{L}'’]{1,24}){1,3}) \(([A-Z]{2})\)/u.exec(behind) ?? [];
  return regions[region] === undefined ? '' : rest;
}

/** Words that join a town to a river, hill or region that distinguishes it from others of the same name. */
const TOWN_JOINTS: Readonly<Record<string, string>> = {
  ...{
    DE: 'am|an der|ob der|vor der|auf der|a\\.|a\\. ?d\\.|i\\.|o\\. ?d\\.',
    AT: 'am|an der|ob der|im|a\\.|a\\. ?d\\.|i\\.|o\\. ?d\\.',
    CH: 'am|an der|bei|a\\.|a\\. ?d\\.|b\\.',
  },
  ...{ FR: "sur|sous|lès|d['’]", BE: 'sur|aan de|aan den', NL: 'aan den|aan de|op', LU: 'sur' },
  ...{ ES: 'de|del|de la|de los|de las', MX: 'de|del|de la|de los', PT: 'de|do|da|dos|das', BR: 'de|do|da|dos|das' },
  ...{ IT: "di|del|della|dei|al|sul|sulla|in|d['’]", GB: 'upon|on|under', IE: 'upon|on', AU: 'upon|on', NZ: 'on' },
};
const joints = new Map<string, RegExp | null>();

/** ` am Main` after `Hattersheim`: gazetteers list many towns without it. Empty if the name has no such part. */
export function surnameOfTown(behind: string, code: string): string {
  let joint = joints.get(code);
  if (joint === undefined) {
    const words = TOWN_JOINTS[code];
    joint =
      words === undefined ? null : new RegExp(`^ (?:${words}) ?(?<=[. '’])\\p{Lu}[\\p{Ll}'’-]{2,24}(?![\\p{L}])`, 'u');
    joints.set(code, joint);
  }
  const surname = joint?.exec(behind)?.[0] ?? '';
  return NO_TOWN_WORD.test(foldText(surname)) || surname.endsWith('-') ? '' : surname;
}

const SAINT = /^(?:saint|sainte|st|ste)[ .-]/i;
/** ` de rivière` after `Saint Pierre`: hundreds of French towns have the name of the same saint. */
const PLACE_OF_SAINT =
  /^[ -](?:de|du|des|en|la|les|lès|sur|sous)[ -](?:la[ -]|l['’])?\p{L}[\p{L}'’]{2,20}(?:-\p{L}{2,20}){0,2}/u;
const SPEAKS_FRENCH = new Set(['FR', 'BE', 'CH', 'LU']);

/** The rest of the name of a town that is named after a saint; empty for other towns. */
export function saintsPlace(written: string, behind: string, code: string): string {
  return SPEAKS_FRENCH.has(code) && SAINT.test(written) ? (PLACE_OF_SAINT.exec(behind)?.[0] ?? '') : '';
}

/** `LA ROCHELLE` in the gazetteer's spelling; any other spelling stays. */
function asWritten(written: string, listed: string): string {
  return written === written.toUpperCase() ? listed : written;
}

/**
 * Addresses without a code, or with the code after the town: a street, then a town of the gazetteer nearby. `R. Dr.
 * João Ribeiro, 259 - Penha de França, São Paulo - SP, 03634-010`, `12 High Street, Altrincham WA14 1AA`.
 */
export function addressesByStreet(
  text: string,
  streets: readonly { street: string; at: number }[],
  country: Country,
): WrittenAddress[] {
  return streets.slice(0, MAX_IN_TEXT).flatMap(({ street, at }) => {
    const start = at + street.length;
    const rest = text.slice(start, start + 140);
    const code = codeBehindTown(rest, country);
    const reach = code ? rest.slice(0, code.index) : rest.slice(0, MAX_REST_WITHOUT_CODE);
    const british = country.code === 'GB' || country.code === 'IE';
    const town = lastTownIn(reach, country) ?? (british ? villageIn(reach, code !== null, country) : null);
    if (!town || namesRegister(reach.slice(0, town.start), country)) return [];
    const behind = rest.slice(town.end);
    const more = country.code === 'IE' ? (DISTRICT_AND_COUNTY.exec(behind)?.[0].length ?? 0) : 0;
    const end = code ? start + code.index + code[0].length : start + town.end + more;
    const region = regionIn(behind, country);
    const written = withBracket(text.slice(at, end), text.slice(end));
    const shown = BLANK_CODE.test(written) ? `${street}, ${town.city}` : written;
    return [{ parts: { street, city: town.city, region, postalCode: code?.[0] ?? null }, shown, at }];
  });
}

/** `Kerkstraat 9, Heusden (Destelbergen)` with the bracket behind the town. */
function withBracket(written: string, behind: string): string {
  return behind.startsWith(')') && written.lastIndexOf('(') > written.lastIndexOf(')') ? `${written})` : written;
}

/** The postal code of a template: `Rua XV de Novembro, 7840 - XXXXX-XXX - Guarapuava`. */
const BLANK_CODE = /\bX{3,}(?:-X{2,})?\b/;

const VILLAGE = /^\p{Lu}[\p{L}'’-]{2,24}(?: \p{L}[\p{L}'’-]{1,24}){0,3}$/u;
const COUNTY =
  /^(?:(?:Co\.?|County) \p{Lu}|(?:Beds|Berks|Bucks|Cambs|Derbys|Glos|Hants|Herts|Lancs|Leics|Lincs|Middx|Northants|Notts|Oxon|Staffs|Warks|Wilts|Worcs|Yorks)$)/u;

/**
 * `Main Street, Tur Langton, Leicestershire, LE8 0PJ`, `Lough Sheever Park, Mullingar, Co. Westmeath`: villages are not
 * in the gazetteer, but the code or the county behind shows that it is one. `coded` is true if a postal code is right
 * behind the text.
 */
function villageIn(
  text: string,
  coded: boolean,
  { code }: Country,
): { city: string; start: number; end: number } | null {
  const parts = text.split(',').map((part) => part.trim().replace(/\.$/, ''));
  const county = parts.findIndex((part) => COUNTY.test(part));
  if (county < 0 && !coded) return null;
  const areas = gazetteer(code);
  const before = (county < 0 ? parts : parts.slice(0, county)).filter((part) => part !== '');
  const city = before.findLast((part) => areas?.area(part) === null && !isCountry(part)) ?? '';
  const start = text.lastIndexOf(city);
  return before.length > 0 && VILLAGE.test(city) ? { city, start, end: start + city.length } : null;
}

/** What lines in Ireland write behind the town: `12, Co. Dublin`. */
const DISTRICT_AND_COUNTY = /^(?: \d{1,2}W?(?![\dA-Za-z]))?(?:,? (?:Co\.?|County) \p{Lu}\p{Ll}+)?/u;

const registers = new Map<string, RegExp>();

/** `Osnabrücker Str. 7 Amtsgericht Steinfurt HRB 14404`: the town of a court or register, and its number. */
function namesRegister(text: string, { code, languages }: Country): boolean {
  let known = registers.get(code);
  if (!known) {
    known = new RegExp(
      `(?:${wordSource(languages.flatMap((one) => language(one).contact.otherNumbers))})[\\s.:]{0,3}$`,
      'u',
    );
    registers.set(code, known);
  }
  return known.test(foldText(text));
}

const wholeCodes = new Map<string, RegExp>();

/** The postal code of a country, but not the beginning of a phone number: `São Paulo - SP | (11) 98313-4656`. */
function wholeCode({ code, postalCode }: Country): RegExp | null {
  if (!postalCode) return null;
  let known = wholeCodes.get(code);
  if (!known) {
    const { source, flags } = postalCode.pattern;
    known = new RegExp(`(?<!\\d\\) ?)(?:${source})(?!\\d)`, flags);
    wholeCodes.set(code, known);
  }
  return known;
}

const MAX_REST_WITHOUT_CODE = 80;
const MAX_WORDS_BEFORE_CODE = 2;

/**
 * The postal code behind a street and its town. A code of digits only must directly follow the town and must
 * not be part of a phone number: not `Bloemfontein, Trichard Optometrists, Established 1939`.
 */
function codeBehindTown(rest: string, country: Country): RegExpExecArray | null {
  const code = wholeCode(country)?.exec(rest) ?? null;
  if (!code || !/^\d+$/.test(code[0])) return code;
  const before = rest.slice(0, code.index);
  if (/\d[\s-]?$/.test(before) || /^[\s-]?\d/.test(rest.slice(code.index + code[0].length))) return null;
  const town = lastTownIn(before, country);
  const between = town ? before.slice(town.end).match(/\p{L}+/gu) : null;
  return (between?.length ?? 0) > MAX_WORDS_BEFORE_CODE ? null : code;
}

const aheadPatterns = new Map<string, RegExp>();

/** `12 rue de la Paix` anywhere in a sentence, up to the word or sign that ends it. */
function streetAhead({ code, languages }: Country): RegExp {
  let known = aheadPatterns.get(code);
  if (!known) {
    const kinds = wordSource(languages.flatMap((one) => language(one).address.streets));
    const number = '(?<![\\d.,-])\\d{1,4}(?: ?(?:bis|ter|quater))?';
    known = new RegExp(`${number},? (?:${kinds}) [^\\d,;:|().]{2,45}?(?=,| - | a )`, 'gu');
    aheadPatterns.set(code, known);
  }
  return known;
}

/** In a sentence, without a code: `au 32 rue du Vélodrome à Pontchâteau`. The town must be the next word. */
export function addressesInSentence(text: string, country: Country): WrittenAddress[] {
  const towns = gazetteer(country.code);
  if (!towns || !/\d/.test(text)) return [];
  const found: WrittenAddress[] = [];
  for (const match of foldInPlace(text).matchAll(streetAhead(country))) {
    if (found.length === MAX_IN_TEXT) break;
    const end = match.index + match[0].length;
    const link = /^(?:, ?| - | à )/.exec(text.slice(end, end + 4))?.[0].length ?? 0;
    const town = townAt(text.slice(end + link, end + link + REACH_AHEAD), country, false);
    if (!town || link === 0) continue;
    const street = text.slice(match.index, end).trim();
    const townEnd = end + link + town.length;
    const code = codeRightBehind(text.slice(townEnd, townEnd + 12), country);
    const shown = text.slice(match.index, townEnd + (code?.length ?? 0));
    const postalCode = code?.trim() ?? null;
    found.push({ parts: { street, city: town.city, region: null, postalCode }, shown, at: match.index });
  }
  return found;
}

/** ` 11000` behind `22 Rue Jacques Brel, Carcassonne`: the postal code in the place that other countries have for it. */
function codeRightBehind(behind: string, { postalCode }: Country): string | null {
  const [written = ''] = /^ [A-Z\d -]{4,8}(?![\p{L}\d])/u.exec(behind.replace(/[.,;].*$/, '')) ?? [];
  const code = written.trim();
  return postalCode !== undefined && postalCode?.pattern.exec(code)?.[0] === code && code !== ''
    ? written.trimEnd()
    : null;
}

/** A street with its number at a position of a text, up to the town. */
const STREET_OF_LINE =
  /(\p{Lu}[\p{L}.'’ -]{2,40} \d{1,4}[a-zA-Z]?)(?:,|(,? (?:of\.?|oficina|depto\.?|dpto\.?|local|piso) ?\w{1,5}),?) (?=\p{Lu})/iuy;
/** The number of a district, and the signs before the next address: `Praha 1`. */
const AFTER_TOWN = /^(?: \d{1,2}(?!\d))?[\s.,;|/·–-]*/;
/** `Mayo 25`, `Local 12`, `Km 5`: a date or a part of a place. */
const NO_STREET = new RegExp(
  `(?:^| )(?:${MONTH_NAMES}|lunes|martes|miercoles|jueves|viernes|sabado|domingo|local|piso|oficina|torre|bloque|km|kilometro|ruta|apto|apartamento|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|halle|etage|seite|kapitel|platz) \\d`,
);
const MAX_ALONE = 4;

/**
 * Lines with only streets, their numbers and towns of the gazetteer: `Rytířská 22, Praha 1`, `Chacabuco 416, Tandil
 * Uriburu 1443, Tandil`.
 */
export function addressAlone(text: string, country: Country): WrittenAddress[] {
  const towns = gazetteer(country.code);
  const found: WrittenAddress[] = [];
  let from = /^[^\p{L}\d]{0,4}/u.exec(text)?.[0].length ?? 0;
  from += labelAt(text.slice(from), country);
  while (towns && from < text.length) {
    STREET_OF_LINE.lastIndex = from;
    const match = STREET_OF_LINE.exec(text);
    const street = match?.[1] ?? '';
    if (found.length > 0 && isCountry(text.slice(from).replace(/[\s.]+$/, ''))) return found;
    if (!match || found.length === MAX_ALONE || /[,.] /.test(street) || NO_STREET.test(foldText(street))) return [];
    if (!/^\p{Lu}/u.test(street)) return [];
    const end = from + match[0].length;
    const city = firstTown(text.slice(end, end + REACH_AHEAD), towns);
    if (city === null) return [];
    const shown = text.slice(from, end + city.length);
    found.push({
      parts: { street: `${street}${match[2] ?? ''}`, city, region: null, postalCode: null },
      shown,
      at: from,
    });
    from = end + city.length;
    from += AFTER_TOWN.exec(text.slice(from))?.[0].length ?? 0;
  }
  return found;
}

/** The length of a label without a colon: `Dirección Manuel Montt Nº 39, Temuco`. */
function labelAt(text: string, country: Country): number {
  const first = /^\p{L}+ (?=\p{Lu})/u.exec(text)?.[0] ?? '';
  return isAddressLabel(first.trim(), country) ? first.length : 0;
}

/** The longest name of a town at the start of a text. */
function firstTown(text: string, towns: Gazetteer): string | null {
  const words = TOWN_WORDS.exec(text)?.[0].split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.-]+$/, '');
    if (towns.find(name).length > 0) return name;
  }
  return null;
}

const streetWords = new Map<string, RegExp>();

/** `Viale` begins the name of a street, although there is a town of that name. */
function isStreetWord(name: string, languages: Country['languages']): boolean {
  if (name.includes(' ')) return false;
  const key = languages.join();
  let pattern = streetWords.get(key);
  if (!pattern) {
    pattern = new RegExp(`^(?:${wordSource(languages.flatMap((one) => language(one).address.streets))})$`, 'u');
    streetWords.set(key, pattern);
  }
  return pattern.test(foldText(name));
}

const STOP_BEHIND_WORD = /(?<=\p{Ll}{4})\.(?= \p{Lu})/gu;

/** `(próximo à estação Uruguaiana)`: a note on how to get there, not a name. */
const NOTE_IN_BRACKETS = /\(\s?\p{Ll}[^()]{0,80}\)/gu;

/** A town of the gazetteer in a text, and where it starts and ends. `alone` is true if nothing else is in its part. */
export type TownInText = { city: string; start: number; end: number; alone: boolean };

/** The last town of a text, but not the region that follows its town: `Santo André, São Paulo`. */
export function lastTownIn(text: string, country: Country): TownInText | null {
  const towns = townsIn(text, country);
  const last = towns.at(-1);
  const before = towns.at(-2);
  if (last?.alone && before?.alone && isRegionOfTown(last.city, before.city, country.code)) return before;
  return last ?? null;
}

/** The towns of the gazetteer in a text, one or more in each part between commas. */
export function townsIn(text: string, country: Country): TownInText[] {
  const found: TownInText[] = [];
  // `Travessa Dom Pedro, 45, Reduto. Belém/PA`: a full stop ends a part as well, except behind an abbreviation.
  const told = text.replace(STOP_BEHIND_WORD, ',').replace(NOTE_IN_BRACKETS, (note) => ','.repeat(note.length));
  for (const match of told.matchAll(/[^,;|·•()\n]{2,60}/g)) {
    // `Co. Donegal` is the county, although there is a town of that name.
    if (/^\s*(?:Co\.?|County) /.test(match[0]) || isCountry(match[0].replace(/[\s.]+$/, ''))) continue;
    const segment = withoutCountry(match[0].replace(/(?: [-–] |\/)[A-Z]{2}\b.*$/, ''));
    for (const part of segment.matchAll(/(?:^| [-–] | )(\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,4})/gu)) {
      const town = firstTownIn((part[1] ?? '').split(' '), country);
      if (!town) continue;
      const start = match.index + part.index + part[0].indexOf(town.written);
      const written = town.written.replace(/[.-]+$/, '');
      const alone = written === segment.replace(/^[\s–-]+|[\s.–-]+$/g, '');
      found.push({ city: town.city.replace(/-+$/, ''), start, end: start + written.length, alone });
    }
  }
  return found;
}

/** `Tolima Colombia`: there is a town of that name, but at the end it is the country. */
function withoutCountry(segment: string): string {
  const last = / (\p{Lu}[\p{L}.]{3,})[\s.]*$/u.exec(segment);
  const isLast = last?.[1] !== undefined && isCountryForTown(last[1].replace(/\.$/, ''));
  return isLast ? segment.slice(0, last.index) : segment;
}

/**
 * The longest town that begins a row of words, or one after its quarter: `Centro Passo Fundo`. `Chácara das Pedras` is a
 * quarter, although a town is called Chácara.
 */
function firstTownIn(words: readonly string[], { code, languages }: Country): { city: string; written: string } | null {
  const towns = gazetteer(code);
  let last = MAX_WORDS_OF_QUARTER;
  for (let from = 0; from <= last && from < words.length; from += 1) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue;
    for (let count = words.length - from; count > 0; count -= 1) {
      const written = words.slice(from, from + count).join(' ');
      const town = towns?.find(written)[0];
      if (!town || isStreetWord(written, languages)) continue;
      const rest = NAMES_QUARTERS.has(code) ? surnameOfTown(` ${words.slice(from + count).join(' ')}`, code) : '';
      if (rest === '') return { city: asWritten(written, town.name).replace(/\.$/, ''), written };
      from += count + rest.trim().split(' ').length - 1;
      last = from + 1;
      break;
    }
  }
  return null;
}

/** Countries whose addresses name the quarter before the town. */
const NAMES_QUARTERS = new Set(['BR', 'PT']);

function regionIn(text: string, { regions }: Country): string | null {
  const code = /^[ ,–-]{0,4}([A-Z]{2,3})\b/.exec(text)?.[1];
  return code !== undefined && regions[code] !== undefined ? code : null;
}

/** `600 km`, `25 Minuten`, `10º andar`: the number does not count houses. */
const COUNTED = new RegExp(
  `^(?:[º°] ?andar(?!\\p{L})| ?(?:kms?|kilom\\p{L}*|m²|m2|min\\.?|minut\\p{L}*|€|euros?|%|${anySpelling(({ address }) => address.units)})(?![\\p{L}\\d]))`,
  'iu',
);

/** Streets with the kind before the name, anywhere in the text: `R. Dr. João Ribeiro, 259`. */
export function streetsIn(text: string, country: Country): Street[] {
  const found: Street[] = [];
  for (const match of text.matchAll(/\d{1,5}(?:[a-zA-Z](?![\p{L}\d]))?(?![\d-])|\bs\/n\b/gu)) {
    if (found.length === MAX_IN_TEXT) break;
    const end = match.index + match[0].length;
    if (COUNTED.test(text.slice(end, end + 12))) continue;
    const from = Math.max(0, end - REACH_BACK);
    const street = streetAtEnd(text.slice(from, end), country, false);
    if (!street) continue;
    const at = from + street.at;
    // `Av. Nilo Peçanha, 2825 Sala 1601`: the second number is part of the same street.
    if (found.at(-1)?.at === at) found.pop();
    found.push({ street: street.street, at });
  }
  return found;
}
