import { brand } from '@named-first/contract';
import type { Lettering, LineStyle } from './lettering.ts';
import { PAPER, SHARE_SIZE } from './paper.ts';

export type ShareCard = {
  /** The file name without its extension. */
  name: string;
  headline: string;
  /** A small line at the bottom. */
  foot: string;
  /** Draws the card on the right: 440 wide, 438 high, with its corner at 0, 0. */
  sheet: (lettering: Lettering) => string;
};

export const SHEET = { width: 440, height: 438 } as const;

const LEFT = 64;
const MEASURE = 568;
const HEADLINE: LineStyle = { face: 'heading', size: 70, fill: PAPER.ink };
const SMALLER: LineStyle = { ...HEADLINE, size: 60 };
const FOOT: LineStyle = { face: 'text', size: 25, fill: PAPER.soft };
const NAME: LineStyle = { face: 'heading', size: 34, fill: PAPER.ink };

/** The image of one page as SVG: our name, the page's own words, and a card that shows its subject. */
export function drawShareCard(card: ShareCard, lettering: Lettering): string {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${PAPER.paper}"/>
<rect width="${width}" height="12" fill="${PAPER.ink}"/>
${logo(lettering)}
${headline(card.headline, lettering)}
${lettering.line(card.foot, FOOT, { x: LEFT, y: 566 })}
<g transform="translate(696 102)">
<rect x="10" y="12" width="${SHEET.width}" height="${SHEET.height}" rx="6" fill="${PAPER.sunk}"/>
<rect width="${SHEET.width}" height="${SHEET.height}" rx="6" fill="${PAPER.sheet}" stroke="${PAPER.line}" stroke-width="2"/>
<path d="M0 6a6 6 0 0 1 6-6h${SHEET.width - 12}a6 6 0 0 1 6 6v2H0Z" fill="${PAPER.ink}"/>
${card.sheet(lettering)}
</g>
</svg>`;
}

function logo(lettering: Lettering): string {
  return `<g transform="translate(${LEFT - 6} 52) scale(1.5)"><path d="M4 4h32v25H19l-9 8v-8H4Z" fill="${PAPER.ink}"/>
<path d="M9.5 12.25h21" stroke="${PAPER.mark}" stroke-width="5.5"/><path d="M9.5 21.5h13" stroke="${PAPER.paper}" stroke-width="2.5" opacity=".75"/></g>
${lettering.line(brand.name, NAME, { x: LEFT + 62, y: 92 })}`;
}

/** As large as four lines allow, centered vertically. */
function headline(text: string, lettering: Lettering): string {
  const style = lettering.wrap(text, HEADLINE, MEASURE).length <= 4 ? HEADLINE : SMALLER;
  const lines = lettering.wrap(text, style, MEASURE);
  const leading = style.size * 1.04;
  const top = 328 - (lines.length * leading) / 2 + style.size * 0.78;
  return lines
    .map((line, index) => lettering.line(line, style, { x: LEFT, y: Math.round(top + index * leading) }))
    .join('\n');
}
