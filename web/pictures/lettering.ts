/**
 * Text as SVG paths, in the fonts of the site. A rasterizer would use the fonts of the machine, and the same page would
 * get different pictures.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { decompress } from 'wawoff2';

export type Face = 'heading' | 'strong' | 'text';

export type LineStyle = { face: Face; size: number; fill: string };

export type Lettering = {
  /** The width of a line in pixels. */
  width(text: string, style: LineStyle): number;
  /** One line; `x` is its left edge (or right edge, or middle, by `anchor`) and `y` its baseline. */
  line(text: string, style: LineStyle, at: { x: number; y: number; anchor?: 'start' | 'middle' | 'end' }): string;
  /** Breaks a text into lines no wider than `width`, as even in length as their number allows. */
  wrap(text: string, style: LineStyle, width: number): string[];
};

const FACES: Record<Face, { file: string; weight: number; tracking: number }> = {
  heading: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: 800,
    tracking: -18,
  },
  strong: { file: 'public-sans/files/public-sans-latin-wght-normal.woff2', weight: 650, tracking: 0 },
  text: { file: 'public-sans/files/public-sans-latin-wght-normal.woff2', weight: 420, tracking: 0 },
};

/** Reads the fonts once. Tracking is in thousandths of the font size, as in the stylesheet. */
export async function openLettering(): Promise<Lettering> {
  const names = Object.keys(FACES) as Face[];
  const opened: [Face, Font][] = [];
  // Sequential, because wawoff2 returns a view of its WebAssembly memory, which its next call overwrites.
  for (const name of names) opened.push([name, await openFace(name)]);
  const fonts = Object.fromEntries(opened) as Record<Face, Font>;

  const shape = (text: string, { face, size }: LineStyle) => {
    const font = fonts[face];
    const scale = size / font.unitsPerEm;
    const extra = (FACES[face].tracking / 1000) * size;
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const placed = glyphs.map((glyph, index) => {
      const left = x;
      x += (positions[index]?.xAdvance ?? 0) * scale + extra;
      return { glyph, left };
    });
    return { placed, scale, width: x - extra };
  };
  const width: Lettering['width'] = (text, style) => shape(text, style).width;

  return {
    width,
    line(text, style, { x, y, anchor = 'start' }) {
      const { placed, scale, width: whole } = shape(text, style);
      const start = x - (anchor === 'end' ? whole : anchor === 'middle' ? whole / 2 : 0);
      const paths = placed.map(
        ({ glyph, left }) => `<path transform="translate(${round(start + left)} ${y})" d="${outline(glyph, scale)}"/>`,
      );
      return `<g fill="${style.fill}">${paths.join('')}</g>`;
    },
    wrap(text, style, most) {
      const fewest = fill(text, style, most, width);
      // The narrowest width with the same number of lines leaves no single word on the last line.
      for (let measure = most * 0.6; measure < most; measure += 8) {
        const lines = fill(text, style, measure, width);
        if (lines.length === fewest.length && lines.every((line) => width(line, style) <= most)) return lines;
      }
      return fewest;
    },
  };
}

async function openFace(face: Face): Promise<Font> {
  const { file, weight } = FACES[face];
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  // fontkit reads WOFF2, but can change the weight only of plain TrueType.
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if (!('getVariation' in font)) throw new Error(`${file} is not a single font`);
  return font.getVariation({ wght: weight });
}

function fill(text: string, style: LineStyle, most: number, width: Lettering['width']): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && width(longer, style) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function outline(glyph: Glyph, scale: number): string {
  return glyph.path.scale(scale, -scale).toSVG();
}

const round = (value: number) => Math.round(value * 100) / 100;
