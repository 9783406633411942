import type { PageRole } from '../../../artifacts.ts';
import { phrasesOf } from '../../../lexicon/phrases/index.ts';
import type { Phrases } from '../../../lexicon/phrases/phrase.ts';
import { AWAITS_REVIEW, SAMPLE_LABEL } from '../../../lexicon/statements/review-words.ts';
import type { PageDocument, TextBlock } from '../../../read/html/document.ts';
import { foldAccents } from '../../prose/folded.ts';
import { isHeading, plainLower } from '../../prose/sentences.ts';
import { isControl, tagBefore } from '../../prose/tag-before.ts';
import {
  isFromHistory,
  isQuoted,
  isRefused,
  isSignedByOwner,
  linesAround,
  type Place,
  readSigns,
  type Section,
  STARS,
  WORD,
} from './review-signs.ts';
import type { Sign } from './sign-points.ts';

/** A text that may be the words of a customer. `at` is the index of its block. */
export type ReviewCandidate = { at: number; section: Section | null; signs: readonly Sign[] };

type ReviewPage = { role: PageRole; document: Pick<PageDocument, 'blocks' | 'source'> };

/** A customer's words are longer than a label and shorter than an article. */
const MIN_WORDS = 4;
const MAX_WORDS = 250;
const MAX_HEADING_WORDS = 12;
const MAX_CANDIDATES = 200;
/** Blocks around a candidate in which other candidates of its kind are counted. */
const NEIGHBOURHOOD = 15;
/** Blocks from a heading to the first text below it. */
const FIRST_BELOW = 2;

/** `testimonial`, `kundenstimmen`, `avis` or the icon of a quotation mark in the name of an element. */
const BOX_WORDS =
  /testimon|(?<![a-z])reviews?(?![a-z])|rezension|bewertung|kundenstimm|temoign|(?<![a-z])avis(?![a-z])|opinion|resena|recension|depoiment|avalia|feedback|quote-(?:icon|left|right)|quote-alt/gi;
/** The attribute that ends in such a word: `class="` before `testimonial`. */
const IN_ATTRIBUTE = /(?:class|id|itemprop|aria-label|alt|title)=["'][^"'<>]{0,120}$/i;
const ATTRIBUTE_REACH = 140;
/** How far after the name of an element its texts may be, in characters of source. */
const BOX_REACH = 500;
const MAX_BOX_WORDS = 2000;

/** Every text of a page that may be a customer's, with its signs. */
export function reviewCandidates(page: ReviewPage, language: string): ReviewCandidate[] {
  const phrases = phrasesOf(language);
  const places = placesOn(page, phrases);
  return places.map((place) => {
    const { at, section } = place;
    const alike = places.filter((other) => isLike(place, other)).length;
    const signs = readSigns(page.document.blocks, place, page.role, phrases);
    return {
      at,
      section,
      signs: [...signs, ...(alike === 0 ? ['alone' as const] : alike > 1 ? ['several' as const] : [])],
    };
  });
}

function isLike(one: Place, other: Place): boolean {
  const distance = Math.abs(one.at - other.at);
  return distance > 1 && distance <= NEIGHBOURHOOD && one.tag === other.tag && one.quoted === other.quoted;
}

/** The texts in a section about reviews, in an element named after reviews, in quotation marks or next to stars. */
function placesOn({ role, document: { blocks, source } }: ReviewPage, phrases: readonly Phrases[]): Place[] {
  const places: Place[] = [];
  const boxes = boxesIn(source);
  let section: Section | null = null;
  let since = 0;
  let isSample = false;
  for (let at = 0; at < blocks.length && places.length < MAX_CANDIDATES; at++) {
    const block = blocks[at]!;
    const level = headingLevel(block);
    if (level > 0) {
      const heading = [block.text, lineAbove(blocks, at, source)].find((text) => isReviewHeading(text, phrases));
      const starts = heading !== undefined;
      if (starts) [section, since] = [{ heading, level }, 0];
      else if (section && endsSection(level, section.level, role)) section = null;
      if (starts || section === null) isSample = false;
    }
    since++;
    if (saysSample(block.text, section, phrases)) isSample = true;
    if (isSample || block.region === 'nav' || block.region === 'form' || (level > 0 && level < 4)) continue;
    if (!hasLengthOfReview(block.text)) continue;
    const quoted = isQuoted(blocks, at);
    const lines = linesAround(blocks, at);
    const inBox = isBelowBox(boxes, block.offset);
    const stars = [block.text, ...lines.below, ...lines.above].some((line) => STARS.test(line));
    if (!quoted && block.tag !== 'blockquote' && !section && !inBox && !stars && role !== 'reviews') continue;
    if (isRefused(block.text, quoted, phrases)) continue;
    if ((!section && !inBox && !stars && isSignedByOwner(lines)) || isFromHistory(lines)) continue;
    const firstBelow = section !== null && since <= FIRST_BELOW;
    places.push({ at, tag: block.tag, section, quoted, inBox, stars, firstBelow, lines });
  }
  return places;
}

/** True for a text that calls the reviews of a section examples, or says that they are yet to come. */
function saysSample(text: string, section: Section | null, phrases: readonly Phrases[]): boolean {
  const folded = foldAccents(plainLower(text));
  if (phrases.some(({ reviews }) => reviews.sample.test(folded)) || AWAITS_REVIEW.test(folded)) return true;
  return section !== null && SAMPLE_LABEL.test(folded);
}

function headingLevel({ tag }: TextBlock): number {
  return isHeading(tag) ? Number(tag[1]) : 0;
}

const MAX_LINE_WORDS = 4;

/** The short line that pages set above the title of a section: `Kundenstimmen` above `Freundlich und schnell`. */
function lineAbove(blocks: readonly TextBlock[], at: number, source: string): string {
  const above = blocks[at - 1];
  if (!above || above.region === 'nav' || headingLevel(above) > 0 || headingLevel(blocks[at]!) > 3) return '';
  const isLine = above.text.split(' ', MAX_LINE_WORDS + 1).length <= MAX_LINE_WORDS && !/\d/.test(above.text);
  const tag = tagBefore(source, above.offset);
  return isLine && !isControl(tag) && !tag.startsWith('<a') ? above.text : '';
}

function isReviewHeading(text: string, phrases: readonly Phrases[]): boolean {
  if (text.split(' ', MAX_HEADING_WORDS + 1).length > MAX_HEADING_WORDS) return false;
  const folded = foldAccents(plainLower(text));
  return phrases.some(({ reviews }) => reviews.heading.test(folded));
}

/**
 * The next heading of the same level ends a section. A page has one `h1`, so the next `h2` ends its section, except on
 * a page of reviews, where the `h1` covers the whole page.
 */
function endsSection(level: number, sectionLevel: number, role: PageRole): boolean {
  return level <= sectionLevel || (sectionLevel === 1 && level === 2 && role !== 'reviews');
}

function hasLengthOfReview(text: string): boolean {
  const words = text.split(' ', MAX_WORDS + 1).filter((word) => WORD.test(word)).length;
  return words >= MIN_WORDS && words <= MAX_WORDS;
}

/** The offsets of elements named after reviews or testimonials, ascending. */
function boxesIn(source: string): number[] {
  const found: number[] = [];
  let words = 0;
  for (const { index } of source.matchAll(BOX_WORDS)) {
    if (words++ === MAX_BOX_WORDS) break;
    if (IN_ATTRIBUTE.test(source.slice(Math.max(0, index - ATTRIBUTE_REACH), index))) found.push(index);
  }
  return found;
}

/** Binary search: hostile pages have thousands of elements and blocks. */
function isBelowBox(boxes: readonly number[], offset: number): boolean {
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boxes[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  const nearest = boxes[low - 1];
  return nearest !== undefined && nearest >= offset - BOX_REACH;
}
