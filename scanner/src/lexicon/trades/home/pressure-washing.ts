import type { TradeEntry } from '../../trade.ts';

export const pressureWashing: TradeEntry = {
  id: 'pressure-washing',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee', 'licensed'],
  noun: 'pressure washing service',
  companyNoun: 'pressure washing company',
  schemaTypes: ['HomeAndConstructionBusiness', 'LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Pressure_washing',
  names: {
    en: [
      'pressure washing',
      'pressure washing company',
      'pressure washer service*',
      'power washing',
      'soft washing',
      'soft wash',
      'pressure cleaning',
      'roof cleaning',
      'driveway cleaning',
      'exterior cleaning',
      'house washing',
      'exterior cleaners',
      'softwashing',
      'powerwashing',
      'pressure washers',
      'exterior washing',
      'driveway and patio cleaning',
    ],
    de: [
      'steinreinigung*',
      'fassadenreinigung*',
      'pflasterreinigung*',
      'terrassenreinigung*',
      'dachreinigung*',
      'hochdruckreinigungsservice',
      'außenreinigung',
      'dach und fassadenreinigung',
      'steinreiniger',
      'hochdruckreinigung',
      'dachreiniger*',
      'fassadenwäsche',
      'fassadenreiniger*',
      'terrassenreiniger*',
      'trockeneisreinigung*',
      'hochdruckreiniger service',
    ],
    es: [
      'hidrolavado*',
      'limpieza a presión',
      'lavado a presión',
      'limpieza de fachadas',
      'hidrolimpieza',
      'limpieza con agua a presión',
      'limpieza con hidrolimpiadora',
    ],
    fr: [
      'lavage à pression',
      'lavage haute pression',
      'nettoyage haute pression',
      'nettoyage de façades',
      'nettoyage extérieur',
      'nettoyage de façade',
      'lavage sous pression',
      'hydrogommage',
      'aérogommage',
      'aérogommeur*',
      'lavage de façade*',
      'nettoyage façade*',
      'lavage de revêtement*',
      'lavage à haute pression',
      'nettoyage à haute pression',
    ],
    it: [
      'idropulizia',
      'idrolavaggio',
      'pulizia facciate',
      'lavaggio ad alta pressione',
      'idrosabbiatura',
      'lavaggio facciate',
      'pulizie esterne',
      'idropulitura',
      'idrolavaggi',
      'pulizia facciata',
      'pulizie facciate',
    ],
    nl: [
      'gevelreiniging*',
      'dakreiniging*',
      'terrasreiniging*',
      'hogedrukreiniging*',
      'opritreiniging*',
      'gevelreiniger*',
      'terrasreiniger*',
      'ontmossen',
      'dakontmossing',
      'straatreiniging',
      'reinigen van terrassen',
      'dakreiniger*',
      'hogedruk reiniging',
    ],
    pt: [
      'lavagem de fachadas',
      'limpeza de fachadas',
      'hidrolavagem',
      'limpeza de alta pressão',
      'lavagem de telhados',
      'limpeza com alta pressão',
      'lavagem de alta pressão',
      'limpeza a jato',
      'lavagem à pressão',
      'hidrolavagens',
      'lavagem a jato',
      'lavagem de telhado',
      'limpeza de telhado',
      'remoção de grafitis',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'driveway pressure washing',
      'roof washing',
      'patio cleaning',
      'deck washing',
      'concrete cleaning',
      'render cleaning',
      'fence cleaning',
      'moss removal',
      'house wash',
      'block paving cleaning',
    ],
    de: [
      'graffitientfernung*',
      'algenentfernung',
      'moosentfernung',
      'dachentmoosung',
      'hofreinigung',
      'wegereinigung',
      'auffahrt reinigen',
      'pflastersteinreinigung',
      'trockeneisstrahlen',
      'photovoltaikreinigung',
    ],
    es: [
      'eliminación de grafitis',
      'limpieza de terrazas',
      'limpieza de patios',
      'lavado de fachadas',
      'limpieza de graffitis',
      'lavado de banquetas',
      'limpieza criogénica',
      'lavado de techos',
      'hidroarenado',
    ],
    fr: [
      'nettoyage de terrasse',
      'nettoyage de terrasses',
      'traitement hydrofuge',
      'enlèvement de graffitis',
      'lavage de bâtiments',
      'nettoyage de dalles',
      'décapage de façade',
      'démoussage de toiture',
      'nettoyage de pavés',
      'lavage de toiture',
    ],
    it: [
      'pulizia terrazze',
      'rimozione graffiti',
      'lavaggio tetti',
      'lavaggio cortili',
      'pulizia cortili',
      'pulizia pavimentazioni esterne',
      'sabbiatura',
      'rimozione muschio',
      'pulizia vialetti',
    ],
    nl: [
      'oprit reinigen',
      'terras reinigen',
      'gevel reinigen',
      'dak reinigen',
      'graffiti verwijderen',
      'mos verwijderen',
      'opritten reinigen',
      'gevelimpregnatie',
      'klinkers reinigen',
      'dakcoating',
    ],
    pt: [
      'limpeza de terraços',
      'remoção de graffiti',
      'limpeza de pátios',
      'limpeza de calçadas',
      'lavagem de muros',
      'lavagem de pátios',
      'lavagem de calçadas',
      'lavagem de pisos',
      'limpeza de pedra',
    ],
  },
  sharedJobs: {
    en: ['gutter cleaning', 'graffiti removal', 'window cleaning', 'solar panel cleaning', 'fleet washing'],
    de: ['solarreinigung', 'dachrinnenreinigung', 'imprägnierung*', 'steinversiegelung', 'fassadenschutz'],
    es: [
      'limpieza de tejados',
      'chorro de arena',
      'limpieza de placas solares',
      'limpieza de paneles solares',
      'limpieza de canalones',
      'impermeabilización',
    ],
    fr: ['démoussage*', 'nettoyage de toitures', 'nettoyage de toiture', 'nettoyage de gouttières', 'hydrofuge'],
    it: [
      'pulizia tetti',
      'pulizia pannelli solari',
      'pulizia pannelli fotovoltaici',
      'lavaggio pannelli fotovoltaici',
      'pulizia grondaie',
      'trattamento cotto',
    ],
    nl: ['zonnepanelen reinigen', 'dakgoten reinigen', 'impregneren', 'hydrofoberen', 'graffitiverwijdering'],
    pt: [
      'limpeza de telhados',
      'hidrojateamento',
      'limpeza de painéis solares',
      'limpeza de calhas',
      'impermeabilização',
      'limpeza de vidros',
    ],
  },
  mentions: {
    en: `
      paver sealing; rust removal; dumpster pad cleaning; residential pressure washing; commercial pressure washing;
      roof soft washing; soft washing services; driveway washing; sidewalk cleaning; patio washing; deck cleaning;
      deck and fence cleaning; fence washing; siding cleaning; vinyl siding cleaning; brick cleaning;
      stucco cleaning; stone cleaning; cladding cleaning; k rend cleaning; conservatory cleaning; decking cleaning;
      tarmac cleaning; doff cleaning; parking lot cleaning
    `,
    de: `
      dachbeschichtung*; sandstrahlen; fugensanierung; natursteinreinigung; betonsteinreinigung; steinimprägnierung;
      pflaster reinigen; pflasterversiegelung; hofeinfahrt reinigen; hofeinfahrten; einfahrtsreinigung;
      gehwegreinigung; terrassenplatten; terrasse reinigen; holzterrassen; gartenwege; mauerreinigung;
      fassadenimprägnierung; fassade reinigen; fassadenalgen; algen und moos; grünbelagentfernung; flechten;
      dach reinigen; dachversiegelung
    `,
    es: `
      limpieza de naves; limpieza de cristales; sellado de pavers; pintura; lavado a presión residencial;
      lavado a presión comercial; limpieza de alta presión; limpieza de suelos exteriores; limpieza de aceras;
      limpieza de entradas; limpieza de pavimentos; limpieza de muros; limpieza de piedra; limpieza de ladrillo;
      limpieza de cubiertas; limpieza de garajes; limpieza de parkings; limpieza de maquinaria; limpieza de toldos;
      limpieza de graffiti; limpieza de tanques; lavado de casas; lavado de driveways; lavado de entradas;
      lavado de muros
    `,
    fr: `
      anti-mousse; lavage de vitres; lavage résidentiel; lavage commercial; lavage de maison;
      lavage de revêtement extérieur; lavage de brique; lavage de pavé; lavage de stationnement;
      lavage de conteneurs; lavage extérieur; lavage de patio; lavage de clôture; nettoyage d'allées;
      nettoyage de cours; nettoyage des murs; nettoyage de murets; nettoyage de terrasse bois; nettoyage de bardage;
      nettoyage basse pression; nettoyage cryogénique; nettoyage vapeur; nettoyage par drone; nettoyage de parking;
      traitement anti-mousse
    `,
    it: `
      criosabbiatura; lavori in quota; impermeabilizzazione; pulizia ad alta pressione; pulizia con idropulitrice;
      idropulizie; lavaggio piazzali; lavaggio terrazzi; lavaggio pavimentazioni; lavaggio muri; lavaggio esterni;
      lavaggio capannoni; lavaggio coperture; lavaggio parcheggi; lavaggio mezzi; pulizia muri;
      pulizia muri esterni; pulizia autobloccanti; pulizia pietra; pulizia porfido; pulizia marmo; pulizia legno;
      pulizia tende da sole; pulizia garage; pulizia tegole
    `,
    nl: `
      onkruid verwijderen; invegen; zandstralen; stoom reinigen; stoomreiniging; hogedruk reinigen;
      hoge druk reiniging; reinigen onder hoge druk; reinigen onder lage druk; lagedrukreiniging; softwash;
      softwash reiniging; gevels reinigen; gevelrenovatie; gevelbehandeling; gevel impregneren; gevel hydrofoberen;
      voegwerk; chemische gevelreiniging; daken reinigen; dakpannen reinigen; dak coaten; leien dak reinigen;
      mosbestrijding; ontmossing
    `,
    pt: `
      limpeza de vidros em altura; limpeza pós-obra; pintura de fachadas; jateamento; lavagem de fachada;
      lavagem de fachadas prediais; lavagem de prédios; lavagem de pavimentos; lavagem de garagens;
      lavagem de estacionamentos; lavagem de caves; lavagem de paredes; lavagem de casas; lavagem externa;
      lavagem de vidros; limpeza de fachada; limpeza de prédios; limpeza de muros; limpeza de pavimentos;
      limpeza de pedras; limpeza de pedra portuguesa; limpeza de granito; limpeza de garagens;
      limpeza de coberturas; limpeza de algerozes
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Bluewave Pressure Washing in Tampa' },
      { language: 'de', text: 'Steinreinigung Voss in Melle' },
      { language: 'nl', text: 'Gevelreiniging in Ede' },
    ],
    notNamed: [
      { language: 'en', text: 'No pressure, just washing up' },
      { language: 'fr', text: 'Sous haute pression au travail' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
