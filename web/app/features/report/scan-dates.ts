import { longDate } from '@named-first/contract';

/** When a scan was made, as a day; with the time of day too where another scan of the same day stands beside it. */
export function scanDate(iso: string, beside: readonly string[]): string {
  const day = longDate(iso);
  const sameDay = beside.some((other) => other !== iso && longDate(other) === day);
  if (!sameDay) return day;
  const time = new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return `${day}, ${time} UTC`;
}
