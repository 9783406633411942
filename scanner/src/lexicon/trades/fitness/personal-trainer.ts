import type { TradeEntry } from '../../trade.ts';

export const personalTrainer: TradeEntry = {
  id: 'personal-trainer',
  questions: 'generic',
  noun: 'personal trainer',
  companyNoun: 'personal training company',
  schemaTypes: ['SportsActivityLocation', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Personal_trainer',
  names: {
    en: ['personal trainer*', 'personal training studio', 'fitness coach*', 'fitness trainer*'],
    de: ['personal trainer*', 'personaltrainer*', 'fitnesstrainer*', 'personal training studio'],
    es: ['entrenador personal', 'entrenadora personal', 'entrenadores personales'],
    fr: ['coach sportif', 'coach sportive', 'entraîneur personnel', 'personal trainer*'],
    it: ['personal trainer*', 'preparatore atletico', 'allenatore personale'],
    nl: ['personal trainer*', 'personal coach', 'personal training studio'],
    pt: ['personal trainer*', 'treinador pessoal', 'treino personalizado'],
  },
  work: { en: ['weight loss', 'one on one training'] },
  neverAlone: {},
  jobs: {
    en: ['one on one training', 'online coaching', 'nutrition plans', 'small group training'],
    de: ['einzeltraining', 'ernährungsberatung', 'online coaching'],
    es: ['entrenamiento online', 'planes de nutrición'],
    fr: ['coaching à domicile', 'perte de poids', 'coaching en ligne'],
    it: ['allenamento individuale', 'allenamento online'],
    nl: ['duo training', 'voedingsadvies', 'online coaching'],
    pt: ['treino online', 'consultoria online', 'avaliação física'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Jo Fit, personal trainer in Hove' },
      { language: 'fr', text: 'Coach sportif à Tours' },
    ],
    notNamed: [
      { language: 'en', text: 'Personal data and training pages' },
      { language: 'de', text: 'Unser Personal ist geschult' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): leisure/fitness_centre',
};
