import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';

/**
 * One place of a number or an address: its block, where it begins and ends there, the value itself, and whether a label
 * such as `Fax` says what it is for.
 */
export type Placed = { index: number; at: number; end: number; value: string; labelled?: boolean };

/** How many blocks a card has between its heading and its number. */
const MAX_LINES = 8;
const MAX_CHARACTERS = 400;
const MAX_TITLE_LENGTH = 60;
const MAX_TITLE_WORDS = 8;
const MAX_NAME_LENGTH = 40;
const MAX_NAME_WORDS = 6;
const MAX_BEFORE = 90;
const MIN_VALUES = 2;
const HEADING = /^h[1-6]$/;

/**
 * Maps each value to the words that distinguish it on its page: the name right before it (`Luca:`), or the heading or
 * first line of its card. Empty unless at least two values have captions and all captions differ.
 *
 * A caption says what a value is for. It does not say which value is the main one.
 */
export function captionsOf(
  blocks: readonly TextBlock[],
  placed: readonly Placed[],
  code: string,
): ReadonlyMap<string, string> {
  const isGeneral = generalWords(code);
  const before = distinctCaptions(placed, (place, last) => nameBefore(blocks, place, last, isGeneral));
  const above = distinctCaptions(placed, (place, last, next) =>
    isShared(blocks, place, next) ? null : cardTitle(blocks, place, last, isGeneral),
  );
  return new Map([...above, ...before]);
}

type ReadCaption = (place: Placed, last: Placed | undefined, next: Placed | undefined) => string | null;

/**
 * The caption that `read` finds for each value, without captions that several values share. Empty if fewer than two
 * remain.
 */
function distinctCaptions(placed: readonly Placed[], read: ReadCaption): ReadonlyMap<string, string> {
  const valuesOf = new Map<string, Set<string>>();
  for (const [position, place] of placed.entries()) {
    const caption = read(place, placed[position - 1], placed[position + 1]);
    if (caption === null) continue;
    const values = valuesOf.get(caption) ?? new Set();
    valuesOf.set(caption, values.add(place.value));
  }
  const found = new Map<string, string>();
  for (const [caption, values] of valuesOf) {
    const [value] = values;
    if (values.size === 1 && value !== undefined && !found.has(value)) found.set(value, caption);
  }
  return found.size < MIN_VALUES ? new Map() : found;
}

/** `R. Laigsingh T. 06-14984064`, `Long Island (516) 798-2800`: the name between the last value and this one. */
function nameBefore(
  blocks: readonly TextBlock[],
  { index, at }: Placed,
  last: Placed | undefined,
  isGeneral: (words: string) => boolean,
): string | null {
  const from = last?.index === index ? last.end : 0;
  if (at - from > MAX_BEFORE) return null;
  const words = (blocks[index]?.text ?? '')
    .slice(from, at)
    .replace(/\S+@\S+|\bhttps?:\S+|\bwww\.\S+/g, ' ')
    .replace(/[\s:;,.|·•–—(-]+(?:\p{Lu}\.?)?[\s:;,.|·•–—(-]*$/u, '')
    .replace(/^[^\p{L}]+/u, '')
    .trim();
  return isName(words) && !isGeneral(words) ? words : null;
}

function isName(words: string): boolean {
  return (
    words.length <= MAX_NAME_LENGTH &&
    /^\p{Lu}/u.test(words) &&
    !/\d{2}/.test(words) &&
    words.split(' ').length <= MAX_NAME_WORDS
  );
}

/** True if another value follows directly with no words in between, so that the title above applies to both. */
function isShared(blocks: readonly TextBlock[], place: Placed, next: Placed | undefined): boolean {
  if (!next || next.value === place.value || next.labelled || next.index > place.index + 1) return false;
  const from = next.index === place.index ? place.end : 0;
  return !/\p{L}{2}/u.test((blocks[next.index]?.text ?? '').slice(from, next.at));
}

/** The heading of the card that contains this value, or the first line after the previous value. */
function cardTitle(
  blocks: readonly TextBlock[],
  { index }: Placed,
  last: Placed | undefined,
  isGeneral: (words: string) => boolean,
): string | null {
  if (last?.index === index) return null;
  const region = blocks[index]?.region;
  let characters = 0;
  let title: string | null = null;
  let isAboveStreet = false;
  for (let at = index - 1; at >= 0 && index - at <= MAX_LINES && at !== last?.index; at -= 1) {
    const block = blocks[at];
    if (!block || block.region !== region) break;
    characters += block.text.length;
    if (characters > MAX_CHARACTERS) break;
    const words = block.text.replace(/[\s:]+$/, '');
    const names = isTitle(words) && !isGeneral(words);
    if (isAboveStreet) return names ? words : null;
    if (HEADING.test(block.tag)) {
      // The main heading is about the whole page.
      if (block.tag === 'h1' || !/\d/.test(words)) return names && block.tag !== 'h1' ? words : null;
      isAboveStreet = true;
    } else if (names) title = words;
  }
  // The lines of a header or footer are about the whole site.
  return region === 'header' || region === 'footer' ? null : title;
}

function isTitle(words: string): boolean {
  if (words.length > MAX_TITLE_LENGTH || words.split(' ').length > MAX_TITLE_WORDS) return false;
  return /^[^\p{L}]{0,4}\p{Lu}/u.test(words) && !/[.!?…]$|\d{3}|[@/§]/.test(words);
}

const patterns = new Map<string, RegExp>();

/** Returns a test for words that do not name anyone or anything: `Contact info`, `Call us today`, `Telefon`. */
function generalWords(code: string): (words: string) => boolean {
  const own = LANGUAGES.includes(code as LanguageCode) ? (code as LanguageCode) : 'en';
  let pattern = patterns.get(own);
  if (!pattern) {
    const words = [...new Set<LanguageCode>(['en', own])].flatMap((one) => {
      const { contact, pages, hours, speech } = language(one);
      return [
        ...contact.call,
        ...contact.general,
        ...contact.labels.fax,
        ...pages.roles.contact,
        ...pages.roles.imprint,
        ...hours.headings,
        ...speech.stopWords,
      ];
    });
    pattern = wordPattern(words, 'gu');
    patterns.set(own, pattern);
  }
  const known = pattern;
  return (words) => !/[a-z]{2}/.test(foldText(words).replace(known, ' '));
}
