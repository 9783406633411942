import type { LanguageCode } from '../../lexicon/language-code.ts';
import { anyFolded, compilerOf } from '../../lexicon/languages/compile.ts';
import { language } from '../../lexicon/languages/index.ts';
import { WEEKDAYS, type Words } from '../../lexicon/languages/language.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import { CROSS, MAX_TOKENS, type Token, WHOLE_WEEK, WORKDAYS } from './hours-token.ts';

type Reader = { pattern: RegExp; dayOf: ReadonlyMap<string, number> };

const readers = new Map<LanguageCode, Reader>();
/** An abbreviated day counts only next to a time, a dash or another day: `do` is also a word in seven languages. */
const SHORT_FOLLOWED = `(?=\\.?\\s?(?:[-:,&/|+()·•]|\\d|\\n|$|(?:${anyFolded(({ hours }) => hours.behindShortDay)})\\.?\\s|${compilerOf('hours').wordSource(({ closed }) => closed)}))`;
const LETTER_DAYS =
  '(?=\\s?:?\\s?\\d{1,2}[:.h]\\d\\d)|(?=\\s?(?:-|a)\\s?[lmxjvsd](?![a-z]))|(?<=[lmxjv]\\s?(?:-|a)\\s?[lmxjvsd])';

/** Tokenizes a timetable in one language. `text` is the original text; linear in its length. */
export function tokensOfLanguage(text: string, code: LanguageCode): Token[] {
  const { pattern, dayOf } = readerOf(code);
  const found: Token[] = [];
  for (const match of foldText(text)
    .replace(/[–—‑−]/g, '-')
    .matchAll(pattern)) {
    found.push(tokenOf(match[0], match.groups ?? {}, dayOf));
    if (found.length === MAX_TOKENS) break;
  }
  return found;
}

const dayWords = new Map<LanguageCode, RegExp>();

/** Finds the names of days and groups of days of a language in folded text. Compiled once per process. */
export function dayWordsOf(code: LanguageCode): RegExp {
  let known = dayWords.get(code);
  if (!known) {
    const { days, weekdays, workingDays, weekend, everyDay } = language(code).days;
    const names = WEEKDAYS.flatMap((day) => days[day]).filter((name) => plainName(name).length > 1);
    known = wordPattern([...names, ...weekdays, ...workingDays, ...weekend, ...everyDay]);
    dayWords.set(code, known);
  }
  return known;
}

/** Labels of hours that are not the opening hours. */
type OtherHours = 'byPhone' | 'ofPart' | 'ofRoom';

const otherHours = new Map<string, RegExp>();

/**
 * Finds words for other hours than the opening hours in folded text, in a language and in English, which many sites have
 * as well. Compiled once per process.
 */
export function wordsForHours(what: OtherHours, code: LanguageCode): RegExp {
  const key = `${what} ${code}`;
  let known = otherHours.get(key);
  if (!known) {
    known = wordPattern([...new Set([...language(code).hours[what], ...language('en').hours[what]])]);
    otherHours.set(key, known);
  }
  return known;
}

function plainName(name: string): string {
  return foldText(name).replace(/\.$/, '');
}

function readerOf(code: LanguageCode): Reader {
  let known = readers.get(code);
  if (!known) {
    known = makeReader(code);
    readers.set(code, known);
  }
  return known;
}

function makeReader(code: LanguageCode): Reader {
  const { days, hours } = language(code);
  const dayOf = new Map(WEEKDAYS.flatMap((day, at) => days.days[day].map((name) => [plainName(name), at] as const)));
  const long = [...dayOf.keys()].filter((name) => name.length > 3);
  const short = [...dayOf.keys()].filter((name) => name.length > 1 && name.length <= 3);
  const letters = [...dayOf.keys()].filter((name) => name.length === 1);
  const group = (name: string, words: Words) => (words.length === 0 ? [] : [`(?<${name}>${wordSource(words)})`]);
  const oclock = wordSource(hours.oclock.filter((word) => word.length > 1));
  const parts = [
    ...group('allDay', hours.allDay),
    ...group('week', days.everyDay),
    ...group('workdays', days.weekdays),
    ...group('sixdays', days.workingDays),
    ...group('weekend', days.weekend),
    `(?<time>(?<![\\d.,]|\\d:)\\d{1,2}(?: ?h ?[0-5]\\d(?!\\d)| ?[:.][0-5]\\d(?![\\d])|u[0-5]\\d(?!\\d)|(?![\\dªº]))(?: ?(?:${code === 'nl' ? 'h|u|uur' : 'h|hs|hrs'})(?![a-z\\d]))?(?:(?<=(?<!\\d)12) ?m(?![a-z])| ?[ap]\\.? ?m(?![a-z])\\.?)?)`,
    ...group('noon', hours.noon),
    ...group('midnight', hours.midnight),
    ...group('day', long),
    `(?<shortDay>(?<![a-z0-9])(?:${short.join('|') || '(?!)'})(?![a-z0-9])${SHORT_FOLLOWED}\\.?)`,
    ...(letters.length > 0 ? [`(?<letter>(?<![a-z0-9])(?:${letters.join('|')})(?:${LETTER_DAYS})(?![a-z]))`] : []),
    ...group('except', hours.except),
    ...group('appointment', hours.byAppointment),
    ...group('closed', hours.closed),
    ...group('holiday', days.holidays),
    `(?<until>-|/m(?![a-z])|(?<=\\dh)/(?=\\d{1,2}h(?![a-z\\d]))|${wordSource([...hours.to, ...hours.until])})`,
    `(?<and>,|;|&|/|\\+|${wordSource(hours.and)})`,
    `(?<filler>[:|()•·]|${wordSource([...hours.from, ...hours.open, ...hours.headings, ...hours.morning, ...hours.afternoon, ...hours.small])}|${oclock || '(?!)'}|(?<![a-z0-9])[hu](?![a-z0-9])\\.?)`,
    '(?<break>\\n)',
    `(?<crossed>${CROSS})`,
    '(?<word>[^\\s:|,;&/+()•·-]+)',
  ];
  return {
    pattern: new RegExp(parts.join('|'), 'gu'),
    dayOf,
  };
}

function tokenOf(word: string, groups: Record<string, string | undefined>, dayOf: ReadonlyMap<string, number>): Token {
  if (groups.time) return timeOf(word);
  if (groups.noon) return { kind: 'time', hour: 12, minute: 0, half: null, colon: true };
  if (groups.midnight) return { kind: 'time', hour: 24, minute: 0, half: null, colon: true };
  const name = groups.day ?? groups.shortDay ?? groups.letter;
  if (name) {
    const day = dayOf.get(plainName(name).replace(/[\s\u2010-\u2013-]+/g, '-')) ?? dayOf.get(plainName(name));
    return day === undefined ? { kind: 'word' } : { kind: 'day', day };
  }
  if (groups.week) return { kind: 'days', days: WHOLE_WEEK };
  if (groups.workdays) return { kind: 'days', days: WORKDAYS };
  if (groups.sixdays) return { kind: 'days', days: [...WORKDAYS, 5] };
  if (groups.weekend) return { kind: 'days', days: [5, 6] };
  if (groups.allDay) return { kind: 'all-day' };
  for (const kind of [
    'until',
    'and',
    'closed',
    'crossed',
    'except',
    'appointment',
    'holiday',
    'filler',
    'break',
  ] as const)
    if (groups[kind]) return { kind };
  return { kind: 'word' };
}

/** `9h30`, `9.30`, `09:30`, `18u`, `8 Uhr`. */
function timeOf(word: string): Token {
  const [, hour = '99', minute] = /^(\d{1,2})(?:\s?[h:.u]\s?(\d\d))?/.exec(word) ?? [];
  const half = /([ap])\.? ?m\.?$/.exec(word)?.[1];
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return { kind: 'word' };
  return {
    kind: 'time',
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half === 'a' ? 'am' : half === 'p' ? 'pm' : null,
    colon: minute !== undefined || /[hu]/.test(word),
  };
}
