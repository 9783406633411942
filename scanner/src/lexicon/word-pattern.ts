import type { Words } from './languages/language.ts';

const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/** Lower case, without accents, ß as ss: the form in which words of the lexicon are compared. */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
}

/**
 * The words of a list as the source of one expression over folded text; see `Words` for how they are written. Each
 * alternative is a fixed text with at most one bounded run, so matching takes linear time.
 */
export function wordSource(words: Words): string {
  return [...words]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(oneWord)
    .join('|');
}

function oneWord(word: string): string {
  const open = word.startsWith('*') ? '[\\p{L}-]{0,24}' : '(?<![\\p{L}\\p{N}])';
  const shut = word.endsWith('*') ? '\\p{L}{0,24}' : '(?![\\p{L}\\p{N}])';
  const inner = foldText(word.replace(/^\*|\*$/g, ''))
    .replace(SPECIAL, '\\$&')
    .replace(/\\\./g, '\\.?')
    .replace(/(?: |\\-)+/g, '[\\s\\u00ad\\u2010-\\u2013-]{1,3}');
  return `${open}${inner}${shut}`;
}

/** An expression that finds any of the words in folded text. Never matches where the list is empty. */
export function wordPattern(words: Words, flags = 'u'): RegExp {
  return new RegExp(words.length === 0 ? '(?!)' : `(?:${wordSource(words)})`, flags);
}
