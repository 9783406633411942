import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, siteFacts, tradeOf } from '../../../test/page-facts.ts';
import type { DateFacts } from '../../understand/freshness/dates.ts';
import { freshness } from './freshness.ts';

function dates(date: string | null, more: Partial<DateFacts> = {}): DateFacts {
  const newest =
    date === null ? null : { date, kind: 'posted' as const, shown: date, evidence: evidenceFrom(`Posted ${date}`) };
  return { newest, copyright: null, expired: [], comingSoon: [], today: '2026-11-20', ...more };
}
const copyright = (year: number) => ({ copyright: { year, evidence: evidenceFrom(`© ${year}`) } });
const expired = {
  expired: [{ ended: '2024-06-21', shown: 'spring 2024', evidence: evidenceFrom('spring 2024 special') }],
};
const judge = (facts: DateFacts) => freshness.judge(siteFacts({ dates: facts }));

describe('signs of life', () => {
  it.each<[string, DateFacts, string]>([
    ['twelve months ago', dates('2025-11-20'), 'success'],
    ['twelve months and some days', dates('2025-11-01'), 'success'],
    ['thirteen months ago', dates('2025-10-20'), 'warning'],
    ['twenty-four months ago', dates('2024-11-20'), 'warning'],
    ['twenty-five months ago', dates('2024-10-20'), 'error'],
    ['only a copyright year', dates(null, copyright(2026)), 'warning'],
    ['an old copyright year alone', dates(null, copyright(2023)), 'error'],
    ['nothing at all', dates(null), 'warning'],
    ['a fresh date beside an offer that ended', dates('2026-11-01', expired), 'error'],
    ['only an offer that ended', dates(null, expired), 'error'],
    ['a fresh date beside coming soon', dates('2026-11-01', { comingSoon: [evidenceFrom('Coming soon')] }), 'warning'],
  ])('%s', (_words, facts, status) => {
    const judgement = judge(facts);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('quote the expired offer', () => {
    expect(judge(dates('2026-11-01', expired)).description).toContain('"spring 2024"');
  });

  it('are denied only for the pages that were read, and only if they are of the business', () => {
    expect(judge(dates(null)).description).toMatch(/^On the .*pages? we read, we found no date of a job, a review or/);
    expect(judge(dates(null, copyright(2026))).description).toContain('an update, only the copyright year 2026.');
  });

  it('ask a barber for news, and a plumber for finished jobs', () => {
    const adviceTo = (trade: ReturnType<typeof tradeOf>) => {
      const { description, fix } = freshness.judge(siteFacts({ dates: dates(null, copyright(2026)), trade }));
      return [description, fix.summary, ...fix.steps, ...fix.paste.map(({ text }) => text)].join(' ');
    };
    expect(adviceTo({ ...tradeOf('generic', 'storefront'), id: 'barber' })).not.toMatch(/\bjob\b|trouble/);
    expect(adviceTo(tradeOf())).toContain('finished job');
  });

  it('never lead to a faked date', () => {
    expect(judge(dates(null)).fix.steps.join()).toContain('Do not put today’s date on old pages');
  });
});
