import type { TradeEntry } from '../../trade.ts';

export const selfStorage: TradeEntry = {
  id: 'self-storage',
  questions: 'generic',
  customers: 'shop',
  noun: 'self-storage facility',
  companyNoun: 'self-storage company',
  schemaTypes: ['SelfStorage'],
  additionalType: null,
  names: {
    en: ['self storage*', 'storage units*', 'storage facility', 'storage facilities', 'mini storage'],
    de: ['self storage*', 'lagerraum*', 'selfstorage*', 'möbellager', 'lagerbox*'],
    es: ['trasteros', 'alquiler de trasteros', 'self storage', 'guardamuebles', 'mini bodegas'],
    fr: ['self stockage', 'garde meuble*', 'location de box', 'box de stockage'],
    it: ['self storage', 'deposito mobili', 'box deposito', 'noleggio box'],
    nl: ['opslagruimte*', 'self storage*', 'opslagboxen', 'opslag huren'],
    pt: ['self storage', 'guarda móveis', 'aluguer de boxes', 'armazenagem'],
  },
  work: { en: ['climate controlled', 'drive up access'] },
  neverAlone: {},
  jobs: {
    en: ['climate controlled units', 'rv storage', 'boat storage', 'business storage'],
    de: ['lagerabteile', 'aktenlager', 'umzugskartons'],
    es: ['trasteros climatizados', 'guardamuebles'],
    fr: ['box', 'archivage', 'parking'],
    it: ['box climatizzati', 'archiviazione'],
    nl: ['boxen', 'archiefopslag'],
    pt: ['boxes', 'arquivo'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Lock Up self storage in Provo' },
      { language: 'es', text: 'Alquiler de trasteros en Gijón' },
    ],
    notNamed: [
      { language: 'en', text: 'Cookies and local storage' },
      { language: 'fr', text: 'Le stockage des données' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/storage_rental',
};
