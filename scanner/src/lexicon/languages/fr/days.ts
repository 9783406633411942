import type { DayWords } from '../language.ts';

export const days: DayWords = {
  days: {
    mo: ['lundi', 'lundis', 'lun.', 'lu'],
    tu: ['mardi', 'mardis', 'mar.', 'ma'],
    we: ['mercredi', 'mercredis', 'mer.', 'me'],
    th: ['jeudi', 'jeudis', 'jeu.', 'je'],
    fr: ['vendredi', 'vendredis', 'ven.', 've'],
    sa: ['samedi', 'samedis', 'sam.', 'sa'],
    su: ['dimanche', 'dimanches', 'dim.', 'di'],
  },
  weekdays: ['en semaine', 'jours de semaine', 'jours ouvrés'],
  workingDays: ['jours ouvrables'],
  weekend: ['week-end', 'weekend', 'le week-end', 'fin de semaine'],
  everyDay: ['tous les jours', 'chaque jour', '7 jours sur 7', '7j/7', '7/7', '7 j / 7'],
  holidays: ['jours fériés', 'jour férié', 'fériés'],
  seasons: ['été', 'hiver'],
  laws: ['RGPD', 'loi', 'décret', 'arrêté'],
  holdsFrom: ['(?:valables?|en vigueur|applicables?) (?:a partir du|a compter du|depuis le|au|le)'],
};
