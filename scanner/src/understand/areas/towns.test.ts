import { describe, expect, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveIdentity } from '../identity/identity.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { findAddresses, mainAddress } from '../places/addresses.ts';
import { stateAreas } from './areas.ts';

function areasOf(html: string, country: string, language: string) {
  const pages = [pageFrom(html)];
  const markup = deriveMarkup(pages);
  const { addresses } = findAddresses(pages, markup, country);
  return stateAreas({ pages, markup, addresses, address: mainAddress(addresses), country, language });
}
const townsOf = (html: string, country: string, language: string) =>
  areasOf(html, country, language)
    .places.map(({ name }) => name)
    .sort();

test.each([
  ['en', 'US', '<p>Serving Boise, Meridian and Nampa since 1998.</p>', ['Boise', 'Meridian', 'Nampa']],
  ['de', 'DE', '<p>Ihr Dachdecker im Raum Leipzig, Delitzsch und Taucha.</p>', ['Delitzsch', 'Leipzig', 'Taucha']],
  ['de', 'AT', '<p>Hundetraining für Graz und Umgebung.</p>', ['Graz']],
  [
    'fr',
    'FR',
    "<h2>Zone d'intervention</h2><ul><li>Blaye</li><li>Jonzac</li><li>Royan (17)</li></ul>",
    ['Blaye', 'Jonzac', 'Royan'],
  ],
  ['es', 'ES', '<p>Damos servicio en Sevilla, Dos Hermanas y Camas.</p>', ['Camas', 'Dos Hermanas', 'Sevilla']],
  ['es', 'CL', '<p>Atendemos en las comunas de Limache, Quillota y Olmué.</p>', ['Limache', 'Olmué', 'Quillota']],
  ['es', 'ES', '<h2>Zona de actuación</h2><p>Sevilla</p><p>Camas</p>', ['Camas', 'Sevilla']],
  ['de', 'DE', '<p>Unser Büro mit Sitz in Taucha.</p>', ['Taucha']],
  ['it', 'IT', '<p>Interventi in provincia di Udine e dintorni.</p>', ['Udine']],
  ['nl', 'NL', '<p>Schoonmaak in Zwolle en omstreken.</p>', ['Zwolle']],
  ['pt', 'BR', '<p>Atendimento em São Paulo e região.</p>', ['São Paulo']],
  ['en', 'AU', '<title>Expert Pest Control Sydney</title><p>Pest control in Sydney.</p>', ['Sydney']],
  ['fr', 'FR', '<title>Travaux Bâtiment Dinan</title><p>Nos travaux à Dinan.</p>', ['Dinan']],
  ['fr', 'CA', '<p>Fiers de desservir Saint-Amable, Boucherville et la région.</p>', ['Boucherville', 'Saint-Amable']],
  ['fr', 'FR', '<div>Communes voisines (5 min) : Contes, Blausasc et Drap.</div>', ['Blausasc', 'Contes', 'Drap']],
  ['nl', 'NL', '<p>Tuinen in onder andere Hilversum, Laren en Baarn.</p>', ['Baarn', 'Hilversum', 'Laren']],
  ['pt', 'BR', '<p>Nossa oficina fica no município de Vera Cruz - BA.</p>', ['Vera Cruz']],
  ['it', 'IT', '<p>Busi, con sede a Val Brembilla in provincia di Bergamo, serve le famiglie.</p>', ['Val Brembilla']],
  ['it', 'IT', '<title>Idraulica Rossi - Pronto Intervento Milano 24/7</title>', ['Milano']],
  ['it', 'IT', '<title>Idraulica Rossi - Pronto Intervento Milano</title>', []],
  ['es', 'CL', '<p>Santiago, Chile.</p>', ['Santiago']],
  [
    'en',
    'US',
    '<title>Jensen Detailing — Spring Hill · Franklin · Columbia, TN</title><p>Spring Hill, Franklin and Columbia.</p>',
    ['Columbia', 'Franklin', 'Spring Hill'],
  ],
  ['fr', 'FR', '<p>Cabinet de naturopathie à Pessac, près de Bordeaux.</p>', []],
  ['fr', 'FR', '<p>Plombier près de Bordeaux.</p>', ['Bordeaux']],
  ['es', 'ES', '<p>Taller en Camas, cerca de Sevilla.</p>', []],
  [
    'en',
    'GB',
    '<p>Areas We Cover</p><h2>Serving Wokingham &amp; Reading</h2><div>Wokingham Reading Bracknell Earley Winnersh</div>',
    ['Bracknell', 'Earley', 'Reading', 'Winnersh', 'Wokingham'],
  ],
  [
    'en',
    'US',
    '<h2>Serving Staten Island, NY</h2><li>Bucks County Pennsylvania</li>',
    ['Bucks County', 'Staten Island'],
  ],
  ['en', 'US', '<p>Grooming location in Reidsville and High Point</p>', ['High Point', 'Reidsville']],
  ['en', 'US', '<p>Based in Thomson, IL, we wash houses throughout Ogle County.</p>', ['Ogle County', 'Thomson']],
  [
    'en',
    'GB',
    '<h2>Areas We Cover</h2><ul><li>Luton</li><li>Flitwick</li><li>Dunstable</li></ul><h2>Quick Links</h2><p>Home</p>',
    ['Dunstable', 'Flitwick', 'Luton'],
  ],
])('towns in %s of %s: %s', (language, country, html, towns) => {
  expect(townsOf(html, country, language)).toEqual(towns);
});

describe('names that are not towns', () => {
  test.each([
    ['a person with a degree', '<p>Jane Smith, MD, and Karen Lee (PA) see patients.</p>', 'credential-after-name'],
    ['a person', '<p>Our service area to Paul George and friends.</p>', 'not-a-town'],
    ['a word at the start of a sentence', '<p>Serving Meanwhile since 1998.</p>', 'not-a-town'],
    ['a lake', '<p>Our crews work in Lake Tahoe.</p>', 'not-a-town'],
    ['a county without its word', '<p>Proudly serving Gwinnett.</p>', 'county'],
  ])('%s', (_, html, reason) => {
    const areas = areasOf(html, 'US', 'en');
    expect(areas.places).toEqual([]);
    expect(areas.refused.map((claim) => claim.reason)).toContain(reason);
  });

  test.each([
    ['it', 'IT', 'Il fondatore, proveniente dalla provincia di Milano, apre qui nel 1978.'],
    ['es', 'ES', 'Licenciada en la provincia de Sevilla en 2001.'],
    ['fr', 'FR', 'Originaire de la région de Lyon, il aime la mer.'],
    ['de', 'DE', 'Er ist im Raum Leipzig aufgewachsen.'],
  ])('where somebody is from, in %s', (language, country, text) => {
    const areas = areasOf(`<p>${text}</p>`, country, language);
    expect(areas.places).toEqual([]);
    expect(areas.refused.map((claim) => claim.reason)).toContain('other-subject');
  });

  test.each([
    [
      'the word of a street',
      'it',
      'IT',
      '<p>Sede operativa: Viale Massenzio Masia, 79, (CO)<br>Sede legale: Viale Massenzio Masia, 79, (CO)</p>',
      [],
    ],
    [
      'an abbreviation',
      'it',
      'IT',
      '<p>Via Generale Treboldi, 12, Edolo (BS) 25048<br>P.IVA / C.F.: 03 913 150 987</p>',
      ['Edolo'],
    ],
    [
      'a quarter before its town',
      'nl',
      'NL',
      '<p>Jerichostraat 20</p><p>3061 GE Kralingen Rotterdam</p>',
      ['Rotterdam'],
    ],
    [
      'a heading behind the town',
      'de',
      'DE',
      '<p>Hauptstraße 2, 94536 Eppenschlag Haftungsausschluss</p>',
      ['Eppenschlag'],
    ],
  ])('%s', (_, language, country, html, towns) => {
    expect(townsOf(html, country, language)).toEqual(towns);
  });

  test('a county of the state with the name of a town elsewhere', () => {
    const html = '<p>10 Main St, Snellville, GA 30078</p><p>Serving DeKalb, Snellville and Decatur.</p>';
    expect(townsOf(html, 'US', 'en')).toEqual(['Decatur', 'Snellville']);
  });

  test('a county with the word county is stated as a county', () => {
    expect(townsOf('<p>Serving Boise and Ada County.</p>', 'US', 'en')).toEqual(['Ada County', 'Boise']);
  });

  test('names listed next to something else', () => {
    expect(townsOf("<h2>Zone d'intervention</h2><p>Cognac & Pineau</p>", 'FR', 'fr')).toEqual([]);
  });

  test('a town in somebody’s story', () => {
    expect(townsOf('<p>Sie hat in Essen studiert.</p>', 'DE', 'de')).toEqual([]);
  });
});

test('the town of an address counts, whatever its size', () => {
  const areas = areasOf('<p>Neufahrner Weg 12 82057 Irschenhausen Tel: 08178 7185</p>', 'DE', 'de');
  expect(areas.main).toMatchObject({ city: 'Irschenhausen', region: null });
  expect(areas.places.map(({ name, served }) => [name, served])).toEqual([['Irschenhausen', false]]);
});

test('the town of typed markup counts', () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Hook Lane 2', addressLocality: 'Kingscliffe' };
  expect(townsOf(jsonLd({ '@type': 'Plumber', name: 'Acme', address }), 'GB', 'en')).toEqual(['Kingscliffe']);
});

test('hamlets are accepted in a list of towns', () => {
  const html = '<h2>Areas we serve</h2><ul><li>Salem</li><li>Keizer</li><li>Silverton</li><li>Rickreall</li></ul>';
  expect(townsOf(html, 'US', 'en')).toEqual(['Keizer', 'Rickreall', 'Salem', 'Silverton']);
});

test('a list without commas is split', () => {
  const html =
    '<p>10 Main St, Snellville, GA 30078</p><h2>Areas we serve</h2><p>Snellville Lawrenceville Grayson</p><p>Stone Mountain Decatur</p>';
  expect(townsOf(html, 'US', 'en')).toEqual(['Decatur', 'Grayson', 'Lawrenceville', 'Snellville', 'Stone Mountain']);
});

test.each([
  [
    'it',
    'IT',
    '<h2>Comuni serviti</h2><div><a>Bussolengo</a> <a>Pescantina</a> <a>San Martino Buon Albergo</a></div>',
    ['Bussolengo', 'Pescantina', 'San Martino Buon Albergo'],
  ],
  ['es', 'ES', '<h3>Municipios de servicio</h3><div>Plasencia</div><div>Navezuelas</div>', ['Navezuelas', 'Plasencia']],
  [
    'en',
    'GB',
    '<h2>Areas we cover</h2><div><i>Ashford</i> <i>Tenterden</i> <i>Biddenden</i> <i>Charing</i></div>',
    ['Ashford', 'Biddenden', 'Charing', 'Tenterden'],
  ],
  [
    'en',
    'US',
    '<h1>Service Areas</h1><h3>We go all over town, including but not limited to:</h3><ul><li>Algonquin</li><li>Aurora</li></ul>',
    ['Algonquin', 'Aurora'],
  ],
])('labels below a heading for an area are towns, in %s of %s: %s', (language, country, html, towns) => {
  expect(townsOf(html, country, language)).toEqual(towns);
});

test('a sentence with names of towns below such a heading is not a list', () => {
  const html =
    '<h2>Comuni serviti</h2><p>Verona Bussolengo Pescantina: chiamaci. Siamo a Verona.</p><p>Anna Rosa Bianchi</p>';
  expect(townsOf(html, 'IT', 'it')).toEqual([]);
});

test('regions in markup are not stated as towns', () => {
  const node = {
    '@type': 'Plumber',
    name: 'Acme',
    areaServed: ['Boise', 'Idaho', 'Ada County', 'Gwinnett', 'Gates, OR'],
  };
  const areas = areasOf(jsonLd(node), 'US', 'en');
  expect(areas.areaServed.filter(({ noTown }) => noTown).map(({ name, noTown }) => [name, noTown])).toEqual([
    ['Idaho', 'region'],
    ['Gwinnett', 'county'],
  ]);
});

test('markup may name a state without a comma, and a country', () => {
  const areaServed = ['Boise ID', 'Nampa', 'Statewide', 'US', 'Estados Unidos'];
  const areas = areasOf(jsonLd({ '@type': 'Plumber', name: 'Acme', areaServed }), 'US', 'en');
  expect(areas.areaServed.filter(({ noTown }) => !noTown).map(({ name }) => name)).toEqual(['Boise, ID', 'Nampa']);
});

test('the place where somebody studied is not served', () => {
  const html =
    '<p>Our attorneys studied at Harvard in Cambridge, MA. Dana worked for a firm in Glendale, CA, before that. We serve clients in Austin and Round Rock, TX.</p>';
  const areas = areasOf(html, 'US', 'en');
  expect(areas.places.map(({ name }) => name).sort()).toEqual(['Austin', 'Round Rock']);
  expect(areas.refused.map(({ shown, reason }) => [shown, reason])).toEqual([
    ['Cambridge', 'other-subject'],
    ['Glendale', 'other-subject'],
  ]);
});

test('the first of equally frequent towns is the main town', () => {
  expect(areasOf('<p>Serving Leeds, Bradford and Harrogate.</p>', 'GB', 'en').main?.city).toBe('Leeds');
});

test('three towns in a row are a list without any other word', () => {
  expect(townsOf('<p>Dépannage à Lyon, Villeurbanne et Bron.</p>', 'FR', 'fr')).toEqual([
    'Bron',
    'Lyon',
    'Villeurbanne',
  ]);
});

test('the place where customers live is not served', () => {
  const html =
    '<blockquote>Great work! Mary, Denver, CO</blockquote><p>— Joe B., Aspen, CO</p><p>Owner, Kowalski Hardware · Butte, MT</p><p>Serving Boise.</p>';
  expect(townsOf(html, 'US', 'en')).toEqual(['Boise']);
});

test('the address of a customer on a page of jobs is not that of the business', () => {
  const home = pageFrom('<footer>10 Main St, Boise, ID 83702</footer>');
  const job = pageFrom('<p>New roof at 5 Oak Ave, Aspen, CO 81611</p>', {
    role: 'service',
    url: 'https://www.example.com/jobs/',
  });
  const pages = [home, job];
  const markup = deriveMarkup(pages);
  const { addresses } = findAddresses(pages, markup, 'US');
  const address = mainAddress(addresses);
  expect(address?.street).toBe('10 Main St');
  const { places } = stateAreas({ pages: [home], markup, addresses, address, country: 'US', language: 'en' });
  expect(places.map(({ name }) => name)).toEqual(['Boise']);
});

test.each([
  ['the end of a longer name', 'es', 'ES', '<p>Muy cerca de Barrios de Luna hay un mirador.</p>'],
  ['a place at a distance', 'fr', 'FR', '<p>Nous intervenons à Dinan (25 km).</p>'],
  ['half of a county', 'en', 'GB', '<p>We are based in Tyne and Wear.</p>'],
  ['a verb in a heading', 'en', 'GB', '<h2>Our Servicing Includes</h2>'],
  ['a language of programs', 'en', null, '<title>Slim progress bars in JavaScript</title>'],
])('%s is no town', (_, language, country, html) => {
  const pages = [pageFrom(html)];
  const areas = stateAreas({ pages, markup: deriveMarkup(pages), country, language });
  expect(areas.places).toEqual([]);
});

test('a name outside the gazetteer needs towns next to it in its list', () => {
  const list = '<p>We serve Gateshead, Pelaw Bridge End, Sunderland and Durham.</p>';
  expect(townsOf(list, 'GB', 'en')).toContain('Pelaw Bridge End');
  const elsewhere = '<p>We serve Gateshead, Sunderland and Durham.</p><p>We cover Highly Recommended.</p>';
  expect(townsOf(elsewhere, 'GB', 'en')).not.toContain('Highly Recommended');
});

test.each([
  ['the title', '<title>Builders in Wellington | Pearson</title>', 'NZ', 'en', ['Wellington']],
  ['the description', '<meta name="description" content="Toitures de bardeau à Québec">', 'CA', 'fr', ['Québec']],
  ['a line with the country', '<footer><ul><li>Amsterdam, Nederland</li></ul></footer>', 'NL', 'nl', ['Amsterdam']],
  ['a line with a sign before it', '<footer><p>📍 Cacia, Aveiro, Portugal</p></footer>', 'PT', 'pt', ['Aveiro']],
  ['no town behind the preposition', '<title>Building in Precision</title>', 'NZ', 'en', []],
  ['a line with the county', '<p>Ennis, County Clare</p>', 'IE', 'en', ['Ennis']],
  [
    'an address before the county',
    '<p>Number 3, Mill Park,<br>Ennis,<br>Co. Clare.<br>V95 RKN2</p>',
    'IE',
    'en',
    ['Ennis'],
  ],
  ['a county that is none', '<p>Ennis, County Best</p>', 'IE', 'en', []],
  ['another country', '<footer><p>Amsterdam, Deutschland</p></footer>', 'NL', 'nl', []],
])('a town in %s', (_, html, country, language, towns) => {
  expect(townsOf(html, country, language)).toEqual(towns);
});

test('a town that the title names is not only its county', () => {
  const html = '<p>We serve Tulsa County, Owasso, Tulsa and Jenks.</p>';
  expect(townsOf(html, 'US', 'en')).not.toContain('Tulsa');
  expect(townsOf(`<title>Tree care in Tulsa, Oklahoma</title>${html}`, 'US', 'en')).toContain('Tulsa');
});

test('the town in the main heading counts if the gazetteer has it', () => {
  expect(townsOf('<h1>Your plumbing partner in Davao City</h1>', 'PH', 'en')).toEqual(['Davao City']);
});

test('a page that lists the numbers of others has their addresses', () => {
  const home = pageFrom('<h1>Casa Rosa</h1><p>Tel. 658 814 506</p>');
  const html = '<p>Bar Sol, Calle Nueva 9, 24148 León</p><p>Tel. 987 693 901</p>';
  const nearby = pageFrom(html, { url: 'https://www.example.com/nearby/', role: 'other' });
  const pages = [home, nearby];
  const identity = deriveIdentity({
    pages,
    markup: deriveMarkup(pages),
    llmsText: null,
    country: 'ES',
    language: 'es',
  });
  expect(identity.address).toBeNull();
  expect(identity.refusedAddresses).toMatchObject([{ reason: 'other-subject' }]);
});

describe('spellings and parts of a town', () => {
  const namesOf = (html: string, country: string, language: string) => {
    const pages = [pageFrom(html)];
    return stateAreas({ pages, markup: deriveMarkup(pages), country, language }).places.map(({ name }) => name);
  };

  test('a name with and without its accent is one town', () => {
    const html = '<p>Trabajamos en Ibagué. Servicio en Ibague, en toda la ciudad de Ibagué.</p>';
    expect(namesOf(html, 'CO', 'es')).toHaveLength(1);
  });

  test('the beginning of a longer name is no town', () => {
    const html = '<p>Atendemos em Ribeirão Preto.</p><p>Serviço em Ribeirão Preto e região.</p>';
    expect(namesOf(html, 'BR', 'pt')).toEqual(['Ribeirão Preto']);
  });

  test.each([
    ['<title>Roofing | West Coast Florida</title><p>Roofs in Florida.</p>', []],
    ['<p>We serve Boise and Entire Idaho.</p>', ['Boise']],
    ['<h3>Modern Kitchen Remodel Fairfax, Virginia</h3><p>We work in Fairfax, Virginia.</p>', ['Fairfax']],
  ])('%s', (html, names) => {
    expect(namesOf(html, 'US', 'en').sort()).toEqual(names);
  });
});
