import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { deriveKind } from './page-kind.ts';

const PROSE = 'The museum opened its doors in spring and visitors came from many countries to see the paintings. ';

function kindOf(pages: readonly PageFacts[]): string {
  const { markup, identity, areas, trade, hours, services } = factsFrom(pages);
  return deriveKind({ pages, markup, identity, areas, trade, hours, services }).kind;
}

it('is not told by the words of a page in a language that is not read', () => {
  const text = `Boston University, research course. ${'충치치료부터 임플란트까지 원장에게. '.repeat(300)}`;
  const pages = [pageFrom(`<title>정은치과</title><main><p>${text}</p></main>`)];
  const { markup, identity, areas, trade, hours, services } = factsFrom(pages);
  const input = { pages, markup, identity, areas, trade, hours, services };
  expect(deriveKind({ ...input, language: 'ko' }).kind).toBe('cannot-tell');
  expect(deriveKind({ ...input, language: 'en' }).kind).toBe('not-a-business');
});

describe('kind of site', () => {
  it.each([
    [
      'a trade that two places name, with a phone',
      '<html lang="de"><title>Malermeister Fink</title><h1>Malermeister Fink</h1><p>Telefon: <a href="tel:+493061837204">030 61837204</a></p>',
    ],
    [
      'an unknown trade with a phone, a map and work for customers',
      '<title>Acme</title><p>We offer services for your home.</p><a href="tel:+12083310142">(208) 331-0142</a><a href="https://www.google.com/maps/place/x">Map</a>',
    ],
    [
      'a typed card and an invitation',
      `<title>Acme</title>${jsonLd({ '@type': 'Store', name: 'Acme', telephone: '(208) 331-0142' })}<p>Visit us today.</p>`,
    ],
    [
      'a company with a phone and services',
      '<html lang="it"><title>Home</title><p>Verde Vivo è un’azienda di famiglia nella cura del verde. Offriamo servizi in città.</p><p>Telefono: <a href="tel:+390432123987">0432 123987</a></p>',
    ],
    [
      'a bakery with a cart',
      '<title>Bakery in Salem</title><h1>Bakery</h1><p>Call us: <a href="tel:+15033710142">(503) 371-0142</a></p><p>Find us in Salem, OR.</p><button>Add to cart</button>',
    ],
    [
      'a plumber whose page is marked up as an article',
      `<title>Plumber in Boise</title><h1>Your plumber</h1>${jsonLd({ '@type': 'Article', headline: 'Plumber' })}<p>Call us at <a href="tel:+12083310142">(208) 331-0142</a></p>`,
    ],
    [
      'two services outside a list, with a town and a phone',
      '<title>Acme in Boise</title><h1>Acme</h1><p>Drain cleaning | Leak detection</p><p>Acme, 4 Elm St, Boise, ID 83702. <a href="tel:+12083310142">(208) 331-0142</a></p>',
    ],
    [
      'a firm with a Mexican legal form in its title',
      '<html lang="es"><title>Plomería Ruiz SA de CV</title><h1>Plomería Ruiz</h1><p>Teléfono: <a href="tel:+525512345678">55 1234 5678</a></p>',
    ],
  ])('is a local business: %s', (_, html) => {
    expect(kindOf([pageFrom(html)])).toBe('local-business');
  });

  it.each([
    [
      'business-not-local',
      'a news article',
      `<title>Museum opens</title>${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<p>${PROSE}</p>`,
    ],
    ['business-not-local', 'a shop that ships', '<title>NekoPaws</title><p>In den Warenkorb. Zzgl. Versand.</p>'],
    [
      'business-not-local',
      'documentation',
      `<title>lib.js</title><p>${'Use lib.map( list ) and lib.each( list ). '.repeat(4)}</p>`,
    ],
    [
      'not-a-business',
      'a curriculum vitae',
      '<html lang="es"><title>Ana Ruiz - CV</title><h1>Ana Ruiz</h1><h2>Logopeda</h2><p>Logopeda en un centro de logopedia.</p>',
    ],
    ['not-a-business', 'a long text about a subject', `<title>Museum</title><main><p>${PROSE.repeat(60)}</p></main>`],
    [
      'not-a-business',
      'a project of students',
      '<title>Casa</title><p>Anno accademico 2025/26, progetto del corso.</p>',
    ],
    [
      'cannot-tell',
      'somebody who can be called and does not say for what',
      '<title>Acme</title><p>Call (208) 331-0142</p>',
    ],
    [
      'not-a-business',
      'a club with a phone and an address',
      '<title>Riverside Volley Club</title><p>Become a member of our club. Our committee answers at <a href="tel:+12083310142">(208) 331-0142</a>.</p>',
    ],
    ['cannot-tell', 'a page with the title that a tool gave it', '<title>React App</title><div id="root"></div>'],
    [
      'cannot-tell',
      'a page without text that a tool marked as an article',
      '<title>Reed</title><meta property="og:type" content="article"><div id="app"></div>',
    ],
    [
      'business-not-local',
      'a guide to businesses of others',
      '<html lang="pt"><title>Ortopedista em Curitiba</title><h1>Ortopedista em Curitiba</h1><p>Guia gratuito de ortopedistas.</p>',
    ],
    ['business-not-local', 'a tool', '<title>Invoice Generator</title><p>Demo</p>'],
    ['not-a-business', 'a choir', '<title>Chorale du Lac</title><h1>Chorale du Lac</h1>'],
    [
      'not-a-business',
      'a parish',
      '<html lang="fr"><title>Paroisse Sainte Anne</title><h1>Paroisse Sainte Anne</h1><p>Messes le dimanche.</p>',
    ],
    [
      'local-business',
      'a village hall',
      '<title>Eastfield Village Hall</title><h1>Eastfield Village Hall</h1><p>Hall hire: call (208) 331-0142. 12 Main St, Boise, ID 83702</p>',
    ],
    ['cannot-tell', 'next to nothing', '<title>Hello</title><p>Welcome.</p>'],
    [
      'cannot-tell',
      'a word of its name alone',
      '<title>Final Cut</title><h1>Final Cut</h1><footer>© Final Cut</footer>',
    ],
    [
      'not-a-business',
      'an association that collects donations',
      '<title>ARCO Modena</title><p>Siamo una associazione di volontariato.</p><p>Fai una donazione</p><p>Via Roma 5, 41121 Modena (MO)</p>',
    ],
    ['business-not-local', 'a library of programs', '<title>Spin: tiny spinners in JavaScript</title><p>Demo</p>'],
  ])('is %s: %s', (kind, _, html) => {
    expect(kindOf([pageFrom(html)])).toBe(kind);
  });
});
