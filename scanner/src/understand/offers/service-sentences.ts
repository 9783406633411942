import type { Evidence } from '@named-first/contract';
import type { Dividers } from '../../lexicon/dividers.ts';
import { findTradeJobs } from '../../lexicon/trades/trade-jobs.ts';
import type { PageFacts } from '../page-facts.ts';
import { isQuotation, proseOf, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { bareLabel, type JobReader, refusalOf } from './service-labels.ts';
import { serviceWordsIn } from './service-marks.ts';
import { plainLabel } from './service-pages.ts';
import { asWritten } from './service-words.ts';

export type Mentioned = { text: string; evidence: Evidence };

/** What is needed to read enumerations of services on a site. */
export type EnumerationReader = { job: JobReader; isJobWord: (item: string) => boolean; dividers: Dividers };

export const NEGATED = new RegExp(String.raw`\b(?:${asWritten(({ enumerations }) => enumerations.not)})\b`);
const MAX_ENUMERATION_LENGTH = 500;
const MAX_ITEM_WORDS = 4;
const MIN_ITEMS = 3;
/** At least this many items must be services in the lexicon; the others are accepted because of them. */
const MIN_KNOWN = 2;
const LISTS = /[,;•·|]/;
/** `von Kanalreinigung über Rohrsanierung bis zum Neubau`, `from decks to fences`. */
const FROM_TO = new RegExp(String.raw`\s+(?:${asWritten(({ enumerations }) => enumerations.upTo)}) `, 'u');
const FIRST_OF_ITEM = new RegExp(String.raw`^(?:${asWritten(({ enumerations }) => enumerations.before)})\s+`, 'iu');
const TAIL_OF_ITEM = new RegExp(
  String.raw`\s+(?:${asWritten(({ enumerations }) => enumerations.after)})(?!\p{L}).*$`,
  'iu',
);
const MIN_IN_TEXT_LENGTH = 6;
const MAX_SENTENCES = 300;
const MAX_MENTIONED = 40;

/**
 * Services that a sentence enumerates after `we offer` and similar words, or that a line separates by commas or dots. A
 * list counts if the lexicon knows some of its items. Linear in the length of the page.
 */
export function readEnumerations(page: PageFacts, reader: EnumerationReader): Mentioned[] {
  const prose = proseOf(page);
  const found: Mentioned[] = [];
  for (const sentence of prose.sentences.slice(0, MAX_SENTENCES)) {
    const { text, region } = sentence;
    if (region === 'footer' || region === 'aside' || region === 'nav' || region === 'form') continue;
    if (text.length > MAX_ENUMERATION_LENGTH || !LISTS.test(text)) continue;
    if (isQuotation(prose, sentence) || NEGATED.test(sentence.lower)) continue;
    const items = enumeratedIn(text, reader);
    for (const item of items) found.push({ text: item, evidence: sentenceEvidence(prose, sentence) });
    if (found.length >= MAX_MENTIONED) break;
  }
  return found;
}

/** The services that a text enumerates; empty for a sentence about something else. */
export function enumeratedIn(text: string, { job, isJobWord, dividers }: EnumerationReader): string[] {
  const offer = serviceWordsIn(text).offer?.[0];
  const written = writtenItems(offer ? text.slice(offer.end) : text, dividers);
  const parts = written.map(bareItem);
  const items = parts.filter((part) => part.split(' ').length <= MAX_ITEM_WORDS && refusalOf(part) === null);
  if (items.length < MIN_ITEMS) return [];
  const known = items.filter((item) => job(item) !== null).length;
  const isList = !offer && items.length === parts.length;
  // `We specialise in new home builds, renovations and alterations`: after such words, words for work count too.
  if (offer && known < MIN_KNOWN) {
    const named = items.filter((item) => job(item) !== null || isJobWord(item));
    return named.length >= MIN_KNOWN && named.length * 2 >= parts.length ? named : [];
  }
  if (known < MIN_KNOWN) return [];
  if (!isList || known * 2 < items.length) return items.filter((item) => job(item) !== null);
  // `diagnostics on a page that is clear, concrete and helpful`: what follows belongs to the page.
  const end = parts.findIndex((_, at) => TAIL_OF_ITEM.test(written[at] ?? ''));
  return end < 0 ? items : parts.filter((part, at) => items.includes(part) && (at <= end || job(part) !== null));
}

/** The parts of a text between commas and joining words. */
function writtenItems(text: string, { inSentence }: Dividers): string[] {
  return text
    .replace(/[.!:]+$/, '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(FROM_TO)
    .flatMap((part) => part.split(inSentence))
    .filter((part) => bareItem(part) !== '' && !part.endsWith('-'));
}

/** What a sentence says that somebody offers, without a look at the words: `we offer A and B for your home`. */
export function offeredItems(text: string, dividers: Dividers): string[] {
  const offer = serviceWordsIn(text).offer?.[0];
  return offer ? writtenItems(text.slice(offer.end), dividers).map(bareItem).filter(isShortItem) : [];
}

/** At least three short items in a row, between commas and joining words of a sentence. */
export function itemsInRow(text: string, dividers: Dividers): string[] {
  const runs: string[][] = [[]];
  for (const item of writtenItems(text, dividers).map(bareItem)) {
    if (isShortItem(item)) runs.at(-1)!.push(item);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= MIN_ITEMS).flat();
}

const isShortItem = (item: string): boolean => item.split(' ').length <= MAX_ITEM_WORDS;

/** `our drain cleaning for homes in Boise` as `drain cleaning`. */
function bareItem(part: string): string {
  let item = bareLabel(part);
  for (let at = 0; at < 3 && FIRST_OF_ITEM.test(item); at++) item = item.replace(FIRST_OF_ITEM, '');
  return bareLabel(item.replace(TAIL_OF_ITEM, ''));
}

/** Known services that running text names in at least `fewest` sentences, as the site writes them. */
export function readKnownJobs(
  page: PageFacts,
  { id, languages }: Pick<TradeFacts, 'id' | 'languages'>,
  fewest: number,
): Mentioned[] {
  const prose = proseOf(page);
  const said = new Map<string, Mentioned[]>();
  for (const sentence of prose.sentences.slice(0, MAX_SENTENCES)) {
    if (sentence.region !== 'main' || isQuotation(prose, sentence) || NEGATED.test(sentence.lower)) continue;
    for (const text of jobsIn(sentence, id, languages)) {
      const places = said.get(plainLabel(text)) ?? [];
      said.set(plainLabel(text), [...places, { text, evidence: sentenceEvidence(prose, sentence) }]);
    }
  }
  return [...said.values()].flatMap((places) => (places[0] && places.length >= fewest ? [places[0]] : []));
}

function jobsIn({ text }: Sentence, id: string | null, languages: TradeFacts['languages']): string[] {
  if (id === null) return [];
  return (
    languages
      .flatMap((language) => findTradeJobs(text, id, language))
      .filter(({ start, end }) => end - start >= MIN_IN_TEXT_LENGTH)
      // Of several terms at one position the longest comes first: `sump pumps` is one mention.
      .filter(({ start }, at, all) => at === 0 || start !== all[at - 1]?.start)
      .map(({ start, end }) => text.slice(start, end))
  );
}
