import type { TradeEntry } from '../../trade.ts';

export const poolService: TradeEntry = {
  id: 'pool-service',
  questions: 'generic',
  noun: 'pool service',
  companyNoun: 'pool company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Swimming_pool_service_technician',
  names: {
    en: [
      'pool service*',
      'pool company',
      'pool builder*',
      'swimming pool contractor*',
      'pool cleaning company',
      'pool cleaning service*',
      'pool maintenance company',
      'pool contractor*',
    ],
    de: ['poolbau*', 'schwimmbadbau', 'poolservice', 'schwimmbadtechnik'],
    es: ['mantenimiento de piscinas', 'construcción de piscinas', 'empresa de piscinas', 'piscinero'],
    fr: ['pisciniste*', 'entretien de piscines', 'constructeur de piscines', 'construction de piscines'],
    it: ['costruzione piscine', 'manutenzione piscine', 'piscinaio', 'realizzazione piscine'],
    nl: ['zwembadbouwer*', 'zwembadonderhoud', 'zwembadbouw', 'zwembadspecialist'],
    pt: ['piscineiro*', 'manutenção de piscinas', 'construção de piscinas', 'limpeza de piscinas'],
  },
  work: { en: ['pool pump*', 'pool liner*'] },
  neverAlone: {},
  jobs: {
    en: [
      'pool cleaning',
      'pool maintenance',
      'pool opening',
      'pool closing',
      'pool repair',
      'pool resurfacing',
      'leak detection',
      'pool installation',
    ],
    de: ['poolreinigung', 'poolüberdachung', 'poolwartung', 'wasseraufbereitung'],
    es: ['limpieza de piscinas', 'reparación de piscinas', 'depuradoras', 'cloración salina'],
    fr: ['rénovation de piscine', 'hivernage', 'remise en service', 'liner'],
    it: ['pulizia piscine', 'apertura piscina', 'riparazione piscine'],
    nl: ['zwembad reinigen', 'zwembad winterklaar maken', 'zwembadrenovatie'],
    pt: ['limpeza de piscinas', 'tratamento de água', 'reparação de piscinas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Blue Lagoon pool service in Mesa' },
      { language: 'fr', text: 'Pisciniste dans le Var' },
    ],
    notNamed: [
      { language: 'en', text: 'Our hotel has a pool and a bar' },
      { language: 'en', text: 'A car pool lane' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/swimming_pool',
};
