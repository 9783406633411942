import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, siteFacts, tradeOf, unreadPage } from '../../../test/page-facts.ts';
import type { Review, ReviewFacts } from '../../understand/trust/reviews.ts';
import { reviewsReadable } from './reviews-readable.ts';

const review = (at: number): Review => ({
  text: `Review ${at}`,
  name: 'Jane D.',
  date: 'May 2026',
  platform: 'Google',
  evidence: evidenceFrom(`Review ${at}`),
});
const some = (count: number) => Array.from({ length: count }, (_, at) => review(at));
const full: ReviewFacts = {
  readable: some(3),
  bare: [],
  rating: {
    value: 4.9,
    count: 212,
    shown: '4.9 stars from 212 reviews',
    evidence: evidenceFrom('4.9 stars from 212 reviews'),
  },
  ratingMarkup: [],
  platformLinks: [{ platform: 'Google Maps', evidence: evidenceFrom('Google', 'link') }],
  widgets: [],
};
const none: ReviewFacts = { readable: [], bare: [], rating: null, ratingMarkup: [], platformLinks: [], widgets: [] };
const widget = { widgets: [{ name: 'Elfsight', evidence: evidenceFrom('<script src="elfsight">', 'script') }] };
const judge = (reviews: ReviewFacts, groups = {}) => reviewsReadable.judge(siteFacts({ reviews, ...groups }));

it('names a link to reviews elsewhere if the site itself has none', () => {
  const { description, evidence } = judge({ ...none, platformLinks: full.platformLinks });
  expect(description).toContain('that AI can read, only a link to Google Maps. To AI you have none.');
  expect(evidence).toEqual(full.platformLinks.map((link) => link.evidence));
  expect(judge(none).description).not.toContain('link');
});

it('the task is only what is missing', () => {
  const summaryFor = (reviews: ReviewFacts) => judge(reviews).fix.summary;
  const pasteFor = (reviews: ReviewFacts) =>
    judge(reviews)
      .fix.paste.map(({ text }) => text)
      .join();
  const unlinked = { ...full, platformLinks: [] };
  expect(summaryFor(unlinked)).toBe('Link to the site where your reviews can be checked.');
  expect(pasteFor(unlinked)).toContain('[rating] stars');
  expect(pasteFor(unlinked)).not.toContain('customer');
  expect(summaryFor({ ...full, rating: null })).toBe('State your rating and how many reviews you have.');
  const two = { ...full, readable: some(2) };
  expect(summaryFor(two)).toBe('Add a few more real reviews as plain text.');
  expect(pasteFor(two)).not.toContain('[rating]');
  const bare = some(3).map((one) => ({ ...one, name: null }));
  expect(summaryFor({ ...full, readable: [], bare })).toBe(
    'Write a name, the month and the source next to each review.',
  );
  const poor = judge({ ...none, bare: bare.slice(0, 1) }).fix;
  expect(poor.summary).toBe(
    'Write a name, the month and the source next to each review. Add a few more real reviews as plain text.',
  );
  expect(poor.steps[0]).toBe('State your rating and how many reviews you have.');
  expect(summaryFor(none)).toContain('Copy a few real reviews onto your site');
});

describe('readable reviews', () => {
  it.each<[string, ReviewFacts, string]>([
    ['three, a link and a rating', full, 'success'],
    ['two', { ...full, readable: some(2) }, 'warning'],
    ['three without a link', { ...full, platformLinks: [] }, 'warning'],
    ['three without a rating', { ...full, rating: null }, 'warning'],
    ['three without names', { ...full, readable: [], bare: some(3) }, 'warning'],
    ['a widget alone', { ...none, ...widget }, 'warning'],
    ['a rating alone', { ...none, rating: full.rating }, 'warning'],
    ['nothing', none, 'error'],
    [
      'star markup without visible reviews',
      { ...none, ratingMarkup: [evidenceFrom('"aggregateRating"', 'markup')] },
      'error',
    ],
    [
      'star markup and a widget that shows reviews to visitors',
      { ...none, ...widget, ratingMarkup: [evidenceFrom('"aggregateRating"', 'markup')] },
      'warning',
    ],
    [
      'star markup and a rating in the text',
      { ...none, rating: full.rating, ratingMarkup: [evidenceFrom('"aggregateRating"', 'markup')] },
      'warning',
    ],
    [
      'star markup beside visible reviews',
      { ...full, ratingMarkup: [evidenceFrom('"aggregateRating"', 'markup')] },
      'success',
    ],
  ])('%s', (_words, reviews, status) => {
    const judgement = judge(reviews);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('are told only what they lack', () => {
    const dated = some(4).map((one) => ({ ...one, name: null }));
    const named = some(4).map((one) => ({ ...one, date: null, platform: null }));
    const says = (bare: ReviewFacts['bare']) => judge({ ...full, readable: [], bare }).description;
    expect(says(dated)).toContain('Still missing: a name with each review.');
    expect(says(named)).toContain('Still missing: a date or source with each review.');
    expect(says([...named, ...dated.slice(0, 1)])).toContain('a name with 1 of your 5 reviews');
  });

  it('are not denied if the rating is in the text', () => {
    const ratingMarkup = [evidenceFrom('"aggregateRating"', 'markup')];
    const { description, fix } = judge({ ...none, rating: full.rating, ratingMarkup });
    expect(description).toContain('we found no review in the text');
    expect(fix.steps.join(' ')).not.toContain('remove the rating');
  });

  it('must never be written, changed or selected by the owner', () => {
    const { fix } = judge(none);
    expect(fix.steps.join(' ')).toContain('never write, change or pick');
    expect(fix.paste[0]?.text).toContain('[Words of the first customer, unchanged]');
  });

  it('are not asked of health professionals where the law bans them', () => {
    const subject = { ...siteFacts({}).subject, country: 'AU' };
    const judgement = judge(none, { subject, trade: tradeOf('healthcare') });
    expect(judgement.measured).toBe(false);
    expect(judgement.description).toContain('National Law section 133');
    expect(judge(none, { subject, trade: tradeOf('plumbing') }).status).toBe('error');
  });

  it('come with the law on reviews of the country, and of no other', () => {
    const subject = { ...siteFacts({}).subject, country: 'GB' };
    expect(judge(none).fix.steps.join(' ')).toContain('FTC');
    expect(judge(none, { subject }).fix.steps.join(' ')).not.toMatch(/FTC|Yelp/);
    expect(judge(none, { subject }).fix.steps.join(' ')).toContain('Fake reviews are banned.');
  });

  it('are not called missing on a page that exceeds our limit', () => {
    const pages = siteFacts({}).pages.map((page) => ({ ...page, cut: true }));
    const judgement = judge(none, { pages });
    expect(judgement.measured).toBe(false);
    expect(judgement.description).toContain('longer than we read');
    expect(faultsOf(judgement)).toEqual([]);
    expect(judge(full, { pages }).measured).toBe(true);
  });

  it('are not called missing while the page of reviews could not be read', () => {
    const site = { ...siteFacts({}).site, unread: [unreadPage('reviews')] };
    expect(judge(none, { site }).measured).toBe(false);
    expect(judge(full, { site }).measured).toBe(true);
  });
});
