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
  index: ReadonlyMap<number, readonly number[]>;
};

/** Longer runs without a full stop are cut, so that no pattern ever meets an unbounded text. */
const LONGEST_SENTENCE = 600;
/** Words are indexed by their first letters: `licensed`, `licence` and `license` share an entry. */
const STEM_LENGTH = 5;
export const LONGEST_EXCERPT = 240;

const STOP = /[.!?]["”’')]{0,3} /;
const SENTENCE_END = /[.!?]["”’')]{0,3} /g;
const BEGINS_SENTENCE = /^["“‘'(]?[\p{Lu}\d$]/u;
const NO_END =
  /(?:^|[\s(])(?:st|ave|blvd|rd|dr|mr|mrs|ms|mt|ft|inc|co|ltd|no|nos|lic|jr|sr|vs|approx|a\.m|p\.m|u\.s|d\.c|[a-z])\.$/i;
const KEY_BASE = 37;
const DOLLAR = 36;
const AT_SIGN = 64;
/** Cue of every four-digit group, the end of a phone number. */
export const FOUR_DIGITS = '####';
/** Cue of every number written in digits. */
export const ANY_NUMBER = '##';
const TYPOGRAPHY = /[’‘ʼ`“”–—‑−\u00a0\u202f]/g;
/** ASCII without the grave accent: nothing to straighten. */
const PLAIN_TEXT = /^[\x20-\x5f\x61-\x7e]*$/;
const PLAIN: Record<string, string> = {
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const read = new WeakMap<PageFacts, Prose>();

/** The page's sentences. Remembered per page, because most fact groups ask for them. */
export function proseOf(page: PageFacts): Prose {
  const known = read.get(page);
  if (known) return known;
  const sentences: Sentence[] = [];
  for (const [index, block] of page.document.blocks.entries()) addSentences(block, index, sentences);
  const prose = { page, sentences, index: indexWords(sentences) };
  read.set(page, prose);
  return prose;
}

/** Sentences that hold a word beginning like one of the cues, in reading order. */
export function sentencesWith(prose: Prose, cues: readonly string[]): Sentence[] {
  const found: number[] = [];
  for (const cue of cues) {
    const places = prose.index.get(stemKey(cue));
    if (places) for (const at of places) found.push(at);
  }
  found.sort((a, b) => a - b);
  const sentences: Sentence[] = [];
  for (const [position, at] of found.entries()) if (at !== found[position - 1]) sentences.push(prose.sentences[at]!);
  return sentences;
}

/** Lower case with straight quotes and hyphens, every character kept in its place. */
export function plainLower(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
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

/** The sentence belongs to a quotation: a customer's words, not the business's. */
export function isQuotation({ page }: Prose, { tag, block }: Sentence): boolean {
  return tag === 'blockquote' || /^[“"]/.test(page.document.blocks[block]?.text ?? '');
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

function addSentences(block: TextBlock, index: number, found: Sentence[]): void {
  for (const part of cutSentences(block.text)) {
    for (const piece of cutLong(part)) {
      const text = piece.trim();
      if (text === '') continue;
      found.push({
        text,
        lower: plainLower(text),
        tag: block.tag,
        region: block.region,
        block: index,
        at: found.length,
      });
    }
  }
}

function cutSentences(text: string): string[] {
  // Labels, menu entries and most list entries are short and hold no full stop.
  if (!STOP.test(text)) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (!BEGINS_SENTENCE.test(text.slice(end, end + 2))) continue;
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

/**
 * Every run of letters and digits, and the signs `$` and `@`, under the key of its first characters. Written as a loop
 * over character codes, because it sees every word of every page.
 */
function indexWords(sentences: readonly Sentence[]): Map<number, number[]> {
  const index = new Map<number, number[]>();
  const note = (key: number, at: number): void => {
    const places = index.get(key);
    if (!places) index.set(key, [at]);
    else if (places[places.length - 1] !== at) places.push(at);
  };
  for (const { lower, at } of sentences) {
    let start = -1;
    let key = 0;
    for (let position = 0; position <= lower.length; position++) {
      const code = lower.charCodeAt(position);
      if (isWordCode(code)) {
        if (start < 0) {
          start = position;
          key = 0;
        }
        if (position - start < STEM_LENGTH) key = key * KEY_BASE + letterValue(code);
        continue;
      }
      if (start >= 0) {
        note(key, at);
        if (isDigit(lower.charCodeAt(start))) {
          note(stemKey(ANY_NUMBER), at);
          if (position - start === 4) note(stemKey(FOUR_DIGITS), at);
        }
      }
      start = -1;
      if (code === DOLLAR || code === AT_SIGN) note(-code, at);
    }
  }
  return index;
}

/** The key under which a cue is indexed: its first letters as a number; signs have keys below zero. */
function stemKey(cue: string): number {
  const first = cue.charCodeAt(0);
  if (!isWordCode(first)) return -first - (cue.length - 1);
  let key = 0;
  for (let position = 0; position < Math.min(STEM_LENGTH, cue.length); position++) {
    key = key * KEY_BASE + letterValue(cue.charCodeAt(position));
  }
  return key;
}

/** 1–26 for letters, 27–36 for digits. */
function letterValue(code: number): number {
  return code >= 97 ? code - 96 : code - 21;
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || isDigit(code);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
