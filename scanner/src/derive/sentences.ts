import type { Evidence } from '@named-first/contract';
import type { PageFacts } from '../facts.ts';
import type { Region, TextBlock } from './document.ts';

/** One sentence of visible text, white space collapsed, otherwise verbatim. */
export type Sentence = {
  text: string;
  /** The same length as `text`, lower case, with straight quotes and hyphens: what patterns are run on. */
  lower: string;
  tag: string;
  region: Region;
  /** Index of its block in `document.blocks`. */
  block: number;
  /** Its own index in `Prose.sentences`. */
  at: number;
};

/** A page's visible words cut into sentences, with an index of words so that few patterns meet few sentences. */
export type Prose = {
  page: PageFacts;
  sentences: readonly Sentence[];
  /** Sentence numbers by the first letters of each word. */
  index: ReadonlyMap<string, readonly number[]>;
};

/** Longer runs without a full stop are cut, so that no pattern ever meets an unbounded text. */
const LONGEST_SENTENCE = 600;
/** Words are indexed by their first letters: `licensed`, `licence` and `license` share an entry. */
const STEM_LENGTH = 5;
export const LONGEST_EXCERPT = 240;

const SENTENCE_END = /[.!?]["”’')]{0,3} (?=["“‘'(]?[\p{Lu}\d$])/gu;
const NO_END = /(?:^|[\s(])(?:st|ave|blvd|rd|dr|mr|mrs|ms|mt|ft|inc|co|ltd|no|nos|lic|jr|sr|vs|approx|a\.m|p\.m|u\.s|d\.c|[a-z])\.$/i;
const WORD = /[a-z0-9]+|[$@]/g;
/** Cue of every four-digit group, the end of a phone number. */
export const FOUR_DIGITS = '0000';
const IS_FOUR_DIGITS = /^\d{4}$/;
const TYPOGRAPHY = /[’‘ʼ`“”–—‑−\u00a0\u202f]/g;
const PLAIN: Record<string, string> = { '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-', '−': '-', '\u00a0': ' ', '\u202f': ' ' };

const read = new WeakMap<PageFacts, Prose>();

/** The page's sentences. Remembered per page, because most fact groups ask for them. */
export function proseOf(page: PageFacts): Prose {
  const known = read.get(page);
  if (known) return known;
  const sentences = page.document.blocks.flatMap(sentencesOfBlock).map((sentence, at) => ({ ...sentence, at }));
  const prose = { page, sentences, index: indexWords(sentences) };
  read.set(page, prose);
  return prose;
}

/** Sentences that hold a word beginning like one of the cues, in reading order. */
export function sentencesWith(prose: Prose, cues: readonly string[]): Sentence[] {
  const found = new Set<number>();
  for (const cue of cues) for (const at of prose.index.get(cue.slice(0, STEM_LENGTH)) ?? []) found.add(at);
  return [...found].sort((a, b) => a - b).map((at) => prose.sentences[at]!);
}

/** Lower case with straight quotes and hyphens, every character kept in its place. */
export function plainLower(text: string): string {
  const plain = text.replace(TYPOGRAPHY, (mark) => PLAIN[mark] ?? "'");
  const lower = plain.toLowerCase();
  // A few letters (İ) grow when lowered; positions matter more than their case.
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The receipt for a sentence; `at` is the position that a long one is cut around. */
export function sentenceEvidence(prose: Prose, sentence: Sentence, at = 0): Evidence {
  const place = /^h[1-6]$/.test(sentence.tag) ? 'heading' : 'text';
  return { url: prose.page.url, place, excerpt: excerptAround(sentence.text, at) };
}

/** At most 240 characters of the text around a position, cut at spaces. */
export function excerptAround(text: string, at = 0): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const from = Math.max(0, Math.min(at - LONGEST_EXCERPT / 3, text.length - LONGEST_EXCERPT));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const slice = text.slice(start, start + LONGEST_EXCERPT);
  const end = start + slice.length < text.length ? slice.lastIndexOf(' ') : slice.length;
  return slice.slice(0, end > LONGEST_EXCERPT / 2 ? end : slice.length).trim();
}

function sentencesOfBlock(block: TextBlock, index: number): Omit<Sentence, 'at'>[] {
  const found: Omit<Sentence, 'at'>[] = [];
  const push = (part: string): void => {
    const text = part.trim();
    if (text === '') return;
    found.push({ text, lower: plainLower(text), tag: block.tag, region: block.region, block: index });
  };
  for (const part of cutSentences(block.text)) for (const piece of cutLong(part)) push(piece);
  return found;
}

function cutSentences(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (match[0][0] === '.' && NO_END.test(text.slice(Math.max(start, match.index - 8), match.index + 1))) continue;
    parts.push(text.slice(start, end));
    start = end;
  }
  parts.push(text.slice(start));
  return parts;
}

function cutLong(text: string): string[] {
  if (text.length <= LONGEST_SENTENCE) return [text];
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.lastIndexOf(' ', start + LONGEST_SENTENCE);
    const end = space > start && text.length - start > LONGEST_SENTENCE ? space : start + LONGEST_SENTENCE;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function indexWords(sentences: readonly Sentence[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [at, { lower }] of sentences.entries()) {
    for (const [word] of lower.matchAll(WORD)) {
      const stem = IS_FOUR_DIGITS.test(word) ? FOUR_DIGITS : word.slice(0, STEM_LENGTH);
      const places = index.get(stem);
      if (!places) index.set(stem, [at]);
      else if (places.at(-1) !== at) places.push(at);
    }
  }
  return index;
}
