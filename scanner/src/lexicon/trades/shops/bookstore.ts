import type { TradeEntry } from '../../trade.ts';

export const bookstore: TradeEntry = {
  id: 'bookstore',
  questions: 'generic',
  customers: 'shop',
  noun: 'bookstore',
  companyNoun: 'bookstore',
  schemaTypes: ['BookStore'],
  additionalType: null,
  names: {
    en: ['bookstore*', 'bookshop*', 'book shop*', 'book store*'],
    de: ['buchhandlung*', 'buchladen', 'antiquariat*'],
    es: ['librería*', 'librero*'],
    fr: ['librairie*', 'libraire*'],
    it: ['libreria', 'librerie', 'libraio'],
    nl: ['boekhandel*', 'boekwinkel*'],
    pt: ['livraria*', 'alfarrabista*', 'livreiro*'],
  },
  work: { en: ['author events', 'used books'] },
  neverAlone: {},
  jobs: {
    en: ['special orders', 'author events', 'gift cards'],
    de: ['lesungen', 'schulbücher', 'bestellservice'],
    es: ['presentaciones', 'libros de texto'],
    fr: ['dédicaces', 'commandes'],
    it: ['presentazioni', 'libri scolastici'],
    nl: ['signeersessies', 'schoolboeken'],
    pt: ['lançamentos', 'livros escolares'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Dog-Eared bookshop in Hay' },
      { language: 'de', text: 'Buchhandlung in Celle' },
    ],
    notNamed: [
      { language: 'en', text: 'Book now in store credit' },
      { language: 'es', text: 'El libro de visitas' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/books',
};
