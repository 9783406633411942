import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { deriveIdentity } from '../identity/identity.ts';
import { deriveAreas, stateAreas } from './areas.ts';

function areasOf(html: string, role: 'home' | 'area' = 'home') {
  const pages = [pageFrom(html, { role })];
  return deriveAreas({ pages, markup: markupOf(pages) });
}
const townsOf = (html: string) => {
  const pages = [pageFrom(html)];
  return stateAreas({ pages, markup: markupOf(pages) })
    .places.map(({ name }) => name)
    .sort();
};

describe('capitalized words that are not a town', () => {
  it.each([
    [
      'the start of a sentence under an area heading',
      '<h2>Areas we serve</h2><p>Full residential and commercial roofing.</p>',
    ],
    ['the name of the business there', '<h2>Areas we serve</h2><p>Morning Plumbing also works in nearby counties.</p>'],
    [
      'a label that the site also writes small',
      '<h2>Areas we serve</h2><p>Projects Completed</p><p>All projects completed on time.</p>',
    ],
    ['the next label of a menu', '<nav>Home Service Area Calculator About</nav>'],
    ['the next label of a line', '<p>Home Service Area Calculator About</p>'],
    ['the owner of a firm', "<p>Wires came to rural communities, Reed's Electric followed.</p>"],
    ['a short word with a full stop', '<h2>Areas we serve</h2><p>Avg.</p>'],
    ['where reviews stand', '<p>Rated five stars across Google, Yelp and Facebook.</p>'],
    ['what something is spread across', '<p>Trusted across Europe.</p>'],
    ['what a thing covers', '<p>The yearly vaccination covers Parvo Virus and Hepatitis.</p>'],
    ['the menu below a list of towns', '<h2>Service area</h2><footer><a href="/x">Air Spading</a></footer>'],
    ['a whole country', '<title>Solar panels in Nigeria | Sunny</title><p>We serve Nigeria.</p>'],
    ['a part of a town', '<h2>Areas we serve</h2><h3>Downtown</h3><h3>East Side</h3><h3>North County</h3>'],
  ])('%s', (_what, html) => {
    expect(townsOf(html)).toEqual([]);
  });
});

describe('pages about a town', () => {
  const home =
    '<p>Serving Bury, Ramsbottom and Newton-le-Willows.</p><nav><a href="/newton_le_willows.html">Newton</a></nav>';
  const read = (path: string) => {
    const pages = [
      pageFrom(home),
      pageFrom('<h1>Boilers</h1>', { role: 'other', url: `https://www.example.com${path}` }),
    ];
    return deriveAreas({ pages, markup: markupOf(pages) });
  };

  it.each([
    ['/bury.html', true],
    ['/plumber-in-ramsbottom/', true],
    ['/areas.html', false],
    ['/bury-st-edmunds-worcester-boilers.html', false],
  ])('end with its name: %s is %s', (path, isTownPage) => {
    expect(read(path).areaPages.length).toBe(isTownPage ? 1 : 0);
  });

  it('count if only the link to them was read', () => {
    expect(read('/areas.html').areaPageUrls).toEqual(['https://www.example.com/newton_le_willows.html']);
  });
});

describe('towns without a list of towns', () => {
  it.each([
    ['<p>Serving Boise, Meridian and Nampa since 1998.</p>', ['Boise', 'Meridian', 'Nampa']],
    [
      '<p>We proudly serve homeowners in Boise, Eagle, Star, and Garden City, Idaho.</p>',
      ['Boise', 'Eagle', 'Garden City', 'Star'],
    ],
    ['<p>Best Plumber in St. Paul, MN</p>', ['St. Paul']],
    ['<p>Visit us at 412 Main Street, Boise, ID 83702.</p>', ['Boise']],
    [
      '<h2>Areas we serve</h2><ul><li>Boise</li><li>Nampa, ID</li><li>Lake Oswego</li></ul><h2>Why us</h2><p>Honest</p>',
      ['Boise', 'Lake Oswego', 'Nampa'],
    ],
    ['<h3>Service Area</h3><p>Boise · Meridian · Kuna</p>', ['Boise', 'Kuna', 'Meridian']],
    [
      '<p>Our service area includes Fort Worth, Arlington, and Grand Prairie.</p>',
      ['Arlington', 'Fort Worth', 'Grand Prairie'],
    ],
    ['<p>Furnace Repair in Salt Lake City, UT</p>', ['Salt Lake City']],
    ['<p>Serving the Greater Denver area and Ada County.</p>', ['Ada County', 'Denver']],
    ['<p>We are based in Boise and work throughout Canyon County.</p>', ['Boise', 'Canyon County']],
    ['<p>A family firm, headquartered in Boise.</p>', ['Boise']],
    ['<title>Gentle Dentistry in Nampa | Acme</title><p>Welcome</p>', ['Nampa']],
    ['<p>Your electrician for homes across St Marys, Gray & Fingal.</p>', ['Fingal', 'Gray', 'St Marys']],
    ['<p>Acme Plumbing covers Boise and Nampa.</p>', ['Boise', 'Nampa']],
    ['<h2>Located in Bowling green, Kentucky</h2>', ['Bowling Green']],
    ['<p>The firm is run by Ann and Bo Reed out of Willmar, Minnesota.</p>', ['Willmar']],
    ['<p>Visit 1420 NW 36th St. Newton, KS 67114</p>', ['Newton']],
    ['<p>Visit 97 S Orchard Rd. Clinton, IN 47842</p>', ['Clinton']],
    ['<h2>Areas we serve</h2><p>Encompassing Boise, Meridian, and Star.</p>', ['Boise', 'Meridian', 'Star']],
    ['<p>Serving Boise Phase 2 and Nampa.</p>', ['Boise']],
  ])('reads %s', (html, towns) => {
    expect(townsOf(html)).toEqual(towns);
  });

  it.each([
    ['<p>Serving our customers since 1998. Best Service In Town.</p>'],
    ['<p>We serve Homeowners and Businesses.</p>'],
    ['<p>Serving you with pride. Call Monday, Tuesday or Friday.</p>'],
    ['<p>Plumbing, Heating, Cooling and Drains</p>'],
    ['<p>Licensed, OR so they say. Come in, ID not needed.</p>'],
  ])('finds no town in %s', (html) => {
    expect(townsOf(html)).toEqual([]);
  });

  it('reads a town with the name of a country if its state follows', () => {
    expect(townsOf('<p>We repair roofs in Mexico, MO and Peru, Indiana.</p>')).toEqual(['Mexico', 'Peru']);
  });

  it('takes the town of the street address as the main one', () => {
    const areas = areasOf('<p>Serving Nampa, Kuna and Boise.</p><footer>12 Elm St, Meridian, Idaho 83642</footer>');
    expect(areas.main).toMatchObject({ city: 'Meridian', region: 'ID' });
  });

  it('takes the town of the main heading if there is no address', () => {
    expect(areasOf('<h1>Plumber in Boise, ID</h1><p>Serving Nampa and Kuna.</p>').main).toMatchObject({
      city: 'Boise',
      region: 'ID',
    });
  });

  it('keeps the verbatim sentence as evidence', () => {
    expect(areasOf('<p>We serve   Boise &amp; Nampa.</p>').places[0]?.evidence.excerpt).toBe('We serve Boise & Nampa.');
  });

  it('finds vague words', () => {
    expect(areasOf('<p>Serving Boise and surrounding areas.</p>').vague[0]?.excerpt).toBe(
      'Serving Boise and surrounding areas.',
    );
    expect(areasOf('<p>We mow surrounding lawns.</p>').vague).toEqual([]);
    expect(areasOf('<p>Serving the Antelope Valley and beyond.</p>').vague).toHaveLength(1);
    expect(areasOf('<p>Trains take you to London and beyond.</p>').vague).toEqual([]);
  });

  it('takes a parish and its municipality in one line for two places', () => {
    const card = {
      '@type': 'PostalAddress',
      streetAddress: 'Rua Nova 12',
      addressLocality: 'Pedroso, Vila Nova de Gaia',
    };
    const pages = [
      pageFrom(jsonLd({ '@type': 'LocalBusiness', name: 'Acme', address: card, areaServed: ['Maia (4470)'] })),
    ];
    const markup = markupOf(pages);
    const { addresses, address } = deriveIdentity({ pages, markup, llmsText: null, country: 'PT', language: 'pt' });
    const { places, areaServed } = deriveAreas({ pages, markup, addresses, address, country: 'PT', language: 'pt' });
    expect(places.map(({ name }) => name)).toEqual(['Pedroso', 'Vila Nova de Gaia']);
    expect(areaServed.map(({ name }) => name)).toEqual(['Maia']);
  });

  it('reads areaServed from markup, as text or as things', () => {
    const html = jsonLd({ '@type': 'Plumber', areaServed: [{ '@type': 'City', name: 'Boise' }, 'Nampa, ID', 'Kuna'] });
    expect(areasOf(html).areaServed.map(({ name }) => name)).toEqual(['Boise', 'Nampa, ID', 'Kuna']);
  });

  it('detects a map in place of a list of towns', () => {
    const map = '<h2>Service area</h2><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
    expect(areasOf(map).mapOnly).toHaveLength(1);
    expect(areasOf('<h2>Find us</h2><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>').mapOnly).toEqual(
      [],
    );
  });
});

describe('area pages', () => {
  const area = (town: string) =>
    pageFrom(
      `<h1>Plumber in ${town}, ID</h1><main><p>We fix leaks and drains in ${town} every day of the week. Our ${town} crew is near you and knows old pipes well.</p></main>`,
      { role: 'area', url: `https://www.example.com/service-areas/${town.toLowerCase()}/` },
    );

  it('are compared with masked town names', () => {
    const home = pageFrom('<a href="/service-areas/kuna/">Kuna</a><a href="/service-areas/star/">Star</a>');
    const areas = deriveAreas({ pages: [home, area('Nampa'), area('Boise')], markup: markupOf([]) });
    expect(areas.mostAlike?.similarity).toBe(1);
    expect(areas.areaPageUrls).toHaveLength(4);
  });
});

it('does not choose a main town among several that are only named', () => {
  const studies = '<p>Jane studied in Boise, Idaho and worked in Salem, Oregon.</p>';
  expect(areasOf(studies).main).toBeNull();
  expect(areasOf(`${studies}<p>We serve Nampa.</p>`).main).not.toBeNull();
});

it('keeps at most as many towns as can be searched for in every page', () => {
  const name = (at: number) => `Q${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
  const list = Array.from({ length: 2000 }, (_, at) => `<li>${name(at + 1000)}ville, ID</li>`).join('');
  const pages = [pageFrom(`<h2>Areas we serve</h2><ul>${list}</ul>`)];
  expect(stateAreas({ pages, markup: markupOf(pages) }).places).toHaveLength(300);
});

it('never throws on any text', () => {
  const words = fc.constantFrom(
    'Serving',
    'Boise',
    ',',
    'ID',
    'and',
    'St.',
    'surrounding',
    'areas',
    'İstanbul',
    '·',
    'in',
    '.',
    'é',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (list) => {
      areasOf(`<h1>Service area</h1><p>${list.join(' ')}</p>`);
    }),
  );
});

it.each([
  ['DE', 'de', '<h1>Willkommen bei Alpen-Catering</h1>'],
  ['GB', 'en', '<p>Direct service to: Waterloo</p>'],
  ['IT', 'it', '<h2>Zone di intervento</h2><li>Sale riunioni</li>'],
])('%s: finds no town in the name of a company, a connection by train or a room: %s', (country, language, html) => {
  const pages = [pageFrom(html, { role: 'home' })];
  expect(stateAreas({ pages, markup: markupOf(pages), country, language }).places).toEqual([]);
});

it.each([
  ['FR', 'fr', '<h2>Zones desservies</h2><li>Lyon et environs</li>', 'Lyon'],
  ['IT', 'it', '<h2>Zone di intervento</h2><li>Bergamo città</li>', 'Bergamo'],
  ['DE', 'de', '<h2>Einsatzgebiet</h2><li>Kiel (mit Umland)</li>', 'Kiel'],
  ['IT', 'it', '<h2>Zone di intervento</h2><li>Roma nord</li>', 'Roma'],
])('%s: finds the town of an entry with words for its surroundings: %s', (country, language, html, town) => {
  const pages = [pageFrom(html, { role: 'home' })];
  const { places } = stateAreas({ pages, markup: markupOf(pages), country, language });
  expect(places.map(({ name }) => name)).toEqual([town]);
});

it.each([
  ['AR', 'es', 'San Miguel - Provincia de Buenos Aires', ['San Miguel']],
  ['MX', 'es', '📍Morelos /Yecapixtla', ['Yecapixtla']],
  ['PE', 'es', 'Perú - Lima - Chosica', ['Chosica']],
  ['AR', 'es', 'Buenos Aires - La Plata', []],
  ['MX', 'es', 'Cuautla / Yecapixtla', []],
])('%s: reads the town of a line with only a town and its region: %s', (country, language, line, towns) => {
  const pages = [pageFrom(`<p>Hola</p><p>${line}</p>`, { role: 'home' })];
  const { main } = stateAreas({ pages, markup: markupOf(pages), country, language });
  expect(main === null ? [] : [main.city]).toEqual(towns);
});

describe('a town of another state', () => {
  const address = { street: '3 Main St', city: 'Homedale', region: 'ID', postalCode: '83628' };
  const namesOf = (html: string) => {
    const pages = [pageFrom(`<p>Visit us in Homedale, ID.</p>${html}`, { role: 'home' })];
    return deriveAreas({ pages, markup: markupOf(pages), address, country: 'US' }).places.map(({ name }) => name);
  };

  it('is not that of the business if a story or a signature names it', () => {
    expect(namesOf('<p>He founded the school in Davenport, Iowa.</p>')).toEqual(['Homedale']);
    expect(namesOf('<p>Self-employed Consultant · Boise, ID</p>')).toEqual(['Homedale']);
  });

  it('is one of the business if it works there', () => {
    expect(namesOf('<p>We serve Nyssa, Oregon.</p>').sort()).toEqual(['Homedale', 'Nyssa']);
  });
});

it('takes no town from the name of a street', () => {
  expect(townsOf('<p>1304 Paris Pike Georgetown, KY 40324</p>')).not.toContain('Paris');
});

it('reads a town that is named after a saint to its end', () => {
  const pages = [pageFrom('<p>Mon cabinet se situe à St Pierre de Rivière, près de Foix.</p>', { role: 'home' })];
  const { places } = deriveAreas({ pages, markup: markupOf(pages), country: 'FR', language: 'fr' });
  expect(places.map(({ name }) => name)).not.toContain('St Pierre');
});

it('states the quarter of a town and the town once', () => {
  const html =
    '<meta name="description" content="Biergarten in Hochstadt am Main-Obersdorf."><p>Burg 2<br>96272 Hochstadt am Main-Obersdorf</p><footer>Burg 2, 96272 Hochstadt am Main-Obersdorf</footer>';
  const markup = jsonLd({
    '@type': 'Restaurant',
    name: 'Adler',
    telephone: '1',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Burg 2',
      addressLocality: 'Hochstadt am Main-Obersdorf',
      postalCode: '96272',
    },
  });
  const pages = [pageFrom(`<html lang="de">${html}${markup}`, { role: 'home' })];
  const identity = deriveIdentity({ pages, markup: markupOf(pages), llmsText: null, country: 'DE', language: 'de' });
  const { addresses, address } = identity;
  const { places } = deriveAreas({ pages, markup: markupOf(pages), addresses, address, country: 'DE', language: 'de' });
  expect(places.map(({ name }) => name)).toEqual(['Hochstadt am Main']);
});

it('the town of an address that no rule reads is one of the towns', () => {
  const pages = [pageFrom('<html lang="it"><p>Impianti elettrici</p>')];
  const evidence = { url: pages[0]!.url, place: 'text', excerpt: '' } as const;
  const likelyAddress = { shown: 'traversa Termine, 32, 80045 Pompei NA', evidence, signs: [] };
  const { places } = deriveAreas({ pages, markup: markupOf(pages), country: 'IT', language: 'it', likelyAddress });
  expect(places.map(({ name }) => name)).toEqual(['Pompei']);
});
