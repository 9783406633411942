import { inAllLanguages } from '../../lexicon/languages/index.ts';
import type { Words } from '../../lexicon/languages/language.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import { serviceWords } from './service-words.ts';

/** Their links stand among the others. */
const PLATFORMS = ['WhatsApp', 'Facebook', 'Instagram'];
/** The days of a timetable. */
const DAYS = inAllLanguages(({ days: { days } }) => Object.values(days).flat()).map((day) => day.replace('.', ''));

/** The words that distinguish services from other labels, by kind. */
const TERMS = {
  heading: serviceWords(({ headings }) => headings.services),
  goods: serviceWords(({ headings }) => headings.goods),
  price: serviceWords(({ headings }) => headings.prices),
  other: [...serviceWords(({ headings }) => headings.other), 'WhatsApp'],
  offer: serviceWords(({ offers }) => offers),
  customers: [...serviceWords(({ labels }) => labels.customers), ...DAYS],
  praise: [...serviceWords(({ labels }) => labels.praise), ...PLATFORMS, '100'],
  fee: serviceWords(({ labels }) => labels.fees),
  question: serviceWords(({ labels }) => labels.questions),
} as const satisfies Readonly<Record<string, Words>>;
type ServiceWord = keyof typeof TERMS;

type Found = { start: number; end: number };
type Places = Readonly<Partial<Record<ServiceWord, readonly Found[]>>>;

/** Menus and cards repeat on every page: this many texts are cached, then the cache is cleared. */
const MAX_REMEMBERED = 3000;
const MAX_REMEMBERED_LENGTH = 200;
const NOTHING: Places = {};

let compiled: { matcher: TermMatcher; words: readonly ServiceWord[] } | null = null;
const remembered = new Map<string, Places>();

/** The words in a text that distinguish services from other labels. One pass for all kinds of words. */
export function serviceWordsIn(text: string): Places {
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

function findWords(text: string): Places {
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
  const rows = Object.entries(TERMS).flatMap(([word, terms]) =>
    [...new Set<string>(terms)].map((term) => ({ word: word as ServiceWord, term })),
  );
  return { matcher: compileTerms(rows.map(({ term }) => term)), words: rows.map(({ word }) => word) };
}
