import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { SAMPLE_PATTERNS } from '../../lexicon/sample/sample-text.ts';
import { TEMPLATE_TEXTS } from '../../lexicon/sample/template-texts.ts';
import { sampleTextOf, withoutRepeats } from './sample-text.ts';

const samples = (html: string, language = 'en') => sampleTextOf([pageFrom(html)], language);
const found = (html: string, language?: string) =>
  samples(html, language).map(({ why, excerpt }) => `${why}: ${excerpt}`);
const kinds = (html: string, language?: string) => samples(html, language).map(({ why }) => why);

describe('sample text', () => {
  const rows = SAMPLE_PATTERNS.filter(({ weak }) => !weak);
  it.each(rows.flatMap(({ why, says }) => says.map((text) => [why, text] as const)))('%s: %s', (why, text) => {
    expect(kinds(`<p>${text.replace(/</g, '&lt;')}</p>`)).toContain(why);
  });

  it.each(SAMPLE_PATTERNS.flatMap(({ why, saysNot }) => saysNot.map((text) => [why, text] as const)))(
    '%s is not %s',
    (_why, text) => {
      expect(found(`<p>${text}</p>`)).toEqual([]);
    },
  );

  const shipped = TEMPLATE_TEXTS.flatMap(({ maker, why, weak, texts }) =>
    texts.map((text) => ({ maker, why, weak, text })),
  );
  it.each(shipped)('of $maker: $text', ({ why, weak, text }) => {
    const page = `<p>${text}</p>`;
    if (weak) expect(found(page)).toEqual([]);
    expect(kinds(weak ? `<p>Lorem ipsum</p>${page}` : page)).toContain(why);
  });

  it('of a maker is found in any case, as whole words only', () => {
    expect(kinds('<p>CLICK HERE TO ADD YOUR OWN TEXT AND EDIT ME.</p>')).toContain('note-to-the-author');
    expect(kinds('<a href="mailto:info@mysite.com">Mail</a>')).toEqual(['sample-email']);
    expect(found('<p>A1081 Adam Street</p><p>info@mysite.company</p>')).toEqual([]);
  });

  it('counts an address that exists in many towns only together with other sample text', () => {
    expect(found('<p>123 Main Street</p>')).toEqual([]);
    expect(kinds('<p>123 Main Street</p><p>Lorem ipsum</p>').sort()).toEqual(['filler-text', 'sample-address']);
  });

  it('finds pictures of placeholder hosts, and numbers in links', () => {
    expect(kinds('<p>Hi</p><img src="https://picsum.photos/800/600?image=1084">')).toEqual(['placeholder-image']);
    expect(kinds('<a href="tel:07XXXXXXXX">Call</a>')).toEqual(['unfilled-blank']);
    expect(kinds('<a href="https://g.page/r/[GBP_ID]/review">Review us</a>')).toEqual(['unfilled-blank']);
    expect(kinds('<a href="https://a.example/?ids[]=[12]">Shop</a>')).toEqual([]);
    expect(kinds('<a href="tel:+491234567890">Call</a>')).toEqual(['sample-phone']);
    expect(kinds('<p>Hi</p><img src="https://images.unsplash.com/photo-1">')).toEqual([]);
  });

  it('is not the name of a placeholder that only a picture has', () => {
    expect(kinds('<p>Platzhalterbild: Entrümpelung</p>', 'de')).toEqual(['note-to-the-author']);
    expect(found('<p>Hallo</p><img src="/a.jpg" alt="Platzhalterbild: Entrümpelung">', 'de')).toEqual([]);
    expect(kinds('<p>Hallo</p><img src="/a.jpg" alt="[Foto Team]">', 'de')).toEqual(['unfilled-blank']);
  });

  it('is a title that a tool wrote', () => {
    expect(kinds('<title>Starter Template for Bootstrap</title><p>Hi</p>')).toEqual(['unchanged-title']);
    expect(kinds('<title>Document</title><p>Hi</p>')).toEqual(['unchanged-title']);
    expect(kinds('<title>My Google AI Studio App</title><p>Hi</p>')).toEqual(['unchanged-title']);
    expect(kinds('<title>GoodGrowth - Financial Services HTML Template</title><p>Hi</p>')).toEqual(['unchanged-title']);
    expect(kinds('<title>Template for Success</title><p>Hi</p>')).toEqual([]);
  });

  it('is a placeholder for the address of the site', () => {
    const head = '<link rel="canonical" href="https://deine-domain.de/">';
    expect(found(`<head>${head}</head><p>Hallo</p>`, 'de')).toEqual(['unfilled-blank: https://deine-domain.de/']);
    expect(kinds('<a href="https://www.yourwebsite.com/shop">Shop</a>')).toEqual(['unfilled-blank']);
    expect(found('<a href="https://ihrefirma-mueller.de/">Shop</a>', 'de')).toEqual([]);
  });

  it('is in the address of a link or a chat', () => {
    expect(kinds('<a href="https://g.test/review?placeid=PLACE_ID_PLACEHOLDER">Review</a>')).toEqual([
      'unfilled-blank',
    ]);
    expect(kinds('<a href="https://wa.me/525512345678?text=Hi">Chat</a>')).toEqual(['sample-phone']);
    expect(kinds('<a href="https://wa.me/525598127463">Chat</a>')).toEqual([]);
  });

  it('is found in the description of a page', () => {
    const meta = '<meta name="description" content="Web site created using create-react-app"><p>Hi</p>';
    expect(found(meta)).toEqual(['template-leftover: Web site created using create-react-app']);
    const vite = '<meta name="description" content="Web site created using Vite + React"><p>Hi</p>';
    expect(found(vite)).toEqual(['template-leftover: Web site created using Vite + React']);
  });

  it('is found in markup, where unfilled blanks are invisible', () => {
    const card = { '@type': 'Plumber', name: 'Copper Creek', address: { streetAddress: '[street]' } };
    expect(kinds(jsonLd(card))).toEqual(['unfilled-blank']);
    const search = { '@type': 'SearchAction', target: 'https://copper.test/?q={search_term_string}' };
    expect(kinds(jsonLd(search))).toEqual([]);
  });

  it('is not searched for in code and forms', () => {
    expect(found('<pre>{{ name }}</pre><form><label>Your company</label><input></form>')).toEqual([]);
  });

  it('is listed once however often a page repeats it', () => {
    const page = pageFrom('<p>Lorem ipsum</p><p>Lorem ipsum</p>');
    expect(sampleTextOf([page, page], 'en')).toHaveLength(1);
  });
});

it('is reported once if several texts say the same', () => {
  const html = `<p>Slide 1</p><p>Project 1</p><p>Project 2</p><p>Tel. +49 123 456 7890</p><a href="tel:+491234567890">Call</a>`;
  expect(withoutRepeats(samples(html)).map(({ excerpt }) => excerpt)).toEqual(['Project 1', 'Tel. +49 123 456 7890']);
});

it('in markup is reported for each property', () => {
  const card = { '@type': 'Plumber', name: 'Your Business Name', address: { addressLocality: 'Anytown' } };
  expect(withoutRepeats(samples(jsonLd(card))).map(({ why }) => why)).toEqual(['sample-name', 'sample-address']);
});

it('quotes the text itself, from where the sign begins', () => {
  const long = `${'We fit kitchens in oak and in steel. '.repeat(12)}Call {{ phone }} today.`;
  expect(samples(`<p>${long}</p>`)[0]?.excerpt).toContain('Call {{ phone }} today.');
});

it('never throws on any text', () => {
  const words = fc.constantFrom('[', ']', '{{', '}}', 'lorem', '555', '0', 'xxx', '©', 'your company', '%', 'İ');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }),
      (list) => void found(`<p>${list.join(' ')}</p>`),
    ),
  );
});
