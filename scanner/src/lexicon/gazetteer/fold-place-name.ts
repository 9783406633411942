const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const LONGEST_NAME = 80;
/** Words of letters with single spaces between them, none of which may be a form of `Saint`. */
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * The form in which place names are compared: lower case, without accents, words joined by single spaces, and every
 * `St.`, `Ste`, `Sankt` and `Sainte` as `saint`. `Saint-Ciers-sur-Gironde` becomes `saint ciers sur gironde`.
 * An empty string where nothing is left, or where the text is too long to be a place.
 */
export function foldPlaceName(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  if (PLAIN.test(name) && !/\b[sS]/.test(name)) return name.toLowerCase();
  return name
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(?:st|ste|sankt|sainte)\b/g, 'saint');
}
