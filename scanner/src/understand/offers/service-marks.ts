import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import { SERVICE_TERMS, type ServiceWord } from './service-words.ts';

type Found = { start: number; end: number };
type Words = Readonly<Partial<Record<ServiceWord, readonly Found[]>>>;

/** Menus and cards repeat on every page: this many texts are cached, then the cache is cleared. */
const MAX_REMEMBERED = 3000;
const MAX_REMEMBERED_LENGTH = 200;
const NOTHING: Words = {};

let compiled: { matcher: TermMatcher; words: readonly ServiceWord[] } | null = null;
const remembered = new Map<string, Words>();

/** The words in a text that distinguish services from other labels. One pass for all kinds of words. */
export function serviceWordsIn(text: string): Words {
  const known = remembered.get(text);
  if (known) return known;
  const words = findWords(text);
  if (text.length <= MAX_REMEMBERED_LENGTH) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(text, words);
  }
  return words;
}

/** True if the text contains a word of that kind. */
export function saysWord(word: ServiceWord, text: string): boolean {
  return serviceWordsIn(text)[word] !== undefined;
}

/** True if one word of that kind is the whole label. */
export function isWholeWord(word: ServiceWord, label: string): boolean {
  return label !== '' && (serviceWordsIn(label)[word] ?? []).some(({ start, end }) => end - start >= label.length - 2);
}

/** True if one word of that kind is at least this share of the label. */
export function isMostly(word: ServiceWord, label: string, share: number): boolean {
  return (serviceWordsIn(label)[word] ?? []).some(({ start, end }) => end - start >= label.length * share);
}

function findWords(text: string): Words {
  compiled ??= compileWords();
  const matches = compiled.matcher.find(text);
  if (matches.length === 0) return NOTHING;
  const found: Partial<Record<ServiceWord, Found[]>> = {};
  for (const { termId, start, end } of matches) {
    const word = compiled.words[termId]!;
    const places = found[word] ?? [];
    places.push({ start, end });
    found[word] = places;
  }
  return found;
}

function compileWords(): { matcher: TermMatcher; words: readonly ServiceWord[] } {
  const rows = Object.entries(SERVICE_TERMS).flatMap(([word, terms]) =>
    [...new Set(terms)].map((term) => ({ word: word as ServiceWord, term })),
  );
  return { matcher: compileTerms(rows.map(({ term }) => term)), words: rows.map(({ word }) => word) };
}
