import { foldAccents } from '../prose/folded.ts';
import { MONTH_NAMES, monthNumber } from './month-names.ts';

/**
 * Dates as people write them: `March 31, 2024`, `03/31/2024`, `31 March 2024`, `31.03.2024`, `31 de marzo de 2024`,
 * `31. März 2024`, `March 2024`, `2024-03-31`.
 */

/** ISO 8601 date; the first or the last of the month if only the month is given. */
export type WrittenDate = { date: string; lastDay: string; at: number; length: number };

const MONTH = `(${MONTH_NAMES})\\.?`;
const DATE = new RegExp(
  [
    String.raw`\b(\d{4})-(\d{2})-(\d{2})\b`,
    String.raw`\b(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})\b`,
    String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`,
    String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|\.|º)? (?:de )?${MONTH},? (?:de )?(\d{4})\b`,
    String.raw`\b${MONTH},? (?:de )?(\d{4})\b`,
  ].join('|'),
  'g',
);
const MAX_DATES = 200;
/** Every notation has a four-digit year or digits with a separator. */
const MAY_BE_DATE = /\d{4}|\d[/.-]\d/;

/**
 * Every date in a text that `plainLower` has lowered. `dayFirst` applies to `03/04/2024`; only the United States puts
 * the month first.
 */
export function writtenDates(lower: string, dayFirst = false): WrittenDate[] {
  const found: WrittenDate[] = [];
  if (!MAY_BE_DATE.test(lower)) return found;
  for (const match of foldAccents(lower).matchAll(DATE)) {
    const parts = partsOf(match, dayFirst);
    const date = parts && isoDay(...parts);
    if (parts && date) {
      const lastDay = parts[2] === null ? monthEnd(parts[0], parts[1]) : date;
      found.push({ date, lastDay, at: match.index, length: match[0].length });
    }
    if (found.length === MAX_DATES) break;
  }
  return found;
}

/** The date of an ISO 8601 date or date and time, or null. */
export function isoDate(text: string): string | null {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(text.trim());
  return match ? isoDay(Number(match[1]), Number(match[2]), match[3] ? Number(match[3]) : null) : null;
}

/** Whole months between two ISO dates; a month counts only when it is over. */
export function monthsBetween(earlier: string, later: string): number {
  const months =
    (Number(later.slice(0, 4)) - Number(earlier.slice(0, 4))) * 12 +
    Number(later.slice(5, 7)) -
    Number(earlier.slice(5, 7));
  return Number(later.slice(8, 10)) < Number(earlier.slice(8, 10)) ? months - 1 : months;
}

/** `March 2026`, for people. */
export function monthName(date: string): string {
  const names = 'January February March April May June July August September October November December'.split(' ');
  return `${names[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

type Parts = [year: number, month: number, day: number | null];

function partsOf(match: RegExpMatchArray, dayFirst: boolean): Parts | null {
  const [
    ,
    isoYear,
    isoMonth,
    isoDayOfMonth,
    first,
    divider,
    second,
    year,
    longMonth,
    longDay,
    longYear,
    euDay,
    euMonth,
    euYear,
    month,
    monthYear,
  ] = match;
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDayOfMonth)];
  if (year) return slashed(Number(first), Number(second), year, dayFirst || divider !== '/');
  if (longYear) return [Number(longYear), monthNumber(longMonth ?? ''), Number(longDay)];
  if (euYear) return [Number(euYear), monthNumber(euMonth ?? ''), Number(euDay)];
  return monthYear ? [Number(monthYear), monthNumber(month ?? ''), null] : null;
}

/**
 * With slashes the month comes first, as in the United States; with dots and dashes the day does, and wherever the
 * numbers require it.
 */
function slashed(first: number, second: number, year: string, dayFirst: boolean): Parts {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const reads = dayFirst ? second <= 12 : first > 12;
  return reads ? [full, second, first] : [full, first, second];
}

function isoDay(year: number, month: number, day: number | null): string | null {
  const time = new Date(Date.UTC(year, month - 1, day ?? 1));
  const real = time.getUTCMonth() === month - 1 && time.getUTCDate() === (day ?? 1) && year >= 1990 && year < 2100;
  return real ? time.toISOString().slice(0, 10) : null;
}

function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
