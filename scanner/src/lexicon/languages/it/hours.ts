import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['a', 'al', 'alle', 'alle ore', 'fino a', 'fino alle', 'ad'],
  and: ['e', 'ed', '&', 'e dalle'],
  from: ['da', 'dal', 'dalle', 'dalle ore', 'ore'],
  until: ['fino alle', 'fino a'],
  oclock: ['h', 'ore'],
  noon: ['mezzogiorno'],
  midnight: ['mezzanotte'],
  morning: ['mattina', 'mattino', 'al mattino', 'di mattina'],
  afternoon: ['pomeriggio', 'al pomeriggio', 'di pomeriggio', 'sera', 'di sera'],
  open: ['disponibili', 'disponibile', 'aperto', 'aperta', 'aperti', 'apertura'],
  closed: ['chiuso', 'chiusa', 'chiusi', 'chiusura', 'giorno di chiusura', 'riposo settimanale'],
  except: ['tranne', 'eccetto', 'escluso', 'tranne il'],
  byAppointment: [
    'su appuntamento',
    'solo su appuntamento',
    'previo appuntamento',
    'per appuntamento',
    'su prenotazione',
    'su richiesta',
  ],
  allDay: ['24 ore', '24 h', '24/7', '24 ore su 24', 'h24', '24h', '24 su 24'],
  headings: [
    ...[
      'orari',
      'orario',
      'orari di apertura',
      'orario di apertura',
      'orari di lavoro',
      'i nostri orari',
      'orari di ricevimento',
    ],
    ...['apertura', 'orario continuato', 'orario invernale', 'orario estivo', 'orari dello studio'],
  ],
  byPhone: ['orario telefonico', 'orari telefonici', 'reperibilità telefonica', 'reperibile telefonicamente'],
};
