import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../../test/page-facts.ts';
import type { PageFacts } from '../../page-facts.ts';
import { type SignedAddressesInput, signAddresses } from './address-signs.ts';
import { judgeSigned, likelyAddress } from './likely-address.ts';
import { MIN_LIKELY, pointsOf } from './sign-points.ts';

const EVIDENCE = { url: '', place: 'text', excerpt: '' } as const;
type More = Partial<SignedAddressesInput>;

function inputOf(pages: readonly PageFacts[], more: More = {}): SignedAddressesInput {
  return { pages, country: 'DE', language: 'de', refused: [], isTemplate: false, ...more };
}

const signed = (html: string, more?: More) => signAddresses(inputOf([pageFrom(html)], more));
const signsOf = (html: string, more?: More) => signed(html, more)[0]?.signs ?? [];
const shownOf = (html: string, more?: More) => likelyAddress(inputOf([pageFrom(html)], more))?.shown ?? null;

describe('a text has the form of an address', () => {
  it.each([
    ['a street with number, code and town', '<p>Lindenweg 5, 85354 Freising</p>', 'numberedFull'],
    ['a street and a code', '<p>Lindenweg 5, 85354</p>', 'numberedCode'],
    ['a street and a town', '<p>Lindenweg 5, Freising</p>', 'numberedTown'],
    ['a street whose code is on the next line', '<p>Lindenweg 5</p><p>85354 Freising</p>', 'numberedCode'],
    ['a street alone', '<p>Lindenweg 5</p>', 'numberedBare'],
    ['a street without a number', '<p>Lindenweg, Freising</p>', 'streetTown'],
    ['a name with a number', '<p>Am Anger 13, 85354 Freising</p>', 'namedFull'],
    ['a label', '<p>Adresse: Lindenweg 5</p>', 'numberedLabelled'],
    ['a label above', '<h3>Anschrift</h3><p>Lindenweg 5</p>', 'labelled'],
  ])('as %s', (_form, html, sign) => {
    expect(signsOf(html)).toContain(sign);
  });

  it.each([
    ['a name with a number alone', '<p>Kategorie 5</p>'],
    ['a postal code as the house number', '<p>85354 Freising am Weg</p>'],
    ['a box at the post office', '<p>Postfach 12, 85354 Freising</p>'],
    ['the blanks of a template', '<p>[[Street]] Lindenweg 5, 85354 [[City]]</p>'],
    ['a street in running text', `<p>${'Wir gehen spazieren und '.repeat(8)} den Lindenweg</p>`],
  ])('but not %s', (_form, html) => {
    expect(signsOf(html)).not.toContain('numberedFull');
    expect(shownOf(html)).toBeNull();
  });

  it.each([
    ['a year', '<p>Am Platz 2019 Gründung in Freising</p>', 'year'],
    ['a length', '<p>Lindenweg 5 km, Freising</p>', 'measure'],
    ['a copyright line', '<p>© Lindenweg 5, 85354 Freising</p>', 'copyright'],
    ['a price', '<p>Lindenweg 5, Freising, 20 €</p>', 'money'],
  ])('with %s in it', (_form, html, sign) => {
    expect(signsOf(html)).toContain(sign);
  });
});

describe('the place of an address', () => {
  const ADDRESS = '<p>Lindenweg 5, 85354 Freising</p>';

  it.each([
    ['the footer', `<footer>${ADDRESS}</footer>`, 'footer'],
    ['near a number', `${ADDRESS}<p>Tel. 08161 123456</p>`, 'phoneNear'],
    ['near a mail address', `${ADDRESS}<p>info@acme.de</p>`, 'mailNear'],
    ['on a list', `${[1, 2, 3, 4, 5].map((at) => `<p>Lindenweg ${at}, Freising</p>`).join('')}`, 'onList'],
  ])('is %s', (_place, html, sign) => {
    expect(signsOf(html)).toContain(sign);
  });

  it('is an inner page only if no other page states it', () => {
    const pages = [pageFrom(ADDRESS, { role: 'service' }), pageFrom(ADDRESS, { role: 'contact' })];
    expect(signAddresses(inputOf(pages.slice(0, 1)))[0]?.signs).toContain('innerPage');
    expect(signAddresses(inputOf(pages))[0]?.signs).not.toContain('innerPage');
  });

  it('is an embedded map', () => {
    const html = '<iframe src="https://www.google.com/maps?q=Lindenweg+5,+85354+Freising"></iframe>';
    expect(signed(html)).toMatchObject([{ shown: 'Lindenweg 5, 85354 Freising', evidence: { place: 'link' } }]);
    expect(signsOf(html)).toEqual(expect.arrayContaining(['ofMap', 'proven']));
  });

  it('is proven by markup of any type', () => {
    const node = { '@type': 'Event', location: { '@type': 'Place', address: { streetAddress: 'Lindenweg 5' } } };
    expect(signsOf(`${jsonLd(node)}${ADDRESS}`)).toEqual(expect.arrayContaining(['marked', 'proven']));
  });
});

it('joins the places that state the same house, and shows the shortest with its town', () => {
  const html =
    '<p>Lindenweg 5</p><p>Text</p><p>Acme, Lindenweg 5, 85354 Freising</p><p>Lindenweg 5, 85354 Freising</p>';
  expect(signed(html).map(({ shown }) => shown)).toEqual(['Lindenweg 5, 85354 Freising']);
});

describe('the likeliest address', () => {
  const FULL = '<p>Besuchen Sie uns: Auf dem Anger, Lindenweg 5 85354 Freising Tel. 08161 123456</p>';

  it('is stated without its label and what follows it', () => {
    expect(shownOf(FULL)).toBe('Auf dem Anger, Lindenweg 5 85354 Freising');
  });

  it('is unknown if every text has too few points', () => {
    expect(shownOf('<p>Der Lindenweg in Freising</p>')).toBeNull();
    expect(judgeSigned([{ shown: 'x', evidence: EVIDENCE, signs: [] }], () => MIN_LIKELY - 0.1)).toBeNull();
  });

  it('is the one with the most points', () => {
    const addresses = ['a', 'b'].map((shown) => ({ shown, evidence: EVIDENCE, signs: [] }));
    let points = MIN_LIKELY;
    expect(judgeSigned(addresses, () => points++)?.shown).toBe('b');
  });

  it('is none that the rules refused', () => {
    const shown = 'Lindenweg 5, 85354 Freising';
    const refused = [{ key: 'x', value: shown, shown, signs: [], reason: 'other-subject' }] as const;
    expect(shownOf(FULL, { refused })).toBeNull();
  });

  it('is none of an authority', () => {
    expect(shownOf('<p>Zuständige Aufsichtsbehörde: Landratsamt, Lindenweg 5, 85354 Freising</p>')).toBeNull();
  });

  it('is none of a privacy page', () => {
    const page = pageFrom(FULL, { role: 'other', url: 'https://www.example.com/datenschutz' });
    expect(likelyAddress(inputOf([page]))).toBeNull();
  });

  it.each([
    ['a street that every town has', '<p>Adresse: Hauptstraße 5, 85354 Freising, info@acme.de</p>'],
    ['a number that counts up', '<p>Adresse: Lindenweg 123, 85354 Freising, info@acme.de</p>'],
    ['no postal code', '<p>Adresse: Lindenweg 5, Freising, info@acme.de</p>'],
  ])('is none with %s on a template', (_what, html) => {
    expect(shownOf(html)).not.toBeNull();
    expect(shownOf(html, { isTemplate: true })).toBeNull();
  });
});

it('has fewer points the more speaks against it', () => {
  expect(pointsOf(['numberedFull', 'labelled'])).toBeGreaterThan(pointsOf(['numberedFull', 'year']));
});

it('reads a hostile page in linear time', () => {
  const page = (count: number) =>
    pageFrom(Array.from({ length: count }, () => `<p>${'Weg 5 , |'.repeat(400)}</p>`).join(''));
  const [small, large] = [page(10), page(400)];
  const timeOf = (one: PageFacts) => {
    const start = performance.now();
    signAddresses(inputOf([one]));
    return performance.now() - start;
  };
  timeOf(small);
  expect(timeOf(large)).toBeLessThan(2000);
});
