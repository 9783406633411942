import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDays, parseTime, parseWeeklyHours } from './weekly-hours.ts';

const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `Mo 8:00-17:00 … Su closed`, short enough to compare by eye. */
function shown(text: string): string {
  const hours = parseWeeklyHours(text);
  if (!hours) return 'none';
  const open = hours.intervals.map(({ day, opens, closes }) => `${DAY_NAMES[day]} ${clock(opens)}-${clock(closes)}`);
  return [...open, ...hours.closedDays.map((day) => `${DAY_NAMES[day]} closed`)].join(' ');
}

const week = (hours: string, days = 5) =>
  DAY_NAMES.slice(0, days)
    .map((day) => `${day} ${hours}`)
    .join(' ');

it.each([
  ['en', 'Monday to Friday between 9am and 5pm'],
  ['de', 'Montag bis Freitag zwischen 9:00 und 17:00'],
  ['fr', 'lundi au vendredi entre 9h et 17h'],
  ['es', 'lunes a viernes entre las 9:00 y las 17:00'],
  ['it', 'dal lunedì al venerdì tra le 9:00 e le 17:00'],
  ['nl', 'maandag t/m vrijdag tussen 9.00 en 17.00 uur'],
  ['pt', 'segunda a sexta entre as 9h e as 17h'],
])('may be between two times: %s', (code, text) => {
  expect(parseWeeklyHours(text, code)?.intervals).toEqual(
    [0, 1, 2, 3, 4].map((day) => ({ day, opens: 540, closes: 1020 })),
  );
});

describe('weekly hours in text', () => {
  it.each([
    ['Mon–Fri 8am–5pm', week('8:00-17:00')],
    ['Monday - Friday: 8:00 AM - 5:00 PM', week('8:00-17:00')],
    ['Monday through Friday, 8 a.m. to 5 p.m.', week('8:00-17:00')],
    ['M-F 8-5', week('8:00-17:00')],
    ['Hours: Mo-Fr 08:00–17:00', week('8:00-17:00')],
    ['Weekdays 7:30am to 4:30pm', week('7:30-16:30')],
    ['Open daily 7-7', week('7:00-19:00', 7)],
    ['Open every day from 9am until 9pm', week('9:00-21:00', 7)],
    ['8am-5pm Mon-Fri, 9am-12pm Sat', `${week('8:00-17:00')} Sa 9:00-12:00`],
    ['Mon-Fri 8-5, Sat 9-noon, closed Sunday', `${week('8:00-17:00')} Sa 9:00-12:00 Su closed`],
    ['8am-5pm Mon-Fri, Sat closed, Sun closed', `${week('8:00-17:00')} Sa closed Su closed`],
    ['8am-5pm Mon-Fri\nSat closed', `${week('8:00-17:00')} Sa closed`],
    ['8am-5pm Mon-Fri, closed Sat and Sun', `${week('8:00-17:00')} Sa closed Su closed`],
    ['Dinner 6pm-10pm\nMonday closed', 'none'],
    ['Mon – Sat: 8:00 – 18:00, Sunday: Closed', `${week('8:00-18:00', 6)} Su closed`],
    [
      'Mon-Fri 8-12, 1-5',
      DAY_NAMES.slice(0, 5)
        .map((day) => `${day} 8:00-12:00 ${day} 13:00-17:00`)
        .join(' '),
    ],
    ['Tuesday 9-9.30', 'Tu 9:00-21:30'],
    ['Mon – Fri: 05:00 - 00:00', week('5:00-24:00')],
    ['Mon – Fri: 00:00 - 23:59', week('0:00-24:00')],
    ['Mon – Fri: 12:00 am - 11:59 pm', week('0:00-24:00')],
    ['Friday 6pm-2am', 'Fr 18:00-26:00'],
    ['Monday – Friday : 9am to 17pm', week('9:00-17:00')],
    ['HoursMon–Fri 9:00–17:30', week('9:00-17:30')],
    ['Sunday to Sunday, 9am to 5pm', week('9:00-17:00', 7)],
    ['Monday, Wednesday and Friday 9:00am - 1:00pm', 'Mo 9:00-13:00 We 9:00-13:00 Fr 9:00-13:00'],
    ['Monday\n8:00 AM – 5:00 PM\nTuesday\n8:00 AM – 5:00 PM\nSunday\nClosed', 'Mo 8:00-17:00 Tu 8:00-17:00 Su closed'],
    ['Saturday: 24 hours', 'Sa 0:00-24:00'],
    [
      'Dinah answers on weekdays and Caleb himself on Saturdays.\nOffice hours\nMonday to Friday 8:00 am to 5:00 pm\nSaturday 9 am to 1 pm',
      `${week('8:00-17:00')} Sa 9:00-13:00`,
    ],
    ['Mon - Fri\nOur hours\n8am - 5pm', week('8:00-17:00')],
    ["We're open Monday through Friday from 8 a.m. to 5 p.m.", week('8:00-17:00')],
    ['Mon-Thu: 8am-5pm Fri: 8am-3pm', 'Mo 8:00-17:00 Tu 8:00-17:00 We 8:00-17:00 Th 8:00-17:00 Fr 8:00-15:00'],
  ])('reads %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['Call (208) 331-0142 on Monday'],
    ['24/7 emergency service'],
    ['On Wednesday we had 3 - 5 openings'],
    ['The job took from Monday to Friday.'],
    ['Closed Sunday'],
    ['A sunny 12-18 month plan'],
    ['Lessons for you and your friends 9am-5pm Monday closed'],
  ])('finds no timetable in %j', (text) => {
    expect(shown(text)).toBe('none');
  });

  it('separates office hours from a round-the-clock promise next to them', () => {
    expect(shown('24/7 emergency service. Office hours: Mon-Fri 8-5')).toBe(week('8:00-17:00'));
  });

  it('never throws and never leaves the week on any text', () => {
    const words = fc.constantFrom(
      'mon',
      'fri',
      '-',
      'to',
      '8',
      '5pm',
      '12:30',
      'closed',
      'daily',
      ',',
      '24/7',
      'sun',
      'x',
      '\n',
      'midnight',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        ),
        (text) => {
          for (const { day, opens, closes } of parseWeeklyHours(text)?.intervals ?? []) {
            expect(day).toBeGreaterThanOrEqual(0);
            expect(day).toBeLessThan(7);
            expect(opens).toBeLessThan(closes);
            expect(closes - opens).toBeLessThanOrEqual(1440);
          }
        },
      ),
    );
  });
});

describe('single times and days of markup', () => {
  it.each([
    ['08:00', 480],
    ['17:00:00', 1020],
    ['8:00 AM', 480],
    ['24:00', 1440],
    ['soon', null],
  ])('reads the time %j', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });

  it.each([
    ['https://schema.org/Monday', [0]],
    ['Mo-Fr', [0, 1, 2, 3, 4]],
    ['Sa,Su', [5, 6]],
    ['Fr-Mo', [4, 5, 6, 0]],
    ['Sa-Sa', [5]],
    ['PublicHolidays', []],
  ])('reads the days %j', (text, days) => {
    expect(parseDays(text)).toEqual(days);
  });
});
