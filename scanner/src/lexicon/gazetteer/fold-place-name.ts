const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const MAX_NAME_LENGTH = 80;
/** Words of letters separated by single spaces, of which none may be a form of `Saint`. */
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * The normalized form of place names for comparison: lower case, without accents, words separated by single spaces, and
 * every `St.`, `Ste`, `Sankt` and `Sainte` as `saint`. `Saint-Ciers-sur-Gironde` becomes `saint ciers sur gironde`.
 * Empty if nothing remains, or if the text is too long for a place name.
 */
export function foldPlaceName(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return '';
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
