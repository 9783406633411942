import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import type { PageFacts } from '../page-facts.ts';
import type { LanguageFacts } from './language-facts.ts';

/**
 * Short words of menus and labels that identify the language of a page with little running text: `Kontakt`, `Accueil`.
 */
function tellingWords(code: LanguageCode): readonly string[] {
  const { speech, pages, hours, contact } = language(code);
  const labels = [...Object.values(pages.roles).flat(), ...hours.closed, ...hours.open, ...contact.call];
  return [...speech.stopWords, ...labels]
    .map((word) => word.toLowerCase())
    .filter((word) => /^\p{L}{1,20}$/u.test(word));
}

/** Lorem ipsum is Latin, and its short words also occur in French and Italian. */
const SAMPLE_TEXT = /\b(?:lorem|consectetur|curabitur|pellentesque|sed do eiusmod)\b/i;
const SAMPLE_WORDS = new Set(
  'lorem ipsum dolor sit amet et in ut ad a ac at id est non nisi sed de si nec eu ex per cum nam qui quam ante quis nunc nulla vel eos ea'.split(
    ' ',
  ),
);
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0900-\u097f]/g, 'hi'],
];
const SAMPLE_CHARACTERS = 2500;
/** Fewer words say nothing about the language. */
const MIN_WORDS = 30;
/** Running text in any of these languages has at least this share of stop words. */
const STOP_WORD_SHARE = 0.08;
/** Fewer typical words are enough if there are twice as many as in any other language. */
const MIN_TELLING = 6;
/** So many labels of one language, and hardly any of another. */
const MIN_LABELS = 3;
/** A text with the words of two languages alternates between them if each of so many parts has this share of both. */
const PARTS = 3;
const MIN_ALTERNATING = 3;
const ALTERNATING_SHARE = 0.4;
/** A script identifies its language if this share of the sample is written in it. */
const SCRIPT_SHARE = 0.2;

/** The language of the site, from the declaration and the actual words of the home page; the words take precedence. */
export function deriveLanguage(pages: readonly PageFacts[]): LanguageFacts {
  const home = pages.find((page) => page.role === 'home') ?? pages[0];
  const declared = /^[a-z]{2,3}(?![a-z])/i.exec(home?.document.lang ?? '')?.[0].toLowerCase() ?? null;
  // Uses the words of the home page or, if they are too few, those of all pages.
  const words = spoken(sampleOf(home ? [home] : [])) ?? spoken(sampleOf(pages));
  const other = home !== undefined && declared !== null && words !== null && words !== declared;
  const both = other && (endsIn(home, declared) || alternates(sampleOf([home]), words, declared));
  const undeclared = declared === null || declared === 'en';
  const code = (both ? declared : words) ?? (undeclared ? labelled(home) : null) ?? declared ?? 'en';
  return { language: code, isEnglish: code === 'en' };
}

/** A page may be bilingual: the declared language counts if the second half of the page is written in it. */
function endsIn({ document: { mainText } }: PageFacts, declared: string): boolean {
  return mainText.length > 2 * SAMPLE_CHARACTERS && spoken(mainText.slice(-SAMPLE_CHARACTERS)) === declared;
}

/** True if every part of a text has both languages: `About À propos`, of which a script shows one. */
function alternates(sample: string, words: string, declared: string): boolean {
  const part = Math.ceil(sample.length / PARTS);
  return Array.from({ length: PARTS }, (_, at) => sample.slice(at * part, (at + 1) * part)).every((text) => {
    const own = wordsOnlyIn(declared, text);
    return own >= MIN_ALTERNATING && own >= ALTERNATING_SHARE * wordsOnlyIn(words, text);
  });
}

/** The language of the labels of a page with hardly any text: `Aktuelles`, `Anfahrt`. Templates declare English. */
function labelled(home: PageFacts | undefined): string | null {
  if (home === undefined) return null;
  const { title, visibleText } = home.document;
  const text = `${title?.text ?? ''}\n${visibleText.slice(0, SAMPLE_CHARACTERS)}`;
  if (SAMPLE_TEXT.test(text)) return null;
  const counts = LANGUAGES.map((language) => ({ language, words: wordsOnlyIn(language, text) }));
  // A trade adds one word at most, and looking for it loads the words of every language.
  if (counts.every(({ words }) => words < MIN_LABELS - 1)) return null;
  const trades = tradesOnlyIn(text);
  const [best, second] = counts
    .map(({ language, words }) => ({ language, words: words + Number(trades.has(language)) }))
    .sort((a, b) => b.words - a.words);
  return best && best.words >= MIN_LABELS && best.words >= 3 * (second?.words ?? 0) ? best.language : null;
}

/**
 * The languages that alone have a name of a trade in the text: `Chaveiro`, `Schreinerei`. However often a text has them,
 * they are one word of the language: `Trattoria` is also the name of an Italian restaurant elsewhere.
 */
function tradesOnlyIn(text: string): ReadonlySet<LanguageCode> {
  const languages = new Map<number, LanguageCode[]>();
  for (const language of LANGUAGES)
    for (const { start, meanings } of findTradeTerms(text, language))
      if (meanings.some(({ sort }) => sort === 'names'))
        languages.set(start, [...(languages.get(start) ?? []), language]);
  return new Set([...languages.values()].flatMap((named) => (named.length === 1 ? named : [])));
}

/** How many words of a text only one language has. */
function wordsOnlyIn(language: string, text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => {
    const languages = LANGUAGES_OF.get(word);
    return languages?.length === 1 && languages[0] === language;
  }).length;
}

function sampleOf(pages: readonly PageFacts[]): string {
  let sample = '';
  for (const { document } of pages) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    sample += `${(document.mainWords >= MIN_WORDS ? document.mainText : document.visibleText).slice(0, SAMPLE_CHARACTERS)}\n`;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}

function spoken(sample: string): string | null {
  if (BEYOND_LATIN.test(sample)) {
    for (const [script, language] of SCRIPTS) {
      const letters = sample.match(script)?.length ?? 0;
      if (letters > 20 && letters / sample.length > SCRIPT_SHARE) return language;
    }
  }
  const read = sample.toLowerCase().match(BEYOND_ENGLISH.test(sample) ? /\p{L}+/gu : /[a-z]+/g) ?? [];
  const words = SAMPLE_TEXT.test(sample) ? read.filter((word) => !SAMPLE_WORDS.has(word)) : read;
  if (words.length < MIN_WORDS) return null;
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  const clear = best[1] >= MIN_TELLING && best[1] >= 2 * (second?.[1] ?? 0);
  return clear || best[1] / words.length >= STOP_WORD_SHARE ? best[0] : null;
}

/** Letters other than a–z, without the signs of English typography. */
const BEYOND_ENGLISH = /[\u00aa\u00b5\u00ba-\u200f\u2028-\u2121\u2123-\uffff]/;
const BEYOND_LATIN = /[\u0370-\u9fff\uac00-\ud7af]/;
const LANGUAGES_OF = new Map<string, string[]>();
for (const code of LANGUAGES) {
  for (const word of new Set(tellingWords(code))) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
}
