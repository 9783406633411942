import type { TradeEntry } from '../../trade.ts';

export const tattooStudio: TradeEntry = {
  id: 'tattoo-studio',
  questions: 'generic',
  noun: 'tattoo studio',
  companyNoun: 'tattoo studio',
  schemaTypes: ['TattooParlor'],
  additionalType: null,
  names: {
    en: ['tattoo*', 'tattoo studio*', 'tattoo parlor*', 'tattoo artist*', 'piercing studio', 'body piercing'],
    de: ['tattoostudio*', 'tattoo*', 'tätowierer*', 'piercingstudio', 'tätowierstudio'],
    es: ['estudio de tatuajes', 'tatuador*', 'tatuajes', 'tattoo'],
    fr: ['salon de tatouage', 'tatoueur*', 'tatouage*', 'studio de tatouage'],
    it: ['tatuatore', 'tatuatori', 'studio di tatuaggi', 'tatuaggi', 'tattoo'],
    nl: ['tattooshop*', 'tattoo studio*', 'tatoeëerder*', 'tatoeages', 'tattoo'],
    pt: ['tatuador*', 'estúdio de tatuagem', 'tatuagens', 'tattoo'],
  },
  work: { en: ['piercing*', 'cover up*'] },
  neverAlone: {},
  jobs: {
    en: ['custom tattoos', 'cover ups', 'piercing', 'fine line tattoos', 'tattoo removal'],
    de: ['cover up', 'piercing', 'fineline', 'tattooentfernung'],
    es: ['piercing', 'cover up', 'eliminación de tatuajes'],
    fr: ['piercing', 'recouvrement', 'détatouage'],
    it: ['piercing', 'cover up', 'rimozione tatuaggi'],
    nl: ['piercing', 'cover up', 'laseren'],
    pt: ['piercing', 'cobertura', 'remoção de tatuagem'],
  },
  sharedJobs: {
    en: [
      'cover up*',
      'piercing*',
      'body piercing',
      'laser removal',
      'fine line',
      'black and grey',
      'portraits',
      'flash tattoos',
    ],
    de: ['cover-up*', 'piercing*', 'laserentfernung', 'blackwork', 'realistic', 'permanent make-up'],
    es: ['tatuajes personalizados', 'piercing*', 'micropigmentación', 'realismo', 'línea fina'],
    fr: ['tatouage*', 'recouvrement*', 'piercing*', 'maquillage permanent', 'dermopigmentation'],
    it: ['tatuaggi personalizzati', 'piercing*', 'trucco permanente', 'realistico'],
    nl: ['tatoeages', 'cover up*', 'piercing*', 'permanente make-up'],
    pt: ['tatuagens', 'piercing*', 'micropigmentação'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Black Anchor tattoo studio in Hove' },
      { language: 'es', text: 'Tatuador en Elche' },
    ],
    notNamed: [
      { language: 'en', text: 'The tattered flag' },
      { language: 'fr', text: 'La tata du village' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/tattoo',
};
