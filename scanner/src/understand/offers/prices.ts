import { countryOf } from '../../lexicon/countries/index.ts';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import {
  CO_PAYMENT,
  DISCOUNTED_FROM,
  EXAMPLE,
  LIMIT,
  LIMIT_BEHIND,
  MOST,
  ON_AVERAGE,
  PAID_BY_OTHERS,
  REFUNDED,
  SUPPOSED,
  UP_TO,
} from '../../lexicon/statements/price-patterns.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import { type Claim, certaintyOf, claimsOf, type RefusalReason, type Resolved, type Sign } from '../claim.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { isOfCompetitors } from '../prose/competitors.ts';
import { foldAccents } from '../prose/folded.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  isHeading,
  isQuotation,
  type Prose,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { isSmallPrint } from '../prose/small-print.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import { type Amount, amountKey, amountsIn } from './amounts.ts';

/**
 * The price of something, or the lower end of its range. `currency` is ISO 4217, or `$` for the dollar of the country.
 */
export type Price = { amount: number; currency: string };

/** An amount in a sentence; `reason` says why it is not a price, and is null for a price. */
export type SaidAmount = Amount & { reason: RefusalReason | null };

type PriceInput = {
  pages: readonly PageFacts[];
  language: string;
  /** ISO 3166-1. */
  country?: string | null;
  markup?: Pick<MarkupFacts, 'nodes'>;
  /** True for customers' words: what they paid is not a price of the business. */
  isCustomers?: (prose: Prose, sentence: Sentence) => boolean;
  /** A reader shared with other facts that read the same sentences. */
  read?: PriceReader;
};

export type PriceReader = (sentence: Pick<Sentence, 'lower' | 'tag'>) => readonly SaidAmount[];

const NUMBER_CUES = [ANY_NUMBER];
/** A line of a list, a table or a card gives a price without a verb. */
const MAX_LISTED_WORDS = 14;
const REACH = 40;
/** A word that announces a price may be this far away. */
const ASKED_REACH = 80;
/** After words such as `up to`, an amount of at least this is a limit: `detrazione fino a 96.000 €`. */
const MIN_LIMIT = 10_000;
/**
 * From this amount on, a number with a word such as `R$ 42 milhoes` is the size of a case or a market. Flats in India
 * cost crores.
 */
const MAX_PRICE = 1_000_000;
const MAX_SIGNS = 300;
const MAX_OFFERS = 60;
const DEEPEST = 4;
const EUROPEAN: ReadonlySet<string> = new Set(['EUR', 'GBP', 'CHF', 'CZK']);
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD']);

/** The prices that a site states in text and markup, and the amounts that are not prices, with the reason. */
export function resolvePrices(input: PriceInput): Resolved<Price> {
  const read = input.read ?? priceReader(input.language, input.country);
  const said: { key: string; value: Price; sign: Sign; reason: RefusalReason | null }[] = [];
  for (const prose of input.pages.map((page) => proseIn(input.language, page))) {
    for (const sentence of sentencesWith(prose, NUMBER_CUES)) {
      if (said.length >= MAX_SIGNS) break;
      if (!mayPrice(prose, sentence, input)) continue;
      const isOthers = PAID_BY_OTHERS.test(foldAccents(labelOf(prose, sentence)));
      for (const amount of read(sentence))
        said.push(saidOf(prose, sentence, isOthers ? { ...amount, reason: 'not-a-price' } : amount));
    }
  }
  const taken = [...said.filter(({ reason }) => reason === null), ...offersOf(input.markup)];
  const refused = said.filter(({ reason }) => reason !== null);
  return {
    facts: claimsOf(taken).map((claim) => ({ ...claim, certainty: certaintyOf(claim.signs) })),
    refused: claimsOf(refused).map((claim) => ({ ...claim, reason: reasonOf(refused, claim) })),
  };
}

/** A text up to this length is an amount with its unit. */
const MAX_CELL_LENGTH = 40;
const MAX_COLUMNS = 8;

/** What an amount alone is for: the head of its row in a table, or the text before it. */
function labelOf({ sentences }: Prose, { text, tag, at }: Sentence): string {
  if (text.length > MAX_CELL_LENGTH) return '';
  const before = sentences.slice(Math.max(0, at - MAX_COLUMNS), at);
  const head =
    tag === 'td'
      ? before.findLast((cell) => cell.tag === 'th' || /^\P{N}*\p{L}{3}\P{N}*$/u.test(cell.text))
      : before.at(-1);
  return head?.lower ?? '';
}

/** Reads the amounts of sentences, each text once. `country` is ISO 3166-1. */
export function priceReader(language: string, country: string | null = null): PriceReader {
  const asHeading = onceForEach((lower) => pricesIn({ lower, tag: 'h2' }, language, country));
  const asText = onceForEach((lower) => pricesIn({ lower, tag: 'p' }, language, country));
  return ({ lower, tag }) => (isHeading(tag) ? asHeading(lower) : asText(lower));
}

/** The amounts of a sentence, each judged by the words around it. */
function pricesIn(
  { lower, tag }: Pick<Sentence, 'lower' | 'tag'>,
  language: string,
  country: string | null,
): SaidAmount[] {
  if (isSmallPrint(lower)) return [];
  const folded = foldAccents(lower);
  const listed = isHeading(tag) || lower.split(' ', MAX_LISTED_WORDS + 1).length <= MAX_LISTED_WORDS;
  const phrases = phrasesOf(language);
  const inEurope = EUROPEAN.has(countryOf(country)?.currency.code ?? '');
  const amounts = amountsIn(folded, country);
  return amounts.map((amount, index) => {
    const next = amounts[index + 1];
    // A template's price list has dollars.
    const isForeign = inEurope && amount.currency === '$';
    const isOther = isForeign || (next !== undefined && isCrossedOut(folded, amount, next));
    return { ...amount, reason: isOther ? 'not-a-price' : refusalOf({ folded, amount, next }, listed, phrases) };
  });
}

/** `€210 €189`: a higher price right before another is the old one. */
function isCrossedOut(folded: string, { end, currency, value }: Amount, next: Amount): boolean {
  return next.currency === currency && next.value < value && folded.slice(end, next.at).trim() === '';
}

/** The text behind an amount, without words that belong to the next: `€189 — you save €21`. */
function behind(folded: string, { end }: Amount, next: Amount | undefined): string {
  const text = folded.slice(end, end + REACH);
  const gap = next ? text.slice(0, Math.max(0, next.at - end)) : text;
  const divider =
    gap === text ? -1 : Math.max(...['—', '–', ' - ', ',', ';', '('].map((sign) => gap.lastIndexOf(sign)));
  return divider < 0 ? text : gap.slice(0, divider);
}

function mayPrice(prose: Prose, sentence: Sentence, { isCustomers }: PriceInput): boolean {
  if (sentence.region === 'nav' || sentence.region === 'form' || isQuotation(prose, sentence)) return false;
  return !isCustomers?.(prose, sentence) && !isOfCompetitors(prose, sentence);
}

function refusalOf(
  { folded, amount, next }: { folded: string; amount: Amount; next: Amount | undefined },
  listed: boolean,
  phrases: readonly Phrases[],
): RefusalReason | null {
  const { at, end, value, currency, large } = amount;
  if (large && value >= MAX_PRICE && currency !== 'INR') return 'not-a-price';
  const before = folded.slice(Math.max(0, at - REACH), at);
  const around = `${before} ${behind(folded, amount, next)}`;
  if (value >= MIN_LIMIT && UP_TO.test(before)) return 'not-a-price';
  if (EXAMPLE.test(before) || SUPPOSED.test(before) || CO_PAYMENT.test(around)) return 'not-a-price';
  if (PAID_BY_OTHERS.test(around) || REFUNDED.test(before)) return 'not-a-price';
  if (MOST.test(before) || DISCOUNTED_FROM.test(folded.slice(Math.max(0, at - ASKED_REACH), at))) return 'not-a-price';
  if (LIMIT_BEHIND.test(folded.slice(end, end + REACH))) return 'not-a-price';
  if (value === 0 || LIMIT.test(before) || phrases.some(({ price }) => price.other.test(around))) return 'not-a-price';
  const wide = folded.slice(Math.max(0, at - ASKED_REACH), end + ASKED_REACH);
  if (ON_AVERAGE.test(wide) && !phrases.some(({ ours }) => ours.test(folded))) return 'other-subject';
  return listed || phrases.some(({ price }) => price.asked.test(wide)) ? null : 'too-weak';
}

function saidOf(prose: Prose, sentence: Sentence, amount: SaidAmount) {
  const { at, end, currency, value, reason } = amount;
  const sign: Sign = {
    place: isHeading(sentence.tag) ? 'heading' : 'sentence',
    role: prose.page.role,
    shown: sentence.text.slice(at, end).trim(),
    evidence: sentenceEvidence(prose, sentence, at),
  };
  return { key: amountKey(amount), value: { amount: value, currency }, sign, reason };
}

function reasonOf(
  refused: readonly { key: string; reason: RefusalReason | null }[],
  { key }: Claim<Price>,
): RefusalReason {
  return refused.find((entry) => entry.key === key)?.reason ?? 'not-a-price';
}

/** Text mostly writes dollars as `$` alone. */
function keyOfOffer(currency: string, value: number): string {
  return amountKey({ currency: DOLLARS.has(currency) ? '$' : currency, value, upper: null });
}

/** Prices of schema.org `Offer`s, including those inside services and catalogues. */
function offersOf(markup: PriceInput['markup']) {
  const found: { key: string; value: Price; sign: Sign }[] = [];
  for (const { node, page } of markup?.nodes ?? []) {
    for (const offer of offersIn(node, DEEPEST)) {
      const shown = textsOf(offer, 'price')[0] ?? '';
      const currency = textsOf(offer, 'priceCurrency')[0]?.toUpperCase() ?? '';
      const amount = Number(shown);
      if (found.length === MAX_OFFERS) return found;
      if (!(amount > 0) || !/^[A-Z]{3}$/.test(currency)) continue;
      const evidence = markupEvidence(page, offer, 'price');
      const sign: Sign = { place: 'markup', role: page.role, shown: `${shown} ${currency}`, evidence };
      found.push({ key: keyOfOffer(currency, amount), value: { amount, currency }, sign });
    }
  }
  return found;
}

function offersIn(node: MarkupNode, depth: number): MarkupNode[] {
  const own = node.properties.has('price') ? [node] : [];
  if (depth === 0) return own;
  const inner: MarkupNode[] = [];
  for (const values of node.properties.values()) {
    for (const value of values) {
      if (inner.length >= MAX_OFFERS) return [...own, ...inner];
      if (typeof value === 'object') inner.push(...offersIn(value, depth - 1));
    }
  }
  return [...own, ...inner];
}
