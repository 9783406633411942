import type { TradeEntry } from '../../trade.ts';

export const furnitureStore: TradeEntry = {
  id: 'furniture-store',
  questions: 'generic',
  customers: 'shop',
  noun: 'furniture store',
  companyNoun: 'furniture store',
  schemaTypes: ['FurnitureStore', 'HomeGoodsStore'],
  additionalType: null,
  names: {
    en: ['furniture store*', 'furniture shop*', 'mattress store*', 'kitchen showroom*'],
    de: ['möbelhaus*', 'möbelgeschäft', 'küchenstudio*', 'einrichtungshaus', 'bettenhaus'],
    es: ['tienda de muebles', 'mueblería*', 'tienda de cocinas', 'tienda de colchones'],
    fr: ['magasin de meubles', 'cuisiniste*', 'magasin de literie'],
    it: ['negozio di mobili', 'mobilificio', 'arredamenti', 'centro cucine'],
    nl: ['meubelzaak', 'meubelwinkel', 'woonwinkel', 'keukenzaak', 'beddenwinkel'],
    pt: ['loja de móveis', 'loja de mobiliário', 'loja de cozinhas', 'colchoaria'],
  },
  work: { en: ['sofas', 'mattresses'] },
  neverAlone: {},
  jobs: {
    en: ['custom furniture', 'delivery', 'interior design', 'assembly'],
    de: ['küchenplanung', 'lieferung', 'montage'],
    es: ['cocinas a medida', 'montaje', 'transporte'],
    fr: ['cuisines sur mesure', 'livraison'],
    it: ['cucine', 'progettazione', 'montaggio'],
    nl: ['bezorging', 'montage', 'interieuradvies'],
    pt: ['entrega', 'montagem', 'cozinhas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Oak Barn furniture store in Hull' },
      { language: 'de', text: 'Küchenstudio in Fulda' },
    ],
    notNamed: [
      { language: 'en', text: 'Further more to come' },
      { language: 'it', text: 'Il mobile ha la batteria scarica' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/furniture, shop/kitchen',
};
