import type { PageRole } from '../../../artifacts.ts';
import { anyPattern, anySpelling } from '../../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../../lexicon/languages/index.ts';
import type { ReviewWords } from '../../../lexicon/languages/review-words.ts';
import type { Phrases } from '../../../lexicon/phrases/phrase.ts';
import { foldText, spellings, wordPattern, wordSource } from '../../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../../read/html/document.ts';
import { writtenDates } from '../../freshness/written-dates.ts';
import { foldAccents } from '../../prose/folded.ts';
import { isHeading, plainLower } from '../../prose/sentences.ts';
import { seenSigns } from '../../seen-signs.ts';
import { INVITES, PRAISE, REVIEW_WORD, SPEAKS_OF_SELF, SPEAKS_OF_US, SPEAKS_TO_READER } from './customer-words.ts';
import type { Sign } from './sign-points.ts';

/** The part of a page below a heading about reviews. */
export type Section = { heading: string; level: number; offset: number };

/** The short lines next to a text, the nearest first. A signature inside the text is the first line below it. */
export type Lines = { below: readonly string[]; above: readonly string[] };

/** Where a text that may be a customer's is. */
export type Place = {
  at: number;
  tag: string;
  section: Section | null;
  quoted: boolean;
  /** In an element named after reviews or testimonials. */
  inBox: boolean;
  stars: boolean;
  /** The first text below the heading of its section. */
  firstBelow: boolean;
  lines: Lines;
};

export const WORD = /\p{L}/u;
export const STARS = /[★⭐✭✩]\s?[★⭐✭✩]|\b[45](?:[.,]\d)? ?\/ ?5\b/;
const QUOTED = /^[“"‘'„«]/;
const LONE_MARK = /^[“"„«❝]$/;
/** The end of a quotation, or of the text before its signature. */
const CLOSED = /["”’'»“][.!]?\s*(?:$|[-–—~])/;
/** `… bill.” — Jane D.` */
const TAIL = /["”’'.!?»]\s*([-–—~]\s*\p{Lu}[^“"]{0,100})$/u;
/** A line of several words with a full stop dates no review: `Sworn in in January 2011 in Nîmes.` */
const SENTENCE = /^(?:\S+ ){5,}\S+\.$/;
const ENDS_IN_STOP = /[.!…]["”’'»]?$/;
/** Names and dates are in lines up to this length. */
const MAX_LINE_LENGTH = 120;
const MAX_LINES = 3;
const MAX_NAME_WORDS = 8;
const MAX_PLATFORM_LENGTH = 50;
const MAX_INITIAL_LENGTH = 60;
const LONG_WORDS = 25;
const TITLES = anySpelling(({ people }) => people.titles);
const FAMILIES = anySpelling(({ people }) => people.families);
/** Within a name, or between two. */
const JOINS = spellings([...inAllLanguages(({ people }) => [...people.particles, ...people.and]), '&']);
/** A line that begins with a name: `— Jane D.`, `Familie Meier, Boise`. */
const NAME_LINE = new RegExp(
  String.raw`^[-–—~]?\s*(?:(?:${TITLES}|${FAMILIES})\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:${JOINS}) )?\p{Lu}[\p{L}'’.-]*){0,3}\.?(?:$| ?[,|·(–—-])`,
  'u',
);
/** `María L.` and `Dr. Ann Reed` end no sentence. */
const INITIALS = new RegExp(String.raw`(?<!\p{L})(?:\p{Lu}|St|${TITLES})\.`, 'gu');
/** A customer's abbreviated name: `Anna K.` */
const INITIAL = /(?:^|[ .])\p{Lu}\.(?:$|[ ,|·(])/u;
const PLATFORM =
  /\b(?:google|yelp|facebook|bbb|angi|nextdoor|thumbtack|houzz|trustpilot|provenexpert|jameda|tripadvisor|doctolib|treatwell|checkatrade|yell|pages ?jaunes|habitissimo|getninjas|doctoralia|hipages|zorgkaart ?nederland)\b/;
/** What no customer writes: addresses, the note on cookies, the text of a template. */
const NO_CUSTOMER =
  /@|https?:|www\.|\bcookies?\b|©|\b(?:lorem|ipsum|dolor sit|aenean|morbi|vestibulum|curabitur|pellentesque|placeholder|platzhalter)\b/i;
const businesses = (list: keyof ReviewWords['business']): string => anyPattern(({ reviews }) => reviews.business[list]);
/** The business speaks in quotation marks. */
const OWN_QUOTATION = new RegExp(`^["']\\s?(?:${businesses('inQuotation')}) `);
/** The business speaks: `We don't hard-sell — our business grows because …`, `We are a group of barbers`. */
const OWN_VOICE = new RegExp(`^(?:${businesses('atStart')})\\b`);
/** The business states its rating. */
const OWN_RATING = new RegExp(`\\b(?:${businesses('rating')})\\b`);
/** A quotation of the owner or of a clinician is not a review. */
const OWN_PEOPLE = new RegExp(String.raw`\b(?:d\.?d\.?s|dmd|m\.d\.|${businesses('signers')})\b|^\W*dra?\. `);
/** `Read what others say`. */
const CALL_TO_READER = new RegExp(`^(?:${wordSource(inAllLanguages(({ reviews }) => reviews.around.calls))})`);
/** `We'd love to feature your story, leave us a review`. */
const ASKS_FOR_REVIEW = new RegExp(`\\b(?:${anyPattern(({ reviews }) => reviews.around.asks)})\\b`);
/** `Here's what real people say after working with us`. */
const WHAT_THEY_SAY = new RegExp(`\\b(?:${anyPattern(({ reviews }) => reviews.around.announces)})\\b`);

/** The first sentence of a text, if it is a question. */
const FIRST_QUESTION = /^[^.!?]{1,120}\?/;

/** `Planning a new kitchen? Ask for your quote`: the business asks the reader. */
function asksReader(lower: string): boolean {
  const question = FIRST_QUESTION.exec(lower)?.[0];
  if (question === undefined || SPEAKS_OF_SELF.test(lower)) return false;
  return question.length === lower.length || SPEAKS_TO_READER.test(question);
}

/** True for texts that cannot be a customer's: labels, calls to the reader, addresses and text of templates. */
export function isRefused(text: string, quoted: boolean, phrases: readonly Phrases[]): boolean {
  if (NO_CUSTOMER.test(text)) return true;
  const lower = foldAccents(plainLower(text));
  if (quoted) return OWN_QUOTATION.test(lower);
  // `Amanda R., Google review` signs another text.
  const isSignature = text.split(' ', MAX_NAME_WORDS + 1).length <= MAX_NAME_WORDS && NAME_LINE.test(text);
  const isLabel = !/[.!?…]/.test(text.replace(INITIALS, '')) || isSignature;
  return (
    isLabel ||
    OWN_RATING.test(lower) ||
    OWN_VOICE.test(lower) ||
    WHAT_THEY_SAY.test(lower) ||
    lower.search(REVIEW_WORD) === 0 ||
    CALL_TO_READER.test(lower) ||
    asksReader(lower) ||
    ASKS_FOR_REVIEW.test(lower) ||
    phrases.some(({ reviews }) => reviews.asks.test(lower))
  );
}

/** True if somebody of a business signs the text. */
export function isSignedByOwner({ below, above }: Lines): boolean {
  return [...below.slice(0, 2), ...above.slice(0, 1)].some((line) => OWN_PEOPLE.test(foldAccents(plainLower(line))));
}

/** A year long before anybody could review this business: `Nikola Tesla, 1891`. */
const LONG_AGO = /\b(?:1[5-8]\d\d|19[0-8]\d)\b/;
const SINCE = wordPattern(inAllLanguages(({ names }) => names.since));

/** True for a quotation from literature or history. */
export function isFromHistory({ below }: Lines): boolean {
  const [signature = ''] = below;
  return LONG_AGO.test(signature) && !SINCE.test(foldText(signature));
}

/** True for text in quotation marks, or after a quotation mark in a separate block. */
export function isQuoted(blocks: readonly TextBlock[], at: number): boolean {
  return QUOTED.test(blocks[at]?.text ?? '') || LONE_MARK.test(blocks[at - 1]?.text.trim() ?? '');
}

/** The lines that may have the name of a customer, a date or a platform. */
export function linesAround(blocks: readonly TextBlock[], at: number): Lines {
  const tail = signedInText(blocks[at]!.text);
  const below = shortLines(blocks, at, 1).map(({ text }) => text);
  const above = shortLines(blocks, at, -1).map(({ text }) => text);
  return { below: tail === null ? below : [tail, ...below], above: above.slice(0, 2) };
}

/** The signature that ends the text itself: `— Jane D.` */
export function signedInText(text: string): string | null {
  return TAIL.exec(text)?.[1] ?? null;
}

/** The short blocks next to a text in one direction, the nearest first. */
export function shortLines(blocks: readonly TextBlock[], at: number, step: 1 | -1): TextBlock[] {
  const lines: TextBlock[] = [];
  for (let next = at + step; lines.length < MAX_LINES; next += step) {
    const block = blocks[next];
    // A symbol such as an emoji, or a quotation mark in a separate block, says nothing.
    if (block && block.text.length <= 3 && !WORD.test(block.text) && !STARS.test(block.text)) continue;
    if (!block || block.text.length > MAX_LINE_LENGTH || QUOTED.test(block.text) || !belongs(block, step)) break;
    lines.push(block);
  }
  return lines;
}

/** A heading above may have the name; one below starts something else, unless it is small. */
function belongs({ tag }: TextBlock, step: 1 | -1): boolean {
  return !isHeading(tag) || tag > (step === 1 ? 'h3' : 'h2');
}

/** What its place, its words and the lines next to it say. */
export function readSigns(
  blocks: readonly TextBlock[],
  place: Place,
  role: PageRole,
  phrases: readonly Phrases[],
): Sign[] {
  const { text, tag, region } = blocks[place.at]!;
  const signs: [Sign, boolean][] = [
    ['section', place.section !== null],
    ['firstInSection', place.firstBelow],
    ['namedBox', place.inBox],
    ['otherPage', role === 'other' || role === 'service'],
    ['footer', region === 'footer'],
    ['blockquote', tag === 'blockquote'],
    ['closedQuotation', place.quoted && CLOSED.test(text)],
    ['stars', place.stars],
    ...signsOfLines(place, phrases),
    ...signsOfWords(text, place.quoted),
  ];
  return seenSigns(signs);
}

function signsOfLines(
  { lines: { below, above }, quoted, section }: Place,
  phrases: readonly Phrases[],
): [Sign, boolean][] {
  const near = [...below, ...above];
  const folded = near.map((line) => foldAccents(plainLower(line)));
  const isNamed = isNameLine(below[0]) || isNameLine(above[0]);
  return [
    ['nameBelow', isNameLine(below[0])],
    ['nameAbove', isNameLine(above[0])],
    ['namedQuotation', quoted && isNamed],
    ['initial', near.slice(0, MAX_LINES).some((line) => line.length < MAX_INITIAL_LENGTH && INITIAL.test(line))],
    ['dated', folded.some((line) => !SENTENCE.test(line) && isDated(line, phrases))],
    ['platform', [...folded, plainLower(section?.heading ?? '')].some(isPlatform)],
  ];
}

function isNameLine(line: string | undefined): boolean {
  return (
    line !== undefined &&
    line.split(' ', MAX_NAME_WORDS + 1).length <= MAX_NAME_WORDS &&
    NAME_LINE.test(line) &&
    !REVIEW_WORD.test(foldAccents(plainLower(line)))
  );
}

function isPlatform(folded: string): boolean {
  return folded.length < MAX_PLATFORM_LENGTH && PLATFORM.test(folded) && !INVITES.test(folded);
}

function isDated(folded: string, phrases: readonly Phrases[]): boolean {
  return writtenDates(folded).length > 0 || phrases.some(({ reviews }) => reviews.ago.test(folded));
}

function signsOfWords(text: string, quoted: boolean): [Sign, boolean][] {
  const lower = foldAccents(plainLower(text));
  const praise = lower.match(PRAISE)?.length ?? 0;
  const self = SPEAKS_OF_SELF.test(lower);
  const reader = SPEAKS_TO_READER.test(lower);
  return [
    ['praise', praise > 0],
    ['morePraise', praise > 1],
    ['self', self],
    ['selfAndPraise', self && praise > 0],
    ['noPerson', !self && !SPEAKS_OF_US.test(lower)],
    ['reader', reader],
    ['readerAlone', reader && !self && !quoted],
    ['reviewWord', !quoted && REVIEW_WORD.test(lower)],
    ['exclaims', text.includes('!')],
    ['long', text.split(' ', LONG_WORDS).length === LONG_WORDS],
    ['fullStop', ENDS_IN_STOP.test(text.replace(TAIL, '.'))],
  ];
}
