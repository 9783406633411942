import { type Face, type FontName, faceFor, mainFace } from './fonts.ts';

/**
 * A piece of text in one face. A character that no font of ours can draw has the `face` null and becomes an empty box.
 */
export type Piece = { text: string; face: Face | null };

const JOINER = '\u200d';
const PLAIN = /^[\x20-\x7e]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cleans text for one line: composed (NFC), well-formed, without control characters, direction marks or other invisible
 * characters. Line breaks and tabs become spaces; no-break spaces stay.
 */
export function oneLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
      character === JOINER ? character : '',
    );
}

/** Splits cleaned text into pieces, each in the first face that has its characters. */
export function piecesOf(text: string, font: FontName): Piece[] {
  if (PLAIN.test(text)) return text === '' ? [] : [{ text, face: mainFace(font) }];
  const pieces: Piece[] = [];
  for (const { segment } of clusters.segment(text)) {
    for (const piece of drawable(segment, font)) {
      const last = pieces.at(-1);
      if (last?.face && last.face === piece.face) last.text += piece.text;
      else pieces.push(piece);
    }
  }
  return pieces;
}

/** Draws a cluster whole if a font has it; otherwise without accents, then as separate parts, and finally as a box. */
function drawable(cluster: string, font: FontName): Piece[] {
  const points = Array.from(cluster, (character) => character.codePointAt(0) ?? 0);
  const whole = faceFor(font, points);
  if (whole) return [{ text: cluster, face: whole }];
  const [base = 0, ...rest] = points;
  const onlyAccents =
    rest.length > 0 && rest.every((point) => /[\p{M}\p{Emoji_Modifier}]/u.test(String.fromCodePoint(point)));
  const bare = onlyAccents ? faceFor(font, [base]) : null;
  if (bare) return [{ text: String.fromCodePoint(base), face: bare }];
  // If a font lacks a joined emoji, show its parts one after the other (UTS #51, 2.2).
  const parts = cluster.split(JOINER).filter((part) => part !== '');
  const apart = parts.length > 1 ? parts.flatMap((part) => drawable(part, font)) : [];
  return apart.length > 0 && apart.every(({ face }) => face) ? apart : [{ text: cluster, face: null }];
}
