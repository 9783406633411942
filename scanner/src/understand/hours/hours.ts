import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { holdsUnfilledBlank } from '../../lexicon/sample/sample-text.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import { MONTH_NAMES } from '../freshness/month-names.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import {
  excerptAround,
  isHeading,
  type Prose,
  proseOf,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, nodesOf, textsOf } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { alwaysInBoth, isAroundTheClock, openAllWeek, wholeWeek } from './around-the-clock.ts';
import { byAppointment } from './by-appointment.ts';
import { hoursOfOtherDays } from './closing-days.ts';
import { emergencyClaims, namesEmergency } from './emergency.ts';
import { hoursQuote } from './hours-quote.ts';
import type { OpenInterval } from './open-interval.ts';
import { opensOnly } from './opens-only.ts';
import { continuesOtherLine } from './other-lines.ts';
import { namesOpeningHours, timesOfParts } from './times-of-parts.ts';
import { dayWordsOf, wordsForHours } from './tokens-of-language.ts';
import {
  DAY_MINUTES,
  endOf,
  parseDays,
  parseTime,
  parseWeeklyHours,
  partedTimes,
  type WeeklyHours,
} from './weekly-hours.ts';
import { isForEmergencies, saysAtAnyHour, saysAvailableAtAnyHour } from './words/always-open.ts';
import { holdsBlankTimes, SAMPLE_HOURS_CUES, saysHoursAreSamples, UP_TO } from './words/hours-patterns.ts';

export type StatedHours = {
  intervals: readonly OpenInterval[];
  /** Days that the site calls closed. A day in none of these lists is not mentioned. */
  closedDays: readonly number[];
  /** Days with customers by appointment, without times. */
  appointmentDays?: readonly number[];
  /** True if these are telephone hours, because the site states no opening hours. */
  ofPhone?: true;
  /** Other hours for the same days, from another page or from the header or footer. */
  rival?: StatedHours;
  evidence: Evidence;
};

export type HoursFacts = {
  /** Weekly hours read from visible text; null if none could be parsed. */
  text: StatedHours | null;
  markup: StatedHours | null;
  /** Claims of 24/7 or emergency service. */
  alwaysOpenClaims: readonly Evidence[];
  emergencyClaims: readonly Evidence[];
  /** Says that the business is available at any hour, and not only in an emergency. */
  availableAlways?: Evidence;
  /** Says that customers come by appointment. */
  byAppointment?: Evidence;
  /** Says when the business opens, but not when it closes. */
  opensOnly?: Evidence;
  /** A sentence that explains service outside the hours, so that a 24/7 claim does not contradict office hours. */
  afterHoursExplained: Evidence | null;
};

const DAY_CUES =
  'mon monday m mo tue tues tuesday wed wednesday thu thurs thursday fri friday sat saturday sun sunday weekdays daily days everyday'.split(
    ' ',
  );
/** Most names of days have no time next to them. */
const ANY_TIME = /\d/;
const TIME_SHAPE = /(?<![\d-])\d{1,2}(?::\d{2})? ?(?:[ap]\.?m?\b|-|to )|24 ?hours/;
/** The time may be in the next table cell, or in the previous one. */
const CELLS_BEHIND = 2;
/** A dash between two times may be in a separate cell. */
const DASH = /^[-–—]$/;
const MAX_WINDOW_LENGTH = 40;
const MAX_EVIDENCE = 3;
/** How many entries of one business's hours are read. */
const MAX_ENTRIES = 100;
const MAX_ENTRY_LENGTH = 2000;
/** A note to the author of a page is short. */
const MAX_NOTE_LENGTH = 160;
/** A label such as `Nights and weekends` is too short to explain anything. */
const EXPLAINING_WORDS = 5;

const NOT_OURS = /\b911\b|emergency room|emergency department/;
const AFTER_HOURS =
  /\bafter[- ]hours?\b|\bon[- ]call\b|\boutside (?:of )?(?:our |these |those |the |normal |regular |office |business )*hours\b|\b(?:when|while) (?:our|the) (?:office|shop|front desk) is closed\b|\bnights?(?:,| and| &| or) (?:on )?weekends\b|\banswering service\b/;
const OFFICE_HOURS = /\b(?:office|showroom|front desk|shop) hours\b|\boffice (?:is )?open\b/;
const AFTER_HOURS_CUES = ['after', 'call', 'outside', 'closed', 'night', 'nights', 'answering'];
const OFFICE_CUES = ['office', 'showroom', 'front', 'shop'];

/** A week as read from adjacent sentences of a page. */
type Week = { hours: WeeklyHours; prose: Prose; window: readonly Sentence[] };

type HoursInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  language?: LanguageFacts;
  trade?: Pick<TradeFacts, 'id'>;
};

/** Trades whose usual business runs day and night: there, `24/7` says when it is open, and offers no emergency service. */
const DAY_AND_NIGHT: ReadonlySet<string> = new Set(['taxi', 'self-storage', 'airport-parking']);

/** Opening hours in the text and in markup, and what is promised beyond them. */
export function deriveHours({ pages, markup, language: spoken, trade }: HoursInput): HoursFacts {
  const prose = pages.map(proseOf).filter((page) => !hasSampleHours(page));
  const code = spoken?.language ?? 'en';
  const claims = emergencyClaims(pages, code);
  const usual = DAY_AND_NIGHT.has(trade?.id ?? '')
    ? claims.filter(({ excerpt }) => saysAtAnyHour(excerpt) && !isForEmergencies(foldText(excerpt)))
    : [];
  const promised = claims.filter((claim) => !usual.includes(claim));
  const alwaysOpenClaims = promised.filter(isAroundTheClock).slice(0, MAX_EVIDENCE);
  const marked = hoursInMarkup(markup);
  const availableAlways = promised.find(({ excerpt }) => saysAvailableAtAnyHour(excerpt));
  const appointment = byAppointment(pages, code);
  const opening = opensOnly(prose, code);
  return {
    text: hoursInText(prose, code) ?? allWeek(alwaysInBoth(marked, promised) ?? usual[0]),
    markup: marked,
    alwaysOpenClaims,
    emergencyClaims: promised.slice(0, MAX_EVIDENCE),
    ...(availableAlways && { availableAlways }),
    ...(appointment && { byAppointment: appointment }),
    ...(opening && { opensOnly: opening }),
    afterHoursExplained: explanation(prose, alwaysOpenClaims),
  };
}

/** The claims that promise help in an emergency. A question promises nothing, even if its page answers it. */
export function emergencyPromises(hours: Pick<HoursFacts, 'emergencyClaims' | 'alwaysOpenClaims'>): Evidence[] {
  const claims = [...hours.emergencyClaims, ...hours.alwaysOpenClaims.filter(namesEmergency)];
  return claims.filter(({ excerpt }) => !excerpt.endsWith('?'));
}

/** True for a page with a note to its author that its hours are still samples. */
function hasSampleHours(prose: Prose): boolean {
  return sentencesWith(prose, SAMPLE_HOURS_CUES).some(
    ({ lower }) => lower.length <= MAX_NOTE_LENGTH && saysHoursAreSamples(foldText(lower)),
  );
}

/** Hours of fewer days may be only the rest of those that a label such as `Reception` leaves. */
const MANY_DAYS = 4;

/** The opening hours. Those of a kitchen, and then those of the telephone, count only if the site states no others. */
function hoursInText(proses: readonly Prose[], code: string): StatedHours | null {
  const parts = proses.flatMap((prose) => timesOfParts(prose, code));
  const answered = proses.flatMap((prose) => hoursOf('byPhone', prose, code));
  const rooms = proses.flatMap((prose) => hoursOf('ofRoom', prose, code));
  const without = (...others: (readonly Sentence[])[]) => weekIn(proses, code, new Set([...parts, ...others.flat()]));
  const stated = without(answered);
  const others = rooms.length > 0 ? without(answered, rooms) : null;
  if (stated && others && (daysTold(others) >= MANY_DAYS || daysTold(others) >= daysTold(stated))) return others;
  if (stated || answered.length === 0) return stated;
  const week = without();
  return week && { ...week, ofPhone: true };
}

function weekIn(proses: readonly Prose[], code: string, without: ReadonlySet<Sentence>): StatedHours | null {
  // The same hours are in the footer of every page; the first page is the evidence.
  const seen = new Set<string>();
  const weeks: Week[] = [];
  let best: Week | null = null;
  for (const prose of proses) {
    for (const window of dayWindows(prose, code, without)) {
      if (!window.some(({ lower }) => (code === 'en' ? TIME_SHAPE : ANY_TIME).test(lower))) continue;
      const words = wordsOf(prose, window);
      if (seen.has(words)) continue;
      seen.add(words);
      const hours = weekOf(words, code);
      if (!hours || (isBrief(hours) && !isLabelled(prose, window))) continue;
      const week = { hours, prose, window };
      weeks.push(week);
      if (!best || tellsMore(hours, best.hours)) best = week;
    }
  }
  best ??= weekOfOtherDays(proses, code);
  if (best) {
    const rival = rivalOf(best, weeks);
    return { ...statedWeek(best, code), ...(rival && { rival: statedWeek(rival, code) }) };
  }
  return allWeek(openAllWeek(proses, code));
}

/** In minutes: a business that opens for so short a time every day says that these are its opening hours. */
const MAX_LESSON = 120;
const LINES_BELOW_LABEL = 4;

/** True if no day has more time than a lesson or a rehearsal takes. */
function isBrief({ intervals }: WeeklyHours): boolean {
  const perDay = new Map<number, number>();
  for (const { day, opens, closes } of intervals) perDay.set(day, (perDay.get(day) ?? 0) + closes - opens);
  return [...perDay.values()].every((minutes) => minutes <= MAX_LESSON);
}

/** More days are more telling, but the surgery of an hour every day does not replace the timetable of the week. */
function tellsMore(hours: WeeklyHours, best: WeeklyHours): boolean {
  if (isBrief(hours) !== isBrief(best)) return isBrief(best);
  return daysTold(hours) > daysTold(best);
}

function isLabelled({ sentences }: Prose, window: readonly Sentence[]): boolean {
  const first = window[0]?.at ?? 0;
  return [...sentences.slice(Math.max(0, first - LINES_BELOW_LABEL), first), ...window].some(namesOpeningHours);
}

function allWeek(evidence: Evidence | undefined): StatedHours | null {
  return evidence ? { intervals: wholeWeek(), closedDays: [], evidence } : null;
}

function weekOfOtherDays(proses: readonly Prose[], code: string): Week | null {
  for (const prose of proses) {
    const found = hoursOfOtherDays(prose, code);
    if (found) return { ...found, prose };
  }
  return null;
}

/** A site may write `Mon-Fri` in any language. */
function weekOf(words: string, code: string): WeeklyHours | null {
  const own = parseWeeklyHours(words, code);
  const english = code !== 'en' && ENGLISH_DAYS.test(words) ? parseWeeklyHours(words, 'en') : null;
  return english && (!own || daysTold(english) > daysTold(own)) ? english : own;
}

/** Days of the week that no other language abbreviates so. */
const ENGLISH_DAYS = /\b(?:tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sun(?:day)?)\b/i;

function statedWeek({ hours, prose, window }: Week, code: string): StatedHours {
  return { ...hours, evidence: windowEvidence(prose, window, code) };
}

/** Fewer different days may be an exception, such as a shorter Friday in summer. */
const MIN_DIFFERENT_DAYS = 3;

/**
 * A week that contradicts the main one; undefined without one, or if a page lists several weeks side by side, as
 * businesses with branches do.
 */
function rivalOf(main: Week, weeks: readonly Week[]): Week | undefined {
  const rivals = weeks.filter((week) => contradict(week, main));
  const areBranches = rivals.some((one) => weeks.some((other) => !isElsewhere(one, other) && contradict(one, other)));
  return areBranches ? undefined : rivals.find((week) => isElsewhere(week, main));
}

function contradict(a: Week, b: Week): boolean {
  const different = [0, 1, 2, 3, 4, 5, 6].filter((day) => {
    const [one, other] = [timesOn(a.hours, day), timesOn(b.hours, day)];
    return one !== '' && other !== '' && one !== other;
  });
  return different.length >= MIN_DIFFERENT_DAYS;
}

/** True for weeks on two pages, or for one in the text and one in the header or footer. */
function isElsewhere(a: Week, b: Week): boolean {
  return a.prose !== b.prose || isRepeated(a) !== isRepeated(b);
}

/** True if the hours are in the header or footer. */
function isRepeated({ window }: Week): boolean {
  return window.some(({ region }) => region === 'header' || region === 'footer');
}

function timesOn({ intervals }: WeeklyHours, wanted: number): string {
  const times = intervals.filter(({ day }) => day === wanted).map(({ opens, closes }) => `${opens}-${closes}`);
  return times.join(' ');
}

const MAX_LABEL_LENGTH = 90;
const MAX_LINES_BELOW = 8;

/** `Telefonisch erreichbar: Mo–Fr 8–12`, and the lines with times below such a label. */
function hoursOf(what: 'byPhone' | 'ofRoom', { sentences }: Prose, code: string): Sentence[] {
  if (!LANGUAGES.includes(code as LanguageCode)) return [];
  const labels = wordsForHours(what, code as LanguageCode);
  return sentences.flatMap((sentence, at) => {
    if (!labels.test(foldText(sentence.lower))) return [];
    if (sentence.text.length > MAX_LABEL_LENGTH && !ANY_TIME.test(sentence.text)) return [];
    const below = sentences.slice(at + 1, at + 1 + MAX_LINES_BELOW);
    const end = below.findIndex(({ tag, text }) => isHeading(tag) || !ANY_TIME.test(text));
    return [sentence, ...(ANY_TIME.test(sentence.text) ? [] : below.slice(0, end < 0 ? below.length : end))];
  });
}

function daysTold({ intervals, closedDays, appointmentDays }: Omit<StatedHours, 'evidence'>): number {
  return new Set([...intervals.map(({ day }) => day), ...closedDays, ...(appointmentDays ?? [])]).size;
}

function sentencesNamingDays(prose: Prose, code: string): Sentence[] {
  if (!LANGUAGES.includes(code as LanguageCode)) return [];
  const names = dayWordsOf(code as LanguageCode);
  return prose.sentences.filter(
    ({ text, lower }) =>
      names.test(foldText(lower)) || names.test(foldText(partedTimes(text))) || ENGLISH_DAYS.test(lower),
  );
}

/** `Wednesday 24th September`, `Mittwoch, den 24. September`: the weekday before the date. */
const DATED = new RegExp(
  `([a-z]{2,12})\\.?,? (?:den |the |le |el |il |op )?\\d{1,2}(?:st|nd|rd|th|er|[.º°])? (?:of |de |di )?(?:${MONTH_NAMES})(?![a-z])`,
  'g',
);

/** True if a sentence names the weekday of a date: that is an event, not weekly opening hours. */
function isOnOneDay(lower: string, code: string): boolean {
  const names = LANGUAGES.includes(code as LanguageCode) ? dayWordsOf(code as LanguageCode) : null;
  return names !== null && [...foldText(lower).matchAll(DATED)].some(([, word = '']) => names.test(word));
}

const YEAR = /\b20\d\d\b/;
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|[.º°])?';
const MONTH = `(?:${MONTH_NAMES})[a-z]{0,6}\\.?`;
/**
 * The days of one event, with their year, because seasons return every year: `24.08.-31.08.2026`, `24–31 August 2026`,
 * `Aug 24–31, 2026`.
 */
const EVENT_DATES = new RegExp(
  [
    `(?<!\\d)\\d{1,2}[./]\\d{1,2}[./]?(?:20\\d\\d)? ?${UP_TO} ?\\d{1,2}[./]\\d{1,2}[./]20\\d\\d`,
    `(?<!\\d)${DAY} (?:(?:de |di )?${MONTH} )?(?:20\\d\\d )?${UP_TO} ${DAY} (?:de |di )?${MONTH} (?:de )?20\\d\\d`,
    `(?<!\\d)${DAY}${UP_TO}${DAY} (?:de |di )?${MONTH} (?:de )?20\\d\\d`,
    `${MONTH} ${DAY} ?${UP_TO} ?(?:${MONTH} )?${DAY},? 20\\d\\d`,
  ].join('|'),
);

/**
 * The lines of an event, below its dates: `24.08.–31.08.2026`, `Mo–Fr`, `17:15–20:30 Uhr`. They end with a heading, a
 * label of opening hours or other text.
 */
function eventLines({ sentences }: Prose, naming: ReadonlySet<Sentence>): Set<Sentence> {
  const lines = new Set<Sentence>();
  let reach = -1;
  for (const [at, sentence] of sentences.entries()) {
    if (YEAR.test(sentence.text) && EVENT_DATES.test(foldText(sentence.lower))) reach = at + CELLS_BEHIND;
    else if (isHeading(sentence.tag) || namesOpeningHours(sentence)) reach = -1;
    if (at > reach) continue;
    lines.add(sentence);
    if (naming.has(sentence)) reach = at + CELLS_BEHIND;
  }
  return lines;
}

/** Blanks that nobody filled in, and the days before them: `Montag [bitte ergänzen, z. B. 9:00 – 17:00 Uhr]`. */
function blankLines({ sentences }: Prose, naming: ReadonlySet<Sentence>): Sentence[] {
  return sentences.flatMap((sentence, at) => {
    if (!holdsUnfilledBlank(sentence.lower) && !holdsBlankTimes(sentence.lower)) return [];
    const before = sentences[at - 1];
    return before && naming.has(before) && !ANY_TIME.test(before.text) ? [before, sentence] : [sentence];
  });
}

/** Groups of sentences around the names of days. */
function dayWindows(prose: Prose, code: string, without: ReadonlySet<Sentence>): Sentence[][] {
  const naming = new Set(code === 'en' ? sentencesWith(prose, DAY_CUES) : sentencesNamingDays(prose, code));
  const others = new Set([...without, ...eventLines(prose, naming), ...blankLines(prose, naming)]);
  const named = new Set([...naming].filter(({ lower }) => !isOnOneDay(lower, code)));
  const windows: Sentence[][] = [];
  let current: Sentence[] = [];
  let reach = -1;
  for (const [at, sentence] of prose.sentences.entries()) {
    if (others.has(sentence) || continuesOtherLine(prose, sentence)) continue;
    if (named.has(sentence)) reach = at + CELLS_BEHIND;
    else if (at > reach) {
      if (current.length > 0) windows.push(current);
      current = [];
      continue;
    } else if (DASH.test(sentence.text)) reach += 1;
    if (current.length === 0 && at > 0) current.push(prose.sentences[at - 1]!);
    if (current.length < MAX_WINDOW_LENGTH) current.push(sentence);
  }
  if (current.length > 0) windows.push(current);
  return windows;
}

const ONLY_TIME = /^\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?|uhr|uur|h)?$/i;

/** The lines of a window. Two cells with a time each are when a day starts and ends: `Monday | 8.30am | 5.00pm`. */
function wordsOf({ sentences }: Prose, window: readonly Sentence[]): string {
  const isTime = (at: number) => sentences[at]?.tag === 'td' && ONLY_TIME.test(sentences[at].text);
  const closes = ({ at }: Sentence) => isTime(at - 1) && isTime(at) && !isTime(at - 2) && !isTime(at + 1);
  return window.map((one, at) => (at === 0 ? one.text : `${closes(one) ? ' - ' : '\n'}${one.text}`)).join('');
}

/** The excerpt starts at the first sentence that the hours need and ends at the last. */
function windowEvidence(prose: Prose, window: readonly Sentence[], code: string): Evidence {
  const told = (part: readonly Sentence[]): string => JSON.stringify(weekOf(wordsOf(prose, part), code));
  const all = told(window);
  const needed = (part: readonly Sentence[]): boolean => told(part) === all;
  let part = [...window];
  while (part.length > 1 && needed(part.slice(1))) part = part.slice(1);
  while (part.length > 1 && needed(part.slice(0, -1))) part = part.slice(0, -1);
  const quoted = wordsOf(prose, part);
  const quote = hoursQuote(quoted, (text) => JSON.stringify(weekOf(text, code)) === all);
  const excerpt = excerptAround(quote.replaceAll('\n', ' '));
  return { url: prose.page.url, place: 'text', excerpt };
}

function matches(proses: readonly Prose[], cues: readonly string[], pattern: RegExp, fewestWords = 1): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, cues)) {
      const match = pattern.exec(sentence.lower);
      if (!match || NOT_OURS.test(sentence.lower) || continuesOtherLine(prose, sentence)) continue;
      if (sentence.text.split(' ').length < fewestWords) continue;
      const evidence = sentenceEvidence(prose, sentence, match.index);
      if (!found.has(evidence.excerpt)) found.set(evidence.excerpt, evidence);
      if (found.size === MAX_EVIDENCE) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** If hours are called office hours, a promise beyond them does not contradict them. */
function explanation(proses: readonly Prose[], alwaysOpen: readonly Evidence[]): Evidence | null {
  const told = matches(proses, AFTER_HOURS_CUES, AFTER_HOURS, EXPLAINING_WORDS)[0];
  if (told) return told;
  return alwaysOpen.length > 0 ? (matches(proses, OFFICE_CUES, OFFICE_HOURS)[0] ?? null) : null;
}

function hoursInMarkup(markup: MarkupFacts): StatedHours | null {
  for (const { node, page } of [...markup.businesses, ...withHours(markup)]) {
    const intervals = withoutRepeats([...compactHours(node), ...specifiedHours(node)]);
    if (intervals.length === 0) continue;
    const property = node.properties.has('openingHoursSpecification') ? 'openingHoursSpecification' : 'openingHours';
    const open = intervals.filter(({ opens, closes }) => opens < closes);
    const openDays = new Set(open.map(({ day }) => day));
    const closedDays = [...new Set(intervals.map(({ day }) => day))].filter((day) => !openDays.has(day));
    if (open.length > 0)
      return { intervals: sortWeek(open), closedDays, evidence: markupEvidence(page, node, property) };
  }
  return null;
}

/** Many labels give the same hours in both properties. */
function withoutRepeats(intervals: readonly OpenInterval[]): OpenInterval[] {
  return [...new Map(intervals.map((one) => [`${one.day} ${one.opens} ${one.closes}`, one])).values()];
}

/** Some sites give hours to named items with a type outside the vocabulary, such as `CleaningService`. */
function withHours({ nodes }: MarkupFacts): MarkupFacts['nodes'] {
  return nodes
    .filter(
      ({ node: { properties } }) =>
        properties.has('name') && (properties.has('openingHoursSpecification') || properties.has('openingHours')),
    )
    .slice(0, MAX_ENTRIES);
}

/** `openingHours`: `Mo-Fr 08:00-17:00`, per schema.org/openingHours. */
function compactHours(node: MarkupNode): OpenInterval[] {
  const texts = textsOf(node, 'openingHours').slice(0, MAX_ENTRIES);
  return texts.flatMap((text) => {
    if (/^mo-su$/i.test(text)) return wholeWeek();
    return parseWeeklyHours(text.slice(0, MAX_ENTRY_LENGTH).replace(/,(?=\S)/g, ', '))?.intervals ?? [];
  });
}

/**
 * `openingHoursSpecification`; 00:00 for both times means closed (developers.google.com, Local business structured
 * data).
 */
function specifiedHours(node: MarkupNode): OpenInterval[] {
  const entries = nodesOf(node, 'openingHoursSpecification').slice(0, MAX_ENTRIES);
  return entries.flatMap((entry) => {
    if (entry.properties.has('validFrom') || entry.properties.has('validThrough')) return [];
    const opens = parseTime(textsOf(entry, 'opens')[0] ?? '');
    const end = parseTime(textsOf(entry, 'closes')[0] ?? '');
    if (opens === null || end === null) return [];
    const closed = opens === 0 && end === 0;
    const until = endOf(end);
    const closes = closed || until > opens ? until : until + DAY_MINUTES;
    return textsOf(entry, 'dayOfWeek')
      .slice(0, MAX_ENTRIES)
      .flatMap(parseDays)
      .map((day) => ({ day, opens, closes }));
  });
}

function sortWeek(intervals: readonly OpenInterval[]): OpenInterval[] {
  return [...intervals].sort((a, b) => a.day - b.day || a.opens - b.opens);
}
