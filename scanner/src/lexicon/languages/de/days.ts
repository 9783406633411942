import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['Montag', 'Montags', 'Mo.', 'Mon.'],
    tu: ['Dienstag', 'Dienstags', 'Di.'],
    we: ['Mittwoch', 'Mittwochs', 'Mi.', 'Mitt.'],
    th: ['Donnerstag', 'Donnerstags', 'Do.', 'Don.'],
    fr: ['Freitag', 'Freitags', 'Fr.', 'Fre.'],
    sa: ['Samstag', 'Samstags', 'Sonnabend', 'Sonnabends', 'Sa.', 'Sam.'],
    su: ['Sonntag', 'Sonntags', 'So.', 'Son.'],
  },
  weekdays: ['wochentags', 'unter der Woche'],
  // A Werktag is Monday to Saturday: § 3 Abs. 2 BUrlG.
  workingDays: ['werktags', 'an Werktagen', 'Werktage'],
  weekend: ['Wochenende', 'am Wochenende', 'Wochenenden'],
  everyDay: ['täglich', 'jeden Tag', 'alle Tage', '7 Tage die Woche', '7 Tage in der Woche'],
  holidays: ['Feiertag', 'Feiertage', 'feiertags', 'an Feiertagen', 'gesetzliche Feiertage'],
  seasons: ['Sommer', 'Winter'],
  laws: [
    '*verordnung',
    '*verordnungen',
    '*gesetz',
    'Barrierefreiheitsstärkungsgesetz',
    '*gesetze',
    '*gesetzes',
    'Gebührenordnung',
    'Gebührentabelle',
    'DSGVO',
    'Richtlinie',
  ],
  holdsFrom: ['(?:gultig|gilt|gelten|in kraft) (?:ab|seit|vom)(?: dem)?'],
};
