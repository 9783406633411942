import { EVIDENCE_PLACES, type Evidence } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { card } from '../pdf/blocks/card.ts';
import { paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';

/** Evidence, quoted word for word with its place. Identical excerpts appear once. */
export function evidenceCard(evidence: readonly Evidence[]): Block[] {
  const style = { ...type.small, size: 8, leading: 11.5 };
  const unique = new Map(evidence.map((item) => [`${item.excerpt}\n${item.place}\n${item.url}`, item]));
  const lines = [...unique.values()].map(({ url, place, excerpt }, index) =>
    paragraph([{ text: excerpt, look: 'mono', colour: colours.ink }, { text: `  ${EVIDENCE_PLACES[place]}, ${url}` }], {
      style,
      gap: index === 0 ? 0 : 3,
    }),
  );
  return lines.length > 0 ? [card(lines, { bar: colours.line, gap: 5, pad: 3, together: false })] : [];
}
