import type { TradeEntry } from '../../trade.ts';

export const gardenCenter: TradeEntry = {
  id: 'garden-center',
  questions: 'generic',
  customers: 'shop',
  noun: 'garden center',
  companyNoun: 'garden center',
  schemaTypes: ['GardenStore'],
  additionalType: null,
  names: {
    en: ['garden center*', 'garden centre*', 'plant nursery', 'nursery and garden', 'nurseries and garden'],
    de: ['gartencenter*', 'baumschule*', 'gartenmarkt', 'staudengärtnerei'],
    es: ['vivero*', 'centro de jardinería', 'garden center'],
    fr: ['jardinerie*', 'pépinière*', 'pépiniériste*'],
    it: ['vivaio', 'vivai', 'garden center', 'vivaista'],
    nl: ['tuincentrum*', 'kwekerij*', 'boomkwekerij'],
    pt: ['viveiro de plantas', 'centro de jardinagem', 'garden center', 'viveiros'],
  },
  work: { en: ['perennials', 'shrubs'] },
  neverAlone: {},
  jobs: {
    en: ['plant delivery', 'landscape plants', 'garden design'],
    de: ['lieferservice', 'pflanzenberatung'],
    es: ['venta de plantas', 'sustratos'],
    fr: ['vente de plantes', 'livraison'],
    it: ['vendita piante', 'progettazione'],
    nl: ['planten', 'advies', 'bezorging'],
    pt: ['venda de plantas', 'vasos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Fernhill garden centre in Truro' },
      { language: 'fr', text: 'Pépinière à Gien' },
    ],
    notNamed: [
      { language: 'en', text: 'The garden of the museum' },
      { language: 'de', text: 'Der Kindergarten' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/garden_centre',
};
