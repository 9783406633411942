import { countryNamed } from '../../lexicon/countries/index.ts';
import { withoutTail } from '../../read/text/plain-text.ts';
import { regionCode, regionsAfterCommas } from './regions.ts';

/** A town, county or district in a text, with the state if it is next to it. */
export type NamedPlace = { name: string; region: string | null; at: number };

const MAX_NAME_WORDS = 4;
const MAX_REACH = 60;
const MAX_IN_LIST = 80;

/** Capitalized words on business sites that are not part of a town's name. */
const NO_TOWN = new Set(
  `a all an and any apply are areas area at best blog book business businesses by call cities clients commercial communities community company
  contact contractor contractors county-wide countywide citywide statewide nationwide worldwide customers customer everyone experience families family for free from get greater high home homeowners
  homes hours in industrial learn licensed local locally located location locations map maps metro more most my near nearby no of office offices on
  our over patients people professional proudly quality read request residential residents same satisfaction schedule see serve served serves
  service services serving since site some surrounding the their these this those throughout to today towns town trusted us view we why with you your
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  plumber plumbers plumbing roofer roofers roofing roof hvac heating cooling air conditioning furnace ac solar electric electrical electrician panel
  panels installers installer installation repair repairs replacement maintenance drain drains sewer water heater heaters leak emergency law lawyer
  lawyers attorney attorneys legal firm injury divorce criminal defense dentist dentists dental doctor clinic medical health healthcare care therapy
  implants inc llc ltd co corp reviews google yelp facebook instagram linkedin youtube tiktok about faq financing suite ste street st. avenue ave road rd blvd drive dr lane ln highway hwy floor unit box phase sector zone`.split(
    /\s+/,
  ),
);
/** A name may start with these although they are not in a list of towns: `St. Paul`, `Fort Worth`, `Lake Oswego`. */
const NAME_STARTS = new Set([
  'st.',
  'saint',
  'mt.',
  'mount',
  'fort',
  'ft.',
  'lake',
  'san',
  'santa',
  'los',
  'las',
  'el',
  'la',
  'de',
  'north',
  'south',
  'east',
  'west',
  'new',
  'port',
  'high',
]);
const TRAILING =
  /\s+(?:area|areas|region|metro|metropolitan area|and beyond|communities|community|residents|homeowners|families)$/i;
const LEADING =
  /^(?:(?:encompassing|including|covering|servicing|serving)\s+)?(?:the\s+)?(?:city of\s+|town of\s+|greater\s+|downtown\s+|metro\s+|all of\s+|both\s+|entire\s+|whole\s+)*/i;
/** Parts of a town; outsiders do not know of which one. */
const PART_OF_TOWN = /^(?:downtown|uptown|(?:north|south|east|west|central)(?:ern)? (?:side|county|end|region))$/i;
/** Small words inside a name: `City of Rocks`, `Fond du Lac`. */
const INNER_WORD = /^(?:of|du)$/;
/** Too large to be served as a town; but before a state it is a town, as in `Mexico, MO`. */
const COUNTRY =
  /^(?:united states(?: of america)?|america|usa|canada|mexico|united kingdom|great britain|england|scotland|wales|ireland|australia|new zealand|germany|austria|switzerland|france|belgium|netherlands|spain|portugal|italy|colombia|argentina|bolivia|chile|ecuador|paraguay|peru|uruguay|venezuela|brazil|india|pakistan|philippines|singapore|malaysia|south africa|nigeria|kenya|ghana|united arab emirates|uae|statewide|nationwide|worldwide)$/i;
/** `Bowling green, Kentucky`: the state after the comma shows that the small word belongs to the name. */
const SMALL_LAST_WORD = /^ ([a-z]{3,}), ?(\p{Lu}\p{L}+)/u;
/** `1420 NW 36th St. ` before `Newton` ends a street; `in St. ` before `Paul` starts a town. */
const STREET_ENDING = /\d\w*\s+(?:[\p{L}\d.]+\s+){0,4}St\.\s*$|\d(?:st|nd|rd|th)\s+St\.\s*$/u;
const CAPITAL = /^\p{Lu}[\p{L}'’.-]*$/u;
const SEPARATOR = /\s*(?:,|;|\/|&|·|•|\||\band\b|\bor\b|\bas well as\b|\bplus\b)\s*/u;

/** True for the name or the code of a country: no local business serves all of it. */
export function isCountry(name: string): boolean {
  const text = name.trim();
  return COUNTRY.test(text) || /^[A-Z]{2}$/.test(text) || countryNamed(text) !== null;
}

/** Countries that share their name with their main town. */
const NAMED_AS_TOWN = /^(?:singap|luxemb|lussemb|m[eé]xico|panam|guatemala|monaco|djibouti|kuwait)/i;

/** True for a country in a field that is meant for a town: `"addressLocality": "Suisse"`. */
export function isCountryForTown(name: string): boolean {
  return isCountry(name) && !NAMED_AS_TOWN.test(name.trim());
}

/** Every `Town, ST` and `Town, State` in a text. */
export function townsWithRegion(text: string): NamedPlace[] {
  const found: NamedPlace[] = [];
  if (!text.includes(',')) return found;
  for (const { region, at } of regionsAfterCommas(text)) {
    const name = lastName(text.slice(Math.max(0, at - MAX_REACH), at));
    if (name) found.push(...rowBefore(text, at - name.length, region), { name, region, at: at - name.length });
    if (found.length === MAX_IN_LIST) break;
  }
  return found;
}

/** Joins towns that share the state behind the last one. */
const ROW_JOINT = /\s*[·•/]\s*$/u;
const MAX_IN_ROW = 8;

/** `Spring Hill · Murfreesboro · ` before `Columbia, TN`: the state is that of every town in the row. */
function rowBefore(text: string, start: number, region: string): NamedPlace[] {
  const row: NamedPlace[] = [];
  let end = start;
  while (row.length < MAX_IN_ROW) {
    const before = text.slice(Math.max(0, end - MAX_REACH), end);
    const joint = ROW_JOINT.exec(before)?.[0].length ?? 0;
    const name = joint === 0 ? null : lastName(before.slice(0, -joint));
    if (name === null) break;
    end -= joint + name.length;
    row.unshift({ name, region, at: end });
  }
  return row;
}

/** Names in a list such as `Boise, Meridian, Nampa and Eagle, ID`; stops at the first part that is not a name. */
export function townsInList(text: string, start = 0): NamedPlace[] {
  const found: NamedPlace[] = [];
  let at = start;
  for (const piece of text.slice(start, start + 1500).split(SEPARATOR)) {
    const region = regionCode(piece.replace(/[.!?].*$/, ''));
    const last = found.at(-1);
    if (region && last && !last.region && text.startsWith(',', last.at + last.name.length)) last.region = region;
    else if (piece.trim() !== '') {
      const sentenceEnds = /[.!?:](?:\s|$)/.test(piece.replace(/^(?:St|Ft|Mt)\. /, ''));
      const name = firstName(piece);
      if (!name) break;
      if (found.length === 0 && runsOn(piece, name)) break;
      const place = Math.max(at, text.indexOf(name, at));
      at = place + name.length;
      const whole = name + smallLastWord(text.slice(at));
      found.push({ name: whole, region: null, at: place });
      if (sentenceEnds || !wholePiece(piece, whole) || found.length === MAX_IN_LIST) break;
    }
  }
  return found;
}

/** The ` Green` of `Bowling green, Kentucky`, in the usual spelling. */
function smallLastWord(behind: string): string {
  const [, word, next] = SMALL_LAST_WORD.exec(behind) ?? [];
  return word && next && regionCode(next) && !TRAILING.test(` ${word}`)
    ? ` ${word[0]?.toUpperCase()}${word.slice(1)}`
    : '';
}

/** A town's name if it is the whole text: a list entry, a menu label, `Plumber in Nampa, ID`. */
export function townOfLabel(text: string): NamedPlace | null {
  const withRegion = townsWithRegion(text)[0];
  if (withRegion) return withRegion;
  const inTown = /\b(?:in|near|for|of)\s+(\p{Lu}.{1,40})$/u.exec(text)?.[1] ?? text;
  const name = firstName(inTown);
  return name && wholePiece(inTown, name) ? { name, region: null, at: text.indexOf(name) } : null;
}

/** `Chiropractic Care in Hornsby | Acme`: the towns at the end of parts of a title. */
export function townsBehindIn(title: string): NamedPlace[] {
  return title.split(/\s*[|•·–—:]\s*|\s+-\s+/).flatMap((part) => {
    const place = /\bin \p{Lu}/u.test(part) ? townOfLabel(part) : null;
    return place ? [{ ...place, at: title.indexOf(place.name) }] : [];
  });
}

function wholePiece(piece: string, name: string): boolean {
  return withoutTail(piece.replace(LEADING, '').replace(TRAILING, ''), ' .!:?').trim().length <= name.length + 4;
}

/** `Calculator About`, `Acme Plumbing`: a town can only be followed by lower case, by its state, or by nothing. */
function runsOn(piece: string, name: string): boolean {
  const [next] =
    piece.slice(piece.indexOf(name) + name.length).match(/^(?:['’]s|\.)? +[\p{Lu}|]\S*(?: \p{Lu}\S*)?/u) ?? [];
  return (
    next !== undefined &&
    !/^ (?:phase|sector|zone)$/i.test(next) &&
    !TRAILING.test(next) &&
    !regionCode(next) &&
    !regionCode(next.trim().split(' ', 1)[0] ?? '')
  );
}

/** The capitalized words at the start of a text, if they can be a town. */
function firstName(text: string): string | null {
  const words = text.trim().replace(LEADING, '').replace(TRAILING, '').split(/\s+/);
  const taken: string[] = [];
  for (const raw of words) {
    const ends = /[.,;:!?)]$/.test(raw) && !NAME_STARTS.has(raw.toLowerCase());
    const word = ends ? raw.replace(/[.,;:!?)]+$/, '') : raw;
    if (!isNameWord(word, taken)) break;
    taken.push(word);
    if (ends || taken.length === MAX_NAME_WORDS) break;
  }
  const town = asTown(taken);
  return town !== null && isCountry(town) ? null : town;
}

/** The capitalized words at the end of a text: `Furnace Repair in Boise` gives `Boise`. */
function lastName(text: string): string | null {
  const taken: string[] = [];
  for (const word of text.trim().split(/\s+/).reverse()) {
    if (/[,;:!?)|]$/.test(word) || !isNameWord(word, taken) || taken.length === MAX_NAME_WORDS) break;
    taken.unshift(word);
  }
  // `out of Willmar, MN`: a name may contain such a word, but not start with it.
  while (taken[0] && INNER_WORD.test(taken[0])) taken.shift();
  if (taken.length > 1 && STREET_ENDING.test(text.slice(0, text.lastIndexOf(taken.slice(1).join(' '))))) taken.shift();
  return asTown(taken);
}

function isNameWord(word: string, taken: readonly string[]): boolean {
  const lower = word.toLowerCase();
  if (INNER_WORD.test(word)) return taken.length > 0;
  if (NAME_STARTS.has(lower)) return CAPITAL.test(word);
  return CAPITAL.test(word) && word.length > 1 && !NO_TOWN.has(lower.replace(/\.$/, '')) && !/^[A-Z.]{2,}$/.test(word);
}

function asTown(words: readonly string[]): string | null {
  const name = words
    .join(' ')
    .replace(/^(?:Greater|Downtown|Metro)\s+/, '')
    .replace(TRAILING, '')
    .replace(/['’]s$/, '');
  return name.length >= 3 &&
    !regionCode(name) &&
    !PART_OF_TOWN.test(name) &&
    !/^(?:new|north|south|east|west|lake|port|high|the|san|st\.?)$/i.test(name)
    ? name
    : null;
}
