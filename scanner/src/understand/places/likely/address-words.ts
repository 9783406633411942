import { COUNTRIES, countryOf } from '../../../lexicon/countries/index.ts';
import { type Gazetteer, gazetteer } from '../../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../../lexicon/language-code.ts';
import { inAllLanguages, language as languageOf } from '../../../lexicon/languages/index.ts';
import { foldInPlace, wordSource } from '../../../lexicon/word-pattern.ts';

/** What addresses of a country consist of; if the country is unknown, of all countries where the language is spoken. */
export type AddressWords = {
  /** Kinds of street, over text that is folded letter by letter. */
  streets: RegExp;
  postalCode: RegExp | null;
  gazetteers: readonly Gazetteer[];
};

const LABEL = new RegExp(
  `^[^a-z0-9]{0,6}(?:${wordSource(inAllLanguages(({ address }) => [...address.announcements, ...address.labels]))})(?: ?\\([^()]{1,24}\\))?[\\s:–-]{0,4}`,
  'u',
);

const MAX_LABEL = 80;

/** The length of the label at the start of a text: `Address: `; 0 without one. */
export function labelLength(text: string): number {
  return LABEL.exec(foldInPlace(text.slice(0, MAX_LABEL)))?.[0].length ?? 0;
}

const known = new Map<string, AddressWords>();

/** The words for a country (ISO 3166-1) or, without one, for a language. Compiled once. */
export function addressWords(country: string | null, language: LanguageCode): AddressWords {
  const key = `${country} ${language}`;
  const words = known.get(key) ?? compile(country, language);
  known.set(key, words);
  return words;
}

function compile(code: string | null, language: LanguageCode): AddressWords {
  const own = countryOf(code);
  const countries = own ? [own] : COUNTRIES.filter(({ languages }) => languages.includes(language));
  const languages = [...new Set([language, ...(own?.languages ?? [])])].map(languageOf);
  const codes = [...new Set(countries.flatMap(({ postalCode }) => postalCode?.pattern.source ?? []))];
  const streets = wordSource(languages.flatMap(({ address }) => address.streets));
  return {
    // Folding preserves positions, so ß is one letter.
    streets: new RegExp(streets.replaceAll('ss', 's{1,2}'), 'gu'),
    postalCode:
      codes.length === 0
        ? null
        : new RegExp(`(?<![\\d\\p{L}.,/+-])(?:[A-Z]{1,2}-)?(?:${codes.join('|')})(?![\\d\\p{L}/])`, 'gu'),
    gazetteers: countries.flatMap((one) => gazetteer(one.code) ?? []),
  };
}
