import type { TradeEntry } from '../../trade.ts';

export const bedAndBreakfast: TradeEntry = {
  id: 'bed-and-breakfast',
  questions: 'generic',
  customers: 'lodging',
  noun: 'bed and breakfast',
  companyNoun: 'bed and breakfast',
  schemaTypes: ['BedAndBreakfast', 'LodgingBusiness'],
  additionalType: null,
  names: {
    en: ['bed and breakfast*', 'bed & breakfast*', 'b&b', 'guest house*', 'guesthouse*'],
    de: ['pension', 'gästezimmer*', 'frühstückspension*', 'bed and breakfast', 'gästehaus*'],
    es: ['casa de huéspedes', 'bed and breakfast', 'hostal con encanto', 'pensión'],
    fr: ["chambre d'hôtes", "chambres d'hôtes", "maison d'hôtes", 'bed and breakfast'],
    it: ['bed and breakfast', 'bed & breakfast', 'b&b', 'affittacamere', 'locanda'],
    nl: ['bed and breakfast*', 'bed & breakfast*', 'b&b', 'gastenverblijf*', 'pension'],
    pt: ['bed and breakfast', 'alojamento local', 'casa de hóspedes', 'turismo de habitação'],
  },
  work: { en: ['full breakfast', 'ensuite rooms'] },
  neverAlone: {},
  jobs: {
    en: ['ensuite rooms', 'full breakfast', 'romantic packages'],
    de: ['doppelzimmer', 'einzelzimmer', 'frühstück'],
    es: ['habitaciones', 'desayuno'],
    fr: ["table d'hôtes", 'chambres', 'petit déjeuner'],
    it: ['camere', 'colazione'],
    nl: ['kamers', 'ontbijt', 'arrangementen'],
    pt: ['quartos', 'pequeno almoço'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Rose Cottage bed and breakfast in Tenby' },
      { language: 'fr', text: "Chambres d'hôtes à Uzès" },
    ],
    notNamed: [
      { language: 'en', text: 'Breakfast menu from 8' },
      { language: 'es', text: 'Retiro de oro' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/guest_house',
};
