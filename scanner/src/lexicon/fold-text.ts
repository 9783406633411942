/** Symbols of folded text. Everything from `FIRST_WORD_SYMBOL` on is part of a word. */
const BREAK = 0;
const SPACE = 1;
const APOSTROPHE = 2;
const AMPERSAND = 3;
export const FIRST_WORD_SYMBOL = 4;
/** A letter or digit that no term contains, e.g. of another script. */
const OTHER_LETTER = 4;
const FIRST_DIGIT = 5;
const FIRST_LETTER = 15;
export const SYMBOLS = 41;

/** For characters that folding drops: combining accents, soft hyphens, zero-width signs. */
const NOTHING: readonly number[] = [];
const SPELT_OUT: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };
const APOSTROPHES = "'’‘ʼ´`";
const HYPHENS = '-‐‑‒–—_';

export type FoldedText = {
  /** One symbol per folded character; runs of white space and hyphens are one `SPACE`. */
  symbols: Uint8Array;
  /** The index in the original text where each symbol begins. */
  starts: Uint32Array;
  length: number;
};

const known = new Map<number, readonly number[]>();

/** Most texts are sentences, so they can share two buffers. */
const SHORT = 8192;
const shortSymbols = new Uint8Array(SHORT * 2);
const shortStarts = new Uint32Array(SHORT * 2);

/**
 * Folds a text for comparison: lower case, without accents, `ß` as `ss`, one space for each run of white space and
 * hyphens. Linear in the length of the text. The next call may reuse the arrays, so copy what you need longer.
 */
export function foldText(text: string): FoldedText {
  // A ligature becomes at most two symbols.
  const symbols = text.length <= SHORT ? shortSymbols : new Uint8Array(text.length * 2);
  const starts = text.length <= SHORT ? shortStarts : new Uint32Array(text.length * 2);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ASCII_SYMBOLS.length) {
      const symbol = ASCII_SYMBOLS[code]!;
      if (symbol === SPACE && length > 0 && symbols[length - 1] === SPACE) continue;
      symbols[length] = symbol;
      starts[length++] = at;
      continue;
    }
    for (const symbol of symbolsOf(code)) {
      if (symbol === SPACE && length > 0 && symbols[length - 1] === SPACE) continue;
      symbols[length] = symbol;
      starts[length++] = at;
    }
  }
  return { symbols, starts, length };
}

function symbolsOf(code: number): readonly number[] {
  let symbols = known.get(code);
  if (!symbols) {
    symbols = readCharacter(String.fromCharCode(code));
    // Limits the size of the table for texts in many scripts.
    if (known.size < 4096) known.set(code, symbols);
  }
  return symbols;
}

function readCharacter(character: string): readonly number[] {
  if (/\s/.test(character) || HYPHENS.includes(character)) return [SPACE];
  if (APOSTROPHES.includes(character)) return [APOSTROPHE];
  if (character === '&') return [AMPERSAND];
  if (/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u.test(character)) return NOTHING;
  const lower = character.toLowerCase();
  const plain = (SPELT_OUT[lower] ?? lower.normalize('NFD').charAt(0)).slice(0, 2);
  const symbols = [...plain].map(plainSymbol);
  if (symbols.every((symbol) => symbol !== null)) return symbols;
  // Halves of a surrogate pair belong to letters of rare scripts or to emoji; neither continues a word in our lists.
  return /[\p{L}\p{N}]/u.test(character) ? [OTHER_LETTER] : [BREAK];
}

function plainSymbol(character: string): number | null {
  const code = character.charCodeAt(0);
  if (code >= 97 && code <= 122) return code - 97 + FIRST_LETTER;
  if (code >= 48 && code <= 57) return code - 48 + FIRST_DIGIT;
  return null;
}

/** A fast path for ASCII, which nearly every character is. */
const ASCII_SYMBOLS = Uint8Array.from({ length: 128 }, (_, code) => symbolsOf(code)[0]!);

const ASCII = /^[\x20-\x7e]*$/;

/** The words of a text for comparison: lower case, without accents and punctuation, with single spaces. */
export function foldWords(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
