import type { TradeEntry } from '../../trade.ts';

export const dj: TradeEntry = {
  id: 'dj',
  questions: 'generic',
  noun: 'DJ',
  companyNoun: 'DJ company',
  schemaTypes: ['EntertainmentBusiness'],
  additionalType: 'http://www.productontology.org/id/Mobile_disc_jockey',
  names: {
    en: ['wedding dj*', 'dj service*', 'mobile dj*', 'dj company', 'party dj*', 'mobile disco', 'djs'],
    de: ['hochzeits dj*', 'mobiler dj', 'event dj*', 'dj service', 'dj für hochzeiten'],
    es: ['dj para bodas', 'dj para eventos', 'discoteca móvil', 'servicio de dj'],
    fr: ['dj mariage*', 'dj pour mariage', 'animation dj', 'disc jockey'],
    it: ['dj per matrimoni', 'dj matrimonio', 'servizio dj', 'dj set per eventi'],
    nl: ['bruiloft dj*', 'drive in show', 'dj huren', 'allround dj'],
    pt: ['dj para casamentos', 'dj para festas', 'dj para eventos'],
  },
  work: { en: ['sound and lighting', 'karaoke'] },
  neverAlone: {},
  jobs: {
    en: ['wedding dj', 'karaoke', 'photo booth', 'uplighting'],
    de: ['lichttechnik', 'tontechnik', 'fotobox'],
    es: ['iluminación', 'sonido', 'karaoke'],
    fr: ['sonorisation', 'éclairage', 'photobooth'],
    it: ['impianto audio', 'luci', 'karaoke'],
    nl: ['licht en geluid', 'photobooth'],
    pt: ['som e luz', 'karaoke'],
  },
  sharedJobs: {
    en: [
      'weddings',
      'corporate events',
      'birthday parties',
      'lighting',
      'photo booth*',
      'sound system*',
      'school dances',
      'live music',
    ],
    de: ['hochzeiten', 'firmenfeiern', 'geburtstage', 'fotobox*', 'moderation'],
    es: ['bodas', 'eventos corporativos', 'cumpleaños', 'fotomatón', 'comuniones'],
    fr: ['mariages', 'anniversaires', "soirées d'entreprise", 'karaoké'],
    it: ['matrimoni', 'feste private', 'eventi aziendali', 'compleanni'],
    nl: ['bruiloften', 'bedrijfsfeesten', 'verjaardagen', 'verlichting', 'geluid'],
    pt: ['casamentos', 'aniversários', 'eventos corporativos', 'iluminação', 'sonorização', 'cabine de fotos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Spin It wedding DJ in Reno' },
      { language: 'fr', text: 'DJ mariage à Pau' },
    ],
    notNamed: [
      { language: 'en', text: 'An adjacent room' },
      { language: 'de', text: 'Das Projekt' },
    ],
  },
  source: 'schema.org 30.0',
};
