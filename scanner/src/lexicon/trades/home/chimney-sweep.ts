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
    en: ['chimney sweep*', 'chimney company', 'chimney cleaning company', 'chimney services'],
    de: [
      'schornsteinfeger*',
      'kaminkehrer*',
      'rauchfangkehrer*',
      'kaminfeger*',
      'kaminbau',
      'ofenbauer*',
      'ofenbau',
      'ofensetzer*',
    ],
    es: ['deshollinador*', 'limpieza de chimeneas', 'limpiachimeneas'],
    fr: ['ramoneur*', 'ramonage', 'fumiste', 'fumisterie'],
    it: ['spazzacamino', 'spazzacamini', 'pulizia camini', 'pulizia canne fumarie'],
    nl: ['schoorsteenveger*', 'schoorsteenveegbedrijf', 'schoorsteenvegen'],
    pt: ['limpa chaminés', 'limpeza de chaminés'],
  },
  work: { en: ['flue*', 'creosote'] },
  neverAlone: {},
  jobs: {
    en: ['chimney inspection*', 'chimney cleaning', 'chimney relining', 'fireplace repair', 'dryer vent cleaning'],
    de: ['feuerstättenschau', 'kaminreinigung', 'energieberatung', 'kachelöfen', 'kaminöfen'],
    es: ['limpieza de estufas de pellets', 'deshollinado'],
    fr: ['ramonage de cheminée', 'débistrage', 'tubage'],
    it: ['videoispezione canne fumarie', 'pulizia stufe a pellet', 'risanamento canne fumarie'],
    nl: ['schoorsteen vegen', 'schoorsteenreparatie', 'rookkanaal'],
    pt: ['limpeza de recuperadores', 'limpeza de lareiras'],
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
    es: ['limpieza de chimeneas', 'inspección de chimeneas', 'estufas', 'calderas de pellets', 'conductos de humos'],
    fr: ['poêles', 'inserts', 'ramonage de chaudière', 'certificat de ramonage'],
    it: ['pulizia camini', 'pulizia canne fumarie', 'videoispezione', 'intubamento', 'stufe a pellet', 'caldaie'],
    nl: ['kachels', 'rookkanalen', 'schoorsteeninspectie', 'vogelwering'],
    pt: ['limpeza de chaminés', 'inspeção de chaminés', 'recuperadores de calor', 'lareiras', 'salamandras'],
  },
  mentions: {
    en: `
      chimney sweeping; chimney installation; chimney caps; liner installation; tuckpointing; masonry repair;
      firebox repair; smoke chamber parging; creosote removal; gas fireplace service; fireplace installation;
      wood stove installation; cctv inspection; chimney liners; chimney rebuilds
    `,
    de: `
      schornsteinsanierung; schornsteinbau; edelstahlschornsteine; kaminsanierung; feinstaubmessung; emissionsmessung;
      energieausweis; energieausweise; dunstrohrreinigung; rauchmelderwartung; lüftungsmessung; gasüberprüfung;
      abgaswegeüberprüfung; kehrarbeiten; kehrung; pelletöfen
    `,
    es: `
      instalación de estufas; instalación de chimeneas; mantenimiento de estufas de pellets;
      limpieza de conductos de humos; entubado de chimeneas; reparación de chimeneas; estufas de leña;
      chimeneas de leña; chimeneas a medida; sombreretes; limpieza de calderas; certificado de deshollinado;
      inspección con cámara
    `,
    fr: `
      ramonage de poêle; ramonage de poêle à granulés; ramonage d'insert; entretien de poêle à granulés;
      entretien poêle à granulés; tubage de cheminée; chemisage; gainage de cheminée; réparation de cheminée;
      pose de chapeau de cheminée; inspection vidéo; poêles à bois; poêles à granulés; inserts et foyers;
      détection de fuites
    `,
    it: `
      pulizia canna fumaria; pulizia caminetti; pulizia caldaie a pellet; manutenzione stufe a pellet;
      intubamento canne fumarie; installazione canne fumarie; installazione stufe; verifica tiraggio; prova di tenuta;
      stufe a legna; caminetti; comignoli; caldaie a biomassa; certificazione canne fumarie
    `,
    nl: `
      schoorsteenkappen; schoorsteenkap plaatsen; schouw vegen; kachelonderhoud; onderhoud pelletkachel;
      pelletkachels; houtkachels; gashaarden; haarden; inbouwhaarden; camera inspectie; nestverwijdering;
      schoorsteenrenovatie; schoorsteenkanaal
    `,
    pt: `
      limpeza de salamandras; limpeza de chaminé; limpeza de condutas; manutenção de salamandras;
      instalação de salamandras; instalação de recuperadores de calor; instalação de lareiras; reparação de chaminés;
      entubamento de chaminés; salamandras a pellets; recuperadores a pellets; caldeiras a pellets;
      chapéus de chaminé; churrasqueiras
    `,
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
