import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveClaims, vagueWordIn } from './claims.ts';

const claimsOf = (...html: string[]) => deriveClaims({ pages: html.map((body) => pageFrom(`<main>${body}</main>`)) });
const shown = (sentence: string) =>
  claimsOf(`<p>${sentence}</p>`).claims.map((claim) => `${claim.kind}: ${claim.shown}`);

describe('facts that can be repeated', () => {
  it.each([
    ['Drain cleaning from $129.', ['price: $129']],
    ['Root canals from ₹3,500.', ['price: ₹3,500']],
    ['A check-up is £45.', ['price: £45']],
    ['A new roof costs $9,500 to $14,000.', ['price: $9,500 to $14,000']],
    ['Serving Boise since 1987.', ['year: since 1987']],
    ['We have 25 years of experience.', ['year: 25 years of experience']],
    ['A 10-year workmanship warranty on labor.', ['warranty: 10-year workmanship warranty']],
    ['Lifetime warranty on shingles', ['warranty: Lifetime warranty']],
    ['We arrive within 60 minutes.', ['time: 60 minutes']],
    ['Most roofs take two to three days.', ['time: two to three days']],
    ['We fixed 3,200+ homes.', ['count: 3,200+ homes']],
    ['Rated 4.9 stars', ['count: 4.9 stars']],
    ['We install Trane, Lennox and Carrier.', ['brand: Trane']],
    ['Cuts bills by 30%.', ['count: 30%']],
  ])('are found in %j', (sentence, expected) => {
    expect(shown(sentence)).toEqual(expected);
  });

  it.each([
    ['Call (208) 331-0142.'],
    ['© 2026 Copper Creek. All rights reserved.'],
    ['We are the #1 plumber and the best.'],
    ['Open 24 hours a day, 7 days a week.'],
    ['Five-star service with 100% satisfaction.'],
    ['Affordable prices.'],
    ['One company for all.'],
  ])('are not found in %j', (sentence) => {
    expect(shown(sentence)).toEqual([]);
  });

  it('count once, however often they are repeated', () => {
    const facts = claimsOf('<p>From $129.</p><p>Only $129!</p>', '<p>$ 129</p>');
    expect(facts.claims).toHaveLength(1);
    expect(facts.pages).toBe(1);
  });

  it('keep the sentence as evidence', () => {
    expect(claimsOf('<p>Hello. Drains from $129 flat. Bye.</p>').claims[0]?.evidence.excerpt).toBe(
      'Drains from $129 flat.',
    );
  });
});

describe('quotes, sources and empty words', () => {
  it.each([
    ['<p>“They came at night and fixed the leak in an hour.” — Jane D.</p>', 1],
    ['<blockquote>They came at night and fixed it.</blockquote><p>— Jane D., Boise</p>', 1],
    ['<p>“They came at night and fixed the leak in an hour.”</p><p>Call us</p>', 0],
  ])('a quote needs a name: %s', (html, quotes) => {
    expect(claimsOf(html).quotes).toHaveLength(quotes);
  });

  it.each([
    ['<a href="https://www.energy.gov/heat">Heat pump facts</a>', 1],
    ['<p>According to the EPA, leaks waste water.</p>', 1],
    ['<p>according to us, we are great</p>', 0],
    ['<a href="https://www.facebook.com/me">Facebook</a>', 0],
  ])('a source is an authority or has a name: %s', (html, sources) => {
    expect(claimsOf(html).sources).toHaveLength(sources);
  });

  it('finds words that cannot be repeated as a fact', () => {
    expect(claimsOf('<p>Affordable service for all.</p>').vague).toHaveLength(1);
    expect(vagueWordIn('Affordable service for all.')).toBe('Affordable');
    expect(vagueWordIn('Drains from $129.')).toBeNull();
  });
});

it('never throws on any text', () => {
  const words = fc.constantFrom(
    '$',
    '12',
    '-',
    'years',
    'warranty',
    '“',
    '”',
    '—',
    'Jane',
    '4.9',
    '%',
    'one',
    'to',
    'homes',
    'İ',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }),
      (list) => void claimsOf(`<p>${list.join(' ')}</p>`),
    ),
  );
});
