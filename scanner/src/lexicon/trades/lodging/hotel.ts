import type { TradeEntry } from '../../trade.ts';

export const hotel: TradeEntry = {
  id: 'hotel',
  questions: 'generic',
  customers: 'lodging',
  noun: 'hotel',
  companyNoun: 'hotel',
  schemaTypes: ['Hotel', 'LodgingBusiness', 'Motel', 'Resort', 'Hostel'],
  additionalType: null,
  names: {
    en: ['hotel', 'hotels', 'motel*', 'inn', 'boutique hotel', 'hostel*', 'resort'],
    de: ['hotel*', 'hotels', 'jugendherberge', 'hostel*', 'gästehaus', 'hotel garni', 'landhotel'],
    es: ['hotel', 'hoteles', 'hostal*', 'parador', 'albergue*', 'hotel rural'],
    fr: ['hôtel', 'hôtels', 'hôtel restaurant', 'auberge de jeunesse', 'résidence hôtelière'],
    it: ['hotel', 'albergo', 'alberghi', 'ostello', 'resort'],
    nl: ['hotel*', 'hotels', 'hostel*', 'herberg'],
    pt: ['hotel', 'hotéis', 'pousada*', 'hostel*', 'residencial', 'estalagem'],
  },
  work: {
    en: ['rooms and suites', 'check in', 'book your stay'],
    de: ['zimmerpreise', 'frühstücksbuffet', 'übernachtung'],
    es: ['habitaciones', 'reservar habitación'],
    fr: ['chambres', 'petit déjeuner'],
    it: ['camere', 'colazione inclusa'],
    nl: ['kamers', 'overnachten'],
    pt: ['quartos', 'alojamento'],
  },
  neverAlone: { en: ['room', 'rooms', 'stay'] },
  jobs: {
    en: ['rooms', 'suites', 'breakfast', 'meeting rooms', 'spa', 'weddings'],
    de: ['zimmer', 'tagungsräume', 'frühstück', 'wellness'],
    es: ['habitaciones', 'bodas', 'salas de reuniones'],
    fr: ['chambres', 'séminaires', 'restaurant'],
    it: ['camere', 'sale meeting', 'matrimoni'],
    nl: ['kamers', 'vergaderzalen', 'ontbijt'],
    pt: ['quartos', 'eventos', 'pequeno almoço'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Harbour boutique hotel in Fowey' },
      { language: 'it', text: 'Albergo a Merano' },
    ],
    notNamed: [
      { language: 'en', text: 'The motet sings on' },
      { language: 'en', text: 'Innovation award' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/hotel, tourism/motel',
};
