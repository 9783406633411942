import { longDate } from '@named-first/contract';

/** The date of a scan, with the time if another scan of the same day is shown next to it. */
export function scanDate(iso: string, beside: readonly string[]): string {
  const day = longDate(iso);
  const sameDay = beside.some((other) => other !== iso && longDate(other) === day);
  if (!sameDay) return day;
  return scanMoment(iso);
}

/** A date and time. */
export function scanMoment(iso: string): string {
  const time = new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return `${longDate(iso)}, ${time} UTC`;
}
