import type { TradeEntry } from '../../trade.ts';

export const partyRental: TradeEntry = {
  id: 'party-rental',
  questions: 'generic',
  customers: 'event',
  noun: 'party rental company',
  companyNoun: 'party rental company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Party',
  names: {
    en: [
      'party rental*',
      'bounce house rental*',
      'tent rental*',
      'event rental*',
      'equipment rental*',
      'photo booth rental*',
      'bouncy castle hire',
      'marquee hire',
    ],
    de: ['partyverleih*', 'zeltverleih*', 'hüpfburgverleih', 'veranstaltungstechnik*', 'eventausstattung'],
    es: [
      'alquiler de carpas',
      'alquiler de castillos hinchables',
      'alquiler de mobiliario para eventos',
      'alquiler de sillas y mesas',
    ],
    fr: [
      'location de matériel de réception',
      'location de tentes',
      'location de chapiteaux',
      'location château gonflable',
      'location de vaisselle',
    ],
    it: ['noleggio attrezzature per eventi', 'noleggio gonfiabili', 'noleggio gazebo', 'noleggio tavoli e sedie'],
    nl: ['partyverhuur*', 'tentenverhuur*', 'springkussen verhuur', 'feestverhuur'],
    pt: ['aluguer de tendas', 'aluguel de brinquedos', 'aluguer de insufláveis', 'aluguel de mesas e cadeiras'],
  },
  work: { en: ['bounce houses', 'tables and chairs'] },
  neverAlone: {},
  jobs: {
    en: ['tent rentals', 'table and chair rentals', 'bounce houses', 'water slides'],
    de: ['zelte', 'hüpfburgen', 'geschirr'],
    es: ['carpas', 'castillos hinchables'],
    fr: ['tentes', 'vaisselle', 'mobilier'],
    it: ['gazebo', 'tavoli', 'gonfiabili'],
    nl: ['tenten', 'springkussens', 'statafels'],
    pt: ['tendas', 'insufláveis', 'mesas e cadeiras'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Jump Up party rentals in Waco' },
      { language: 'fr', text: 'Location de chapiteaux à Gap' },
    ],
    notNamed: [
      { language: 'en', text: 'The political party rents an office' },
      { language: 'es', text: 'Alquiler de pisos' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/party, shop/rental',
};
