import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import { AND } from '../../lexicon/statements/place-words.ts';
import { foldInPlace, wordSource } from '../../lexicon/word-pattern.ts';
import {
  type CuedTown,
  cuedTowns,
  isAreaHeadingOf,
  isBiography,
  townAtStart,
  townList,
  townRun,
} from '../places/towns-of-language.ts';
import { excerptAround, isHeading, type Prose, sentenceEvidence } from '../prose/sentences.ts';
import { IN_TEXT, IN_TITLE, MAX_AREA_LABELS, type PlaceFinder, SERVED } from './place-finder.ts';

const MAX_TITLE_LENGTH = 200;

/** Towns in languages other than English: after the words for an area, in titles, and in lists below their headings. */
export function readAreasIn(code: LanguageCode, country: string, prose: Prose, finder: PlaceFinder): void {
  const { page } = prose;
  const title = page.document.title?.text.slice(0, MAX_TITLE_LENGTH) ?? '';
  if (page.role === 'home' || page.role === 'area') {
    for (const { name, at } of cuedTowns(title, code, country, true))
      finder.add(
        { name, region: null, at },
        { url: page.url, place: 'title', excerpt: excerptAround(title) },
        IN_TITLE,
      );
  }
  const towns = gazetteer(country);
  let reading = 0;
  for (const sentence of prose.sentences) {
    const heading = isHeading(sentence.tag);
    const headline = sentence.tag === 'h1' && page.role !== 'other';
    if (sentence.region !== 'nav') {
      const cued = cuedTowns(sentence.text, code, country, headline);
      const biography = cued.length > 0 && isBiography(code, sentence.text);
      for (const { name, at, isSeat } of cued) {
        const place = { name, region: null, at };
        const evidence = sentenceEvidence(prose, sentence, at);
        if (biography) finder.refuse(place, evidence, 'other-subject');
        else finder.add(place, evidence, headline ? IN_TEXT : SERVED, isSeat);
      }
    }
    if (towns && sentence.region !== 'nav') {
      for (const { name, at } of labelledTowns(sentence.text, code, towns, country))
        finder.add({ name, region: null, at }, sentenceEvidence(prose, sentence, at), SERVED);
    }
    if (heading && isAreaHeadingOf(code, sentence.text)) reading = MAX_AREA_LABELS;
    else if (heading && reading > 0 && (!towns || townAtStart(sentence.text, 0, towns, country) === null)) reading = 0;
    else if (reading > 0 && towns) {
      reading -= 1;
      const list = townList(sentence.text, 0, towns, country);
      // A list contains only towns: `Cognac & Pineau` is about something else.
      const whole = isWholeList(sentence.text, list) ? list : townRun(sentence.text, towns, country);
      for (const { name, at } of whole)
        finder.add({ name, region: null, at }, sentenceEvidence(prose, sentence, at), SERVED);
    }
  }
}

const MAX_LABEL_LENGTH = 40;
const MIN_LABELLED = 2;

/** `Communes voisines (5 à 15 min) : Contes, Blausasc et Drap`: the label of an area and its towns in one line. */
function labelledTowns(text: string, code: LanguageCode, towns: Gazetteer, country: string): readonly CuedTown[] {
  const colon = text.slice(0, MAX_LABEL_LENGTH).indexOf(':');
  if (colon < 0 || !isAreaHeadingOf(code, text.slice(0, colon))) return [];
  const at = colon + 1 + (/^\s*/.exec(text.slice(colon + 1, colon + 5))?.[0].length ?? 0);
  const list = townList(text, at, towns, country);
  return list.length >= MIN_LABELLED ? list : [];
}

/**
 * After the last town of a list: nothing, a code in brackets, or a few words such as `et environs`. Behind a single
 * name, they must be joined to it: `Sale riunioni` are meeting rooms.
 */
const CODE_BEHIND = String.raw`^(?:\s?\([^)]{1,30}\))?`;
const END = String.raw`[\s.…]{0,3}$`;
const AFTER_LIST = new RegExp(`${CODE_BEHIND}(?:[\\s,.…]{0,3}(?:${AND})?\\s?\\p{Ll}[\\p{L} ]{0,24})?${END}`, 'u');
const JOINED = new RegExp(
  `${CODE_BEHIND}(?:(?:\\s?[,.…&+/(–-]\\s?|\\s(?:${AND})\\s)\\p{Ll}[\\p{L} )]{0,24})?${END}`,
  'u',
);
/** `Lyon centre`: more of the same area, without a joint. */
const BEYOND = new RegExp(`${CODE_BEHIND}\\s(?:${wordSource(inAllLanguages(({ areas }) => areas.beyond))})`);
const IN_LOWER_CASE = new RegExp(`${CODE_BEHIND}\\s\\p{Ll}[\\p{L} )]{0,24}${END}`, 'u');

function isWholeList(text: string, list: readonly { name: string; at: number }[]): boolean {
  const last = list.at(-1);
  if (last === undefined) return false;
  const behind = text.slice(last.at + last.name.length, last.at + last.name.length + 80);
  if (list.length > 1) return AFTER_LIST.test(behind);
  return JOINED.test(behind) || (IN_LOWER_CASE.test(behind) && BEYOND.test(foldInPlace(behind)));
}
