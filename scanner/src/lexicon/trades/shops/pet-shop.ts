import type { TradeEntry } from '../../trade.ts';

export const petShop: TradeEntry = {
  id: 'pet-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'pet store',
  companyNoun: 'pet store',
  schemaTypes: ['PetStore'],
  additionalType: null,
  names: {
    en: ['pet store*', 'pet shop*', 'pet supplies', 'aquarium shop'],
    de: ['zoohandlung*', 'tierbedarf*', 'zoofachgeschäft', 'heimtierbedarf'],
    es: ['tienda de mascotas', 'tienda de animales', 'acuario tienda'],
    fr: ['animalerie*', "magasin d'animaux"],
    it: ['negozio di animali', 'articoli per animali', 'pet shop'],
    nl: ['dierenwinkel*', 'dierenspeciaalzaak'],
    pt: ['loja de animais', 'pet shop*', 'loja de mascotes'],
  },
  work: { en: ['dog food', 'cat food'] },
  neverAlone: {},
  jobs: {
    en: ['pet food', 'aquarium supplies', 'self wash'],
    de: ['tiernahrung', 'aquaristik', 'hundezubehör'],
    es: ['comida para perros', 'acuarios'],
    fr: ['alimentation animale', 'aquariophilie'],
    it: ['alimenti per cani', 'acquari'],
    nl: ['hondenvoer', 'aquarium'],
    pt: ['ração', 'banho e tosa', 'aquários'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Paws pet store in Elgin' },
      { language: 'nl', text: 'Dierenwinkel in Lisse' },
    ],
    notNamed: [
      { language: 'en', text: 'Petty cash in store' },
      { language: 'es', text: 'La mascota del equipo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/pet',
};
