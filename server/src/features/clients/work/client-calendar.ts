import { Temporal } from 'temporal-polyfill';

/** The date at a given time in the client's time zone. */
export function localDate(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The time at which a date begins there, including days that begin later because clocks changed at midnight. */
export function startOfDate(date: Temporal.PlainDate, timeZone: string): Date {
  return new Date(date.toZonedDateTime({ timeZone }).startOfDay().epochMilliseconds);
}

/** The start of the next weekday (Monday to Friday) after the given time. */
export function nextWorkday(at: Date, timeZone: string): Date {
  let day = localDate(at, timeZone).add({ days: 1 });
  while (day.dayOfWeek > 5) day = day.add({ days: 1 });
  return startOfDate(day, timeZone);
}

/** The end of that day. */
export function endOfNextWorkday(at: Date, timeZone: string): Date {
  return startOfDate(localDate(nextWorkday(at, timeZone), timeZone).add({ days: 1 }), timeZone);
}
