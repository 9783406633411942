import type { TradeEntry } from '../../trade.ts';

export const dermatologist: TradeEntry = {
  id: 'dermatologist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'dermatologist',
  companyNoun: 'dermatology practice',
  schemaTypes: ['Dermatology', 'MedicalClinic', 'Physician'],
  additionalType: null,
  names: {
    en: ['dermatologist*', 'dermatology', 'skin clinic', 'dermatology clinic'],
    de: ['hautarzt*', 'hautärzt*', 'dermatolog*', 'hautarztpraxis', 'hautzentrum'],
    es: ['dermatólogo*', 'dermatóloga*', 'clínica dermatológica'],
    fr: ['dermatologue*', 'cabinet de dermatologie', 'dermatologie'],
    it: ['dermatologo', 'dermatologi', 'dermatologa', 'studio dermatologico'],
    nl: ['dermatoloog', 'dermatologen', 'huidarts', 'huidkliniek'],
    pt: ['dermatologista*', 'clínica dermatológica'],
  },
  work: { en: ['acne', 'mole removal', 'skin cancer screening*'] },
  neverAlone: {},
  jobs: {
    en: ['skin cancer screening', 'acne treatment', 'mole removal', 'botox', 'eczema treatment', 'psoriasis treatment'],
    de: ['hautkrebsvorsorge', 'hautkrebsscreening', 'allergologie', 'akne', 'lasertherapie'],
    es: ['acné', 'láser', 'revisión de lunares', 'psoriasis'],
    fr: ['dépistage des mélanomes', 'acné', 'laser', 'verrues'],
    it: ['mappatura nei', 'acne', 'laserterapia', 'psoriasi'],
    nl: ['huidkanker', 'acne', 'eczeem', 'moedervlekcontrole'],
    pt: ['acne', 'remoção de sinais', 'laser', 'psoríase'],
  },
  sharedJobs: {
    en: ['eczema', 'skin cancer screening*', 'fillers', 'laser hair removal', 'chemical peels', 'mohs surgery'],
    de: ['akne*', 'neurodermitis', 'laserbehandlung*', 'filler', 'venenheilkunde', 'lichttherapie'],
    es: ['rellenos', 'dermatoscopia', 'peelings', 'alopecia'],
    fr: ['grains de beauté', 'peelings', 'dépistage', 'dermatologie esthétique'],
    it: ['filler', 'peeling', 'dermatologia estetica', 'dermatoscopia'],
    nl: ['moedervlekken', 'laserbehandeling*', 'spataderen', 'fillers'],
    pt: ['mapeamento de sinais', 'preenchimento', 'peeling*', 'dermatoscopia', 'queda de cabelo'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Clear Skin dermatology in Austin' },
      { language: 'de', text: 'Hautarzt in Gießen' },
    ],
    notNamed: [
      { language: 'en', text: 'A leather sofa in fresh skin tones' },
      { language: 'fr', text: "La peau de l'ours" },
    ],
  },
  source: 'schema.org 30.0',
};
