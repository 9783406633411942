import type { TradeEntry } from '../../trade.ts';

export const carDealer: TradeEntry = {
  id: 'car-dealer',
  questions: 'generic',
  customers: 'shop',
  noun: 'car dealer',
  companyNoun: 'car dealership',
  schemaTypes: ['AutoDealer'],
  additionalType: null,
  names: {
    en: ['car dealer*', 'car dealership*', 'used cars', 'auto sales', 'used car dealer*', 'auto dealership'],
    de: ['autohaus*', 'autohändler*', 'gebrauchtwagen', 'autohandel', 'gebrauchtwagenhändler'],
    es: [
      'concesionario*',
      'coches de segunda mano',
      'venta de coches',
      'compraventa de coches',
      'venta de autos',
      'coches de ocasión',
    ],
    fr: ['concessionnaire*', "voitures d'occasion", 'vente de voitures', 'concession automobile'],
    it: ['concessionaria*', 'auto usate', 'autosalone', 'vendita auto'],
    nl: ['autodealer', 'occasions', 'autohandel', "tweedehands auto's", 'autobedrijf verkoop'],
    pt: ['concessionária', 'stand de automóveis', 'carros usados', 'venda de carros', 'carros seminovos'],
  },
  work: { en: ['trade in*', 'test drive*'] },
  neverAlone: {},
  jobs: {
    en: ['new cars', 'used cars', 'financing', 'trade ins', 'car leasing'],
    de: ['neuwagen', 'gebrauchtwagen', 'leasing', 'finanzierung', 'fahrzeugankauf'],
    es: ['coches de ocasión', 'financiación', 'tasación'],
    fr: ['véhicules neufs', "véhicules d'occasion", 'reprise'],
    it: ['auto nuove', 'noleggio a lungo termine', 'permuta'],
    nl: ['inruil', 'private lease', "nieuwe auto's"],
    pt: ['financiamento', 'retoma', 'seminovos'],
  },
  sharedJobs: {
    en: ['part exchange', 'servicing', 'warranty', 'car finance', 'sell your car', 'mot'],
    de: ['inzahlungnahme', 'werkstatt', 'ankauf', 'garantie', 'tageszulassungen'],
    es: ['coches de segunda mano', 'coches nuevos', 'compramos tu coche', 'taller', 'kilómetro cero'],
    fr: ['reprise*', 'financement', 'atelier', 'carte grise', 'dépôt vente'],
    it: ['auto usate', 'km 0', 'finanziamenti', 'officina'],
    nl: ['occasions', 'financiering', 'lease', 'werkplaats', 'onderhoud'],
    pt: ['carros usados', 'carros novos', 'troca', 'oficina'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Gold Coast used car dealer' },
      { language: 'de', text: 'Autohaus in Celle' },
    ],
    notNamed: [
      { language: 'en', text: 'We deal with every question' },
      { language: 'fr', text: 'Occasion unique de rire' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car',
};
