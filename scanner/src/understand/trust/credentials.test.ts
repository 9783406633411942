import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import { deriveCredentials } from './credentials.ts';

function credentialsOf(html: string, language = 'en') {
  const pages = [pageFrom(html)];
  return deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language } });
}

describe('proof in other languages', () => {
  it.each([
    ['de', 'Dachdeckermeisterbetrieb in Leipzig, seit 1992', ['certification', 'years']],
    ['de', 'Wir sind Mitglied der Innung Leipzig und haben eine Betriebshaftpflicht.', ['insured', 'membership']],
    ['de', 'USt-IdNr. DE284173789', []],
    ['fr', 'Entreprise RGE Qualibat, assurance décennale, depuis 1985', ['insured', 'certification', 'years']],
    ['es', 'Colegiado n.º 28417, desde 1998', ['licence', 'years']],
    ['it', "Iscritta all'Albo degli Odontoiatri di Cagliari n. 1234, da oltre 20 anni", ['licence', 'years']],
    ['it', 'P. IVA 02841737890', []],
    ['nl', 'KvK 73880752. Ik ben een gediplomeerd hondentrimster.', ['licence', 'certification']],
    ['pt', 'Dra. Maria Silva, CRO-SP 28417, fundada em 2010', ['licence', 'person', 'years']],
    ['de', 'Wir sind noch nicht zertifiziert nach ISO 9001.', []],
    ['de', 'Dipl.-Ing. Jens Kern', ['certification']],
    ['it', 'Specializzati in pavimenti', []],
    ['nl', 'Bent u volledig verzekerd?', []],
  ])('%s: %s: %j', (language, text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`, language).groups).toEqual(groups);
  });

  it.each([
    ['es', 'Con más de 15 años de experiencia en el mercado', ['years']],
    ['en', 'We have over 20 years of experience in the industry.', ['years']],
    ['en', 'The Lethbridge Tennis Club, established in 1887, has six courts.', ['years']],
    ['de', 'Ich bin Mitglied im Deutschen Bundesverband für Logopädie.', ['membership']],
    ['es', 'Desde 2013, el contrato de seguro es consensual (Art. 515).', []],
    ['de', 'Ausbildung in klassischer Homöopathie seit 1992', []],
    ['de', 'Mitglied im Bundesverband für Logopädie seit 2001', ['membership']],
    ['fr', 'Expert de la peau depuis 30 ans, les laboratoires LPG ont mis au point une solution.', []],
    ['fr', "Si votre conduit n'a pas été ramoné depuis 2 ans, appelez-nous.", []],
    ['de', 'Seit 2014 schützt der Nationalpark die Tiere der Region.', []],
    ['es', 'Profesionalismo certificado', []],
    ['en', 'Credential placeholder: add the contractor license number here', []],
    ['pt', 'Arquiteta Ana Lima, CAU A175770-9', ['licence']],
    ['fr', 'Depuis 30 ans, nous travaillons avec les laboratoires LPG.', ['years']],
    ['en', 'The largest electrical union, founded in 1891.', []],
    ['en', 'LAPADA member, Checkatrade-verified and family-run since 2016', ['years']],
    ['de', 'Eingetragen in der Handwerksrolle: [Name der Handwerkskammer]', []],
    ['en', 'Florida Certified Electrical Contractor License #EC-XXXXXX held by [NAME]', []],
    ['pt', 'O manguito é formado por quatro tendões.', []],
    ['it', 'Diplomato al Liceo Classico C. Colombo', []],
  ])('%s: reads whose years and training they are: %s', (language, text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`, language).groups).toEqual(groups);
  });

  it.each([
    ['en', 'The hall is licensed for a maximum of 120 persons.', []],
    ['en', 'The barn is licensed for civil ceremonies.', []],
    ['en', 'Our team is licensed for gas work.', ['licensed']],
    ['en', 'A fully licensed bar to relax in after play', []],
    ['it', 'Coordinatore abilitato ai sensi del D.Lgs 81/2008', ['abilitato ai sensi del D.Lgs 81/2008']],
    [
      'it',
      "Iscritto all'Albo dei Geometri della Provincia di Savona",
      ["Iscritto all'Albo dei Geometri della Provincia di Savona"],
    ],
    [
      'pt',
      'Formada em Direito pela Universidade do Sul de Santa Catarina',
      ['Formada em Direito pela Universidade do Sul de Santa Catarina'],
    ],
    ['en', 'Painters for the county, bonded and insured', ['insured']],
    ['fr', 'Ici, je suis membre du réseau Endo Île-de-France.', ['membre du réseau Endo Île-de-France']],
    [
      'de',
      'Mitglied im Fachverband Deutscher Heilpraktiker (Mitglied Nr. 24777)',
      ['Mitglied im Fachverband Deutscher Heilpraktiker'],
    ],
    ['fr', 'Thérapeute certifié en hypnose éricksonienne et EMDR-DSA depuis 2019.', []],
    ['fr', 'Diplômes &amp; Certificats', []],
    ['it', 'Certificazioni &amp; Garanzie', []],
  ])('%s: states whole words that prove something: %s', (language, text, shown) => {
    const stated = credentialsOf(`<p>${text}</p>`, language).credentials.filter(({ group }) => group !== 'person');
    for (const words of shown) expect(stated.map((one) => one.shown)).toContain(words);
    if (shown.length === 0) expect(stated).toEqual([]);
  });

  it('reads the number of a licence after the title of a craft', () => {
    expect(credentialsOf('<p>Licensed Master Plumber #10260</p>').numbered?.number).toBe('10260');
  });

  it('has no insurance from terms, and none from a subject of a law firm', () => {
    const insured = (path: string, text: string, id: string | null) => {
      const pages = [pageFrom(text, { url: `https://www.example.com${path}` })];
      const trade = { ...tradeOf(), id };
      return deriveCredentials({ pages, markup: markupOf(pages), trade, language: { language: 'es' } }).groups;
    };
    const covered = '<p>Tenemos un seguro de responsabilidad civil.</p>';
    expect(insured('/terms-and-conditions', covered, null)).toEqual([]);
    expect(insured('/', covered, 'law-firm')).toEqual([]);
    expect(insured('/', covered, 'roofer')).toEqual(['insured']);
    expect(insured('/', '<p>The firm carries professional indemnity insurance.</p>', 'law-firm')).toEqual(['insured']);
  });

  it('keeps the insurer of an imprint, which is no insurance of the work', () => {
    const pages = [
      pageFrom('<p>Berufshaftpflichtversicherung: Continentale AG</p>', { url: 'https://www.example.com/impressum' }),
    ];
    const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language: 'de' } });
    expect(facts.groups).toEqual([]);
    expect(facts.insurer?.excerpt).toContain('Berufshaftpflichtversicherung');
  });

  it('has no person from the history of a town', () => {
    const text = '<p>Bury is the birthplace of the founder of the Metropolitan Police, Dr. Robert Peel.</p>';
    const groupsOn = (role: 'area' | 'about') => {
      const pages = [pageFrom(text, { role })];
      return deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language: 'en' } })
        .groups;
    };
    expect(groupsOn('about')).toContain('person');
    expect(groupsOn('area')).not.toContain('person');
  });

  it.each([
    ['Dachdeckermeister · Groß-Gerau · Seit 1995', 'de', 'Dachdeckermeister · Groß-Gerau'],
    ["Dana Reed, plombier certifié avec plus de 7 ans d'expérience.", 'fr', 'plombier certifié'],
  ])('end before other words: %s', (text, language, shown) => {
    expect(credentialsOf(`<p>${text}</p>`, language).credentials.map((one) => one.shown)).toContain(shown);
  });

  it('has figures with their labels below', () => {
    expect(credentialsOf('<div>30+</div><div>Jahre Bautischler-Tradition</div>', 'de').credentials).toMatchObject([
      { group: 'years', shown: '30+ Jahre Bautischler-Tradition' },
    ]);
    expect(credentialsOf('<div>38</div><div>Ans d’expertise</div>', 'fr').groups).toEqual(['years']);
    expect(credentialsOf('<div>0+</div><div>Years of experience</div>').groups).toEqual([]);
  });

  it('knows every form of a licence of the country', () => {
    const of = (text: string, country: string) => {
      const pages = [pageFrom(`<p>${text}</p>`)];
      return deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), country }).credentials;
    };
    expect(of('Led by Tom, a Licensed Building Practitioner', 'NZ')).toContainEqual(
      expect.objectContaining({ shown: 'Licensed Building Practitioner', register: 'LBP register' }),
    );
    expect(of('Karen is licensed by the Law Society of Ontario.', 'CA')).toContainEqual(
      expect.objectContaining({ shown: 'Law Society of Ontario', group: 'licence' }),
    );
    expect(of('Maak een afspraak aan de balie van de receptie', 'BE')).toEqual([]);
  });

  it('has the number in brackets, and no date on which somebody joined', () => {
    expect(credentialsOf('<p>Insured | License #[937760]</p>').numbered?.number).toBe('937760');
    expect(credentialsOf('<p>Julia Voit, im Team seit Oktober 2014</p>', 'de').groups).toEqual([]);
  });

  it('knows the licences of the country', () => {
    const pages = [pageFrom('<p>Responsável técnico: CRO-SP 28417</p>')];
    const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), country: 'BR' });
    expect(facts.numbered?.number).toBe('28417');
  });

  it.each([
    ['en', 'Registered in England and Wales No. 09123457'],
    ['it', 'REA MI-2284173'],
    ['es', 'Matrícula mercantil No. 01298345'],
    ['fr', 'SIRET : 992 642 926 00016'],
  ])('%s: has a company number that is not a license: %s', (language, text) => {
    const licences = credentialsOf(`<p>${text}</p>`, language).credentials.filter(({ group }) => group === 'licence');
    expect(licences.map(({ ofCompany }) => ofCompany)).toEqual([true]);
  });

  it('has the number that can be looked up', () => {
    expect(credentialsOf('<p>SIRET : 992 642 926 00016</p>', 'fr').numbered?.number).toBe('992 642 926 00016');
    expect(credentialsOf('<p>Colegiada n.º 28-1234</p>', 'es').numbered?.number).toBe('28-1234');
    expect(credentialsOf('<p>Gas Safe registered, number 284173</p>').numbered?.number).toBe('284173');
  });
});

describe('words that prove nothing of this business', () => {
  it.each([
    ['<p>We are not yet licensed.</p>'],
    ['<p>We will be licensed in spring.</p>'],
    ["<p>If you're insured, we help you start the claim.</p>"],
    ['<p>Not insured? No problem.</p>'],
    ['<h2>Reviews</h2><p>“They have been my plumber since 2019, the best.” — Jane D.</p>'],
    ['<p>Businesses that ChatGPT named were founded in 2009.</p>'],
    ['<p>© 2026 Luca Postregna, owner Mario Rossi</p>'],
    ['<p>It speeds up several members of the isType family.</p>'],
    ['<p>Content licensed under CC-BY.</p>'],
    ['<p>0+ years of experience</p>'],
    ['<p>Slate has been used on roofs for over 100 years.</p>'],
    ["<p>You're allowed to pick any licensed shop.</p>"],
    ['<p>Peels should always be performed by a licensed dermatologist.</p>'],
    ['<p>Consult a licensed advisor before you invest.</p>'],
    ["<p>Snippy is a cherished member of Edna's family.</p>"],
  ])('%s', (html) => {
    expect(credentialsOf(html).groups).toEqual([]);
  });

  it('but a register on every page does', () => {
    expect(credentialsOf('<footer><p>Gas Safe registered</p></footer>').groups).toEqual(['licence']);
  });

  it('and a certificate has its number in brackets', () => {
    expect(credentialsOf('<p>I am a Board Certified Master Arborist (MW-5884B).</p>').numbered?.number).toBe(
      'MW-5884B',
    );
  });
});

describe('proof', () => {
  it.each([
    ['Over 30 years arranging for gardens in Franklin', ['years']],
    ['Partner With Us', []],
    ['Work Accident See an attorney quickly', []],
    ['Daniel Reed, Attorney', ['person']],
    ['Daniel J. Reed is admitted to practice law in Texas', ['licence', 'person']],
  ])('%s: %j', (text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`).groups).toEqual(groups);
  });
});

describe('numbers that can be looked up', () => {
  it.each([
    ['Idaho Plumbing Contractor License #PLB-C-28417', 'PLB-C-28417'],
    ['CSLB Lic. #1023456', '1023456'],
    ['License number: 1023456', '1023456'],
    ['Licence No. 88412', '88412'],
    ['State License and Certified #525389', '525389'],
    ['Licensed & Insured #88412', '88412'],
    ['Oregon CCB# 201234', '201234'],
    ['ROC 328417', '328417'],
    ['Texas License TACLA12345C', 'TACLA12345C'],
    ['NPI: 2841737890', '2841737890'],
    ['Idaho State Bar No. 10442', '10442'],
  ])('%j', (text, number) => {
    expect(credentialsOf(`<p>${text}</p>`).numbered?.number).toBe(number);
  });

  it.each([
    ['Licensed and insured'],
    ['Licensed since 1998'],
    ['Call our licensed team at (208) 331-0142'],
    ['Contractor for 350 homes'],
    ['Are you licensed? 28417'],
  ])('are not seen in %j', (text) => {
    expect(credentialsOf(`<p>${text}</p>`).numbered).toBeNull();
  });
});

it('is no licence of the business if the reader is sent to any professional', () => {
  const text = 'El asistente no reemplaza la atención de un abogado matriculado.';
  expect(credentialsOf(`<p>${text}</p>`, 'es').groups).toEqual([]);
  expect(credentialsOf('<p>Electricista matriculado</p>', 'es').groups).toEqual(['licence']);
});

it('are no years of the business if an advertisement asks for them', () => {
  expect(credentialsOf('<li>Mind. 2 Jahre Berufserfahrung</li>', 'de').groups).toEqual([]);
  expect(credentialsOf('<li>25 Jahre Berufserfahrung</li>', 'de').groups).toEqual(['years']);
});

describe('certificates', () => {
  it.each([
    ['es', 'Repuestos homologados en el momento'],
    ['pt', 'Usamos produtos certificados pela ANVISA.'],
    ['it', 'Prodotti certificati per ambienti interni'],
    ['de', 'Wir verwenden zertifizierte Materialien.'],
  ])('of goods are none of the business: %s, %s', (language, text) => {
    expect(credentialsOf(`<p>${text}</p>`, language).groups).toEqual([]);
  });

  it('keep the name behind a joining word', () => {
    const { credentials } = credentialsOf('<p>Formado pela renomada Universidade Federal da Bahia</p>', 'pt');
    expect(credentials[0]?.shown).toBe('Formado pela renomada Universidade Federal da Bahia');
  });
});

describe('the six groups', () => {
  it.each([
    ['We are licensed and insured.', ['licence', 'insured']],
    ['We carry $2 million in liability insurance.', ['insured']],
    ['NATE-certified technicians', ['certification']],
    ['EPA 608 cards for all', ['certification']],
    ['GAF Master Elite roofer', ['certification']],
    ['Board-certified in family medicine', ['certification']],
    ['Member of the Boise Chamber of Commerce', ['membership']],
    ['BBB accredited, A+', ['membership']],
    ['Owner Maria Lopez answers the phone.', ['person']],
    ['Dr. Anna Reyes sees patients daily.', ['person']],
    ['In 2004 Dr. Reyes joined.', ['person']],
    ['Address: 19 Ashridge Dr. Toronto', []],
    ['Owner Max Mustermann', []],
    ['Tom Reed founded the shop.', ['person']],
    ['Serving Boise since 1998', ['years']],
    ['25 years of experience', ['years']],
    ['Our owner cares.', []],
    ['Quality work by experienced people.', []],
    ['Do you have a license?', []],
  ])('%j', (text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`).groups).toEqual(groups);
  });
});

describe('California', () => {
  it.each([
    ['<p>Visit us in Fresno, CA</p>', true],
    ['<p>CSLB #1023456</p>', true],
    [jsonLd({ '@type': 'Plumber', address: { '@type': 'PostalAddress', addressRegion: 'CA' } }), true],
    ['<p>Visit us in Boise, ID</p>', false],
    ['<p>We are bonded.</p>', false],
  ])('%s: %s', (html, california) => {
    expect(credentialsOf(html).california).toBe(california);
  });

  it('has its laws for contractors, not for a salon or a firm of another country', () => {
    const pages = [pageFrom('<p>Visit us in Fresno, CA</p>')];
    const of = (id: string, country: string) =>
      deriveCredentials({ pages, markup: markupOf(pages), trade: { ...tradeOf(), id }, country }).california;
    expect(of('plumber', 'US')).toBe(true);
    expect(of('hair-salon', 'US')).toBe(false);
    expect(of('plumber', 'FR')).toBe(false);
  });

  it('keeps a claim of being bonded in view', () => {
    expect(credentialsOf('<p>Licensed, bonded and insured</p>').bonded?.excerpt).toBe('Licensed, bonded and insured');
  });
});

describe('a proof is told whole', () => {
  it.each([
    ['nl', 'Lid van Beroepsvereniging: Axxon', 'Lid van Beroepsvereniging: Axxon'],
    [
      'it',
      'Laureata in Odontoiatria · Universidad Europea de Madrid',
      'Laureata in Odontoiatria · Universidad Europea de Madrid',
    ],
  ])('%s: %s', (language, text, shown) => {
    expect(credentialsOf(`<p>${text}</p>`, language).credentials[0]?.shown).toBe(shown);
  });

  it('a line of nothing but a year dates the business on its main pages alone', () => {
    const pageOf = (role: 'home' | 'other') => [pageFrom('<h2>Desde 1956</h2>', { role })];
    const groups = (role: 'home' | 'other') =>
      deriveCredentials({ pages: pageOf(role), markup: markupOf([]), trade: tradeOf(), language: { language: 'es' } })
        .groups;
    expect(groups('home')).toEqual(['years']);
    expect(groups('other')).toEqual([]);
  });
});

it.each([
  ['de', 'Handelsregister: HRB 12345'],
  ['pt', 'CNPJ: 00.000.000/0001-00'],
  ['nl', 'KvK-nummer: 00000000'],
  ['nl', 'KvK 12 34 56 78'],
  ['fr', 'SIRET : 123 456 789 00000'],
])('%s: a sample number of a template is no licence: %s', (language, text) => {
  expect(credentialsOf(`<p>${text}</p>`, language).numbered).toBeNull();
});

describe('the number of a company', () => {
  const numberIn = (html: string, country: string, language = 'en') => {
    const pages = [pageFrom(html)];
    const facts = deriveCredentials({
      ...{ pages, markup: markupOf(pages), trade: tradeOf(), country, language: { language } },
    });
    return { credentials: facts.credentials.length, number: facts.companyNumber?.number ?? null };
  };
  it.each([
    ['IT', 'C.F. / P. IVA: 04181160989', '04181160989'],
    ['DE', 'USt-IdNr.: DE454176753', 'DE454176753'],
    ['BR', 'CNPJ: 20.098.767/0001-02', '20.098.767/0001-02'],
    ['BR', 'CNPJ: 00.000.000/0001-00', null],
    ['IN', 'GSTIN: 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['AU', 'ABN 51 824 753 556', '51 824 753 556'],
  ])('of %s can be looked up: %s', (country, text, number) => {
    expect(numberIn(`<p>${text}</p>`, country)).toEqual({ credentials: 0, number });
    expect(numberIn(`<p>${text}</p>`, 'XX').number).toBeNull();
  });

  it('is not stated again if a register knows it', () => {
    expect(numberIn('<p>SIRET : 992 642 926 00016</p>', 'FR', 'fr')).toEqual({ credentials: 1, number: null });
  });

  it('proves nothing if nobody can look it up, or if it is a sample', () => {
    expect(numberIn('<p>RFC: ABC010203XY1</p>', 'MX', 'es').number).toBeNull();
    expect(numberIn('<p>P. IVA 01234567890</p>', 'IT', 'it').number).toBeNull();
  });
});

it('a sample number of a national register proves nothing', () => {
  const pages = [pageFrom('<p>Licence RBQ 0000-0000-00</p>')];
  const { credentials } = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), country: 'CA' });
  expect(credentials).toEqual([]);
});

it('a real number may have four digits in a row', () => {
  expect(credentialsOf('<p>Handelsregister: HRB 5678</p>', 'de').numbered?.number).toBe('HRB 5678');
});

it('never throws on any text', () => {
  const words = fc.constantFrom(
    'license',
    '#',
    '28417',
    'Dr.',
    'Anna',
    'since',
    '1998',
    'NATE',
    'member of',
    'lic',
    'no',
    '-',
    'and',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }),
      (list) => void credentialsOf(`<p>${list.join(' ')}</p>`),
    ),
  );
});
describe('no proof', () => {
  const on = (
    path: string,
    html: string,
    { language = 'en', country = null as string | null, id = tradeOf().id } = {},
  ) => {
    const pages = [pageFrom(html, { url: `https://www.example.com${path}` })];
    return deriveCredentials({
      pages,
      markup: markupOf(pages),
      trade: { ...tradeOf(), id },
      language: { language },
      country,
    });
  };

  it('is the insurer that an imprint must name', () => {
    const html = '<h2>Angaben zur Berufshaftpflichtversicherung</h2>';
    expect(on('/impressum.html', html, { language: 'de' }).groups).toEqual([]);
    expect(on('/ueber-uns.html', html, { language: 'de' }).groups).toEqual(['insured']);
  });

  it('is the insurance that an insurance agent sells', () => {
    const html = '<p>We carry general liability insurance for contractors.</p>';
    expect(on('/', html, { id: 'insurance-agent' }).groups).toEqual([]);
    expect(on('/', html, { id: 'plumber' }).groups).toEqual(['insured']);
  });

  it('is a chamber with a verb behind it', () => {
    expect(credentialsOf('<p>Die Tierärztekammer gibt Auskunft.</p>', 'de').credentials).toEqual([]);
    expect(credentialsOf('<p>Zuständig: Tierärztekammer Hessen</p>', 'de').credentials).toMatchObject([
      { byName: true },
    ]);
  });

  it('is a chamber before its street, or before another chamber', () => {
    const shownBy = (text: string) => credentialsOf(`<p>${text}</p>`, 'de').credentials.map(({ shown }) => shown);
    expect(shownBy('Psychotherapeutenkammer Wallaustr. 111')).toEqual([]);
    const inGermany = on('/', '<p>Psychotherapeutenkammer Wallaustr. 111</p>', { language: 'de', country: 'DE' });
    expect(inGermany.credentials).toEqual([]);
    expect(shownBy('Tierärztekammer Landestierärztekammer Wien')).toEqual(['Landestierärztekammer Wien']);
  });

  it('is a chamber without its region', () => {
    const shownBy = (text: string) =>
      on('/', `<p>${text}</p>`, { language: 'de', country: 'DE' }).credentials.map(({ shown }) => shown);
    expect(shownBy('Umsatzsteuer-ID und Handwerkskammer fehlen noch.')).toEqual([]);
    expect(shownBy('Mitglied der Handwerkskammer Ulm')).toContain('Handwerkskammer Ulm');
  });

  it('is a sentence about the members of a club', () => {
    const html = '<p>Leden van Tennisclub Diest zijn verzekerd voor ongevallen.</p>';
    expect(on('/', html, { language: 'nl' }).groups).toEqual([]);
  });

  it('is the year of an article', () => {
    const html = '<p>Our readers have known this rule since 1998, and we explain it here.</p>';
    expect(on('/blog/rule', html).groups).toEqual([]);
    expect(on('/about', html).groups).toEqual(['years']);
  });
});
