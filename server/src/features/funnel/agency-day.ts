import { brand } from '@named-first/contract';
import { Temporal } from 'temporal-polyfill';

/** The date at a given time in the agency's time zone: `2026-11-22`. */
export function agencyDay(at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
}

/** The last `days` dates up to the given time, oldest first. */
export function lastAgencyDays(until: Date, days: number): string[] {
  const last = Temporal.PlainDate.from(agencyDay(until));
  return Array.from({ length: days }, (_, index) => last.subtract({ days: days - 1 - index }).toString());
}
