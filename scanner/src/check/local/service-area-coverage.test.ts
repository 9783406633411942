import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, pageFrom, siteFacts, tradeOf } from '../../../test/page-facts.ts';
import type { AreaFacts } from '../../understand/areas/areas.ts';
import { serviceAreaCoverage } from './service-area-coverage.ts';

const places = (...names: string[]) =>
  names.map((name) => ({ name, region: null, mentions: 1, served: true, evidence: evidenceFrom(`Serving ${name}`) }));
const areaPage = (town: string) =>
  pageFrom(`<title>Plumber in ${town}</title>`, { role: 'area', url: `https://www.example.com/areas/${town}/` });
const pages = [areaPage('kuna'), areaPage('star')];
const urls = pages.map(({ url }) => url);

function areas(more: Partial<AreaFacts> = {}): AreaFacts {
  return {
    places: [],
    refused: [],
    main: null,
    rivals: [],
    areaServed: [],
    areaPages: [],
    areaPageUrls: [],
    mostAlike: null,
    vague: [],
    mapOnly: [],
    ...more,
  };
}
const served = { areaServed: [{ name: 'Boise', evidence: evidenceFrom('"areaServed"', 'markup') }] };
const alike = (similarity: number, total: number, alikePages = similarity >= 0.9 ? 2 : 0): Partial<AreaFacts> => ({
  places: places('Boise', 'Kuna', 'Star'),
  areaPages: pages,
  areaPageUrls: Array.from({ length: total }, (_, at) => urls[at] ?? `https://www.example.com/areas/${at}/`),
  mostAlike: { similarity, urls: [urls[0]!, urls[1]!], alikePages },
});
const judge = (facts: AreaFacts, groups = {}) => serviceAreaCoverage.judge(siteFacts({ areas: facts, ...groups }));

describe('towns', () => {
  it.each<[string, AreaFacts, string]>([
    ['three and marked up', areas({ places: places('Boise', 'Kuna', 'Star'), ...served }), 'success'],
    ['three and area pages', areas({ places: places('Boise', 'Kuna', 'Star'), areaPageUrls: [...urls] }), 'success'],
    ['three and nothing else', areas({ places: places('Boise', 'Kuna', 'Star') }), 'warning'],
    ['two and marked up', areas({ places: places('Boise', 'Kuna'), ...served }), 'warning'],
    ['one', areas({ places: places('Boise') }), 'warning'],
    [
      'one and the surrounding areas',
      areas({ places: places('Boise'), vague: [evidenceFrom('Boise and surrounding areas')] }),
      'warning',
    ],
    ['only the surrounding areas', areas({ vague: [evidenceFrom('the surrounding areas')] }), 'error'],
    ['only a map', areas({ mapOnly: [evidenceFrom('<iframe>', 'link')] }), 'warning'],
    ['only markup', areas(served), 'warning'],
    ['none', areas(), 'error'],
  ])('%s', (_words, facts, status) => {
    const judgement = judge(facts);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('that the site names without saying that it is there are told', () => {
    const evidence = evidenceFrom('Salvador');
    const sign = { place: 'sentence', role: 'home', shown: 'Salvador', evidence } as const;
    const weak = { key: 'salvador', value: 'Salvador', shown: 'Salvador', signs: [sign], reason: 'too-weak' } as const;
    const judgement = judge(areas({ refused: [weak] }));
    expect(judgement.status).toBe('error');
    expect(judgement.description).toContain('names Salvador');
  });

  it('that we recognized are told before the words for the rest', () => {
    const vague = [evidenceFrom('Boise and surrounding areas')];
    expect(judge(areas({ places: places('Boise'), vague })).description).toBe(
      'The towns that we recognized: Boise. For the rest you say "and surrounding areas". No assistant can match that to a customer in a town near Boise.',
    );
  });

  it('of a shop are those of its addresses, each in one spelling, before those that it serves', () => {
    const mention = (city: string) => ({
      ...{ value: city, shown: city, source: 'text', role: 'contact', region: 'main', label: null },
      ...{ evidence: evidenceFrom(city), parts: { street: '1 Main St', city, region: null, postalCode: null } },
    });
    const identity = {
      ...siteFacts({}).identity,
      address: { street: '1 Main St', city: 'Irún', region: null, postalCode: null },
      addresses: ['Irun', 'Hernani'].map(mention),
    } as never;
    const facts = areas({ places: places('Rottweil', 'Irun', 'Hechingen') });
    expect(judge(facts, { identity, trade: tradeOf('generic', 'storefront') }).description).toBe(
      'Your site says where you are: Irún and Hernani. Your street address is there too. It also names Rottweil and Hechingen.',
    );
  });

  it('are never called towns that a barber goes to', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'barber' };
    const { fix } = judge(areas(), { trade });
    expect([fix.summary, ...fix.steps].join(' ')).not.toContain('go to');
    expect(fix.paste[0]?.text).toBe('Copper Creek Plumbing is at [your street address] in Boise.');
  });

  it('of a shop need no address if the pages probably have one', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'barber' };
    const likelyAddress = { shown: '1 Main St, Boise', evidence: evidenceFrom('1 Main St, Boise'), signs: [] };
    const identity = { ...siteFacts({}).identity, likelyAddress };
    const { description, status } = judge(areas({ places: places('Boise') }), { trade, identity });
    expect(description).not.toContain('we found no address');
    expect(status).toBe('warning');
  });

  it('of a shop need its address if only the town is known', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'barber' };
    const { description, fix } = judge(areas({ places: places('Boise') }), { trade });
    expect(description).toContain('You name Boise, but we found no address with a town');
    expect(fix.summary).toMatch(/^Write your street and your town/);
  });

  it('of a storefront, and of a barber who also comes to you, are the town of its address', () => {
    const address = { street: '12 Elm St', city: 'Boise', region: 'ID', postalCode: '83702' };
    const identity = { ...siteFacts({}).identity, address };
    expect(
      judge(areas({ places: places('Boise') }), { identity, trade: tradeOf('plumbing', 'storefront') }).status,
    ).toBe('success');
    expect(judge(areas({ places: places('Boise') }), { identity }).status).toBe('warning');
    const barber = { ...tradeOf('generic', 'hybrid'), id: 'barber' };
    expect(judge(areas({ places: places('Boise') }), { identity, trade: barber }).status).toBe('success');
  });
});

it('says that a shop is in the town of its address, and only names the others', () => {
  const parts = { street: 'Calle Mayor 5', city: 'Irun', region: null, postalCode: '20300' };
  const addresses = [{ parts }] as never;
  const identity = { ...siteFacts({}).identity, address: parts, addresses };
  const trade = tradeOf('healthcare', 'storefront');
  expect(judge(areas({ places: places('Hondarribia', 'Irún', 'Irun') }), { identity, trade }).description).toBe(
    'Your site says where you are: Irun. Your street address is there too. It also names Hondarribia.',
  );
});

describe('area pages that differ only in the town', () => {
  it.each<[number, number, string]>([
    [0.79, 14, 'success'],
    [0.8, 14, 'warning'],
    [0.89, 14, 'warning'],
    [0.9, 14, 'error'],
    [0.9, 3, 'error'],
    [0.9, 2, 'warning'],
    [1, 2, 'warning'],
  ])('likeness %d of %d pages: %s', (similarity, total, status) => {
    const judgement = judge(areas(alike(similarity, total)));
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('never tells a service-area business to publish an address', () => {
    const { fix } = judge(areas());
    expect(fix.steps.join(' ')).toContain('You do not have to publish a home address');
  });
});

it('names the towns that are only in the markup if the text names one of them', () => {
  const areaServed = ['Boise', 'Kuna', 'Star'].map((name) => ({
    name,
    evidence: evidenceFrom('"areaServed"', 'markup'),
  }));
  expect(judge(areas({ places: places('Boise'), areaServed })).description).toBe(
    'In plain words you name only Boise. Your other towns are only in the hidden label for machines.',
  );
});
