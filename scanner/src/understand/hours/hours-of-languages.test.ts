import { expect, test } from 'vitest';
import { parseWeeklyHours } from './weekly-hours.ts';

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** `mo 8-12 14-18` for each day with times, `su closed`, `sa appointment`. */
function weekOf(text: string, code: string): string {
  const hours = parseWeeklyHours(text, code);
  if (!hours) return 'none';
  const clock = (minutes: number) =>
    `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`}`;
  const lines = DAYS.flatMap((name, day) => {
    const times = hours.intervals.filter((interval) => interval.day === day);
    if (times.length > 0)
      return [`${name} ${times.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(' ')}`];
    if (hours.closedDays.includes(day)) return [`${name} closed`];
    return hours.appointmentDays.includes(day) ? [`${name} appointment`] : [];
  });
  return lines.join(', ');
}

const every = (days: string, times: string) =>
  days
    .split(' ')
    .map((day) => `${day} ${times}`)
    .join(', ');
const WORKDAYS = 'mo tu we th fr';

test.each([
  [
    'de',
    'Dienstag bis Freitag: 🕗 08:00 – 12:00 Uhr 🕓 13:00 – 18:00 Uhr Samstag: 🕢 07:30 – 14:00 Uhr Sonntag: Geschlossen ⛔',
    `${every('tu we th fr', '8-12 13-18')}, sa 7:30-14, su closed`,
  ],
  ['de', 'Mo: ❌ Di 9:00–17:00 Mi: ⛔', 'mo closed, tu 9-17, we closed'],
  ['en', 'Monday: ❌ Tuesday: 9am-5pm Sunday: closed ❌ Saturday: 9am-1pm', 'mo closed, tu 9-17, sa 9-13, su closed'],
  ['fr', '✓ Lundi : ☎ 9h – 12h ● 14h – 18h ✓ Mardi : 9h – 12h', 'mo 9-12 14-18, tu 9-12'],
  ['it', 'Lunedì: 9:00 – 12:00 visite 15:00 – 19:00 Martedì: 10:00 – 13:00', 'mo 9-12, tu 10-13'],
  ['de', 'Mo–Fr 8–12 u. 14–18 Uhr', every(WORKDAYS, '8-12 14-18')],
  ['es', 'Lunes 8AM - 12M | 2PM - 6PM', 'mo 8-12 14-18'],
  [
    'de',
    'Mo – Do 9.00 bis 18.00 Uhr\nFr 9.00 bis 15.00 Uhr\nSa nach Vereinbarung',
    `${every('mo tu we th', '9-18')}, fr 9-15, sa appointment`,
  ],
  [
    'nl',
    'Vr - Di: 07:30 – 18:00 (Za-Zo 07:00) (Donderdag: Gesloten)',
    'mo 7:30-18, tu 7:30-18, th closed, fr 7:30-18, sa 7-18, su 7-18',
  ],
  [
    'de',
    'Montag bis Freitag: 08:00 – 12:00 & 13:00 – 17:00 Uhr. Samstag und Sonntag geschlossen',
    `${every(WORKDAYS, '8-12 13-17')}, sa closed, su closed`,
  ],
  ['de', 'werktags 7 bis 16 Uhr', every('mo tu we th fr sa', '7-16')],
  ['de', 'Di, Do 10–18 Uhr, Mi 10–14 Uhr', 'tu 10-18, we 10-14, th 10-18'],
  ['fr', 'Lun – Sam · 9h – 19h', every('mo tu we th fr sa', '9-19')],
  ['es', 'De lunes a viernes de 9h/14h y 16h/20h', every(WORKDAYS, '9-14 16-20')],
  ['pt', 'De domingo a domingo, das 09h00 às 22h00', every('mo tu we th fr sa su', '9-22')],
  ['fr', 'Lun-Ven 9h-18h', every(WORKDAYS, '9-18')],
  ['fr', 'Mardi:08:30 - 18:00\nVendredi:08:30 - 12:00 / 13h00 - 20h00', 'tu 8:30-18, fr 8:30-12 13-20'],
  ['es', 'Lunes:09:00 - 14:00', 'mo 9-14'],
  ['fr', 'Lundi 09h – 19h\nDimanche 09h30 – 15h', 'mo 9-19, su 9:30-15'],
  [
    'fr',
    'Du lundi au vendredi de 8h30 à 12h et de 14h à 18h, samedi sur rendez-vous',
    `${every(WORKDAYS, '8:30-12 14-18')}, sa appointment`,
  ],
  ['nl', 'do 9.00-17.00', 'th 9-17'],
  [
    'de',
    'Mo–Mi: 07:30 – 12:30 Uhr\nDi & Mi: 13:30 – 17:00 Uhr',
    'mo 7:30-12:30, tu 7:30-12:30 13:30-17, we 7:30-12:30 13:30-17',
  ],
  ['de', 'Büro Mo–Di 8–12 Uhr\nWerkstatt Mo–Di 13–17 Uhr', 'mo 8-12, tu 8-12'],
  ['nl', 'ma t/m vr 8.30 - 17.00 uur, za en zo gesloten', `${every(WORKDAYS, '8:30-17')}, sa closed, su closed`],
  ['pt', 'segunda a sexta das 8h às 18h', every(WORKDAYS, '8-18')],
  [
    'pt',
    'Segunda-feira a sexta-feira: 09:00 - 18:00. Sábado: por marcação. Domingo: encerrado',
    `${every(WORKDAYS, '9-18')}, sa appointment, su closed`,
  ],
  ['es', 'Lunes a viernes de 9:00 a 14:00', every(WORKDAYS, '9-14')],
  ['es', 'L-V 9:00-14:00 y 16:00-20:00, sábados de 10 a 13 h', `${every(WORKDAYS, '9-14 16-20')}, sa 10-13`],
  [
    'it',
    'Dal lunedì al venerdì dalle 9 alle 13 e dalle 16 alle 20. Domenica chiuso',
    `${every(WORKDAYS, '9-13 16-20')}, su closed`,
  ],
  ['it', 'Venerdì e sabato 18:00 - 02:00', 'fr 18-26, sa 18-26'],
  ['de', 'Eine Reaktion, die 1-2 Tage lang andauern kann, ist normal.', 'none'],
  ['de', 'Wir sind Mo bis Fr von 8 Uhr bis 17 Uhr für Sie da.', every(WORKDAYS, '8-17')],
  ['fr', 'Tous les jours sauf le dimanche de 10h à 19h', `${every('mo tu we th fr sa', '10-19')}, su closed`],
  [
    'it',
    'Tutti i giorni dalle 12 alle 15, chiuso il mercoledì',
    `${every('mo tu', '12-15')}, we closed, ${every('th fr sa su', '12-15')}`,
  ],
  ['es', 'L-J 9:00-18:00, V 9:00-15:00', `${every('mo tu we th', '9-18')}, fr 9-15`],
  ['pt', '2ª a 6ª das 9h às 12h30', every(WORKDAYS, '9-12:30')],
  ['en', 'Monday – Friday 9.00am – 5.30pm', every(WORKDAYS, '9-17:30')],
  ['en', 'Open 7 days 7am-7pm', every(`${WORKDAYS} sa su`, '7-19')],
  ['en', 'Mon-Fri 9am-5pm, Sat: By appointment', `${every(WORKDAYS, '9-17')}, sa appointment`],
])('hours in %s: %s', (code, text, week) => {
  expect(weekOf(text, code)).toBe(week);
});

test.each([
  ['es', 'Lunes a Viernes: 9:00–20:00\nJueves: 9:00–20:30', `${every('mo tu we', '9-20')}, th 9-20:30, fr 9-20`],
  ['en', 'Mon-Fri 9am-6pm, Thu 9am-8pm, Sat 10am-2pm', `${every('mo tu we', '9-18')}, th 9-20, fr 9-18, sa 10-14`],
  ['de', 'werktags 8–18 Uhr\nMittwoch 8–12 Uhr', `${every('mo tu', '8-18')}, we 8-12, ${every('th fr sa', '8-18')}`],
  [
    'fr',
    'Du lundi au vendredi : 9h - 18h\nJeudi : 9h - 12h et 14h - 20h',
    `${every('mo tu we', '9-18')}, th 9-12 14-20, fr 9-18`,
  ],
  ['de', 'Mo–Fr 8–12 Uhr, Do 14–18 Uhr', `${every('mo tu we', '8-12')}, th 8-12 14-18, fr 8-12`],
])('a later line for one day of a span is the more exact one: %s %s', (code, text, week) => {
  expect(weekOf(text, code)).toBe(week);
});

test.each([
  ['de', 'Mo–Fr 8–18 Uhr\nBackshop\nMi 9–12 Uhr', every(WORKDAYS, '8-18')],
  ['en', 'Mon-Fri 8am-6pm\nMon-Fri 9am-5pm, Wed 9am-1pm', every(WORKDAYS, '8-18')],
  ['it', 'Lun-Ven 8:00-18:00\nLun 9:00-17:00\nMar 9:00-16:00\nMer 9:00-15:00', every(WORKDAYS, '8-18')],
])('the hours of another place do not change those of a span: %s %s', (code, text, week) => {
  expect(weekOf(text, code)).toBe(week);
});

test.each([
  ['de', 'Mo - Fr\n09 - 12 Uhr ohne Termin\n16 - 19 Uhr mit Termin', every(WORKDAYS, '9-12 16-19')],
  ['fr', 'Lun - Ven 9h - 12h sans rendez-vous\n14h - 18h sur rendez-vous', every(WORKDAYS, '9-12 14-18')],
  ['en', 'Mon-Fri 9am-12pm walk-ins, 2pm-6pm by appointment', every(WORKDAYS, '9-12 14-18')],
])('hours with and without an appointment are halves of one day: %s %s', (code, text, week) => {
  expect(weekOf(text, code)).toBe(week);
});

test('by appointment after times does not close another day', () => {
  expect(weekOf('Mon-Thu 9-5 by appointment only, Fri 9-12', 'en')).toBe(`${every('mo tu we th', '9-17')}, fr 9-12`);
});

test('the times of holidays do not belong to a day', () => {
  expect(weekOf('Mo-Fr 8-18 Uhr, Feiertage 10-12 Uhr', 'de')).toBe(every(WORKDAYS, '8-18'));
});

test('a verb is not a closing day', () => {
  expect(weekOf('Bitte rufen Sie an, um sich zu melden: Mo – Do 9.00 bis 18.00 Uhr', 'de')).toBe(
    every('mo tu we th', '9-18'),
  );
});

test.each([
  ['de', 'Am 06.02.2020 um 20 Uhr'],
  ['fr', 'Le 12 mars de 9h à 12h'],
  ['es', 'Do de pecho'],
  ['it', 'Do 5 euro al mese'],
])('%s has no hours in: %s', (code, text) => {
  expect(weekOf(text, code)).toBe('none');
});

test.each([
  ['de', '9:00 - 17:00 (Mo - Fr)', every(WORKDAYS, '9-17')],
  ['es', '10:00 - 14:00Hrs\n16:00 - 20:00Hrs (Lun - Vie)', every(WORKDAYS, '10-14 16-20')],
  ['es', '10:00 - 14:00 (Lun - Vie)\n10:00 - 13:00 (Sab)', `${every(WORKDAYS, '10-14')}, sa 10-13`],
  ['pt', 'de segunda a sexta das 08hs ate as 18hs', every(WORKDAYS, '8-18')],
])('times belong to all days behind them: %s %s', (code, text, week) => {
  expect(weekOf(text, code)).toBe(week);
});
