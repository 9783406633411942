import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['lunedì', 'lun.', 'lu'],
    tu: ['martedì', 'mar.', 'ma'],
    we: ['mercoledì', 'mer.', 'merc.', 'me'],
    th: ['giovedì', 'gio.', 'giov.', 'gi'],
    fr: ['venerdì', 'ven.', 've'],
    sa: ['sabato', 'sab.', 'sa'],
    su: ['domenica', 'domeniche', 'dom.', 'do'],
  },
  weekdays: ['giorni feriali', 'feriali', 'infrasettimanale'],
  workingDays: [],
  weekend: ['fine settimana', 'weekend', 'week-end', 'nel weekend'],
  everyDay: ['tutti i giorni', 'ogni giorno', 'giornaliero', '7 giorni su 7', '7 su 7', '7/7', 'sette giorni su sette'],
  holidays: ['festivi', 'giorni festivi', 'festività'],
  seasons: ['estate', 'inverno'],
  laws: ['legge', 'D. Lgs', 'D.Lgs', 'decreto legislativo'],
  holdsFrom: ['(?:valid[aeio]|in vigore|vigent[ei]) (?:a partire )?dal?'],
};
