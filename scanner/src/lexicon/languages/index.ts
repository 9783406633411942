import { LANGUAGES, type LanguageCode } from '../language-code.ts';
import { foldText, spellings } from '../word-pattern.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import type { Language, Patterns, Words } from './language.ts';
import { dutch } from './nl/index.ts';
import { portuguese } from './pt/index.ts';

const LANGUAGE: Readonly<Record<LanguageCode, Language>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** The words of one language. */
export function language(code: LanguageCode): Language {
  return LANGUAGE[code];
}

/** The entries of one list in all languages, English first. */
export function inAllLanguages<Entry>(list: (language: Language) => readonly Entry[]): Entry[] {
  return LANGUAGES.flatMap((code) => list(LANGUAGE[code]));
}

/** The alternatives of an expression, without a group around them. Without any, they match nothing. */
export function alternatives(patterns: Patterns): string {
  return patterns.length === 0 ? '(?!)' : patterns.join('|');
}

/** The alternatives of one list in all languages. */
export function anyPattern(list: (language: Language) => Patterns): string {
  return alternatives(inAllLanguages(list));
}

/** The words of one list in all languages as they are spelled, as alternatives for text that is not folded. */
export function anySpelling(list: (language: Language) => Words): string {
  return spellings(inAllLanguages(list));
}

/** The same for folded text. Every word is matched as it is, without the wildcards and spaces of `wordSource`. */
export function anyFolded(list: (language: Language) => Words): string {
  return spellings(inAllLanguages(list).map(foldText));
}
