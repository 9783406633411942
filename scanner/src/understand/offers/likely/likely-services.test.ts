import { describe, expect, it } from 'vitest';
import { pageFrom, tradeOf } from '../../../../test/page-facts.ts';
import { dividersOf } from '../../../lexicon/dividers.ts';
import type { LanguageCode } from '../../../lexicon/language-code.ts';
import type { PageFacts } from '../../page-facts.ts';
import type { ListOptions } from '../service-lists.ts';
import { otherLabels } from '../service-pages.ts';
import { itemsInRow, offeredItems } from '../service-sentences.ts';
import { deriveServices } from '../services.ts';
import { readCandidates } from './candidates.ts';

const BUSINESS = { name: 'Hank’s Plumbing', towns: ['Boise'] };

const servicesOf = (...pages: PageFacts[]) => deriveServices({ pages, trade: tradeOf(), business: BUSINESS });
const likelyOn = (...pages: PageFacts[]): string[] => servicesOf(...pages).likely.map(({ name }) => name);
/** Also those of lists. */
const statedOn = (html: string): string[] => {
  const { services, likely: found } = servicesOf(pageFrom(html));
  return [...services, ...found].map(({ name }) => name);
};
const likely = (html: string): string[] => likelyOn(pageFrom(html));
const enumerated = '<p>We do leak detection and repiping.</p>';

describe('a service is stated', () => {
  it.each([
    ['a heading', '<main><h2>Leak detection</h2><p>We find what nobody else finds.</p></main>', 'Leak detection'],
    [
      'the title',
      '<title>Leak detection and repiping by Hank</title><main><p>We do leak detection.</p></main>',
      'Leak detection',
    ],
    ['an entry', '<main><ul><li>Fast leak detection</li><li>Repiping</li></ul></main>', 'Fast leak detection'],
    ['two sentences', `<main>${enumerated}<p>Ask us about repiping any time.</p></main>`, 'repiping'],
    ['a line with bars', '<main><p>Leak detection | Repiping | Boiler descaling</p></main>', 'Boiler descaling'],
    [
      'a list behind a colon',
      '<main><h2>Our services</h2><p>For your family home: leak detection, pipe repair, drains.</p></main>',
      'pipe repair',
    ],
    ['a price line', '<main><h3>Prices</h3><p>Leak detection $120</p></main>', 'Leak detection'],
  ])('if %s names it', (_, html, name) => {
    expect(statedOn(html)).toContain(name);
  });

  it('on a page of any other role', () => {
    const page = pageFrom('<main><h3>Leak detection</h3><p>We find every leak with a camera.</p></main>', {
      role: 'other',
    });
    expect(likelyOn(page)).toEqual(['Leak detection']);
  });

  it('if a heading holds the name of the trade', () => {
    const page = pageFrom(
      '<title>Déménagement à Laval</title><main><h1>Déménagement au meilleur prix, à Laval</h1></main>',
    );
    const trade = { ...tradeOf(), id: 'mover', languages: ['fr' as const] };
    expect(deriveServices({ pages: [page], trade }).likely.map(({ name }) => name)).toEqual(['Déménagement']);
  });

  it('although no trade has it, if it stands among services of the trade', () => {
    const cards = ['Leak detection', 'Sewer repair', 'Trench backfilling']
      .map((name) => `<div class="card"><h4>${name}</h4><p>We come with our own tools and leave it clean.</p></div>`)
      .join('');
    const menu = '<nav><a href="/trench-backfilling/">Trench backfilling</a></nav>';
    const heading = '<h2>Our services</h2>';
    expect(statedOn(`${menu}<main>${heading}${cards}</main>`)).toContain('Trench backfilling');
  });

  it('as a heading writes it, although a sentence before it does not', () => {
    const sentence = '<p>You can ask us about pipes, leak detection, and new taps at any time of the day.</p>';
    const heading = '<h3>Leak detection</h3><p>We find every leak with a camera.</p>';
    expect(likelyOn(pageFrom(`<main>${sentence}${heading}</main>`, { role: 'other' }))).toEqual(['Leak detection']);
  });

  it.each(['Leak detection for boilers', 'Leak detection & sealing'])(
    'with what follows it in a heading: %s',
    (name) => {
      const html = `<main><h3>${name}</h3><p>We find every leak with a camera.</p></main>`;
      expect(statedOn(html)).toEqual([name]);
    },
  );

  it('although the trade of the site is unknown', () => {
    const html = '<main><h2>Services</h2><p>Bookkeeping</p><p>Payroll services</p><p>Tax returns</p></main>';
    const { services, likely: found } = deriveServices({ pages: [pageFrom(html)], trade: { ...tradeOf(), id: null } });
    expect([...services, ...found].map(({ name }) => name)).toContain('Bookkeeping');
  });

  it('if a line with hyphens names it', () => {
    const html = '<main><h2>Services</h2><p>Drain cleaning - Pipe repair - Leak detection</p></main>';
    expect(statedOn(html)).toContain('Pipe repair');
  });

  it('with what speaks for it, so that a developer can see why', () => {
    const html = '<title>Leak detection and repiping by Hank</title><main><p>We do leak detection.</p></main>';
    const [first] = servicesOf(pageFrom(html)).likely;
    expect(first?.signs).toEqual(expect.arrayContaining(['withinLine', 'inTitle', 'onlyTradeWords', 'onHome']));
  });
});

describe('a text is not taken for a service', () => {
  it.each([
    ['a question', '<main><p>Do you offer leak detection and repiping?</p></main>'],
    ['a denial', '<main><p>We do not offer leak detection and repiping.</p></main>'],
    ['a quoted customer', '<main><blockquote>They did the leak detection and repiping for us.</blockquote></main>'],
    ['a call to action', '<main><h2>Call us today</h2><h2>Get a free quote</h2></main>'],
    ['the name of the business', '<footer><p>Hank’s Plumbing</p></footer>'],
    ['cut from a longer text', '<main><p>and drain cleaning | Drain- | drain cleaning (indoors</p></main>'],
    [
      'a word for work in a sentence',
      '<main><h2>Services</h2><p>Installation, repair and servicing, all in one day.</p></main>',
    ],
    ['not offered yet', '<main><h3>Coming soon: leak detection</h3></main>'],
    ['the label of a value', '<main><h3>Our van</h3><table><tr><td>Repiping:</td><td>no</td></tr></table></main>'],
    ['a town', '<main><h3>Boise</h3><h3>Boise and Meridian</h3></main>'],
    ['a heading about something else', '<main><h2>Opening hours</h2><h2>About us</h2><h2>Reviews</h2></main>'],
  ])('if it is %s', (_, html) => {
    expect(likely(html)).toEqual([]);
  });

  it('on a page of advice', () => {
    const post = pageFrom('<h1>Leak detection at home</h1>', {
      role: 'other',
      url: 'https://www.example.com/blog/leak-detection/',
    });
    expect(likelyOn(pageFrom('<p>Home</p>'), post)).toEqual([]);
  });

  it('if it repeats a stated service in other words', () => {
    const list = '<h2>Our services</h2><h3>Drain cleaning</h3><h3>Emergency leak detection</h3>';
    expect(likely(`<title>Leak detection and repiping</title><main>${list}</main>`)).toEqual(['repiping']);
  });

  it('if the lists state as many services as a report shows', () => {
    const jobs = ['Drain cleaning', 'Water heaters', 'Gas lines', 'Sewer repair', 'Pipe repair', 'Toilet repair'];
    const list = [...jobs, 'Faucet repair', 'Sump pumps'].map((job) => `<h3>${job}</h3>`).join('');
    expect(likely(`<main><h2>Our services</h2>${list}${enumerated}</main>`)).toEqual([]);
  });
});

it('a service that is listed is not likely as well with other accents', () => {
  const list = ['Élagage', 'Drain cleaning', 'Sewer repair'].map((name) => `<h3>${name}</h3>`).join('');
  const html = `<title>Elagage</title><main><h2>Our services</h2>${list}<h2>Elagage</h2><p>We cut trees.</p></main>`;
  expect(statedOn(html).filter((name) => /lagage/.test(name))).toHaveLength(1);
});

it('a listed name with more against it than for it is dropped', () => {
  const list = ['Hank’s Plumbing', 'Drain cleaning', 'Sewer repair'].map((name) => `<h3>${name}</h3>`).join('');
  const { services } = servicesOf(pageFrom(`<main><h2>Our services</h2>${list}</main>`));
  expect(services.map(({ name }) => name)).toEqual(['Drain cleaning', 'Sewer repair']);
});

it('the name of the business is dropped from a list, although it contains a service, and so are its parts', () => {
  const html = (names: string[]): string => names.map((name) => `<h3>${name}</h3>`).join('');
  const listed = (name: string, ...names: string[]): string[] => {
    const page = pageFrom(`<main><h2>Our services</h2>${html([...names, 'Sewer repair', 'Leak detection'])}</main>`);
    const { services } = deriveServices({ pages: [page], trade: tradeOf(), business: { name, towns: [] } });
    return services.map((service) => service.name);
  };
  expect(listed('C2 Drain Cleaning', 'C2 Drain Cleaning')).not.toContain('C2 Drain Cleaning');
  expect(listed('Hobson & Miller', 'Hobson')).not.toContain('Hobson');
  expect(listed('Drain Cleaning', 'Drain Cleaning')).toContain('Drain Cleaning');
});

it('a link to the home page or to the page about the business speaks against a service', () => {
  const page = pageFrom('<nav><a href="/">Leak detection</a><a href="/about/">Our van</a></nav>');
  const about = pageFrom('<p>Us</p>', { role: 'about', url: 'https://www.example.com/about/' });
  expect([...otherLabels([page, about])]).toEqual(['leak detection', 'our van']);
  expect(otherLabels([pageFrom('<nav><a href="/">Leaks</a><a href="/leaks/">Leaks</a></nav>')])).toEqual(new Set());
});

it('the parts of a title end at a dot, but not inside initials', () => {
  const parts = 'G.A Tappezzeria. Interni | Nautica'.split(dividersOf(['it']).inTitle);
  expect(parts).toEqual(['G.A Tappezzeria', 'Interni', 'Nautica']);
});

describe('the items of a sentence', () => {
  const offered = (text: string, language: LanguageCode = 'en') => offeredItems(text, dividersOf([language]));
  const inRow = (text: string) => itemsInRow(text, dividersOf(['en']));

  it('are what it says is offered, without remarks in brackets and first halves of words', () => {
    expect(offered('For 20 years we offer drain cleaning (24 hours), repiping and new boilers for your home.')).toEqual(
      ['drain cleaning', 'repiping', 'new boilers'],
    );
    expect(offered('Wir bieten Innen- und Außenreinigung sowie Ozonbehandlung', 'de')).toEqual([
      'Außenreinigung',
      'Ozonbehandlung',
    ]);
    expect(offered('Nous réalisons vos échographies obstétricales, ainsi que le suivi prénatal.', 'fr')).toContain(
      'échographies obstétricales',
    );
    expect(offered('Our van is red and blue.')).toEqual([]);
  });

  it('are divided by the joining words of the language: the Dutch `en` is a preposition in French', () => {
    expect(offered('Wij bieden hulp bij sloten, ramen en deuren', 'nl')).toContain('deuren');
    expect(offered('Nous proposons dépannage express, mise en sécurité et blindage.', 'fr')).toEqual([
      'dépannage express',
      'mise en sécurité',
      'blindage',
    ]);
  });

  it('are also three in a row', () => {
    expect(inRow('We have worked in this town for ten years, so we know every street.')).toEqual([]);
    expect(inRow('At any time you can come by for: new taps, repiping, new boilers and heat pumps.')).toEqual([
      'repiping',
      'new boilers',
      'heat pumps',
    ]);
  });
});

describe('a listed service may be pasted although one place names it', () => {
  const certaintyOf = (name: string, heading: string): string | undefined => {
    const cards = ['Drain cleaning', 'Sewer line repair', name, 'Water heater installation', 'Leak detection']
      .map((label) => `<div class="card"><h3>${label}</h3><p>We come with our own tools and leave it clean.</p></div>`)
      .join('');
    const { services } = servicesOf(pageFrom(`<main><h2>${heading}</h2>${cards}</main>`));
    return services.find((service) => service.name === name)?.certainty;
  };

  it('if everything speaks for it', () => {
    expect(certaintyOf('Sump pump repair', 'Our services')).toBe('certain');
  });

  it.each(['Repiping', 'Trench digging'])('but not if it is one word, or unknown: %s', (name) => {
    expect(certaintyOf(name, 'Our services')).not.toBe('certain');
  });
});

it('states the trade itself only if few services are stated', () => {
  const heading = '<title>Plumbing in Boise</title><main><h1>Plumbing in Boise</h1><h2>Our services</h2>';
  const list = (names: readonly string[]): string =>
    `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul></main>`;
  expect(statedOn(`${heading}${list(['Leak detection', 'Repiping'])}`)).toContain('Plumbing');
  const four = ['Leak detection', 'Repiping', 'Drain cleaning', 'Water heaters'];
  expect(statedOn(`${heading}${list(four)}`)).toEqual(expect.not.arrayContaining(['Plumbing']));
});

describe('a single word that shares words with a longer part is a fragment', () => {
  const options: ListOptions = {
    sellsGoods: false,
    isTradeWord: () => false,
    isWork: () => false,
    isCondition: () => false,
  };
  const fragments = (text: string, language: LanguageCode): string[] =>
    readCandidates({
      pages: [pageFrom(`<main><p>${text}</p></main>`)],
      trade: { id: null, languages: [language] },
      options,
    })
      .filter(({ isWhole }) => !isWhole)
      .map(({ name }) => name);

  it.each([
    ['es', 'Ofrecemos detección y reparación de fugas, goteras y averías.', ['detección']],
    ['pt', 'Oferecemos limpeza de pele, tratamentos faciais e corporais.', ['corporais']],
    ['es', 'Realizamos adopción, divorcio y autorización para salir del país.', ['autorización']],
    ['en', 'We offer heating, air conditioning and repair of roofs.', []],
    ['en', 'We offer roof repair, gutters and siding.', []],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(fragments(text, language)).toEqual(expected);
  });

  it('is no service unless another place names it', () => {
    const sentence = '<p>We offer detection and repair of leaks.</p>';
    expect(likely(`<main>${sentence}</main>`)).not.toContain('detection');
  });
});

it('services that are only likely are never certain', () => {
  const { services } = servicesOf(pageFrom(`<title>Leak detection</title><main>${enumerated}</main>`));
  expect(services.filter(({ certainty }) => certainty === 'certain')).toEqual([]);
});
