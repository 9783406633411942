import {
  brand,
  DOWNLOADS,
  LISTED_PAGES,
  type ListedPageId,
  PLANS,
  planOf,
  SERVICES,
  type ServiceSlug,
  TESTIMONIAL_STATS,
} from '@named-first/contract';
import type { Lettering, LineStyle } from './lettering.ts';
import { PAPER } from './paper.ts';
import { SHEET, type ShareCard } from './share-card.ts';

const BIG: LineStyle = { face: 'heading', size: 150, fill: PAPER.ink };
const TITLE: LineStyle = { face: 'heading', size: 34, fill: PAPER.ink };
const ROW: LineStyle = { face: 'heading', size: 28, fill: PAPER.ink };
const TEXT: LineStyle = { face: 'text', size: 23, fill: PAPER.ink };
const QUIET: LineStyle = { face: 'text', size: 23, fill: PAPER.soft };

const PAD = 34;
const INNER = SHEET.width - 2 * PAD;

const unread = (x: number, y: number, width: number, height = 16) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${PAPER.line}"/>`;

const marked = (y: number, height: number) =>
  `<rect x="${PAD - 10}" y="${y}" width="${INNER + 20}" height="${height}" rx="4" fill="${PAPER.tint}"/><rect x="${PAD - 10}" y="${y}" width="7" height="${height}" fill="${PAPER.signal}"/>`;

const paragraph = (lettering: Lettering, text: string, style: LineStyle, y: number, width: number = INNER) =>
  lettering
    .wrap(text, style, width)
    .map((line, index) => lettering.line(line, style, { x: PAD, y: y + index * style.size * 1.32 }))
    .join('');

/** Numbered rows; the first is marked as the business that is named. */
const answer =
  (question = 'Who should I call?', reason = 'Open now, licensed, well reviewed.') =>
  (lettering: Lettering): string =>
    `<rect x="118" y="40" width="${SHEET.width - 118 - PAD + 10}" height="62" rx="6" fill="${PAPER.sunk}"/>
${lettering.line(question, TEXT, { x: 142, y: 79 })}
${marked(134, 124)}${lettering.line('1. Your business', TITLE, { x: PAD + 14, y: 184 })}
${lettering.line(reason, { ...TEXT, size: 21 }, { x: PAD + 14, y: 226 })}
${lettering.line('2.', { ...TITLE, fill: PAPER.soft }, { x: PAD + 14, y: 318 })}${unread(PAD + 58, 297, 150, 20)}${unread(PAD + 14, 338, 300)}
${lettering.line('3.', { ...TITLE, fill: PAPER.soft }, { x: PAD + 14, y: 398 })}${unread(PAD + 58, 377, 118, 20)}`;

function pillars(lettering: Lettering): string {
  return ['LLM knowledge seeding', 'Community authority', 'Voice search', 'Google Business Profile']
    .map((name, index) => {
      const y = 92 + index * 94;
      const rule =
        index === 0 ? '' : `<rect x="${PAD}" y="${y - 58}" width="${INNER}" height="2" fill="${PAPER.line}"/>`;
      return `${rule}${lettering.line(`${index + 1}.`, { ...ROW, fill: PAPER.signal }, { x: PAD, y })}${lettering.line(name, ROW, { x: PAD + 42, y })}`;
    })
    .join('');
}

function checks(lettering: Lettering): string {
  const colours = [PAPER.good, PAPER.good, PAPER.warn, PAPER.good, PAPER.bad] as const;
  const rows = colours.map((colour, index) => {
    const y = 238 + index * 40;
    return `<rect x="${PAD}" y="${y}" width="20" height="20" rx="4" fill="${colour}"/>${unread(PAD + 38, y + 2, [280, 220, 305, 250, 190][index] ?? 0)}`;
  });
  return `${lettering.line('26', BIG, { x: PAD - 6, y: 170 })}${lettering.line('checks,', TITLE, { x: 228, y: 118 })}${lettering.line('one score', TITLE, { x: 228, y: 162 })}${rows.join('')}`;
}

function prices(lettering: Lettering): string {
  const step = Math.min(94, 376 / PLANS.length);
  return PLANS.map(({ name, price, popular }, index) => {
    const y = 92 + index * step;
    const mark = popular ? marked(y - 52, 80) : '';
    const left = lettering.line(name, ROW, { x: PAD + 14, y });
    const right = lettering.line(
      `$${price}`,
      { ...ROW, size: 36 },
      { x: SHEET.width - PAD - 10, y: y + 2, anchor: 'end' },
    );
    return `${mark}${left}${right}`;
  }).join('');
}

const STAR = 'm20 2 5.6 11.9 13 1.7-9.5 9 2.4 12.9L20 31.2 8.5 37.5l2.4-12.9-9.5-9 13-1.7Z';

const [, , rating, clients] = TESTIMONIAL_STATS;

function stars(lettering: Lettering): string {
  const row = [0, 1, 2, 3, 4].map(
    (index) => `<path transform="translate(${PAD + index * 60} 232) scale(1.25)" d="${STAR}" fill="${PAPER.signal}"/>`,
  );
  return `${lettering.line(rating.figure, BIG, { x: PAD - 4, y: 178 })}${row.join('')}${lettering.line(rating.words, TITLE, { x: PAD, y: 350 })}${lettering.line(`${clients.figure} ${clients.words}`, QUIET, { x: PAD, y: 392 })}`;
}

function guide(lettering: Lettering): string {
  return `<rect x="${PAD}" y="44" width="64" height="84" rx="4" fill="${PAPER.ink}"/><path d="M${PAD + 14} 66h36" stroke="${PAPER.mark}" stroke-width="8"/><path d="M${PAD + 14} 86h24M${PAD + 14} 102h30" stroke="${PAPER.paper}" stroke-width="4"/>
${paragraph(lettering, DOWNLOADS.guide.title, { ...TITLE, size: 40 }, 190)}
${unread(PAD, 350, 360)}${unread(PAD, 382, 270)}`;
}

function contact(lettering: Lettering): string {
  const block = (label: string, value: string, y: number, size = 34) =>
    lettering.line(label, { ...QUIET, size: 20 }, { x: PAD, y }) +
    lettering.line(value, { ...TITLE, size }, { x: PAD, y: y + 44 });
  return `${block('Call', brand.phone.display, 78)}${block('Write', brand.email, 190, 28)}${block('Hours', brand.supportHours, 302, 28)}`;
}

function articles(lettering: Lettering): string {
  const entry = (y: number, words: [number, number]) =>
    `${unread(PAD + 14, y, words[0], 20)}${unread(PAD + 14, y + 36, words[1])}`;
  return `${marked(38, 158)}${lettering.line('How an assistant', TITLE, { x: PAD + 14, y: 92 })}${lettering.line('picks one name', TITLE, { x: PAD + 14, y: 134 })}${unread(PAD + 14, 158, 240)}${entry(232, [300, 330])}${entry(330, [250, 310])}`;
}

/** For each service, a customer's question and the reason for the first name. */
const ASKED: Record<ServiceSlug, readonly [question: string, reason: string]> = {
  'llm-citation-optimization': ['Who is a good roofer here?', 'Read on their own website.'],
  'reddit-quora-seeding': ['Is this quote fair?', 'An owner explains it, by name.'],
  'voice-search-optimization': ['Who is open right now?', 'Open until nine tonight.'],
  'google-business-profile-management': ['Who is close to me?', 'Ten minutes away, open now.'],
  'reputation-review-management': ['Are they any good?', 'Neighbors: there in an hour.'],
  'ai-focused-content': ['What does it cost?', 'The price is on their page.'],
  'directory-seeding': ['What is their number?', 'One number, everywhere.'],
  'schema-markup': ['Which one is a plumber?', 'Trade, hours, area: labeled.'],
  'ai-analytics-tracking': ['Whom do you name?', 'Asked again every month.'],
};

const SERVICE_CARDS = SERVICES.map(({ slug, title, from }): ShareCard => {
  const { name, price } = planOf(from);
  return {
    name: slug,
    headline: title,
    foot: `In ${name} and up, from $${price} a month`,
    sheet: answer(...ASKED[slug]),
  };
});

/** The card of each page's image. A page without an entry shows an assistant's answer. */
const SHEETS: Partial<Record<ListedPageId, ShareCard['sheet']>> = {
  'what-is': pillars,
  'free-scan': checks,
  pricing: prices,
  reviews: stars,
  knowledge: guide,
  contact,
  blog: articles,
};

const PAGE_CARDS = LISTED_PAGES.map(({ id, picture: { headline, foot } }): ShareCard => {
  return { name: id, headline, foot, sheet: SHEETS[id] ?? answer() };
});

/** One image for each public page, under the file name in its `meta`. */
export const SHARE_CARDS: readonly ShareCard[] = [...PAGE_CARDS, ...SERVICE_CARDS];
