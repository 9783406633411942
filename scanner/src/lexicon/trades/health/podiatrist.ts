import type { TradeEntry } from '../../trade.ts';

export const podiatrist: TradeEntry = {
  id: 'podiatrist',
  questions: 'healthcare',
  noun: 'podiatrist',
  companyNoun: 'foot care practice',
  schemaTypes: ['MedicalClinic', 'Podiatric', 'MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Podiatry',
  names: {
    en: ['podiatrist*', 'podiatry', 'foot doctor*', 'chiropodist*', 'foot clinic', 'foot health practitioner*'],
    de: ['podolog*', 'fußpflege*', 'medizinische fußpflege', 'praxis für podologie'],
    es: ['podólogo*', 'podóloga*', 'podología', 'clínica podológica'],
    fr: ['podologue*', 'pédicure podologue', 'podologie', 'pédicures podologues'],
    it: ['podologo', 'podologi', 'podologia', 'studio podologico'],
    nl: ['podoloog', 'podologie', 'pedicure', 'podotherap*', 'medisch pedicure'],
    pt: ['podologista*', 'podólogo*', 'podologia', 'clínica de podologia'],
  },
  work: { en: ['ingrown toenail*', 'orthotics'] },
  neverAlone: {},
  jobs: {
    en: [
      'ingrown toenails',
      'orthotics',
      'diabetic foot care',
      'bunions',
      'heel pain',
      'nail surgery',
      'verruca treatment',
    ],
    de: ['nagelkorrektur*', 'diabetischer fuß', 'hornhautentfernung', 'orthonyxie'],
    es: ['quiropodia', 'plantillas', 'uñas encarnadas', 'papilomas'],
    fr: ['semelles orthopédiques', 'soins de pédicurie', 'ongles incarnés'],
    it: ['onicocriptosi', 'plantari', 'verruche', 'piede diabetico'],
    nl: ['voetverzorging', 'steunzolen', 'ingegroeide nagel', 'diabetische voet'],
    pt: ['unhas encravadas', 'palmilhas', 'pé diabético', 'verrugas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Step Right podiatry in Perth' },
      { language: 'fr', text: 'Pédicure-podologue à Caen' },
    ],
    notNamed: [
      { language: 'en', text: 'Twelve square foot of shelf' },
      { language: 'es', text: 'Apodo del jugador' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/podiatrist',
};
