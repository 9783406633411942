import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { create, type Font } from 'fontkit';
import { fontInstance } from './font-instance.ts';
import type { Face } from './fonts.ts';

/**
 * Fonts for the characters that ours lack: emoji, Chinese (with Japanese kana) and Korean. Fontsource splits each font
 * into about a hundred files by character. `openWorldFonts` opens the files for a text before layout, and they stay
 * open.
 */
const FONTS = [
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-kr',
];
const WEIGHTS = [400, 700] as const;

export type Weight = (typeof WEIGHTS)[number];

type Part = { file: string; ranges: readonly (readonly [number, number])[] };

const require = createRequire(import.meta.url);
/** For each code point, the face of each weight. */
const faces = new Map<number, Record<Weight, Face>>();
const opened = new Map<string, Promise<Record<Weight, Face>>>();
let parts: readonly Part[] | null = null;

/** Opens the font files of these characters. Skips characters that no font has. */
export async function openWorldFonts(codePoints: Iterable<number>): Promise<void> {
  for (const point of codePoints) {
    if (faces.has(point)) continue;
    parts ??= FONTS.flatMap(partsOf);
    for (const { file } of parts.filter(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))) {
      const found = await open(file);
      if (!found[400].font.hasGlyphForCodePoint(point)) continue;
      faces.set(point, found);
      break;
    }
  }
}

/** The opened face that has every code point, or null. */
export function worldFace(codePoints: readonly number[], weight: Weight): Face | null {
  const face = faces.get(codePoints[0] ?? 0)?.[weight];
  return face && codePoints.every((point) => face.font.hasGlyphForCodePoint(point)) ? face : null;
}

/** The files of a font with the characters of each, in CSS notation: `U+20-7e,U+a9`. */
function partsOf(font: string): Part[] {
  const name = basename(font);
  const ranges: Record<string, string> = require(`${font}/unicode.json`);
  return Object.entries(ranges).map(([part, characters]) => ({
    file: `${font}/files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: characters.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return [from, to] as const;
    }),
  }));
}

function open(file: string): Promise<Record<Weight, Face>> {
  const known = opened.get(file) ?? read(file);
  opened.set(file, known);
  return known;
}

async function read(file: string): Promise<Record<Weight, Face>> {
  const unpack: (packed: Buffer) => Promise<Uint8Array> = require('wawoff2/decompress');
  const font = create(Buffer.from(await unpack(await readFile(require.resolve(file))))) as Font;
  const [regular, bold] = WEIGHTS.map((weight) => ({ name: `${file} ${weight}`, font: fontInstance(font, weight) }));
  return { 400: regular as Face, 700: bold as Face };
}
