import { Temporal } from 'temporal-polyfill';

/** The date of a moment by the client's own calendar. */
export function localDate(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The moment at which a date begins there; days that begin later because clocks were changed at midnight included. */
export function startOfDate(date: Temporal.PlainDate, timeZone: string): Date {
  return new Date(date.toZonedDateTime({ timeZone }).startOfDay().epochMilliseconds);
}

/** The next day from Monday to Friday after the date of a moment, as the moment at which it begins. */
export function nextWorkday(at: Date, timeZone: string): Date {
  let day = localDate(at, timeZone).add({ days: 1 });
  while (day.dayOfWeek > 5) day = day.add({ days: 1 });
  return startOfDate(day, timeZone);
}

/** When that day is over. */
export function endOfNextWorkday(at: Date, timeZone: string): Date {
  return startOfDate(localDate(nextWorkday(at, timeZone), timeZone).add({ days: 1 }), timeZone);
}
