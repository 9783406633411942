import type { TradeEntry } from '../../trade.ts';

export const windowCleaner: TradeEntry = {
  id: 'window-cleaner',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee', 'licensed'],
  noun: 'window cleaner',
  companyNoun: 'window cleaning company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Window_cleaner',
  names: {
    en: [
      'window cleaner',
      'window cleaners',
      'window cleaning',
      'window cleaning service*',
      'window washing',
      'window washer*',
      'window washing service*',
      'window cleaning company',
      'residential window cleaning',
      'commercial window cleaning',
      'professional window cleaning',
      'reach and wash',
      'window and gutter cleaning',
      'exterior window cleaning',
      'high level window cleaning',
    ],
    de: [
      'fensterputzer*',
      'fensterreiniger',
      'fensterreinigung*',
      'glasreinigung*',
      'glasreiniger',
      'fensterputzservice',
      'fenster putzen',
      'glas und fensterreinigung',
      'fensterputzdienst',
    ],
    es: [
      'limpieza de cristales',
      'limpiacristales',
      'limpieza de ventanas',
      'limpieza de vidrios',
      'limpieza de cristales y fachadas',
      'cristaleros',
      'limpiadores de cristales',
      'limpiador de cristales',
      'limpieza de cristales en altura',
      'lavado de vidrios',
      'limpieza de escaparates',
    ],
    fr: [
      'laveur de vitres',
      'laveur de carreaux',
      'nettoyage de vitres',
      'lavage de vitres',
      'nettoyage de vitrerie',
      'nettoyage vitres',
      'lavage de vitre',
      'laveurs de vitres',
      'lavage de fenêtres',
      'lavage vitres',
      'nettoyage des vitres',
      'nettoyeur de vitres',
      'laveur vitres',
      'laveuse de vitres',
      'lavage de carreaux',
    ],
    it: [
      'pulizia vetri',
      'pulizia vetrate',
      'pulizia finestre',
      'lavaggio vetri',
      'pulizia dei vetri',
      'pulizie vetri',
      'pulizia di vetri',
      'pulitura vetri',
      'lavaggio vetrate',
      'pulizia vetri e vetrate',
      'pulitore di vetri',
    ],
    nl: [
      'glazenwasser*',
      'glasbewassing',
      'ramenwasser*',
      'ruitenwasser*',
      'ramen wassen',
      'glazenwasserij*',
      'glazenwassen',
      'ramen lappen',
      'ruiten wassen',
      'glasreiniging',
      'glasbewassingsbedrijf',
    ],
    pt: [
      'limpeza de vidros',
      'limpeza de janelas',
      'limpeza de vidraças',
      'lavagem de vidros',
      'limpador de vidros',
      'limpa vidros',
      'limpeza de vidro',
      'limpeza de fachadas de vidro',
      'limpadores de vidros',
      'limpeza de vidros em altura',
      'lavador de vidros',
    ],
  },
  work: {
    it: ['lavavetri'],
  },
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'conservatory cleaning',
      'water fed pole',
      'pure water window cleaning',
      'conservatory roof cleaning',
      'screen cleaning',
      'skylight cleaning',
      'hard water stain removal',
      'interior window cleaning',
    ],
    de: [
      'rahmenreinigung',
      'wintergartenreinigung',
      'schaufensterreinigung',
      'glasfassadenreinigung',
      'dachfensterreinigung',
      'rolladenreinigung',
      'fensterrahmenreinigung',
      'falzreinigung',
    ],
    es: [
      'limpieza de persianas',
      'limpieza de escaparates',
      'limpieza de vidrios en altura',
      'limpieza de marcos',
      'limpieza de cristales de comercios',
      'limpieza de toldos',
      'limpieza de fachadas acristaladas',
      'limpieza de claraboyas',
    ],
    fr: [
      'nettoyage de vérandas',
      'nettoyage de vitrines',
      'nettoyage de baies vitrées',
      "nettoyage d'enseignes",
      'eau pure',
      'nettoyage de véranda',
      'nettoyage de verrières',
      'lavage de moustiquaires',
    ],
    it: [
      'pulizia vetrine',
      'pulizia vetri in quota',
      'pulizia serramenti',
      'pulizia verande',
      'lavaggio vetri con asta',
      'pulizia persiane',
      'pulizia infissi',
      'pulizia tapparelle',
    ],
    nl: [
      'osmose glasbewassing',
      'kozijnreiniging',
      'kozijnen reinigen',
      'glasbewassing binnen',
      'glasbewassing buiten',
      'binnen en buitenzijde',
      'veranda reinigen',
      'veranda schoonmaken',
    ],
    pt: [
      'limpeza de montras',
      'limpeza de vidros exteriores',
      'limpeza de caixilharias',
      'limpeza de estores',
      'limpeza de marquises',
      'limpeza de vidros em condomínios',
      'limpeza de vitrines',
      'limpeza de vidro em altura',
    ],
  },
  mentions: {
    en: `
      frames and sills; track cleaning; post construction window cleaning; mirror cleaning; glass restoration;
      gutter cleaning; gutter clearing; fascia cleaning; soffit cleaning; solar panel cleaning; pressure
      washing; fascias and soffits; cladding cleaning; soft washing
    `,
    de: `
      fensterbankreinigung; solaranlagenreinigung; osmosereinigung; glasdachreinigung; unterhaltsreinigung;
      fassadenreinigung; photovoltaikreinigung; jalousienreinigung; bauendreinigung; treppenhausreinigung;
      büroreinigung
    `,
    es: `
      limpieza de cristaleras; limpieza de cristales con pértiga; limpieza de fachadas; limpieza de placas
      solares; trabajos verticales; limpieza de rótulos; limpieza de comunidades
    `,
    fr: `
      nettoyage de châssis; nettoyage de volets; perche télescopique; nettoyage de velux; nettoyage vérandas;
      nettoyage de panneaux solaires; nettoyage de gouttières; nettoyage de façades; nettoyage de panneaux
      photovoltaïques; lavage à pression
    `,
    it: `
      acqua osmotizzata; pulizia facciate in vetro; pulizia lucernari; pulizia pannelli solari; pulizia
      facciate; pulizia condomini; pulizia uffici; pulizia grondaie
    `,
    nl: `
      boeidelen reinigen; ramen wassen met osmose; lichtkoepel reinigen; serre reinigen; wassen met telescoop;
      kozijnen wassen; ramen wassen particulier; lichtstraat reinigen; zonnepanelen reinigen; dakgoten
      reinigen; gevelreiniging; dakgoot legen; rolluiken reinigen; schoonmaak na verbouwing
    `,
    pt: `
      limpeza de toldos; limpeza de esquadrias; limpeza de fachadas; limpeza de painéis solares; limpeza em
      altura; limpeza pós obra; alpinismo industrial
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Window cleaner in Whitby' },
      { language: 'nl', text: 'Glazenwasser De Vries in Emmen' },
    ],
    notNamed: [
      { language: 'en', text: 'Clean windows and doors for sale' },
      { language: 'de', text: 'Die Scheibe ist sauber' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
