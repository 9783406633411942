import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldInPlace, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
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
const WEAK_CUES = new Set(['dans', 'nahe', 'rund um', 'vanuit', 'omgeving', 'siamo a', 'nel cuore di']);
const MAX_IN_LIST = 60;
const MAX_CUES = 12;
const MIN_IN_ROW = 3;
/** Words between a cue and the first town: `im Raum`, `la ville de`. */
const LINK =
  /^[\s:]{1,3}(?:(?:der|die|das|dem|den|la|le|les|los|las|el|il|lo|de|het|o|a|os|as|stadt|ville de|ciudad de|citta di|cidade de|regio|comuni di|onder andere|o\.a\.|unter anderem|u\.a\.|notamment|entre otras|entre otros|tra cui|entre outras|entre outros) |l'){0,2}/;
/** Before the towns of a list that is not complete: `in onder andere Hilversum, Laren en Blaricum`. */
const AMONG =
  /^ (?:(?:onder andere|o\.a\.|unter anderem|u\.a\.|notamment|entre otr[ao]s|tra cui|fra cui|entre outr[ao]s) )?/;
const NAME = /\p{Lu}[\p{L}'’.]{1,24}(?:[ -](?:\p{L}[\p{L}'’.]{0,24})){0,5}/uy;
const BETWEEN =
  /^\s?(?:\([^)]{1,30}\))?(?:\s?(?:[,;/&·•|–-]|u\.)\s?|\s(?:und|sowie|et|y|e|ed|en|oder|ou|o|of)\s)(?:(?:à|a|in|en|em|nach|au|aux|de|di)\s)?/;

type Cues = { before: RegExp; weak: RegExp; after: RegExp; heading: RegExp; biography: RegExp };
const cues = new Map<LanguageCode, Cues>();

function cuesOf(code: LanguageCode): Cues {
  let known = cues.get(code);
  if (!known) {
    const { before, after, headings, biography } = language(code).speech.area;
    const strong = before.filter((cue) => cue.length > MIN_CUE_LENGTH && !WEAK_CUES.has(cue));
    known = {
      before: new RegExp(wordSource(strong), 'gu'),
      weak: new RegExp(wordSource(before), 'gu'),
      after: new RegExp(wordSource(after), 'gu'),
      heading: wordPattern(headings),
      biography: wordPattern(biography),
    };
    cues.set(code, known);
  }
  return known;
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
  const { before, weak, after } = cuesOf(code);
  const found: CuedTown[] = title ? [] : seatIn(text, folded);
  let tried = 0;
  for (const cue of folded.matchAll(title ? weak : before)) {
    tried += 1;
    if (tried > MAX_CUES) break;
    if (!title && isPartOfName(text, cue.index, cue[0])) continue;
    if (!title && PROVINCE_CUE.test(cue[0]) && TOWN_BEFORE.test(text.slice(Math.max(0, cue.index - 60), cue.index)))
      continue;
    if (WELCOMES_TO.test(folded.slice(0, cue.index + cue[0].length))) continue;
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
const PROVINCE_CUE =
  /provincia|distrito|concelho|landkreis|kreis$|^(?:pres de|cerca de|vicino a|nahe|in der nahe von|nabij|proximo a)$/;
const TOWN_BEFORE =
  /(?:^|\s)(?:ad?|au?|à|en|em|in|di|d[aeo]|te|bei) \p{Lu}[\p{L}'’-]+(?: (?:d[eioa]l? |della |sul? |am )?\p{Lu}[\p{L}'’-]+){0,3}(?: ?[,(–-] ?| (?:in|nella|en la|en|na|no|im)? ?)$/u;
/** `con sede a Val Brembilla in provincia di Bergamo`, on folded text: the seat, and the province behind it. */
const SEAT =
  /(?<!\p{L})(?:con sede (?:a|en)|sede a|com sede em|mit sitz in|ansassig in|ubicato a|situato a|situe a|base a|gevestigd (?:in|te)) (?=\p{L}[^,.;:()\d]{2,40}? (?:in |nella |en la |na |im |dans la )?(?:provincia d[ie]|provincia|landkreis|kreis|province de) )/gu;
const NAME_OF_SEAT = /\p{Lu}[\p{L}'’-]{1,24}(?: (?:d[eioa]l?|sul?|am|la )?\p{Lu}[\p{L}'’-]{1,24}){0,3}/uy;

/** The town that plain words call the seat of the business, with its province behind it. */
function seatIn(text: string, folded: string): CuedTown[] {
  for (const { 0: cue, index } of folded.matchAll(SEAT)) {
    NAME_OF_SEAT.lastIndex = index + cue.length;
    const name = NAME_OF_SEAT.exec(text)?.[0];
    if (name !== undefined) return [{ name, at: index + cue.length, isSeat: true }];
  }
  return [];
}

/** `Willkommen bei Alpen-Catering`: before the name of a company. In a town, one is welcome `in`. */
const WELCOMES_TO = /\b(?:willkommen bei|welkom bij)$/;

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
const PLACE_NOUN =
  /^(?:ciudad|provincia|zona|area|centro|casco|comarca|municipio|ayuntamiento|comunidad|ville|centre|agglomeration|citta|comune|cidade|concelho|distrito|regiao|region|regione)$/;

/** True for a capitalized word inside the sentence that is not a noun for a place. */
function isProperName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !PLACE_NOUN.test(foldInPlace(word));
}
