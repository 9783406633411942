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

type Dated = Pick<BlogPost, 'publishedAt' | 'firstPublishedAt'>;

/** What stands beside the author: the day of the last publication, and the first where that was another day. */
export function shownDates({ publishedAt, firstPublishedAt }: Dated): { date: string; first: string | null } {
  const date = longDate(publishedAt);
  if (date === '') return { date: 'Draft', first: null };
  const first = longDate(firstPublishedAt);
  return { date, first: first === '' || first === date ? null : first };
}
