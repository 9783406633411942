import type { TradeEntry } from '../../trade.ts';

export const shoeRepair: TradeEntry = {
  id: 'shoe-repair',
  questions: 'generic',
  customers: 'workshop',
  noun: 'shoe repair shop',
  companyNoun: 'shoe repair shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Shoemaking',
  names: {
    en: ['shoe repair*', 'cobbler', 'cobblers', 'shoemaker*'],
    de: ['schuhmacher*', 'schuster', 'schuhreparatur*', 'orthopädieschuhtechnik'],
    es: ['zapatero*', 'reparación de calzado', 'zapatería y reparación'],
    fr: ['cordonnerie*', 'cordonnier*'],
    it: ['calzolaio', 'calzolai', 'calzoleria', 'riparazione scarpe'],
    nl: ['schoenmaker*', 'schoenreparatie*', 'schoenmakerij'],
    pt: ['sapateiro*', 'conserto de sapatos', 'reparação de calçado', 'sapataria e consertos'],
  },
  work: { en: ['resoling', 'heels'] },
  neverAlone: {},
  jobs: {
    en: ['resoling', 'heel replacement', 'leather repair', 'key cutting'],
    de: ['absätze', 'besohlung', 'einlagen', 'schlüsseldienst'],
    es: ['tapas y suelas', 'copia de llaves'],
    fr: ['ressemelage', 'talons', 'clés minute'],
    it: ['risuolatura', 'tacchi', 'duplicazione chiavi'],
    nl: ['hakken', 'zolen', 'sleutels'],
    pt: ['solas', 'capas', 'cópia de chaves'],
  },
  sharedJobs: {
    en: ['sole repair', 'stretching', 'watch batteries', 'bag repair', 'engraving', 'orthopedic work'],
    de: [
      'besohlen',
      'sohlen',
      'dehnen',
      'lederreparatur',
      'taschenreparatur',
      'gravuren',
      'orthopädische schuhzurichtung*',
    ],
    es: ['tapas', 'suelas', 'medias suelas', 'duplicado de llaves', 'teñido', 'arreglo de bolsos', 'ensanchado'],
    fr: ['ressemelage*', 'patins', 'teinture', 'maroquinerie', 'tampons'],
    it: ['suole', 'tintura', 'borse', 'allargatura'],
    nl: ['sleutels bijmaken', 'leer reparatie', 'oprekken', 'tassen', 'naaldwerk'],
    pt: ['meias solas', 'saltos', 'chaves', 'tingimento', 'malas', 'solados'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Sole Man shoe repair in Cork' },
      { language: 'it', text: 'Calzolaio a Terni' },
    ],
    notNamed: [
      { language: 'en', text: 'If the shoe fits' },
      { language: 'fr', text: 'Une corde solide' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/shoemaker, shop/shoe_repair',
};
