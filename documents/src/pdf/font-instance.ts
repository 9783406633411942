import type { Font } from 'fontkit';

type Outline = { commands: readonly { command: string; args: readonly number[] }[] };
type Point = { x: number; y: number; onCurve: boolean };

const HEADER = 10;
const ON_CURVE = 1;

/**
 * A variable font at one weight, which can be embedded: fontkit 2.0.4 has an encoder for the glyphs of such a font, and
 * it throws. Ours writes every coordinate in full, which the file's compression makes up for.
 */
export function fontInstance(font: Font, weight: number): Font {
  const instance = font.getVariation({ wght: weight });
  // Both weights carry the name of the file they come from, and pdfkit takes fonts of one name and file for the same.
  Object.defineProperty(instance, 'postscriptName', { value: `${font.postscriptName.replace(/-.*/, '')}-${weight}` });
  const createSubset = instance.createSubset.bind(instance);
  instance.createSubset = () => Object.assign(createSubset(), { glyphEncoder: { encodeSimple: simpleGlyph } });
  return instance;
}

/** A simple glyph description (OpenType, table `glyf`), without hints. */
function simpleGlyph(outline: Outline): Buffer {
  const contours = contoursOf(outline);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const ends = HEADER + contours.length * 2;
  const flags = ends + 2;
  const glyph = Buffer.alloc(padded(flags + points.length * 5));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, value] of [contours.length, ...bounds].entries()) glyph.writeInt16BE(value, index * 2);
  let last = -1;
  for (const [index, contour] of contours.entries()) {
    last += contour.length;
    glyph.writeUInt16BE(last, HEADER + index * 2);
  }
  for (const [index, { onCurve }] of points.entries()) glyph.writeUInt8(onCurve ? ON_CURVE : 0, flags + index);
  for (const [axis, values] of [xs, ys].entries()) {
    const start = flags + points.length * (1 + axis * 2);
    for (const [index, value] of values.entries())
      glyph.writeInt16BE(value - (values[index - 1] ?? 0), start + index * 2);
  }
  return glyph;
}

function contoursOf({ commands }: Outline): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const control = command === 'quadraticCurveTo' && at === 0;
      contours.at(-1)?.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), onCurve: !control });
    }
  }
  return contours;
}

/** Glyphs begin on multiples of four. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
