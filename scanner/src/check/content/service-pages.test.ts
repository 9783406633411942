import { describe, expect, it } from 'vitest';
import {
  CERTAIN,
  certainFact,
  evidenceFrom,
  FINNISH,
  faultsOf,
  siteFacts,
  tradeOf,
  unreadPage,
} from '../../../test/page-facts.ts';
import type { Service } from '../../understand/offers/services.ts';
import { notMeasured } from '../verdict.ts';
import { servicePages } from './service-pages.ts';

const service = (name: string, words: number | null | 'none', more: Partial<Service> = {}): Service => {
  const page = words === 'none' ? null : { url: `https://www.example.com/${name}/`, words, ownHeading: words !== null };
  return {
    name,
    certainty: 'certain',
    known: true,
    evidence: evidenceFrom(name, 'link'),
    page,
    sectionWords: null,
    ...more,
  };
};
const NO_CLAIMS = { claims: [], prices: { facts: [], refused: [] } };
const judge = (services: Service[], onePageSite = false, groups = {}) =>
  servicePages.judge(
    siteFacts({ services: { services, likely: [], pages: [], onePageSite }, claims: NO_CLAIMS as never, ...groups }),
  );

describe('service pages', () => {
  it('include the page of a service that no list names', () => {
    const { name, evidence, page } = service('energieausweis', 400);
    const services = { services: [service('advice', 'none')], likely: [{ name, evidence, page, signs: [] }] };
    const { description } = servicePages.judge(
      siteFacts({ services: { ...services, pages: [], onePageSite: false }, claims: NO_CLAIMS as never }),
    );
    expect(description).toContain('1 of the 2 jobs we recognized has its own page.');
  });

  it('are counted in words that fit one and none', () => {
    expect(judge([service('Doors', 1)]).description).toContain('has only 1 word.');
    expect(judge([service('a', 'none'), service('b', 'none')], true).description).toContain(
      'None of the 2 jobs we recognized has a section of 300 words or more.',
    );
  });

  const of = (id: string) => ({ ...tradeOf('generic'), id });

  it('are called what customers of the trade ask for', () => {
    const told = (id: string) => {
      const { description, fix } = judge([service('a', 'none'), service('b', 'none')], false, { trade: of(id) });
      return [description, fix?.summary, ...(fix?.steps ?? [])].join(' ');
    };
    expect(told('roofer')).toContain('None of the jobs we recognized has its own page.');
    expect(told('dentist')).toContain('None of the services we recognized has its own page. Give each service');
    expect(told('driving-school')).toContain('None of the courses we recognized has its own page. Give each course');
    for (const id of ['dentist', 'driving-school']) expect(told(id)).not.toMatch(/\bjobs?\b/);
  });

  it.each(['restaurant', 'hotel', 'vacation-rental'])('are not asked of a %s, which guests choose as a place', (id) => {
    const { status, description } = judge([service('Catering', 'none')], true, { trade: of(id) });
    expect([status, description]).toEqual([notMeasured('').status, expect.stringContaining('pages of their own')]);
    expect(
      judge(
        [1, 2, 3].map((n) => service(`Room ${n}`, 400)),
        false,
        { trade: of(id) },
      ).status,
    ).toBe('success');
  });

  it('are not asked for a disease next to services', () => {
    const services = [service('Glaucoma surgery', 'none'), service('Glaucoma', 'none', { condition: true })];
    expect(judge(services).fix.steps.filter((step) => step.includes('"Glaucoma"'))).toEqual([]);
    expect(judge(services).fix.steps.join('\n')).toContain('Make a page for "Glaucoma surgery"');
    const withPage = [service('Glaucoma surgery', 300), service('Glaucoma', 300, { condition: true })];
    expect(judge(withPage).description).toContain('"Glaucoma"');
  });

  it.each<[string, Service[], string]>([
    ['three of 300 words', [service('a', 300), service('b', 300), service('c', 300)], 'success'],
    ['one of three at 299', [service('a', 300), service('b', 300), service('c', 299)], 'warning'],
    [
      'three full among ten named',
      [
        service('a', 400),
        service('b', 400),
        service('c', 400),
        ...'defghij'.split('').map((name) => service(name, 'none')),
      ],
      'success',
    ],
    ['both of two', [service('a', 300), service('b', 300)], 'success'],
    ['one of two', [service('a', 300), service('b', 'none')], 'warning'],
    ['two read and full, a third only linked', [service('a', 300), service('b', 300), service('c', null)], 'success'],
    ['one read and full, two only linked', [service('a', 300), service('b', null), service('c', null)], 'warning'],
    [
      'without a heading of their own',
      [1, 2, 3].map((n) =>
        service(`s${n}`, 'none', { page: { url: `https://www.example.com/${n}`, words: 500, ownHeading: false } }),
      ),
      'warning',
    ],
    ['only a list', [service('a', 'none'), service('b', 'none')], 'error'],
    ['nothing named', [], 'error'],
  ])('%s', (_words, services, status) => {
    const judgement = judge(services);
    expect(judgement).toMatchObject({ status, measured: true });
    expect(faultsOf(judgement)).toEqual([]);
  });

  it.each<[string, Service[], string]>([
    ['long sections', [1, 2, 3].map((n) => service(`s${n}`, 'none', { sectionWords: 300 })), 'success'],
    ['short sections', [1, 2, 3].map((n) => service(`s${n}`, 'none', { sectionWords: 80 })), 'warning'],
    ['no sections', [service('a', 'none')], 'error'],
  ])('of one page are judged by its sections: %s', (_words, services, status) => {
    const judgement = judge(services, true);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('of one page are not denied a section that is only short', () => {
    const sections = (words: number[]) => words.map((sectionWords, at) => service(`s${at}`, 'none', { sectionWords }));
    const [none, some] = [judge(sections([40, 50]), true), judge(sections([300, 50, 50]), true)];
    expect(none.description).toContain('None of the 2 jobs we recognized has a section of 300 words or more.');
    expect(some.description).toContain('Only 1 of the 3 jobs we recognized has a section of 300 words or more.');
  });

  it('that do not name their job are not asked for again', () => {
    const page = { url: 'https://www.example.com/a', words: 500, ownHeading: false };
    expect(judge([service('a', 'none', { page })]).fix.summary).toBe('Name the job in the main heading of its page.');
  });

  it('cannot be judged if they are linked but were not read', () => {
    expect(judge([service('a', null), service('b', null), service('c', null)]).measured).toBe(false);
  });

  it('cannot be called missing while a page of services could not be read', () => {
    const site = { ...siteFacts({}).site, unread: [unreadPage('service')] };
    expect(judge([], false, { site }).measured).toBe(false);
  });

  it('are not judged in an unsupported language', () => {
    expect(judge([], false, { language: FINNISH }).measured).toBe(false);
  });

  it('come with an outline for each short section of a one-page site', () => {
    const { fix } = judge(
      [service('Drains', 'none', { sectionWords: 80 }), service('Boilers', 'none', { sectionWords: 90 })],
      true,
    );
    expect(fix.paste.map(({ label }) => label)).toEqual(['Outline for Drains', 'Outline for Boilers']);
  });

  it('come with an outline without warranty and symptoms if customers come for a service', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'barber' };
    const [paste] = judge([service('a', 'none'), service('b', 'none')], false, { trade }).fix.paste;
    expect(paste?.text).toContain('## What happens when I come?');
    expect(paste?.text).not.toMatch(/guaranteed|signs your customers/);
  });

  describe('that are entries of a price list', () => {
    const services = [service('Buzz Cut', 'none', { minor: true }), service('Shave', 'none'), service('Cut', 'none')];
    const pricedAt = (url: string, prices: string[]) => {
      const signs = prices.map((shown) => ({ place: 'sentence', shown, evidence: { ...evidenceFrom(shown), url } }));
      return { claims: { ...NO_CLAIMS, prices: { facts: [{ signs }], refused: [] } } };
    };
    const listed = pricedAt('https://www.example.com/prices', ['$20', '$20', '$15']);
    const barber = { ...tradeOf('generic', 'storefront'), id: 'barber' };

    it('need no pages at a barber, even if each price is below its name', () => {
      const judgement = judge(services, true, { ...listed, trade: barber });
      expect(judgement.measured).toBe(false);
      expect(JSON.stringify(judgement)).not.toContain('Buzz Cut');
    });

    it('need no pages if only weak signs say that it is a barber', () => {
      const refused = [{ key: 'barber', value: 'barber', shown: 'barber', signs: [], reason: 'too-weak' }];
      const trade = { ...tradeOf('generic', 'storefront'), id: null, refused };
      expect(judge(services, true, { ...listed, trade })).toMatchObject({ measured: false });
    });

    it('need no pages if one other service has a page', () => {
      expect(judge([...services, service('Weddings', 120)], false, { ...listed, trade: barber }).measured).toBe(false);
    });

    it('do not hide that a salon has full pages', () => {
      const full = [service('a', 300), service('b', 300), service('c', 300)];
      expect(judge([...services, ...full], false, { ...listed, trade: barber }).status).toBe('success');
    });

    it('need pages at a plumber, who is searched for by the job', () => {
      expect(judge(services, true, listed)).toMatchObject({ measured: true });
    });

    it.each([
      ['has no prices', []],
      ['has one price for three services', ['$20']],
    ])('do not excuse a salon whose list %s', (_words, prices) => {
      const few = pricedAt('https://www.example.com/prices', prices);
      expect(judge(services, true, { ...few, trade: barber })).toMatchObject({ measured: true, status: 'error' });
    });
  });

  it('need one page in the singular and in the plural', () => {
    const { steps } = judge([service('Réfection de toiture', 'none'), service('Réfection de toitures', 'none')]).fix;
    expect(steps.filter((step) => step.startsWith('Make a page'))).toHaveLength(1);
    expect(judge([service('Leak repairs', 'none'), service('Leak repair', 400)]).status).toBe('success');
  });

  it('need one page if one name says more than the other', () => {
    const { steps } = judge(
      ['Tune-Ups', 'Tune-Ups (Clean & Checks)', 'Heating'].map((name) => service(name, 'none')),
    ).fix;
    expect(steps.filter((step) => step.startsWith('Make a page'))).toEqual([
      expect.stringContaining('"Tune-Ups (Clean & Checks)"'),
      expect.stringContaining('"Heating"'),
    ]);
    const kinds = ['Rehab', 'Cardiac rehab', 'Sports rehab'].map((name) => service(name, 'none'));
    expect(judge(kinds).fix.steps.filter((step) => step.startsWith('Make a page'))).toHaveLength(3);
  });

  it('are asked for one by one only up to eight', () => {
    const { steps } = judge('abcdefghijkl'.split('').map((name) => service(name, 'none'))).fix;
    expect(steps.filter((step) => step.startsWith('Make a page'))).toHaveLength(8);
    expect(steps[8]).toBe('You name 4 more jobs without a page. Put jobs that belong together on one page.');
  });

  it('come with an outline for each missing page', () => {
    const certain = { ...CERTAIN, services: [certainFact({ url: null }, 'Water heaters')] };
    const { fix } = judge([service('Water heaters', 'none'), service('Drains', 'none')], false, { certain });
    expect(fix.paste.map(({ text }) => text.split('\n')[0])).toEqual([
      '# Water heaters in Boise',
      '# [Drains] in Boise',
    ]);
  });
});
