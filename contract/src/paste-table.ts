import type { Paste } from './report.ts';

export type PasteTable = { head: string[]; rows: string[][] };

const TABLE = /^\|.*\|\n\|(?: --- \|)+\n/;

/** The table of a fix that is worked through rather than pasted; null for a fix with a text to paste. */
export function pasteTable({ language, text }: Pick<Paste, 'language' | 'text'>): PasteTable | null {
  if (language !== 'markdown' || !TABLE.test(text)) return null;
  const [head = [], , ...rows] = text.split('\n').map(cellsOf);
  return { head, rows };
}

/** Writes a table as the text of a fix, one row per line. */
export function writePasteTable({ head, rows }: PasteTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A cell as shown: of a URL only the path, because a full one does not fit a narrow column. */
export function cellWords(cell: string): string {
  if (!/^https?:/.test(cell) || !URL.canParse(cell)) return cell;
  const { pathname, search } = new URL(cell);
  return pathname === '/' && search === '' ? 'home page' : pathname + search;
}

function escaped(cell: string): string {
  return cell.replace(/\|/g, '\\|').replace(/\s+/g, ' ');
}

/** The cells of one line; `\|` is a literal bar inside a cell. */
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
