import type { TradeEntry } from '../../trade.ts';

export const clothingStore: TradeEntry = {
  id: 'clothing-store',
  questions: 'generic',
  customers: 'shop',
  noun: 'clothing store',
  companyNoun: 'clothing store',
  schemaTypes: ['ClothingStore', 'ShoeStore', 'Store'],
  additionalType: null,
  names: {
    en: ['clothing store*', 'clothing boutique', 'bridal shop*', 'shoe store*', 'menswear store', 'fashion boutique'],
    de: ['modegeschäft*', 'modehaus', 'brautmoden*', 'schuhgeschäft', 'bekleidungsgeschäft'],
    es: ['tienda de ropa', 'tienda de moda', 'zapatería*', 'tienda de novias'],
    fr: ['magasin de vêtements', 'boutique de vêtements', 'prêt à porter', 'magasin de chaussures', 'robes de mariée'],
    it: ['negozio di abbigliamento', 'abbigliamento', 'negozio di scarpe', 'abiti da sposa'],
    nl: ['kledingwinkel*', 'boetiek', 'modezaak', 'schoenenwinkel', 'bruidsmode'],
    pt: ['loja de roupa*', 'loja de moda', 'sapataria', 'loja de noivas'],
  },
  work: { en: ['womens wear', 'menswear'] },
  neverAlone: { en: ['boutique', 'boutiques'], de: ['boutique'], es: ['boutique'], fr: ['boutique'], it: ['boutique'] },
  jobs: {
    en: ['personal styling', 'alterations', 'gift cards'],
    de: ['änderungen', 'stilberatung'],
    es: ['arreglos', 'asesoramiento de imagen'],
    fr: ['retouches', 'conseil en image'],
    it: ["consulenza d'immagine", 'riparazioni sartoriali'],
    nl: ['stijladvies', 'vermaakservice'],
    pt: ['consultoria de imagem', 'arranjos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Willow clothing boutique in Bath' },
      { language: 'it', text: 'Negozio di abbigliamento a Chieti' },
    ],
    notNamed: [
      { language: 'en', text: 'The cloth of the table' },
      { language: 'de', text: 'Das Moderne Museum' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/clothes, shop/boutique, shop/shoes',
};
