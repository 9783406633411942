import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import type { PageFacts } from '../page-facts.ts';
import { signedNames } from './identity.ts';
import { isSureName, mainName } from './main-name.ts';
import { MIN_NAME_POINTS, type NameSign, namePoints } from './name-signs.ts';

function namesOf(pages: readonly PageFacts[], towns: readonly string[] = []) {
  return signedNames({ pages, markup: deriveMarkup(pages), llmsText: null, language: 'en', towns }).names;
}
const nameOf = (...pages: PageFacts[]) => mainName(namesOf(pages));
const signsOf = (name: string, html: string, towns: readonly string[] = []): readonly NameSign[] =>
  namesOf([pageFrom(html)], towns).find(({ shown }) => shown === name)?.signs ?? [];

describe('a text is the name of the business', () => {
  it.each([
    [
      'the first part of the title, again in a paragraph',
      '<title>Acme Rooter | Drains</title><p>Acme Rooter has come to homes in Boise since 1987.</p>',
    ],
    ['the title', '<title>Acme Rooter</title>'],
    [
      'the part of a title before a comma, if the mailbox contains it',
      '<title>Acme Rooter, drains of all kinds</title><h1>Drains</h1><a href="mailto:mail@acmerooter.test">Write</a><footer>© 2025 Acme Rooter</footer>',
    ],
    [
      'words next to the logo that the copyright line repeats',
      '<header><p>Acme Rooter</p></header><h1>Drains are our life</h1><footer>© Acme Rooter</footer>',
    ],
  ])('if it is %s', (_place, html) => {
    expect(nameOf(pageFrom(html))).toBe('Acme Rooter');
  });

  it('in its longer form, if another place has it', () => {
    const home = pageFrom(
      '<title>Acme</title><h1>Drains</h1><p>At Acme we care about all of your drains.</p><footer>© Acme Rooter</footer>',
    );
    expect(nameOf(home)).toBe('Acme Rooter');
  });

  it('although a leftover page of a template names another one on every other page', () => {
    const inner = (role: 'about' | 'contact') =>
      pageFrom('<title>Style - Yogastic</title><footer>© Yogastic</footer>', { role });
    expect(nameOf(pageFrom('<title>Acme Rooter</title>'), inner('about'), inner('contact'))).toBe('Acme Rooter');
  });
});

describe('a name may be pasted', () => {
  const isSure = (name: string, html: string) => isSureName(name, namesOf([pageFrom(html)]));

  it('if the title and the copyright line of a single page agree', () => {
    expect(isSure('Acme Rooter', '<title>Acme Rooter</title><h1>Drains</h1><footer>© Acme Rooter</footer>')).toBe(true);
    expect(isSure('Acme Rooter', '<title>Acme Rooter</title><h1>Drains</h1>')).toBe(false);
  });

  it.each(['Acme and Rooter', 'Acme & Rooter LLC', 'Ácme und Rooter GmbH'])('although a place has %s', (other) => {
    expect(isSure('Acme & Rooter', `<title>Acme &amp; Rooter</title><h1>Drains</h1><footer>© ${other}</footer>`)).toBe(
      true,
    );
  });

  it('unless another name has nearly as many signs', () => {
    const twoNames = '<title>Acme Rooter</title><h1>Drains</h1><p>Acme Rooter cleans drains of all kinds.</p>';
    const other = jsonLd({ '@type': 'Plumber', name: 'Miller Pipes' });
    expect(isSure('Acme Rooter', `${twoNames}<footer>© Acme Rooter</footer>`)).toBe(true);
    expect(isSure('Acme Rooter', `${twoNames}${other}<footer>© Miller Pipes</footer>`)).toBe(false);
  });

  it('unless it says only the trade', () => {
    const firm =
      '<title>Chartered Accountants Firm</title><h1>Taxes</h1><p>Chartered Accountants Firm is here for your taxes.</p>';
    expect(isSure('Chartered Accountants Firm', `${firm}<footer>© Chartered Accountants Firm</footer>`)).toBe(false);
  });
});

describe('a text is not the name of the business', () => {
  it('if it is only the trade and the town in the title of a longer name', () => {
    const page = pageFrom(
      `<title>Plumber Boise | Drains</title><h1>Plumber Boise</h1><p>Your plumber Boise is here for all of you, every day.</p>
      <footer>© Plumber Boise Rescue</footer>${jsonLd({ '@type': 'Plumber', name: 'Plumber Boise Rescue' })}`,
    );
    const names = namesOf([page], ['Boise']);
    expect(names.find(({ shown }) => shown === 'Plumber Boise')?.signs ?? ['onlyTrade']).toContain('onlyTrade');
    expect(mainName(names)).toBe('Plumber Boise Rescue');
  });

  it('if it has only a trade and words for any website', () => {
    expect(nameOf(pageFrom('<title>Official Plumber Website</title>'))).toBeNull();
  });

  it('if only the llms.txt names it', () => {
    const page = pageFrom('<title>Home</title><p>Acme Rooter has come to homes in Boise since 1987.</p>', {
      url: 'https://acmerooter.com/',
    });
    const { judged, names } = signedNames({
      ...{ pages: [page], markup: deriveMarkup([page]), language: 'en', towns: [] },
      llmsText: '# Acme Rooter',
    });
    expect(judged.names.map(({ shown }) => shown)).toContain('Acme Rooter');
    expect(mainName(names)).toBeNull();
  });

  it.each([
    ['code that a server should have replaced', '<title><?php echo $title; ?></title>'],
    ['a sentence', '<title>We come when your drains are full</title>'],
    ['a slogan on one page', '<h1>Clear drains for everybody</h1>'],
  ])('if it is %s', (_what, html) => {
    expect(nameOf(pageFrom(html))).toBeNull();
  });
});

describe('the signs of a name', () => {
  it('say where it is', () => {
    const html =
      '<title>Acme | Drains</title><h1>Acme</h1><p>Acme comes to your home in an hour.</p><footer>© Acme</footer>';
    expect(signsOf('Acme', html)).toEqual(expect.arrayContaining(['titleStart', 'heading', 'copyright', 'inText']));
    expect(signsOf('Drains', html)).toContain('onePlace');
  });

  it('say how it is spelled', () => {
    expect(signsOf('Drains, pipes and taps in 24 hours', '<title>Drains, pipes and taps in 24 hours</title>')).toEqual(
      expect.arrayContaining(['comma', 'digits', 'smallWords', 'manyWords']),
    );
  });

  it('say whether a town is in it, or all of it', () => {
    expect(signsOf('Boise Rooter', '<title>Boise Rooter | Boise</title>', ['Boise'])).toContain('town');
    expect(signsOf('Boise', '<title>Boise Rooter | Boise</title>', ['Boise'])).toEqual(
      expect.arrayContaining(['town', 'onlyTown']),
    );
  });

  it('do not count the comma before a degree', () => {
    expect(signsOf('Katrin Wecht, MSc', '<title>Katrin Wecht, MSc</title>')).not.toContain('comma');
  });

  it('say that it is part of a name in two places', () => {
    const html = '<title>Acme Rooter</title><h1>Acme</h1><footer>© Acme Rooter</footer>';
    expect(signsOf('Acme', html)).toContain('insideOther');
    expect(signsOf('Acme Rooter', html)).not.toContain('insideOther');
  });

  it('are worth more together', () => {
    expect(namePoints(['titleStart', 'copyright'])).toBeGreaterThan(namePoints(['titleStart']));
    expect(namePoints([])).toBeLessThan(MIN_NAME_POINTS);
  });
});

it('compares at most 200 names, however many the markup has', () => {
  const cards = Array.from({ length: 400 }, (_, at) => ({
    '@type': 'Plumber',
    name: `Rooter ${String.fromCharCode(97 + (at % 26))}${at}`,
  }));
  const page = pageFrom(`<script type="application/ld+json">${JSON.stringify(cards)}</script>`);
  expect(namesOf([page]).length).toBe(200);
});
