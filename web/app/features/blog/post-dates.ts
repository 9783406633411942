import { type BlogPost, brand, longDate } from '@named-first/contract';

type Dated = Pick<BlogPost, 'publishedAt' | 'firstPublishedAt'>;

/**
 * The dates next to the author: the last publication, and the first if it was on another day. They are days at the
 * agency, as in the structured data.
 */
export function shownDates({ publishedAt, firstPublishedAt }: Dated): { date: string; first: string | null } {
  const date = longDate(publishedAt, brand.timeZone);
  if (date === '') return { date: 'Draft', first: null };
  const first = longDate(firstPublishedAt, brand.timeZone);
  return { date, first: first === '' || first === date ? null : first };
}
