import type { Country } from '../../lexicon/countries/country.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { isAddressLabel, type Street } from './street-reader.ts';
import { lastTownIn } from './written-addresses.ts';

const UNIT =
  '(?:Units?|Studio|Suite|Shop|Block|Office|Workshop) (?:\\d{1,4}[A-Za-z]?|[A-Z]\\d{0,3})(?: ?[-&/] ?\\w{1,4})?,? ';
const HOUSE = "(?:\\p{Lu}[\\p{L}'’ ]{2,30}, )?";
const NAME = "\\p{Lu}[\\p{L}'’.]{1,20}(?: \\p{Lu}[\\p{L}'’.]{1,20}){0,3}?";
const KIND =
  '(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Court|Terrace|Quay|Drive|Close|Cl|Way|Place|Row|Hill|Green|Parade|Crescent|Grove|Gardens|Mews|Walk|Mall|Approach|Mount|Yard|Buildings|Wharf|Broadway|Circus|Croft|Rise|Vale|Embankment|Esplanade|Promenade|Estate|(?:Business|Retail|Industrial|Enterprise|Technology|Science|Corporate|Office|Shopping|Trading) (?:Park|Centre|Campus|Village))';
/**
 * In Britain and Ireland many village streets have no numbers, and companies have a unit of an estate: `Mill Lane,
 * Stamford PE9 1AA`, `Unit 4, Ballymount Industrial Estate, Dublin 12`, `Rathmines Road Lower, Dublin 6`.
 */
const UNNUMBERED = new RegExp(
  `(?<![\\p{L}\\d])((?:${UNIT}${HOUSE}|\\d{1,4}[A-Za-z]?(?:-\\d{1,4})? )?${NAME} ${KIND}(?: (?:Upper|Lower|North|South|East|West))?)(?=,)`,
  'gu',
);
/** `Main St Goldsborough, Knaresborough`: without a comma, only at the start of the line. */
const UNNUMBERED_AT_START =
  /^[^\p{L}\d]{0,4}(\p{Lu}[\p{L}'’.]{1,20}(?: \p{Lu}[\p{L}'’.]{1,20}){0,2}? (?:Street|St|Road|Rd|Lane|Avenue))(?= \p{Lu}\p{Ll}+,)/gu;
/** `Mill Street Bideford EX39 2JR`: with a postal code right behind the town, and one or two words as its name. */
const UNNUMBERED_BEFORE_CODE = new RegExp(
  `^[^\\p{L}\\d]{0,4}(\\p{Lu}[\\p{L}'’.]{1,20}(?: \\p{Lu}[\\p{L}'’.]{1,20})? ${KIND})(?=(?: \\p{Lu}\\p{Ll}{1,20}){1,3},? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![A-Z\\d]))`,
  'gu',
);
/** A street has a name and a kind: `Mill Street`. */
const MIN_STREET_WORDS = 2;
/** A postal code, a county or a district of Dublin. */
const CODE_OR_COUNTY =
  /^.{0,90}?(?:\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b(?:Co\.?|County) \p{Lu}|\bDublin \d{1,2}W?\b)/u;
const LAST_NAME = /,\s*(\p{Lu}[\p{L}'’ -]{2,24})\.?\s*(?:,\s*(?:Ireland|Éire|Eire|R\.?O\.?I\.?)\.?\s*)?$/u;
/** `Ballinacurra, Midleton, Co. Cork, P25 X2Y3`: an Eircode belongs to one house, so the townland is enough. */
const TOWNLAND =
  /(?:^|:)[^\p{L}\d]{0,4}(\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{1,20}){0,2})(?=, .{3,80}\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b)/gu;
const REACH = 120;

/** True if the number at `at` is that of a unit on an estate: `Unit 12 Western Parkway Business Centre`. */
export function isNumberOfUnit(text: string, at: number): boolean {
  return /\bUnits? $/.test(text.slice(Math.max(0, at - 6), at));
}

/**
 * Streets without a house number, each followed by a postal code or a county. `country` is Britain or Ireland. Parts next
 * to each other are one: `Unit 5, Greenfield Business Park, Bagillt Road`.
 */
export function britishStreets(text: string, country: Country): Street[] {
  const { code } = country;
  const found: Street[] = [];
  for (const match of [UNNUMBERED, UNNUMBERED_AT_START, UNNUMBERED_BEFORE_CODE].flatMap((one) => [
    ...text.matchAll(one),
  ])) {
    const street = withoutLabel(match[1] ?? '', country);
    const at = match.index + match[0].indexOf(street);
    const behind = text.slice(at + street.length, at + street.length + REACH);
    if (!CODE_OR_COUNTY.test(behind) && !endsInCounty(behind, code)) continue;
    const before = found.at(-1);
    const gap = before === undefined ? null : text.slice(before.at + before.street.length, at);
    if (before && gap !== null && /^, ?$/.test(gap)) before.street = text.slice(before.at, at + street.length);
    else if (gap === null || gap.length > 0) found.push({ street, at });
  }
  return found.length > 0 || code !== 'IE' ? found : townlands(text, country);
}

/** `Wood Terrace` for `Location Wood Terrace`: the label of the address, which other markup separates from the street. */
function withoutLabel(street: string, country: Country): string {
  const words = street.split(' ');
  const isLabelled = words.length > MIN_STREET_WORDS && isAddressLabel(words[0] ?? '', country);
  return isLabelled ? words.slice(1).join(' ') : street;
}

/** Only with a town of the gazetteer behind it: a hamlet and its townland say too little. */
function townlands(text: string, country: Country): Street[] {
  return [...text.matchAll(TOWNLAND)].flatMap((match) => {
    const street = match[1] ?? '';
    const at = match.index + match[0].indexOf(street);
    return lastTownIn(text.slice(at + street.length, at + street.length + REACH), country) ? [{ street, at }] : [];
  });
}

/** `Bridge Street, Westport, Mayo`: Irish lines end in a county, often without the word for it. */
function endsInCounty(text: string, code: string): boolean {
  const name = code === 'IE' ? LAST_NAME.exec(text)?.[1] : undefined;
  return name !== undefined && gazetteer(code)?.area(name) === 'district';
}
