import type { TradeEntry } from '../../trade.ts';

export const pharmacy: TradeEntry = {
  id: 'pharmacy',
  questions: 'healthcare',
  customers: 'shop',
  noun: 'pharmacy',
  companyNoun: 'pharmacy',
  schemaTypes: ['Pharmacy'],
  additionalType: null,
  names: {
    en: ['pharmacy', 'pharmacies', 'pharmacist*', 'drugstore', 'compounding pharmacy', 'chemist shop'],
    de: ['apotheke*', 'apotheker*', '*apotheke'],
    es: ['farmacia', 'farmacias', 'farmacéutico*', 'botica'],
    fr: ['pharmacie', 'pharmacies', 'pharmacien*'],
    it: ['farmacia', 'farmacie', 'farmacista', 'parafarmacia'],
    nl: ['apotheek', 'apotheken', 'apotheker*'],
    pt: ['farmácia*', 'farmacêutico*', 'drogaria'],
  },
  work: { en: ['prescriptions', 'refill*'] },
  neverAlone: {},
  jobs: {
    en: ['prescription refills', 'flu shots', 'vaccinations', 'medication delivery', 'compounding'],
    de: ['blutdruckmessung', 'medikationsanalyse', 'impfungen', 'botendienst', 'rezepturen'],
    es: ['dermocosmética', 'fórmulas magistrales', 'sistema personalizado de dosificación', 'homeopatía'],
    fr: ['orthopédie', 'vaccination', 'préparation magistrale', 'homéopathie'],
    it: ['autoanalisi', 'preparazioni galeniche', 'holter', 'elettrocardiogramma'],
    nl: ['medicijnrol', 'bezorgservice', 'bloeddrukmeting'],
    pt: ['medição da tensão arterial', 'testes rápidos', 'manipulação', 'entrega ao domicílio'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Corner Pharmacy in Salem' },
      { language: 'de', text: 'Löwen-Apotheke am Markt' },
    ],
    notNamed: [
      { language: 'en', text: 'The pharmaceutical industry report' },
      { language: 'fr', text: 'Produits pharmaceutiques' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/pharmacy',
};
