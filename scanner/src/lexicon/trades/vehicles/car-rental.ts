import type { TradeEntry } from '../../trade.ts';

export const carRental: TradeEntry = {
  id: 'car-rental',
  questions: 'generic',
  customers: 'shop',
  noun: 'car rental company',
  companyNoun: 'car rental company',
  schemaTypes: ['AutoRental'],
  additionalType: null,
  names: {
    en: [
      'car rental*',
      'car hire',
      'van hire',
      'van rental',
      'vehicle rental',
      'rent a car',
      'truck rental',
      'campervan hire',
    ],
    de: ['autovermietung*', 'mietwagen', 'transportervermietung', 'wohnmobilvermietung'],
    es: ['alquiler de coches', 'alquiler de autos', 'renta de autos', 'alquiler de furgonetas', 'rent a car'],
    fr: ['location de voitures', 'location de véhicules', "location d'utilitaires", 'location de voiture'],
    it: ['autonoleggio', 'noleggio auto', 'noleggio furgoni'],
    nl: ['autoverhuur', 'busverhuur', 'auto huren', 'camperverhuur'],
    pt: ['aluguer de carros', 'aluguel de carros', 'locadora de veículos', 'rent a car'],
  },
  work: { en: ['daily rates', 'long term rental'] },
  neverAlone: {},
  jobs: {
    en: ['van hire', 'long term rental', 'airport pickup'],
    de: ['transporter mieten', 'wohnmobile', 'langzeitmiete'],
    es: ['furgonetas', 'alquiler a largo plazo'],
    fr: ['utilitaires', 'minibus', 'longue durée'],
    it: ['furgoni', 'noleggio lungo termine'],
    nl: ['busje huren', 'personenbusje'],
    pt: ['carrinhas', 'aluguer de longa duração'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Island car hire in Faro' },
      { language: 'fr', text: 'Location de voitures à Ajaccio' },
    ],
    notNamed: [
      { language: 'en', text: 'The rent is due' },
      { language: 'de', text: 'Mietwohnungen in Kiel' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/car_rental',
};
