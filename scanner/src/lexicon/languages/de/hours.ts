import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['bis', 'bis zum'],
  and: ['und', 'u.', '&', 'sowie', '+'],
  from: ['von', 'ab', 'zwischen'],
  until: ['bis'],
  oclock: ['Uhr', 'h'],
  noon: ['mittags', '12 Uhr mittags'],
  midnight: ['Mitternacht'],
  morning: ['vormittag', 'vormittags', 'morgens', 'Vorm.', 'früh'],
  afternoon: ['nachmittag', 'nachmittags', 'abends', 'Nachm.'],
  open: ['geöffnet', 'offen'],
  closed: ['geschlossen', 'Ruhetag', 'geschl.', 'kein Betrieb', 'keine Sprechstunde'],
  except: ['außer', 'ausgenommen', 'außer am'],
  byAppointment: [
    ...[
      'nach Vereinbarung',
      'nach Terminvereinbarung',
      'nach Absprache',
      'nach telefonischer Vereinbarung',
      'n. V.',
      'n.V.',
    ],
    ...['nur mit Termin', 'auf Anfrage', 'nach vorheriger Vereinbarung', 'Termine nach Vereinbarung', 'nach Anmeldung'],
    ...['mit Termin', 'auf Termin', 'nach Termin', 'nur mit Terminvereinbarung', 'mit Terminvereinbarung'],
  ],
  allDay: ['rund um die Uhr', '24 Stunden', '24 h', '24/7', 'ganztägig', 'durchgehend geöffnet', '24 Std.'],
  headings: [
    ...[
      'Öffnungszeiten',
      'Öffnungszeit',
      'Geschäftszeiten',
      'Sprechzeiten',
      'Sprechstunden',
      'Bürozeiten',
      'Praxiszeiten',
    ],
    ...['Betriebszeiten', 'Ladenöffnungszeiten', 'Unsere Zeiten', 'Arbeitszeiten', 'Servicezeiten', 'Telefonzeiten'],
    ...['Erreichbarkeit', 'Kanzleizeiten', 'Ordinationszeiten', 'Küchenzeiten', 'Zeiten'],
  ],
};
