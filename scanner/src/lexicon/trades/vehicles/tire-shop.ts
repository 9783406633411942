import type { TradeEntry } from '../../trade.ts';

export const tireShop: TradeEntry = {
  id: 'tire-shop',
  questions: 'generic',
  noun: 'tire shop',
  companyNoun: 'tire shop',
  schemaTypes: ['TireShop', 'AutoRepair'],
  additionalType: null,
  names: {
    en: [
      'tire shop*',
      'tyre shop*',
      'tire dealer*',
      'tires and wheels',
      'tyre fitters',
      'tire center',
      'tyre centre',
      'mobile tyre fitting',
    ],
    de: ['reifenhandel*', 'reifenservice', 'reifendienst', 'reifenhändler*', 'vulkaniseur'],
    es: ['llantera*', 'neumáticos', 'taller de neumáticos', 'vulcanizadora', 'gomería'],
    fr: ['pneus', 'centre de pneus', 'vente de pneus', 'pneumatiques'],
    it: ['gommista', 'gommisti', 'pneumatici'],
    nl: ['bandenspecialist', 'bandencentrale', 'bandenservice', 'bandenhandel'],
    pt: ['borracharia', 'pneus', 'casa de pneus', 'borracheiro'],
  },
  work: { en: ['tire rotation', 'flat repair'] },
  neverAlone: {},
  jobs: {
    en: ['tire rotation', 'flat repair', 'wheel balancing', 'new tires', 'wheel alignment'],
    de: ['reifenwechsel', 'einlagerung', 'felgen', 'achsvermessung'],
    es: ['cambio de neumáticos', 'equilibrado', 'alineación'],
    fr: ['montage de pneus', 'équilibrage', 'géométrie'],
    it: ['cambio gomme', 'equilibratura', 'convergenza', 'deposito gomme'],
    nl: ['banden wisselen', 'balanceren', 'uitlijnen'],
    pt: ['balanceamento', 'alinhamento', 'troca de pneus'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Big Wheel tire shop in Waco' },
      { language: 'it', text: 'Gommista a Rho' },
    ],
    notNamed: [
      { language: 'en', text: 'Tired after a long day' },
      { language: 'es', text: 'Una goma de borrar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/tyres',
};
