import { ASSISTANT_VERDICTS, type AssistantVerdict } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { figure } from '../pdf/blocks/figure.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading } from '../pdf/blocks/text.ts';
import { linesOf } from '../pdf/lines.ts';
import type { Pen } from '../pdf/pen.ts';
import { drawSign, verdictColour, verdictTint } from '../pdf/signs.ts';
import { colours, type } from '../pdf/theme.ts';

/** The verdict for each assistant: a grid as an overview, then a table with the main reason. */
export function assistantSection(assistants: readonly AssistantVerdict[]): Block[] {
  if (assistants.length === 0) return [];
  return [
    heading(1, 'Can each assistant read your site?', { gap: 28 }),
    grid(assistants),
    table(
      [
        { head: 'Assistant', share: 1.1, strong: true },
        { head: 'Can it?', share: 0.9 },
        { head: 'Why', share: 4 },
      ],
      assistants.map(({ name, verdict, reason }) => [name, wordsFor(verdict).words, reason]),
    ),
  ];
}

function wordsFor(verdict: AssistantVerdict['verdict']) {
  return ASSISTANT_VERDICTS[verdict] ?? ASSISTANT_VERDICTS.unknown;
}

const PER_ROW = 4;
const TILE = { height: 40, space: 8 };

function grid(assistants: readonly AssistantVerdict[]): Block {
  const rows = Math.ceil(assistants.length / PER_ROW);
  const spoken = assistants.map(({ name, verdict }) => `${name}: ${wordsFor(verdict).words}`).join('; ');
  return figure({
    height: rows * TILE.height + (rows - 1) * TILE.space,
    gap: 10,
    alt: `Grid of assistants. ${spoken}.`,
    draw(pen, { x, y, width }) {
      const tileWidth = (width - (PER_ROW - 1) * TILE.space) / PER_ROW;
      for (const [index, assistant] of assistants.entries()) {
        const left = x + (index % PER_ROW) * (tileWidth + TILE.space);
        tile(pen, assistant, left, y + Math.floor(index / PER_ROW) * (TILE.height + TILE.space), tileWidth);
      }
    },
  });
}

function tile(pen: Pen, { name, verdict }: AssistantVerdict, x: number, y: number, width: number): void {
  const { status, words } = wordsFor(verdict);
  pen.rect({ x, y, width, height: TILE.height }, { fill: verdictTint(status), stroke: verdictColour(status) });
  drawSign(pen, status, x + 9, y + 11, 18);
  const [title] = linesOf(name, { ...type.label, size: 10 }, width - 40, pen.measure);
  const [word] = linesOf(words, { ...type.small, colour: colours.ink }, width - 40, pen.measure);
  pen.segments(title?.segments ?? [], x + 35, y + 18);
  pen.segments(word?.segments ?? [], x + 35, y + 30);
}
