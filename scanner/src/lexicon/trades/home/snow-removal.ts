import type { TradeEntry } from '../../trade.ts';

export const snowRemoval: TradeEntry = {
  id: 'snow-removal',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['guarantee', 'licensed'],
  noun: 'snow removal company',
  companyNoun: 'snow removal company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Snow_removal',
  names: {
    en: [
      'snow plowing',
      'snow ploughing',
      'snow clearing',
      'snowplow service',
      'snow removal service*',
      'winter maintenance',
      'gritting',
      'gritting service*',
      'winter gritting',
      'snow and ice management',
      'snow plowing service*',
      'snow plow service*',
      'snow and ice control',
    ],
    de: [
      'schneeräumung*',
      'räumdienst*',
      'schneeräumdienst*',
      'winterräumdienst*',
      'schneebeseitigung',
      'winterräumung',
      'schneeräumservice',
      'winterdienstleister',
      'schnee räumdienst',
    ],
    es: [
      'quitanieves',
      'remoción de nieve',
      'retirada de nieve',
      'vialidad invernal',
      'servicio de quitanieves',
      'despeje de nieve',
    ],
    fr: [
      'entreprise de déneigement',
      'service de déneigement',
      'déneigement résidentiel',
      'déneigement commercial',
      'viabilité hivernale',
      'entrepreneur en déneigement',
      'déneigement de stationnement',
      'déneigeur',
      "déneigement d'entrées",
      'déneigement de toitures',
    ],
    it: [
      'sgombero neve',
      'sgombro neve',
      'spalatura neve',
      'servizio neve',
      'rimozione neve',
      'spazzaneve',
      'servizio sgombero neve',
      'spargisale',
      'servizio spazzaneve',
    ],
    nl: [
      'gladheidsbestrijding',
      'sneeuwruimen',
      'sneeuw ruimen',
      'sneeuwruimdienst',
      'sneeuwruiming',
      'gladheidsbestrijder*',
      'gladheidbestrijding',
      'winterdiensten',
      'sneeuw en ijsbestrijding',
    ],
    pt: [
      'remoção de neve',
      'limpeza de neve',
      'limpa neves',
      'desobstrução de neve',
      'retirada de neve',
      'serviço de limpa neves',
    ],
  },
  work: {
    en: ['snow removal'],
    de: ['winterdienst', 'winterdienste'],
    es: ['limpieza de nieve'],
    fr: ['déneigement'],
    nl: ['winterdienst'],
  },
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'de icing',
      'ice control',
      'snow hauling',
      'sidewalk clearing',
      'roof snow removal',
      'ice dam removal',
      'driveway clearing',
      'sidewalk snow removal',
    ],
    de: [
      'streudienst',
      'schnee räumen',
      'glatteisbeseitigung',
      'dachschneeräumung',
      'schneeabfuhr',
      'räum und streudienst',
      'salzstreuung',
      'dachräumung',
    ],
    es: [
      'esparcido de sal',
      'despeje de nieve en tejados',
      'retirada de hielo',
      'mantenimiento invernal',
      'quitanieves a particulares',
    ],
    fr: [
      "épandage d'abrasif",
      'déneigement de toiture',
      'transport de neige',
      "déneigement d'entrée",
      'déneigement de stationnements',
      'soufflage de neige',
      'déneigement manuel',
      'disposition de neige',
    ],
    it: [
      'spargimento sale',
      'rimozione neve dai tetti',
      'rimozione ghiaccio',
      'pulizia tetti dalla neve',
      'trattamento antighiaccio',
      'spargimento di sale',
    ],
    nl: [
      'strooiservice',
      'zout strooien',
      'sneeuwvrij maken',
      'strooidienst',
      'preventief strooien',
      'ijsbestrijding',
      'strooizout',
      'sneeuw schuiven',
    ],
    pt: ['espalhamento de sal', 'remoção de gelo', 'limpeza de neve em telhados', 'sal gema', 'manutenção de inverno'],
  },
  mentions: {
    en: `
      grit bins; snow shovelling; snow shoveling; snow relocation; car park gritting; lawn care; parking lot
      sweeping; spring cleanup; landscaping
    `,
    de: `
      streugutentsorgung; eiszapfenentfernung; räumpflicht; hausmeisterservice; kehrdienst; grünpflege;
      grünflächenpflege; straßenreinigung
    `,
    es: `
      limpieza viaria; jardinería; mantenimiento de carreteras
    `,
    fr: `
      entretien de pelouse; excavation; aménagement paysager
    `,
    it: `
      manutenzione verde; manutenzione strade; pulizia piazzali
    `,
    nl: `
      sneeuwschuiven; groenonderhoud; terreinonderhoud; veegdienst; onkruidbestrijding
    `,
    pt: `
      manutenção de estradas; jardinagem; limpeza urbana
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Summit snow plowing in Minneapolis' },
      { language: 'fr', text: 'Entreprise de déneigement à Laval' },
    ],
    notNamed: [
      { language: 'en', text: 'A house in the snow' },
      { language: 'fr', text: 'La neige tombe en hiver' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
