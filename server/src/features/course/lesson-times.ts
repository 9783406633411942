import { brand } from '@named-first/contract';
import { Temporal } from 'temporal-polyfill';

/** How long a day of the course is, and whose clock it keeps. */
export type CourseCalendar = { timeZone: string; daySeconds: number };

const WHOLE_DAY_SECONDS = 86_400;
const NINE = Temporal.PlainTime.from('09:00');
/** Lessons that are late still go out until then; after that they wait for the next morning. */
const EVENING_HOUR = 20;

/** The agency's calendar, with the days as long as the settings say. */
export function courseCalendar({ courseDaySeconds }: { courseDaySeconds: number }): CourseCalendar {
  return { timeZone: brand.timeZone, daySeconds: courseDaySeconds };
}

/**
 * When the next lessons go out: at nine in the morning of each of the days after `from`, by the calendar's own clock,
 * whatever that clock does in between. A day of another length than 24 hours has no morning: it is simply that long.
 */
export function lessonTimes(from: Date, count: number, { timeZone, daySeconds }: CourseCalendar): Date[] {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  if (daySeconds !== WHOLE_DAY_SECONDS) return days.map((day) => new Date(from.getTime() + day * daySeconds * 1000));
  const today = localTime(from, timeZone).toPlainDate();
  return days.map((day) => nineOn(today.add({ days: day }), timeZone));
}

/** The first moment from `from` on at which a lesson may go out: `from` itself by day, else the next morning at nine. */
export function nextDaytime(from: Date, { timeZone, daySeconds }: CourseCalendar): Date {
  if (daySeconds !== WHOLE_DAY_SECONDS) return from;
  const local = localTime(from, timeZone);
  if (local.hour < NINE.hour) return nineOn(local.toPlainDate(), timeZone);
  return local.hour < EVENING_HOUR ? from : nineOn(local.toPlainDate().add({ days: 1 }), timeZone);
}

function localTime(at: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

function nineOn(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone, plainTime: NINE }).epochMilliseconds);
}
