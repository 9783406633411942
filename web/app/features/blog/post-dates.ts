import { type BlogPost, brand } from '@named-first/contract';

/**
 * A date as Americans write it out: `November 10, 2026`. It is the day at the agency, so that every server and every
 * reader sees the same one; empty when the text holds no date.
 */
export function longDate(iso: string | null): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: brand.timeZone,
  });
}

/** The same moment with the agency's own clock and offset, so that its day is the one people read on the page. */
export function agencyTime(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    hourCycle: 'h23',
    timeZone: brand.timeZone,
    timeZoneName: 'longOffset',
  } as const).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

type Dated = Pick<BlogPost, 'publishedAt' | 'firstPublishedAt'>;

/** What stands beside the author: the day of the last publication, and the first where that was another day. */
export function shownDates({ publishedAt, firstPublishedAt }: Dated): { date: string; first: string | null } {
  const date = longDate(publishedAt);
  if (date === '') return { date: 'Draft', first: null };
  const first = longDate(firstPublishedAt);
  return { date, first: first === '' || first === date ? null : first };
}
