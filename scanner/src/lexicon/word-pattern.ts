import type { Words } from './languages/language.ts';

const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/** ASCII without the grave accent: only the case needs folding. */
const PLAIN = /^[\t-_a-~]*$/;

/** Lower case, without accents, ß as ss: the form in which words of the lexicon are compared. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const lower = text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
}

/** The same letter by letter, so that every position stays valid in the text; ß becomes a single s here. */
export function foldInPlace(text: string): string {
  const folded = foldText(text);
  if (folded.length === text.length) return folded;
  return text.replace(/./gsu, (letter) => foldText(letter).slice(0, letter.length).padEnd(letter.length));
}

/** Folded text of these languages is ASCII; a class of all Unicode letters would make the expressions huge. */
const NO_LETTER_BEFORE = '(?<![a-z0-9])';
const NO_LETTER_BEHIND = '(?![a-z0-9])';
const REST_BEFORE = '[a-z-]{0,24}';
const REST_BEHIND = '[a-z]{0,24}';

/**
 * The source of one regular expression for the words of a list, over folded text; see `Words` for their spelling. Each
 * alternative is a fixed text with at most one bounded run at either end, so matching takes linear time.
 */
export function wordSource(words: Words): string {
  const shapes = new Map<string, string[]>();
  for (const word of words) {
    const shape = (word.startsWith('*') ? '*' : '') + (word.length > 1 && word.endsWith('*') ? '.' : '');
    shapes.set(shape, [...(shapes.get(shape) ?? []), word.replace(/^\*|\*$/g, '')]);
  }
  return [...shapes]
    .map(([shape, bare]) => {
      const open = shape.startsWith('*') ? `${NO_LETTER_BEFORE}${REST_BEFORE}` : NO_LETTER_BEFORE;
      const shut = shape.endsWith('.') ? REST_BEHIND : NO_LETTER_BEHIND;
      const longestFirst = bare.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
      return `${open}(?:${longestFirst.map(oneWord).join('|')})${shut}`;
    })
    .join('|');
}

function oneWord(word: string): string {
  return foldText(word)
    .replace(SPECIAL, '\\$&')
    .replace(/\\\./g, '\\.?')
    .replace(/(?: |\\-)+/g, '[\\s\\u00ad\\u2010-\\u2013-]{1,3}');
}

/** A regular expression that finds any of the words in folded text. Never matches if the list is empty. */
export function wordPattern(words: Words, flags = 'u'): RegExp {
  return new RegExp(words.length === 0 ? '(?!)' : `(?:${wordSource(words)})`, flags);
}

/** The words as they are spelled, longest first, as alternatives of an expression for text that is not folded. */
export function spellings(words: Words): string {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.length === 0 ? '(?!)' : longestFirst.map((word) => RegExp.escape(word)).join('|');
}
