import type { TradeEntry } from '../../trade.ts';

export const motorcycleShop: TradeEntry = {
  id: 'motorcycle-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'motorcycle shop',
  companyNoun: 'motorcycle shop',
  schemaTypes: ['MotorcycleDealer', 'MotorcycleRepair'],
  additionalType: null,
  names: {
    en: ['motorcycle shop*', 'motorcycle dealer*', 'motorcycle repair*', 'motorbike repair*', 'motorcycle service'],
    de: ['motorradwerkstatt*', 'motorradhändler*', 'zweiradwerkstatt', 'motorradhaus', 'zweiradhandel'],
    es: ['taller de motos', 'tienda de motos', 'concesionario de motos', 'mecánico de motos'],
    fr: ['garage moto*', 'magasin de motos', 'concessionnaire moto', 'réparation moto'],
    it: ['officina moto', 'concessionaria moto', 'riparazione moto'],
    nl: ['motorzaak', 'motorwerkplaats', 'motorfietsen', 'motordealer'],
    pt: ['oficina de motos', 'loja de motos', 'stand de motos'],
  },
  work: { en: ['motorcycles', 'scooters'] },
  neverAlone: {},
  jobs: {
    en: ['motorcycle servicing', 'tire changes', 'custom builds'],
    de: ['motorrad inspektion', 'reifenwechsel'],
    es: ['revisión de motos', 'cambio de neumáticos'],
    fr: ['entretien moto', 'pneus moto'],
    it: ['tagliando moto', 'cambio pneumatici'],
    nl: ['motor onderhoud', 'winterstalling'],
    pt: ['revisão de motos', 'pneus para motos'],
  },
  examples: {
    named: [
      { language: 'en', text: "Rider's Den motorcycle repair" },
      { language: 'de', text: 'Motorradwerkstatt in Suhl' },
    ],
    notNamed: [
      { language: 'en', text: 'Set your plans in motion' },
      { language: 'es', text: 'La moción aprobada' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/motorcycle',
};
