import {
  cellWords,
  EFFORT_WORDS,
  FIXED_BY_WORDS,
  type Fix,
  type HowTo,
  type Insight,
  type PasteTable,
  pasteTable,
  type ScanReport,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { card } from '../pdf/blocks/card.ts';
import { code } from '../pdf/blocks/code.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';
import { changesLine } from './how-to-section.ts';

const TOP = 3;

/** The ids of the fixes that the front section describes in full. */
export function topFixes({ recommendations }: ScanReport): ScanReport['recommendations'] {
  return recommendations.slice(0, TOP);
}

/** The fixes that gain most, with the gain, the effort and the text to copy. */
export function fixSection(report: ScanReport): Block[] {
  const fixes = topFixes(report);
  if (fixes.length === 0) return [];
  const byId = new Map(report.insights.map((insight) => [insight.id, insight]));
  return [
    heading(1, fixes.length === TOP ? 'Your top 3 fixes' : 'What to fix first', { gap: 28 }),
    ...fixes.flatMap(({ insightId, title, description, pointsToGain, effort, fixedBy }, index) => {
      const fix = byId.get(insightId)?.fix;
      return [
        card(
          [
            heading(2, `${index + 1}. ${title}`, { outline: false, gap: 0 }),
            paragraph(
              [
                ...(pointsToGain > 0 ? [{ text: `+${points(pointsToGain)}`, look: 'strong' as const }] : []),
                { text: `${pointsToGain > 0 ? ' · ' : ''}${EFFORT_WORDS[effort]} · ${FIXED_BY_WORDS[fixedBy]}` },
              ],
              { style: { ...type.small, colour: colours.ink }, gap: 3 },
            ),
            paragraph(description, { gap: 6 }),
            ...(fix ? stepsOf(fix, report.howTo) : []),
          ],
          { fill: colours.sheet, border: colours.line, gap: 12, pad: 14 },
        ),
        ...(fix ? pastesOf(fix) : []),
      ];
    }),
  ];
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** The steps of a fix, and where to click for them. */
function stepsOf(fix: Fix, howTo: readonly HowTo[]): Block[] {
  const where = changesLine(fix, howTo);
  return fix.steps.length > 0 ? [list(fix.steps, { sign: 'number', keep: where.length > 0 }), ...where] : where;
}

function pastesOf(fix: Fix): Block[] {
  return fix.paste.flatMap((paste) => {
    const found = pasteTable(paste);
    return found ? tableOf(paste.label, found) : [code(`To copy: ${paste.label}`, paste.text)];
  });
}

/** Limits, in letters, so that one long cell does not squeeze the other columns. */
const MIN_SHARE = 10;
const MAX_SHARE = 40;

/** A table of places to work through, not text to copy. */
function tableOf(label: string, { head, rows }: PasteTable): Block[] {
  const shown = rows.map((row) => row.map(cellWords));
  const columns = head.map((name, column) => {
    const longest = Math.max(name.length, ...shown.map((row) => row[column]?.length ?? 0));
    return { head: name, share: Math.min(Math.max(longest, MIN_SHARE), MAX_SHARE) };
  });
  return [
    paragraph([{ text: label, look: 'strong' }], { gap: 8, keep: true }),
    table(columns, shown, { gap: 4, style: type.small }),
  ];
}

type FixOptions = {
  pastes: boolean;
  howTo: readonly HowTo[];
  /** True if the reader is not the owner; the caller then says who does the fix. */
  handedOver?: boolean;
};

/** The fix of one insight in the check's own words; empty if there is nothing to do. */
export function fixOf({ fix }: Insight, { pastes, howTo, handedOver = false }: FixOptions): Block[] {
  if (fix.summary === '') return [];
  const who = paragraph(`${FIXED_BY_WORDS[fix.fixedBy]} · ${EFFORT_WORDS[fix.effort]}`, {
    style: type.small,
    gap: 2,
    keep: fix.steps.length > 0,
  });
  return [
    paragraph([{ text: 'What to do. ', look: 'strong' }, { text: fix.summary }], { gap: 6, keep: true }),
    ...(handedOver ? [] : [who]),
    ...stepsOf(fix, howTo),
    ...(pastes ? pastesOf(fix) : []),
  ];
}
