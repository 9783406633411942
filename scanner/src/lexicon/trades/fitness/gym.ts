import type { TradeEntry } from '../../trade.ts';

export const gym: TradeEntry = {
  id: 'gym',
  questions: 'generic',
  noun: 'gym',
  companyNoun: 'gym',
  schemaTypes: ['ExerciseGym', 'HealthClub', 'SportsActivityLocation'],
  additionalType: null,
  names: {
    en: [
      'gym',
      'gyms',
      'fitness center',
      'fitness centre',
      'fitness club',
      'health club',
      'crossfit',
      'fitness studio',
      'boxing gym',
      'climbing gym',
    ],
    de: ['fitnessstudio*', 'fitnesscenter', 'fitnessclub', 'kletterhalle', 'boulderhalle', 'crossfit'],
    es: ['gimnasio*', 'centro de fitness', 'crossfit', 'centro deportivo'],
    fr: [
      'salle de sport',
      'salle de musculation',
      'club de fitness',
      'salle de fitness',
      'crossfit',
      'centre de fitness',
    ],
    it: ['palestra', 'palestre', 'centro fitness', 'crossfit'],
    nl: ['sportschool*', 'fitnesscentrum', 'fitnessclub', 'crossfit', 'sportcentrum'],
    pt: ['ginásio*', 'academia de ginástica', 'academia de musculação', 'crossfit', 'box de crossfit'],
  },
  work: { en: ['group classes', 'weight training'], de: ['kurse', 'krafttraining'] },
  neverAlone: {},
  jobs: {
    en: ['personal training', 'group classes', 'spin classes', 'strength training', 'nutrition coaching'],
    de: ['personal training', 'kurse', 'krafttraining', 'rehasport', 'ems training'],
    es: ['entrenamiento personal', 'clases dirigidas', 'spinning', 'musculación'],
    fr: ['coaching', 'cours collectifs', 'musculation', 'cardio'],
    it: ['personal training', 'corsi', 'sala pesi', 'spinning'],
    nl: ['personal training', 'groepslessen', 'krachttraining', 'spinning'],
    pt: ['treino personalizado', 'aulas de grupo', 'musculação', 'spinning'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Iron House gym in Waco' },
      { language: 'it', text: 'Palestra a Rieti' },
    ],
    notNamed: [
      { language: 'en', text: 'Gymnastics at the Olympics' },
      { language: 'fr', text: 'La salle des fêtes' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): leisure/fitness_centre',
};
