import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';
import { openWorldFonts, worldFace } from './world-fonts.ts';

export type FontName = 'text' | 'strong' | 'display' | 'mono';

/** One font file. `name` is its key in a document. */
export type Face = { readonly name: string; readonly font: Font };

const FILES: Record<FontName, readonly string[]> = {
  text: subsets('public-sans', 400),
  strong: subsets('public-sans', 700),
  display: subsets('bricolage-grotesque', 800),
  mono: [...subsets('roboto-mono', 400), typewriter('cyrillic'), typewriter('cyrillic-ext'), typewriter('greek')],
};

/**
 * The file names of a font. Fontsource splits each family into one file per script; together they cover the whole font.
 */
function subsets(family: string, weight: number): string[] {
  return ['latin', 'latin-ext', 'vietnamese'].map((script) => `${family}/files/${family}-${script}-${weight}-normal`);
}

function typewriter(script: string): string {
  return `roboto-mono/files/roboto-mono-${script}-400-normal`;
}

/** Signs such as ☎ ★ ✓ ➤, used with every font. */
const SIGNS = 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal';

const require = createRequire(import.meta.url);
const opened = new Map<string, Face>();

/** Opens a font file at its first use. All documents share the parsed fonts. */
function open(file: string): Face {
  const known = opened.get(file);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}.woff`))));
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts`);
  const face = { name: file, font };
  opened.set(file, face);
  return face;
}

/** The face for plain English text. */
export function mainFace(name: FontName): Face {
  return open(FILES[name][0] ?? '');
}

/** From this code point on there are symbols, emoji and scripts that our fonts may lack. */
const FAR = /[\u2190-\u{10ffff}]/gu;

/** Opens the fonts that this text needs in addition to ours. Without this call, the text shows boxes instead. */
export async function openFontsFor(text: string): Promise<void> {
  const points = new Set(text.match(FAR)?.map((character) => character.codePointAt(0) ?? 0));
  await openWorldFonts([...points].filter((point) => !ownFaceFor('text', [point])));
}

/**
 * The first face that has every code point: one of ours, then one of the opened world fonts. Null if no face has them
 * all.
 */
export function faceFor(name: FontName, codePoints: readonly number[]): Face | null {
  const weight = name === 'text' || name === 'mono' ? 400 : 700;
  return ownFaceFor(name, codePoints) ?? worldFace(codePoints, weight);
}

/** Looks in the font's own files, then in the monospace font (which also has Cyrillic and Greek), then in the signs. */
function ownFaceFor(name: FontName, codePoints: readonly number[]): Face | null {
  for (const file of [...(name === 'mono' ? [] : FILES[name]), ...FILES.mono, SIGNS]) {
    const face = open(file);
    if (codePoints.every((point) => face.font.hasGlyphForCodePoint(point))) return face;
  }
  return null;
}
