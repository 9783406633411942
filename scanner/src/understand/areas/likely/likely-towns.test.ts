import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../../test/page-facts.ts';
import { deriveMarkup } from '../../markup/markup.ts';
import type { PostalAddressParts } from '../../places/address-parts.ts';
import { deriveAreas } from '../areas.ts';
import { judgeSigned } from './likely-towns.ts';
import { pointsOf } from './sign-points.ts';
import { readTowns } from './town-reader.ts';
import { type SignedTown, type SignedTownsInput, signTowns } from './town-signs.ts';

const NOTHING = { places: [], areaServed: [], main: null, addresses: [], region: null };

function signsOf(html: string, town: string, more: Partial<SignedTownsInput> = {}): readonly string[] {
  const input = {
    pages: [pageFrom(html)],
    country: 'US',
    language: 'en',
    samples: [],
    refusedAddresses: [],
    name: null,
  } as const;
  const towns = signTowns({ ...input, map: null, stated: NOTHING, ...more });
  return towns.find(({ name }) => name === town)?.signs ?? [];
}

function areasOf(html: string, country = 'US', language = 'en', address: PostalAddressParts | null = null) {
  const pages = [pageFrom(html)];
  return deriveAreas({ pages, markup: deriveMarkup(pages), country, language, address });
}
const townsOf = (html: string, country = 'US', language = 'en') =>
  areasOf(html, country, language).places.map(({ name }) => name);

describe('the texts of a site name a town', () => {
  it.each([
    ['at the end of a text', '<p>Some of us live in Boise</p>', 'atEnd'],
    ['as the whole text', '<li>Boise</li>', 'wholeText'],
    ['between others', '<p>Boise, Nampa and Meridian</p>', 'between', 'Nampa'],
    ['in a list', '<p>Boise, Nampa, Eagle and Meridian</p>', 'listed', 'Eagle'],
    ['behind a street', '<p>12 Main St, Boise</p>', 'streetBefore'],
    ['before its state', '<p>Boise, Idaho</p>', 'regionBehind'],
    ['in the description', '<meta name="description" content="Boise knows us.">', 'description'],
    ['in the footer', '<footer>Boise</footer>', 'footer'],
    ['only inside a longer name', '<p>Boise Bakery</p>', 'beforeWord'],
    ['only at the end of a longer name', '<p>Bakery Boise</p>', 'afterWord'],
    ['only as a street', '<p>We are in boise street no more: Boise Street 3.</p>', 'street'],
    ['only in a life', `<p>She studied in Boise, and ${'she learned a lot '.repeat(4)}.</p>`, 'biography'],
    ['that is also a word', '<p>Our Mobile team comes to you. A mobile team.</p>', 'ordinaryWord', 'Mobile'],
  ])('%s', (_how, html, sign, town = 'Boise') => {
    expect(signsOf(html, town)).toContain(sign);
  });

  it('but not where visitors come from', () => {
    const read = (text: string, language: 'en' | 'de') =>
      readTowns({ pages: [pageFrom(`<p>${text}</p>`)], country: null, language, stated: [], samples: [] }).length;
    expect(
      read('There is easy access, and travelling to London or Reading takes approximately 25 minutes.', 'en'),
    ).toBe(0);
    expect(read('Sie erreichen uns aus Richtung München oder Augsburg über die Bundesstraße im Westen.', 'de')).toBe(0);
    expect(read('There is easy access, and our team has been working in London and in Reading for years.', 'en')).toBe(
      2,
    );
  });

  it('but not where the author of a review lives', () => {
    const review = `<blockquote>${'They did a large amount of work on our trees. '.repeat(3)}</blockquote>`;
    expect(signsOf(`${review}<div>Emma Gallop, Boise</div>`, 'Boise')).toEqual([]);
    expect(signsOf('<div>Emma Gallop, Boise</div>', 'Boise')).not.toEqual([]);
    for (const customer of ['Klant uit', 'Kunde aus', 'Cliente di', 'Client de', 'Customer from'])
      expect(signsOf(`<figcaption>${customer} Boise</figcaption>`, 'Boise')).toEqual([]);
  });

  it('and a sign of a bad place counts only if every mention has it', () => {
    expect(signsOf('<p>Boise Bakery</p><p>We work in Boise.</p>', 'Boise')).not.toContain('beforeWord');
  });

  it('only in the name of the business', () => {
    const name = 'Harbor & Vance';
    expect(signsOf('<title>Harbor & Vance</title>', 'Vance', { name })).toContain('ownName');
    expect(signsOf('<title>Harbor & Vance</title><p>3 Oak St, Vance</p>', 'Vance', { name })).not.toContain('ownName');
  });

  it('but not those of addresses that a template left behind', () => {
    const html = '<footer><p>123 Main Street, Boise</p></footer>';
    expect(signsOf(html, 'Boise', { samples: ['123 Main Street, Boise'] })).toEqual([]);
  });
});

describe('the distance between towns', () => {
  const html = '<p>We live in Nampa and Eagle, and know Boise and Philadelphia.</p>';
  const stated = { ...NOTHING, addresses: ['Boise'], region: 'ID' };

  it('tells towns of one area from a single one far away', () => {
    expect(signsOf(html, 'Nampa', { stated })).toContain('twoNear');
    expect(signsOf(html, 'Philadelphia', { stated })).toEqual(expect.arrayContaining(['far', 'aloneInArea']));
  });

  it('crosses the borders of states', () => {
    const border = '<p>Kansas City, Overland Park, Olathe</p>';
    const signs = signsOf(border, 'Olathe', { stated: { ...NOTHING, addresses: ['Kansas City'], region: 'MO' } });
    expect(signs).not.toContain('far');
    expect(signs).toContain('twoNear');
  });
});

describe('the judgement', () => {
  const town = (name: string, isStated: boolean, points: number): SignedTown => {
    const found = { name, at: 0, evidence: { url: '', place: 'text', excerpt: '' } } as const;
    return { key: name, name, mentions: points, isStated, found, signs: [] };
  };
  const judge = (...towns: SignedTown[]) => {
    let at = 0;
    const { doubtful, likely } = judgeSigned(towns, () => towns[at++]!.mentions);
    return { doubtful: [...doubtful], likely: likely.map(({ name }) => name) };
  };

  it('doubts stated towns without points', () => {
    expect(judge(town('a', true, 0), town('b', true, 1))).toEqual({ doubtful: ['a'], likely: [] });
  });

  it('adds likely towns in the order of their points', () => {
    expect(judge(town('a', true, 1), town('b', false, 2), town('c', false, 3)).likely).toEqual(['c', 'b']);
  });

  it('asks less of the only town of a site', () => {
    expect(judge(town('a', false, 1), town('b', false, 1)).likely).toEqual(['a']);
    expect(judge(town('a', true, 0), town('b', false, 1)).likely).toEqual(['b']);
    expect(judge(town('a', true, 1), town('b', false, 1)).likely).toEqual([]);
  });
});

describe('a town that is only likely', () => {
  const CHICAGO =
    '<title>Peak Gutters | Chicago</title><meta name="description" content="Chicago knows us."><footer>Chicago</footer>';

  it('is stated, but never certain', () => {
    const { main, places } = areasOf(CHICAGO);
    expect(places).toMatchObject([{ name: 'Chicago', served: false }]);
    expect(main).toMatchObject({ city: 'Chicago', certainty: 'stated once' });
  });

  it('is added to the towns that a sentence states', () => {
    const html = '<p>We work in Boise, Idaho.</p><p>Nampa, Meridian, Eagle, Kuna, Boise</p>';
    expect(townsOf(html)).toEqual(expect.arrayContaining(['Boise', 'Nampa', 'Meridian']));
  });

  it('does not become the main town if another one is stated', () => {
    expect(areasOf(`<p>We work in Boise, Idaho.</p>${CHICAGO}`).main?.city).toBe('Boise');
  });

  it.each([
    ['nobody names a town', '<p>We keep your garden tidy all year.</p>'],
    ['it is in another story of someone', '<p>She studied in Chicago, Illinois. In Chicago!</p>'],
    ['it is also a word', '<title>Mobile mechanics</title><p>Mobile repairs. Our mobile team comes to you.</p>'],
  ])('is unknown if %s', (_why, html) => {
    expect(townsOf(html)).toEqual([]);
  });

  it.each([
    ['CO', 'es', '<title>Villa Suárez Abogados</title><p>Villa Suárez Abogados</p>'],
    ['BR', 'pt', '<title>Dr. João Américo Costa dos Santos | Advogado</title><p>Dr. João Américo Costa dos Santos</p>'],
    ['US', 'en', '<title>Henry Street Bakery</title><p>Henry Street Bakery</p>'],
  ])('is no surname or given name, in %s', (country, language, html) => {
    expect(townsOf(html, country, language)).toEqual([]);
  });
});

describe('a stated town', () => {
  const html =
    '<p>We work in Boise, Idaho.</p><p>Boise. Nampa. Boise, Boise, Nampa.</p><p>Hope Bakery serves Hope Salon.</p>';

  it('is doubtful if its signs speak against it', () => {
    expect(townsOf('<p>Willkommen bei Essen Catering. Das Essen, essen, Essen Catering.</p>', 'DE', 'de')).toEqual([]);
    expect(townsOf(html)).not.toContain('Hope');
  });

  it('is never doubtful if it is that of the address', () => {
    const address = { street: '3 Main St', city: 'Hope', region: 'AR', postalCode: '71801' };
    const mention = { parts: address, source: 'text', role: 'contact', region: 'main', shown: '3 Main St, Hope' };
    const pages = [pageFrom(html)];
    const evidence = { url: 'https://www.example.com/', place: 'text', excerpt: '3 Main St, Hope' } as const;
    const addresses = [{ ...mention, value: 'x', evidence }] as never;
    const { places } = deriveAreas({ pages, markup: deriveMarkup(pages), country: 'US', address, addresses });
    expect(places.map(({ name }) => name)).toContain('Hope');
  });
});

it('has fewer points the more speaks against it', () => {
  expect(pointsOf(['served', 'listed'])).toBeGreaterThan(pointsOf(['served', 'far']));
});

it('looks up at most 3,000 names, however many a text has', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = letters.flatMap((a) => letters.flatMap((b) => [`Q${a}${b}`, `X${a}${b}`])).join(' ');
  const lines = Array.from({ length: 30 }, (_, at) => `<p>${words.slice(at * 200, at * 200 + 390)}</p>`).join('');
  const read = (html: string) =>
    readTowns({ pages: [pageFrom(html)], country: 'US', language: 'en', stated: [], samples: [] });
  expect(read(`${lines}<p>Chicago</p>`).map(({ name }) => name)).not.toContain('Chicago');
  expect(read('<p>Chicago</p>').map(({ name }) => name)).toEqual(['Chicago']);
});

describe('a line about somebody else', () => {
  const review = `<p>${'They did our garden very well. '.repeat(3)}</p>`;
  it.each([
    ['who signs a review', `${review}<p>— Robert K. Property Manager, Boise</p>`],
    ['whose name is above their town', `${review}<h4>Robert Miller</h4><p>Boise</p>`],
    ['whose family is named above their town', `${review}<h4>Family Miller</h4><p>Boise</p>`],
    ['who made the site', '<footer><p>Website designed by Pixel - web agency Boise</p></footer>'],
  ])('does not name the town of the business: %s', (_who, html) => {
    expect(signsOf(html, 'Boise')).toEqual([]);
  });

  it('is not the line below a short heading', () => {
    expect(signsOf('<h3>Visit us</h3><h4>Robert Miller</h4><p>Boise</p>', 'Boise')).toContain('wholeText');
  });
});

it('names no country as a town, but towns of that name before their state', () => {
  expect(signsOf('<p>Peru</p>', 'Peru')).toEqual([]);
  expect(signsOf('<p>Peru, Illinois</p>', 'Peru')).toContain('regionBehind');
});

it('measures no distance from the name of the business or from a word', () => {
  const html = '<h1>Bath Dog Salon</h1><p>Bath</p><p>Bath</p><p>Bath</p><p>Boise</p>';
  expect(signsOf(html, 'Boise', { name: 'Bath Dog Salon' })).not.toContain('far');
  expect(signsOf(html, 'Boise', { name: 'Bath Dog Salon' })).not.toContain('aloneInArea');
});

it('the tool that made the site is no town: `Vite` is one in Italy', () => {
  const html = '<meta name="description" content="Web site created using Vite + React"><p>Hi</p>';
  expect(readTowns({ pages: [pageFrom(html)], country: 'IT', language: 'en', stated: [], samples: [] })).toEqual([]);
});

describe('two names of one town', () => {
  it.each([
    ['NL', 'nl', '<p>Loodgieter in Den Haag en omstreken.</p><p>Loodgieter in The Hague en omstreken.</p>', 'Den Haag'],
    ['ES', 'es', '<h2>Zona de actuación</h2><p>Palma</p><p>Andratx</p><p>Palma de Mallorca</p>', 'Palma'],
  ])('count once in %s', (country, language, html, town) => {
    const towns = townsOf(html, country, language);
    expect(towns).toContain(town);
    expect(towns.filter((name) => /Hague|Mallorca/.test(name))).toEqual([]);
  });

  it('leave that of the address', () => {
    const address = { street: 'Drebbelstraat 177', city: 'The Hague', region: null, postalCode: '2522 DA' };
    const html = '<p>Loodgieter in Den Haag en omstreken.</p><p>Loodgieter in The Hague en omstreken.</p>';
    expect(areasOf(html, 'NL', 'nl', address).places.map(({ name }) => name)).toEqual(['The Hague']);
  });
});
