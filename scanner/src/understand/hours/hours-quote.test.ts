import { expect, test } from 'vitest';
import { hoursQuote } from './hours-quote.ts';
import { parseWeeklyHours } from './weekly-hours.ts';

function quoteOf(text: string, code: string): string {
  const hours = (part: string) => JSON.stringify(parseWeeklyHours(part, code));
  return hoursQuote(text, (part) => hours(part) === hours(text));
}

test.each([
  ['en', 'Call (208) 331-0142 Mon-Fri 8am-5pm', 'Mon-Fri 8am-5pm'],
  ['fr', 'Mardi et jeudi : 14h30 - 17h30 Adresse : 4, Rue Achille', 'Mardi et jeudi : 14h30 - 17h30'],
  ['pt', 'Segunda a Sexta: 9h às 18h | Urgências: 914 499 899', 'Segunda a Sexta: 9h às 18h'],
  ['de', 'Mo-Fr 8-17 Uhr info@maler-fink.de', 'Mo-Fr 8-17 Uhr'],
])('hours are quoted without their neighbours: %s %s', (code, text, quote) => {
  expect(quoteOf(text, code)).toBe(quote);
});

test.each([
  ['de', 'Mo-Fr 8-17 Uhr Feiertage: geschlossen'],
  ['en', 'Mon-Fri 8am-5pm Saturday: 9am-1pm'],
  ['pt', 'Segunda a Sexta: 9h às 18h | Emergência: 24h / 7 dias'],
  ['de', 'Mo-Do 9.00-12.00 14.00-18.00 Uhr'],
])('what belongs to the hours stays in the quote: %s %s', (code, text) => {
  expect(quoteOf(text, code)).toBe(text);
});
