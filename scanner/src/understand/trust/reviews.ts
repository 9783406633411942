import type { Evidence } from '@named-first/contract';
import { foldWords } from '../../lexicon/fold-text.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import type { ReviewWords } from '../../lexicon/languages/review-words.ts';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import { RATING_LABEL } from '../../lexicon/phrases/stat-labels.ts';
import { SAMPLE_PERSON } from '../../lexicon/sample/sample-text.ts';
import { foldText, spellings } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import { platformOf } from '../identity/platforms.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { foldAccents } from '../prose/folded.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  excerptAround,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, sourceExcerpt } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import {
  ALL_REVIEWS,
  COUNTED,
  INVITES,
  PRAISE,
  REVIEW_WORD,
  SPEAKS_OF_SELF,
  SPEAKS_OF_US,
} from './quoted/customer-words.ts';
import { type ReviewCandidate, reviewCandidates } from './quoted/review-candidates.ts';
import { linesAround } from './quoted/review-signs.ts';
import { isOfCustomer, isQuotation, type Sign, showsQuoting } from './quoted/sign-points.ts';
import { nameIn, platformIn, readSignatures } from './quoted/signature.ts';
import { REVIEW_WIDGETS } from './review-widgets.ts';

/** A review that is readable in the fetched bytes. */
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
  /** Review-like text without a name, or without both date and platform. */
  bare: readonly Review[];
  /** `4.9 stars from 212 reviews` in visible text. */
  rating: { value: number | null; count: number | null; shown: string; evidence: Evidence } | null;
  /** `aggregateRating` or `Review` markup. */
  ratingMarkup: readonly Evidence[];
  /** Links to the business's page on a review platform. */
  platformLinks: readonly { platform: string; evidence: Evidence }[];
  /** Widgets that load reviews by script. */
  widgets: readonly { name: string; evidence: Evidence }[];
};

const ratingWords = (list: keyof ReviewWords['rating']): string[] =>
  inAllLanguages(({ reviews }) => reviews.rating[list]).map(foldText);
const STARS = spellings(ratingWords('stars'));
const RATED = spellings(ratingWords('rated'));
const OUT_OF = spellings(ratingWords('outOf'));
/** Behind the figure of a rating: `/5`, ` out of 5`. */
const OF_FIVE = `(?: ?/ ?5| (?:${OUT_OF}) (?:5|five))?`;
/** A number of reviews from its first digit on, and its noun: `212 reviews`, `1,204 Google reviews`. */
const REVIEW_COUNT = String.raw`(?<![\w.,'])(\d{1,3}(?:[.,' ]\d{3})+|\d+)\+? (?:\S+ ){0,2}?(?:${COUNTED})\b`;
const RATING = new RegExp(
  [
    String.raw`\b(?:(?:${RATED}) )?([1-5][.,]\d{1,2})${OF_FIVE}(?:[ -]?(?:${STARS})|[ ★⭐]+)?[^.]{0,60}?${REVIEW_COUNT}`,
    String.raw`(?<!\/ ?(?=(?:5|10)\b))${REVIEW_COUNT}`,
    String.raw`\b([1-5](?:[.,]\d)?) ?/ ?5 (?:${COUNTED})\b`,
    String.raw`\b([1-5][.,]\d{1,2})${OF_FIVE}[ -]?(?:(?:${STARS})\b|(?:google )?(?:${COUNTED})\b|[★⭐])`,
    String.raw`\b(?:${RATED}) ([1-5](?:\.\d)?)\b`,
  ].join('|'),
);
/** `Local Guide · 16 reviews · 5 photos`: how often a customer reviewed businesses, copied from Google Maps. */
const REVIEWER = new RegExp(String.raw`\blocal guide\b|· ?\d+ (?:${spellings(ratingWords('photos'))})\b`);
const RATING_FIGURE = /^[1-5][.,]\d{1,2} ?(?:[★⭐]|\/ ?5(?:[.,]0)?)?$/;
const RATING_CUES = [...ratingWords('stars'), ...ratingWords('rated'), ...ratingWords('counted'), 'google'];
/** A link shorter than this is a label. */
const MIN_LINKED_LENGTH = 60;
const MIN_LINKED_WORDS = 11;
const MAX_LINKED_WORDS = 250;
/** Two reviews with the same beginning count as one. */
const DISTINCT_LETTERS = 40;
const WIDGET_MARK = new RegExp(REVIEW_WIDGETS.map(({ mark }) => RegExp.escape(mark)).join('|'));
const MAX_REVIEW_HEADING = 80;
/** An embedded script names its service at the start. */
const SCRIPT_START = 300;
const NUMBER_CUES = [ANY_NUMBER];
const MAX_REVIEWS = 60;
const MAX_EVIDENCE = 5;

type ReviewInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  language?: Pick<LanguageFacts, 'language'>;
};

/** Reviews that are readable without running scripts, and those that are not. */
export function deriveReviews({ pages, markup, language }: ReviewInput): ReviewFacts {
  const spoken = language?.language ?? 'en';
  const onPages = pages.flatMap((page) => reviewsOn(page, spoken));
  const isQuoting = onPages.some(({ signs }) => showsQuoting(signs));
  const quoted = isQuoting ? onPages.map(({ review }) => review) : [];
  const reviews = distinct([...quoted, ...linkedReviews(pages)]).slice(0, MAX_REVIEWS);
  const readable = reviews.filter(isReadable);
  return {
    readable,
    bare: reviews.filter((review) => !isReadable(review)),
    rating: firstRating(pages, spoken),
    ratingMarkup: ratingMarkup(markup),
    platformLinks: platformLinks(pages),
    widgets: widgets(pages),
  };
}

/** The blocks with customers' words and signatures, which are not statements of the business. */
export function customerBlocks(pages: readonly PageFacts[], language: string): ReadonlySet<TextBlock> {
  const found = pages.flatMap((page) => reviewsOn(page, language));
  return new Set(found.flatMap(({ block, signature }) => [block, ...signature]));
}

/** True for a sentence in which a customer speaks. */
export function customersIn(
  pages: readonly PageFacts[],
  language: string,
): (prose: Prose, sentence: Sentence) => boolean {
  const customers = customerBlocks(pages, language);
  return ({ page }, { block }) => customers.has(page.document.blocks[block]!);
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

/** A text that is likely a customer's, with its block and the lines behind it that sign it. */
type FoundReview = { review: Review; signs: readonly Sign[]; block: TextBlock; signature: readonly TextBlock[] };

const read = new WeakMap<PageFacts, { language: string; found: readonly FoundReview[] }>();

/** Cached per page, because every reader of the business's own words needs it. */
function reviewsOn(page: PageFacts, language: string): readonly FoundReview[] {
  const known = read.get(page);
  if (known?.language === language) return known.found;
  const found = readReviews(page, language);
  read.set(page, { language, found });
  return found;
}

const MANY_QUOTED = 2;

function readReviews(page: PageFacts, language: string): FoundReview[] {
  const phrases = phrasesOf(language);
  const said = reviewCandidates(page, language).filter(({ signs }) => isOfCustomer(signs));
  const quoted = said.filter(({ signs }) => isQuotation(signs));
  // If a page puts its customers in quotation marks, anything without them is the business talking.
  const customers = quoted.length >= MANY_QUOTED ? quoted : said;
  const source = sourceOfAll(page, customers.at(-1));
  const signatures = readSignatures(page.document, customers, phrases);
  return customers.flatMap(({ at, signs }, index) => {
    const { blocks, ...signed } = signatures[index]!;
    const block = page.document.blocks[at]!;
    if (signed.name !== null && (beginsTitle(signed.name, page) || SAMPLE_PERSON.test(signed.name.toLowerCase())))
      return [];
    const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(block.text) };
    const review = { text: block.text, ...signed, platform: signed.platform ?? source, evidence };
    return [{ review, signs, block, signature: blocks }];
  });
}

const TITLE_DIVIDER = /\s[-–—·•:]\s|\s?[|»]\s?/;

/**
 * True for a name of several words that begins the title of the page, also with an initial: the business signs its own
 * words. `Siebe Laarman` begins `S. Laarman Schilderwerken`.
 */
function beginsTitle(name: string, { document }: PageFacts): boolean {
  const title = `${foldWords((document.title?.text ?? '').split(TITLE_DIVIDER)[0] ?? '')} `;
  const [first = '', ...others] = foldWords(name).split(' ');
  if (others.length === 0) return false;
  const surname = others.join(' ');
  return surname.length > 1 && [first, first.slice(0, 1)].some((given) => title.startsWith(`${given} ${surname} `));
}

/** The platform of a link to all reviews, which follows the last of them and is the source of each. */
function sourceOfAll({ document: { blocks } }: PageFacts, last: ReviewCandidate | undefined): string | null {
  const lines = last ? linesAround(blocks, last.at).below : [];
  const all = lines.filter(
    (line) => ALL_REVIEWS.test(foldAccents(plainLower(line))) && !INVITES.test(plainLower(line)),
  );
  return all.map(platformIn).find((platform) => platform !== null) ?? null;
}

/** A card that is a link as a whole: a customer's words, with the URL of their page. */
function linkedReviews(pages: readonly PageFacts[]): Review[] {
  return outwardLinks(pages).flatMap(({ page, link: { text, href } }) => {
    if (text.length < MIN_LINKED_LENGTH) return [];
    const words = text.split(' ', MAX_LINKED_WORDS + 1).length;
    if (words < MIN_LINKED_WORDS || words > MAX_LINKED_WORDS || !/[.!]/.test(text)) return [];
    if (!speaksLikeCustomer(text)) return [];
    const url = URL.parse(href);
    const platform = url && platformOf(url);
    if (!platform?.reviews) return [];
    const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(text) };
    const name = nameIn(text.split(' ', 2).join(' '));
    // A post of the business's own page is such a card too; a customer's card starts with a name.
    return name?.includes(' ') ? [{ text, name, date: null, platform: platform.name, evidence }] : [];
  });
}

/** Customers write of themselves or praise; an address on a map does neither. */
function speaksLikeCustomer(text: string): boolean {
  const lower = foldAccents(plainLower(text));
  return SPEAKS_OF_SELF.test(lower) || SPEAKS_OF_US.test(lower) || lower.match(PRAISE) !== null;
}

/** The rating of this business: not one given by a single customer, and not one of others or an average. */
function firstRating(pages: readonly PageFacts[], language: string): ReviewFacts['rating'] {
  // The line behind a review may state the rating of the business.
  const customers = new Set(pages.flatMap((page) => reviewsOn(page, language).map(({ block }) => block)));
  for (const prose of pages.map((page) => proseIn(language, page))) {
    for (const sentence of ratingSentences(prose)) {
      const match = RATING.exec(sentence.lower);
      const card = match ? null : ratingCard(prose, sentence);
      if (card) return card;
      if (!match || customers.has(prose.page.document.blocks[sentence.block]!)) continue;
      if (REVIEWER.test(sentence.lower)) continue;
      if (phrasesOf(language).some(({ others }) => others.test(sentence.lower))) continue;
      const value = match[1] ?? match[4] ?? match[5] ?? match[6];
      const count = match[2] ?? match[3];
      const shown = wholeRating(sentence.text, match.index, match[0].length);
      return {
        value: value === undefined ? null : Number(value.replace(',', '.')),
        count: count === undefined ? null : Number(count.replace(/\D/g, '')),
        shown,
        evidence: sentenceEvidence(prose, sentence, match.index),
      };
    }
  }
  return null;
}

/** `Rated 5` goes on with `stars`, and `4.8 (47 reviews` with its bracket. */
const RATING_END = new RegExp(`^(?: (?:(?:${OUT_OF}) 5 )?(?:${STARS})\\b)?`, 'i');

/** The words for a rating at a position of a text, up to the end of what they count. */
function wholeRating(text: string, at: number, length: number): string {
  const words = text.slice(at, at + length);
  const behind = text.slice(at + length);
  const bracket = /\([^)]*$/.test(words) && behind.startsWith(')') ? ')' : '';
  return `${words}${bracket || RATING_END.exec(behind)?.[0] || ''}`.trim();
}

/** Sentences with a word for a rating, and figures with stars: `4.94 ★`. */
function ratingSentences(prose: Prose): Sentence[] {
  const starred = sentencesWith(prose, NUMBER_CUES).filter(({ lower }) => /[★⭐]/.test(lower));
  return [...sentencesWith(prose, RATING_CUES), ...starred];
}

/** A figure in one block and its label in the next: `5,0`, `Sterne Kundenbewertung`. */
function ratingCard(prose: Prose, label: Sentence): ReviewFacts['rating'] {
  const figure = prose.sentences[label.at - 1];
  if (!figure || !RATING_LABEL.test(label.lower) || !RATING_FIGURE.test(figure.lower)) return null;
  const shown = `${figure.text} ${label.text}`;
  const value = Number.parseFloat(figure.lower.replace(',', '.'));
  return { value, count: null, shown, evidence: { ...sentenceEvidence(prose, label), excerpt: shown } };
}

function ratingMarkup(markup: MarkupFacts): Evidence[] {
  const found: Evidence[] = [];
  for (const { node, page } of markup.nodes) {
    if (found.length === MAX_EVIDENCE) break;
    const property = ['aggregateRating', 'review', 'reviews', 'ratingValue'].find((name) => node.properties.has(name));
    if (property) found.push(markupEvidence(page, node, property));
  }
  return found;
}

function platformLinks(pages: readonly PageFacts[]): ReviewFacts['platformLinks'] {
  const found = new Map<string, { platform: string; evidence: Evidence }>();
  for (const { page, link } of outwardLinks(pages)) {
    const url = URL.parse(link.href);
    const platform = url && (isSearchForReviews(url, link.text) ? 'Google' : reviewedOn(url));
    if (!platform || found.has(platform)) continue;
    const excerpt = (link.text || link.href).slice(0, 240);
    found.set(platform, { platform, evidence: { url: page.url, place: 'link', excerpt } });
  }
  // The search shows the same reviews as the map.
  if (found.has('Google Maps')) found.delete('Google');
  return [...found.values()];
}

/** The name of the review platform on which a URL is the page of a business. */
function reviewedOn(url: URL): string | null {
  const platform = platformOf(url);
  if (!platform?.reviews || url.pathname === '/') return null;
  return platform.profile.test(url.pathname + url.search) ? platform.name : null;
}

/** `Ver mais avaliações no Google`: a search for the business shows its reviews. */
function isSearchForReviews({ hostname, pathname, searchParams }: URL, label: string): boolean {
  const isSearch = /(?:^|\.)google\.[a-z.]{2,6}$/.test(hostname) && pathname === '/search' && searchParams.get('q');
  return Boolean(isSearch) && REVIEW_WORD.test(foldAccents(plainLower(label)));
}

/** What a widget shows that differs from reviews: `Latest from Instagram`. */
const FEED = /\b(?:instagram|tiktok|youtube|feed)\b/;

/** True for a page with a heading or a label for a feed, and without one for reviews. */
function showsOnlyFeed({ document }: PageFacts): boolean {
  const labels = document.blocks
    .filter(({ text }) => text.length <= MAX_REVIEW_HEADING)
    .map(({ text }) => foldAccents(plainLower(text)));
  return labels.some((label) => FEED.test(label)) && !labels.some((label) => REVIEW_WORD.test(label));
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
      if (!widget || found.has(widget.name) || (widget.alsoOther && showsOnlyFeed(page))) return;
      const excerpt = sourceExcerpt(page.document.source, offset);
      found.set(widget.name, { name: widget.name, evidence: { url: page.url, place: 'script', excerpt } });
    };
    for (const { src, text, offset } of page.document.scripts) look(src || text.slice(0, SCRIPT_START), offset);
    for (const { src, offset } of page.document.iframes) look(src, offset);
  }
  return [...found.values()];
}
