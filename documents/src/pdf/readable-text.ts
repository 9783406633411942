import { type Face, type FontName, faceFor, mainFace } from './fonts.ts';

/** A piece of text in one face, or a character that no font of ours can draw (`face` null): it becomes an empty box. */
export type Piece = { text: string; face: Face | null };

const PLAIN = /^[\x20-\x7e]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text as it can be set on a line: composed, well-formed, without control characters, direction marks and other
 * characters that have no shape. Line breaks and tabs become spaces;
 * no-break spaces stay.
 */
export function oneLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
      character === '\u200d' ? character : '',
    );
}

/** Cuts cleaned text into pieces, each in the first face that has its characters. */
export function piecesOf(text: string, font: FontName): Piece[] {
  if (PLAIN.test(text)) return text === '' ? [] : [{ text, face: mainFace(font) }];
  const pieces: Piece[] = [];
  for (const { segment } of clusters.segment(text)) {
    const piece = drawable(segment, font);
    const last = pieces.at(-1);
    if (last?.face && last.face === piece.face) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** A cluster whole, or without the accents the fonts lack, or as something that cannot be drawn. */
function drawable(cluster: string, font: FontName): Piece {
  const points = Array.from(cluster, (character) => character.codePointAt(0) ?? 0);
  const whole = faceFor(font, points);
  if (whole) return { text: cluster, face: whole };
  const [base = 0, ...rest] = points;
  const onlyAccents = rest.length > 0 && rest.every((point) => /\p{M}/u.test(String.fromCodePoint(point)));
  const bare = onlyAccents ? faceFor(font, [base]) : null;
  return bare ? { text: String.fromCodePoint(base), face: bare } : { text: cluster, face: null };
}
