import type { TradeEntry } from '../../trade.ts';

export const plumber: TradeEntry = {
  id: 'plumber',
  questions: 'plumbing',
  customers: 'at-home',
  noun: 'plumber',
  companyNoun: 'plumbing company',
  schemaTypes: ['Plumber'],
  additionalType: null,
  names: {
    en: [
      'plumber',
      'plumbers',
      'plumbing company',
      'plumbing companies',
      'plumbing contractor*',
      'plumbing & drain*',
      'plumbing and drain*',
      'plumbing services',
      'plumbing and heating',
      'plumbing & heating',
      'emergency plumber*',
      'plumbing repair*',
      'plumbing service',
      'drain and sewer',
      'plumbing',
    ],
    de: [
      'klempner*',
      'installateur*',
      'sanitärbetrieb*',
      'sanitärinstallation*',
      'sanitär und heizung',
      'sanitär heizung',
      'heizung und sanitär',
      'heizung sanitär',
      'gas wasser installation',
      'sanitärtechnik',
      'sanitärfirma',
      'flaschner*',
      'sanitär',
      'klempnerei',
    ],
    es: ['fontanero*', 'fontanería*', 'plomero*', 'plomería*', 'gasfiter*', 'gasfitería', 'empresa de fontanería'],
    fr: [
      'plombier*',
      'plomberie*',
      'plombier chauffagiste',
      'entreprise de plomberie',
      'artisan plombier',
      'dépannage plomberie',
    ],
    it: ['idraulico', 'idraulici', 'idraulica', 'termoidraulica', 'impianti idraulici', 'termoidraulico'],
    nl: [
      'loodgieter*',
      'loodgietersbedrijf',
      'loodgieterswerk*',
      'installatiebedrijf',
      'sanitair installateur',
      'dak en loodgieterswerk',
    ],
    pt: [
      'canalizador*',
      'canalização',
      'encanador*',
      'empresa de canalização',
      'bombeiro hidráulico',
      'desentupidora e encanador',
    ],
  },
  work: {
    en: ['water heater*', 'drain cleaning', 'sewer line*', 'leak detection', 'faucet*', 'clogged drain*', 'repiping'],
    de: ['rohrbruch', 'rohrreinigung', 'badsanierung', 'wasserschaden', 'armaturen'],
    es: ['fugas de agua', 'desatascos', 'tuberías', 'grifos', 'grifería', 'calentadores'],
    fr: ["fuite d'eau", 'débouchage', 'chauffe eau', 'robinetterie', 'canalisation*'],
    it: ["perdite d'acqua", 'scarichi', 'tubature', 'scaldabagno', 'spurgo'],
    nl: ['lekkage*', 'ontstopping*', 'riool*', 'sanitair'],
    pt: ['fugas de água', 'desentupimento*', 'torneiras', 'esquentador', 'vazamento*'],
  },
  neverAlone: { en: ['water', 'pipe', 'pipes', 'drain'] },
  jobs: {
    en: [
      'drain cleaning',
      'walk in tub*',
      'walk in shower*',
      'water heater repair',
      'water heater installation',
      'water heater*',
      'tankless water heater*',
      'leak detection',
      'leak repair',
      'slab leak*',
      'sewer line repair',
      'sewer line replacement',
      'sewer repair',
      'sewer camera inspection',
      'hydro jetting',
      'repiping',
      'pipe repair',
      'toilet repair',
      'toilet installation',
      'faucet repair',
      'faucet installation',
      'sump pump*',
      'gas line*',
      'garbage disposal*',
      'water softener*',
      'water filtration',
      'backflow testing',
      'burst pipe*',
      'bathroom remodel*',
      'emergency plumbing',
      'fixture installation',
      'boiler repair*',
      'blocked drains',
      'bathroom installation*',
      'boiler installation*',
    ],
    de: [
      'rohrreinigung',
      'badsanierung',
      'rohrbruch',
      'heizungswartung',
      'wasserleitungen',
      'wasserfilter',
      'leckortung',
      'sanitärinstallation',
      'warmwasserbereitung',
      'gasinstallation',
      'abflussreinigung',
      'kanalreinigung',
      'armaturen austauschen',
      'boiler',
      'notdienst',
      'barrierefreies bad',
      'enthärtungsanlagen',
    ],
    es: [
      'desatascos',
      'fugas de agua',
      'reparación de fugas',
      'instalación de calentadores',
      'reparación de calentadores',
      'reparación de tuberías',
      'cambio de tuberías',
      'instalación de sanitarios',
      'reparación de cisternas',
      'grifería',
      'calderas',
      'reformas de baño',
      'detección de fugas',
      'cambio de bañera por ducha',
      'termos eléctricos',
      'bajantes',
      'limpieza de tuberías',
      'inspección con cámara',
      'pocería',
      'instalaciones de gas',
    ],
    fr: [
      'débouchage de canalisation*',
      'débouchage',
      'recherche de fuite*',
      'réparation de fuite*',
      'installation de chauffe eau',
      'remplacement de chauffe eau',
      'salle de bain',
      'installation sanitaire',
      'robinetterie',
      'wc',
      'chaudière',
      'entretien de chaudière',
      'rénovation de salle de bain',
      'dépannage',
      "ballon d'eau chaude",
      "chasse d'eau",
      'tuyauterie',
    ],
    it: [
      'riparazione perdite',
      'disostruzione scarichi',
      'spurgo',
      'sostituzione caldaia',
      'installazione sanitari',
      'rifacimento bagno',
      'riparazione rubinetti',
      'scaldabagno',
      'ricerca perdite',
      'impianto gas',
      'pronto intervento idraulico',
      'impianti sanitari',
    ],
    nl: [
      'lekkage opsporen',
      'lekkage verhelpen',
      'ontstopping*',
      'riool ontstoppen',
      'cv ketel*',
      'boiler*',
      'badkamerrenovatie',
      'toilet plaatsen',
      'kraan vervangen',
      'dakgoot',
      'leidingen',
      'sanitair',
      'zinkwerk',
      'gasleiding',
    ],
    pt: [
      'desentupimento*',
      'fugas de água',
      'deteção de fugas',
      'reparação de canos',
      'instalação de esquentadores',
      'reparação de autoclismos',
      'torneiras',
      'caça vazamento',
      'instalação hidráulica',
      "limpeza de caixa d'água",
      'remodelação de casas de banho',
      'caldeiras',
    ],
  },
  sharedJobs: {
    en: [
      'drain cleaning',
      'drain unblocking',
      'water heaters',
      'sewer repair',
      'plumbing',
      'heating',
      'drain and sewer',
      'drain snaking',
      'boiler service',
      'backflow prevention',
      'faucets and fixtures',
      'faucet and fixture',
      'toilet services',
      'gas lines',
      'gas fitting',
      'bathroom plumbing',
      'kitchen plumbing',
      'water softeners',
      'sump pumps',
      'hot water',
      'power flushing',
      'radiators',
      'underfloor heating',
      'showers',
      'burst pipes',
      'commercial plumbing',
      'residential plumbing',
      'water line*',
      'new construction plumbing',
    ],
    de: [
      'badezimmersanierung',
      'heizungsbau',
      'heizungsinstallation',
      'wärmepumpen',
      'wärmepumpe',
      'solarthermie',
      'gasheizung*',
      'fußbodenheizung',
      'trinkwasserhygiene',
      'kundendienst',
      'lüftung',
      'klimaanlagen',
      'warmwasserbereiter',
      'klempner-notdienst',
      'barrierefreie bäder',
      'regenwassernutzung',
      'pelletheizung*',
      'rohrsanierung',
      'bad und sanitär',
    ],
    es: [
      'fontanería',
      'fontanería general',
      'desatascos de tuberías',
      'saneamiento',
      'instalación de calderas',
      'aire acondicionado',
      'suelo radiante',
      'aerotermia',
      'gas',
      'calentadores',
      'reformas de baños',
      'calefacción',
      'tuberías',
      'urgencias 24 horas',
    ],
    fr: [
      'plomberie',
      'chauffage',
      'chaudières',
      'entretien',
      'mise en service',
      'sanitaires',
      'salles de bains',
      'chauffe-eau',
      'pompe à chaleur',
      'pompes à chaleur',
      'climatisation',
      'adoucisseur*',
      'plancher chauffant',
      'ramonage',
      'détartrage',
      'remplacement de chaudière',
      'création de salle de bain',
    ],
    it: [
      'impianti idraulici',
      'impianti termici',
      'caldaie',
      'installazione caldaie',
      'manutenzione caldaie',
      'climatizzazione',
      'condizionatori',
      'pompe di calore',
      'spurghi',
      'rifacimento bagni',
      'pannelli solari',
      'riscaldamento a pavimento',
      'scaldabagni',
      'impianti gas',
      'pronto intervento',
      'sanitari',
    ],
    nl: [
      'cv-ketel*',
      'cv-onderhoud',
      'ketelonderhoud',
      'badkamers',
      'lekkage*',
      'lekdetectie',
      'riolering',
      'dakwerk',
      'vloerverwarming',
      'warmtepomp*',
      'airco',
      'waterleiding*',
      'boilers',
      'loodgieterswerk',
      'verwarming',
      'centrale verwarming',
      'waterontharder*',
      'zonneboilers',
    ],
    pt: [
      'canalização',
      'reparação de fugas',
      'instalação de aquecedores',
      'esquentadores',
      'caldeiras',
      'aquecimento central',
      'ar condicionado',
      'casas de banho',
      'remodelação de casas de banho',
      'reparos hidráulicos',
      'conserto de vazamento',
      'gás',
      'painéis solares',
    ],
  },
  mentions: {
    en: `
      plumbing installation; plumbing maintenance; water heater replacement; hot water heaters; hot water systems;
      boiler replacement; drains; clogged drains; drain repair; trenchless sewer repair; sewer cleaning;
      leaking toilets; dripping taps; tap repair; tap replacement; faucets; kitchen sinks; leaking pipes;
      gas leak repair; gas line installation; gas line repair; water line repair; water main repair; well pumps;
      frozen pipes; bathroom renovations; bathroom fitting; wet rooms; shower installation; shower repair;
      dishwasher installation; washing machine installation; roof and gutter; rainwater tanks;
      thermostatic mixing valves; grease traps; hydronic heating; commercial plumbing services; central heating;
      backflow
    `,
    de: `
      heizung; bäder; badrenovierung; badmodernisierung; badumbau; badplanung; komplettbad; komplettbäder;
      wellnessbäder; traumbäder; badezimmer; gästebad; walk in duschen; duschen; armaturen; wasserhahn;
      sanitärarbeiten; sanitärreparaturen; entkalkung; boilerentkalkung; wasserenthärtung; wasseraufbereitung;
      rohrbruchortung; rohrinnensanierung; leckageortung; trinkwasserinstallation; trinkwasser; gasleitungsprüfung;
      gas hausschau; heizungssanierung; heizungstausch; brennwerttechnik; solar; solaranlagen; bauspenglerei;
      spenglerarbeiten; dachrinnen; regenwasser; hebeanlagen; zentralstaubsauger
    `,
    es: `
      cambio de grifos; instalación de grifos; reparación de grifos; reparación de fugas de agua;
      localización de fugas; detección de fugas de agua; desatascos de desagües; destape de cañerías;
      destape de drenaje; desagües; cañerías; tuberías de agua; instalación de tuberías; reparación de baños;
      instalación de baños; cambio de bañera; platos de ducha; calentadores de agua; calentadores de gas;
      calentadores solares; bombas de agua; equipos hidroneumáticos; tinacos; cisternas; inodoros; regaderas;
      contadores de agua; revisión de gas; gas natural; gas lp; descalcificadores; ósmosis inversa; radiadores;
      humedades; canalones; impermeabilización; energía solar; saneamientos; redes contra incendio;
      mantenimiento de comunidades
    `,
    fr: `
      dépannage de plomberie; réparation de fuites; fuite d'eau; fuites d'eau; recherche de fuites;
      détection de fuite*; débouchage wc; débouchage évier; débouchage canalisation*; chauffe eaux;
      installation de wc; remplacement de wc; remplacement de robinet; robinets; douche; douches;
      douche à l'italienne; baignoires; rénovation salle de bain; rénovation de salles de bain;
      installation de douche; pose de sanitaires; installation de chauffage; entretien chaudière; chaudière gaz;
      chaudière à condensation; chaudière à granulés; chauffe eau thermodynamique; chauffe eau solaire;
      ballon thermodynamique; cumulus; radiateurs; zinguerie; ferblanterie; évacuation; raccordement;
      adoucisseur d'eau; traitement de l'eau; pompe de puisard; clapet anti retour
    `,
    it: `
      riparazioni idrauliche; riparazione perdite acqua; perdite d'acqua; ricerca perdite acqua; riparazione tubi;
      sostituzione rubinetti; sostituzione sanitari; sostituzione scaldabagno; assistenza caldaie;
      caldaie a condensazione; disostruzione tubature; sturare lavandino; spurgo fognature; cassette wc;
      ristrutturazione bagno; ristrutturazione bagni; bagni; bagno; bagno chiavi in mano;
      trasformazione vasca in doccia; box doccia; docce; rubinetteria; arredo bagno; impianti di riscaldamento;
      impianti a pavimento; impianti radianti; solare termico; termosifoni; addolcitori; trattamento acqua;
      depurazione acqua; autoclavi; certificazione impianti gas; fughe di gas; videoispezioni; lattoneria; grondaie;
      stufe a pellet; climatizzatori
    `,
    nl: `
      loodgieter spoed; lekkages; lek opsporen; lekopsporing; waterlek; lekken herstellen; afvoer ontstoppen;
      verstopping; verstoppingen; riolering ontstoppen; rioolwerken; riool; toiletten; wc plaatsen; toilet repareren;
      toiletrenovatie; hangtoilet; kranen; kraan repareren; kranen vervangen; douche plaatsen; inloopdouche; badkamer;
      badkamer plaatsen; badkamer renovatie; totaalrenovatie badkamer; sanitair plaatsen; sanitaire installatie;
      wasmachine aansluiten; waterleiding aanleggen; leidingwerk; gasleidingen; gaskeuring; boiler plaatsen;
      ketel vervangen; ketel onderhoud; condensatieketels; cv installatie; radiatoren; radiator plaatsen
    `,
    pt: `
      fugas; deteção de fugas de água; detecção de vazamentos; detecção de vazamento; vazamentos;
      reparação de roturas; roturas; reparação de torneiras; troca de torneiras; instalação de torneiras;
      conserto de torneira; conserto de descarga; reparo de descarga; troca de sifão; troca de registro;
      conserto de registro; instalação de vaso sanitário; instalação de chuveiro; aquecedor a gás;
      manutenção de aquecedores; aquecedor solar; boiler; reparação de esquentadores; termoacumuladores;
      louças sanitárias; loiças sanitárias; autoclismos; base de duche; casas de banho completas; esgotos;
      entupimentos; desentupimento de canos; limpeza de caixa de gordura; limpeza de calhas; pressurizador;
      pressurizadores; bombas de água; bombas d'água; certificação de gás; redes de gás
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Aspen Plumbing, plumbers in Boise since 1988' },
      { language: 'de', text: 'Klempner in Köln: Sanitär und Heizung' },
      { language: 'es', text: 'Fontanero en Sevilla' },
    ],
    notNamed: [
      { language: 'en', text: 'Piping hot bread every morning' },
      { language: 'en', text: 'Water the flowers twice a week' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/plumber',
};
