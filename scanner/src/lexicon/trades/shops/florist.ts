import type { TradeEntry } from '../../trade.ts';

export const florist: TradeEntry = {
  id: 'florist',
  questions: 'generic',
  customers: 'shop',
  noun: 'florist',
  companyNoun: 'flower shop',
  schemaTypes: ['Florist'],
  additionalType: null,
  names: {
    en: ['florist*', 'flower shop*', 'floral design*', 'flower delivery'],
    de: ['florist*', 'blumenladen', 'blumengeschäft*', 'blumenhaus', 'blumen', 'floristik*'],
    es: ['floristería*', 'florista*', 'florería*'],
    fr: ['fleuriste*', 'magasin de fleurs', 'artisan fleuriste'],
    it: ['fiorista', 'fioristi', 'fioraio', 'negozio di fiori', 'fioreria'],
    nl: ['bloemist*', 'bloemenwinkel*', 'bloemenzaak', 'bloemisterij'],
    pt: ['florista*', 'floricultura*', 'loja de flores'],
  },
  work: { en: ['bouquets', 'wedding flowers', 'floral arrangements'] },
  neverAlone: {},
  jobs: {
    en: ['wedding flowers', 'funeral flowers', 'bouquets', 'same day delivery', 'plants'],
    de: ['brautsträuße', 'trauerfloristik', 'hochzeitsfloristik', 'grabpflege'],
    es: ['ramos de novia', 'coronas funerarias', 'centros de mesa'],
    fr: ['bouquets', 'fleurs de mariage', 'fleurs de deuil'],
    it: ['bouquet sposa', 'addobbi', 'fiori per funerali'],
    nl: ['bruidsboeketten', 'rouwbloemen', 'boeketten'],
    pt: ['ramos de noiva', 'coroas fúnebres', 'arranjos florais'],
  },
  sharedJobs: {
    en: ['sympathy flowers', 'flower delivery', 'event flowers', 'hand tied bouquets', 'corporate flowers', 'wreaths'],
    de: ['sträuße', 'blumensträuße', 'topfpflanzen', 'lieferservice', 'gestecke', 'eventdekoration'],
    es: ['flores para bodas', 'coronas', 'ramos', 'plantas', 'envío a domicilio', 'arreglos florales'],
    fr: ['mariages', 'deuil', 'compositions', 'plantes', 'livraison*', 'bouquets de mariée', 'décoration florale'],
    it: ['bouquet', 'matrimoni', 'composizioni floreali', 'piante', 'corone funebri', 'consegna a domicilio'],
    nl: ['bruidswerk', 'rouwwerk', 'planten', 'bloemen bezorgen', 'abonnementen'],
    pt: ['buquês', 'casamentos', 'coroas de flores', 'plantas', 'entrega ao domicílio', 'decoração de eventos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Petal & Stem, florist in Ludlow' },
      { language: 'fr', text: 'Fleuriste à Sens' },
    ],
    notNamed: [
      { language: 'en', text: 'Floor it, driver' },
      { language: 'en', text: 'The flowering season of the park' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/florist',
};
