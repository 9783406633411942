import { GERMAN_PHRASES } from './de.ts';
import { ENGLISH_PHRASES } from './en.ts';
import { SPANISH_PHRASES } from './es.ts';
import { FRENCH_PHRASES } from './fr.ts';
import { ITALIAN_PHRASES } from './it.ts';
import { DUTCH_PHRASES } from './nl.ts';
import type { Phrases } from './phrase.ts';
import { PORTUGUESE_PHRASES } from './pt.ts';

/** Phrases by ISO 639-1 code. */
export const PHRASES: Readonly<Record<string, Phrases>> = {
  en: ENGLISH_PHRASES,
  de: GERMAN_PHRASES,
  es: SPANISH_PHRASES,
  fr: FRENCH_PHRASES,
  it: ITALIAN_PHRASES,
  nl: DUTCH_PHRASES,
  pt: PORTUGUESE_PHRASES,
};

const ENGLISH_ALONE: readonly Phrases[] = [ENGLISH_PHRASES];
const WITH_ENGLISH = new Map(
  Object.entries(PHRASES).map(([code, phrases]) => [code, code === 'en' ? ENGLISH_ALONE : [phrases, ENGLISH_PHRASES]]),
);

/** The phrases for sites in a language: its own, then English, which companies everywhere use on badges. */
export function phrasesOf(language: string): readonly Phrases[] {
  return WITH_ENGLISH.get(language) ?? ENGLISH_ALONE;
}
