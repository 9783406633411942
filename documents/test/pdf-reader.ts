import { spawnSync } from 'node:child_process';

/**
 * Poppler's tools read PDF files as ordinary viewers do. Tests that need them are skipped where they are not installed.
 */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF, in reading order. */
function textOf(pdf: Uint8Array): string {
  const { stdout, status, stderr } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.toString('utf8');
}

/** The text with each run of white space replaced by one space, because titles may wrap. */
export function flatTextOf(pdf: Uint8Array): string {
  return textOf(pdf).replace(/\s+/g, ' ');
}

/** The lines of each page without its footer, which is the last line of a page. */
export function pageLinesOf(pdf: Uint8Array): string[][] {
  const pages = textOf(pdf).split('\f').slice(0, -1);
  return pages.map((page) => page.split('\n').filter((line) => line.trim() !== '' && !/^\d+ of \d+$/.test(line)));
}

/** The levels of the headings, in reading order. */
export function headingLevels(pdf: Uint8Array): number[] {
  const { stdout } = spawnSync('pdfinfo', ['-struct', '-'], { input: pdf, maxBuffer: 1e8 });
  return Array.from(stdout.toString('utf8').matchAll(/^\s*H([1-6])\b/gm), ([, level]) => Number(level));
}

/** The number of pages and the claims in the catalog. Objects outside streams are plain text. */
export function outsideOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  return {
    pages: Number(/\/Type \/Pages\n\/Count (\d+)/.exec(text)?.[1]),
    tagged: /\/Marked true/.test(text) && /\/StructTreeRoot/.test(text),
    language: /\/Lang \(([^)]*)\)/.exec(text)?.[1],
    showsTitle: /\/DisplayDocTitle true/.test(text),
    /** The same metadata as XML. */
    metadata: Buffer.from(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(text)?.[0] ?? '', 'latin1').toString(),
    outline: /\/Type \/Catalog[\s\S]*?\/Outlines/.test(text),
    mediaBox: /\/MediaBox \[([^\]]*)\]/.exec(text)?.[1],
    types: new Set(Array.from(text.matchAll(/\/S \/(\w+)/g), (match) => match[1])),
    fonts: Array.from(text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g), (match) => match[1]),
    alternatives: (text.match(/\/Alt \(/g) ?? []).length,
    text,
  };
}
