import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import type { AreaWords } from '../../lexicon/languages/area-words.ts';
import { inAllLanguages, language } from '../../lexicon/languages/index.ts';
import type { Words } from '../../lexicon/languages/language.ts';
import { AND, foldedLinks, IN, IN_NAMES, OF, OR } from '../../lexicon/statements/place-words.ts';
import { foldInPlace, foldText, spellings, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import { saintsPlace, surnameOfTown } from './written-addresses.ts';

/** A town that a text names after or before a cue, with its position. */
export type CuedTown = {
  name: string;
  at: number;
  /** Plain words call it the seat of the business, although the gazetteer may lack it. */
  isSeat?: true;
};

/** Outside titles a preposition alone says too little: `in Essen`, `à Nice`. */
const MIN_CUE_LENGTH = 4;
const MAX_IN_LIST = 60;
const MAX_CUES = 12;
const MIN_IN_ROW = 3;
/** Words between a cue and the first town: `im Raum`, `la ville de`. On folded text. */
const LINK = new RegExp(`^[\\s:]{1,3}${foldedLinks(({ links, among }) => [...links, ...among])}{0,2}`);
const AMONG = new RegExp(`^ ${foldedLinks(({ among }) => among)}?`);
const NAME = /\p{Lu}[\p{L}'’.]{1,24}(?:[ -](?:\p{L}[\p{L}'’.]{0,24})){0,5}/uy;
const BETWEEN = new RegExp(
  `^\\s?(?:\\([^)]{1,30}\\))?(?:\\s?[,;/&·•|–-]\\s?|\\s(?:${AND}|${OR})\\s)(?:(?:${IN}|${OF})\\s)?`,
);

type CueName = 'before' | 'weak' | 'after' | 'heading' | 'biography' | 'ofLarger' | 'seat' | 'welcome';
type Cues = Readonly<Record<CueName, RegExp>>;
const cues = new Map<LanguageCode, Cues>();

function cuesOf(code: LanguageCode): Cues {
  let known = cues.get(code);
  if (!known) {
    const { areas } = language(code);
    const strong = areas.before.filter((cue) => cue.length > MIN_CUE_LENGTH && !areas.weak.includes(cue));
    known = {
      before: new RegExp(wordSource(strong), 'gu'),
      weak: new RegExp(wordSource(areas.before), 'gu'),
      after: new RegExp(wordSource(areas.after), 'gu'),
      heading: wordPattern(areas.headings),
      biography: wordPattern(areas.biography),
      ofLarger: new RegExp(`${sourceOf(areas.provinces)}|^${sourceOf(areas.near)}$`),
      seat: seatPattern(areas),
      welcome: new RegExp(`${sourceOf(areas.welcomes)}$`),
    };
    cues.set(code, known);
  }
  return known;
}

/** Matches nothing if the list is empty. */
function sourceOf(words: Words): string {
  return wordPattern(words).source;
}

/** `con sede a Val Brembilla in provincia di Bergamo`, on folded text: the seat, and the province behind it. */
function seatPattern({ seats, provinces, in: prepositions, of }: AreaWords): RegExp {
  const inWord = `(?:(?:${spellings(prepositions.map(foldText))}) )?`;
  const ofWord = `(?: (?:${spellings(of.map(foldText))}))?`;
  const larger = `${inWord}${sourceOf(provinces)}${ofWord}`;
  return new RegExp(`${sourceOf(seats)} (?=\\p{L}[^,.;:()\\d]{2,40}? ${larger} )`, 'gu');
}

/** True for a heading of a list of towns, such as `Einsatzgebiet`. */
export function isAreaHeadingOf(code: LanguageCode, text: string): boolean {
  return cuesOf(code).heading.test(foldInPlace(text));
}

/** True for a sentence about somebody's life: a place where somebody was born or studied is not served. */
export function isBiography(code: LanguageCode, text: string): boolean {
  return cuesOf(code).biography.test(foldInPlace(text));
}

/** Towns of the country after or before words for an area. In a title a preposition is enough. */
export function cuedTowns(text: string, code: LanguageCode, country: string, title = false): CuedTown[] {
  const towns = gazetteer(country);
  if (!towns || !/\p{Lu}/u.test(text)) return [];
  const folded = foldInPlace(text);
  const { before, weak, after, ofLarger, seat, welcome } = cuesOf(code);
  const found: CuedTown[] = title ? [] : seatIn(text, folded, seat);
  let tried = 0;
  for (const cue of folded.matchAll(title ? weak : before)) {
    tried += 1;
    if (tried > MAX_CUES) break;
    if (!title && isPartOfName(text, cue.index, cue[0])) continue;
    if (!title && ofLarger.test(cue[0]) && TOWN_BEFORE.test(text.slice(Math.max(0, cue.index - 60), cue.index)))
      continue;
    if (welcome.test(folded.slice(0, cue.index + cue[0].length))) continue;
    const end = cue.index + cue[0].length;
    const link = LINK.exec(folded.slice(end, end + 40))?.[0].length ?? 0;
    if (link > 0) found.push(...townList(text, end + link, towns, country));
  }
  if (!title && found.length === 0 && text.includes(','))
    found.push(...listBehindPreposition(text, folded, weak, { towns, country }));
  for (const cue of folded.matchAll(after)) {
    tried += 1;
    if (tried > MAX_CUES) break;
    const town = townBefore(text.slice(Math.max(0, cue.index - 60), cue.index), towns);
    if (town) found.push({ name: town, at: text.lastIndexOf(town, cue.index) });
  }
  return found.filter(({ name, at }) => !DISTANCE.test(text.slice(at + name.length, at + name.length + 20)));
}

/** `Val Brembilla in provincia di Bergamo`: the name of the province behind its town is not the town. */
const TOWN_BEFORE = new RegExp(
  `(?:^|\\s)(?:${IN}|${OF}) \\p{Lu}[\\p{L}'’-]+(?: (?:(?:${IN_NAMES}) )?\\p{Lu}[\\p{L}'’-]+){0,3}(?: ?[,(–-] ?| (?:${IN})? ?)$`,
  'u',
);
const NAME_OF_SEAT = new RegExp(
  `\\p{Lu}[\\p{L}'’-]{1,24}(?: (?:(?:${IN_NAMES}) )?\\p{Lu}[\\p{L}'’-]{1,24}){0,3}`,
  'uy',
);

/** The town that plain words call the seat of the business, with its province behind it. */
function seatIn(text: string, folded: string, seat: RegExp): CuedTown[] {
  for (const { 0: cue, index } of folded.matchAll(seat)) {
    NAME_OF_SEAT.lastIndex = index + cue.length;
    const name = NAME_OF_SEAT.exec(text)?.[0];
    if (name !== undefined) return [{ name, at: index + cue.length, isSeat: true }];
  }
  return [];
}

/** `Barrios de Luna (9 km)`: the distance to a place where the business is not. */
const DISTANCE =
  /^ ?(?:\(|[·–-] ?|, ?)?(?:a |à |ca\. ?)?\d{1,3}(?:[.,]\d)? ?(?:km|kms|kilomet\p{L}*|min(?:uten|utes|utos|uti)?)\b/u;

/** A capitalized cue that does not start the text belongs to the name after it: `en Barrios de Luna`. */
function isPartOfName(text: string, at: number, cue: string): boolean {
  return at > 0 && cue.endsWith(' de') && /^\p{Lu}\p{Ll}/u.test(text.slice(at));
}

/** `Dépannage à Lyon, Villeurbanne et Bron`: three towns in a row are a list of towns, whatever precedes it. */
function listBehindPreposition(
  text: string,
  folded: string,
  weak: RegExp,
  { towns, country }: { towns: Gazetteer; country: string },
): readonly CuedTown[] {
  let tried = 0;
  for (const cue of folded.matchAll(weak)) {
    tried += 1;
    if (tried > MAX_CUES) break;
    const end = cue.index + cue[0].length;
    const at = end + (AMONG.exec(folded.slice(end, end + 20))?.[0].length ?? 1);
    if (!/^\p{Lu}/u.test(text.slice(at, at + 2))) continue;
    const list = townList(text, at, towns, country);
    if (list.length >= MIN_IN_ROW) return list;
  }
  return [];
}

/** The towns of a list: `Mairena, Tomares y Camas`. Ends at the first name that is not a town. */
export function townList(text: string, start: number, towns: Gazetteer, country: string): CuedTown[] {
  const found: CuedTown[] = [];
  let at = start;
  while (found.length < MAX_IN_LIST) {
    const name = townAtStart(text, at, towns, country);
    if (name === null) break;
    found.push({ name, at });
    at += name.length;
    const between = BETWEEN.exec(text.slice(at, at + 40));
    if (!between || between[0].trim() === '') break;
    at += between[0].length;
  }
  return found;
}

/** How many towns, and which share of its words in towns, make a run of words a list. The gazetteer lacks hamlets. */
const MIN_IN_RUN = 3;
const SHARE_OF_RUN = 0.6;
const MAX_RUN_LENGTH = 1500;

/**
 * The towns in text without separators, which adjacent labels produce: `Bussolengo Castel d'Azzano Pescantina`. Empty if
 * the text is not mostly towns.
 */
export function townRun(text: string, towns: Gazetteer, country: string): CuedTown[] {
  if (text.length > MAX_RUN_LENGTH || /[.!?:;](?: |$)/.test(text)) return [];
  const found: CuedTown[] = [];
  let other = 0;
  for (let at = 0; at < text.length; ) {
    const name = townAtStart(text, at, towns, country);
    if (name !== null) found.push({ name, at });
    else other += 1;
    const end = text.indexOf(' ', at + (name?.length ?? 0));
    at = end < 0 ? text.length : end + 1;
  }
  const words = found.reduce((sum, { name }) => sum + name.split(' ').length, 0);
  return found.length >= MIN_IN_RUN && words >= SHARE_OF_RUN * (words + other) ? found : [];
}

/** The longest name of a town at a position of the text. */
export function townAtStart(text: string, at: number, towns: Gazetteer, country: string): string | null {
  NAME.lastIndex = at;
  const words = NAME.exec(text)?.[0] ?? '';
  const cuts = [...words.matchAll(/[ -]/g)].map(({ index }) => index);
  for (const end of [words.length, ...cuts.reverse()]) {
    const name = words.slice(0, end).replace(/[.'’]+$/, '');
    if (name.length < 3 || towns.find(name).length === 0) continue;
    const behind = text.slice(at + name.length, at + name.length + 40);
    return name + (saintsPlace(name, behind, country) || surnameOfTown(behind, country));
  }
  return null;
}

function townBefore(text: string, towns: Gazetteer): string | null {
  const words = /(?:\p{L}[\p{L}'’.-]{0,24} ){0,4}\p{L}[\p{L}'’.-]{0,24}\s?$/u.exec(text)?.[0].trim().split(' ') ?? [];
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    if (!/^\p{Lu}/u.test(name) || name.length < 3 || towns.find(name).length === 0) continue;
    // The end of a longer name is not a town: `Barrios de Luna`.
    return from > 1 && /^d(?:e|el|i|o|a)$/.test(words[from - 1] ?? '') && isProperName(words, from - 2) ? null : name;
  }
  return null;
}

/** Capitalized nouns of places, which a town may still follow. */
const PLACE_NOUNS: ReadonlySet<string> = new Set(inAllLanguages(({ areas }) => areas.nouns).map(foldText));

/** True for a capitalized word inside the sentence that is not a noun for a place. */
function isProperName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !PLACE_NOUNS.has(foldInPlace(word));
}
