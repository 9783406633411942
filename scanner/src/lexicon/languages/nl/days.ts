import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['maandag', 'maandags', 'ma.', 'maa.'],
    tu: ['dinsdag', 'dinsdags', 'di.', 'din.'],
    we: ['woensdag', 'woensdags', 'wo.', 'woe.'],
    th: ['donderdag', 'donderdags', 'do.', 'don.'],
    fr: ['vrijdag', 'vrijdags', 'vr.', 'vrij.'],
    sa: ['zaterdag', 'zaterdags', 'za.', 'zat.'],
    su: ['zondag', 'zondags', 'zo.', 'zon.'],
  },
  weekdays: ['doordeweeks', 'doordeweekse dagen', 'op werkdagen', 'werkdagen', 'weekdagen'],
  workingDays: [],
  weekend: ['weekend', 'weekeinde', 'in het weekend'],
  everyDay: ['dagelijks', 'elke dag', 'iedere dag', 'alle dagen', '7 dagen per week', '7 dagen in de week', '7/7'],
  holidays: ['feestdagen', 'feestdag', 'op feestdagen'],
  seasons: ['zomer', 'winter'],
  laws: ['verordening', 'wetgeving'],
  holdsFrom: ['(?:geldig|van kracht) (?:vanaf|per|sinds)', 'ingangsdatum'],
};
