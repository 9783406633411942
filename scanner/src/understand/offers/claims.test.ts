import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveClaims, vagueWordIn } from './claims.ts';

const claimsOf = (...html: string[]) => deriveClaims({ pages: html.map((body) => pageFrom(`<main>${body}</main>`)) });
const shown = (sentence: string) =>
  claimsOf(`<p>${sentence}</p>`).claims.map((claim) => `${claim.kind}: ${claim.shown}`);

it.each([
  ['pt', '<p>Paciente há 6 meses</p>', 0],
  ['it', '<h2>Seconda generazione</h2><p>Nel dopoguerra la trattoria passa al figlio.</p>', 0],
  ['it', '<p>Siamo alla terza generazione di fornai.</p>', 1],
  ['pt', '<p>O consultório existe há mais de 6 anos.</p>', 1],
])('a line about a customer and a heading of a chapter are none, in %s: %s', (language, html, count) => {
  const { claims } = deriveClaims({ pages: [pageFrom(html)], language: { language } });
  expect(claims).toHaveLength(count);
});

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
    ['We have handled over $1 billion in transactions.', ['count: $1 billion']],
    ['$2M public liability insurance', ['count: $2M']],
    ['0% APR for a year', ['count: 0%']],
    ['We are a team of five employees.', ['count: five employees']],
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
    ['0+ projects completed'],
    ['ISO 9001 quality systems'],
    ['Stage 3 - site visits'],
    ['Businesses with as few as two employees'],
    ['We are not a firm of three hundred lawyers.'],
    ['3 stars'],
    ['⭐ 5/5 reviews'],
    ['⭐ 4.9 reviews'],
    ['Saved $1,124/yr'],
    ['The club may claim £180 million.'],
  ])('are not found in %j', (sentence) => {
    expect(shown(sentence)).toEqual([]);
  });

  it('need a label if they are only a percentage', () => {
    const countsOf = (html: string) => claimsOf(html).claims.map((claim) => claim.shown);
    expect(countsOf('<div>98%</div><div>Client retention rate</div>')).toEqual(['98%']);
    expect(countsOf('<div>Down payment</div><div>%</div><div>20%</div><div>Loan term</div>')).toEqual([]);
    expect(countsOf('<div>10%</div><div>15%</div>')).toEqual([]);
    expect(countsOf('<table><tr><td>Dirty sensor</td><td>34%</td><td>11</td></tr></table>')).toEqual(['34%']);
  });

  it('are not those of competitors', () => {
    const facts = claimsOf(
      '<p>Other Electricians</p><ul><li>$80-150 call-out fees</li><li>2-4 hour wait times</li></ul>',
    );
    expect(facts.claims).toEqual([]);
    expect(facts.prices?.facts).toEqual([]);
    expect(claimsOf('<p>Our fees</p><ul><li>$80 call-out fee</li></ul>').claims).toHaveLength(1);
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
