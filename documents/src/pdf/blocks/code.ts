import { type Block, lazily } from '../block.ts';
import type { Inline } from '../rich-text.ts';
import { colours, type } from '../theme.ts';
import { card } from './card.ts';
import { paragraph, textSlices } from './text.ts';

/** Text to copy verbatim. Keeps its line breaks and indents; wraps long lines. */
export function code(label: Inline, text: string, options: { gap?: number; keep?: boolean } = {}): Block {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const body: Block = {
    lay(pen, width) {
      const element = lazily((to, parent) => to.child(parent, 'Code'));
      return lines.flatMap((line, index) =>
        textSlices(pen, indented(line), type.mono, width, { gap: index === 0 ? 4 : 0, keep: false, element }),
      );
    },
  };
  const blocks = label === '' ? [body] : [paragraph(label, { style: type.label, gap: 0, keep: true }), body];
  return card(blocks, { fill: colours.sunk, border: colours.line, pad: 10, gap: options.gap ?? 8 });
}

/** Uses no-break spaces for the indent, because the line breaker drops spaces at the start of a line. */
function indented(line: string): string {
  return line.replace(/\t/g, '  ').replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
}
