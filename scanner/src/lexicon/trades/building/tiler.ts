import type { TradeEntry } from '../../trade.ts';

export const tiler: TradeEntry = {
  id: 'tiler',
  questions: 'generic',
  noun: 'tiler',
  companyNoun: 'tiling company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Tile',
  names: {
    en: [
      'tiler',
      'tilers',
      'tiling company',
      'tile contractor*',
      'tile installer*',
      'tile setter*',
      'wall and floor tiling',
    ],
    de: ['fliesenleger*', '*fliesenlegermeister*', 'fliesenfachgeschäft', 'fliesenverlegung', 'plattenleger*'],
    es: ['alicatador*', 'solador', 'soladores', 'azulejista*', 'colocador de azulejos'],
    fr: ['carreleur*', 'entreprise de carrelage', 'carrelage et faïence'],
    it: ['piastrellista', 'piastrellisti', 'posa piastrelle', 'posatore di piastrelle'],
    nl: ['tegelzetter*', 'tegelzettersbedrijf', 'tegelwerken', 'vloerder'],
    pt: ['ladrilhador*', 'azulejista*', 'assentador de azulejos'],
  },
  work: { en: ['tiling', 'grout*'], de: ['fliesen', 'fliesenarbeiten'], fr: ['carrelage', 'faïence'] },
  neverAlone: {},
  jobs: {
    en: ['bathroom tiling', 'kitchen backsplash*', 'tile repair', 'regrouting', 'natural stone tiling'],
    de: ['fliesenarbeiten', 'mosaik', 'natursteinverlegung', 'barrierefreie bäder', 'balkonsanierung'],
    es: ['alicatado', 'solado', 'colocación de azulejos'],
    fr: ['pose de carrelage', 'pose de faïence', 'salle de bain'],
    it: ['posa piastrelle', 'posa gres', 'rivestimenti bagno'],
    nl: ['tegels zetten', 'badkamer betegelen', 'vloertegels'],
    pt: ['assentamento de azulejos', 'colocação de mosaicos', 'porcelanato'],
  },
  examples: {
    named: [
      { language: 'de', text: 'Fliesenleger Krause in Bonn' },
      { language: 'en', text: 'Watson Tiling: tilers in Bristol' },
    ],
    notNamed: [
      { language: 'en', text: 'Scrabble tiles and board games' },
      { language: 'fr', text: 'Boutique de céramique artisanale' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/tiler',
};
