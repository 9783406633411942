import { decodeHTML } from 'entities';

/** Runs of white space, and invisible characters (soft hyphen, zero-width and direction marks). */
const NEEDS_WORK = /[\t-\r\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]| {2}/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/g;
const WHITE_SPACE = /\s+/g;

/** Text as a reader sees it: white space collapsed to single spaces, invisible characters removed. */
export function collapse(text: string): string {
  return NEEDS_WORK.test(text) ? text.replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').trim() : text.trim();
}

/**
 * Trims the given characters from the end. A pattern such as `/\\.+$/` would retry at every earlier occurrence, which
 * is quadratic.
 */
export function withoutTail(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Source text with its entities decoded. */
export function decodeEntities(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw;
}

const ENTITY_OR_VISIBLE = /&#?\w{1,31};?|\S/g;

/** The index of the first visible character in source text; -1 if there is only white space. */
export function firstVisible(raw: string): number {
  const at = raw.search(/\S/);
  if (at < 0 || raw[at] !== '&') return at;
  for (const { 0: found, index } of raw.matchAll(ENTITY_OR_VISIBLE)) {
    if (decodeEntities(found).trim() !== '') return index;
  }
  return -1;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Counts words: runs between white space that contain a letter or digit. In scripts without spaces, every two
 * characters count as one word.
 */
export function countWords(text: string): number {
  let words = 0;
  let ideographs = 0;
  let inWord = false;
  let wide = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 32 || (code >= 9 && code <= 13) || code === 160) {
      inWord = false;
    } else if (isUnspaced(code)) {
      ideographs += 1;
      inWord = false;
    } else if (!inWord) {
      if (isAsciiAlphanumeric(code)) {
        inWord = true;
        words += 1;
      } else if (code > 127) wide = true;
    }
    if (wide) {
      wide = false;
      if (LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(index) ?? 32))) {
        inWord = true;
        words += 1;
      }
    }
  }
  return words + Math.ceil(ideographs / 2);
}

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** Kana, Han, Thai, Lao and Khmer, which are written without spaces between words. */
function isUnspaced(code: number): boolean {
  return (code >= 0x3040 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0eff) || (code >= 0x1780 && code <= 0x17ff);
}
