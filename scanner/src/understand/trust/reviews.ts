import type { Evidence } from '@named-first/contract';
import type { TextBlock } from '../../read/html/document.ts';
import { writtenDates } from '../freshness/written-dates.ts';
import { platformOf } from '../identity/platforms.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import {
  excerptAround,
  isHeading,
  type Prose,
  plainLower,
  proseOf,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, sourceExcerpt } from '../prose/source-excerpt.ts';
import { REVIEW_WIDGETS } from './review-widgets.ts';

/** One review that can be read in the fetched bytes. */
export type Review = {
  text: string;
  name: string | null;
  date: string | null;
  platform: string | null;
  evidence: Evidence;
};

export type ReviewFacts = {
  /** With a name, and a date or a platform. */
  readable: readonly Review[];
  /** Review-like text that lacks the name, or both date and platform. */
  bare: readonly Review[];
  /** `4.9 stars from 212 reviews` in visible text. */
  rating: { value: number | null; count: number | null; shown: string; evidence: Evidence } | null;
  /** `aggregateRating` or `Review` markup. */
  ratingMarkup: readonly Evidence[];
  /** Links to the business's page on a review platform. */
  platformLinks: readonly { platform: string; evidence: Evidence }[];
  /** Widgets that fill in reviews by script. */
  widgets: readonly { name: string; evidence: Evidence }[];
};

const SECTION =
  /\b(?:reviews?|testimonials?|(?:what|hear|words) (?:\w+ ){0,3}?(?:customers?|clients?|patients?|neighbou?rs|people|homeowners)|(?:customers?|clients?|patients?|neighbou?rs) (?:say|said|love|stories)|kind words|happy (?:customers|clients|patients))\b/;
const PLATFORM =
  /\b(google|yelp|facebook|bbb|better business bureau|angi|angie's list|nextdoor|home ?advisor|thumbtack|houzz|trustpilot|avvo|justia|findlaw|healthgrades|zocdoc|vitals|energysage|solarreviews|guildquality)\b/;
const PLATFORM_NAMES: Record<string, string> = {
  bbb: 'BBB',
  'better business bureau': 'BBB',
  'home advisor': 'HomeAdvisor',
  homeadvisor: 'HomeAdvisor',
  energysage: 'EnergySage',
  solarreviews: 'SolarReviews',
  guildquality: 'GuildQuality',
  findlaw: 'FindLaw',
};
const AGO =
  /\b(?:\d+|an?|one|two|three|four|five|six) (?:day|week|month|year)s? ago\b|\blast (?:week|month|year)\b|\b(?:spring|summer|fall|autumn|winter) 20\d{2}\b/;
const NAME =
  /(?:^|[-–—~|•·★⭐,]\s*)((?:the )?(?:Dr\. |Mr\. |Mrs\. |Ms\. )?\p{Lu}[\p{L}'’-]*\.?(?: (?:and|&) \p{Lu}[\p{L}'’-]*\.?)?(?: \p{Lu}[\p{L}'’.-]*){0,2})/u;
const NO_NAME =
  /^(?:google|yelp|facebook|bbb|read|see|more|view|leave|write|verified|customer|review|reviews|call|our|the best|rated|five|posted|via|from|on|in|january|february|march|april|may|june|july|august|september|october|november|december|contact|book|get|schedule|homeowner|client|patient|source|date|stars?|boise)\b/i;
const RATING =
  /\b(?:rated )?([1-5]\.\d)(?: ?\/ ?5| out of (?:5|five))?(?:[ -]?stars?| rating|[ ★⭐]+)?[^.]{0,60}?\b(\d[\d,]*)\+? (?:\S+ ){0,2}?(?:reviews|ratings)\b|\b(\d[\d,]*)\+? (?:\S+ ){0,2}?reviews\b|\b([1-5]\.\d)(?: ?\/ ?5| out of (?:5|five))?[ -]?(?:stars?\b|rating\b|[★⭐])|\brated ([1-5](?:\.\d)?)\b/;
const RATING_CUES = ['review', 'reviews', 'ratings', 'rating', 'rated', 'star', 'stars'];
/** The business speaking about its reviews. */
const OWN_WORDS =
  /^(?:read|leave|see|here|below|check|these|we're|find|click|look)\b|\bour (?:\w+ )?(?:reviews|customers|clients|patients|neighbou?rs)\b|\bwe (?:are|have|love|value|post|reply|ask|never|copy)\b|\breviews?\b/i;
/** A quotation of the owner or of a clinician is no review. */
const OWN_PEOPLE =
  /\b(?:(?<!\bhome ?)owner|founder|founding|attorney|president|master plumber|technician|installer|D\.?D\.?S|DMD|M\.D\.)\b|^\W*Dr\. /i;
const QUOTED = /^[“"‘']/;
/** A customer's own words are longer than a label and shorter than an article. */
const FEWEST_WORDS = 6;
const MOST_WORDS = 250;
/** A link shorter than this is a label. */
const SHORTEST_LINKED = 60;
/** Names and dates stand in lines this short. */
const LONGEST_ATTRIBUTION = 120;
/** Two reviews that begin with the same letters are one, told twice. */
const DISTINCT_LETTERS = 40;
const WIDGET_MARK = new RegExp(REVIEW_WIDGETS.map(({ mark }) => mark.replace(/[./]/g, '\\$&')).join('|'));
/** An embedded script names its service at the start. */
const SCRIPT_START = 300;
const MOST_REVIEWS = 60;
const MOST_RECEIPTS = 5;

/** Reviews that can be read without running scripts, and those that cannot. */
export function deriveReviews({ pages, markup }: { pages: readonly PageFacts[]; markup: MarkupFacts }): ReviewFacts {
  const reviews = distinct([...pages.flatMap(reviewsOn), ...linkedReviews(pages)]).slice(0, MOST_REVIEWS);
  const readable = reviews.filter(isReadable);
  return {
    readable,
    bare: reviews.filter((review) => !isReadable(review)),
    rating: firstRating(pages.map(proseOf)),
    ratingMarkup: ratingMarkup(markup),
    platformLinks: platformLinks(pages),
    widgets: widgets(pages),
  };
}

function isReadable({ name, date, platform }: Review): boolean {
  return name !== null && (date !== null || platform !== null);
}

function distinct(reviews: readonly Review[]): Review[] {
  const byText = new Map<string, Review>();
  for (const review of reviews) {
    const key = review.text
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, DISTINCT_LETTERS)
      .toLowerCase();
    const known = byText.get(key);
    if (!known || (!isReadable(known) && isReadable(review))) byText.set(key, review);
  }
  return [...byText.values()];
}

/** Blocks under a heading about reviews, and quoted blocks anywhere. */
function reviewsOn(page: PageFacts): Review[] {
  const { blocks } = page.document;
  const found: Review[] = [];
  let section: { platform: string | null } | null = page.role === 'reviews' ? { platform: null } : null;
  let sectionLevel = 0;
  for (let at = 0; at < blocks.length && found.length < MOST_REVIEWS; at++) {
    const block = blocks[at]!;
    const level = headingLevel(block);
    if (level > 0) {
      const about = SECTION.test(plainLower(block.text));
      if (about) [section, sectionLevel] = [{ platform: platformIn(block.text) }, level];
      else if (section && level <= sectionLevel) section = null;
    }
    if (block.region === 'nav' || block.region === 'form' || (level > 0 && level < 4)) continue;
    if (!isReviewText(block, section !== null)) continue;
    const review = reviewAt(page, at, section?.platform ?? null);
    if (review) found.push(review);
  }
  // Where customers' words stand in quotation marks, what has none is the business speaking.
  const quoted = found.filter(({ text }) => QUOTED.test(text));
  return quoted.length > 0 ? quoted : found;
}

/** A card that is a link as a whole: the words of a customer, and the page where they stand. */
function linkedReviews(pages: readonly PageFacts[]): Review[] {
  return outwardLinks(pages).flatMap(({ page, link: { text, href } }) => {
    if (text.length < SHORTEST_LINKED) return [];
    const words = text.split(' ', MOST_WORDS + 1).length;
    if (words <= FEWEST_WORDS * 2 || words > MOST_WORDS || !/[.!]/.test(text)) return [];
    const url = URL.parse(href);
    const platform = url && platformOf(url);
    if (!platform?.reviews) return [];
    const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(text) };
    return [{ text, name: nameIn(text.split(' ', 2).join(' ')), date: null, platform: platform.name, evidence }];
  });
}

function headingLevel({ tag }: TextBlock): number {
  return isHeading(tag) ? Number(tag[1]) : 0;
}

function isReviewText({ text, tag, region }: TextBlock, inSection: boolean): boolean {
  if (!inSection && tag !== 'blockquote' && !QUOTED.test(text)) return false;
  const words = text.split(' ', MOST_WORDS + 1).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) return false;
  if (/\bcookies?\b/i.test(text)) return false;
  if (QUOTED.test(text)) return true;
  if (tag === 'blockquote') return /[.!]/.test(text);
  // In a section about reviews, what the customers say; not what the business says about its reviews.
  return inSection && region === 'main' && /[.!]/.test(text) && !OWN_WORDS.test(text.slice(0, 60));
}

/** The name may end the text itself, or stand in the short lines behind it, or before it. */
function reviewAt(page: PageFacts, at: number, sectionPlatform: string | null): Review | null {
  const { blocks } = page.document;
  const block = blocks[at]!;
  const tail = /["”’'.!?]\s*([-–—~]\s*\p{Lu}[^“"]{1,100})$/u.exec(block.text)?.[1] ?? '';
  const lines = [tail, ...shortLines(blocks, at, 1), ...shortLines(blocks, at, -1).slice(0, 1)].filter(Boolean);
  if (lines.slice(0, 2).some((line) => OWN_PEOPLE.test(line))) return null;
  const name = lines.map(nameIn).find((found) => found !== null) ?? null;
  const dated = lines.map(dateIn).find((found) => found !== null) ?? null;
  const platform = lines.map(platformIn).find((found) => found !== null) ?? sectionPlatform;
  const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(block.text) };
  return { text: block.text, name, date: dated, platform, evidence };
}

function shortLines(blocks: readonly TextBlock[], at: number, step: 1 | -1): string[] {
  const lines: string[] = [];
  for (let next = at + step; lines.length < 3; next += step) {
    const block = blocks[next];
    if (!block || block.text.length > LONGEST_ATTRIBUTION || QUOTED.test(block.text) || !belongs(block, step)) break;
    lines.push(block.text);
  }
  return lines;
}

/** A heading above may hold the name; one below begins something else. */
function belongs(block: TextBlock, step: 1 | -1): boolean {
  const level = headingLevel(block);
  return level === 0 || (step === -1 && level > 2);
}

function nameIn(line: string): string | null {
  if (line.split(' ').length > 14) return null;
  const name = NAME.exec(line.trim())?.[1] ?? null;
  return name === null || NO_NAME.test(name) || name.length < 2 ? null : name;
}

function dateIn(line: string): string | null {
  const lower = plainLower(line);
  const [written] = writtenDates(lower);
  if (written) return line.slice(written.at, written.at + written.length);
  const ago = AGO.exec(lower);
  return ago ? line.slice(ago.index, ago.index + ago[0].length) : null;
}

function platformIn(line: string): string | null {
  const name = PLATFORM.exec(plainLower(line))?.[1];
  if (!name) return null;
  return PLATFORM_NAMES[name] ?? name.replace(/^\w/, (letter) => letter.toUpperCase());
}

function firstRating(proses: readonly Prose[]): ReviewFacts['rating'] {
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, RATING_CUES)) {
      const match = RATING.exec(sentence.lower);
      if (!match) continue;
      const value = match[1] ?? match[4] ?? match[5];
      const count = match[2] ?? match[3];
      const number = (text: string | undefined) => (text === undefined ? null : Number(text.replace(/,/g, '')));
      const shown = sentence.text.slice(match.index, match.index + match[0].length).trim();
      return {
        value: number(value),
        count: number(count),
        shown,
        evidence: sentenceEvidence(prose, sentence, match.index),
      };
    }
  }
  return null;
}

function ratingMarkup(markup: MarkupFacts): Evidence[] {
  const found: Evidence[] = [];
  for (const { node, page } of markup.nodes) {
    if (found.length === MOST_RECEIPTS) break;
    const property = ['aggregateRating', 'review', 'reviews', 'ratingValue'].find((name) => node.properties.has(name));
    if (property) found.push(markupEvidence(page, node, property));
  }
  return found;
}

function platformLinks(pages: readonly PageFacts[]): ReviewFacts['platformLinks'] {
  const found = new Map<string, { platform: string; evidence: Evidence }>();
  for (const { page, link } of outwardLinks(pages)) {
    const url = URL.parse(link.href);
    const platform = url && platformOf(url);
    if (!url || !platform?.reviews || found.has(platform.name) || url.pathname === '/') continue;
    if (!platform.profile.test(url.pathname + url.search)) continue;
    const excerpt = (link.text || link.href).slice(0, 240);
    found.set(platform.name, { platform: platform.name, evidence: { url: page.url, place: 'link', excerpt } });
  }
  return [...found.values()];
}

function widgets(pages: readonly PageFacts[]): ReviewFacts['widgets'] {
  const found = new Map<string, { name: string; evidence: Evidence }>();
  const seen = new Set<string>();
  for (const page of pages) {
    const look = (words: string, offset: number): void => {
      if (words === '' || seen.has(words)) return;
      seen.add(words);
      const mark = WIDGET_MARK.exec(words)?.[0];
      const widget = mark === undefined ? undefined : REVIEW_WIDGETS.find((row) => row.mark === mark);
      if (!widget || found.has(widget.name)) return;
      const excerpt = sourceExcerpt(page.document.source, offset);
      found.set(widget.name, { name: widget.name, evidence: { url: page.url, place: 'script', excerpt } });
    };
    for (const { src, text, offset } of page.document.scripts) look(src || text.slice(0, SCRIPT_START), offset);
    for (const { src, offset } of page.document.iframes) look(src, offset);
  }
  return [...found.values()];
}
