import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import { wordPattern } from '../../lexicon/word-pattern.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import type { Resolved } from '../claim.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { clauseBefore } from '../prose/clause.ts';
import { isOfCompetitors } from '../prose/competitors.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  isHeading,
  isQuotation,
  type Prose,
  plainLower,
  proseOf,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { type StoppedCounter, stoppedCounters } from '../prose/stopped-counters.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { customerBlocks } from '../trust/reviews.ts';
import { amountKey } from './amounts.ts';
import { hasLabel, isAboutSomebody, isEmptyCount, isRepeatableSum } from './claim-refusals.ts';
import { type Price, type PriceReader, priceReader, resolvePrices } from './prices.ts';
import { asFolded, serviceWords } from './service-words.ts';

export type ClaimKind = 'price' | 'time' | 'year' | 'warranty' | 'count' | 'brand';

/** One distinct fact that can be repeated: a number with its unit, or the brands that a business works with. */
export type Claim = {
  kind: ClaimKind;
  /** Normalized for comparison, e.g. `price:$129`. */
  key: string;
  /** As written on the page. */
  shown: string;
  evidence: Evidence;
};

export type ClaimFacts = {
  /** Distinct claims, each at its first place. */
  claims: readonly Claim[];
  /** Prices with their signs, and the amounts that are not prices. */
  prices?: Resolved<Price>;
  /** How many pages have at least one; on a site with one page, how many of its blocks. */
  pages: number;
  blocks: number;
  /** Quotes with a name. */
  quotes: readonly Evidence[];
  /** Links to authorities (government, standards, associations) and named sources. */
  sources: readonly Evidence[];
  /** Words such as `affordable` and `best prices` that cannot be repeated as a fact. */
  vague: readonly Evidence[];
  /** Figures that are zero until a script runs. */
  counters: readonly StoppedCounter[];
};

/** A rating or a percentage. */
const RATING = new RegExp(
  String.raw`\b[1-5][.,]\d (?:${asFolded(({ units }) => units.stars)})|\b\d+(?:[.,]\d+)? ?(?:%|percent)`,
  'g',
);
/** Before a number that is the end of a longer one: `5/5 reviews`, `4.9 reviews`. */
const INSIDE_NUMBER = /\/$|\d[.,]$/;
const HOURS = asFolded(({ units }) => units.hours);
const DAYS = asFolded(({ units }) => units.days);
const NO_TIME = new RegExp(String.raw`^(?:24|twenty-four)[- ]?(?:${HOURS})\b|^(?:7|seven) (?:${DAYS})|^365 `);
/** A rating or a number that anyone can claim. */
const NO_COUNT = /^(?:5|five|100)[- ]?(?:stars?|%|percent)$|^(?:one|1)\b/;
/** Matches every number of a claim; most sentences have no match. */
const NUMBER_SHAPE =
  /\d|\b(?:lifetime|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b/;
const DIGIT = /\d/;
const HAS_LETTER = /\p{L}/u;
/** How far before a count a word may deny it. */
const REACH = 40;
/** Replaces text that a pattern has already used. */
const TAKEN = '\u0000';

const BRANDS =
  /\b(?:Trane|Carrier(?= (?:air|heat|furnace|system|dealer|unit|equipment|and|or))|Lennox|Rheem|Goodman|Daikin|Mitsubishi Electric|(?<!\p{Lu}\p{Ll}+ )Bryant|American Standard|Amana|Ruud|Bosch|Fujitsu|Navien|Rinnai|Noritz|Bradford White|A\. ?O\. ?Smith|Kohler|Moen|Delta Faucet|Grohe|Uponor|Owens Corning|GAF|CertainTeed|Malarkey|Tamko|Velux|Enphase|SolarEdge|Powerwall|Q ?cells|Silfab|Panasonic|Generac|SunPower|Invisalign|Nobel Biocare|CEREC)\b/u;

const QUOTE_BY_NAME = /[“"][^“”"]{25,500}[”"]?\s*(?:[-–—~]|\bby\b|said|says)\s*\p{Lu}[\p{L}.'’-]+/u;
const ATTRIBUTION = /^\s*[-–—~]\s*\p{Lu}[\p{L}.'’-]+/u;
const SOURCE_NAMED =
  /\baccording to (?:the |a |an )?[\p{Lu}]|\b(?:U\.?S\.? Department of|ENERGY STAR|Consumer Product Safety|Insurance Institute|Bureau of Labor|American (?:Dental|Bar|Medical) Association)\b/u;
const SOURCE_CUES = ['according', 'department', 'energy', 'american', 'bureau', 'insurance', 'consumer'];
const AUTHORITY =
  /\.(?:gov|edu|mil)$|(?:^|\.)(?:energystar\.gov|acca\.org|ahridirectory\.org|nate\.org|natex\.org|nfpa\.org|iapmo\.org|phccweb\.org|nrca\.net|ibhs\.org|nabcep\.org|seia\.org|dsireusa\.org|ada\.org|cdc\.gov|mayoclinic\.org|nih\.gov|americanbar\.org|law\.cornell\.edu|iccsafe\.org|epa\.gov)$/;
const VAGUE_WORDS = serviceWords(({ claims }) => claims.vague);
const VAGUE = wordPattern(VAGUE_WORDS);
/** The first word of each. */
const VAGUE_CUES = VAGUE_WORDS.map((word) => /[a-z\d]+/.exec(word)?.[0] ?? word);
const BRAND_CUES =
  'trane carrier lennox rheem goodman daikin mitsubishi bryant american amana ruud bosch fujitsu navien rinnai noritz bradford smith kohler moen delta grohe uponor owens gaf certainteed malarkey tamko velux enphase solaredge powerwall q qcells silfab panasonic generac sunpower invisalign nobel cerec'.split(
    ' ',
  );
const NUMBER_CUES = [ANY_NUMBER];
const MAX_CLAIMS = 200;
const MAX_EVIDENCE = 5;

type ClaimInput = {
  pages: readonly PageFacts[];
  language?: Pick<LanguageFacts, 'language'>;
  /** ISO 3166-1. */
  country?: string | null;
  markup?: Pick<MarkupFacts, 'nodes'>;
};

/** Facts that an assistant can repeat: a number with a unit, quotes with a name, and named sources. */
export function deriveClaims({ pages, language, country = null, markup }: ClaimInput): ClaimFacts {
  const spoken = language?.language ?? 'en';
  const customers = customerBlocks(pages, spoken);
  const isCustomers = ({ page }: Prose, { block }: Sentence) => customers.has(page.document.blocks[block]!);
  const claims = new Map<string, Claim>();
  const carryingPages = new Set<string>();
  const carryingBlocks = new Set<string>();
  const read = priceReader(spoken, country);
  const saidIn = claimReader(spoken, read);
  for (const prose of pages.map((page) => proseIn(spoken, page))) {
    for (const sentence of sentencesWith(prose, cuesOf(spoken))) {
      if (claims.size >= MAX_CLAIMS || sentence.region === 'nav' || sentence.region === 'form') continue;
      // Customers' words count as quotes below, not as statements of the business.
      if (isQuotation(prose, sentence) || isCustomers(prose, sentence) || isOfCompetitors(prose, sentence)) continue;
      if (isAboutSomebody(sentence)) continue;
      const told = HAS_LETTER.test(sentence.text) || hasLabel(prose, sentence);
      for (const said of saidIn(sentence)) {
        if (said.kind === 'count' && !told) continue;
        if (!claims.has(said.key)) claims.set(said.key, claimOf(prose, sentence, said));
        carryingPages.add(prose.page.url);
        carryingBlocks.add(`${prose.page.url} ${sentence.block}`);
      }
    }
  }
  const prices = resolvePrices({ pages, language: spoken, country, isCustomers, read, ...(markup && { markup }) });
  return {
    claims: [...claims.values(), ...labelledPrices(prices)],
    prices,
    pages: carryingPages.size,
    blocks: carryingBlocks.size,
    quotes: pages.flatMap((page) => quotesOn(proseOf(page))).slice(0, MAX_EVIDENCE),
    sources: sourcesOn(pages),
    vague: pages.flatMap((page) => vagueOn(proseOf(page))).slice(0, MAX_EVIDENCE),
    counters: stoppedCounters(pages),
  };
}

/** Prices that are only in markup. */
function labelledPrices({ facts }: Resolved<Price>): Claim[] {
  return facts
    .filter(({ signs }) => signs.every(({ place }) => place === 'markup'))
    .flatMap(({ key, shown, signs: [sign] }) =>
      sign ? [{ kind: 'price' as const, key: `price:${key}`, shown, evidence: sign.evidence }] : [],
    );
}

const cues = new Map<string, readonly string[]>();

/** Numbers in digits, and the cue words for numbers written out. */
function cuesOf(language: string): readonly string[] {
  let known = cues.get(language);
  if (!known) {
    const worded = phrasesOf(language).flatMap(({ facts: { warranty, count, time }, credentials: { years } }) =>
      [warranty, count, time, years].flatMap((phrase) => phrase.cues),
    );
    known = [...NUMBER_CUES, ...worded, ...BRAND_CUES];
    cues.set(language, known);
  }
  return known;
}

type Said = { kind: ClaimKind; at: number; end: number; key?: string };
type Keyed = Said & { key: string };

/** Reads the claims of sentences, each text once. */
function claimReader(language: string, read: PriceReader): (sentence: Sentence) => readonly Keyed[] {
  const asHeading = new Map<string, readonly Keyed[]>();
  const asText = new Map<string, readonly Keyed[]>();
  return (sentence) => {
    const known = isHeading(sentence.tag) ? asHeading : asText;
    const said = known.get(sentence.text) ?? claimsIn(sentence, language, read);
    known.set(sentence.text, said);
    return said;
  };
}

function claimOf(prose: Prose, sentence: Sentence, { kind, key, at, end }: Keyed): Claim {
  return { kind, key, shown: sentence.text.slice(at, end).trim(), evidence: sentenceEvidence(prose, sentence, at) };
}

/** Claims of one sentence. Copyright lines and phone numbers are not claims. */
function claimsIn(sentence: Sentence, language: string, read: PriceReader): Keyed[] {
  const { lower, text } = sentence;
  if (/©|\bcopyright\b|all rights reserved/.test(lower)) return [];
  const brand = BRANDS.exec(text);
  // However many brands are listed, they are one fact.
  const brands = brand
    ? [{ kind: 'brand' as const, at: brand.index, end: brand.index + brand[0].length, key: 'brand' }]
    : [];
  return [...brands, ...numbersIn(sentence, language, read)].map(({ kind, at, end, key }) => ({
    kind,
    at,
    end,
    key: key ?? `${kind}:${keyOf(lower.slice(at, end))}`,
  }));
}

/** The order matters: the first pattern that matches a part of the text uses it up. */
function numbersIn(sentence: Sentence, language: string, read: PriceReader): Said[] {
  const digits = DIGIT.test(sentence.lower);
  if (!digits && language === 'en' && !NUMBER_SHAPE.test(sentence.lower)) return [];
  const phrases = phrasesOf(language);
  const found: Said[] = [];
  let rest = sentence.lower;
  const take = (kind: ClaimKind, at: number, end: number, key?: string): void => {
    found.push({ kind, at, end, ...(key !== undefined && { key }) });
    rest = rest.slice(0, at) + TAKEN.repeat(end - at) + rest.slice(end);
  };
  const isDenied = (at: number): boolean =>
    phrases.some(({ denied }) => denied.test(clauseBefore(sentence.lower, at, REACH)));
  const ours = phrases.some((one) => one.ours.test(sentence.lower));
  const isFact = (kind: ClaimKind, words: string, at: number): boolean =>
    isClaim(kind, words) &&
    !INSIDE_NUMBER.test(sentence.lower.slice(Math.max(0, at - 2), at)) &&
    (kind !== 'count' || !(isDenied(at) || isEmptyCount(words, at, sentence.lower, ours)));
  const takeAll = (kind: ClaimKind, pattern: RegExp): void => {
    for (const { 0: words, index } of [...rest.matchAll(pattern)])
      if (isFact(kind, words, index)) take(kind, index, index + words.length);
  };
  for (const { facts } of phrases) takeAll('warranty', facts.warranty.pattern);
  // A sum that is not a price is still a number: `$2 million in liability insurance`.
  for (const amount of digits ? read(sentence) : []) {
    const kind = amount.reason === null ? 'price' : 'count';
    if (
      amount.value > 0 &&
      rest[amount.at] !== TAKEN &&
      (kind === 'price' || isRepeatableSum(amount, sentence.lower, ours))
    )
      take(kind, amount.at, amount.end, `${kind}:${amountKey(amount)}`);
  }
  for (const { credentials } of phrases) takeAll('year', everyMatch(credentials.years.pattern));
  if (digits) takeAll('count', RATING);
  for (const { facts } of phrases) takeAll('count', facts.count.pattern);
  for (const { facts } of phrases) takeAll('time', facts.time.pattern);
  return found;
}

const global = new Map<RegExp, RegExp>();

function everyMatch(pattern: RegExp): RegExp {
  let every = global.get(pattern);
  if (!every) {
    every = new RegExp(pattern.source, `${pattern.flags}g`);
    global.set(pattern, every);
  }
  return every;
}

function isClaim(kind: ClaimKind, words: string): boolean {
  if (kind === 'time') return !NO_TIME.test(words) && !/\b(?:19|20)\d{2}\b/.test(words);
  return kind !== 'count' || !NO_COUNT.test(words);
}

function keyOf(words: string): string {
  return words
    .replace(/\b(?:over|more than|since|founded in|established in|established|est\.?)\b/g, '')
    .replace(/[\s,+-]+/g, '')
    .replace(/s$/, '');
}

function quotesOn(prose: Prose): Evidence[] {
  const found: Evidence[] = [];
  for (const [index, block] of prose.page.document.blocks.entries()) {
    if (found.length === MAX_EVIDENCE) break;
    if (block.tag !== 'blockquote' && !/[“"]/.test(block.text)) continue;
    const quoted = block.tag === 'blockquote' || /^[“"]/.test(block.text);
    const named =
      QUOTE_BY_NAME.test(block.text.slice(0, 800)) ||
      (quoted && ATTRIBUTION.test(prose.page.document.blocks[index + 1]?.text ?? ''));
    const sentence = named ? prose.sentences.find((candidate) => candidate.block === index) : undefined;
    if (sentence) found.push(sentenceEvidence(prose, sentence));
  }
  return found;
}

function sourcesOn(pages: readonly PageFacts[]): Evidence[] {
  const found: Evidence[] = [];
  for (const { page, link } of outwardLinks(pages)) {
    if (link.region !== 'main' || found.length === MAX_EVIDENCE) continue;
    if (AUTHORITY.test(URL.parse(link.href)?.hostname ?? ''))
      found.push({ url: page.url, place: 'link', excerpt: (link.text || link.href).slice(0, 240) });
  }
  for (const prose of pages.map(proseOf)) {
    for (const sentence of sentencesWith(prose, SOURCE_CUES)) {
      const match = SOURCE_NAMED.exec(sentence.text.replace(/^According/, 'according'));
      if (match && found.length < MAX_EVIDENCE) found.push(sentenceEvidence(prose, sentence, match.index));
    }
  }
  return found;
}

function vagueOn(prose: Prose): Evidence[] {
  return sentencesWith(prose, VAGUE_CUES).flatMap((sentence) => {
    const match = VAGUE.exec(sentence.lower);
    return match ? [sentenceEvidence(prose, sentence, match.index)] : [];
  });
}

/** The vague word of an excerpt as written; null if there is no such word. */
export function vagueWordIn(excerpt: string): string | null {
  const match = VAGUE.exec(plainLower(excerpt));
  return match ? excerpt.slice(match.index, match.index + match[0].length) : null;
}
