import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveIdentity } from '../identity/identity.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { deriveLanguage } from '../site/language.ts';
import { deriveSubject } from '../site/subject.ts';
import { deriveTrade, withHint } from './trade.ts';

function tradeOf(...htmls: string[]) {
  const pages = htmls.map((html, index) => pageFrom(html, index === 0 ? {} : { role: 'contact' }));
  const markup = deriveMarkup(pages);
  const identity = deriveIdentity({ pages, markup, llmsText: null });
  return deriveTrade({ pages, markup, identity, language: deriveLanguage(pages) });
}

const AGENCY = jsonLd({
  '@type': 'LocalBusiness',
  name: 'A',
  telephone: '1',
  additionalType: 'https://en.wikipedia.org/wiki/Marketing_agency',
});

describe('a trade outside our six', () => {
  it.each([
    ['<title>Home</title><footer>© 2026 Reed Electric</footer>', 'electrician'],
    ['<title>Stone &amp; Sons Landscaping | Patios</title>', 'landscaper'],
    ['<title>Acme</title><h1>Tree service you can trust</h1>', 'tree service'],
    ['<title>Reed Veterinary Clinic</title><h1>Dental care and surgery for dogs</h1>', 'veterinarian'],
    ['<title>Tierarztpraxis Reed</title><p>Unsere Patienten, Physiotherapie</p>', 'veterinarian'],
    [jsonLd({ '@type': 'VeterinaryCare', name: 'A' }), 'veterinarian'],
    ['<title>Cerrajeros 24 horas</title>', 'locksmith'],
    ['<title>Acme</title><h1>Welcome</h1>', 'business'],
  ])('is read from name, title and main heading: %s', (html, noun) => {
    expect(tradeOf(html)).toMatchObject({ trade: 'generic', noun });
  });
});

describe('trade', () => {
  it.each([
    ['<title>Plumber in Boise</title>', 'plumbing', 'plumber'],
    ['<title>Heating &amp; Cooling | Acme</title><h1>Furnace repair</h1>', 'hvac', 'HVAC contractor'],
    ['<title>Acme</title><h1>Roofing you can trust</h1>', 'roofing', 'roofer'],
    ['<title>Solar panels for Boise homes</title>', 'solar', 'solar installer'],
    ['<title>Injury lawyer</title>', 'legal', 'lawyer'],
    ['<title>Zahnarztpraxis Reed</title>', 'healthcare', 'dentist'],
    ['<title>Sanitär- und Heizungstechnik</title><p>Solar</p>', 'plumbing', 'plumber'],
    ['<title>Family dentist in Boise</title>', 'healthcare', 'dentist'],
    ['<title>Plan B Therapy</title><h2>Marriage and family therapy</h2>', 'healthcare', 'psychotherapist'],
    [jsonLd({ '@type': 'RoofingContractor', name: 'A', telephone: '1' }), 'roofing', 'roofer'],
    [jsonLd({ '@type': 'Electrician', name: 'A', telephone: '1' }), 'generic', 'electrician'],
    ['<title>Quality you can trust</title>', 'generic', 'business'],
    [`${AGENCY}<p>We work for plumbers, roofers and heating companies.</p>`, 'generic', 'marketing agency'],
    [`<title>Plumber</title>${AGENCY}`, 'plumbing', 'plumber'],
    ['<title>Plumbing and heating</title>', 'plumbing', 'plumber'],
    ['<title>Heating and plumbing</title>', 'hvac', 'HVAC contractor'],
    [
      '<html lang="de"><title>Reed Haustechnik | Heizung, Sanitär, Klimaanlage</title><h1>Ihr Experte für Sanitär, Heizung und Klima</h1><h2>Klempner</h2>',
      'hvac',
      'HVAC contractor',
    ],
  ])('%s', (html, trade, noun) => {
    expect(tradeOf(html)).toMatchObject({ trade, noun });
  });

  it.each([
    [
      'a legal notice in the footer',
      '<title>Salón Luz | Peluquería en Lugo</title><footer><a href="/aviso-legal">Aviso legal</a> <a href="/legal">Legal</a></footer>',
      'hair-salon',
    ],
    [
      'the doctor of a customer',
      '<title>Loaf &amp; Co | Bakery in Salem</title><p>Your doctor will like our loaf. Our patients? None.</p>',
      'bakery',
    ],
    [
      'fans above the tables',
      '<title>Theatre Restaurant</title><p>Enjoy cooling fans and heating lamps on our terrace.</p>',
      'restaurant',
    ],
    [
      'a roof garden',
      '<title>Duck Pond Landscaping</title><p>We plant gardens on any roof. Gutters full of leaves? We rake the lawn.</p>',
      'landscaper',
    ],
    [
      'chimneys above a roof',
      '<title>Hofer Masonry | Masonry contractor in Cleveland</title><p>We rebuild chimneys above your roof and its shingles.</p>',
      'mason',
    ],
    [
      'braces among the services',
      '<title>Vasantha Dental | Dental clinic</title><h2>Services</h2><ul><li>Braces</li><li>Invisalign</li><li>Dental implants</li></ul>',
      'dentist',
    ],
    [
      'patient teachers',
      '<title>TSK Driving School</title><p>Our patient instructors teach patients and doctors alike.</p>',
      'driving-school',
    ],
    [
      'one service among many',
      '<title>Medway Motorworks | Car repairs</title><ul><li>AC Repair</li><li>Brakes</li></ul>',
      'auto-repair',
    ],
    [
      'a list of its customers',
      '<title>Acme Printing</title><h1>Print shop</h1><p>We print for bakeries, florists, dentists and plumbers.</p><p>We love bakeries, pharmacies, hotels and dentists.</p>',
      'print-shop',
    ],
    ['words without a space', '<title>HeritageMasonry.com.au</title><h1>JLMasonry</h1>', 'mason'],
  ])('is not changed by %s', (_, html, id) => {
    expect(tradeOf(html).id).toBe(id);
  });

  it.each([
    '<html lang="es"><title>Acme</title><h1>Acme</h1><p>Te ayudamos a mover tus cargas.</p><p>Somos expertos en mover.</p>',
    '<html lang="nl"><title>Acme</title><h1>Schone ramen</h1><p>Wij zijn gek op ramen.</p>',
    '<html lang="de"><title>Acme in Wasserburg am Inn</title><h1>Acme am Inn</h1>',
  ])('is not read from an English word that means something else in the language of the site: %s', (html) => {
    expect(tradeOf(html).id).toBeNull();
  });

  it('needs a wide lead if only headings and running text name it', () => {
    const clearing =
      '<title>Dream Land</title><h1>Dream Land</h1><h2>Tree removal services</h2><p>We are a tree service.</p><p>A tree service for you. Our tree service is fast.</p>';
    expect(tradeOf(clearing).id).toBe('tree-service');
    expect(tradeOf(`${clearing}<h2>Landscaping</h2><p>We love landscaping.</p>`).id).toBeNull();
    expect(tradeOf(`${clearing.replace('Land<', 'Tree Service<')}<h2>Landscaping</h2>`).id).toBe('tree-service');
  });

  it.each([
    ['pt', 'Prazer, me chamo Ana Ribeiro, nutricionista em Niterói.', 'acompanhamento semanal', 'nutritionist'],
    ['es', 'Me llamo Ana Ribeiro, nutricionista en Vigo.', 'cuidado de mayores', 'nutritionist'],
    ['fr', "Je m'appelle Julie Morel, naturopathe à Pessac.", 'massage bien-être', 'naturopath'],
    ['it', 'Mi chiamo Anna Riva, nutrizionista a Bari.', 'massaggi', 'nutritionist'],
  ])('is what a person says of herself, next to a word of another trade: %s', (lang, sentence, other, id) => {
    const page = `<html lang="${lang}"><title>Ana</title><h2>${sentence}</h2><p>${sentence}</p><p>${other}</p>`;
    expect(tradeOf(page).id).toBe(id);
  });

  it('is a hint if too few places state it: it helps to recognize the services', () => {
    const trade = tradeOf(
      '<title>Dream Land</title><h2>Tree service</h2><p>A tree service for you. Landscaping too.</p><h2>Landscaping</h2><p>Our tree service is fast. The tree service that you trust.</p>',
    );
    expect(trade.id).toBeNull();
    expect(trade.hint?.id).toBe('tree-service');
    expect(withHint(trade)).toMatchObject({ id: 'tree-service', trade: 'generic' });
  });

  it('is not that of a few words in headings and running text', () => {
    expect(tradeOf('<title>Acme</title><h2>Massage and spa</h2><p>Our day spa has a sauna.</p>').id).toBeNull();
  });

  it('is that of a subtype in the markup, whatever the text is about', () => {
    const florist = jsonLd({ '@type': 'Florist', name: 'Petal', telephone: '1' });
    expect(tradeOf(`<title>Petal</title>${florist}<p>We deliver to lawyers, law firms and attorneys.</p>`).id).toBe(
      'florist',
    );
  });

  it('is that of three places, even against a subtype in the markup', () => {
    const dentist = jsonLd({ '@type': 'Dentist', name: 'Acme', telephone: '1' });
    const said =
      '<title>Plumber in Boise</title><h1>Your plumber in Boise</h1><meta name="description" content="Plumbing company in Boise">';
    expect(tradeOf(said + dentist).id).toBe('plumber');
  });

  it.each([
    ['<html lang="nl"><title>Trimsalon in Barendrecht</title>', 'pet-groomer', 'Trimsalon'],
    ['<html lang="fr"><title>Barbershop Étoile</title><h1>Votre barbier à Quimper</h1>', 'barber', 'Barbershop'],
    ['<html lang="en"><title>Schreinerei Thomas</title>', 'carpenter', 'Schreinerei'],
    ['<html lang="en"><title>Reed Construction LLC</title>', 'general-contractor', 'Construction'],
    [
      '<html lang="en"><title>Reed Fencing and Construction LLC</title>',
      'fence-contractor',
      'Fencing and Construction',
    ],
    ['<html lang="en"><title>Epoxy garage floors in Boise</title>', 'flooring-installer', 'Epoxy garage floors'],
    ['<html lang="nl"><title>Pedicure036</title><h1>Voetzorg</h1>', 'foot-care', 'Pedicure'],
    ['<html lang="nl"><title>Pedicure Reed</title><h2>Verzorgde nagels</h2>', 'foot-care', 'Pedicure'],
    ['<html lang="de"><title>Mobile Fußpflege Reed</title>', 'foot-care', 'Mobile Fußpflege'],
    ['<html lang="de"><title>Podologische Praxis Reed</title><h2>Fußpflege</h2>', 'podiatrist', 'Podologische Praxis'],
    ['<html lang="de"><title>Medizinische Fußpflege Reed</title>', 'podiatrist', 'Medizinische Fußpflege'],
    ['<html lang="fr"><title>Pédicure-podologue Reed</title>', 'podiatrist', 'Pédicure-podologue'],
    ['<html lang="de"><title>Lackiererei Reed</title>', 'body-shop', 'Lackiererei'],
  ])('is told in the words of the site: %s', (html, id, words) => {
    const trade = tradeOf(html);
    expect([trade.id, trade.words?.text]).toEqual([id, words]);
  });

  it('is not told in the words of a translated page', () => {
    const home = '<html lang="nl"><title>Bouwbedrijf Reed</title><p>Wij bouwen en verbouwen huizen in Almere.</p>';
    expect(tradeOf(home, '<html lang="en"><title>General contractor</title>').words?.text).toBe('Bouwbedrijf');
  });

  it('shows the votes with their sources', () => {
    const { votes } = tradeOf('<title>Plumber in Boise</title><nav><a href="/hvac">HVAC</a></nav>');
    expect(votes.map(({ trade, votes: count }) => [trade, count])).toEqual([
      ['plumbing', 5],
      ['hvac', 1],
    ]);
    expect(votes[0]?.evidence[0]).toEqual({
      url: 'https://www.example.com/',
      place: 'title',
      excerpt: 'Plumber in Boise',
    });
  });

  it.each([
    ['<p>Visit 412 Main St, Boise, ID 83702.</p>', 'storefront'],
    ['<p>Proudly serving Boise and Nampa.</p>', 'service-area'],
    ['<p>412 Main St, Boise, ID 83702. We serve Ada County.</p>', 'hybrid'],
    ['<p>Hello</p>', 'unknown'],
    ['<title>Acme Movers</title><p>Moving company, 412 Main St, Boise, ID 83702</p>', 'hybrid'],
    ['<html lang="fr"><title>Électricien Acme</title><p>Votre électricien</p>', 'service-area'],
    ['<html lang="es"><title>Masajes Acme</title><p>Nos desplazamos a tu casa.</p>', 'service-area'],
    [
      '<html lang="en"><title>Acme Restaurant</title><p>Restaurant serving Boise, at 412 Main St, Boise, ID 83702</p>',
      'storefront',
    ],
  ])('%s is a %s', (html, shape) => {
    expect(tradeOf(html).shape).toBe(shape);
  });
});

it('is the first of two that title and heading state side by side', () => {
  const html = '<title>Acme | Electricians & Plumbers</title><h1>Acme Electricians and Plumbers</h1>';
  expect(tradeOf(`${html}<p>Plumber</p>`).noun).toBe('electrician');
});

it('is read in one language if a short page declares none', () => {
  const html = '<title>Acme</title><h1>Marquee hire</h1><h2>Occasions</h2><p>Occasions</p><a href="/o">Occasions</a>';
  expect(tradeOf(html).noun).toBe('party rental company');
  expect(tradeOf('<title>Cerrajeros Hotel</title><p>Cerrajero</p>').languages).toEqual(['en', 'es']);
});

describe('language', () => {
  const english =
    'We are the team you call for all of your plumbing and heating needs in the city and we will be at your home today with the right parts. ';
  const spanish =
    'Somos la empresa de plomería que usted necesita para los servicios de su hogar y de su negocio en la ciudad con los mejores precios del mercado. ';
  it.each([
    [`<html lang="en"><p>${english.repeat(3)}`, 'en'],
    [`<html><p>${english.repeat(3)}`, 'en'],
    [`<html lang="es"><p>${english.repeat(3)}`, 'en'],
    [`<html lang="en-US"><p>${spanish.repeat(3)}`, 'es'],
    [`<html lang="en-US"><p>${spanish.repeat(22)}<p>${english.repeat(30)}`, 'en'],
    [`<html lang="en-US"><p>${english.repeat(2)}<p>${spanish.repeat(40)}`, 'es'],
    [`<html lang="en"><p>${`${english}${spanish}${spanish}`.repeat(4)}`, 'en'],
    ['<html lang="fr"><p>Bonjour', 'fr'],
    ['<p>Hi', 'en'],
    [`<p>${'配管工事のご依頼はこちらまでお電話ください。'.repeat(5)}`, 'ja'],
  ])('%s', (html, language) => {
    expect(deriveLanguage([pageFrom(html)])).toEqual({ language, isEnglish: language === 'en' });
  });
});

it('the language is that of the home page, even if more pages are in another', () => {
  const home = pageFrom(`<p>${'We paint the walls of your home and you will like it. '.repeat(4)}`);
  const inner = pageFrom(`<p>${'Pintamos las paredes de su casa y de los negocios para usted. '.repeat(20)}`);
  expect(deriveLanguage([home, inner, inner]).isEnglish).toBe(true);
});

describe('subject', () => {
  const trade = tradeOf('<title>Plumber</title>');
  const identity = {
    name: 'A',
    isNameSure: false,
    names: [],
    phone: null,
    phoneShown: null,
    phones: [],
    refusedPhones: [],
    addresses: [],
    refusedAddresses: [],
    likelyAddress: null,
    refusedNames: [],
    callTracking: [],
  };
  it('takes the town of the address, then the main town, then nothing', () => {
    const address = { street: null, city: 'Boise', region: 'ID', postalCode: null };
    const main = { city: 'Nampa', region: 'ID', certainty: 'certain' as const, contested: false, signs: [] };
    expect(deriveSubject({ country: null, identity: { ...identity, address }, trade, areas: { main } }).city).toBe(
      'Boise',
    );
    expect(
      deriveSubject({ country: null, identity: { ...identity, address: null }, trade, areas: { main } }).city,
    ).toBe('Nampa');
    expect(
      deriveSubject({ country: null, identity: { ...identity, address: null }, trade, areas: { main: null } }).city,
    ).toBeNull();
  });
});

describe('a trade that the site only speaks of', () => {
  it.each([
    ['de', 'Sachverständiger für das Parkettlegerhandwerk', null],
    ['de', 'Gutachter im Dachdeckerhandwerk', null],
    ['fr', 'Expert judiciaire en plomberie', null],
    ['es', 'Perito judicial en fontanería', null],
    ['de', 'Naturheilpraxis für Faszientherapie', 'naturopath'],
    ['de', 'Gemeinschaftspraxis für Zahnheilkunde', 'dentist'],
    ['de', 'Fachbetrieb für Dachdeckerarbeiten', 'roofer'],
    ['en', 'Centre for dentistry', 'dentist'],
  ])('is no trade of its own: %s %s', (lang, title, id) => {
    expect(tradeOf(`<html lang="${lang}"><title>${title}</title><p>Reed</p>`).id).toBe(id);
  });

  it('is no trade if the types of several trades are only on pages of services', () => {
    const types = ['RoofingContractor', 'HousePainter'].map((type) => jsonLd({ '@type': type, name: 'Reed' }));
    const home = '<title>Property care | Reed</title><h1>Property care</h1><p>Hello</p>';
    expect(tradeOf(home, ...types.map((type) => `<title>Services</title>${type}`)).trade).toBe('generic');
    expect(tradeOf(`<title>Reed Roofing</title>${types.join('')}`).trade).toBe('roofing');
  });

  it('is no trade if title and main heading speak of another one', () => {
    const html = `<html lang="nl"><meta name="description" content="Van ondervloer tot dekvloer"><title>Vloerverwarming van Reed</title><h1>Vloerverwarming</h1><p>Wij komen langs.</p>`;
    expect(tradeOf(html).id).not.toBe('concrete-contractor');
  });
});

describe('words of a trade', () => {
  it.each([
    ['de', 'Garage Kern AG — Ihr Garage Partner im Emmental', 'auto-repair'],
    ['fr', 'Reed Couverture', 'roofer'],
    ['nl', 'Spelverhuur Reed', 'party-rental'],
    ['nl', 'Specialist in vloerverwarming', 'hvac-contractor'],
    ['en', 'Reed Path Labs', 'medical-laboratory'],
    ['en', 'Red Kite Refurbishment', 'remodeler'],
    ['en', 'Reed Kitchen Respray', 'painter'],
    ['de', 'Spargel direkt vom Hof', 'farm-shop'],
  ])('are known: %s %s', (lang, title, id) => {
    expect(withHint(tradeOf(`<html lang="${lang}"><title>${title}</title><p>Reed</p>`)).id).toBe(id);
  });

  it('are not joined across a dash', () => {
    expect(tradeOf('<title>PNP Solar – Rooftop experts</title><h1>Solar energy</h1>').words?.text).toBe('Solar energy');
  });
});

it('plumbing and heating are no rivals of each other', () => {
  const html =
    '<title>Reed Plumbing &amp; Heating</title><h1>Plumbing</h1><h2>Heating repair</h2><h2>Furnace repair</h2>';
  expect(tradeOf(html)).toMatchObject({ id: 'plumber', rival: 0 });
});

it('trades with one schema.org type are no rivals of each other', () => {
  const html = (other: string) => `<title>Reed Dental</title><h1>Dentist</h1><h2>${other}</h2><p>We are dentists.</p>`;
  expect(tradeOf(html('Orthodontist'))).toMatchObject({ id: 'dentist', rival: 0 });
  expect(tradeOf(html('Beauty salon')).rival).toBeGreaterThan(0);
});
