import { foldText } from '@named-first/scanner/readers';

/** One word of a text: folded, without apostrophes and full stops, and its position. */
export type Token = { word: string; start: number; end: number; capital: boolean };

const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;
/** Articles and prepositions that French and Italian attach to the next word. */
const ELISION = /^(?:l|d|un|dell|all|nell|sull|dall|qu|s|n|j|c|m|t)['’](?=\p{L}{2})/iu;
/** What may separate two words of one name. */
const WITHIN_NAME = /^(?:[ \t]{1,2}|[ \t]?[&+/\-–][ \t]?|\.[ \t]?|['’]| (?:l|d|dell)['’])$/i;

/** The words of a text in reading order. `german` treats `ue` and `ü` as the same letter. */
export function tokensOf(text: string, german = false): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    // `l'Atelier` and `Roofing's` are `Atelier` and `Roofing`.
    const elided = ELISION.exec(match[0])?.[0].length ?? 0;
    const written = match[0].slice(elided).replace(/['’]s$/, '');
    const at = match.index + elided;
    const plain = foldText(written).replace(/['’.]/g, '');
    return {
      word: german ? plain.replace(/([aou])e(?!\d)/g, '$1') : plain,
      start: at,
      end: at + written.length,
      capital: /^[\p{Lu}\d]/u.test(written),
    };
  });
}

/** True if only a space or a joining sign separates two words. */
export function isJoined(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  // Accept the full stop of `St.` and of initials. After a longer word, a full stop ends a sentence.
  return WITHIN_NAME.test(gap) && (!gap.includes('.') || left.word.length <= 3);
}

/** The index of the first word that begins at or after a position. */
export function tokenAt(tokens: readonly Token[], position: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
