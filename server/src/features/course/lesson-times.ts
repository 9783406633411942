import { brand } from '@named-first/contract';
import { Temporal } from 'temporal-polyfill';

/** The length of a day of the course, and its time zone. */
export type CourseCalendar = { timeZone: string; daySeconds: number };

const WHOLE_DAY_SECONDS = 86_400;
const NINE = Temporal.PlainTime.from('09:00');
/** Late lessons are still sent until this hour; after it they wait for the next morning. */
const EVENING_HOUR = 20;

/** The agency's calendar, with the day length from the settings. */
export function courseCalendar({ courseDaySeconds }: { courseDaySeconds: number }): CourseCalendar {
  return { timeZone: brand.timeZone, daySeconds: courseDaySeconds };
}

/**
 * The times of the next lessons: nine in the morning of each of the days after `from`, in the calendar's time zone and
 * across clock changes. If a day does not have 24 hours, lessons are simply that far apart.
 */
export function lessonTimes(from: Date, count: number, { timeZone, daySeconds }: CourseCalendar): Date[] {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  if (daySeconds !== WHOLE_DAY_SECONDS) return days.map((day) => new Date(from.getTime() + day * daySeconds * 1000));
  const today = localTime(from, timeZone).toPlainDate();
  return days.map((day) => nineOn(today.add({ days: day }), timeZone));
}

/**
 * The first time from `from` on at which a lesson may be sent: `from` itself during the day, otherwise nine the next
 * morning.
 */
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
