import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { plainLower } from '../prose/sentences.ts';
import { CROSS, MAX_TOKENS, type Token, WHOLE_WEEK, WORKDAYS } from './hours-token.ts';
import type { OpenInterval } from './open-interval.ts';
import { tokensOfLanguage } from './tokens-of-language.ts';
import { AND_OF_BETWEEN } from './words/hours-patterns.ts';

/** What a text says about a week. Minutes from midnight; a closing time after midnight is more than 1,440. */
export type WeeklyHours = { intervals: OpenInterval[]; closedDays: number[]; appointmentDays: number[] };

type Range = { opens: number; closes: number };

export const DAY_MINUTES = 1440;
/** After this many unknown words, a day no longer belongs to the time that follows. */
const PATIENCE = 3;
/** `3-6` never means three in the morning. */
const EARLIEST_BARE_HOUR = 6;

const DAY_STEMS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const SINGLE_DAYS: Record<string, number> = { m: 0, t: 1, w: 2, th: 3, f: 4, sa: 5, su: 6, s: 5 };

const TOKEN = new RegExp(
  [
    String.raw`(?<allDay>24\s?\/\s?7|24[ -]hours?(?: a day)?|open 24|around the clock)`,
    String.raw`(?<group>\bweekdays\b|\bweekends\b|\bdaily\b|\bevery ?day\b|\b(?:7|seven) days(?: a week)?\b)`,
    String.raw`(?<except>\bexcept(?: on)?\b|\bexcluding\b)`,
    String.raw`(?<time>\d{1,2}(?:[:.]\d{2})?(?!\d)(?:\s?[ap]\.?\s?m\b\.?|[ap]\b)?|\bnoon\b|\bmidnight\b)`,
    String.raw`(?<day>\b(?:mon|tues?|wed|weds|thurs?|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\b\.?|\b(?:mo|tu|we|th|fr|sa|su)\b(?=\s?[-,:]|\s\d))`,
    String.raw`(?<single>\b[mtwf](?=\s?-\s?(?:th|sa|su|[twfs])\b)|\b(?:[twfs])\b(?=\s?[:,]?\s?\d))`,
    String.raw`(?<until>-|\bto\b|\buntil\b|\btill?\b|\bthrough\b|\bthru\b)`,
    String.raw`(?<and>,|&|\band\b|\/|\+)`,
    String.raw`(?<closed>\bclosed\b)`,
    String.raw`(?<appointment>\b(?:by|upon) (?:prior )?appointment(?: only)?\b|\bappointment only\b|\bby arrangement\b|\b(?:by|on|upon) request\b)`,
    String.raw`(?<filler>:|\||\bopen\b|\bfrom\b|\bhours?\b|\bour\b|\bare\b|\bis\b|\bwe're\b|\bbetween\b|\(|\)|\bonly\b|\b(?:without|no) (?:an )?appointment\b|\bwalk-?ins?\b)`,
    String.raw`(?<break>\n)`,
    `(?<crossed>${CROSS})`,
    String.raw`(?<word>[^\s:|,&/+()-]+)`,
  ].join('|'),
  'gu',
);

/** `HoursMon–Fri`, `Montag14:00 - 18:30Dienstag`: adjacent elements with no space between them. */
const GLUED = /(?<=\p{Ll}|:\d\d)(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\d{1,2}[:.]\d\d)/gu;

/** A text with spaces between the days and times of adjacent elements. */
export function partedTimes(text: string): string {
  return text.replace(GLUED, ' ');
}

/** Pictures and marks around days and times say nothing: `🕗 08:00 – 12:00`, `✓ Mon-Fri`. */
const MARKS = new RegExp(
  String.raw`(?!${CROSS})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u2600-\u27bf\u25a0-\u25ff\u203a\u2023])|\ufe0f|\u200d`,
  'gu',
);

/** Parses weekly opening hours as written in the given language. Returns null if it finds no hours. */
export function parseWeeklyHours(text: string, code = 'en'): WeeklyHours | null {
  const reader = new HoursReader(code === 'en' ? 12 : 24);
  const spaced = partedTimes(text.replace(MARKS, ' ')).replace(AND_OF_BETWEEN, ' - ');
  for (const token of code === 'en' ? tokens(plainLower(spaced)) : tokensIn(spaced, code)) reader.take(token);
  return reader.result();
}

function tokensIn(text: string, code: string): Token[] {
  return LANGUAGES.includes(code as LanguageCode) ? tokensOfLanguage(text, code as LanguageCode) : [];
}

/**
 * Minutes from midnight of a single time such as `8:00 AM`, `08:00`, `17:00:00` or `noon`; null if it is not a time.
 */
export function parseTime(text: string): number | null {
  const token = tokens(plainLower(text.trim()).replace(/^(\d{1,2}:\d{2}):\d{2}.*$/, '$1'))[0];
  if (token?.kind !== 'time') return null;
  const minutes = clock(token, token.half);
  return minutes > DAY_MINUTES ? null : minutes;
}

/** Day numbers (Monday is 0) named by `Monday`, `Mo`, `https://schema.org/Monday`, `Mo-Fr` or `Mo,We`. */
export function parseDays(text: string): number[] {
  const plain = plainLower(text.replace(/^.*[/#]/, ''));
  const [first, last] = plain.split(/\s?-\s?/).map(dayOfWord);
  // Generated markup says `Sa-Sa` for Saturday alone.
  if (first !== undefined && first >= 0 && last !== undefined && last >= 0)
    return first === last ? [first] : daysFrom(first, last);
  return plain
    .split(/[\s,]+/)
    .map(dayOfWord)
    .filter((day) => day >= 0);
}

function tokens(lower: string): Token[] {
  const found: Token[] = [];
  for (const match of lower.matchAll(TOKEN)) {
    found.push(tokenOf(match[0], match.groups ?? {}));
    if (found.length === MAX_TOKENS) break;
  }
  return found;
}

function tokenOf(word: string, groups: Record<string, string | undefined>): Token {
  if (groups.time) return timeToken(word);
  if (groups.day) return { kind: 'day', day: dayOfWord(word) };
  if (groups.single) return { kind: 'day', day: SINGLE_DAYS[word] ?? 0 };
  if (groups.group) return { kind: 'days', days: groupDays(word) };
  if (groups.allDay) return { kind: 'all-day' };
  for (const kind of ['until', 'and', 'closed', 'crossed', 'except', 'appointment', 'filler', 'break'] as const)
    if (groups[kind]) return { kind };
  return { kind: 'word' };
}

function timeToken(word: string): Token {
  if (word === 'noon') return { kind: 'time', hour: 12, minute: 0, half: 'pm', colon: true };
  if (word === 'midnight') return { kind: 'time', hour: 24, minute: 0, half: null, colon: true };
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/.exec(word);
  const hour = Number(parts?.[1] ?? 99);
  const minute = Number(parts?.[2] ?? 0);
  if (hour > 24 || minute > 59) return { kind: 'word' };
  const half = parts?.[3] === 'a' ? 'am' : parts?.[3] === 'p' ? 'pm' : null;
  return { kind: 'time', hour, minute, half, colon: parts?.[2] !== undefined };
}

function dayOfWord(word: string): number {
  return DAY_STEMS.indexOf(word.slice(0, 2));
}

function groupDays(word: string): readonly number[] {
  if (word === 'weekdays') return WORKDAYS;
  return word === 'weekends' ? [5, 6] : WHOLE_WEEK;
}

/** The days from one to another, which is at least a day later: Sunday to Sunday is the whole week. */
function daysFrom(first: number, last: number): number[] {
  const days = [first];
  for (let day = (first + 1) % 7; days.length < 7; day = (day + 1) % 7) {
    days.push(day);
    if (day === last) break;
  }
  return days;
}

type TimeToken = Extract<Token, { kind: 'time' }>;

function clock(time: TimeToken, half: 'am' | 'pm' | null): number {
  const hour = half === null ? time.hour : (time.hour % 12) + (half === 'pm' ? 12 : 0);
  return hour * 60 + time.minute;
}

/** Opening and closing time of `8-5`, `8am-5pm`, `1-5pm`, `08:00-17:00`; null for impossible times. */
function rangeOf(from: TimeToken, to: TimeToken, hours: 12 | 24): Range | null {
  // `05:00 - 00:00` is on a 24-hour clock in any language.
  if (!from.half && !to.half && (hours === 24 || from.hour === 0 || to.hour === 0)) return rangeOf24(from, to);
  // `17pm` is five in the afternoon, and `17am` no time at all.
  if ([from, to].some(({ half, hour }) => half === 'am' && hour > 12)) return null;
  const closing = to.half ?? (from.half === 'pm' && to.hour > from.hour % 12 ? 'pm' : null);
  let closes = endOf(clock(to, closing));
  let opens = clock(from, from.half);
  // `1-5pm` opens in the afternoon, `8-5pm` in the morning.
  if (from.half === null && closing === 'pm' && from.hour <= 12 && from.hour % 12 < to.hour % 12)
    opens = clock(from, 'pm');
  // `1-5` alone is in the afternoon.
  if (!from.half && !closing && from.hour >= 1 && from.hour < EARLIEST_BARE_HOUR && to.hour <= 12) opens += 720;
  // `8-5`, `8:00-5:00` and `9-9.30`: the closing hour is in the afternoon.
  if (closing === null && closes < opens + MIN_OPEN && to.hour <= 12) closes += 720;
  if (closes <= opens) closes += DAY_MINUTES;
  return closes - opens <= DAY_MINUTES && opens < DAY_MINUTES ? { opens, closes } : null;
}

/** The end of an interval in minutes from midnight: 23:59 means the end of the day. */
export function endOf(minutes: number): number {
  return minutes === DAY_MINUTES - 1 ? DAY_MINUTES : minutes;
}

/** More days in a row are open: `9-5 Mon-Fri`, and below it `Closed` as a heading. */
const MAX_CLOSED = 2;

/** In minutes: no business opens for less than an hour. */
const MIN_OPEN = 60;

/** `18-2` on a 24-hour clock ends after midnight. */
function rangeOf24(from: TimeToken, to: TimeToken): Range | null {
  const opens = clock(from, null);
  const until = endOf(clock(to, null));
  const closes = until <= opens ? until + DAY_MINUTES : until;
  return opens < DAY_MINUTES && closes - opens <= DAY_MINUTES ? { opens, closes } : null;
}

/** Walks the tokens: days, then times or `closed`; or, if a text starts with times, times and then days. */
class HoursReader {
  private readonly hours: 12 | 24;
  private readonly byDay = new Map<number, Range[] | 'closed' | 'appointment'>();
  private days: number[] = [];
  /** Days with hours that may get a second range: `8-12, 1-5`. */
  private served: number[] = [];
  private waiting: Range[] = [];
  private timesFirst: boolean | null = null;
  private lastDay: number | null = null;
  private linking: 'until' | 'and' | null = null;
  private from: TimeToken | null = null;
  private strangers = 0;
  /** True if a sentence with other words ended since the last day or time. */
  private parted = false;
  /** A range of bare numbers (`8-5`) counts only directly after its days. */
  private bareAllowed = false;
  private closedAhead = false;
  /** Few days that got the times before them, as long as no other word follows. */
  private given: readonly number[] = [];
  /** How many days got the times before them. */
  private receivers = 0;
  /** True if the times before a day were for no other day, but that day is closed: whose they are is unknown. */
  private ownerless = false;
  /** The days before the last `closed`, until the next token shows whether it is theirs. */
  private closedBehind: readonly number[] = [];
  /** The following days are exceptions from those before. */
  private excepting = false;
  /** Days that only `daily` has named so far. */
  private readonly ofGroup = new Set<number>();
  /** True if the last token was `daily`: a day that follows says which days are meant. */
  private afterGroup = false;
  /** Days that a span such as `Mon–Fri` or `weekdays` has named. */
  private readonly ofSpan = new Set<number>();
  /** Times that single days of a span got later: `Mon–Fri 9–6, Thu 9–8`. */
  private readonly exceptions = new Map<number, Range[]>();
  /** True after a second statement about several days, as another branch has it. */
  private restated = false;
  /** The following times are for holidays. */
  private holiday = false;
  /** True if a word that is part of no timetable was read since the last times. */
  private interrupted = false;

  constructor(hours: 12 | 24) {
    this.hours = hours;
  }

  take(token: Token): void {
    if (token.kind === 'crossed') {
      if (this.days.length > 0 && this.strangers === 0) this.takeClosed();
      return;
    }
    this.settleClosed(token.kind);
    if (this.afterGroup && token.kind === 'day') this.dropGroup();
    if (token.kind !== 'filler') this.afterGroup = token.kind === 'days' && token.days.length === 7;
    if (token.kind !== 'filler' && token.kind !== 'day' && token.kind !== 'closed') this.given = [];
    if (token.kind === 'day') this.takeDay(token.day);
    else if (token.kind === 'days') this.takeGroup(token.days);
    else if (token.kind === 'except') this.excepting = this.days.length > 0 || this.byDay.size > 0;
    else if (token.kind === 'time') this.takeTime(token);
    else if (token.kind === 'all-day') this.takeAllDay();
    else if (token.kind === 'closed') this.takeClosed();
    else if (token.kind === 'appointment') this.takeAppointment();
    else if (token.kind === 'holiday') this.takeHoliday();
    else if (token.kind === 'until' || token.kind === 'and') this.linking = token.kind;
    else if (token.kind === 'word') this.takeStranger();
    else if (token.kind === 'break') this.parted ||= this.strangers > 0;
  }

  result(): WeeklyHours | null {
    this.settleClosed('break');
    if (this.ownerless) return null;
    if (this.from !== null) this.openAt(this.from);
    // With as many exceptions, it is another week.
    if (this.exceptions.size * 2 < this.ofSpan.size)
      for (const [day, ranges] of this.exceptions) this.byDay.set(day, ranges);
    const intervals: OpenInterval[] = [];
    const closedDays: number[] = [];
    const appointmentDays: number[] = [];
    for (const [day, ranges] of [...this.byDay].sort(([a], [b]) => a - b)) {
      if (ranges === 'closed') closedDays.push(day);
      else if (ranges === 'appointment') appointmentDays.push(day);
      else for (const range of ranges) intervals.push({ day, ...range });
    }
    return intervals.length > 0 ? { intervals, closedDays, appointmentDays } : null;
  }

  private takeDay(day: number): void {
    if (this.linking === 'until' && this.lastDay !== null) {
      const span = daysFrom(this.lastDay, day);
      for (const spanned of span) this.ofSpan.add(spanned);
      this.addDays(span.slice(1));
    } else this.addDays([day]);
    this.lastDay = day;
  }

  private takeGroup(days: readonly number[]): void {
    this.addDays(days);
    const into = days.length === 7 ? this.ofGroup : this.ofSpan;
    for (const day of days) if (!this.byDay.has(day)) into.add(day);
  }

  /** `Todos los días sábados` are Saturdays, and `täglich Mo–Fr` are five days. */
  private dropGroup(): void {
    if (this.days.length !== 7) return;
    this.days = [];
    this.ofGroup.clear();
  }

  /** `Daily except Sunday`, `every day 9-5, closed on Wednesdays`: a named day takes precedence over a group. */
  private leaveOut(days: readonly number[]): void {
    this.days = this.days.filter((day) => !days.includes(day));
    for (const day of days) {
      this.byDay.set(day, 'closed');
      this.ofGroup.delete(day);
    }
  }

  private addDays(days: readonly number[]): void {
    if (this.excepting) {
      this.excepting = false;
      this.leaveOut(days);
      return;
    }
    if (this.closedAhead) {
      this.settle();
      this.close(days);
      return;
    }
    this.holiday = false;
    // `We answer on Saturdays. Office hours: Monday …`: the Saturday of the first sentence has no time.
    if (this.parted) this.days = [];
    if (this.from !== null) this.openAt(this.from);
    if (this.days.length === 0 && this.timesFirst && this.waiting.length === 0) this.timesFirst = null;
    this.days.push(...days);
    this.lastDay = null;
    this.settle();
    this.served = this.timesFirst ? this.served : [];
    this.from = null;
    if (this.timesFirst && this.waiting.length > 0) {
      this.serve(days, this.waiting);
      this.receivers += days.length;
      this.given = days;
      this.days = [];
    }
  }

  /**
   * `9-5 Mon-Fri, Sat closed`: the times before a day are not its own if it is closed. In `9-5 Mon-Fri, closed Sat`, a
   * day follows directly.
   */
  private settleClosed(next: Token['kind']): void {
    if (next === 'break' || next === 'and' || next === 'time') {
      for (const day of this.closedBehind) this.byDay.set(day, 'closed');
      if (this.closedBehind.length > 0) this.closedAhead = false;
      if (this.closedBehind.length > 0 && this.receivers === this.closedBehind.length) this.ownerless = true;
    }
    this.closedBehind = [];
  }

  /**
   * `Fri – Tue: 07:30 – 18:00 (Sat-Sun 07:00)`: a single time right after the week is when those days open. Elsewhere it
   * says nothing, and the days before it are not closed: `Sat-Sun 07:00 (Thursday: closed)`.
   */
  private openAt(time: TimeToken): void {
    const opens = clock(time, time.half);
    for (const day of this.interrupted ? [] : this.days) {
      const known = this.byDay.get(day);
      if (Array.isArray(known) && known.length === 1 && opens < known[0]!.closes)
        this.byDay.set(day, [{ opens, closes: known[0]!.closes }]);
    }
    this.days = [];
    this.from = null;
  }

  private takeTime(time: TimeToken): void {
    if (this.from && this.linking === 'until') {
      const range = rangeOf(this.from, time, this.hours);
      this.from = null;
      if (range && (this.bareAllowed || time.half || time.colon)) this.takeRange(range);
    } else {
      // `10-14, 16-20 (Mon-Fri)`: both are for the days behind them.
      if (this.timesFirst && (this.receivers > 0 || this.strangers > 0)) this.waiting = [];
      this.from = time;
      this.bareAllowed =
        time.half !== null || time.colon || (this.strangers === 0 && this.days.length + this.served.length > 0);
    }
    this.closedAhead = false;
    this.settle();
  }

  /**
   * `24 hours` counts for days right before it. Alone it is a claim, and after other words it may be how long
   * something takes: `an answer on weekdays within 24 hours`.
   */
  private takeAllDay(): void {
    if (this.days.length > 0 && this.strangers === 0) this.takeRange({ opens: 0, closes: DAY_MINUTES });
  }

  private takeRange(range: Range): void {
    this.settle();
    if (this.holiday) return;
    if (this.days.length > 0) {
      this.timesFirst ??= false;
      this.serve(this.days, [range], this.isSecondHalf(this.days, range));
      this.served = this.days;
      this.days = [];
      this.interrupted = false;
    } else if (this.served.length > 0 && this.timesFirst === false) this.serve(this.served, [range], true);
    // Other words before times do not give them to the day that follows, if each day so far is in front of its times.
    else if (this.timesFirst !== false) {
      this.timesFirst = true;
      this.receivers = 0;
      this.waiting.push(range);
    }
    this.lastDay = null;
  }

  private takeClosed(): void {
    this.settle();
    this.served = [];
    if (this.given.length <= MAX_CLOSED) this.closedBehind = this.given;
    if (this.days.length === 0) this.closedAhead = !this.holiday;
    else {
      this.close(this.days);
      this.days = [];
      this.lastDay = null;
    }
  }

  /**
   * After days, it means that they have no times. After times, it says that an appointment is needed at those times.
   */
  private takeAppointment(): void {
    this.settle();
    for (const day of this.days) if (!this.byDay.has(day)) this.byDay.set(day, 'appointment');
    if (this.days.length > 0) this.served = [];
    this.days = [];
    this.lastDay = null;
  }

  /** A holiday is not a day of the week: what follows belongs to holidays, unless days are named as well. */
  private takeHoliday(): void {
    this.settle();
    this.holiday = this.days.length === 0;
    if (this.holiday) this.served = [];
  }

  private close(days: readonly number[]): void {
    for (const day of days) if (!this.byDay.has(day) || this.ofGroup.has(day)) this.byDay.set(day, 'closed');
  }

  /** `Mo–Fr 7:30–12:30`, right below `Di & Do 13:30–17:00`: the afternoon of days whose morning was just told. */
  private isSecondHalf(days: readonly number[], { opens }: Range): boolean {
    return (
      !this.interrupted &&
      days.every((day) => {
        const known = this.byDay.get(day);
        return Array.isArray(known) && !this.ofGroup.has(day) && opens >= (known.at(-1)?.closes ?? DAY_MINUTES);
      })
    );
  }

  private takeStranger(): void {
    this.interrupted = true;
    this.linking = null;
    this.from = null;
    this.served = [];
    this.closedAhead = this.closedAhead && this.strangers === 0;
    this.strangers++;
    if (this.strangers <= PATIENCE) return;
    this.days = [];
    this.waiting = [];
    this.timesFirst = null;
    this.lastDay = null;
  }

  private settle(): void {
    this.linking = null;
    this.strangers = 0;
    this.parted = false;
  }

  /**
   * The first statement about a day is kept; a later one (another branch, a special) does not change it. Only for a
   * single day of a span, right after the times of the span, the later statement is the more exact one.
   */
  private serve(days: readonly number[], ranges: readonly Range[], again = false): void {
    if (!again && days.length > 1 && days.some((day) => this.ofSpan.has(day) && this.byDay.has(day)))
      this.restated = true;
    for (const day of days) {
      const known = this.byDay.get(day);
      const named = known === undefined || (this.ofGroup.has(day) && !again && days.length < 7);
      if (named) {
        this.byDay.set(day, [...ranges]);
        if (known !== undefined) this.ofGroup.delete(day);
      } else if (known !== 'closed' && known !== 'appointment') {
        const told = this.exceptions.get(day) ?? known;
        if (again) told.push(...ranges.filter((range) => range.opens >= (told.at(-1)?.closes ?? 0)));
        else if (this.isException(days, day)) this.exceptions.set(day, [...ranges]);
      }
    }
  }

  private isException(days: readonly number[], day: number): boolean {
    return days.length === 1 && this.ofSpan.has(day) && !this.interrupted && !this.restated;
  }
}
