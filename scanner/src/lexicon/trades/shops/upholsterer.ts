import type { TradeEntry } from '../../trade.ts';

export const upholsterer: TradeEntry = {
  id: 'upholsterer',
  questions: 'generic',
  noun: 'upholsterer',
  companyNoun: 'upholstery company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Upholstery',
  names: {
    en: ['upholsterer*', 'upholstery shop', 'reupholstery', 'furniture upholstery', 'upholstery'],
    de: ['polsterei*', 'polsterer*', 'raumausstatter*', 'möbelpolsterei'],
    es: ['tapicero*', 'tapicería*'],
    fr: ['tapissier*', "tapisserie d'ameublement", 'tapissier décorateur'],
    it: ['tappezziere', 'tappezzieri', 'tappezzeria'],
    nl: ['stoffeerder*', 'stoffeerderij*', 'meubelstoffeerder*'],
    pt: ['estofador*', 'tapeceiro*', 'tapeçaria', 'reforma de estofados'],
  },
  work: { en: ['slipcovers', 'cushions'] },
  neverAlone: {},
  jobs: {
    en: ['chair reupholstery', 'sofa reupholstery', 'custom cushions'],
    de: ['sofas neu beziehen', 'gardinen', 'sonnenschutz'],
    es: ['tapizado de sofás', 'tapizado de sillas'],
    fr: ['réfection de fauteuils', 'rideaux'],
    it: ['rifacimento divani', 'tende', 'imbottiture'],
    nl: ['stoelen bekleden', 'gordijnen'],
    pt: ['estofar sofás', 'capas', 'cortinados'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Tufted upholstery in Hickory' },
      { language: 'fr', text: 'Tapissier à Nîmes' },
    ],
    notNamed: [
      { language: 'en', text: 'Upheld by the court' },
      { language: 'es', text: 'El tapete verde' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/upholsterer',
};
