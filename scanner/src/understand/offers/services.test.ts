import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { bareLabel, jobName, labelBeforePrice, refusalOf } from './service-labels.ts';
import { deriveServices, listServices } from './services.ts';

const words = (count: number) => `<main><p>${'word '.repeat(count)}</p></main>`;

describe('the ending of a label', () => {
  it.each([
    ['Bookkeeping & Payroll +', 'Bookkeeping & Payroll'],
    ['Concrete Cleaning Learn more →', 'Concrete Cleaning'],
    ['Dachreinigung Mehr erfahren', 'Dachreinigung'],
    ['Poda de árboles Ver más', 'Poda de árboles'],
    ['Stove maintenance including:', 'Stove maintenance'],
    ['CCTV camera inspection available.', 'CCTV camera inspection'],
    ['Coffee & more', 'Coffee'],
    ['Umzüge und vieles mehr', 'Umzüge'],
    ['Inpakservice beschikbaar', 'Inpakservice'],
    ['Opslag mogelijk', 'Opslag'],
  ])('is cut if it is not part of the name: %s', (text, name) => {
    expect(bareLabel(text)).toBe(name);
  });

  it.each(['Learn more', 'Reading 50+'])('is all of a link, or stays: %s', (text) => {
    expect(bareLabel(text)).toBe(text);
  });
});

describe('a label is no service', () => {
  it.each([
    ['person', 'Nourrissons'],
    ['person', 'Condomínios e empresas'],
    ['person', 'Women & Children'],
    ['too-weak', 'Photos'],
    ['too-weak', 'Interior'],
    ['too-weak', 'Servicios complementarios'],
    ['too-weak', 'Winter Installation FAQ'],
    ['too-weak', 'FAQ Implantate'],
    ['too-weak', 'Voor Wie'],
    ['person', 'Principal Solicitor'],
    ['other-id', 'AGB code praktijk'],
    ['call-to-action', 'Quote commercial cleaning'],
    ['call-to-action', 'Theoriekurs buchen'],
    ['slogan', 'Aggressive Preparation'],
    ['too-weak', 'Emergency'],
    ['other-subject', '3-bed semi'],
    ['other-subject', 'Epoxy Garage Floor Beaver Creek CO'],
    ['fee', 'Richtprijzen per ras'],
    ['person', 'Electricista'],
    ['person', 'Arborist'],
    ['person', 'Ostéopathe D.O'],
    ['person', 'Fisioterapeuta'],
    ['person', '4 - 8 jaar'],
    ['slogan', 'Logopedie is onderzoek'],
    ['too-weak', 'Objetivos'],
    ['call-to-action', 'Browse breads'],
    ['negated', 'Keine Kinder- und Jugendlichen-Therapie'],
    ['fee', 'Oferta especial'],
  ])('if it names whom it is for or a section of the site: %s, %s', (reason, label) => {
    expect(refusalOf(label)).toBe(reason);
  });

  it.each([
    'Interior painting',
    'Hair twists',
    'Gommista',
    'No-dig drain repair',
    'Preisliste drucken',
    'Massage femmes enceintes',
    'Kinderosteopathie',
  ])('unless it says more: %s', (label) => {
    expect(refusalOf(label)).toBeNull();
  });
});

it('customers are no service, although the lexicon has them for the trade', () => {
  const home = pageFrom('<h2>Nos soins</h2><ul><li>Drainage lymphatique</li><li>Ostéopathie crânienne</li></ul>');
  const babies = pageFrom('<h1>Nourrissons</h1><p>Pour les nourrissons. Nos soins aux nourrissons.</p>', {
    role: 'service',
    url: 'https://www.example.com/soins/nourrissons/',
  });
  const { services } = deriveServices({ pages: [home, babies], trade: { id: 'osteopath', languages: ['fr'] } });
  expect(services.map(({ name }) => name.toLowerCase())).not.toContain('nourrissons');
});

describe('one service with two names', () => {
  it.each([
    ['Vaciado de fosas sépticas', 'Vaciado fosas sépticas'],
    ['Élagage des arbres', 'Elagage des arbres'],
    ['Roof Inspection', 'roof inspections'],
    ['Arrêt du tabac', "l'arrêt du tabac"],
    ['Construction & Renovation Debris', 'Construction Debris'],
    ['Inspección con cámara CCTV', 'Inspección CCTV'],
    ['Rénovation complète', 'Une rénovation complète'],
  ])('is stated once: %s, %s', (label, other) => {
    const list = (names: readonly string[]): string => names.map((name) => `<li>${name}</li>`).join('');
    const home = pageFrom(
      `<h2>Services</h2><ul>${list([other, 'Drain cleaning', 'Leak detection'])}</ul>
      <h2>Our services</h2><ul>${list([label, 'Drain cleaning'])}</ul>`,
    );
    const names = deriveServices({ pages: [home], trade: tradeOf() }).services.map(({ name }) => name);
    expect(names.filter((name) => name === label || name === other)).toHaveLength(1);
  });
});

describe('the business itself', () => {
  const servicesOf = (name: string, label: string): string[] => {
    const list = [label, 'Payroll', 'Tax returns', 'Bookkeeping'].map((entry) => `<li>${entry}</li>`).join('');
    const home = pageFrom(`<h2>Our services</h2><ul>${list}</ul>`);
    const trade = { id: 'accountant', languages: ['en' as const] };
    return deriveServices({ pages: [home], trade, business: { name, towns: [] } }).services.map((one) => one.name);
  };

  it('is no service, with or without its legal form', () => {
    expect(servicesOf('MMK Accountants Ltd', 'MMK Accountants')).not.toContain('MMK Accountants');
  });

  it('may be named after a service', () => {
    expect(servicesOf('Bookkeeping', 'Bookkeeping')).toContain('Bookkeeping');
  });
});

describe('diseases that a practice treats', () => {
  const servicesOf = (id: string, language: 'en' | 'de' | 'nl', names: readonly string[]) => {
    const list = names.map((name) => `<li>${name}</li>`).join('');
    const heading = { en: 'Our services', de: 'Unsere Leistungen', nl: 'Onze diensten' }[language];
    const home = pageFrom(`<h2>${heading}</h2><ul>${list}</ul>`);
    return deriveServices({ pages: [home], trade: { id, languages: [language] } }).services;
  };

  it.each([
    ['ophthalmologist', 'en', 'Glaucoma', 'Glaucoma surgery'],
    ['chiropractor', 'en', 'Sciatica', 'Massage therapy'],
    ['speech-therapist', 'nl', 'Taalproblemen', 'Logopedie'],
    ['ophthalmologist', 'de', 'Makuladegeneration', 'Kontaktlinsenanpassung'],
    ['podiatrist', 'en', 'Fungal nails', 'Gait analysis'],
  ] as const)('are no services: %s %s %s', (id, language, condition, work) => {
    const services = servicesOf(id, language, [condition, work, 'Dry needling']).map(({ name }) => name);
    expect(services).not.toContain(condition);
    expect(services).toContain(work);
  });

  it('are stated, but never certain, if a page explains each', () => {
    const told = ['Sciatica', 'Headaches', 'Massage therapy'];
    const pages = told.map((name) =>
      pageFrom(`<h1>${name}</h1>${words(320)}`, {
        role: 'service',
        url: `https://www.example.com/${name.slice(0, 7)}/`,
      }),
    );
    const links = told.map((name) => `<a href="/${name.slice(0, 7)}/">${name}</a>`).join('');
    const list = told.map((name) => `<li>${name}</li>`).join('');
    const home = pageFrom(`<nav>${links}</nav><h2>Our services</h2><ul>${list}</ul>`);
    const trade = { id: 'chiropractor', languages: ['en' as const] };
    const { services } = deriveServices({ pages: [home, ...pages], trade });
    expect(services.map(({ name }) => name)).toEqual(['Massage therapy', 'Sciatica', 'Headaches']);
    expect(services.map(({ condition }) => condition === true)).toEqual([false, true, true]);
    expect(services[1]?.certainty).toBe('stated once');
  });

  it('make a list in which only names of work are services', () => {
    const names = ['Verrucae', 'Fungal nails', 'Ingrowing toenails', 'Pronating feet', 'Nail surgery'];
    expect(servicesOf('podiatrist', 'en', names).map(({ name }) => name)).toEqual(['Nail surgery']);
  });

  it('are not taken from a description either', () => {
    const home = pageFrom(
      `<meta name="description" content="Terapia online para ansiedade, depressão e pânico."><h1>Psicóloga</h1>
      <h2>Serviços</h2><ul><li>Terapia online</li><li>Terapia de casal</li></ul>`,
    );
    const { services, likely } = deriveServices({
      pages: [home],
      trade: { id: 'psychotherapist', languages: ['pt'] },
    });
    expect([...services, ...likely].map(({ name }) => name.toLowerCase())).toEqual([
      'terapia online',
      'terapia de casal',
    ]);
  });

  it.each([
    ['ophthalmologist', 'Injections for diabetes'],
    ['law-firm', 'Personal injury'],
  ])('are not %s: %s', (id, name) => {
    expect(servicesOf(id, 'en', [name, 'Consultations', 'Second opinion']).every(({ condition }) => !condition)).toBe(
      true,
    );
  });
});

describe('what a page names in the form of services', () => {
  const namesOn = (html: string, id = 'plumber', language: 'en' | 'fr' | 'it' = 'en'): string[] => {
    const { services, likely } = deriveServices({ pages: [pageFrom(html)], trade: { id, languages: [language] } });
    return [...services, ...likely].map(({ name }) => name);
  };
  const cards = (names: readonly string[], above = ''): string =>
    names
      .map((name) => `<div>${above}<h3>${name}</h3><p>We do this with care and on the day you like.</p></div>`)
      .join('');

  it('is no service below a heading about the business', () => {
    const services = `<h2>Nos soins</h2>${cards(['Semelles orthopédiques', 'Pédicurie médicale'])}`;
    const html = `${services}<span>Ce qui fait la différence</span><h2>Un cabinet de confiance</h2>${cards([
      'Bilan systématique',
      'Suivi inclus',
    ])}`;
    const names = namesOn(html, 'podiatrist', 'fr');
    expect(names).toContain('Semelles orthopédiques');
    expect(names).not.toContain('Suivi inclus');
  });

  it('is no service if it is a finished project', () => {
    const services = `<h2>Servizi</h2>${cards(['Impianti idraulici', 'Riscaldamento a pavimento'])}`;
    const html = `${services}<h2>Cosa facciamo</h2>${cards(['Climatizzazione Hotel'], '<span>Rimini · 2024</span>')}`;
    expect(namesOn(html, 'plumber', 'it')).not.toContain('Climatizzazione Hotel');
  });

  it('is a list although one paragraph holds it', () => {
    const html =
      '<p><strong>Our services include:</strong><br>• Deep steam carpet cleaning<br>• Stain and spot removal<br>' +
      '• Upholstery cleaning<br>• Commercial carpet care<br></p>';
    expect(namesOn(html, 'carpet-cleaner')).toEqual(
      expect.arrayContaining(['Stain and spot removal', 'Upholstery cleaning', 'Commercial carpet care']),
    );
  });

  it('is no part of a longer name in a list', () => {
    const html =
      '<title>Aurea · Taglio, colore, piega</title><h2>Servizi</h2>' +
      '<h3>Taglio sartoriale</h3><p>Su misura.</p><h3>Colore & balayage</h3><p>Per te.</p><h3>Piega naturale</h3><p>Con cura.</p>';
    expect(namesOn(html, 'hair-salon', 'it')).not.toContain('Taglio');
  });
});

describe('services and their pages', () => {
  it('come from the menu, each with its own page', () => {
    const home = pageFrom(
      '<nav><a href="/drain-cleaning/">Drain Cleaning</a><a href="/water-heaters/">Water Heaters</a><a href="/about/">About</a></nav>',
    );
    const drains = pageFrom(`<h1>Drain cleaning in Boise</h1>${words(320)}`, {
      role: 'service',
      url: 'https://www.example.com/drain-cleaning/',
    });
    const { services } = deriveServices({ pages: [home, drains], trade: tradeOf() });
    expect(services.map(({ page }) => page)).toEqual([
      { url: 'https://www.example.com/drain-cleaning/', words: 324, ownHeading: true },
      { url: 'https://www.example.com/water-heaters', words: null, ownHeading: false },
    ]);
  });

  it('keep a page named after one of them, although others link to its sections', () => {
    const home = pageFrom(
      `<nav><a href="/leistungen.html">Leistungen</a><ul>
        <li><a href="/waermepumpen.html">Wärmepumpen</a></li>
        <li><a href="/waermepumpen.html#luft">Luftwärmepumpen</a></li>
        <li><a href="/waermepumpen.html#gas">Gasheizung</a></li></ul></nav>`,
    );
    const { services } = deriveServices({ pages: [home], trade: { id: 'plumber', languages: ['de'] } });
    const pathOfService = (wanted: string) => services.find(({ name }) => name === wanted)?.page?.url;
    expect(pathOfService('Wärmepumpen')).toBe('https://www.example.com/waermepumpen.html');
    expect(pathOfService('Gasheizung')).toBeUndefined();
  });

  it.each([
    ['Drain cleaning in Boise, ID', 'Drain cleaning'],
    ['Commercial drain cleaning — Trusted by Boise Shops', 'Commercial drain cleaning'],
    ['Water softener installation for homes that fight hard water, spots and scale.', 'Water softener installation'],
    ['Walk-in tubs and showers', 'Walk-in tubs and showers'],
  ])('are named by the job alone: %s', (heading, name) => {
    const page = pageFrom(`<h1>${heading}</h1>${words(320)}`, {
      role: 'service',
      url: 'https://www.example.com/a-job/',
    });
    const { services } = deriveServices({ pages: [pageFrom('<p>Home</p>'), page], trade: tradeOf() });
    expect(services.map((service) => service.name)).toEqual([name]);
  });

  it('are not the list of services itself, whatever its address ends in', () => {
    const page = pageFrom('<h1>Our Services</h1>', { role: 'service', url: 'https://www.example.com/services.html' });
    expect(deriveServices({ pages: [pageFrom('<p>Home</p>'), page], trade: tradeOf() }).services).toEqual([]);
  });

  it('do not begin below the slogan of the home page', () => {
    const home = pageFrom('<h1>SameDay Services</h1><h3>Fully Certified</h3>');
    expect(deriveServices({ pages: [home], trade: tradeOf() }).services).toEqual([]);
  });

  it('are not the reasons below a question between them', () => {
    const page = pageFrom(
      '<h1>Services</h1><h3>Drain cleaning</h3><p>Text.</p><h3>Water heaters</h3><p>Text.</p>' +
        '<h3>Why people in town choose Acme Plumbing today</h3><h3>Modern Tools</h3><p>Text.</p><h3>Clean Vans</h3><p>Text.</p>',
      { role: 'service', url: 'https://www.example.com/services/' },
    );
    const { services } = deriveServices({ pages: [page], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Water heaters']);
  });

  it('are not the reasons below a question behind a button to the services', () => {
    const reasons = ['Fast Dispatching', 'Accelerated Pipe Work', 'Holistic Drain Care'];
    const cards = reasons.map((reason) => `<h3>${reason}</h3><p>We work for you.</p>`).join('');
    const page = pageFrom(`<h1>Hank</h1><a href="/services/">Explore our services</a><h2>Why choose us?</h2>${cards}`);
    expect(listServices({ pages: [page], trade: tradeOf() }).listed).toEqual([]);
  });

  it('are all cards below what the business handles', () => {
    const cards = '<h3>Dumped Item Cleanup</h3><p>We take it away.</p><h3>Day Porter</h3><p>We come daily.</p>';
    const page = pageFrom(`<h1>Clean lots</h1><h2>What We Handle</h2>${cards}`);
    const { services } = deriveServices({ pages: [page], trade: { id: 'house-cleaner', languages: ['en'] } });
    expect(services.map(({ name }) => name)).toEqual(['Dumped Item Cleanup', 'Day Porter']);
  });

  it('are not the steps below a heading that explains the process', () => {
    const page = pageFrom(
      '<h1>Services</h1><h2>Drain cleaning</h2><h3>How the service works:</h3><ul><li>Drain inspection</li><li>Repair plan</li></ul>',
      { role: 'service', url: 'https://www.example.com/services/' },
    );
    const names = deriveServices({ pages: [page], trade: tradeOf() }).services.map(({ name }) => name);
    expect(names).not.toContain('Repair plan');
  });

  it('have no bracket that was opened before them', () => {
    expect(bareLabel('Anhänger)')).toBe('Anhänger');
    expect(bareLabel('Tune-ups (yearly)')).toBe('Tune-ups (yearly)');
  });

  it('keep an article that is not a preposition', () => {
    expect(jobName('Crimes contra a Pessoa')).toBe('Crimes contra a Pessoa');
    expect(jobName('Pulizia a Roma')).toBe('Pulizia');
  });

  it.each([
    'Puesta a Tierra',
    'Strutture in Cemento Armato',
    'Trabajos en Piscinas',
    'Termotanques Eléctricos y a Gas',
    'Coiffure à Domicile',
  ])('keep a word that is no town: %s', (label) => {
    expect(jobName(label)).toBe(label);
  });

  it('may join two nouns by a preposition that is an article in English', () => {
    expect(refusalOf('Puesta a tierra')).toBeNull();
    expect(refusalOf('Book a visit')).not.toBeNull();
  });

  it('are not read from code of a template', () => {
    const home = pageFrom(
      '<h2>Services</h2><ul><li>{{ job | uppercase }}</li><li>Drain cleaning</li><li>Repiping</li></ul>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Repiping']);
  });

  it('end before the word that opens the price, and keep words that end like it', () => {
    expect(labelBeforePrice('Kleuren / Highlights v.a. € 30,00')).toBe('Kleuren / Highlights');
    expect(labelBeforePrice('Haarschnitt ab 30 €')).toBe('Haarschnitt');
    expect(labelBeforePrice('Cama grande 30 €')).toBe('Cama grande');
    expect(labelBeforePrice('Soda 2 €')).toBe('Soda');
  });

  it('keep the hours at their beginning', () => {
    expect(bareLabel('24 Hour Emergency Tree Services')).toBe('24 Hour Emergency Tree Services');
    expect(bareLabel('24 Drain cleaning')).toBe('Drain cleaning');
  });

  it.each([
    'Manutenção e instalação de',
    'Coverage begins at',
    'Contáctame',
    'We’ve got you covered',
    'After',
    'Add description',
    'Accreditations',
    'Destaques',
    'Zahlungsarten',
    'Acme auf Xing',
    'Course Grid',
    'Início',
    'Filtrar',
    'Safety',
    'Umgebung',
    'Eccellenza',
    'días',
    'boat storage page',
    'High-class service',
    'Noch mehr entdecken',
    'Ya sea para trabajos',
  ])('are not %j', (label) => {
    expect(refusalOf(label)).not.toBeNull();
  });

  it('are not repeated from a copy of the site in another language', () => {
    const pageAt = (path: string, names: string[]) =>
      pageFrom(`<h1>Leistungen</h1>${names.map((name) => `<h2>${name}</h2>`).join('')}`, {
        role: path === '/' ? 'home' : 'other',
        url: `https://www.example.com${path}`,
      });
    const german = ['Akupunktur', 'Eigenbluttherapie', 'Kinesiologie'];
    const pages = [
      pageAt('/', german),
      pageAt('/en/services.html', ['Acupuncture', 'Kinesiology', 'Autologous blood']),
    ];
    const { services, likely } = deriveServices({ pages, trade: { id: 'naturopath', languages: ['en', 'de'] } });
    expect([...services, ...likely].map(({ name }) => name)).toEqual(german);
  });

  it('are not repeated from a copy in a language that the scan does not read', () => {
    const pageAt = (path: string, lang: string, names: string[]) =>
      pageFrom(`<html lang="${lang}"><h1>Leistungen</h1>${names.map((name) => `<h2>${name}</h2>`).join('')}`, {
        role: path === '/' ? 'home' : 'other',
        url: `https://www.example.com${path}`,
      });
    const german = ['Fachfußpflege', 'Fußmassage', 'Nagelpflege'];
    const turkish = ['Profesyonel ayak bakımı', 'Rahatlatıcı ayak masajı', 'Tırnak bakımı'];
    const pages = [pageAt('/', 'de', german), pageAt('/tr/leistungen.html', 'tr', turkish)];
    const { services } = deriveServices({ pages, trade: { id: 'podiatrist', languages: ['de'] } });
    expect(services.map(({ name }) => name).sort()).toEqual([...german].sort());
  });

  it('are read on a page whose address only looks like another language', () => {
    const list = '<h2>Our services</h2><ul><li>Laptop repair</li><li>Data recovery</li><li>Virus removal</li></ul>';
    const pages = [
      pageFrom('<html lang="en"><h1>Ames Computers</h1>'),
      pageFrom(`<html lang="en"><h1>IT</h1>${list}`, { role: 'service', url: 'https://www.example.com/it/' }),
    ];
    const { services, likely } = deriveServices({ pages, trade: { id: 'it-service', languages: ['en'] } });
    expect([...services, ...likely].map(({ name }) => name)).toContain('Data recovery');
  });

  it('are neither towns that the business serves nor its name', () => {
    const home = pageFrom(
      '<h1>AW</h1><h2>Services</h2><ul><li>Drain cleaning</li><li>Repiping</li><li>Medford</li><li>AW</li></ul>',
    );
    const business = { name: 'AW', towns: ['Medford'] };
    const { services } = deriveServices({ pages: [home], trade: tradeOf(), business });
    expect(services.map(({ name }) => name).sort()).toEqual(['Drain cleaning', 'Repiping']);
  });

  it('are headings below headings that only praise', () => {
    const home = pageFrom(
      '<h1>Rohrfuchs</h1><h2>Unsere Leistungen</h2><h3>Wir sind immer für Sie da!</h3>' +
        '<h4>Kanalreinigung</h4><p>Text.</p><h4>Rohrsanierung</h4><p>Text.</p><h4>Heizungswartung</h4><p>Text.</p>',
    );
    const { services } = deriveServices({ pages: [home], trade: { ...tradeOf(), languages: ['de', 'en'] } });
    expect(services.map(({ name }) => name)).toEqual(['Kanalreinigung', 'Rohrsanierung', 'Heizungswartung']);
  });

  it('are headings that name work below lines with categories', () => {
    const home = pageFrom(
      '<h2>Our services</h2><div><span>01 · Drain cleaning</span></div><h3>Sewer inspection</h3><p>Text.</p>' +
        '<div><span>02 · Industry</span></div><h3>Pipe installation</h3><p>Text.</p>' +
        '<div><span>03 · Water heaters</span></div><h3>Tank replacement</h3><p>Text.</p>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    const names = services.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Sewer inspection', 'Pipe installation', 'Tank replacement']));
    expect(names).not.toContain('Industry');
  });

  it('are cards and table cells below a plain line', () => {
    const card = (name: string) => `<div><h5>${name}</h5><p>We do this with care.</p></div>`;
    const cards = pageFrom(
      `<section id="services"><span>Our services</span><p>All of them.</p>${card('Drain cleaning')}${card('Pipe relining')}${card('Pest proofing')}</section>`,
    );
    const cells = pageFrom(
      '<div>Our services</div><table><tr><td><i></i> Drain cleaning</td><td><i></i> Pipe relining</td></tr>' +
        '<tr><td><i></i> Pest proofing</td></tr></table><h2>About us</h2><p>Text.</p><h2>Contact</h2>',
    );
    for (const home of [cards, cells]) {
      const { services } = deriveServices({ pages: [home], trade: tradeOf() });
      expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Pipe relining', 'Pest proofing']);
    }
  });

  it('are headings that nothing announces if most of them name work', () => {
    const home = pageFrom(
      '<h1>Hank Plumbing</h1><h2>Here for you</h2><h3>Gutter repair</h3><h3>Wall tie replacement</h3><h3>Deck maintenance</h3>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Gutter repair', 'Wall tie replacement', 'Deck maintenance']);
  });

  it('are cards below a line, on a page without headings', () => {
    const card = (name: string) => `<div class="name">${name}</div><p>We take care of it, from the first call on.</p>`;
    const cards = ['Drain cleaning', 'Drawings', 'Deck maintenance'].map(card).join('');
    const home = pageFrom(`<div>Our services</div>${cards}`);
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Drawings', 'Deck maintenance']);
    const others = ['Anna Berg', 'Tom Kay', 'Our garden'].map(card).join('');
    expect(
      deriveServices({ pages: [pageFrom(`<div>Our services</div>${others}`)], trade: tradeOf() }).services,
    ).toEqual([]);
  });

  it('are not the praise below them, although it has the same form', () => {
    const home = pageFrom(
      '<h1>Hank Plumbing</h1><h2>Our services</h2><h3>Drain cleaning</h3><h3>Leak detection</h3><h3>Gas lines</h3>' +
        '<h2>Our solutions</h2><h3>Versatility</h3><h3>Quick offers</h3>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Leak detection', 'Gas lines']);
  });

  it('are the first cards of a row, although more cards behind them praise the business', () => {
    const praise = ['Honest work, fair prices', 'Done right, done fast', 'Ready to start?', 'Free quotes'];
    const cards = ['Drain cleaning', 'Pipe Handling', 'Leak detection', ...praise].map((name) => `<h3>${name}</h3>`);
    const { services } = deriveServices({
      pages: [pageFrom(`<h1>Hank Plumbing</h1><h2>What we do</h2>${cards.join('')}`)],
      trade: tradeOf(),
    });
    expect(services.map(({ name }) => name)).toContain('Pipe Handling');
  });

  it('are announced by the line above a heading that says something else', () => {
    const home = pageFrom(
      '<h1>Hank Plumbing</h1><span class="eyebrow">Home services</span><h2>Practical help for projects</h2>' +
        '<h3>Drain cleaning</h3><h3>Junk removal</h3><h3>Gas lines</h3><h3>Business hours</h3>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name).sort()).toEqual(['Drain cleaning', 'Gas lines', 'Junk removal']);
  });

  it.each([
    ['the name of the business', 'Hank Plumbing LLC'],
    ['a dummy', 'Foobar'],
    ['a discount', 'Senior discounts'],
    ['a product with its number of pieces', '2x Copper pipe'],
    ['code of a template', '{{ service.title }}'],
  ])('are not %s', (_, label) => {
    const home = pageFrom(
      `<h1>Hank</h1><h2>Our services</h2><h3>Drain cleaning</h3><h3>Gas lines</h3><h3>Sewer repair</h3><h3>${label}</h3>`,
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    const names = services.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Drain cleaning', 'Gas lines', 'Sewer repair']));
    expect(names.filter((name) => label.includes(name))).toEqual([]);
  });

  it('are not named after the person in front of a job', () => {
    const home = pageFrom('<h1>Hank Plumbing</h1><h2>John - Leak detection</h2><p>He is happy to help you.</p>');
    expect(deriveServices({ pages: [home], trade: tradeOf() }).services.map(({ name }) => name)).not.toContain('John');
  });

  it('are what a sentence enumerates after an offer, if at least half of it is work', () => {
    const named = (text: string) =>
      deriveServices({ pages: [pageFrom(`<main><p>${text}</p></main>`)], trade: tradeOf() }).services.map(
        ({ name }) => name,
      );
    expect(named('We specialise in new home builds, renovations and deck refurbishment.')).toEqual([
      'renovations',
      'deck refurbishment',
    ]);
    expect(named('We specialise in good talks, long walks, renovations and old friends.')).toEqual([]);
  });

  it('are not what follows the last service of an enumeration', () => {
    const home = pageFrom(
      '<main><p>Drain cleaning, leak detection, gas lines and sewer repair in a page that is clear, concrete and helpful.</p></main>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toContain('leak detection');
    expect(services.map(({ name }) => name)).not.toContain('concrete');
  });

  it.each(['Weekly', 'Bi-weekly', 'Recent Jobs', 'Additional', 'Chantier propre'])('are not %j', (label) => {
    expect(refusalOf(label)).not.toBeNull();
  });

  it('keep words that begin like a preposition', () => {
    const home = pageFrom('<main><p>Leak detection, boiler installation, gas lines, sewer repair.</p></main>');
    const names = deriveServices({ pages: [home], trade: tradeOf() }).services.map(({ name }) => name);
    expect(names).toContain('boiler installation');
  });

  it('are not headings of which few name work', () => {
    const home = pageFrom(
      '<h1>Hank Plumbing</h1><h2>Here for you</h2><h3>Anna Berg</h3><h3>Deck maintenance</h3><h3>Our garden</h3><h3>Tom Kay</h3>',
    );
    expect(deriveServices({ pages: [home], trade: tradeOf() }).services).toEqual([]);
  });

  it('are the entries of a menu that opens below another word', () => {
    const home = pageFrom(
      '<nav><ul><li>Departments<ul><li><a href="/a">Gutter repair</a></li><li><a href="/b">Wall tie replacement</a></li>' +
        '<li><a href="/c">Deck maintenance</a></li></ul></li></ul></nav><h1>Hank Plumbing</h1>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name }) => name)).toEqual(['Gutter repair', 'Wall tie replacement', 'Deck maintenance']);
  });

  it('are no advice', () => {
    const home = pageFrom(
      '<h2>Our services</h2><ul><li>Have your ducts sealed</li><li>Install a smart thermostat</li><li>Duct sealing</li></ul>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf('hvac') });
    expect(services.map(({ name }) => name)).toEqual(['Duct sealing']);
  });

  it('are neither calls to look around nor gaps left open', () => {
    const home = pageFrom('<h2>Our services</h2><ul><li>Explore Services</li><li>To be filled in later</li></ul>');
    expect(deriveServices({ pages: [home], trade: tradeOf() }).services).toEqual([]);
  });

  it('stay without a page when they are only listed', () => {
    const home = pageFrom('<h2>Our services</h2><ul><li>Drain cleaning</li><li>Sump pumps</li></ul>');
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ name, page }) => [name, page])).toEqual([
      ['Drain cleaning', null],
      ['Sump pumps', null],
    ]);
  });

  it('are neither the details of a job, nor people, menus and addresses below the list', () => {
    const home = pageFrom(`<h2>Our services</h2><h3>Piano tuning</h3><ul><li>Grand pianos</li></ul>
      <h3>Dr. Ann Reed</h3><ul><li>ann@example.com</li></ul><nav><ul><li>Back</li></ul></nav>
      <h3>Testimonials</h3><h4>Annie Joseph</h4>`);
    const { services } = deriveServices({ pages: [home], trade: tradeOf('generic') });
    expect(services.map(({ name }) => name)).toEqual(['Piano tuning']);
  });

  it('have the page that a link of their name leads to', () => {
    const home = pageFrom('<a href="/piano-tuning.html">More</a><h2>Our services</h2><h3>Piano tuning</h3>');
    const page = pageFrom('<h1>Piano tuning</h1>', { url: 'https://www.example.com/piano-tuning.html' });
    const { services } = deriveServices({ pages: [home, page], trade: tradeOf('generic') });
    expect(services.map(({ name, page }) => [name, page?.url])).toEqual([['Piano tuning', page.url]]);
    expect(deriveServices({ pages: [home], trade: tradeOf('generic') }).services[0]?.page).toBeNull();
  });

  it('stand beside their heading, too', () => {
    const home = pageFrom(
      '<h2>Services</h2><h2>Tuckpointing</h2><h2>Brick repair</h2><h2>Chimney rebuilds</h2><h2>About us</h2>',
    );
    const { services } = deriveServices({ pages: [home], trade: { id: 'mason', languages: ['en'] } });
    expect(services.map(({ name }) => name)).toEqual(['Tuckpointing', 'Brick repair', 'Chimney rebuilds']);
  });

  it.each([
    [
      'de',
      'roofer',
      '<h2>Unsere Leistungen</h2><h3>Dachsanierung</h3><h3>Dachdeckerarbeiten</h3>',
      ['Dachsanierung', 'Dachdeckerarbeiten'],
    ],
    [
      'fr',
      'barber',
      '<h2>Tarifs</h2><ul><li>✂️ Taille de barbe 10€</li><li>Rasage 10 €</li></ul>',
      ['Taille de barbe', 'Rasage'],
    ],
    [
      'nl',
      'dentist',
      '<h2>Behandelingen</h2><h3>Vullingen</h3><h3>Tanden bleken →</h3>',
      ['Vullingen', 'Tanden bleken'],
    ],
    ['es', 'locksmith', '<h2>Servicios de cerrajería</h2><h3>Apertura de puertas</h3>', ['Apertura de puertas']],
    ['it', 'recording-studio', '<h2>I nostri servizi</h2><h3>Mastering</h3>', ['Mastering']],
    ['pt', 'massage-therapist', '<h2>Nossos serviços</h2><h3>Drenagem Linfática</h3>', ['Drenagem Linfática']],
  ] as const)('are read in %s', (language, id, html, names) => {
    const { services } = deriveServices({ pages: [pageFrom(html)], trade: { id, languages: [language] } });
    expect(services.map(({ name }) => name)).toEqual(names);
  });

  it('are neither promises, questions nor calls to action', () => {
    const home = pageFrom(
      '<h2>Our services</h2><h3>Deep cleaning</h3><h3>Satisfaction guaranteed</h3><h3>Flexible scheduling</h3><h3>What is Dental Cleaning?</h3><h3>Book now</h3>',
    );
    const { services } = deriveServices({ pages: [home], trade: { id: 'house-cleaner', languages: ['en'] } });
    expect(services.map(({ name }) => name)).toEqual(['Deep cleaning']);
  });

  it('are read from offers in the markup', () => {
    const offers = jsonLd({
      '@type': 'Plumber',
      name: 'Acme',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Drain cleaning' } }],
      },
    });
    const servicesOf = (html: string) => {
      const pages = [pageFrom(html)];
      const { services } = deriveServices({ pages, trade: tradeOf(), markup: deriveMarkup(pages) });
      return services.map(({ name, certainty }) => [name, certainty]);
    };
    expect(servicesOf(offers)).toEqual([['Drain cleaning', 'stated once']]);
    const listed = `${offers}<h2>Our services</h2><ul><li>Drain cleaning</li></ul>`;
    expect(servicesOf(listed)).toEqual([['Drain cleaning', 'certain']]);
  });

  it('are all that a catalogue in the markup offers, although the lexicon has none of them', () => {
    const names = ['Hypnose humaniste', 'Soins énergétiques', 'La Bulle des Émotions', 'Atelier du souffle'];
    const itemListElement = names.map((name, at) => ({
      '@type': 'Offer',
      itemOffered: { '@type': at % 2 === 0 ? 'Service' : 'MedicalTherapy', name },
    }));
    const catalogue = { '@type': 'OfferCatalog', itemListElement };
    const pages = [pageFrom(jsonLd({ '@type': 'MedicalBusiness', name: 'Acme', hasOfferCatalog: catalogue }))];
    const trade = { id: 'sophrologist', languages: ['fr' as const] };
    const { services } = deriveServices({ pages, trade, markup: deriveMarkup(pages) });
    expect(services.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Hypnose humaniste', 'Soins énergétiques', 'Atelier du souffle']),
    );
  });

  it('are not one offer on the page of each town', () => {
    const towns = ['boise', 'meridian', 'nampa', 'eagle'];
    const pages = towns.map((town) =>
      pageFrom(jsonLd({ '@type': 'Service', name: `Metallic flooring ${town}` }), {
        role: 'other',
        url: `https://www.example.com/${town}/`,
      }),
    );
    const { listed } = listServices({ pages, trade: { ...tradeOf(), id: null }, markup: deriveMarkup(pages) });
    expect(listed).toEqual([]);
  });

  it('do not own a page that they share', () => {
    const home = pageFrom('<a href="/services/#drains">Drain cleaning</a><a href="/services/#sewer">Sewer repair</a>');
    const { services } = deriveServices({ pages: [home], trade: tradeOf() });
    expect(services.map(({ page }) => page)).toEqual([null, null]);
  });

  it('are found by folder when the trade is unknown', () => {
    const home = pageFrom(
      '<a href="/services/piano-tuning/">Piano tuning</a><a href="/services/">Services</a><a href="/blog/strings/">Strings</a>',
    );
    const { services } = deriveServices({ pages: [home], trade: tradeOf('generic') });
    expect(services.map(({ name }) => name)).toEqual(['Piano tuning']);
  });

  it('are read from sections on a site of one page', () => {
    const home = pageFrom(
      '<a href="#top">Top</a><a href="/privacy/">Privacy</a><h2>Leak repair</h2><p>We find leaks behind walls.</p>',
    );
    const facts = deriveServices({ pages: [home], trade: tradeOf() });
    expect(facts.onePageSite).toBe(true);
    expect(facts.services[0]?.sectionWords).toBe(5);
  });

  it.each([
    [
      'cards of one look',
      'en',
      'carpenter',
      `<h2>Expert Building Services</h2><div class="card-name">Fitted kitchens</div><p>Made to measure, by us.</p>
       <div class="card-name">Porch roofs</div><p>Kept dry for years, by us.</p>
       <div class="card-name">Box sashes</div><p>Windows that open again, by us.</p>`,
      ['Fitted kitchens', 'Porch roofs', 'Box sashes'],
    ],
    [
      'lines above headings that praise them',
      'de',
      'taxi',
      `<h2>Leistungen</h2><span class="eyebrow">Krankenfahrten</span><h3>Bequem zum Termin</h3><p>Wir holen Sie ab.</p>
       <div class="eyebrow">Flughafentransfer</div><h3>Entspannt landen</h3><p>Wir warten.</p>
       <div class="eyebrow">Rundfahrten</div><h3>Mehr sehen</h3><p>Wir zeigen alles.</p>`,
      ['Krankenfahrten', 'Flughafentransfer', 'Rundfahrten'],
    ],
    [
      'a table of prices without its charges and numbers',
      'en',
      'medical-practice',
      `<h2>Price list</h2><table><tr><td>Blood tests</td><td>€60</td></tr><tr><td>Ear syringing</td><td>€40</td></tr>
       <tr><td>Missed appointment fee</td><td>€20</td></tr></table>`,
      ['Blood tests', 'Ear syringing'],
    ],
    [
      'a menu that opens below its heading',
      'fr',
      'roofer',
      `<nav><ul><li><a href="#">Prestations</a><ul><li>Zinguerie</li><li>Démoussage</li></ul></li><li>Actualités du toit</li></ul></nav>`,
      ['Zinguerie', 'Démoussage'],
    ],
    [
      'a sentence that enumerates',
      'nl',
      'pet-groomer',
      '<p>Wij bieden wassen en föhnen, nagels knippen en oorverzorging.</p>',
      ['wassen', 'nagels knippen', 'oorverzorging'],
    ],
    [
      'entries that explain themselves',
      'it',
      'lawyer',
      '<h2>Servizi</h2><ul><li>Divorzi: assistenza completa fino alla sentenza del tribunale</li></ul>',
      [],
    ],
    [
      'courses of a menu, not its dishes',
      'es',
      'restaurant',
      '<h2>Nuestra carta</h2><h3>Entrantes</h3><p>Croquetas 8 €</p><h3>Postres</h3><p>Flan 5 €</p>',
      ['Entrantes', 'Postres'],
    ],
  ] as const)('are read from %s', (_what, language, id, html, names) => {
    const { services } = deriveServices({ pages: [pageFrom(html)], trade: { id, languages: [language] } });
    expect(services.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [
      'steps of the work',
      '<h2>Our services</h2><h3>Gutters</h3><h3>Roof repair</h3><h2>How we work</h2><h3>First visit</h3><h3>Handover</h3>',
    ],
    [
      'places behind a heading with a leftover id',
      '<a href="#services">Where</a><section id="services"><h2>Here for you</h2><h3>Clinics</h3><h3>Shops</h3></section><h2>Our services</h2><h3>Gutters</h3><h3>Roof repair</h3>',
    ],
    [
      'days and customers of a price list',
      '<h2>Our services</h2><h3>Gutters</h3><h3>Roof repair</h3><h3>Monday</h3><h3>Homeowners</h3>',
    ],
  ])('are not %s', (_what, html) => {
    const { services } = deriveServices({ pages: [pageFrom(html)], trade: { id: 'roofer', languages: ['en'] } });
    expect(services.map(({ name }) => name).sort()).toEqual(['Gutters', 'Roof repair']);
  });
});

describe('a service is certain, so that it may be pasted,', () => {
  const certaintyOf = (heading: string) => {
    const list = `<h2>Our services</h2><h3>Drain cleaning</h3><h3>${heading}</h3><h3>Gas lines</h3>`;
    const own = pageFrom(`<h1>${heading}</h1><p>What we do.</p>`, {
      role: 'service',
      url: 'https://www.example.com/services/own/',
      anchor: heading,
    });
    const home = pageFrom(`<nav><a href="/services/own/">${heading}</a></nav><main>${list}</main>`);
    const { services } = deriveServices({ pages: [home, own], trade: tradeOf() });
    return services.find(({ name }) => name === heading)?.certainty;
  };

  it('if the lexicon has it for the trade, even only as a mention', () => {
    expect(certaintyOf('Pipe repair')).toBe('certain');
    expect(certaintyOf('Frozen pipes')).toBe('certain');
  });

  it.each(['Drains & Gas Lines', 'Central heating repair', 'Water heaters and gas lines'])(
    'or has its parts: %s',
    (heading) => {
      expect(certaintyOf(heading)).toBe('certain');
    },
  );

  it('and not because a list and a page of its own name it', () => {
    expect(certaintyOf('Workshop training')).toBe('stated once');
    expect(certaintyOf('Roof painting')).toBe('stated once');
  });
});

describe('cards of services', () => {
  const card = (name: string, href: string) =>
    `<article><h3>${name}</h3><p>Done well.</p><a href="${href}">Learn more</a></article>`;
  const home = (...cards: string[]) => pageFrom(`<h1>Hank Plumbing</h1><h2>Our services</h2>${cards.join('')}`);
  const pagesOf = (...given: Parameters<typeof deriveServices>[0]['pages']) =>
    deriveServices({ pages: given, trade: tradeOf() }).services.map(({ name, page, minor }) => [
      name,
      page?.url ?? null,
      minor ?? false,
    ]);

  it('link to the page of the service, whatever the words of the link', () => {
    const found = pagesOf(home(card('Burst Pipes', '/burst-pipes'), card('Gas Lines', '/gas-lines')));
    expect(found).toEqual([
      ['Burst Pipes', 'https://www.example.com/burst-pipes', false],
      ['Gas Lines', 'https://www.example.com/gas-lines', false],
    ]);
  });

  it('that are one large link lead to the page too', () => {
    const large = (name: string, href: string) => `<a href="${href}"><h3>${name}</h3><p>Done well.</p></a>`;
    const found = pagesOf(home(large('Burst Pipes', '/burst-pipes'), large('Gas Lines', '/gas-lines')));
    expect(found.map(([, url]) => url)).toEqual([
      'https://www.example.com/burst-pipes',
      'https://www.example.com/gas-lines',
    ]);
  });

  it.each([
    ['all cards link to the same form', ['/quote', '/quote', '/quote']],
    ['only one card links to a page', ['/burst-pipes', '/contact/', '/contact/']],
    ['the cards link to the list of services', ['/services/', '/services/', '/services/']],
    ['the cards link to other sites', ['https://a.example/', 'https://b.example/', 'https://c.example/']],
  ])('do not name a page if %s', (_, [first = '', second = '', third = '']) => {
    const found = pagesOf(home(card('Burst Pipes', first), card('Gas Lines', second), card('Sump Pumps', third)));
    expect(found.map(([, url]) => url)).toEqual([null, null, null]);
  });

  it('may link to the page of another service; then the service needs none of its own', () => {
    const menu = '<nav><a href="/emergency-plumbing">Emergency Plumbing</a></nav>';
    const cards = card('Emergency Repairs', '/emergency-plumbing') + card('Gas Lines', '/gas-lines');
    const found = pagesOf(pageFrom(`${menu}<h1>Hank Plumbing</h1><h2>Our services</h2>${cards}`));
    expect(found).toContainEqual(['Emergency Repairs', null, true]);
    expect(found).toContainEqual(['Emergency Plumbing', 'https://www.example.com/emergency-plumbing', false]);
  });
});

it('takes no picture for the page of a service', () => {
  const linked = (href: string) =>
    pageFrom(
      `<title>Plumber in Boise</title><h1>Plumber in Boise</h1><h2>Our services</h2><ul><li><a href="${href}">Drain Cleaning</a></li><li>Repiping</li><li>Water Heaters</li></ul>`,
    );
  const pageOf = (href: string) =>
    deriveServices({ pages: [linked(href)], trade: { id: 'plumber', languages: ['en'] } }).services.find(
      ({ name }) => name === 'Drain Cleaning',
    )?.page?.url ?? null;
  expect(pageOf('/drain-cleaning')).toContain('/drain-cleaning');
  expect(pageOf('/img/drain-cleaning.jpg')).toBeNull();
});

describe('a page without a link in the words of the service', () => {
  const at = (path: string) => `https://www.example.com${path}`;
  const pagesOf = (name: string, title: string, path = '/house.html') => {
    const home = pageFrom(
      `<title>Acme</title><a href="${path}">More</a><h2>Our services</h2><h3>${name}</h3><h3>Office Window Washing</h3>`,
    );
    const page = pageFrom(`<title>${title} | Acme</title>${words(200)}`, { role: 'other', url: at(path) });
    const { services } = deriveServices({ pages: [home, page], trade: { id: 'cleaning-service', languages: ['en'] } });
    return services.find((service) => service.name === name)?.page?.url ?? null;
  };

  it.each([
    ['House Cleaning', 'House Cleaning'],
    ['House Cleaning', 'House Cleaning in Boise'],
    ['House Cleanings', 'House Cleaning Services'],
  ])('is its page by its title: %s and %s', (name, title) => {
    expect(pagesOf(name, title)).toBe(at('/house.html'));
  });

  it('is its page though the path looks like a list of services', () => {
    expect(pagesOf('House Cleaning', 'House Cleaning', '/services.html')).toBe(at('/services.html'));
  });

  it('is not its page if the title says more', () => {
    expect(pagesOf('House Cleaning', 'House Cleaning Prices')).toBeNull();
  });
});

describe('the steps of a process', () => {
  const cards = (names: readonly string[]) => names.map((name) => `<h3>${name}</h3><p>We take our time for it.</p>`);
  const steps = ['Leak inspection & advice', 'Pipe installation & repair', 'Drain cleaning & care'];
  const namesOn = (html: string) => {
    const { services, likely } = deriveServices({ pages: [pageFrom(`<main>${html}</main>`)], trade: tradeOf() });
    return [...services, ...likely].map(({ name }) => name);
  };

  it('are services only without a sign that they are steps', () => {
    expect(namesOn(`<h2>What we do</h2>${cards(steps).join('')}`)).toHaveLength(3);
  });

  it.each(['How It Works', 'Our process', 'In three easy steps', 'Onze werkwijze', 'Behandlungsablauf'])(
    'are no services below %s, also above another heading',
    (line) => {
      expect(namesOn(`<p>${line}</p><h2>From tired to transformed</h2>${cards(steps).join('')}`)).toEqual([]);
      expect(namesOn(`<h2>${line}</h2>${cards(steps).join('')}`)).toEqual([]);
    },
  );

  it('are no services in elements that are called steps', () => {
    const inStep = cards(steps).map((card) => `<div class="step"><div class="num">1</div>${card}</div>`);
    expect(namesOn(`<h2>What we do</h2><div class="steps-grid">${inStep.join('')}</div>`)).toEqual([]);
    expect(namesOn(`<div class="steps"><p>Call</p></div><h2>What we do</h2>${cards(steps).join('')}`)).toHaveLength(3);
  });
});

it('are read from the pages in the main language, also if the language ends their address', () => {
  const page = (url: string, html: string, lang: string) =>
    pageFrom(`<html lang="${lang}"><main>${html}</main></html>`, { url });
  const pages = [
    page(
      'https://www.example.com/',
      '<h2>Leistungen</h2><ul><li>Rohrreinigung</li><li>Leckortung</li><li>Sanitärinstallation</li></ul>',
      'de',
    ),
    page(
      'https://www.example.com/angebot-en.html',
      '<h2>Services</h2><ul><li>Drain cleaning</li><li>Leak detection</li></ul>',
      'en',
    ),
  ];
  const { services } = deriveServices({ pages, trade: { ...tradeOf(), languages: ['de', 'en'] } });
  expect(services.map(({ name }) => name)).not.toContain('Drain cleaning');
});
