import type { TradeEntry } from '../../trade.ts';

export const pestControl: TradeEntry = {
  id: 'pest-control',
  questions: 'generic',
  customers: 'at-home',
  noun: 'pest control company',
  companyNoun: 'pest control company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Pest_control',
  names: {
    en: [
      'pest control',
      'exterminator*',
      'pest control company',
      'pest management',
      'termite control company',
      'wildlife removal company',
    ],
    de: ['schädlingsbekämpfer*', 'schädlingsbekämpfung*', 'kammerjäger*'],
    es: ['control de plagas', 'fumigador*', 'fumigaciones', 'empresa de control de plagas', 'desinsectación'],
    fr: ['dératiseur', 'dératisation', 'désinsectisation', 'désinsectiseur', 'traitement antiparasitaire'],
    it: ['disinfestazione*', 'disinfestatore', 'derattizzazione', 'disinfestazioni'],
    nl: ['ongediertebestrijd*', 'plaagdierbestrijd*', 'plaagdierbeheersing'],
    pt: ['controlo de pragas', 'controle de pragas', 'dedetizadora*', 'desinfestação*', 'dedetização'],
  },
  work: {
    en: ['termite*', 'rodent*', 'bed bug*', 'cockroach*'],
    de: ['wespen*', 'ratten*', 'bettwanzen*'],
    es: ['cucarachas', 'termitas', 'ratas'],
    fr: ['punaises de lit', 'nuisibles', 'guêpes'],
    it: ['zanzare', 'blatte'],
    nl: ['wespennest', 'muizen'],
    pt: ['baratas', 'cupins', 'ratos'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'termite control',
      'termite treatment*',
      'termite inspection*',
      'rodent control',
      'ant control',
      'bed bug treatment*',
      'cockroach control',
      'spider control',
      'mosquito control',
      'wasp removal',
      'bee removal',
      'wildlife removal',
      'general pest control',
      'commercial pest control',
      'flea treatment',
      'possum removal',
      'bird control',
      'end of lease pest control',
    ],
    de: [
      'rattenbekämpfung',
      'mäusebekämpfung',
      'wespennest entfernen',
      'bettwanzenbekämpfung',
      'schabenbekämpfung',
      'ameisenbekämpfung',
      'taubenabwehr',
      'marderabwehr',
      'holzschutz',
      'mottenbekämpfung',
      'flohbekämpfung',
    ],
    es: [
      'desratización',
      'desinsectación',
      'control de termitas',
      'control de cucarachas',
      'control de chinches',
      'desinfección',
      'control de palomas',
      'control de avispas',
      'control de mosquitos',
      'tratamiento de la madera',
      'legionella',
    ],
    fr: [
      'dératisation',
      'désinsectisation',
      'traitement punaises de lit',
      'destruction de nid de guêpes',
      'traitement des cafards',
      'désinfection',
      'frelons',
      'traitement du bois',
      'dépigeonnage',
      'traitement des fourmis',
    ],
    it: [
      'derattizzazione',
      'disinfestazione zanzare',
      'disinfestazione blatte',
      'disinfestazione cimici',
      'allontanamento volatili',
      'disinfestazione vespe',
      'disinfezione',
      'trattamento tarli',
      'disinfestazione formiche',
      'monitoraggio',
    ],
    nl: [
      'muizenbestrijding',
      'rattenbestrijding',
      'wespenbestrijding',
      'bedwantsen bestrijden',
      'kakkerlakken bestrijden',
      'houtworm',
      'mieren bestrijden',
      'duivenoverlast',
      'vlooien bestrijden',
      'marterwering',
    ],
    pt: [
      'desratização',
      'controlo de baratas',
      'controlo de térmitas',
      'descupinização',
      'controlo de percevejos',
      'controlo de mosquitos',
      'desinfeção',
      "limpeza de caixa d'água",
      'controlo de formigas',
      'controlo de pombos',
    ],
  },
  sharedJobs: {
    en: [
      'cockroach treatment',
      'bed bugs treatment',
      'rodent treatment',
      'wasps removal',
      'flea fumigation',
      'tick removal',
      'moth treatment',
      'maggot treatment',
      'beetle treatment',
      'pest inspection*',
      'residential pest control',
      'domestic pest control',
      'rats control',
      'mice',
      'fumigation',
      'mole control',
      'pre-purchase inspection*',
      'silverfish',
    ],
    de: [
      'schädlingsbekämpfung',
      'wespennest*',
      'wespenbekämpfung',
      'bettwanzen*',
      'kakerlaken',
      'holzwurm*',
      'silberfische',
      'haccp',
      'desinfektion',
      'monitoring',
      'taubenvergrämung',
    ],
    es: [
      'cucarachas',
      'termitas',
      'chinches',
      'control de aves',
      'palomas',
      'avispas',
      'hormigas',
      'carcoma',
      'ratas y ratones',
      'ratones',
      'procesionaria',
    ],
    fr: [
      'punaises de lit',
      'nids de guêpes',
      'guêpes et frelons',
      'cafards',
      'taupes',
      'pigeons',
      'souris',
      'fourmis',
      'rats et souris',
      'termites',
    ],
    it: [
      'disinfestazione',
      'blatte',
      'zanzare',
      'cimici',
      'cimici dei letti',
      'vespe',
      'formiche',
      'tarli',
      'topi',
      'sanificazione',
      'haccp',
      'allontanamento piccioni',
      'scarafaggi',
    ],
    nl: [
      'wespennest*',
      'bedwantsen',
      'kakkerlakken',
      'mierenbestrijding',
      'mollenbestrijding',
      'zilvervisjes',
      'vlooien*',
      'steenmarter*',
      'muizen',
      'ratten',
      'papiervisjes',
      'vogelwering',
    ],
    pt: [
      'desinsetização',
      'dedetização',
      'controlo de pombos',
      'controle de pombos',
      'baratas',
      'formigas',
      'térmitas',
      'cupins',
      'percevejos',
      'ratos',
      'mosquitos',
      'limpeza de caixa d água',
      'sanitização',
      'escorpiões',
      'higienização',
    ],
  },
  mentions: {
    en: `
      rodents; rats; rat control; mice control; mouse control; ants; bed bugs; cockroaches; termites; spiders; wasps;
      wasp nest removal; wasp nest treatment; bees; bees and wasps; fleas; mosquitoes; ticks; flies; moths; moles;
      squirrels; squirrel removal; raccoon removal; bat removal; pigeon control; bird proofing; rodent proofing;
      rodent exclusion; attic cleanup; crawl space encapsulation; residential pest control services;
      woodworm treatment; heat treatment; cockroach treatments; snake removal; carpet beetles; disinfection;
      scorpion control; rabbit control
    `,
    de: `
      ratten; mäuse; ratten und mäuse; rattenbekämpfung kanal; schadnagerbekämpfung; nagerbekämpfung; wespen;
      hornissen; wespen und hornissen; ameisen; schaben; schaben bekämpfung; flöhe; motten; lebensmittelmotten;
      kleidermotten; tauben; vogelabwehr; marder; marderbekämpfung; maulwurf; wühlmäuse; wühlmausbekämpfung;
      holzwürmer; hausbock; holzwurmbekämpfung; milben; zecken; spinnen; spinnenbekämpfung; fliegen;
      fliegenbekämpfung; eichenprozessionsspinner; papierfischchen; silberfischchen; speckkäfer; schimmelbekämpfung;
      geruchsneutralisation; tatortreinigung; leichenfundortreinigung
    `,
    es: `
      control de roedores; desratización de comunidades; control de ratas; control de ratas y ratones;
      tratamiento de termitas; tratamiento de carcoma; tratamiento de chinches; pulgas; garrapatas; mosquitos; moscas;
      arañas; alacranes; polillas; picudo rojo; mosca; gaviotas; avispa asiática; nidos de avispas;
      prevención de legionella; desinfecciones; sanitización; lavado de tanques; limpieza de tanques;
      limpieza de cisternas; desinfección de ambientes; ahuyentamiento de aves; xilófagos; termonebulización; appcc;
      control de hormigas; control de moscas; control de arañas; control de pulgas; control de garrapatas;
      control de murciélagos; control de carcoma; control de procesionaria; control de legionella
    `,
    fr: `
      extermination de fourmis; extermination de souris; extermination de punaises de lit; rats; punaises;
      cafards et blattes; blattes; puces; araignées; mouches; mites; guêpes; frelons asiatiques; frelon asiatique;
      nid de frelons; nids de frelons; chenilles processionnaires; moustiques; traitement des rats;
      traitement des souris; traitement des termites; détection canine; capture de taupes; taupier; fouines; loirs;
      chauves souris; volatiles; pics anti pigeons; écureuils; ratons laveurs; mouffettes; désinfection de locaux;
      débarras insalubre; nettoyage extrême; haccp; capricornes; poissons d'argent; fourmis charpentières; acariens
    `,
    it: `
      derattizzazioni; disinfestazione scarafaggi; disinfestazione cimici da letto; blatte e scarafaggi; topi e ratti;
      ratti; calabroni; vespe e calabroni; pulci; zecche; mosche; ragni; termiti; pesciolini d'argento; piccioni;
      allontanamento piccioni e volatili; dissuasori per piccioni; rimozione nidi; rimozione nidi di vespe;
      rimozione guano; sanificazione ambienti; zanzara tigre; processionaria; trattamento termico;
      trattamenti larvicidi; monitoraggio haccp; piani haccp; serpenti; zanzariere; diserbo; insetti del legno;
      disinfestazione cimici dei letti; disinfestazione pulci; disinfestazione ragni; disinfestazione mosche;
      disinfestazione calabroni; disinfestazione processionaria; disinfestazione tarme; disinfestazione zecche;
      disinfestazione termiti
    `,
    nl: `
      muizen bestrijden; ratten bestrijden; muizen en ratten; mieren; vliegen; vliegenbestrijding; spinnen; motten;
      mottenbestrijding; zilvervisjesbestrijding; papiervisjes bestrijden; wespen; wespen bestrijden;
      wespennest verwijderen; hoornaars; aziatische hoornaar; hoornaar; boktor; boktorbestrijding;
      houtwormbestrijding; houtaantasting; kakkerlakkenbestrijding; bedwantsenbestrijding; bedwantsbestrijding;
      vlooienbestrijding; mollen; mollen vangen; mollenvanger; duiven; duivenwering; duivenbestrijding; marters;
      eikenprocessierups; processierups; tapijtkevers; tapijtkever; kevers; bladluizen; faraomieren;
      rattenbestrijding riool
    `,
    pt: `
      baratas e formigas; controle de baratas; controle de formigas; controle de cupins; afastamento de aves; aranhas;
      pulgas; carrapatos; moscas; pombos; morcegos; vespas; vespa asiática; caruncho; tratamento de madeiras;
      tratamento de madeira; broca; traças; percevejos de cama; desalojamento de pombos; manejo de pombos;
      desinfecção; desinfeções; sanitização de ambientes; limpeza de reservatórios; higienização de caixa d'água;
      limpeza e desinfecção de caixa d'água; processionária; lagarta do pinheiro; escaravelho da palmeira;
      formigas e baratas; haccp; termonebulização; controle de ratos; controle de roedores; controle de escorpiões;
      controle de aranhas; controle de mosquitos; controle de percevejos; controle de pulgas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Expert pest control in Sydney' },
      { language: 'de', text: 'Kammerjäger in Halle' },
    ],
    notNamed: [
      { language: 'en', text: 'A fly in the ointment' },
      { language: 'fr', text: 'Lutte contre le bruit' },
    ],
  },
  source: 'schema.org 30.0',
};
