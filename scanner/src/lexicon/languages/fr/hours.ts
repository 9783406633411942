import type { HoursWords } from '../language.ts';

export const hours: HoursWords = {
  to: ['à', 'au', "jusqu'à", "jusqu'au", 'a'],
  and: ['et', '&', 'puis', 'et de'],
  from: ['de', 'du', 'dès', 'à partir de', 'entre'],
  until: ["jusqu'à", "jusqu'au"],
  oclock: ['h', 'heures', 'heure', 'hrs'],
  noon: ['midi'],
  midnight: ['minuit'],
  morning: ['matin', 'matins', 'le matin', 'du matin'],
  afternoon: ['après-midi', "l'après-midi", 'soir', 'du soir'],
  open: ['disponible', 'disponibles', 'ouvert', 'ouverte', 'ouverture', 'ouvre'],
  closed: ['fermé', 'fermée', 'fermeture', 'fermés'],
  except: ['sauf', 'excepté', 'hors', 'sauf le'],
  byAppointment: [
    ...[
      'sur rendez-vous',
      'sur rdv',
      'uniquement sur rendez-vous',
      'avec rendez-vous',
      'sur demande',
      'sur réservation',
    ],
    ...['prise de rendez-vous', 'sur r.d.v.'],
  ],
  allDay: ['24h/24', '24 h / 24', '24/24', '24/7', '24h sur 24', '24 heures sur 24', 'jour et nuit'],
  headings: [
    ...[
      "horaires d'ouverture",
      'horaires',
      "heures d'ouverture",
      'nos horaires',
      'horaire',
      "jours et heures d'ouverture",
    ],
    ...['ouverture', 'horaires du cabinet', 'horaires de consultation', "plages d'ouverture"],
  ],
  byPhone: [
    'permanence téléphonique',
    'joignable par téléphone',
    'joignables par téléphone',
    'horaires téléphoniques',
    'accueil téléphonique',
    'secrétariat téléphonique',
    'standard téléphonique',
  ],
};
