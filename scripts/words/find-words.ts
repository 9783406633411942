import { ALLOWED_WORDS, type AllowedWord, TELL_TALE_WORDS } from './tell-tale-words.ts';

export type FoundWord = { line: number; word: string; say: string };

/**
 * Quotations and code are not our prose. Each is blanked with the same length and lines, so that positions stay
 * correct.
 */
const NOT_PROSE = [
  /^```[\s\S]*?^```/gm,
  /^(?: {4}|\t)(?!\s*[-*\d]).*$/gm,
  /`[^`\n]*`/g,
  /\]\([^)\n]*\)/g,
  /<[a-z/!][^>\n]*>/gi,
  /"[^"\n]*"|“[^”\n]*”/g,
];

/** The text with quotations and code blanked out. */
export function proseOf(markdown: string): string {
  return NOT_PROSE.reduce((text, part) => text.replace(part, (found) => found.replace(/[^\n]/g, '\u00b7')), markdown);
}

/**
 * The comments of TypeScript as text, with the code blanked out. Only comments that begin a line or follow a space are
 * found.
 */
export function commentsOf(code: string): string {
  let inBlock = false;
  return code
    .split('\n')
    .map((line) => {
      const block: boolean = inBlock || /^\s*\/\*/.test(line);
      inBlock = block && !line.includes('*/');
      if (block) return line.replace(/^\s*(?:\/\*+|\*\/|\*)/, '').replace('*/', '');
      return /(?:^|\s)\/\/\s(.*)$/.exec(line)?.[1] ?? '';
    })
    .join('\n');
}

/**
 * The tell-tale words in a text, each with its line and its replacement.
 *
 * @param file path from the root of the repository, for the exceptions.
 */
export function findWords(file: string, prose: string, allowed: readonly AllowedWord[] = ALLOWED_WORDS): FoundWord[] {
  const lines = prose.split('\n');
  return lines.flatMap((text, index) =>
    TELL_TALE_WORDS.flatMap(({ pattern, say }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))]
        .map(([word]) => ({ line: index + 1, word, say }))
        .filter((found) => !isAllowed(file, found.word, allowed)),
    ),
  );
}

function isAllowed(file: string, word: string, allowed: readonly AllowedWord[]): boolean {
  return allowed.some((entry) => entry.file === file && (entry.word === null || entry.word === word.toLowerCase()));
}
