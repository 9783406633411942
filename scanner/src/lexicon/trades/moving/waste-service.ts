import type { TradeEntry } from '../../trade.ts';

export const wasteService: TradeEntry = {
  id: 'waste-service',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee'],
  noun: 'waste collection service',
  companyNoun: 'waste management company',
  schemaTypes: ['LocalBusiness', 'RecyclingCenter'],
  additionalType: 'http://www.productontology.org/id/Waste_management',
  names: {
    en: [
      'waste management',
      'waste collection',
      'waste disposal',
      'recycling company',
      'waste company',
      'waste services',
      'skip hire',
      'skip bin hire',
      'garbage collection',
      'trash pickup',
      'trash collection',
      'waste hauler*',
      'roll off dumpster*',
      'recycling center',
      'recycling centre',
      'dumpster rental*',
      'recycling services',
      'waste recycling',
      'waste contractor*',
      'roll-off containers',
      'dumpster service*',
      'dumpster hire',
    ],
    de: [
      'entsorgungsfachbetrieb*',
      'entsorgungsunternehmen*',
      'entsorgungsbetrieb*',
      'abfallentsorgung*',
      'containerdienst*',
      'recyclinghof*',
      'recycling und entsorgung',
      'muldenservice',
      'muldendienst',
      'muldenverleih',
      'entsorgung und recycling',
      'abfallwirtschaft',
      'entsorger',
      'entsorgungszentrum',
      'entsorgungsfirma',
      'abfallbeseitigung',
      'abfallverwertung',
      'wertstoffhof',
      'recyclingunternehmen',
    ],
    es: [
      'gestión de residuos',
      'gestor de residuos',
      'recogida de residuos',
      'alquiler de contenedores',
      'contenedores de escombros',
      'gestores de residuos',
      'recolección de basura',
      'alquiler de contenedores de obra',
      'manejo de residuos',
      'planta de reciclaje',
      'recolección de residuos',
      'gestión integral de residuos',
      'recolección de basuras',
      'tratamiento de residuos',
      'disposición de residuos',
      'disposición final de residuos',
      'recolectora de basura',
    ],
    fr: [
      'gestion des déchets',
      'collecte des déchets',
      'collecte de déchets',
      'traitement des déchets',
      'location de bennes',
      'location de benne',
      'location de conteneurs',
      'recyclage des déchets',
      'location de conteneur*',
      'centre de tri',
      'collecte et recyclage',
      'gestion de déchets',
      'valorisation des déchets',
      'traitement de déchets',
      'centre de recyclage',
      'tri et recyclage',
      'tri des déchets',
    ],
    it: [
      'gestione rifiuti',
      'smaltimento rifiuti',
      'raccolta rifiuti',
      'trattamento rifiuti',
      'noleggio cassoni',
      'recupero rifiuti',
      'servizi ecologici',
      'trasporto rifiuti',
      'noleggio cassoni scarrabili',
      'ecologia e ambiente',
      'gestione dei rifiuti',
      'smaltimento dei rifiuti',
      'noleggio container per rifiuti',
      'impianto di recupero',
      'impianto di smaltimento',
      'trasporto di rifiuti',
    ],
    nl: [
      'afvalverwerking*',
      'afvalinzameling',
      'afvalbeheer',
      'containerverhuur',
      'afvalcontainer huren',
      'container huren',
      'containerdienst*',
      'afvalbedrijf',
      'afvalinzamelaar',
      'afvalverwijdering',
      'recyclingbedrijf',
      'containerbedrijf',
      'afvalinzamelaars',
      'afvalverwerker*',
      'afvalrecycling',
      'afvalrecyclage',
      'afvalophaling',
      'afvalophaler',
    ],
    pt: [
      'gestão de resíduos',
      'recolha de resíduos',
      'coleta de resíduos',
      'caçamba*',
      'aluguel de caçambas',
      'gerenciamento de resíduos',
      'aluguer de contentores',
      'gestão ambiental de resíduos',
      'tratamento de resíduos',
      'operador de gestão de resíduos',
      'disk entulho',
      'aluguer de contentores de entulho',
      'coleta de lixo',
      'reciclagem de resíduos',
      'gestor de resíduos',
      'gestores de resíduos',
      'operador de resíduos',
      'destinação de resíduos',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'mini skip*',
      'wheelie bin hire',
      'grab hire',
      'roro skip*',
      'front load dumpster*',
      'commercial waste collection',
      'trade waste',
      'confidential waste disposal',
      'bin hire',
      'weekly trash service',
    ],
    de: [
      'absetzcontainer',
      'abrollcontainer',
      'containervermietung',
      'bauschuttentsorgung',
      'sperrmüllentsorgung',
      'grünschnittentsorgung',
      'altholzentsorgung',
      'gewerbeabfall*',
      'aktenvernichtung*',
      'muldenvermietung',
    ],
    es: [
      'contenedores de obra',
      'residuos peligrosos',
      'destrucción de documentos',
      'contenedores para escombros',
      'sacos de escombros',
      'recogida de escombros',
      'destrucción de documentación',
      'residuos industriales',
      'compactadores',
    ],
    fr: [
      'benne à gravats',
      'benne à déchets',
      'évacuation de gravats',
      'recyclage du bois',
      'location de bennes à ordures',
      'déchets industriels',
      'collecte sélective',
      "destruction d'archives",
      'bennes amovibles',
    ],
    it: [
      'raccolta differenziata',
      'rifiuti speciali',
      'rifiuti pericolosi',
      'rifiuti ingombranti',
      'cassoni scarrabili',
      'smaltimento macerie',
      'smaltimento ingombranti',
      'macero documenti',
      'distruzione documenti',
    ],
    nl: [
      'puincontainer*',
      'afvalcontainer*',
      'bouwafval',
      'grofvuil',
      'containers huren',
      'bouw en sloopafval',
      'rolcontainer*',
      'archiefvernietiging',
      'papiervernietiging',
      'bedrijfsafval',
    ],
    pt: [
      'recolha de entulho',
      'remoção de entulho',
      'resíduos perigosos',
      'contentores de entulho',
      'coleta de entulho',
      'destruição de documentos',
      'resíduos hospitalares',
      'caçamba estacionária',
      'coleta seletiva',
    ],
  },
  sharedJobs: {
    en: ['recycling', 'hazardous waste disposal', 'construction waste', 'garden waste', 'general waste'],
    de: ['bauschutt', 'altpapier', 'grünschnitt', 'sondermüll', 'asbestentsorgung'],
    es: ['reciclaje', 'punto limpio', 'retirada de amianto', 'podas', 'chatarra', 'recogida de papel y cartón'],
    fr: ['évacuation des déchets', 'déchets verts', 'déchets dangereux', 'ferraille', 'déchetterie', 'débarras'],
    it: ['smaltimento amianto', 'bonifiche', 'spurghi', 'rottami', 'smaltimento calcinacci', 'consulenza ambientale'],
    nl: ['groenafval', 'puin', 'bigbag*', 'oud ijzer', 'asbest'],
    pt: [
      'reciclagem',
      'sucata',
      'transporte de resíduos',
      'remoção de amianto',
      'resíduos industriais',
      'resíduos de construção',
    ],
  },
  mentions: {
    en: `
      cardboard recycling; document shredding; waste removal; residential trash service; curbside pickup;
      curbside recycling; bulk pickup; trash valet; garbage removal; garbage bins; compactors; compactor rental;
      food waste; clinical waste; medical waste; green waste; yard waste; glass recycling; plastic recycling;
      metal recycling; paper recycling; skip bags; builders skips; maxi skips; enclosed skips
    `,
    de: `
      schrottankauf; baustellenabfälle; wertstoffe; entrümpelung; baumischabfall; baumischabfälle;
      gemischte bauabfälle; abfallcontainer; containerverleih; absetzmulden; abrollmulden; welaki mulden; big bags;
      presscontainer; umleerbehälter; mülltonnen; restmüll; restabfall; biomüll; gelber sack; sperrmüll; sperrgut;
      altholz; altmetall; altglas
    `,
    es: `
      residuos de construcción; transporte de residuos; contenedores; alquiler de cubas; cubas de escombros; cubas;
      sacas; big bag; saco de escombros; residuos no peligrosos; residuos urbanos; residuos sanitarios;
      residuos hospitalarios; residuos orgánicos; residuos voluminosos; residuos vegetales;
      residuos de manejo especial; residuos electrónicos; raee; aceites usados; baterías; papel y cartón; plásticos;
      plástico; madera
    `,
    fr: `
      tri sélectif; compostage; déchetterie professionnelle; benne; bennes; benne tout venant; benne à encombrants;
      benne déchets verts; big bag; conteneurs; conteneur à déchets; conteneurs à chargement avant;
      conteneur roll-off; compacteurs; collecte des encombrants; collecte d'ordures; collecte de papier;
      collecte de cartons; collecte de biodéchets; biodéchets; déchets de chantier; déchets non dangereux;
      déchets du bâtiment; déchets de construction; matières recyclables
    `,
    it: `
      isola ecologica; trasporto macerie; riciclaggio; rifiuti non pericolosi; rifiuti urbani; rifiuti industriali;
      rifiuti edili; rifiuti sanitari; rifiuti elettronici; rifiuti agricoli; rifiuti inerti; rifiuti liquidi;
      rifiuti vegetali; raee; carta e cartone; carta da macero; plastica; vetro; legno; metalli; inerti; calcinacci;
      cartongesso; verde; sfalci e potature
    `,
    nl: `
      papier en karton; milieustraat; dakafval; restafval; container bestellen; afzetcontainer; afzetcontainers;
      afrolcontainers; rolcontainers; portaalcontainers; perscontainers; minicontainers; big bag; puinbak;
      bouwcontainer; bouwafvalcontainer; houtcontainer; groencontainer; grofvuilcontainer; grondcontainer;
      afvalsoorten; afvalstromen; afvaladvies; afvalmanagement; gemengd afval
    `,
    pt: `
      recolha de monos; locação de caçambas; ecoponto; entulho; contentores; contentor de entulho; big bags;
      sacos de entulho; caçamba para entulho; caçamba roll on; roll on roll off; poliguindaste; retirada de entulho;
      transporte de entulho; descarte de resíduos; descarte de entulho; destinação final; resíduos sólidos;
      resíduos orgânicos; resíduos classe i; resíduos de saúde; resíduos verdes; resíduos não perigosos;
      resíduos eletrónicos; resíduos eletrônicos
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Containerdienst und Entsorgungsfachbetrieb Lang' },
      { language: 'en', text: 'Alder Skip Hire and waste management, Derby' },
      { language: 'fr', text: 'Location de bennes à Dijon' },
    ],
    notNamed: [
      { language: 'en', text: 'Do not waste your evening' },
      { language: 'de', text: 'Der Container im Hafen' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
