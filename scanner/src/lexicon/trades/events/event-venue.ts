import type { TradeEntry } from '../../trade.ts';

export const eventVenue: TradeEntry = {
  id: 'event-venue',
  questions: 'generic',
  customers: 'event',
  noun: 'event venue',
  companyNoun: 'event venue',
  schemaTypes: ['LocalBusiness', 'EntertainmentBusiness'],
  additionalType: 'http://www.productontology.org/id/Wedding_venue',
  names: {
    en: ['event venue*', 'wedding venue*', 'banquet hall*', 'event space*', 'reception hall', 'conference venue'],
    de: ['eventlocation*', 'hochzeitslocation*', 'veranstaltungsraum', 'festsaal*', 'partyraum'],
    es: ['salón de eventos', 'finca para bodas', 'salón de banquetes', 'salón de fiestas'],
    fr: ['salle de réception', 'lieu de réception', 'salle de mariage', 'domaine de mariage'],
    it: ['location per matrimoni', 'sala ricevimenti', 'location per eventi', 'sala eventi'],
    nl: ['trouwlocatie*', 'feestlocatie*', 'feestzaal*', 'evenementenlocatie'],
    pt: ['quinta para casamentos', 'salão de festas', 'espaço para eventos', 'espaço de eventos'],
  },
  work: { en: ['capacity', 'ceremony'] },
  neverAlone: {},
  jobs: {
    en: ['weddings', 'corporate events', 'receptions', 'birthday parties'],
    de: ['hochzeiten', 'firmenfeiern', 'tagungen'],
    es: ['bodas', 'comuniones', 'eventos de empresa'],
    fr: ['mariages', 'séminaires', 'anniversaires'],
    it: ['matrimoni', 'cerimonie', 'meeting'],
    nl: ['bruiloften', 'vergaderingen', 'feesten'],
    pt: ['casamentos', 'batizados', 'eventos empresariais'],
  },
  sharedJobs: {
    en: ['conferences', 'private parties', 'meetings', 'banquets'],
    de: ['geburtstage', 'seminare', 'empfänge', 'konferenzen'],
    es: ['eventos corporativos', 'celebraciones', 'congresos', 'cumpleaños'],
    fr: ['réceptions', 'baptêmes', 'conférences'],
    it: ['eventi aziendali', 'compleanni', 'convegni', 'battesimi'],
    nl: ['congressen', 'bedrijfsevents', 'recepties'],
    pt: ['eventos corporativos', 'aniversários', 'conferências', 'festas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Barn Hill wedding venue in Kent' },
      { language: 'nl', text: 'Trouwlocatie in Zeist' },
    ],
    notNamed: [
      { language: 'en', text: 'The event of the year' },
      { language: 'fr', text: "La salle d'attente" },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/events_venue',
};
