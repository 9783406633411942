import { LANGUAGES, type LanguageCode } from '../language-code.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import type { Language } from './language.ts';
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
