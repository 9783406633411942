import type { TradeEntry } from '../../trade.ts';

export const interiorDesigner: TradeEntry = {
  id: 'interior-designer',
  questions: 'generic',
  noun: 'interior designer',
  companyNoun: 'interior design studio',
  schemaTypes: ['HomeAndConstructionBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Interior_design',
  names: {
    en: ['interior designer*', 'interior design*', 'interior decorator*', 'home staging', 'home stager*'],
    de: ['innenarchitekt*', 'interior design*', 'raumgestaltung*', 'einrichtungsberatung', 'home staging'],
    es: ['interiorista*', 'interiorismo', 'diseño de interiores', 'decorador de interiores'],
    fr: [
      "décorateur d'intérieur",
      "décoratrice d'intérieur",
      "architecte d'intérieur",
      "décoration d'intérieur",
      'home staging',
    ],
    it: ['interior design*', "arredatore d'interni", "progettazione d'interni", 'home staging'],
    nl: ['interieurontwerper*', 'interieurarchitect*', 'interieurstylist*', 'binnenhuisarchitect*', 'interieuradvies'],
    pt: ['designer de interiores', 'design de interiores', 'decoração de interiores', 'home staging'],
  },
  work: { en: ['space planning', 'color consultation'] },
  neverAlone: {},
  jobs: {
    en: ['space planning', 'home staging', 'kitchen design', 'furniture sourcing'],
    de: ['raumplanung', 'farbkonzepte', 'home staging'],
    es: ['proyectos de interiorismo', 'home staging'],
    fr: ['plans 3d', 'conseils couleurs', 'suivi de chantier'],
    it: ['render 3d', 'scelta arredi', 'consulenza colori'],
    nl: ['kleuradvies', '3d ontwerp', 'lichtplan'],
    pt: ['projeto de interiores', 'consultoria', 'decoração'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Loft interior design in Austin' },
      { language: 'nl', text: 'Interieurstylist in Laren' },
    ],
    notNamed: [
      { language: 'en', text: 'The interior of the car' },
      { language: 'es', text: 'Lo interior' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/interior_decoration',
};
