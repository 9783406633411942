import type { TradeEntry } from '../../trade.ts';

export const weddingPlanner: TradeEntry = {
  id: 'wedding-planner',
  questions: 'generic',
  noun: 'wedding planner',
  companyNoun: 'event planning company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Wedding_planner',
  names: {
    en: [
      'wedding planner*',
      'event planner*',
      'event planning*',
      'wedding planning',
      'party planner*',
      'event management company',
    ],
    de: ['hochzeitsplaner*', 'hochzeitsplanung', 'eventagentur*', 'eventplaner*', 'traurednerin', 'trauredner*'],
    es: [
      'organizador de bodas',
      'organización de bodas',
      'organización de eventos',
      'wedding planner*',
      'organizadora de eventos',
    ],
    fr: [
      'wedding planner*',
      'organisatrice de mariage',
      'organisateur de mariages',
      'agence événementielle',
      'organisation de mariage*',
    ],
    it: ['wedding planner*', 'organizzazione matrimoni', 'organizzazione eventi', 'event planner*'],
    nl: ['weddingplanner*', 'ceremoniemeester*', 'evenementenbureau*', 'bruiloftplanner'],
    pt: [
      'assessoria de casamento',
      'organização de eventos',
      'wedding planner*',
      'cerimonialista*',
      'organização de casamentos',
    ],
  },
  work: { en: ['day of coordination', 'venue styling'] },
  neverAlone: {},
  jobs: {
    en: ['full planning', 'day of coordination', 'decor', 'corporate events'],
    de: ['komplettplanung', 'dekoration', 'freie trauung'],
    es: ['decoración de bodas', 'eventos corporativos'],
    fr: ['coordination du jour j', 'décoration'],
    it: ['allestimenti', 'matrimoni', 'eventi aziendali'],
    nl: ['bruiloften', 'styling', 'bedrijfsfeesten'],
    pt: ['decoração', 'eventos corporativos', 'casamentos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Ever After wedding planners in Bath' },
      { language: 'it', text: 'Wedding planner a Como' },
    ],
    notNamed: [
      { language: 'en', text: 'Plan your visit to the event' },
      { language: 'de', text: 'Die Hochzeit des Figaro' },
    ],
  },
  source: 'schema.org 30.0',
};
