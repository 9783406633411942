import type { TradeEntry } from '../../trade.ts';

export const daySpa: TradeEntry = {
  id: 'day-spa',
  questions: 'generic',
  noun: 'day spa',
  companyNoun: 'day spa',
  schemaTypes: ['DaySpa', 'HealthAndBeautyBusiness'],
  additionalType: null,
  names: {
    en: ['day spa*', 'spa', 'spas', 'wellness spa', 'health spa', 'spa and wellness'],
    de: ['day spa*', 'wellnessstudio', 'spa und wellness', 'wellnesszentrum', 'sauna und wellness', 'saunalandschaft'],
    es: ['spa', 'centro de spa', 'balneario*', 'spa urbano', 'centro de bienestar'],
    fr: ['spa', 'spa et bien être', 'hammam', 'centre de bien être', 'espace bien être'],
    it: ['spa', 'centro benessere', 'beauty spa', 'hammam'],
    nl: ['day spa*', 'wellnesscentrum', 'spa', 'sauna en wellness', 'privé sauna'],
    pt: ['spa', 'day spa*', 'centro de bem estar', 'spa urbano'],
  },
  work: { en: ['sauna', 'body wrap*', 'hydrotherapy'] },
  neverAlone: { en: ['wellness', 'relax'] },
  jobs: {
    en: ['massages', 'facials', 'body wraps', 'body scrubs', 'couples massage', 'sauna', 'hydrotherapy'],
    de: ['sauna', 'dampfbad', 'hamam', 'peeling', 'floating'],
    es: ['circuito termal', 'masajes', 'envolturas', 'sauna'],
    fr: ['hammam', 'gommage', 'massages', 'enveloppement', 'jacuzzi'],
    it: ['massaggi', 'sauna', 'bagno turco', 'percorso benessere'],
    nl: ['sauna', 'hammam', 'scrub', 'massages'],
    pt: ['massagens', 'sauna', 'esfoliação', 'banho turco'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Tranquil day spa in Bath' },
      { language: 'fr', text: 'Spa et bien-être à Vichy' },
    ],
    notNamed: [
      { language: 'en', text: 'Spacious rooms with a spare key' },
      { language: 'es', text: 'El espacio de trabajo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};
