import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { deriveDates } from './dates.ts';
import { monthsBetween, writtenDates } from './written-dates.ts';

const TODAY = '2026-11-20';
function datesOf(html: string, language = 'en') {
  const pages = [pageFrom(html)];
  return deriveDates({ pages, markup: markupOf(pages), today: TODAY, language: { language } });
}

describe('written dates', () => {
  it.each([
    ['march 31, 2024', '2024-03-31'],
    ['31 march 2024', '2024-03-31'],
    ['03/31/2024', '2024-03-31'],
    ['31/03/2024', '2024-03-31'],
    ['3/1/24', '2024-03-01'],
    ['2024-03-31', '2024-03-31'],
    ['sept. 2025', '2025-09-01'],
    ['31. märz 2024', '2024-03-31'],
    ['31.03.2024', '2024-03-31'],
    ['31-03-2024', '2024-03-31'],
    ['31 de marzo de 2024', '2024-03-31'],
    ['1er février 2024', '2024-02-01'],
    ['31 agosto 2024', '2024-08-31'],
    ['31 maart 2024', '2024-03-31'],
    ['março de 2024', '2024-03-01'],
    ['sold out 2024', undefined],
    ['february 30, 2024', undefined],
    ['(208) 331-0142', undefined],
  ])('%j', (text, date) => {
    expect(writtenDates(text)[0]?.date).toBe(date);
  });

  it.each([
    ['2025-11-20', '2026-11-20', 12],
    ['2025-11-21', '2026-11-20', 11],
    ['2026-11-01', '2026-11-20', 0],
  ])('%s to %s are %d whole months', (earlier, later, months) => {
    expect(monthsBetween(earlier, later)).toBe(months);
  });
});

it.each([
  ['It replaced CORGI on 1st April 2009.', null],
  ['CORGI was replaced by the Gas Safe Register on 1 April 2009, and all engineers carry a card.', null],
  ['The new regulations came into force on 1 April 2019.', null],
  ['We replaced the roof of a school on 3 April 2024.', '2024-04-03'],
  ['Boiler replaced on 3 April 2024', '2024-04-03'],
  ['Homes built after August 1, 1997, must have hardwired smoke alarms.', null],
  ['Closes 23 October 2026', null],
  ['On the team since May 2015', null],
  ['May 2015', '2015-05-01'],
  ['Terms effective from 1 October 2024', null],
  ['Valid from 1 October 2024', null],
])('the newest date of %j is %s', (text, date) => {
  expect(datesOf(`<p>${text}</p>`).newest?.date ?? null).toBe(date);
});

it.each([
  ['de', 'Gültig ab 01.10.2024'],
  ['de', 'Diese AGB gelten seit dem 1. Oktober 2024.'],
  ['fr', 'Tarifs valables à partir du 1er octobre 2024'],
  ['es', 'Tarifas válidas desde el 1 de octubre de 2024'],
  ['it', 'Listino valido dal 1 ottobre 2024'],
  ['nl', 'Geldig vanaf 1 oktober 2024'],
  ['pt', 'Preços em vigor a partir de 1 de outubro de 2024'],
])('the day from which terms hold is no date of the page: %s', (language, text) => {
  expect(datesOf(`<p>${text}</p>`, language).newest).toBeNull();
});

it.each([
  ['de', 'Angebot: 24.09. – 12.11.2025', '2025-11-12'],
  ['en', 'Autumn offer, 24 September to 12 November 2025', '2025-11-12'],
  ['en', 'Offer: 24 September 2025 to 12 November 2027', undefined],
  ['de', 'Kurs: 24.09. – 12.11.2025', undefined],
])('an offer ends with the last day of its range: %s, %s', (language, text, ended) => {
  expect(datesOf(`<p>${text}</p>`, language).expired[0]?.ended).toBe(ended);
});

it('have the day first outside English', () => {
  expect(writtenDates('03/04/2024', true)[0]?.date).toBe('2024-04-03');
  expect(writtenDates('03/04/2024')[0]?.date).toBe('2024-03-04');
});

describe('signs of life in other languages', () => {
  it.each([
    ['de', '<p>Zuletzt aktualisiert am 3. März 2026 durch die Redaktion des Betriebs</p>', '2026-03-03'],
    ['es', '<p>Publicado el 3 de marzo de 2026 por el equipo de la empresa familiar</p>', '2026-03-03'],
    ['fr', '<p>Mis à jour le 03/04/2026 par notre équipe de rédaction à Lyon</p>', '2026-04-03'],
    ['it', '<p>Aggiornato il 3 marzo 2026 dalla redazione della nostra azienda</p>', '2026-03-03'],
    ['nl', '<p>Bijgewerkt op 3 maart 2026 door het team van onze praktijk</p>', '2026-03-03'],
    ['pt', '<p>Atualizado em 3 de março de 2026 pela equipa da nossa oficina</p>', '2026-03-03'],
  ])('%s: %s', (language, html, date) => {
    expect(datesOf(html, language).newest).toMatchObject({ date, kind: 'posted' });
  });

  it.each([
    ['de', '<p>Winteraktion: 20 % Rabatt, gültig bis 31.03.2024</p>', '2024-03-31'],
    ['fr', "<p>Offre valable jusqu'au 31 mars 2024</p>", '2024-03-31'],
    ['nl', '<p>Actie: korting tot en met 31 maart 2024</p>', '2024-03-31'],
  ])('%s: an offer that ended: %s', (language, html, ended) => {
    expect(datesOf(html, language).expired).toMatchObject([{ ended }]);
  });

  it('a page that does not exist yet', () => {
    expect(datesOf('<p>Diese Seite befindet sich im Aufbau.</p>', 'de').comingSoon).toHaveLength(1);
  });
});

describe('the newest credible date', () => {
  it.each([
    ['<p>Posted on March 3, 2026</p>', '2026-03-03', 'posted'],
    ['<p>— Jane D., Google review, October 2026</p>', '2026-10-01', 'review'],
    ['<p>We replaced this roof in Eagle in May 2026.</p>', '2026-05-01', 'project'],
    ['<time datetime="2026-02-01T10:00">last winter</time>', '2026-02-01', 'time'],
    [jsonLd({ '@type': 'WebPage', dateModified: '2026-06-05T08:00:00+00:00' }), '2026-06-05', 'dateModified'],
    ['<p>Updated May 2025</p><p>Updated May 2026</p>', '2026-05-01', 'posted'],
  ])('of %s', (html, date, kind) => {
    expect(datesOf(html).newest).toMatchObject({ date, kind });
  });

  it.each([
    ['<p>Posted on March 3, 2031</p>'],
    ['<p>Offer ends March 3, 2026</p>'],
    ['<p>The law of January 2020 changed how long homeowners in the state may wait for a permit.</p>'],
    ['<p>© 2026 Copper Creek</p>'],
    ['<h3>January 2026</h3><table><tr><th>Su</th><th>Mo</th></tr></table>'],
    ['<h3>January 2026</h3><p>Sun Mon Tue Wed Thu Fri Sat</p>'],
  ])('is not taken from %s', (html) => {
    expect(datesOf(html).newest).toBeNull();
  });

  it('is not that of a law', () => {
    const law = '<p>Aktualisiert: Die Gebührenordnung für Tierärzte wurde zum 14.2.2020 geändert.</p>';
    expect(datesOf(law, 'de').newest).toBeNull();
    expect(datesOf('<p>Aktualisiert am 14.2.2020</p>', 'de').newest).toMatchObject({ date: '2020-02-14' });
  });

  it("is not today's date that the server puts on everything", () => {
    const stamp = { dateModified: TODAY };
    const html = jsonLd({
      '@graph': [
        { '@type': 'WebPage', ...stamp },
        { '@type': 'Article', ...stamp },
      ],
    });
    expect(datesOf(html).newest).toBeNull();
  });
});

describe('signs of neglect', () => {
  it.each([
    ['Coupon expires 03/31/2024', '2024-03-31'],
    ['Ask about our spring 2024 special!', '2024-06-21'],
    ['Offer valid through October 2026.', '2026-10-31'],
    ['$50 off until June 1, 2025', '2025-06-01'],
    ['Winter 2025 furnace deal', '2026-03-21'],
    ['Sign up by March 31, 2025 and get $1,500 off your installation!', '2025-03-31'],
  ])('an offer that ended: %j', (sentence, ended) => {
    expect(datesOf(`<p>${sentence}</p>`).expired[0]?.ended).toBe(ended);
  });

  it.each([
    ['Offer valid through December 31, 2026'],
    ['We opened in spring 2024.'],
    ['Offer valid through November 2026.'],
    ['The federal credit ended on December 31, 2025.'],
    ['She founded the firm in January 2021 for the service that larger firms rarely offer.'],
    ['Rates and rebates for 1 March 2026 – 28 February 2027.'],
  ])('an offer that runs, or none: %j', (sentence) => {
    expect(datesOf(`<p>${sentence}</p>`).expired).toEqual([]);
  });

  it('the copyright year and "coming soon"', () => {
    const dates = datesOf('<footer>© 2015–2022 Copper Creek</footer><p>Our gallery is coming soon.</p>');
    expect(dates.copyright?.year).toBe(2022);
    expect(dates.comingSoon).toHaveLength(1);
  });
});

it('never throws on any text', () => {
  const words = fc.constantFrom(
    '©',
    '2024',
    'march',
    '31,',
    'expires',
    'special',
    '99/99/99',
    'spring 2024',
    'posted',
    'soon',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }),
      (list) => void datesOf(`<p>${list.join(' ')}</p>`),
    ),
  );
});
