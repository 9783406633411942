import { TRADES } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, siteFacts, tradeOf } from '../../../test/page-facts.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { Claim, ClaimFacts } from '../../understand/offers/claims.ts';
import type { Credential } from '../../understand/trust/credentials.ts';
import type { ReviewFacts } from '../../understand/trust/reviews.ts';
import { concreteFacts } from './concrete-facts.ts';

function claims(count: number, more: Partial<ClaimFacts> & { priced?: boolean } = {}): ClaimFacts {
  const { priced = true, ...rest } = more;
  const rows: Claim[] = Array.from({ length: count }, (_, at) => {
    return {
      kind: at === 0 && priced ? 'price' : 'time',
      key: `${at}`,
      shown: `${at} days`,
      evidence: evidenceFrom(`${at} days`),
    };
  });
  return {
    claims: rows,
    pages: 2,
    blocks: 3,
    quotes: [evidenceFrom('“Good.” — Jane')],
    sources: [],
    vague: [],
    counters: [],
    ...rest,
  };
}
const review = {
  text: 'Good.',
  name: 'Jane',
  date: 'May 2026',
  platform: null,
  evidence: evidenceFrom('Good.'),
} satisfies ReviewFacts['readable'][number];
const reviewsOf = (...readable: ReviewFacts['readable']): ReviewFacts => {
  return { readable, bare: [], rating: null, ratingMarkup: [], platformLinks: [], widgets: [] };
};
const credentialsOf = (...credentials: Credential[]) => ({ credentials }) as unknown as SiteFacts['credentials'];
const judge = (facts: ClaimFacts, groups = {}) =>
  concreteFacts.judge(siteFacts({ claims: facts, reviews: reviewsOf(), credentials: credentialsOf(), ...groups }));

it('counts a number that anyone can look up, and quotes no praise as a fact', () => {
  const licence = {
    group: 'licence' as const,
    shown: 'OAB/ES 28.627',
    number: '28.627',
    evidence: evidenceFrom('Advogado · OAB/ES 28.627'),
  };
  const credentials = credentialsOf(licence);
  const without = judge(claims(0));
  const one = judge(claims(0), { credentials });
  expect(without.description).toContain('We found no hard facts on your site.');
  expect(without.evidence).toEqual([]);
  expect(one.description).toContain('We found 1 hard fact on your site.');
  expect(one.evidence.map(({ excerpt }) => excerpt)).toEqual(['Advogado · OAB/ES 28.627']);
  expect(judge(claims(1), { credentials }).status).toBe('warning');
});

it('says that counters are zero to readers without scripts, also where all else is there', () => {
  const counters = [{ shown: '0+ Years Experience', evidence: evidenceFrom('0+ Years Experience') }];
  expect(judge(claims(5)).status).toBe('success');
  const result = judge(claims(5, { counters }));
  expect(result.status).toBe('warning');
  expect(result.description).toContain('Without scripts your counter reads "0+ Years Experience".');
  expect(result.evidence[0]?.excerpt).toBe('0+ Years Experience');
  expect(result.fix.steps[0]).toContain('Write the final number into the HTML in place of "0+ Years Experience"');
});

describe('facts that can be repeated', () => {
  it('without a price come with the law on prices of the country', () => {
    const subject = { ...siteFacts({}).subject, country: 'AU' };
    const stepsWith = (priced: boolean) => judge(claims(2, { priced }), { subject }).fix.steps.join(' ');
    expect(stepsWith(false)).toContain('A price must be the total to pay.');
    expect(stepsWith(true)).not.toContain('The law says');
  });

  it('have no fee where the law forbids lawyers to advertise with fees', () => {
    const subject = { ...siteFacts({}).subject, country: 'BR' };
    const trade = { ...tradeOf('legal', 'storefront'), id: 'law-firm' };
    const few = judge(claims(0, { priced: false }), { subject, trade });
    expect(few.description).not.toContain('free');
    const some = judge(claims(2, { priced: false }), { subject, trade });
    expect(some.description).not.toContain('a price or a fee');
    expect(some.fix.steps.join(' ')).toContain('A lawyer may not advertise with fees.');
    expect(`${some.fix.summary} ${some.fix.paste[0]?.text}`).not.toMatch(/price|\[amount\]/);
  });

  it('of an accountant have no minutes', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'accountant' };
    const [paste] = judge(claims(2), { trade }).fix.paste;
    expect(paste?.text).toContain('within [number] weeks');
    expect(paste?.text).not.toContain('minutes');
  });

  it.each<[string, ClaimFacts, string]>([
    ['five on two pages, a price, a quote', claims(5), 'success'],
    ['a source instead of a quote', claims(5, { quotes: [], sources: [evidenceFrom('energy.gov')] }), 'success'],
    ['four', claims(4), 'warning'],
    ['five on one page', claims(5, { pages: 1 }), 'warning'],
    ['five without a price', claims(5, { priced: false }), 'warning'],
    ['five without quote or source', claims(5, { quotes: [] }), 'warning'],
    ['two', claims(2), 'warning'],
    ['one', claims(1), 'error'],
    ['none', claims(0, { vague: [evidenceFrom('Affordable work')] }), 'error'],
  ])('%s', (_words, facts, status) => {
    const judgement = judge(facts);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('never promise the warranty or the brands of a workshop for a haircut or a meal', () => {
    for (const id of ['barber', 'restaurant', 'yoga-studio', 'psychotherapist']) {
      const trade = { ...tradeOf('generic', 'storefront'), id };
      const { description, fix } = judge(claims(1, { priced: false }), { trade });
      const text = `${description} ${fix.steps.join(' ')} ${fix.paste[0]?.text}`;
      expect(text, id).not.toMatch(/warranty|\[brand\]|jobs? |hours/);
    }
  });

  it('never promise a warranty or brands for a move or an unknown trade', () => {
    const textOf = (id: string | null) =>
      judge(claims(2), { trade: { ...tradeOf('generic', 'service-area'), id } }).fix.paste[0]?.text;
    for (const id of ['mover', 'photographer', null]) expect(textOf(id), String(id)).not.toMatch(/warranty|\[brand\]/);
    expect(textOf('plumber')).toContain('comes with a [number]-year warranty');
  });

  it.each([
    [tradeOf('healthcare', 'storefront'), 'patients'],
    [{ ...tradeOf('generic', 'storefront'), id: 'accountant' }, 'clients'],
    [{ ...tradeOf('generic', 'storefront'), id: 'hotel' }, 'guests'],
    [{ ...tradeOf('generic', 'storefront'), id: 'barber' }, 'customers'],
  ])('name the people of the trade: %j, %s', (trade, people) => {
    expect(judge(claims(1), { trade }).fix.paste[0]?.text).toContain(`[number] ${people} since`);
  });

  it('may be on one page if there is only one', () => {
    const services = { services: [], pages: [], onePageSite: true };
    expect(judge(claims(5, { pages: 1 }), { services }).status).toBe('success');
  });

  it('may be supported by a review whose name is separate from its text', () => {
    const facts = claims(5, { quotes: [] });
    expect(judge(facts, { reviews: reviewsOf(review) }).status).toBe('success');
    expect(judge(facts, { reviews: reviewsOf({ ...review, name: null }) }).status).toBe('warning');
    const undated = { ...reviewsOf(), bare: [{ ...review, date: null, platform: null }] };
    expect(judge(facts, { reviews: undated }).status).toBe('success');
  });

  it('names the word that cannot be repeated as a fact', () => {
    expect(judge(claims(0, { vague: [evidenceFrom('Affordable work')] })).description).toContain(
      '"Affordable" cannot be quoted',
    );
  });

  it.each(TRADES)('speaks the language of %s', (trade) => {
    const judgement = judge(claims(0), { trade: tradeOf(trade) });
    expect(faultsOf(judgement)).toEqual([]);
  });
});
