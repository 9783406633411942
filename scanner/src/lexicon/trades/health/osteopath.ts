import type { TradeEntry } from '../../trade.ts';

export const osteopath: TradeEntry = {
  id: 'osteopath',
  questions: 'healthcare',
  noun: 'osteopath',
  companyNoun: 'osteopathy practice',
  schemaTypes: ['MedicalClinic', 'MedicalBusiness', 'Physician'],
  additionalType: 'http://www.productontology.org/id/Osteopathy',
  names: {
    en: ['osteopath', 'osteopaths', 'osteopathy', 'osteopathic clinic'],
    de: ['osteopath', 'osteopathin', 'osteopathie', 'osteopathiepraxis', 'praxis für osteopathie'],
    es: ['osteópata*', 'osteopatía', 'centro de osteopatía'],
    fr: ['ostéopathe*', 'ostéopathie', "cabinet d'ostéopathie"],
    it: ['osteopata', 'osteopati', 'osteopatia', 'studio di osteopatia'],
    nl: ['osteopaat', 'osteopaten', 'osteopathie', 'osteopathiepraktijk'],
    pt: ['osteopata*', 'osteopatia', 'clínica de osteopatia'],
  },
  work: { en: ['cranial osteopathy'] },
  neverAlone: {},
  jobs: {
    en: ['osteopathy', 'cranial osteopathy', 'sports massage', 'acupuncture', 'rehabilitation'],
    de: ['kinderosteopathie', 'craniosacrale osteopathie'],
    es: ['osteopatía craneal', 'osteopatía visceral'],
    fr: ['ostéopathie du nourrisson', 'ostéopathie du sport'],
    it: ['osteopatia pediatrica', 'osteopatia craniale'],
    nl: ['kinderosteopathie'],
    pt: ['osteopatia craniana', 'osteopatia pediátrica'],
  },
  sharedJobs: {
    en: [
      'modern acupuncture',
      'injury rehabilitation',
      'active release techniques',
      'dry needling',
      'personal training',
      'nutrition',
      'paediatric osteopathy',
      'pregnancy osteopathy',
      'medical acupuncture',
      'massage',
    ],
  },
  examples: {
    named: [
      { language: 'en', text: 'Langdon Osteopathy: osteopath in Penarth' },
      { language: 'fr', text: 'Ostéopathe à Rennes' },
    ],
    notNamed: [
      { language: 'en', text: 'Osteoporosis runs in families' },
      { language: 'de', text: 'Der Orthopäde im Haus' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/alternative',
};
