import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import { HOLDS_FROM, LAW } from '../../lexicon/statements/date-words.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  MAX_EXCERPT_LENGTH,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { isoDate, type WrittenDate, writtenDates } from './written-dates.ts';

export type DateKind = 'dateModified' | 'time' | 'posted' | 'review' | 'project';

export type FoundDate = {
  /** ISO 8601 date; the first of the month if only the month is given. */
  date: string;
  kind: DateKind;
  /** As written on the page. */
  shown: string;
  evidence: Evidence;
};

/** An offer whose own words say that it ended. */
export type ExpiredOffer = { ended: string; shown: string; evidence: Evidence };

export type DateFacts = {
  /** Newest credible date: not in the future, and not stamped by the server at the time of the scan. */
  newest: FoundDate | null;
  copyright: { year: number; evidence: Evidence } | null;
  expired: readonly ExpiredOffer[];
  comingSoon: readonly Evidence[];
  /** ISO 8601 date of the scan, so that a check can count months. */
  today: string;
};

type DateInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  today: string;
  language?: Pick<LanguageFacts, 'language'>;
};

/** The sentences of a page in the language of the site, with the phrases and the date reader for it. */
type Reading = { proses: readonly Prose[]; phrases: readonly Phrases[]; written: DatesReader };
type DatesReader = (lower: string) => readonly WrittenDate[];

const DATE_CUES = [ANY_NUMBER];
/** Avoids the search for a date in most sentences with a number. */
const MONTH_OR_DATE = /\b(?:19|20)\d{2}\b|\d[/.-]\d{2}\b/;
/** A page that has the date of the scan more often than this is stamped by its server. */
const FRESH_STAMPS = 1;
const MAX_DATES = 500;
const MAX_EVIDENCE = 5;

const REVIEW = /\breview(?:s|ed)?\b|\bgoogle\b|\byelp\b|\bfacebook\b|[★⭐]|^- ?[a-z]+/;
const PROJECT = /\b(?:installed|completed|finished|replaced|project|job|repaired|built)\b/;
/**
 * `It replaced CORGI on 1 April 2009`, `Homes built after August 1, 1997, must have`: a register or a law, not a job of
 * the business.
 */
const HISTORY =
  /\b(?:must|required to)\b|\b(?:it|which|registers?|schemes?|acts?|laws?|regulations?|directives?) (?:has |had |then |later |first )?(?:replaced|superseded|introduced|repealed)\b|\b(?:replaced|superseded) by\b|\b(?:came into (?:force|effect)|took effect)\b/;
/** `24.9. - 12.11.2025`: the days before the last one, in lower case with straight hyphens. */
const RANGE = /\b\d{1,2}(?:[./]\d{1,2}\.?|\.? \p{L}{3,10}\.?)? ?(?:-|bis|to|until|al?|au|tot|ate|t\/m) ?$/u;
/** The first row of a calendar: `Su`, `Mon Tue Wed`. The month above it says nothing about the page. */
const WEEKDAYS = /^(?:su?n?|mo?n?|so|lu?n?|do?m?|ma|di|zo)\.?(?:$| (?:mo?n?|tu?e?|di|ma?r?|se?g?|lu?n?)\.?(?: |$))/;
/** How many characters before a date are read. */
const MAX_WORDS_BEFORE = 40;
const OFFER_CUES = [ANY_NUMBER];
/** These words alone say that something has ended. */
const PLAIN_END = /expires|expiration|valid|good|gultig|caduca|valable|expire|geldig|scade/;
const SEASON =
  /\b(spring|summer|fall|autumn|winter|holiday|christmas|new year'?s?|black friday|memorial day|labor day|[a-z]+uary|march|april|may|june|july|august|september|october|november|december)(?:'s)? (20\d{2})\b/;
/** `Founded in March 2021`, `since spring 2024`: when something happened, not how long an offer lasts. */
const EVENT = /\b(?:in|since|from|founded|established|started)(?: early| late)? $/;
const SEASON_ENDS: Record<string, string> = {
  spring: '06-21',
  summer: '09-23',
  fall: '12-21',
  autumn: '12-21',
  holiday: '12-31',
  christmas: '12-31',
  'black friday': '11-30',
  'memorial day': '05-31',
  'labor day': '09-07',
};
const COPYRIGHT = /(?:©|\bcopyright\b|\(c\))\s*(?:©|\(c\))?\s*(?:(?:19|20)\d{2}\s*[-–—]\s*)?((?:19|20)\d{2})/i;

/** Signs that the site is maintained, and signs that it is not. */
export function deriveDates({ pages, markup, today, language }: DateInput): DateFacts {
  const spoken = language?.language ?? 'en';
  const proses = pages.map((page) => proseIn(spoken, page));
  const dayFirst = spoken !== 'en';
  const written = onceForEach((lower) => writtenDates(lower, dayFirst));
  const reading: Reading = { proses, phrases: phrasesOf(spoken), written };
  const found = firstOf(datesOf(reading, { markup, pages }), MAX_DATES);
  return {
    newest: newestOf(found, today),
    copyright: copyrightYear(proses, today),
    expired: expiredOffers(reading, today).slice(0, MAX_EVIDENCE),
    comingSoon: proses.flatMap((prose) => comingSoon(prose, reading)).slice(0, MAX_EVIDENCE),
    today,
  };
}

function* datesOf(reading: Reading, { markup, pages }: Pick<DateInput, 'markup' | 'pages'>) {
  yield* markupDates(markup, pages);
  yield* timeDates(pages, reading);
  for (const prose of reading.proses) yield* textDates(prose, reading);
}

/** The first `most` entries; later ones are not computed. */
function firstOf<T>(entries: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const entry of entries) {
    if (taken.length === most) break;
    taken.push(entry);
  }
  return taken;
}

/** A future date is not proof; neither is the date of the scan on several things at once. */
function newestOf(found: readonly FoundDate[], today: string): FoundDate | null {
  const stamped = found.filter(({ date, kind }) => date === today && kind === 'dateModified').length > FRESH_STAMPS;
  const believable = found.filter(
    ({ date, kind }) => date <= today && !(stamped && date === today && kind === 'dateModified'),
  );
  return believable.reduce<FoundDate | null>((best, next) => (!best || next.date > best.date ? next : best), null);
}

function* markupDates(markup: MarkupFacts, pages: readonly PageFacts[]): Generator<FoundDate> {
  for (const { node, page } of markup.nodes) {
    for (const property of ['dateModified', 'datePublished']) {
      for (const shown of textsOf(node, property)) {
        const date = isoDate(shown);
        const kind = node.types.includes('Review') ? 'review' : 'dateModified';
        if (date) yield { date, kind, shown, evidence: markupEvidence(page, node, property) };
      }
    }
  }
  for (const page of pages) {
    for (const { name, content } of page.document.metas) {
      const date = /^(?:article:(?:modified|published)_time|og:updated_time|last-modified|date)$/i.test(name)
        ? isoDate(content)
        : null;
      const shown = content.slice(0, MAX_EXCERPT_LENGTH);
      if (date) yield { date, kind: 'dateModified', shown, evidence: { url: page.url, place: 'meta', excerpt: shown } };
    }
  }
}

function* timeDates(pages: readonly PageFacts[], { written }: Reading): Generator<FoundDate> {
  for (const page of pages) {
    for (const { datetime, text } of page.document.times) {
      const date = isoDate(datetime) ?? written(plainLower(text))[0]?.date;
      const shown = (text || datetime).slice(0, MAX_EXCERPT_LENGTH);
      if (date) yield { date, kind: 'time', shown, evidence: { url: page.url, place: 'text', excerpt: shown } };
    }
  }
}

/** Dates next to words such as posted, updated, a review or a finished job. Dates of offers and events do not count. */
function* textDates(prose: Prose, { phrases, written }: Reading): Generator<FoundDate> {
  for (const sentence of sentencesWith(prose, DATE_CUES)) {
    if (!MONTH_OR_DATE.test(sentence.lower)) continue;
    const dates = written(sentence.lower);
    if (dates.length === 0 || isOffer(sentence.lower, phrases) || LAW.test(sentence.lower)) continue;
    if (WEEKDAYS.test(prose.sentences[sentence.at + 1]?.lower ?? '')) continue;
    for (const { date, at, length } of dates) {
      const kind = kindOf(sentence, at, phrases);
      if (!kind) continue;
      const shown = sentence.text.slice(at, at + length);
      yield { date, kind, shown, evidence: sentenceEvidence(prose, sentence, at) };
    }
  }
}

function isOffer(lower: string, phrases: readonly Phrases[]): boolean {
  return phrases.some(({ dates }) => dates.offer.test(lower));
}

function kindOf({ lower }: Sentence, at: number, phrases: readonly Phrases[]): DateKind | null {
  const before = lower.slice(0, at);
  if (isDeadline(before, phrases) || HOLDS_FROM.test(before.slice(-MAX_WORDS_BEFORE))) return null;
  if (phrases.some(({ dates }) => dates.posted.test(lower))) return 'posted';
  if (HISTORY.test(lower)) return null;
  if (PROJECT.test(lower)) return 'project';
  if (REVIEW.test(lower)) return 'review';
  // A line with little more than a date is the date line of a post, but not `on the team since May 2015`.
  const isSince = EVENT.test(before) || phrases.some(({ credentials: { years } }) => years.pattern.test(lower));
  return lower.length <= 40 && !isSince ? 'posted' : null;
}

/** `Closes 23 October 2026`: such a date is known long before, so it is not a sign of life. */
function isDeadline(before: string, phrases: readonly Phrases[]): boolean {
  return phrases.some(({ dates }) => dates.ends.test(before));
}

function expiredOffers(reading: Reading, today: string): ExpiredOffer[] {
  const endOf = onceForEach((lower) => endOfOffer(lower, reading));
  const found: ExpiredOffer[] = [];
  for (const prose of reading.proses) {
    for (const sentence of sentencesWith(prose, OFFER_CUES)) {
      const ended = endOf(sentence.lower);
      if (!ended || ended.date >= today) continue;
      // `1 March 2026 to 28 February 2027` ends with its last date.
      if (reading.written(sentence.lower).some(({ lastDay }) => lastDay >= today)) continue;
      const shown = sentence.text.slice(ended.at, ended.at + ended.length);
      found.push({ ended: ended.date, shown, evidence: sentenceEvidence(prose, sentence, ended.at) });
    }
  }
  return found;
}

type OfferEnd = { date: string; at: number; length: number };

function endOfOffer(lower: string, { phrases, written }: Reading): OfferEnd | null {
  const offered = isOffer(lower, phrases);
  for (const { lastDay, at, length } of written(lower)) {
    const behind = lower.slice(Math.max(0, at - MAX_WORDS_BEFORE), at);
    const ends = phrases.map(({ dates }) => dates.ends.exec(behind)?.[0]).find((words) => words !== undefined);
    const before = ends ?? (offered ? RANGE.exec(behind)?.[0] : undefined);
    if (before !== undefined && (offered || PLAIN_END.test(before)))
      return { date: lastDay, at: at - before.length, length: before.length + length };
  }
  return offered ? endOfSeason(lower) : null;
}

/** `spring 2024 special`: ends with the season. */
function endOfSeason(lower: string): OfferEnd | null {
  const match = SEASON.exec(lower);
  if (!match || EVENT.test(lower.slice(0, match.index))) return null;
  const [words, season = '', year = ''] = match;
  const end = SEASON_ENDS[season] ?? writtenDates(`${season} ${year}`)[0]?.lastDay.slice(5) ?? '12-31';
  // Winter and New Year's offers continue into the next year.
  const lastYear = /winter|new year/.test(season) ? Number(year) + 1 : Number(year);
  const date = /winter|new year/.test(season) ? `${lastYear}-03-21` : `${year}-${end}`;
  return { date, at: match.index, length: words.length };
}

function copyrightYear(proses: readonly Prose[], today: string): DateFacts['copyright'] {
  let newest: DateFacts['copyright'] = null;
  for (const prose of proses) {
    for (const sentence of prose.sentences) {
      if (!/©|copyright|\(c\)/.test(sentence.lower)) continue;
      const year = Number(COPYRIGHT.exec(sentence.text)?.[1] ?? 0);
      if (year === 0 || year > Number(today.slice(0, 4)) || (newest && newest.year >= year)) continue;
      newest = { year, evidence: sentenceEvidence(prose, sentence) };
    }
  }
  return newest;
}

function comingSoon(prose: Prose, { phrases }: Reading): Evidence[] {
  return phrases.flatMap(({ dates: { comingSoon: phrase } }) =>
    sentencesWith(prose, phrase.cues).flatMap((sentence) => {
      const match = phrase.pattern.exec(sentence.lower);
      return match ? [sentenceEvidence(prose, sentence, match.index)] : [];
    }),
  );
}
