import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../../artifacts.ts';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import { RATING_LABEL } from '../../lexicon/phrases/stat-labels.ts';
import type { TextBlock } from '../../read/html/document.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import { writtenDates } from '../freshness/written-dates.ts';
import { platformOf } from '../identity/platforms.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { foldAccents } from '../prose/folded.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  excerptAround,
  isHeading,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, sourceExcerpt } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
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

const PLATFORM =
  /\b(google|yelp|facebook|bbb|better business bureau|angi|angie's list|nextdoor|home ?advisor|thumbtack|houzz|trustpilot|avvo|justia|findlaw|healthgrades|zocdoc|vitals|energysage|solarreviews|guildquality|provenexpert|jameda|golocal|tripadvisor|doctolib|treatwell|checkatrade|trustatrader|yell|pages jaunes|zorgkaart ?nederland|habitissimo|getninjas|doctoralia)\b/;
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
/** A name at the start of a line, or after a dash, a comma or stars. */
const NAME =
  /(?:^|[-–—~|•·★⭐,]\s*)((?:[Tt]he |Familie |Family |Famille |Famiglia |Familia |Fam\. )?(?:Dr\. |Mr\. |Mrs\. |Ms\. |Frau |Herr |Mme |M\. |Sra\.? |Sr\.? )?\p{Lu}[\p{L}'’-]*\.?(?: (?:and|&|und|et|y|e|en) \p{Lu}[\p{L}'’-]*\.?)?(?: (?:de |da |do |van |von |di |del )?\p{Lu}[\p{L}'’.-]*){0,2})/u;
/** A line that can only be a name: with a dash before it, of two words, or with an initial. */
const ATTRIBUTED =
  /^[-–—~]|^(?:[A-ZÀ-Ž]\.? ?){2,3}$|^\p{Lu}[\p{L}'’-]+ (?:(?:de|da|van|von|di|and|und|&) )?\p{Lu}[\p{L}'’.-]*(?:$|,| [-–—|·(])/u;
/** A heading that has only a customer's name, and perhaps their town: `Ruddy uit Tienen`, `Anna K.`. */
const CARD_NAME =
  /^\p{Lu}[\p{L}'’-]{1,14}(?: (?:(?:de|da|van|von|di|and|und|&|et|en|y|e) )?\p{Lu}[\p{L}'’.-]*){0,2}(?:(?:,| uit| from| aus| de| da| di| van) \p{Lu}[\p{L}'’ -]{1,30})?$/u;
/** Below a quotation: `Becky`. */
const FIRST_NAME = /^\p{Lu}[\p{L}'’-]{1,14}$/u;
/** `Customer Testimonial from Jenny in Fairway`. */
const NAMED_HEADING = /\b(?:from|by|von|de|di|van|da|par) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*)?)/u;
/** A customer's abbreviated name: `Anna K.`, `D.`, `Familie Meier`. */
const INITIAL = /(?:^|[ .])\p{Lu}\.?$|^(?:Familie|Family|Famille|Famiglia|Familia|Fam\.) /u;
const MIN_LONE = 2;
const WORD = /\p{L}/u;
const STARS = /[★⭐✭✩]\s?[★⭐✭✩]|\b[45](?:[.,]\d)? ?\/ ?5\b/;
/** `Leave a Google review`: an invitation, which says nothing about the text above it. */
const INVITES =
  /\b(?:leave|write|post|rate|schreiben|bewerte\w*|laisse[rz]|d[ée]ja\w*|escrib\w*|lascia\w*|scriv\w*|schrijf|laat|deix\w*|escrev\w*)\b/;
const NO_NAME =
  /^(?:would|average|rating|recommend|google|yelp|facebook|bbb|read|see|more|view|leave|write|verified|customer|review|reviews|call|our|the best|rated|five|posted|via|from|on|in|january|february|march|april|may|june|july|august|september|october|november|december|contact|book|get|schedule|homeowner|client|patient|source|date|stars?|boise|home|reserve|menu|kunden?|kundenbewertung|bewertung|patiënt|paciente|cliente|mehr|weiter|kontakt|la|le|les|das|die|der|el|los|il|de|het|thank|thanks|sincerely|regards|happy|common|frequently|chambers|super ?lawyers|anonym\w*)\b/i;
const STAR_WORDS = 'stars?|sternen?|estrellas?|etoiles?|stelle|sterren|estrelas?';
const REVIEW_WORDS =
  'reviews|ratings|bewertungen|rezensionen|google-bewertungen|google-rezensionen|kundenbewertungen|opiniones|resenas|valoraciones|avis|recensioni|beoordelingen|avaliacoes';
const RATING = new RegExp(
  `\\b(?:rated )?([1-5][.,]\\d{1,2})(?: ?/ ?5| (?:out of|von|sur|de|su|van) (?:5|five))?(?:[ -]?(?:${STAR_WORDS})| rating|[ ★⭐]+)?[^.]{0,60}?\\b(\\d[\\d,]*)\\+? (?:\\S+ ){0,2}?(?:${REVIEW_WORDS})\\b|(?<!\\/ ?)\\b(\\d[\\d,]*)\\+? (?:\\S+ ){0,2}?(?:${REVIEW_WORDS})\\b|\\b([1-5](?:[.,]\\d)?) ?/ ?5 (?:${REVIEW_WORDS})\\b|\\b([1-5][.,]\\d{1,2})(?: ?/ ?5| (?:out of|von|sur|de|su|van) (?:5|five))?[ -]?(?:(?:${STAR_WORDS})\\b|rating\\b|[★⭐])|\\brated ([1-5](?:\\.\\d)?)\\b`,
);
/** `Local Guide · 16 reviews · 5 photos`: how often a customer reviewed businesses, copied from Google Maps. */
const REVIEWER = /\blocal guide\b|· ?\d+ (?:photos?|foto(?:s|'s)?)\b/;
const RATING_FIGURE = /^[1-5][.,]\d{1,2} ?(?:[★⭐]|\/ ?5(?:[.,]0)?)?$/;
const RATING_CUES = [...`rating rated star ${STAR_WORDS} ${REVIEW_WORDS}`.replace(/\?/g, '').split(/[ |]/), 'google'];
/** The business writes about its reviews. */
const OWN_WORDS =
  /^(?:read|leave|see|here|below|check|these|we're|find|click|look)\b|\b(?:contact|call|email) us\b|\bwe(?:['’]d| would) love\b|\b(?:kontaktieren|rufen) sie|\bcontactez[- ]|\bcont[áa]ct(?:enos|anos|e-nos)\b|\bcontattaci\b|\bneem contact\b|\bentre em contato\b|\bour (?:\w+ )?(?:reviews|customers|clients|patients|neighbou?rs)\b|\bwe (?:are|have|love|value|post|reply|ask|never|copy)\b|\breviews?\b/i;
/** The business states its rating. */
const RATED_US = /\brated? us\b/i;
const OWN_QUOTATION =
  /^["“'‘„«]\s?(?:We are|Our (?:team|company|mission|goal)|Wir sind|Unser(?:e|en)? |Nous sommes|Notre |Somos |Nuestr[ao]s? |Siamo |Wij zijn|Onze |Noss[ao]s? )/;
/** A quotation of the owner or of a clinician is not a review. */
const OWN_PEOPLE =
  /\b(?:(?<!\bhome ?)owner|founder|founding|attorney|president|master plumber|technician|installer|D\.?D\.?S|DMD|M\.D\.)\b|^\W*Dr\. /i;
const QUOTED = /^[“"‘'„«]/;
/** A quotation with this share of its block counts as the whole block. */
const WHOLE_SHARE = 0.6;
const MAX_HEADING_WORDS = 12;
const OWN_REACH = 60;
const PLATFORM_TAIL = / (?:Google|Yelp|Facebook|Angi|Houzz|Trustpilot|Nextdoor)\.?$/;
/** A customer's words are longer than a label and shorter than an article. */
const MIN_WORDS = 5;
const MAX_WORDS = 250;
/** A link shorter than this is a label. */
const MIN_LINKED_LENGTH = 60;
/** Names and dates are in lines up to this length. */
const MAX_ATTRIBUTION_LENGTH = 120;
/** Two reviews with the same beginning count as one. */
const DISTINCT_LETTERS = 40;
const TESTIMONIALS = /\b(?:testimon|depoimento|kundenstimme|rezension|recensione|temoignage|opiniones|resenas)/gi;
/** The start of an element up to its class: `<div class="` before `testimonio-content`. */
const IN_CLASS = /<(?:div|ul|section|article|blockquote|figure)\b[^<>]{0,200}\b(?:class|id)=["'][^"'<>]{0,120}$/i;
const IN_CLASS_REACH = 340;
const MAX_CONTAINERS = 40;
const MAX_CONTAINER_LENGTH = 20_000;
const WIDGET_MARK = new RegExp(REVIEW_WIDGETS.map(({ mark }) => RegExp.escape(mark)).join('|'));
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

/**
 * A review with the block that contains its words, and the lines behind it that sign them. `lone`: it is outside a
 * section about reviews, and only a name supports it.
 */
type FoundReview = { review: Review; block: TextBlock; signature: readonly TextBlock[]; lone: boolean };

/** Reviews that are readable without running scripts, and those that are not. */
export function deriveReviews({ pages, markup, language }: ReviewInput): ReviewFacts {
  const spoken = language?.language ?? 'en';
  const onPages = pages.flatMap((page) => reviewsOn(page, spoken).map(({ review }) => review));
  const reviews = distinct([...onPages, ...linkedReviews(pages)]).slice(0, MAX_REVIEWS);
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

/** The part of a page below a heading about reviews. `sample`: the section says that its reviews are only examples. */
type Section = { platform: string | null; name: string | null; sample: boolean };

const read = new WeakMap<PageFacts, { language: string; found: readonly FoundReview[] }>();

/** Cached per page, because every reader of the business's own words needs it. */
function reviewsOn(page: PageFacts, language: string): readonly FoundReview[] {
  const known = read.get(page);
  if (known?.language === language) return known.found;
  const found = readReviews(page, phrasesOf(language));
  read.set(page, { language, found });
  return found;
}

/** Blocks below a heading about reviews, and quotations with a customer's name anywhere. */
function readReviews(page: PageFacts, phrases: readonly Phrases[]): readonly FoundReview[] {
  const { blocks } = page.document;
  const found: FoundReview[] = [];
  let section: Section | null = page.role === 'reviews' ? { platform: null, name: null, sample: false } : null;
  let sectionLevel = 0;
  const containers = reviewContainers(page.document.source);
  for (let at = 0; at < blocks.length && found.length < MAX_REVIEWS; at++) {
    const block = blocks[at]!;
    const level = headingLevel(block);
    if (level > 0) {
      if (isReviewHeading(block.text, phrases)) [section, sectionLevel] = [sectionOf(block.text, level), level];
      else if (section && endsSection(block.text, level, sectionLevel, page.role)) section = null;
    }
    const container = containers.find(({ from, to }) => block.offset > from && block.offset < to);
    const around: Section | null = section ?? (container ? { platform: null, name: null, sample: false } : null);
    if (block.region === 'nav' || block.region === 'form' || (level > 0 && level < 4)) continue;
    if (section && phrases.some(({ reviews }) => reviews.sample.test(foldAccents(plainLower(block.text)))))
      section = { ...section, sample: true };
    if (around?.sample || !mayBeReview(block, around !== null, phrases)) continue;
    const review = reviewAt(page, at, around, phrases);
    if (review) found.push(review);
  }
  const credible = withoutMottos(found);
  // If customers' words are in quotation marks, text without them is by the business.
  const quoted = credible.filter(({ review }) => QUOTED.test(review.text));
  return quoted.length * 2 >= credible.length ? quoted : credible;
}

/** Elements whose class or id says that they hold testimonials, up to the next heading or section of the page. */
function reviewContainers(source: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { index } of source.matchAll(TESTIMONIALS)) {
    if (found.length === MAX_CONTAINERS) break;
    const start = Math.max(0, index - IN_CLASS_REACH);
    const tag = IN_CLASS.exec(source.slice(start, index));
    if (!tag) continue;
    const from = start + tag.index;
    const end = source
      .slice(from + 1, from + MAX_CONTAINER_LENGTH)
      .search(/<(?:h[1-4]|section|footer|form)\b|<\/section\b/i);
    found.push({ from, to: end < 0 ? from + MAX_CONTAINER_LENGTH : from + 1 + end });
  }
  return found;
}

/** A single quotation with a full name below it is a motto or a statement; reviews come in numbers. */
function withoutMottos(found: readonly FoundReview[]): readonly FoundReview[] {
  const names = new Set(found.filter(({ lone }) => lone).map(({ review }) => review.name));
  return names.size >= MIN_LONE ? found : found.filter(({ lone }) => !lone);
}

function isReviewHeading(text: string, phrases: readonly Phrases[]): boolean {
  if (text.split(' ', MAX_HEADING_WORDS + 1).length > MAX_HEADING_WORDS) return false;
  const folded = foldAccents(plainLower(text));
  return phrases.some(({ reviews }) => reviews.heading.test(folded));
}

function sectionOf(heading: string, level: number): Section {
  const name = level >= 3 ? (NAMED_HEADING.exec(heading)?.[1] ?? null) : null;
  return { platform: platformIn(heading), name, sample: false };
}

/**
 * The next heading of the same level ends a section. A page has one `h1`, so the next `h2` ends its section, except on
 * a page of reviews, where the `h1` covers the whole page.
 */
function endsSection(text: string, level: number, sectionLevel: number, role: PageRole): boolean {
  if (level <= sectionLevel) return true;
  return sectionLevel === 1 && level === 2 && role !== 'reviews' && !ATTRIBUTED.test(text);
}

/** A card that is a link as a whole: a customer's words, with the URL of their page. */
function linkedReviews(pages: readonly PageFacts[]): Review[] {
  return outwardLinks(pages).flatMap(({ page, link: { text, href } }) => {
    if (text.length < MIN_LINKED_LENGTH) return [];
    const words = text.split(' ', MAX_WORDS + 1).length;
    if (words <= MIN_WORDS * 2 || words > MAX_WORDS || !/[.!]/.test(text)) return [];
    const url = URL.parse(href);
    const platform = url && platformOf(url);
    if (!platform?.reviews) return [];
    const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(text) };
    const name = nameIn(text.split(' ', 2).join(' '));
    // A post of the business's own page is such a card too; a customer's card starts with a name.
    return name?.includes(' ') ? [{ text, name, date: null, platform: platform.name, evidence }] : [];
  });
}

function headingLevel({ tag }: TextBlock): number {
  return isHeading(tag) ? Number(tag[1]) : 0;
}

function mayBeReview({ text, tag, region }: TextBlock, inSection: boolean, phrases: readonly Phrases[]): boolean {
  const quoted = QUOTED.test(text);
  if (/©/.test(text) || OWN_QUOTATION.test(text) || (!quoted && RATED_US.test(text))) return false;
  if (!inSection && !(quoted ? isWholeQuotation(text) : tag === 'blockquote')) return false;
  if (!quoted && phrases.some(({ reviews }) => reviews.asks.test(foldAccents(plainLower(text))))) return false;
  const words = text.split(' ', MAX_WORDS + 1).filter((word) => WORD.test(word)).length;
  if (words < MIN_WORDS || words > MAX_WORDS || /\bcookies?\b/i.test(text)) return false;
  if (quoted) return true;
  if (!/[.!]/.test(text) || region === 'footer') return false;
  if (tag === 'blockquote') return true;
  // In a section about reviews, what customers say, but not what the business says about its reviews.
  const start = text.slice(0, OWN_REACH);
  return (
    !OWN_WORDS.test(start.toLowerCase()) &&
    !phrases.some(({ reviews }) => reviews.heading.test(foldAccents(plainLower(start))))
  );
}

/** `"Fotos" und mehr: Apple stellt vor` only starts with a quoted word. */
function isWholeQuotation(text: string): boolean {
  const closed = text.slice(1).search(/["”“»]/) + 1;
  return closed === 0 || closed >= text.length * WHOLE_SHARE || /^.[\s.,]*[-–—~]/.test(text.slice(closed));
}

/**
 * The name may end the text itself, or be in the short lines after or before it. Outside a section about reviews, a
 * quotation needs a customer or stars next to it; in such a section, so does text without quotation marks.
 */
function reviewAt(
  page: PageFacts,
  at: number,
  section: Section | null,
  phrases: readonly Phrases[],
): FoundReview | null {
  const { blocks } = page.document;
  const block = blocks[at]!;
  const quoted = isQuoted(blocks, at);
  const tail = /["”’'.!?]\s*([-–—~]\s*\p{Lu}[^“"]{0,100})$/u.exec(block.text)?.[1] ?? '';
  const before = shortLines(blocks, at, -1).slice(0, 1);
  const behind = [tail, ...shortLines(blocks, at, 1)].filter(Boolean);
  const lines = [...behind, ...before];
  // In a section about reviews, the founder who signs a quotation is a customer with another company.
  if (!(section && quoted) && lines.slice(0, 2).some((line) => OWN_PEOPLE.test(line))) return null;
  const name = lines.map(nameIn).find((found) => found !== null) ?? section?.name ?? null;
  const dated = lines.map((line) => dateIn(line, phrases)).find((found) => found !== null) ?? null;
  const ownPlatform =
    lines
      .filter((line) => !INVITES.test(plainLower(line)))
      .map(platformIn)
      .find((found) => found !== null) ?? null;
  const platform = ownPlatform ?? section?.platform ?? null;
  const starred = [block.text, ...lines].some((line) => STARS.test(line));
  const customer = lines.some((line) =>
    phrases.some(({ reviews }) => reviews.customer.test(foldAccents(plainLower(line)))),
  );
  const isFirstName = quoted && block.tag === 'blockquote' && FIRST_NAME.test(behind[0] ?? '');
  const attributed =
    tail !== '' ||
    isFirstName ||
    behind.slice(0, 1).some((line) => ATTRIBUTED.test(line)) ||
    (section !== null && isNamedCard(blocks[at - 1]));
  const vouched =
    starred || customer || dated !== null || ownPlatform !== null || (name !== null && INITIAL.test(name));
  const named = name !== null && (attributed || section?.name === name || page.role === 'reviews');
  if (!vouched && !named && !(section && quoted)) return null;
  // Outside quotation marks a customer needs a name, or a word such as "customer".
  if (
    !quoted &&
    block.tag !== 'blockquote' &&
    name === null &&
    !customer &&
    !starred &&
    ownPlatform === null &&
    dated === null
  )
    return null;
  const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(block.text) };
  const review = { text: block.text, name, date: dated, platform, evidence };
  return { review, block, signature: name === null ? [] : signatureOf(blocks, at), lone: section === null && !vouched };
}

/** True if the block above a customer's words is a line with their name, as on cards: `Ruddy uit Tienen`. */
function isNamedCard(above: TextBlock | undefined): boolean {
  if (!above || above.text.length > MAX_ATTRIBUTION_LENGTH || QUOTED.test(above.text) || !belongs(above, -1))
    return false;
  return (headingLevel(above) > 0 ? CARD_NAME : ATTRIBUTED).test(above.text) && nameIn(above.text) !== null;
}

/** At most this many lines sign a review: the name, and what the customer does. */
const MAX_SIGNATURE_LINES = 2;

function signatureOf(blocks: readonly TextBlock[], at: number): TextBlock[] {
  const lines = shortLines(blocks, at, 1).slice(0, MAX_SIGNATURE_LINES);
  // `shortLines` skips a block that has only a symbol.
  return blocks.slice(at + 1, at + 1 + MAX_SIGNATURE_LINES + 1).filter(({ text }) => lines.includes(text));
}

/** True for text in quotation marks, or after a quotation mark in a separate block. */
function isQuoted(blocks: readonly TextBlock[], at: number): boolean {
  return QUOTED.test(blocks[at]?.text ?? '') || /^[“"„«❝]$/.test(blocks[at - 1]?.text.trim() ?? '');
}

function shortLines(blocks: readonly TextBlock[], at: number, step: 1 | -1): string[] {
  const lines: string[] = [];
  for (let next = at + step; lines.length < 3; next += step) {
    const block = blocks[next];
    // A symbol such as an emoji, or a quotation mark in a separate block, says nothing.
    if (block && block.text.length <= 3 && !WORD.test(block.text) && !STARS.test(block.text)) continue;
    if (!block || block.text.length > MAX_ATTRIBUTION_LENGTH || QUOTED.test(block.text) || !belongs(block, step)) break;
    lines.push(block.text);
  }
  return lines;
}

/** A heading above may have the name; one below starts something else. */
function belongs(block: TextBlock, step: 1 | -1): boolean {
  const level = headingLevel(block);
  return level === 0 || (step === -1 && level > 2);
}

function nameIn(line: string): string | null {
  if (line.split(' ').length > 14) return null;
  const name = NAME.exec(line.trim())?.[1]?.replace(PLATFORM_TAIL, '') ?? null;
  if (name === null || NO_NAME.test(name) || name.length < 2 || platformIn(name) !== null) return null;
  return /^The (?!.*(?:s|[Ff]amily)$)/.test(name) ? null : name;
}

function dateIn(line: string, phrases: readonly Phrases[]): string | null {
  const lower = foldAccents(plainLower(line));
  const [written] = writtenDates(lower);
  if (written) return line.slice(written.at, written.at + written.length);
  for (const { reviews } of phrases) {
    const ago = reviews.ago.exec(lower);
    if (ago) return line.slice(ago.index, ago.index + ago[0].length);
  }
  return null;
}

function platformIn(line: string): string | null {
  const name = PLATFORM.exec(plainLower(line))?.[1];
  if (!name) return null;
  return PLATFORM_NAMES[name] ?? name.replace(/^\w/, (letter) => letter.toUpperCase());
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
      const shown = sentence.text.slice(match.index, match.index + match[0].length).trim();
      return {
        value: value === undefined ? null : Number(value.replace(',', '.')),
        count: count === undefined ? null : Number(count.replace(/,/g, '')),
        shown,
        evidence: sentenceEvidence(prose, sentence, match.index),
      };
    }
  }
  return null;
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
