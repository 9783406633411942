import { describe, expect, it } from 'vitest';
import { agencyTime } from './agency-time';
import { shownDates } from './post-dates';

describe('the date of a post', () => {
  it('is the date at the agency, written out', () => {
    const dateOf = (publishedAt: string) => shownDates({ publishedAt, firstPublishedAt: publishedAt }).date;
    expect(dateOf('2026-11-10T15:00:00.000Z')).toBe('November 10, 2026');
    expect(dateOf('2026-11-11T03:30:00.000Z')).toBe('November 10, 2026');
    expect(dateOf('2026-01-01T04:59:59.999Z')).toBe('December 31, 2025');
  });

  it('reads Draft when there is no publication date', () => {
    expect(shownDates({ publishedAt: null, firstPublishedAt: null })).toEqual({ date: 'Draft', first: null });
  });

  it('names the first date only if it differs', () => {
    const firstPublishedAt = '2026-03-02T15:00:00.000Z';
    expect(shownDates({ publishedAt: '2026-03-02T18:00:00.000Z', firstPublishedAt })).toEqual({
      date: 'March 2, 2026',
      first: null,
    });
    expect(shownDates({ publishedAt: '2026-05-01T18:00:00.000Z', firstPublishedAt })).toEqual({
      date: 'May 1, 2026',
      first: 'March 2, 2026',
    });
  });

  it('is the same instant and the same date in structured data, in winter and in summer', () => {
    expect(agencyTime('2026-11-11T03:30:00.000Z')).toBe('2026-11-10T22:30:00-05:00');
    expect(agencyTime('2026-07-14T04:30:00.000Z')).toBe('2026-07-14T00:30:00-04:00');
    for (const iso of ['2026-03-08T06:59:59.000Z', '2026-03-08T07:00:00.000Z', '2026-11-01T05:30:00.000Z']) {
      expect(new Date(agencyTime(iso)).toISOString()).toBe(iso);
    }
  });
});
