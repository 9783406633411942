import type { TradeEntry } from '../../trade.ts';

export const recordingStudio: TradeEntry = {
  id: 'recording-studio',
  questions: 'generic',
  noun: 'recording studio',
  companyNoun: 'recording studio',
  schemaTypes: ['EntertainmentBusiness', 'LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Recording_studio',
  names: {
    en: ['recording studio*', 'music studio*', 'rehearsal studio*', 'mixing and mastering', 'podcast studio'],
    de: ['tonstudio*', 'aufnahmestudio*', 'proberaum*', 'musikstudio'],
    es: ['estudio de grabación', 'estudios de grabación', 'sala de ensayo', 'estudio musical'],
    fr: ["studio d'enregistrement", 'studio de répétition', "studios d'enregistrement"],
    it: ['studio di registrazione', 'sala prove', 'studi di registrazione'],
    nl: ['opnamestudio*', 'muziekstudio*', 'oefenruimte*', 'geluidsstudio'],
    pt: ['estúdio de gravação', 'estúdio de música', 'sala de ensaio'],
  },
  work: { en: ['mastering', 'mixing', 'vocals'], it: ['mix', 'mastering', 'registrazione'] },
  neverAlone: {},
  jobs: {
    en: ['recording', 'mixing', 'mastering', 'music production', 'podcast production', 'voice over'],
    de: ['mastering', 'mischung', 'sprachaufnahmen', 'hörbuchproduktion'],
    es: ['grabación', 'mezcla', 'masterización', 'producción musical'],
    fr: ['enregistrement', 'mixage', 'mastering', 'production musicale'],
    it: [
      'registrazione',
      'mix',
      'mixaggio',
      'mastering',
      'produzione musicale',
      'produzioni',
      'editing',
      'arrangiamento',
      'doppiaggio',
    ],
    nl: ['opnemen', 'mixen', 'mastering', 'voice over'],
    pt: ['gravação', 'mixagem', 'masterização', 'produção musical'],
  },
  examples: {
    named: [
      { language: 'it', text: 'Studio di registrazione a Milano' },
      { language: 'en', text: 'Loud House recording studio in Leeds' },
    ],
    notNamed: [
      { language: 'en', text: 'A record player for sale' },
      { language: 'de', text: 'Der Ton macht die Musik' },
    ],
  },
  source: 'schema.org 30.0',
};
