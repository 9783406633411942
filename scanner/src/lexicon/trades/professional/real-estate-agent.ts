import type { TradeEntry } from '../../trade.ts';

export const realEstateAgent: TradeEntry = {
  id: 'real-estate-agent',
  questions: 'generic',
  noun: 'real estate agent',
  companyNoun: 'real estate agency',
  schemaTypes: ['RealEstateAgent'],
  additionalType: null,
  names: {
    en: [
      'real estate agent*',
      'real estate agency',
      'realtor*',
      'estate agent*',
      'real estate broker*',
      'real estate company',
      'realty',
      'homes for sale',
      'lettings agent*',
      'letting agent*',
      'real estate brokerage',
      'real estate',
    ],
    de: ['immobilienmakler*', 'immobilienbüro', 'maklerbüro', 'immobilienagentur', 'immobilien'],
    es: ['inmobiliaria*', 'agencia inmobiliaria', 'agente inmobiliario', 'bienes raíces', 'asesor inmobiliario'],
    fr: ['agence immobilière', 'agent immobilier', 'immobilier', 'agents immobiliers', 'conseiller immobilier'],
    it: ['agenzia immobiliare', 'agente immobiliare', 'immobiliare', 'agenzie immobiliari'],
    nl: ['makelaar*', 'makelaardij*', 'immokantoor', 'vastgoedmakelaar*', 'vastgoedkantoor', 'makelaarskantoor'],
    pt: ['imobiliária*', 'agência imobiliária', 'corretor de imóveis', 'mediação imobiliária', 'consultor imobiliário'],
  },
  work: { en: ['listings', 'buyers and sellers'] },
  neverAlone: {},
  jobs: {
    en: ['home valuation*', 'buying a home', 'selling your home', 'rental listings', 'property valuation*'],
    de: ['immobilienbewertung', 'verkauf', 'vermietung'],
    es: ['venta de viviendas', 'alquiler', 'tasación', 'valoración de inmuebles'],
    fr: ['estimation', 'vente', 'location', 'gestion locative'],
    it: ['valutazione immobili', 'vendita', 'affitti'],
    nl: ['taxatie', 'verkoop', 'aankoopbegeleiding', 'verhuur'],
    pt: ['compra e venda', 'arrendamento', 'avaliação de imóveis', 'aluguel'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Jo Park, realtor in Boise' },
      { language: 'it', text: 'Agenzia immobiliare a Lucca' },
    ],
    notNamed: [
      { language: 'en', text: 'A real state of mind' },
      { language: 'fr', text: 'Un immeuble ancien' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/estate_agent',
};
