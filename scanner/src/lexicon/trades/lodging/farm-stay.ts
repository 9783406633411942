import type { TradeEntry } from '../../trade.ts';

export const farmStay: TradeEntry = {
  id: 'farm-stay',
  questions: 'generic',
  customers: 'lodging',
  noun: 'farm stay',
  companyNoun: 'farm stay',
  schemaTypes: ['LocalBusiness', 'Restaurant', 'Winery', 'FoodEstablishment', 'LodgingBusiness'],
  additionalType: 'http://www.productontology.org/id/Agritourism',
  names: {
    en: ['farm stay*', 'agritourism', 'farm shop*', 'pick your own farm'],
    de: ['bauernhofurlaub', 'ferien auf dem bauernhof', 'hofladen*', 'urlaub auf dem bauernhof'],
    es: ['agroturismo', 'agroturismos', 'granja escuela'],
    fr: ['agritourisme', 'accueil à la ferme', 'vente à la ferme', 'ferme pédagogique'],
    it: ['agriturismo', 'agriturismi', 'azienda agrituristica'],
    nl: ['boerderijcamping', 'agrotoerisme', 'boerderijwinkel', 'landwinkel'],
    pt: ['agroturismo', 'enoturismo', 'turismo em espaço rural'],
  },
  work: { en: ['farm animals', 'orchard'], it: ['azienda agricola', 'prodotti tipici', 'cucina casalinga', 'vini'] },
  neverAlone: {},
  jobs: {
    en: ['farm tours', 'farm shop', 'cottages'],
    de: ['hofladen', 'ferienwohnungen', 'ponyreiten'],
    es: ['visitas guiadas', 'degustaciones'],
    fr: ['dégustation', 'gîtes', 'visites'],
    it: ['ristorazione', 'degustazione vini', 'camere', 'fattoria didattica'],
    nl: ['boerengolf', 'rondleidingen'],
    pt: ['provas', 'passeios', 'quartos'],
  },
  examples: {
    named: [
      { language: 'it', text: 'Agriturismo a Asti' },
      { language: 'en', text: 'Daisy Hill farm stay in Vermont' },
    ],
    notNamed: [
      { language: 'en', text: 'A farm bill in Congress' },
      { language: 'es', text: 'Una granja solar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/guest_house, shop/farm',
};
