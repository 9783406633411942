import type { Font } from 'fontkit';

type Outline = { commands: readonly { command: string; args: readonly number[] }[] };
type Point = { x: number; y: number; onCurve: boolean };

const HEADER = 10;
const ON_CURVE = 1;

/**
 * An instance of a variable font at one weight, for embedding. The encoder of fontkit 2.0.4 throws for the glyphs of
 * such a font. This one writes every coordinate uncompressed; the PDF's own compression makes up for the size.
 */
export function fontInstance(font: Font, weight: number): Font {
  const instance = font.getVariation({ wght: weight });
  // Both weights have the same PostScript name and file, and pdfkit would treat them as the same font.
  Object.defineProperty(instance, 'postscriptName', { value: `${font.postscriptName.replace(/-.*/, '')}-${weight}` });
  const createSubset = instance.createSubset.bind(instance);
  instance.createSubset = () => Object.assign(createSubset(), { glyphEncoder: { encodeSimple: simpleGlyph } });
  return instance;
}

/** Encodes a simple glyph description (OpenType table `glyf`), without hinting instructions. */
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

/** Pads to a multiple of four bytes, where the next glyph must begin. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
