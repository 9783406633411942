import type { Evidence } from '@named-first/contract';
import { holdsUnfilledBlank } from '../../lexicon/sample/sample-text.ts';
import type { Region, TextBlock } from '../../read/html/document.ts';
import { enterKeys, placesOf, type WordIndex, wordKeys } from '../../read/text/word-index.ts';
import type { PageFacts } from '../page-facts.ts';

/** One sentence of visible text, white space collapsed, otherwise verbatim. */
export type Sentence = {
  text: string;
  /** The same length as `text`, in lower case with straight quotes and hyphens: patterns run on this. */
  lower: string;
  tag: string;
  region: Region;
  /** Index of its block in `document.blocks`. */
  block: number;
  /** Its index in `Prose.sentences`. */
  at: number;
};

/** A page's visible text split into sentences, with a word index so that few patterns run on few sentences. */
export type Prose = {
  page: PageFacts;
  sentences: readonly Sentence[];
  index: WordIndex;
};

/** The content of a text block, independent of its place. */
type Cut = { text: string; lower: string; keys: readonly number[] };

/** Longer runs without a full stop are split, so that no pattern ever runs on unbounded text. */
const MAX_SENTENCE_LENGTH = 600;
export const MAX_EXCERPT_LENGTH = 240;

const STOP = /[.!?]["”’')]{0,3} /;
const SENTENCE_END = /[.!?]["”’')]{0,3} /g;
const BEGINS_SENTENCE = /^["“‘'(]?[\p{Lu}\d$]/u;
const NO_END =
  /(?:^|[\s(-])(?:st|ave|blvd|rd|dr|mr|mrs|ms|mt|ft|inc|co|ltd|no|nos|lic|jr|sr|vs|approx|a\.m|p\.m|u\.s|d\.c|dra|sra|med|dent|dipl|dott|avv|ing|geom|arch|mme|mlle|str|tel|nr|núm|inkl|zzgl|bzw|z\.b|ca|drs|[a-z])\.$/i;
const ENDS_IN_DAY = /(?:^|\D)\d{1,2}$/;
const GERMAN_MONTH =
  /^(?:Jan(?:uar|\.)|Jänner|Feb(?:ruar|\.)|März|Apr(?:il|\.)|Mai|Jun[i.]|Jul[i.]|Aug(?:ust|\.)|Sep(?:t|tember)?\b|Okt(?:ober|\.)|Nov(?:ember|\.)|Dez(?:ember|\.))/;
const TYPOGRAPHY = /[’‘ʼ`“”–—‑−\u00a0\u202f]/g;
/** ASCII without the grave accent: nothing to normalize. */
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

/**
 * Splits all pages of a site into sentences. Headers, menus and footers repeat on every page, so each text is split
 * once.
 */
export function readProse(pages: readonly PageFacts[]): void {
  const cuts = new Map<string, readonly Cut[]>();
  for (const page of pages) if (!read.has(page)) read.set(page, readPage(page, cuts));
}

/** The page's sentences. Cached per page, because most fact groups need them. */
export function proseOf(page: PageFacts): Prose {
  const known = read.get(page);
  if (known) return known;
  const prose = readPage(page, new Map());
  read.set(page, prose);
  return prose;
}

function readPage(page: PageFacts, cuts: Map<string, readonly Cut[]>): Prose {
  const sentences: Sentence[] = [];
  const index: WordIndex = new Map();
  const { blocks } = page.document;
  for (let block = 0; block < blocks.length; block += 1) {
    const { text, tag, region } = blocks[block] as TextBlock;
    let parts = cuts.get(text);
    if (!parts) {
      parts = cutBlock(text);
      cuts.set(text, parts);
    }
    for (const part of parts) {
      const at = sentences.length;
      sentences.push({ text: part.text, lower: part.lower, tag, region, block, at });
      enterKeys(index, part.keys, at);
    }
  }
  return { page, sentences, index };
}

/** Sentences with a word that starts like one of the cues, in reading order. */
export function sentencesWith(prose: Prose, cues: readonly string[]): Sentence[] {
  return placesOf(prose.index, cues).map((at) => prose.sentences[at] as Sentence);
}

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** True for `h1` to `h6`. */
export function isHeading(tag: string): boolean {
  return HEADINGS.has(tag);
}

/** Lower case with straight quotes and hyphens; preserves positions. */
export function plainLower(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  const plain = text.replace(TYPOGRAPHY, (mark) => PLAIN[mark] ?? "'");
  const lower = plain.toLowerCase();
  // A few letters (İ) grow in lower case; positions matter more than their case.
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The evidence for a sentence; a long one is cut around the position `at`. */
export function sentenceEvidence(prose: Prose, sentence: Sentence, at = 0): Evidence {
  const place = isHeading(sentence.tag) ? 'heading' : 'text';
  return { url: prose.page.url, place, excerpt: excerptAround(sentence.text, at) };
}

/** True if the sentence belongs to a quotation: a customer's words, not the business's. */
export function isQuotation({ page }: Prose, { tag, block }: Sentence): boolean {
  return tag === 'blockquote' || /^[“"]/.test(page.document.blocks[block]?.text ?? '');
}

/** At most 240 characters of the text around a position, cut at spaces. */
export function excerptAround(text: string, at = 0): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const from = Math.max(0, Math.min(at - MAX_EXCERPT_LENGTH / 3, text.length - MAX_EXCERPT_LENGTH));
  const start = from === 0 ? 0 : from + (text.slice(from, from + MAX_EXCERPT_LENGTH).indexOf(' ') + 1);
  const slice = text.slice(start, start + MAX_EXCERPT_LENGTH);
  const end = start + slice.length < text.length ? slice.lastIndexOf(' ') : slice.length;
  return slice.slice(0, end > MAX_EXCERPT_LENGTH / 2 ? end : slice.length).trim();
}

function cutBlock(block: string): Cut[] {
  const cuts: Cut[] = [];
  for (const part of cutSentences(block)) {
    for (const piece of cutLong(part)) {
      const text = piece.trim();
      if (text === '') continue;
      const lower = plainLower(text);
      // A pasted sentence with an unfilled blank states nothing; `sampleTextOf` reports it.
      if (holdsUnfilledBlank(lower)) continue;
      cuts.push({ text, lower, keys: wordKeys(lower) });
    }
  }
  return cuts;
}

function cutSentences(text: string): string[] {
  // Labels, menu entries and most list entries are short and have no full stop.
  if (!STOP.test(text)) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (!BEGINS_SENTENCE.test(text.slice(end, end + 2))) continue;
    if (match[0][0] === '.' && isDayOfMonth(text, match.index, end)) continue;
    if (match[0][0] === '.' && NO_END.test(text.slice(Math.max(start, match.index - 8), match.index + 1))) continue;
    parts.push(text.slice(start, end));
    start = end;
  }
  parts.push(text.slice(start));
  return parts;
}

/** `am 3. März`: German writes a full stop after the day. */
function isDayOfMonth(text: string, stop: number, end: number): boolean {
  return ENDS_IN_DAY.test(text.slice(Math.max(0, stop - 3), stop)) && GERMAN_MONTH.test(text.slice(end, end + 10));
}

function cutLong(text: string): string[] {
  if (text.length <= MAX_SENTENCE_LENGTH) return [text];
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const reach = text.slice(start, start + MAX_SENTENCE_LENGTH + 1);
    const space = reach.lastIndexOf(' ');
    const length = space > 0 && text.length - start > MAX_SENTENCE_LENGTH ? space : MAX_SENTENCE_LENGTH;
    parts.push(reach.slice(0, length));
    start += length;
  }
  return parts;
}
