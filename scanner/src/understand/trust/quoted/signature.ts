import { foldWords } from '../../../lexicon/fold-text.ts';
import { anyPattern, anySpelling } from '../../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../../lexicon/languages/index.ts';
import type { ReviewWords } from '../../../lexicon/languages/review-words.ts';
import type { Phrases } from '../../../lexicon/phrases/phrase.ts';
import { foldText, spellings, wordSource } from '../../../lexicon/word-pattern.ts';
import type { PageDocument, TextBlock } from '../../../read/html/document.ts';
import { writtenDates } from '../../freshness/written-dates.ts';
import { foldAccents } from '../../prose/folded.ts';
import { levelsUp } from '../../prose/levels-up.ts';
import { plainLower } from '../../prose/sentences.ts';
import { isControl, tagBefore } from '../../prose/tag-before.ts';
import { ALL_REVIEWS, INVITES } from './customer-words.ts';
import { type PageSections, pageSections } from './page-sections.ts';
import type { ReviewCandidate } from './review-candidates.ts';
import { type Section, shortLines, signedInText } from './review-signs.ts';

/** Who says something, when and where. Null if the page does not say. */
export type Signature = {
  name: string | null;
  date: string | null;
  platform: string | null;
  /** The blocks behind or above the text that sign it. */
  blocks: readonly TextBlock[];
};

type Source = Pick<PageDocument, 'blocks' | 'source'> & Partial<Pick<PageDocument, 'title'>>;
/** A short line near a text. `levels` is how many elements one leaves on the way from the text to it. */
type Line = { text: string; block: TextBlock | null; levels: number; isBelow: boolean };

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
const signatureWords = (list: keyof ReviewWords['signature']): string[] =>
  inAllLanguages(({ reviews }) => reviews.signature[list]);
const personWords = (list: 'titles' | 'families' | 'particles' | 'and' | 'by' | 'of'): string =>
  anySpelling(({ people }) => people[list]);
/** What follows a name on its line: a platform, a link to the review, or what the customer is. */
const NAME_TAIL = new RegExp(
  ` (?:Google|Yelp|Facebook|Angi|Houzz|Trustpilot|Nextdoor|Local(?: Guide)?|${spellings(signatureWords('tails'))})\\.?$`,
  'u',
);
/** A name at the start of a line, or after a dash, a comma or stars. `Location: Boise` and `Sommer 2024` are not names. */
const NAME = new RegExp(
  [
    String.raw`(?:^(?:(?:${personWords('by')}) )?|[-–—~|•·★⭐,]\s*)(?!\p{L}+(?:: \S| 20\d\d\b))`,
    String.raw`((?:[Tt]he |(?:${personWords('families')})\.? )?(?:(?:${personWords('titles')})\.? )?(?:\p{Lu}\.){0,3}\p{Lu}[\p{L}'’-]*\.?`,
    String.raw`(?: (?:&|${personWords('and')}) \p{Lu}[\p{L}'’-]*\.?)?(?: (?:(?:${personWords('particles')}) )?\p{Lu}[\p{L}'’.-]*){0,2})`,
  ].join(''),
  'u',
);
const NO_NAME = new RegExp(
  `^(?:${wordSource([...signatureWords('noNames'), 'Chambers', 'Super Lawyers', 'SuperLawyers'])})`,
);
/** `Customer Testimonial from Jenny in Fairway`. */
const NAMED_HEADING = new RegExp(
  String.raw`\b(?:${spellings(signatureWords('from'))}) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*)?)`,
  'u',
);
const NAMED_LEVEL = 3;
/** `James R. Property` of `James R.` and `Property Developer, London`: the initial of a surname ends a name. */
const BEHIND_INITIAL = /(?<=^\p{Lu}[\p{L}'’-]+ \p{Lu}\.) .*$/u;
/** A name behind a quotation in the same text: `“… bill.” Jane Doe`. Poems are quoted in this way too. */
const NAME_BEHIND = /^[“"„«][^“”"„«»]{10,}["”»]\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2})$/u;
/** What an avatar shows: `JD`. */
const INITIALS = /^\p{Lu}{1,3}$/u;
/** `Kind regards, Ann and Tom`. */
const CLOSING = new RegExp(String.raw`^(?:${anyPattern(({ reviews }) => reviews.signature.closings)})[,!:]?\s+`);
const MAX_NAME_WORDS = 14;
/** At most this many lines sign a review: the name, and what the customer does. */
const MAX_SIGNATURE_LINES = 2;

/**
 * Reads who signs each text, in the short lines around it. A line between two texts signs the one with which it shares
 * the smaller element; where both are as near, pages that name customers above their words do so everywhere.
 */
export function readSignatures(
  document: Source,
  reviews: readonly Pick<ReviewCandidate, 'at' | 'section'>[],
  phrases: readonly Phrases[],
): Signature[] {
  const isBelowFirst = namesBelow(document.blocks, reviews);
  const sections = pageSections(document);
  const title = ` ${foldWords(document.title?.text ?? '')} `;
  const isUnnamed = (line: string): boolean => isAnonymous(line, phrases, title);
  return reviews.map(({ at, section }, index) => {
    const others = [reviews[index - 1]?.at, reviews[index + 1]?.at];
    const lines = linesOf({ ...document, sections }, at, others, isBelowFirst);
    const named = signer(withoutAnonymous(lines, isUnnamed), document.source);
    return {
      name: named?.name ?? nameOfSection(section),
      date: first(lines, ({ text }) => dateIn(text, phrases)),
      platform:
        first(lines, ({ text }) => (INVITES.test(plainLower(text)) ? null : platformIn(text))) ??
        (section && platformIn(section.heading)),
      blocks: named ? blocksOf(lines, named.line) : [],
    };
  });
}

/** The platform that a line names: `Google`, `Yelp`. */
export function platformIn(line: string): string | null {
  const name = PLATFORM.exec(plainLower(line))?.[1];
  if (!name) return null;
  return PLATFORM_NAMES[name] ?? name.replace(/^\w/, (letter) => letter.toUpperCase());
}

/** The name that a line begins with, or that follows a dash or stars. */
export function nameIn(line: string): string | null {
  if (line.split(' ').length > MAX_NAME_WORDS || ALL_REVIEWS.test(foldAccents(plainLower(line)))) return null;
  const found = NAME.exec(withoutClosing(withoutInitials(line.trim())))?.[1];
  const name = found?.replace(BEHIND_INITIAL, '').replace(NAME_TAIL, '') ?? null;
  if (name === null || NO_NAME.test(foldText(name)) || name.length < 2 || platformIn(name) !== null) return null;
  return /^The (?!.*(?:s|[Ff]amily)$)/.test(name) ? null : withKind(name, line);
}

function withoutClosing(line: string): string {
  const rest = line.slice(CLOSING.exec(foldAccents(plainLower(line)))?.[0].length);
  return /^\p{Lu}/u.test(rest) ? rest : line;
}

/** What sort of customer a single word names: `Comunidad de propietarios`. */
const KIND_BEHIND = new RegExp(String.raw`^ (?:${personWords('of')}) \p{Ll}[\p{L}-]+(?=$|[,.;·|–—(]| [·|–—(])`, 'u');

function withKind(name: string, line: string): string {
  if (name.includes(' ')) return name;
  return name + (KIND_BEHIND.exec(line.slice(line.indexOf(name) + name.length))?.[0] ?? '');
}

/** `NB Nathalie B.`, `NBNathalie B.`: the letters of an avatar, and the name that they begin. */
function withoutInitials(line: string): string {
  const [, initials = '', first = ''] = /^(\p{Lu}{1,3}?)(?: |(?=\p{Lu}\p{Ll}))(?=(\p{Lu}))/u.exec(line) ?? [];
  return initials.startsWith(first) ? line.slice(initials.length).trimStart() : line;
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

function first(lines: readonly Line[], read: (line: Line) => string | null): string | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== null) return found;
  }
  return null;
}

const KINDS = wordSource(signatureWords('kinds'));
/** What the customer is, before or behind the word for a customer. */
const KIND_BEFORE = new RegExp(`^[-–—~\\s]*(?:${KINDS}) `);
/** What follows the word for a customer who is not named: nothing, a divider, or a preposition with a place or a year. */
const BEHIND_CUSTOMER = new RegExp(
  String.raw`^(?: (?:${KINDS}))?\s*(?:$|[,;·|(–—-]|(?:${spellings(signatureWords('places').map(foldText))}) )`,
);

/** True for a customer whose name the business keeps to itself: `Verified Customer`, `Klant uit Arnhem`, `Client Google`. */
function isAnonymous(line: string, phrases: readonly Phrases[], title: string): boolean {
  const lower = foldAccents(plainLower(line)).replace(KIND_BEFORE, '');
  return phrases.some(({ reviews }) => {
    const customer = reviews.customer.exec(lower)?.[0];
    if (customer === undefined) return false;
    const behind = lower.slice(customer.length);
    return BEHIND_CUSTOMER.test(behind) || platformIn(behind) !== null || title.includes(`${behind} `);
  });
}

/** Leaves out customers who are not named, what is below them, which is a place, and the letters of their avatar. */
function withoutAnonymous(lines: readonly Line[], isUnnamed: (line: string) => boolean): readonly Line[] {
  const unnamed = new Set(lines.filter(({ text }) => isUnnamed(text)));
  const at = lines.findIndex((line) => line.isBelow && unnamed.has(line));
  const isOfUnnamed = ({ text, isBelow }: Line, index: number): boolean =>
    at >= 0 && ((isBelow && index > at) || INITIALS.test(text));
  return lines.filter((line, index) => !unnamed.has(line) && !isOfUnnamed(line, index));
}

/** The line with the name. Initials are one only if no other line has a name. */
function signer(lines: readonly Line[], source: string): { name: string; line: Line } | null {
  const named = lines.flatMap((line) => {
    const name = nameIn(line.text);
    return name === null ? [] : [{ name: line.block ? upToElement(name, source, line.block.offset) : name, line }];
  });
  return named.find(({ name }) => !INITIALS.test(name)) ?? named[0] ?? null;
}

/** How far the words of a name are looked for in the source, in characters. */
const MAX_GAP = 200;
/** Another element begins, and the one with the name has not ended. */
const OPENS = /^[^<]*<(?:span|small|em|i|cite)\b[^/]*$/;
/** Fewer words may be a given name alone in an element: `<b>María</b> <b>García</b>`. */
const MIN_NAME_WORDS = 2;

/**
 * `María García Dos` of `<b>María García</b><span>Dos Hermanas</span>`: the name ends with its element, or where another
 * one begins in it, as in `Victoria <span>Muswell Hill</span>`.
 */
function upToElement(name: string, source: string, offset: number): string {
  const words = name.split(' ');
  let end = offset;
  for (const [index, word] of words.entries()) {
    const at = source.slice(end, end + MAX_GAP).indexOf(word);
    if (at < 0) return name;
    const between = source.slice(end, end + at);
    const ends = index >= MIN_NAME_WORDS ? between.includes('<') : index > 0 && OPENS.test(between);
    if (ends) return words.slice(0, index).join(' ');
    end += at + word.length;
  }
  return name;
}

function nameOfSection(section: Section | null): string | null {
  return section && section.level >= NAMED_LEVEL ? (NAMED_HEADING.exec(section.heading)?.[1] ?? null) : null;
}

/** False if the page names its customers above their words. */
function namesBelow(blocks: readonly TextBlock[], reviews: readonly { at: number }[]): boolean {
  const count = (step: 1 | -1): number =>
    reviews.filter(({ at }) => nameIn(shortLines(blocks, at, step)[0]?.text ?? '') !== null).length;
  return count(1) >= count(-1);
}

/** The lines that may sign a text, those in its smallest element first. */
function linesOf(
  { blocks, source, sections }: Source & { sections: PageSections },
  at: number,
  others: (number | undefined)[],
  isBelowFirst: boolean,
): Line[] {
  const { text, offset, region } = blocks[at]!;
  const tail = signedInText(text) ?? NAME_BEHIND.exec(text)?.[1] ?? null;
  const near = (step: 1 | -1): Line[] =>
    shortLines(blocks, at, step).flatMap((block) => {
      const levels = levelsUp(source, offset, block.offset);
      const isOfOther = others.some(
        (other) => other !== undefined && levelsUp(source, blocks[other]!.offset, block.offset) < levels,
      );
      const isLabel = isControl(tagBefore(source, block.offset));
      const isElsewhere = block.region !== region || sections.areApart(offset, block.offset);
      return isOfOther || isLabel || isElsewhere ? [] : [{ text: block.text, block, levels, isBelow: step === 1 }];
    });
  const [below, above] = [near(1), near(-1)];
  // Further up is a heading, or the signature of the text before.
  const ofCard = above.filter(({ levels }, index) => index === 0 || levels <= above[0]!.levels);
  const lines = isBelowFirst ? [...below, ...ofCard] : [...ofCard, ...below];
  const signed: Line[] = tail === null ? [] : [{ text: tail, block: null, levels: 0, isBelow: true }];
  return [...signed, ...lines.sort((a, b) => a.levels - b.levels)];
}

/** The lines from the text to its name, and one more below it. */
function blocksOf(lines: readonly Line[], { block, isBelow }: Line): TextBlock[] {
  const same = lines.filter((line) => line.isBelow === isBelow).flatMap((line) => line.block ?? []);
  return same.slice(0, Math.max(isBelow ? MAX_SIGNATURE_LINES : 0, block === null ? 0 : same.indexOf(block) + 1));
}
