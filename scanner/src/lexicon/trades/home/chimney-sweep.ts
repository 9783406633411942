import type { TradeEntry } from '../../trade.ts';

export const chimneySweep: TradeEntry = {
  id: 'chimney-sweep',
  questions: 'generic',
  customers: 'at-home',
  noun: 'chimney sweep',
  companyNoun: 'chimney company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Chimney_sweep',
  names: {
    en: [
      'chimney sweep*',
      'chimney company',
      'chimney cleaning company',
      'chimney services',
      'chimney cleaning',
      'chimney repair*',
      'chimney service',
      'chimney specialists',
      'chimney and fireplace',
      'chimney & fireplace',
      'chimney inspection',
      'fireplace and chimney',
      'sweep services',
      'chimney contractor*',
      'chimney liner*',
      'chimney masonry',
      'fireplace installer*',
      'stove fitter*',
    ],
    de: [
      'schornsteinfeger*',
      'kaminkehrer*',
      'rauchfangkehrer*',
      'kaminfeger*',
      'bezirksschornsteinfeger*',
      'bevollmächtigter bezirksschornsteinfeger',
      'feuerungskontrolle',
      'schornsteintechnik',
      'kamin- und ofenbau',
      'kaminbauer',
      'essenkehrer',
      'kachelöfen',
      'kaminreinigung',
    ],
    es: [
      'deshollinador*',
      'limpieza de chimeneas',
      'limpiachimeneas',
      'deshollinado',
      'limpieza de chimenea',
      'deshollinamiento',
      'mantenimiento de chimeneas',
      'instalación de chimeneas',
      'limpieza de estufas de pellet',
      'limpieza de conductos de humos',
    ],
    fr: [
      'ramoneur*',
      'ramonage',
      'fumiste',
      'fumisterie',
      'ramonage de cheminée*',
      'entreprise de ramonage',
      'ramonage et entretien',
      'ramonage cheminée',
      'ramoneur qualifié',
      'maître ramoneur',
      'ramonage de chaudière',
      'fumisterie ramonage',
      'tubage de cheminée',
      'ramonage de conduits',
      'poêlier fumiste',
      'tubage cheminée',
      'âtrier',
      'installateur de poêles',
    ],
    it: [
      'spazzacamino',
      'spazzacamini',
      'pulizia camini',
      'pulizia canne fumarie',
      'fumisteria',
      'spazza camino',
      'pulizia canna fumaria',
      'canne fumarie',
      'pulizia caminetti',
      'pulizia stufe',
      'pulizia stufe a pellet',
      'videoispezione canne fumarie',
      'fumisteria specializzata',
      'installazione canne fumarie',
      'impianti fumari',
    ],
    nl: [
      'schoorsteenveger*',
      'schoorsteenveegbedrijf',
      'schoorsteenvegen',
      'schoorsteen vegen',
      'schouwveger*',
      'schoorsteenveger bedrijf',
      'schouwen en kachels',
      'kachelspecialist',
      'schouwvegen',
      'veegbedrijf',
      'kachelwinkel',
    ],
    pt: [
      'limpa chaminés',
      'limpeza de chaminés',
      'limpeza de chaminé',
      'limpeza de lareiras',
      'limpeza de lareira',
      'limpeza de recuperadores de calor',
      'lareiras e recuperadores',
      'limpeza de condutas de fumo',
      'limpeza de salamandras',
      'desentupimento de chaminés',
      'manutenção de lareiras',
      'limpeza de coifas e chaminés',
    ],
  },
  work: { en: ['flue*', 'creosote'] },
  neverAlone: {},
  jobs: {
    en: ['chimney inspection*', 'chimney relining', 'fireplace repair', 'dryer vent cleaning'],
    de: ['feuerstättenschau', 'energieberatung', 'kaminöfen'],
    es: ['limpieza de estufas de pellets'],
    fr: ['ramonage de cheminée', 'débistrage', 'tubage'],
    it: ['risanamento canne fumarie'],
    nl: ['schoorsteenreparatie', 'rookkanaal'],
    pt: ['limpeza de recuperadores'],
  },
  sharedJobs: {
    en: [
      'chimney repair',
      'chimney lining',
      'stove installation',
      'bird guards',
      'cowls',
      'wood burning stoves',
      'flue lining',
    ],
    de: ['abgasmessung', 'lüftungsreinigung', 'schornsteinreinigung', 'rauchwarnmelder', 'feuerstättenberatung'],
    es: ['inspección de chimeneas', 'estufas', 'calderas de pellets', 'conductos de humos'],
    fr: ['poêles', 'inserts', 'certificat de ramonage'],
    it: ['videoispezione', 'intubamento', 'stufe a pellet', 'caldaie'],
    nl: ['kachels', 'rookkanalen', 'schoorsteeninspectie', 'vogelwering'],
    pt: ['inspeção de chaminés', 'recuperadores de calor', 'lareiras', 'salamandras'],
  },
  mentions: {
    en: `
      chimney sweeping; chimney installation; chimney caps; liner installation; tuckpointing; masonry repair;
      firebox repair; smoke chamber parging; creosote removal; gas fireplace service; fireplace installation;
      wood stove installation; cctv inspection; chimney liners; chimney rebuilds`,
    de: `
      schornsteinsanierung; schornsteinbau; edelstahlschornsteine; kaminsanierung; feinstaubmessung;
      emissionsmessung; energieausweis; energieausweise; dunstrohrreinigung; rauchmelderwartung; lüftungsmessung;
      gasüberprüfung; abgaswegeüberprüfung; kehrarbeiten; kehrung; pelletöfen`,
    es: `
      instalación de estufas; mantenimiento de estufas de pellets; entubado de chimeneas; reparación de chimeneas;
      estufas de leña; chimeneas de leña; chimeneas a medida; sombreretes; limpieza de calderas;
      certificado de deshollinado; inspección con cámara; estufas de pellet; tubos de chimenea; insertables;
      conductos de humo`,
    fr: `
      ramonage de poêle; ramonage de poêle à granulés; ramonage d'insert; entretien de poêle à granulés;
      entretien poêle à granulés; chemisage; gainage de cheminée; réparation de cheminée;
      pose de chapeau de cheminée; inspection vidéo; poêles à bois; inserts et foyers; détection de fuites`,
    it: `
      pulizia caldaie a pellet; manutenzione stufe a pellet; intubamento canne fumarie; installazione stufe;
      verifica tiraggio; prova di tenuta; stufe a legna; caminetti; comignoli; caldaie a biomassa;
      certificazione canne fumarie; bistro; manutenzione stufe; certificazione canna fumaria; controllo fumi`,
    nl: `
      schoorsteenkappen; schoorsteenkap plaatsen; schouw vegen; kachelonderhoud; onderhoud pelletkachel;
      pelletkachels; houtkachels; gashaarden; haarden; inbouwhaarden; camera inspectie; nestverwijdering;
      schoorsteenrenovatie; schoorsteenkanaal; rookgasafvoer; schoorsteenkap; nokgevelrenovatie;
      vogelnest verwijderen; houtkachel; pelletkachel; rookproef; veegcertificaat; schoorsteenattest`,
    pt: `
      limpeza de condutas; manutenção de salamandras; instalação de salamandras;
      instalação de recuperadores de calor; instalação de lareiras; reparação de chaminés; entubamento de chaminés;
      salamandras a pellets; recuperadores a pellets; caldeiras a pellets; chapéus de chaminé; churrasqueiras;
      certificado de limpeza; tubos de fumo; recuperadores; revestimento de chaminés; limpeza de fuligem`,
  },
  examples: {
    named: [
      { language: 'en', text: "Dick's chimney sweeps, Bath" },
      { language: 'de', text: 'Ihr Schornsteinfeger in Jena' },
    ],
    notNamed: [
      { language: 'en', text: 'A cosy room with a chimney' },
      { language: 'fr', text: 'La cheminée du salon' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/chimney_sweeper',
};
