import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { deriveIdentity } from './identity.ts';
import { partsOf } from './name-text.ts';
import { namesPerson, normaliseName, relateNames, saysName } from './names.ts';

function identityOf(htmls: string[], llmsText: string | null = null, url = 'https://www.example.com/') {
  const pages = htmls.map((html, index) => pageFrom(html, index === 0 ? { url } : { role: 'contact' }));
  return deriveIdentity({ pages, markup: deriveMarkup(pages), llmsText });
}

describe('names', () => {
  it.each([
    ['Acme Plumbing, Inc.', 'acme plumbing'],
    ['The Acme Plumbing Co., LLC', 'acme plumbing'],
    ['Smith & Sons P.L.L.C.', 'smith and sons'],
    ["O'Brien’s Roofing", 'obriens roofing'],
  ])('%s is compared as %s', (name, normal) => {
    expect(normaliseName(name)).toBe(normal);
  });

  it.each([
    ['Acme Plumbing LLC', 'ACME Plumbing', 'same'],
    ['AcmePlumbing', 'Acme Plumbing', 'same'],
    ['Élagage Angelo', 'Elagage Angelo', 'same'],
    ['Löhr-Physiotherapie', 'Loehr-Physiotherapie', 'same'],
    ['Möbel & Holz Müller', 'Moebel und Holz Mueller GbR', 'same'],
    ['Coiffure et Compagnie', 'Coiffure & Compagnie SARL', 'same'],
    ['Serenity', 'Serenity Spa', 'close'],
    ['Boer Bouw', 'Boon Bouw', 'different'],
    ['Dr.Lee Clinic', "Dr. Lee's Clinic", 'same'],
    ['Acme Plumbing', 'Acme Plumbing & Heating', 'close'],
    ['Zahnarzt Mirzaie', 'Zahnarztpraxis Mirzaie', 'close'],
    ['Berg Elektro', 'Berger Elektro', 'different'],
    ['Acme Plumbing', 'Bob’s Rooter', 'different'],
  ] as const)('%s and %s are %s', (a, b, relation) => {
    expect([relateNames(a, b), relateNames(b, a)]).toEqual([relation, relation]);
  });

  it('are parts of a title behind the name of the page', () => {
    expect(partsOf('Home- Helen Pedicures')).toEqual(['Home', 'Helen Pedicures']);
    expect(partsOf('Bau- und Holzhaus Kern')).toEqual(['Bau- und Holzhaus Kern']);
  });

  it('are not followed by what the page is', () => {
    const html =
      '<title>Flash Plumbing &amp; Heating Home Page</title><p>Flash Plumbing &amp; Heating is here.</p><footer>Copyright © 2024 Gordon Reed</footer>';
    expect(identityOf([html]).name).toBe('Flash Plumbing & Heating');
  });

  it.each(['Ontspanningstherapie', 'Lichttherapie', 'Aromatherapy', 'Kräuterberatung'])(
    'are not only a kind of work: %s',
    (title) => {
      const { name, refusedNames } = identityOf([`<title>${title}</title><p>Hello</p>`]);
      expect([name, refusedNames.map(({ shown }) => shown)]).toEqual([null, [title]]);
    },
  );

  it('are not the words of a notice of rights', () => {
    expect(identityOf(['<p>Copyright © 2025 - 2026 / Tout droits réservés.</p>']).name).toBeNull();
  });

  it('may be the initials of its owners and the trade', () => {
    const titles = ['A &amp; Y Plumbing: Toronto experts', 'Contact - A &amp; Y Plumbing'];
    const { name } = identityOf(titles.map((title) => `<title>${title}</title><p>Hello</p>`));
    expect(name).toBe('A & Y Plumbing');
  });

  it.each([
    ['a symbol', '<footer>© 2025 Self-Love Beauty Salon ✦ All Rights Reserved</footer>', 'Self-Love Beauty Salon'],
    ['a slogan with a number', '<title>Wades Trees of Delmar. 24 Hour Removal</title>', 'Wades Trees of Delmar'],
    ['a hyphen of two words', '<title>Bau- und Holzhaus Kern</title>', 'Bau- und Holzhaus Kern'],
    [
      'a notice of rights',
      '<title>Toldos - Italian Toldos</title><footer>Italian Toldos: Todos os direitos reservados</footer>',
      'Italian Toldos',
    ],
    ['an emoji', '<title>⚡ Reed Electric ⚡️</title>', 'Reed Electric'],
    [
      'the word for a logo',
      '<header><img src="l.png" alt="Logo de Electricista Felipe"></header>',
      'Electricista Felipe',
    ],
  ])('is shown without %s', (_, html, shown) => {
    expect(identityOf([html]).names.map((name) => name.shown)).toContain(shown);
  });

  it('is how the business begins to speak of itself, against a title of a template', () => {
    const page = (said: string) =>
      `<title>Clarkes Construction</title><h1>Back on the road</h1><p>${said}</p><a href="mailto:info@safeguardtowing.com">Mail</a>`;
    const nameOf = (said: string) => identityOf([page(said)], null, 'https://www.safeguardtowing.com/').name;
    expect(nameOf('At Safeguard Towing, we come at any hour of the day.')).toBe('Safeguard Towing');
    expect(nameOf('The people of Safeguard Towing come at any hour of the day.')).toBe('Clarkes Construction');
  });

  it('is not the person with a degree who holds the copyright', () => {
    const page = (holder: string) =>
      `<title>Katrin Wecht, MSc. - Psychologist</title><h1>Katrin Wecht, MSc.</h1>
       <header><a href="/">Katrin Wecht, MSc.</a></header><footer>© 2024 ${holder}. All rights reserved.</footer>`;
    const namesOf = (holder: string) => {
      const title = '<title>Katrin Wecht, MSc. - Contact</title>';
      return identityOf([page(holder), title]).names.map(({ shown }) => shown);
    };
    expect(namesOf('Matthias Wecht MSc')).not.toContain('Matthias Wecht MSc');
    expect(namesOf('Wecht Holding Ltd')).toContain('Wecht Holding Ltd');
  });

  it.each([
    ['Acme Cleaning LLC © 2018 All Right Reserved', 'All Right Reserved'],
    ['Notes on the copyright of the pictures used here', 'of the pictures used here'],
    ['© Acme Cleaning UID: ATU78748768', 'Acme Cleaning UID: ATU78748768'],
    ['© 2026 Acme Cleaning C/ Gustavo Bacarisas, 2', 'Acme Cleaning C/ Gustavo Bacarisas, 2'],
  ])('is not all of %s', (notice, wrong) => {
    const { names } = identityOf([`<title>Acme Cleaning</title><footer><p>${notice}</p></footer>`]);
    expect(names.map(({ shown }) => shown)).not.toContain(wrong);
  });

  it('is not a part of a company in a sentence', () => {
    const page = (company: string) => `<title>${company}</title>${`<p>Ask ${company} for a quote.</p>`.repeat(3)}`;
    const namesOf = (company: string) => identityOf([page(company)]).names.map(({ shown }) => shown);
    expect(namesOf('NFJ Services Ltd')).toEqual(expect.not.arrayContaining(['FJ Services Ltd']));
    expect(namesOf('Robotics &amp; Control Ltd')).toEqual(expect.not.arrayContaining(['Control Ltd']));
  });

  it.each([
    ['Matthias Wecht MSc', true],
    ['Dr. Anna Reyes', true],
    ['Dipl.-Ing. Peter Furrer', true],
    ['Matthias Wecht', false],
    ['Dr. Smith Plumbing', false],
    ['Reyes & Sons, MBA', false],
  ])('%s names a person with a degree: %s', (name, person) => {
    expect(namesPerson(name, 'en')).toBe(person);
  });

  it('is not a word of a slogan', () => {
    const html = '<title>Pearson - Builders</title><header><p>Precision • Quality • Speed</p></header>';
    expect(identityOf([`${html}<h1>Quality</h1><p>Quality that you can see in all our homes.</p>`]).name).not.toBe(
      'Precision',
    );
    expect(identityOf([html]).names.map(({ shown }) => shown)).not.toContain('Speed');
  });

  it('is the company that sentences and a title name, if nothing else does', () => {
    const sentence = '<p>Lacey Heating Ltd installs boilers in all of Bury and around it.</p>';
    const page = `<title>Plumbing in Bury</title><meta name="description" content="Lacey Heating Ltd installs boilers">`;
    expect(identityOf([page + sentence, sentence, sentence]).name).toBe('Lacey Heating Ltd');
    expect(identityOf([`<title>Plumbing in Bury</title>${sentence}`, sentence, sentence]).name).toBeNull();
  });

  it('finds a name in running text whatever its form', () => {
    expect(saysName('Welcome to ACME Plumbing, your local pros', 'Acme Plumbing LLC')).toBe(true);
    expect(saysName('Acme Plumbingworks', 'Acme Plumbing')).toBe(false);
  });

  it.each([
    ['<footer>© 2012–2025 Acme Plumbing LLC. All rights reserved.</footer>', 'Acme Plumbing LLC'],
    ['<footer>© 2013, by Acme Plumbing</footer>', 'Acme Plumbing'],
    ['<footer>Copyright: Acme Plumbing</footer>', 'Acme Plumbing'],
    ['<footer>Copyright © 2025 Acme Plumbing, Inc. | Privacy</footer>', 'Acme Plumbing, Inc'],
    ['<footer>2025 © Acme Plumbing</footer>', 'Acme Plumbing'],
    ['<meta property="og:site_name" content="Acme Plumbing">', 'Acme Plumbing'],
    [jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing' }), 'Acme Plumbing'],
    ['<footer>© 2025 Your Company. All rights reserved.</footer>', null],
    ['<title>Home</title><h1>Welcome</h1>', null],
    [
      '<meta property="og:site_name" content="Acme Dental"><footer>© Acme Dental in Greater Boise</footer>',
      'Acme Dental',
    ],
    ['<title>Drain cleaning | Boise</title>', null],
    [
      '<title>A &amp; Y Plumbing: drains</title><h1>Drains</h1><footer>© 2023 A &amp; Y Plumbing Inc.</footer>',
      'A & Y Plumbing',
    ],
    ['<h1>Welcome to Acme Plumbing!</h1>', 'Acme Plumbing'],
    ['<h1>Welcome to our website!</h1>', null],
    ['<h1>Precision • Quality • Efficiency</h1><p>Quality matters, and Quality is what we do.</p>', null],
    ['<footer>© 2014 <a href="https://www.bright-studio.example/">Bright Studio</a></footer>', null],
  ])('%s', (html, name) => {
    expect(identityOf([html]).name).toBe(name);
  });

  it('takes a part of the title that every page repeats, and one that the domain contains', () => {
    expect(
      identityOf(['<title>Plumber in Boise | Acme Plumbing</title>', '<title>Contact | Acme Plumbing</title>']).name,
    ).toBe('Acme Plumbing');
    expect(identityOf(['<title>Acme Plumbing | Boise</title>'], null, 'https://acmeplumbing.com/').name).toBe(
      'Acme Plumbing',
    );
  });

  it('does not take a search phrase or an association’s logo for a name', () => {
    const title = '<title>Best Dental Clinic in Boise | Acme Dental</title>';
    const { name, names } = identityOf([`${title}<img alt="State Dental Board logo">`, title]);
    expect(name).toBe('Acme Dental');
    expect(new Set(names.map(({ shown }) => shown))).toEqual(new Set(['Acme Dental']));
  });

  it('reads name and phone of the llms.txt as plain text', () => {
    const identity = identityOf(['<footer>© 2025 Acme Plumbing</footer>'], '# Old Name\n\nCall 208-331-0199');
    expect(identity.names.filter(({ source }) => source === 'llms.txt').map(({ shown }) => shown)).toEqual([
      'Old Name',
    ]);
    expect(identity.phones.map(({ source, value }) => [source, value])).toEqual([['llms.txt', '+12083310199']]);
    expect(identity.name).toBe('Acme Plumbing');
    expect(identity.phone).toBeNull();
  });

  it('finds nothing on an empty site', () => {
    expect(identityOf([''])).toMatchObject({
      name: null,
      phone: null,
      phoneShown: null,
      address: null,
      callTracking: [],
    });
  });

  it('detects call tracking by its script', () => {
    expect(identityOf(['<script src="//cdn.callrail.com/companies/1/swap.js"></script>']).callTracking).toHaveLength(1);
  });
});

describe('a company named with its legal form in running text', () => {
  const text = '<p>Acme Plumbing &amp; Heating Ltd fits boilers.</p>'.repeat(3);
  const profile = '<a href="https://www.facebook.com/acmeplumbing">Find us</a>';

  it.each([
    ['a profile spells it', text + profile, 'Acme Plumbing & Heating Ltd'],
    [
      'a mailbox spells it',
      `${text}<a href="mailto:info@acmeplumbing.example">Write</a>`,
      'Acme Plumbing & Heating Ltd',
    ],
    ['no address of the business spells it', text, null],
    ['it is named only once', `<p>Acme Plumbing &amp; Heating Ltd fits boilers.</p>${profile}`, null],
    [
      'an insurer is named as often',
      text + '<p>Bolt Ltd insures us.</p>'.repeat(3) + profile,
      'Acme Plumbing & Heating Ltd',
    ],
  ])('%s', (_what, html, name) => {
    expect(identityOf([html]).name).toBe(name);
  });
});

it('takes two things that both end in letters of a legal form for no company', () => {
  const classes = '<p>Playgroup, Nursery, Junior KG and Senior KG for every child.</p>'.repeat(3);
  const { names } = identityOf([`<title>First Step Preschool | Junior KG and Senior KG</title>${classes}`]);
  expect(names.filter(({ source }) => source === 'text')).toEqual([]);
});

describe('the name', () => {
  const nameOf = (html: string) => {
    const pages = [pageFrom(html)];
    return deriveIdentity({ pages, markup: deriveMarkup(pages), llmsText: null }).name;
  };

  it.each([
    '© 2024 Your Website',
    '© info here',
    '© 2026 reserved, Template by Acme',
    '© Dr. med.',
    '© {{.Now}}',
    '© 315 Web derechos reservados',
    '© 2024 info@reed.test',
  ])('is not what a template or a notice leaves: %s', (notice) => {
    expect(nameOf(`<title>Home</title><footer><p>${notice}</p></footer>`)).toBeNull();
  });

  it('is the one in title and main heading, despite a single copyright line', () => {
    const html =
      '<title>Agriturismo Mauro - Cucina e vini</title><h1>Agriturismo Mauro</h1><header>Agriturismo Mauro</header><footer>© Luca Postregna</footer>';
    expect(nameOf(html)).toBe('Agriturismo Mauro');
  });

  it('loses an e-mail address that follows it', () => {
    expect(nameOf('<footer><p>© 2026 Praxis Reed info@reed.test</p></footer>')).toBe('Praxis Reed');
  });

  it.each([
    [
      'the word for a home page',
      '<title>Accueil Acme Carrosserie | Atelier</title><h1>Atelier</h1>',
      'Acme Carrosserie',
    ],
    ['words for a website', '<title>Website of Trattoria Reed</title>', 'Trattoria Reed'],
    ['a button', '<h1>Reed Ladies Salon BOOK NOW</h1><footer>© Reed Ladies Salon</footer>', 'Reed Ladies Salon'],
    ['a phone number', '<title>Reed Ladies Salon (208-331-0142)</title>', 'Reed Ladies Salon'],
    ['a notice', '<footer>© 2026 Acme Clima.Copyright</footer>', 'Acme Clima'],
  ])('loses %s next to it', (_, html, name) => {
    expect(nameOf(html)).toBe(name);
  });

  it('is the one under which a person trades', () => {
    const html =
      '<title>Testing Boise | The Boise Electrician | Dana Reed</title><footer><p>Dana Reed trading as The Boise Electrician dana@reed.test</p></footer>';
    expect(nameOf(html)).toBe('The Boise Electrician');
  });

  it.each(['React App', 'Vite + React', 'Untitled Document', 'My Site 1', 'Document'])(
    'is not the title that a tool gave to the page: %s',
    (title) => {
      expect(nameOf(`<title>${title}</title><meta property="og:site_name" content="${title}">`)).toBeNull();
    },
  );

  it('is not a search phrase', () => {
    expect(nameOf('<title>Roof repair in Boise</title><h1>Roof repair in Boise</h1>')).toBeNull();
  });
});

describe('texts that are not names', () => {
  it.each([
    ['a greeting', '<title>Herzlich Willkommen</title><h1>Herzlich Willkommen</h1>', 'page-name'],
    ['the name of a page', '<title>Kontakt</title><h1>Kontakt</h1>', 'page-name'],
    ['a heading about the business', '<title>Notre cabinet</title><h1>Notre cabinet</h1>', 'page-name'],
    ['since when it exists', '<title>Seit 1926</title><h1>Seit 1926</h1>', 'page-name'],
    ['a web address', '<footer>Copyright 2020 © www.acme.de</footer>', 'web-address'],
    ['the trade alone', '<title>Plumbing Services</title><footer>© 2024 Plumbing Services</footer>', 'too-general'],
  ])('%s', (_, html, reason) => {
    const { name, refusedNames } = identityOf([html]);
    expect(name).toBeNull();
    expect(refusedNames.map((refused) => refused.reason)).toContain(reason);
  });

  it('does not take a menu entry, or a title of inner pages alone, for a name', () => {
    const menu = '<nav><a href="/werkstatt/">Werkstatt Süd</a></nav>';
    expect(identityOf([menu, '<title>Start - Werkstatt Süd</title>']).name).toBeNull();
    expect(
      identityOf(['<p>Hallo</p>', '<title>Formular Nord</title>', '<title>Formular Nord</title>']).name,
    ).toBeNull();
  });

  it('has no name of a page in it', () => {
    const footer = '<footer>© 2024 Schmidt Rooter</footer>';
    expect(identityOf([`<title>Schmidt Rooter / Startseite</title>${footer}`]).name).toBe('Schmidt Rooter');
    expect(identityOf([`<title>Inicio | Schmidt Rooter</title>${footer}`]).name).toBe('Schmidt Rooter');
    expect(identityOf(['<title>Schmidt Rooter - About</title>']).name).toBe('Schmidt Rooter');
    expect(identityOf([`<h1>Schmidt Rooter | Drains</h1>${footer}`]).name).toBe('Schmidt Rooter');
  });

  it('is a trade alone, unless the site has its domain', () => {
    const html = '<title>Move Removals</title><footer>© 2024 Move Removals</footer>';
    expect(identityOf([html]).name).toBeNull();
    const pages = [pageFrom(html, { url: 'https://www.move-removals.test/' })];
    const { name } = deriveIdentity({ pages, markup: deriveMarkup(pages), llmsText: null, language: 'en' });
    expect(name).toBe('Move Removals');
  });

  it('keeps a name with a trade in it, and one that markup gives', () => {
    expect(identityOf(['<footer>© 2024 Schmidt Plumbing</footer>']).name).toBe('Schmidt Plumbing');
    expect(identityOf([jsonLd({ '@type': 'HairSalon', name: 'The Barber Shop' })]).name).toBe('The Barber Shop');
  });

  it('reads the part of the title with which a sentence begins', () => {
    const html = '<title>Clinique du Lac</title><p>Clinique du Lac vous accueille du lundi au vendredi.</p>';
    expect(identityOf([html]).name).toBe('Clinique du Lac');
  });
});

describe('numbers without an owner', () => {
  const phoneOf = (html: string, country: string, language: string) => {
    const pages = [pageFrom(html)];
    return deriveIdentity({ pages, markup: deriveMarkup(pages), llmsText: null, country, language }).phone;
  };
  it('are those in North American groups where numbers begin with a zero', () => {
    expect(phoneOf('<a href="tel:775-227-6850">(775) 227-6850</a>', 'DE', 'de')).toBeNull();
  });
  it('are round ones next to a sample number', () => {
    const round = '<p>Tel. 927 47 00 00</p>';
    expect(phoneOf(round, 'ES', 'es')).toBe('+34927470000');
    expect(phoneOf(`${round}<p>Tel. 600 000 000</p>`, 'ES', 'es')).toBeNull();
  });
});

it('the main address of a business with two practices is that of its main number', () => {
  const html = `<header><a href="tel:+351222086301">222 086 301</a></header>
    <section><h3>Clínica Lisboa</h3><p>Rua Augusta 12, 1100-053 Lisboa</p><p>Tel. 213 460 751</p></section>
    <section><h3>Clínica Porto</h3><p>Rua de Cedofeita 45, 4050-180 Porto</p><p>Tel. 222 086 301</p></section>`;
  const pages = [pageFrom(html)];
  const markup = deriveMarkup(pages);
  const { phone, address } = deriveIdentity({ pages, markup, llmsText: null, country: 'PT', language: 'pt' });
  expect([phone, address?.city]).toEqual(['+351222086301', 'Porto']);
});

describe('a likely address', () => {
  const factsOf = (html: string) => {
    const pages = [pageFrom(html)];
    const markup = deriveMarkup(pages);
    return deriveIdentity({ pages, markup, llmsText: null, country: 'ES', language: 'es' });
  };
  const LIKELY = '<h3>Dirección</h3><p>Tapicería Marfil Arcadio Balaguer 77 08860 Castelldefels</p><p>info@acme.es</p>';

  it('is read if no rule states a street', () => {
    const { address, likelyAddress } = factsOf(LIKELY);
    expect(address?.street ?? null).toBeNull();
    expect(likelyAddress?.shown).toBe('Tapicería Marfil Arcadio Balaguer 77 08860 Castelldefels');
  });

  it('is never the address, so that no text to paste has it', () => {
    expect(factsOf(LIKELY).addresses.map(({ parts }) => parts.street)).not.toContain('Arcadio Balaguer 77');
  });

  it('is not read if a rule states a street', () => {
    expect(factsOf(`<p>Calle Mayor 5, 28013 Madrid</p>${LIKELY}`)).toMatchObject({
      address: { street: 'Calle Mayor 5' },
      likelyAddress: null,
    });
  });
});

describe('the name of the business', () => {
  const nameOf = (...htmls: string[]) => identityOf(htmls).name;
  const titled = '<title>Handyman services</title><h1>Do you need a handyman?</h1>';

  it.each([
    'Loading...',
    'Redirecting…',
    'Please wait',
    'Carregando...',
    'Cargando',
    'Chargement en cours',
    'Caricamento…',
  ])('is not what a page says before it is filled: %s', (title) => {
    expect(nameOf(`<title>${title}</title><h1>Our work</h1>`)).toBeNull();
  });

  it('is not who signs the copyright notice of a site that never uses that name', () => {
    expect(nameOf(`${titled}<footer><p>Copyright © 2022 by Pixel Forge</p></footer>`)).toBeNull();
  });

  it('is who signs the copyright notice if the site uses the name', () => {
    const notice = '<footer><p>© 2022 by Pixel Forge</p></footer>';
    expect(nameOf(`${titled}<p>Pixel Forge repairs homes.</p>${notice}`)).toBe('Pixel Forge');
    expect(nameOf(`${titled}<a href="mailto:info@pixelforge.com">Mail</a>${notice}`)).toBe('Pixel Forge');
  });

  it('is the one of title and logo, not its misspelling in the copyright notices', () => {
    const html =
      '<title>3Brothers Bikeshop | Bike repair</title><header><a href="/">3BROTHERSBIKESHOP</a></header><h1>Keep riding</h1><p>Brothers Bikeshop is open.</p><footer><p>© 2025 Brothers Bikeshop</p></footer>';
    expect(nameOf(html, html)).toBe('3Brothers Bikeshop');
  });
});
