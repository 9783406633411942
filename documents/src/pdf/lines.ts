import type { Face } from './fonts.ts';
import { oneLine, piecesOf } from './readable-text.ts';
import { type Inline, type Run, runsOf } from './rich-text.ts';
import type { TextStyle } from './theme.ts';

/** Text in one face, size and color, with its position on the line. A `face` of null is drawn as a box. */
export type Segment = {
  text: string;
  face: Face | null;
  size: number;
  colour: string;
  link: string | null;
  /** Distance above the baseline. */
  rise: number;
  width: number;
};

export type Line = { segments: Segment[]; width: number };

type Word = { segments: Segment[]; width: number };

const BOX_WIDTH = 0.6;
const NOTE_SIZE = 0.68;

/** Caches the widths of words, which layout measures again and again. Create one for each document. */
export class Measure {
  readonly #widths = new Map<Face, Map<string, number>>();

  width(face: Face | null, size: number, text: string): number {
    if (!face) return BOX_WIDTH * size;
    let known = this.#widths.get(face);
    if (!known) {
      known = new Map();
      this.#widths.set(face, known);
    }
    let units = known.get(text);
    if (units === undefined) {
      units = face.font.layout(text).advanceWidth / face.font.unitsPerEm;
      known.set(text, units);
    }
    return units * size;
  }
}

/**
 * Breaks text into lines no wider than `width`, always at least one. A word breaks only if it is wider than a whole
 * line.
 */
export function linesOf(inline: Inline, style: TextStyle, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { segments: [], width: 0 };
  const finish = () => {
    line.width -= trimEnd(line);
    lines.push(line);
    line = { segments: [], width: 0 };
  };
  for (const word of wordsOf(inline, style, measure)) {
    if (line.segments.length > 0 && line.width + word.width > width && !isSpace(word)) finish();
    for (const part of word.width > width ? broken(word, width, measure) : [word]) {
      if (line.segments.length > 0 && line.width + part.width > width && !isSpace(part)) finish();
      if (line.segments.length > 0 || !isSpace(part)) append(line, part);
    }
  }
  finish();
  return lines;
}

function isSpace(word: Word): boolean {
  return word.segments.every(({ text }) => text === ' ');
}

function append(line: Line, word: Word): void {
  line.segments.push(...word.segments);
  line.width += word.width;
}

/**
 * Removes all but one space at the end of a line, and returns the width of all of them. The space that stays takes no
 * room; it keeps words apart when the text is copied or read aloud.
 */
function trimEnd({ segments }: Line): number {
  let spaces = 0;
  while (segments.at(-1 - spaces)?.text === ' ') spaces += 1;
  const width = total(segments.slice(segments.length - spaces));
  if (spaces > 1) segments.length -= spaces - 1;
  return width;
}

/**
 * Words and single spaces, in order. A word may have several styles, so the comma of `**bold**,` never moves to the
 * next line.
 */
function wordsOf(inline: Inline, style: TextStyle, measure: Measure): Word[] {
  const words: Word[] = [];
  let open = false;
  for (const run of runsOf(inline)) {
    for (const chunk of oneLine(run.text).split(/( )/)) {
      if (chunk === '') continue;
      const segments = segmentsOf(chunk, run, style, measure);
      const width = total(segments);
      const last = words.at(-1);
      if (chunk === ' ') words.push({ segments, width });
      else if (open && last) append(last, { segments, width });
      else words.push({ segments, width });
      open = chunk !== ' ';
    }
  }
  return words;
}

function segmentsOf(text: string, run: Run, style: TextStyle, measure: Measure): Segment[] {
  const note = run.look === 'note';
  const font = run.look === 'strong' || run.look === 'mono' ? run.look : style.font;
  // The monospace font looks larger than the text font at the same size.
  const size = note ? style.size * NOTE_SIZE : run.look === 'mono' ? style.size * 0.92 : style.size;
  return piecesOf(text, font).map((piece) => ({
    ...piece,
    size,
    colour: run.colour ?? style.colour,
    link: safeLink(run.link),
    rise: note ? style.size * 0.36 : 0,
    width: measure.width(piece.face, size, piece.text),
  }));
}

function safeLink(link: string | undefined): string | null {
  return link && /^(https?:|mailto:|tel:)/i.test(link) ? link : null;
}

function total(segments: Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.width, 0);
}

/** Splits a word that is wider than the line: after the punctuation of an address if possible, otherwise anywhere. */
function broken(word: Word, width: number, measure: Measure): Word[] {
  return word.segments.flatMap((segment) => {
    if (segment.face === null) return [{ segments: [segment], width: segment.width }];
    const parts = segment.text.split(/(?<=[/?&=_.,;:-])/).flatMap((part) => fitting(segment, part, width, measure));
    return parts.map((text) => {
      const cut = { ...segment, text, width: measure.width(segment.face, segment.size, text) };
      return { segments: [cut], width: cut.width };
    });
  });
}

function fitting(segment: Segment, text: string, width: number, measure: Measure): string[] {
  if (measure.width(segment.face, segment.size, text) <= width) return [text];
  const characters = Array.from(text);
  if (characters.length < 2) return [text];
  const middle = Math.ceil(characters.length / 2);
  return [characters.slice(0, middle), characters.slice(middle)].flatMap((half) =>
    fitting(segment, half.join(''), width, measure),
  );
}
