import type { PageRole } from '../../../artifacts.ts';
import { foldWords } from '../../../lexicon/fold-text.ts';
import { anyPattern, anySpelling } from '../../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../../lexicon/languages/index.ts';
import { phrasesOf } from '../../../lexicon/phrases/index.ts';
import type { Phrases } from '../../../lexicon/phrases/phrase.ts';
import type { PageDocument, TextBlock } from '../../../read/html/document.ts';
import { foldAccents } from '../../prose/folded.ts';
import { lastBefore } from '../../prose/levels-up.ts';
import { isHeading, plainLower } from '../../prose/sentences.ts';
import { isControl, tagBefore } from '../../prose/tag-before.ts';
import { type PageSections, pageSections } from './page-sections.ts';
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
const BOX_WORDS = new RegExp(
  [anyPattern(({ reviews }) => reviews.boxes), 'quote-(?:icon|left|right)|quote-alt'].join('|'),
  'gi',
);
/** `team-card`, `equipo`: the name of an element about the people of the business. */
const TEAM_WORDS = new RegExp(
  `(?<![a-z])(?:${anySpelling(({ reviews }) => reviews.business.teamBoxes)})(?![a-z])`,
  'gi',
);
/** A slot for a review that has yet to be written: `Your review will appear here`. */
const AWAITS_REVIEW = new RegExp(`\\b(?:${anyPattern(({ reviews }) => reviews.around.awaits)})\\b`);
/** All that a label says: the review next to it is made up. */
const SAMPLE_LABELS = new Set(inAllLanguages(({ reviews }) => reviews.around.sample).map(foldWords));
/** The attribute that ends in such a word: `class="` before `testimonial`. */
const IN_ATTRIBUTE = /(?:class|id|itemprop|aria-label|alt|title)=["'][^"'<>]{0,120}$/i;
const ATTRIBUTE_REACH = 140;
/** How far after the name of an element its texts may be, in characters of source. */
const BOX_REACH = 500;
const MAX_BOX_WORDS = 2000;

/** A text of a page that may be a customer's, with the tag that opens it. */
type OpenedPlace = Place & { opening: string };

/** Every text of a page that may be a customer's, with its signs. */
export function reviewCandidates(page: ReviewPage, language: string): ReviewCandidate[] {
  const phrases = phrasesOf(language);
  const places = withoutIntroductions(placesOn(page, phrases));
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

/** Leaves out the first text of a section if it is set in another way than the cards below it: it introduces them. */
function withoutIntroductions(places: readonly OpenedPlace[]): OpenedPlace[] {
  const bySection = Map.groupBy(places, ({ section }) => section);
  return places.filter((place) => {
    if (place.section === null || place.quoted) return true;
    const [first, ...others] = bySection.get(place.section)!;
    if (first !== place || others.some(({ opening }) => opening === place.opening)) return true;
    const hasCards = new Set(others.map(({ opening }) => opening)).size < others.length;
    return !hasCards;
  });
}

function isLike(one: Place, other: Place): boolean {
  const distance = Math.abs(one.at - other.at);
  return distance > 1 && distance <= NEIGHBOURHOOD && one.tag === other.tag && one.quoted === other.quoted;
}

/** The texts in a section about reviews, in an element named after reviews, in quotation marks or next to stars. */
function placesOn({ role, document }: ReviewPage, phrases: readonly Phrases[]): OpenedPlace[] {
  const { blocks, source } = document;
  const places: OpenedPlace[] = [];
  const boxes = boxesIn(source, BOX_WORDS);
  const teams = boxesIn(source, TEAM_WORDS);
  const sections = pageSections(document);
  let section: Section | null = null;
  let since = 0;
  let isSample = false;
  let partFrom = 0;
  for (let at = 0; at < blocks.length && places.length < MAX_CANDIDATES; at++) {
    const block = blocks[at]!;
    const level = headingLevel(block);
    if (level > 0) {
      const heading = [block.text, lineAbove(blocks, at, source, sections)].find((text) =>
        isReviewHeading(text, phrases),
      );
      const starts = heading !== undefined;
      if (starts) [section, since] = [{ heading, level, offset: block.offset }, 0];
      else if (section && endsSection(level, section.level, role)) section = null;
      if (level < 3) partFrom = at;
      if (starts || section === null) isSample = false;
    }
    if (section && role !== 'reviews' && isBehind(section, block, places, sections)) section = null;
    if (block.region === 'footer') section = null;
    since++;
    const folded = foldAccents(plainLower(block.text));
    if (phrases.some(({ reviews }) => reviews.sample.test(folded))) {
      // `Placeholder reviews shown` may follow the reviews.
      const isOfPart = (place: Place): boolean => place.at > partFrom && place.section === section;
      places.splice(places.findLastIndex((place) => !isOfPart(place)) + 1);
      isSample = true;
    } else if (AWAITS_REVIEW.test(folded) || (section && SAMPLE_LABELS.has(foldWords(block.text)))) isSample = true;
    if (isSample || block.region === 'nav' || block.region === 'form' || (level > 0 && level < 4)) continue;
    if (!hasLengthOfReview(block.text)) continue;
    const quoted = isQuoted(blocks, at);
    const lines = linesAround(blocks, at);
    const inBox = isBelowBox(boxes, block.offset, sections);
    const stars = [block.text, ...lines.below, ...lines.above].some((line) => STARS.test(line));
    if (!quoted && block.tag !== 'blockquote' && !section && !inBox && !stars && role !== 'reviews') continue;
    if (isRefused(block.text, quoted, phrases)) continue;
    const isAmongReviews = section !== null || inBox || stars;
    if (!isAmongReviews && (isSignedByOwner(lines) || isInTeam(teams, block.offset, sections))) continue;
    if (isFromHistory(lines)) continue;
    const firstBelow = section !== null && since <= FIRST_BELOW;
    const opening = tagBefore(source, block.offset);
    places.push({ at, tag: block.tag, section, quoted, inBox, stars, firstBelow, lines, opening });
  }
  return places;
}

/**
 * True if the `<section>` of a heading of reviews ended before a text and has reviews. Some builders set the heading
 * and the reviews in two sections.
 */
function isBehind(section: Section, { offset }: TextBlock, places: readonly Place[], sections: PageSections): boolean {
  return places.at(-1)?.section === section && sections.endOf(section.offset) < offset;
}

function headingLevel({ tag }: TextBlock): number {
  return isHeading(tag) ? Number(tag[1]) : 0;
}

const MAX_LINE_WORDS = 4;

/** The short line that pages set above the title of a section: `Kundenstimmen` above `Freundlich und schnell`. */
function lineAbove(blocks: readonly TextBlock[], at: number, source: string, sections: PageSections): string {
  const above = blocks[at - 1];
  if (!above || sections.areApart(above.offset, blocks[at]!.offset)) return '';
  if (above.region === 'nav' || headingLevel(above) > 0 || headingLevel(blocks[at]!) > 3) return '';
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

/** The offsets of elements named with one of these words, ascending. */
function boxesIn(source: string, names: RegExp): number[] {
  const found: number[] = [];
  let words = 0;
  for (const { index } of source.matchAll(names)) {
    if (words++ === MAX_BOX_WORDS) break;
    if (IN_ATTRIBUTE.test(source.slice(Math.max(0, index - ATTRIBUTE_REACH), index))) found.push(index);
  }
  return found;
}

function isBelowBox(boxes: readonly number[], offset: number, sections: PageSections): boolean {
  const nearest = lastBefore(boxes, offset);
  return nearest !== undefined && nearest >= offset - BOX_REACH && sections.endOf(nearest) >= offset;
}

/** True below an element about the team, in the same `<section>` or just behind it. */
function isInTeam(teams: readonly number[], offset: number, sections: PageSections): boolean {
  const nearest = lastBefore(teams, offset);
  if (nearest === undefined || sections.endOf(nearest) < offset) return false;
  return nearest >= offset - BOX_REACH || sections.endOf(nearest) === sections.endOf(offset);
}
