import { foldText } from '@named-first/scanner/readers';
import type { Line, PlainAnswer } from './plain-answer.ts';
import { LABELS } from './words.ts';

/** A part of an answer that is about one thing: an entry of a list, a row, a section, a paragraph. */
export type Entry = { kind: 'heading' | 'item' | 'row' | 'text'; start: number; end: number };

const LABEL = /^\s*([\p{L}-]+)(?:[ &/]+[\p{L}-]+){0,3}\s*(?::|\.:|–|-(?= ))/u;
const MAX_LABEL_LENGTH = 40;

/** True for a line that gives a property of the entry above it: `Phone: …`, `Hours – …`. */
function isLabelled(text: string): boolean {
  const label = LABEL.exec(text.slice(0, MAX_LABEL_LENGTH + 2));
  return label !== null && LABELS.has(foldText(label[1] ?? ''));
}

/**
 * Splits an answer into entries. Labelled lines, indented lines and the text below a heading belong to the entry above.
 */
export function entriesOf({ text, lines, bold }: PlainAnswer): Entry[] {
  const entries: Entry[] = [];
  const boldStarts = new Map(bold.map(({ start, end }) => [start, end]));
  let current: Entry | null = null;
  let indent = 0;
  let gap = false;
  const begin = (line: Line, kind: Entry['kind']): void => {
    current = { kind, start: line.start, end: line.end };
    indent = line.indent;
    entries.push(current);
  };
  for (const line of lines) {
    if (line.kind === 'blank') {
      gap = true;
      continue;
    }
    const words = text.slice(line.start, line.end);
    const above = current as Entry | null;
    const headed = headEnd(boldStarts, line) !== null || line.kind === 'heading';
    const labelled = isLabelled(words);
    const belongs =
      above !== null && above.kind !== 'row' && (labelled || continues({ above, line, indent, gap, headed }));
    if (belongs && above) above.end = line.end;
    else begin(line, line.kind);
    gap = false;
  }
  return entries;
}

type Setting = { above: Entry; line: Line; indent: number; gap: boolean; headed: boolean };

function continues({ above, line, indent, gap, headed }: Setting): boolean {
  if (line.kind === 'heading' || line.kind === 'row') return false;
  if (above.kind === 'item') return line.indent > indent || (line.kind === 'text' && !gap && !headed);
  if (above.kind === 'heading') return !headed && line.kind !== 'item';
  return line.kind === 'text' && !gap && !headed;
}

/** Where the bold words at the beginning of a line end; null if the line does not begin with bold words. */
function headEnd(boldStarts: ReadonlyMap<number, number>, { start }: Line): number | null {
  return boldStarts.get(start) ?? null;
}
