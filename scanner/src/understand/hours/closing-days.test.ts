import { expect, test } from 'vitest';
import { markupOf, pageFrom } from '../../../test/page-facts.ts';
import { deriveHours } from './hours.ts';
import { weekInWords } from './week-in-words.ts';

function hoursOf(html: string, language: string): string[] {
  const pages = [pageFrom(html)];
  const spoken = { language, country: null, isEnglish: language === 'en' };
  const { text } = deriveHours({ pages, markup: markupOf(pages), language: spoken as never });
  return text ? [...weekInWords(text, null), text.evidence.excerpt] : [];
}

test.each([
  [
    'it',
    '<b>Orari</b><p>Pranzo: 12:30-14:30<br>Cena: 19:30-22:00<br>Giorno di chiusura: giovedì<br>(Agosto aperti tutti i giorni)</p>',
    'Thursday',
  ],
  ['fr', '<p>Midi : 12h30 - 14h30</p><p>Soir : 19h30 - 22h</p><p>Jour de fermeture : jeudi</p>', 'Thursday'],
  ['es', '<p>Comidas: 12:30 - 14:30</p><p>Cenas: 19:30 - 22:00</p><p>Cerrado los jueves</p>', 'Thursday'],
  ['pt', '<p>Almoço: 12h30 às 14h30</p><p>Jantar: 19h30 às 22h</p><p>Encerra à quinta-feira</p>', 'Thursday'],
  ['de', '<p>Mittags 12:30 – 14:30 Uhr</p><p>Abends 19:30 – 22 Uhr</p><p>Donnerstag Ruhetag</p>', 'Thursday'],
  ['nl', '<p>Lunch: 12.30 - 14.30 uur</p><p>Diner: 19.30 - 22.00 uur</p><p>Donderdag gesloten</p>', 'Thursday'],
  ['en', '<p>Lunch: 12:30pm - 2:30pm</p><p>Dinner: 7:30pm - 10pm</p><p>Closed on Thursdays</p>', 'Thursday'],
  ['fr', '<h3>Horaires</h3><p>12h30 - 14h30</p><p>19h30 - 22h00</p><p>Fermé le jeudi</p>', 'Thursday'],
])('the times hold on all days but the closing day: %s %s', (language, html, closed) => {
  const times = '12:30 pm – 2:30 pm and 7:30 pm – 10:00 pm';
  expect(hoursOf(html, language).slice(0, 3)).toEqual([
    `Monday to Wednesday: ${times}`,
    `${closed}: closed`,
    `Friday to Sunday: ${times}`,
  ]);
});

test.each([
  ['it', '<p>Pranzo: 12:30-14:30</p><p>Agosto chiuso il giovedì</p>'],
  ['it', '<p>Pranzo: 12:30-14:30</p><p>Cena: 19:30-22:00</p>'],
  ['de', '<p>Mittagspause 12:00 – 13:00 Uhr</p><p>Sonntag geschlossen</p>'],
  ['en', '<p>We rowed 10 - 20 miles.</p><p>Closed on Sundays</p>'],
])('no hours without a closing day or a label: %s %s', (language, html) => {
  expect(hoursOf(html, language)).toEqual([]);
});
