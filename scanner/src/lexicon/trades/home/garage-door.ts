import type { TradeEntry } from '../../trade.ts';

export const garageDoor: TradeEntry = {
  id: 'garage-door',
  questions: 'generic',
  customers: 'at-home',
  noun: 'garage door company',
  companyNoun: 'garage door company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Garage_door',
  names: {
    en: [
      'garage door*',
      'garage door repair company',
      'garage door company',
      'overhead door company',
      'garage door repairs',
      'garage door service*',
      'garage door installation',
      'overhead doors',
      'gate automation',
      'roller garage doors',
      'roller doors',
      'gate repair',
      'garage door specialists',
      'industrial doors',
      'automatic gate repair',
      'roller shutter doors',
      'automated gates',
      'gate installer*',
      'garage doors and gates',
      'gate company',
      'dock levelers',
    ],
    de: [
      'garagentor*',
      'torbau',
      'garagentore',
      'industrietore',
      'tortechnik',
      'torservice',
      'torantriebe',
      'tore und antriebe',
      'sektionaltore',
      'rolltore',
      'schnelllauftore',
      'tortechniker',
      'torsysteme',
      'torreparatur',
      'torbauer',
      'industrietorbau',
      'torwartung',
      'tor- und antriebstechnik',
      'tür- und tortechnik',
      'tortechnik-service',
      'sektionaltor',
      'tor-service',
      'tür- und torsysteme',
      'garagentor reparatur',
      'kipptore',
      'tor- und türsysteme',
    ],
    es: [
      'puertas de garaje',
      'puertas automáticas',
      'reparación de puertas de garaje',
      'puerta de garaje',
      'puertas automáticas de garaje',
      'automatismos de puertas',
      'puertas enrollables',
      'puertas de garaje automáticas',
      'reparación de portones',
      'automatismos',
      'portones levadizos',
      'puertas basculantes',
      'cortinas metálicas',
      'persianas metálicas',
      'reparación de puertas automáticas',
      'portones de garaje',
    ],
    fr: [
      'porte de garage',
      'portes de garage',
      'portes automatiques',
      'portails et portes de garage',
      'porte sectionnelle',
      'portes sectionnelles',
      'automatismes de portail',
      'automatisme de portail',
      'dépannage porte de garage',
      'portail automatique',
      'portails automatiques',
      'motorisation de portails',
      'portes industrielles',
      'fermetures industrielles',
      'dépannage rideau métallique',
      'fermetures automatiques',
      'installateur de portes de garage',
      'réparation de portes de garage',
      'porte basculante',
      'dépannage portail',
      'dépannage portails',
    ],
    it: [
      'porte da garage',
      'portoni sezionali',
      'basculanti',
      'porte automatiche',
      'portoni da garage',
      'porte sezionali',
      'porte basculanti',
      'automazioni cancelli',
      'portoni industriali',
      'basculanti per garage',
      'automatismi per cancelli',
      'chiusure industriali',
      'serrandista',
      'basculante',
      'chiusure automatiche',
      'serrande avvolgibili',
      'automazioni per cancelli',
      'apricancello',
      'chiusure civili e industriali',
      'automazioni porte e cancelli',
      'serrande elettriche',
      'porta basculante',
      'porte rapide',
    ],
    nl: [
      'garagedeur*',
      'garagedeuren',
      'garagepoort*',
      'garagedeur reparatie',
      'sectionaaldeuren',
      'sectionaalpoorten',
      'sectionale poorten',
      'roldeuren',
      'kanteldeuren',
      'industriedeuren',
      'industriepoorten',
      'poortautomatisatie',
      'poortautomatisering',
      'hekwerk en poortautomatisering',
      'deurautomatisering',
      'overheaddeuren',
      'poortenbouw',
      'snelloopdeuren',
      'poortservice',
      'bedrijfsdeuren',
      'bedrijfspoorten',
      'poortopeners',
      'elektrische poorten',
      'poortmotoren',
      'sectionaaldeur',
      'sectionaalpoort',
      'poortherstelling',
      'schuifpoorten',
    ],
    pt: [
      'portões de garagem',
      'portas de garagem',
      'portões automáticos',
      'automatismos',
      'portão de garagem',
      'automação de portões',
      'conserto de portões',
      'reparação de portões automáticos',
      'conserto de portão eletrônico',
      'portões elétricos',
      'portões de enrolar',
      'portas de enrolar',
      'porta de aço',
      'portas industriais',
      'automatismos para portões',
      'motor de portão',
    ],
  },
  work: { en: ['garage door opener*', 'torsion spring*'] },
  neverAlone: {},
  jobs: {
    en: [
      'garage door repair',
      'spring replacement',
      'opener installation',
      'garage door installation',
      'cable repair',
      'off track repair',
    ],
    de: ['garagentore', 'torantriebe', 'torwartung', 'sektionaltore', 'rolltore'],
    es: ['motores para puertas', 'puertas seccionales', 'mandos a distancia'],
    fr: ['motorisation', 'porte sectionnelle', 'dépannage porte de garage'],
    it: ['motorizzazione', 'portoni sezionali', 'riparazione basculanti'],
    nl: ['sectionaaldeuren', 'garagedeur motor', 'garagedeur reparatie'],
    pt: ['motores para portões', 'portões seccionados', 'reparação de portões'],
  },
  sharedJobs: {
    en: ['roller doors'],
    de: ['schnelllauftore'],
    es: ['puertas enrollables', 'puertas basculantes', 'persianas metálicas', 'reparación de puertas automáticas'],
    fr: ['portes sectionnelles'],
    it: ['serrande avvolgibili', 'porte rapide'],
    nl: ['roldeuren', 'kanteldeuren', 'snelloopdeuren', 'poortmotoren', 'sectionaaldeur', 'sectionaalpoort'],
    pt: ['portas de enrolar', 'motor de portão'],
  },
  mentions: {
    en: `
      garage door opener repair; opener repair; garage door openers; garage door springs; broken spring repair;
      panel replacement; roller repair; track repair; new garage doors; sectional doors; roller shutters;
      up and over doors; commercial garage doors; custom garage doors; electric gates; garage door maintenance
    `,
    de: `
      garagentorreparatur; reparatur garagentore; garagentorantriebe; schwingtore; deckensektionaltore;
      seitensektionaltore; rollgitter; hoftore; schiebetore; drehtore; brandschutztore; uvv prüfung; torsionsfeder;
      federtausch; verladetechnik
    `,
    es: `
      puertas correderas; mantenimiento de puertas automáticas; automatización de puertas; cierres metálicos;
      barreras automáticas; portones corredizos; cambio de muelles; mandos de garaje; puertas batientes;
      puertas rápidas; puertas cortafuegos; puertas peatonales; mantenimiento de puertas; puertas abatibles
    `,
    fr: `
      porte de garage basculante; porte de garage enroulable; porte de garage latérale;
      motorisation de porte de garage; motorisation portail; remplacement de ressort; remplacement de ressorts;
      ouvre porte de garage; portails; rideaux métalliques; portes rapides; portes coupe feu; télécommandes;
      entretien de porte de garage; volets roulants; portes basculantes; portes enroulables; portails coulissants;
      portails battants; visiophones; ressorts; barrières levantes; entretien
    `,
    it: `
      serrande motorizzate; porte tagliafuoco; automazione basculanti; automazioni; sostituzione molle;
      riparazione portoni; manutenzione portoni; cancelli automatici; portoni a libro; portoni scorrevoli;
      sbarre automatiche; telecomandi; barriere automatiche; cancelli scorrevoli; manutenzione cancelli;
      porte blindate; motorizzazione basculanti; videocitofoni
    `,
    nl: `
      kantelpoorten; rolpoorten; rolluiken; openslaande garagedeuren; zijwaartse garagepoort; garagepoort motor;
      herstelling garagepoort; veer vervangen; torsieveren; brandwerende deuren; loadingdocks; onderhoud garagepoort;
      reparatie garagedeur; onderhoud garagedeur; garagedeur openers; afstandsbedieningen; laadkleppen; loopdeuren;
      veren vervangen
    `,
    pt: `
      portões seccionais; portões basculantes; portões de correr; portas seccionadas; portas rápidas;
      portas corta fogo; instalação de motores; manutenção de portões; automatização de portões; conserto de portão;
      troca de molas; comandos; cancelas; barreiras automáticas; grades de enrolar; portões de batente
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'A1 garage door repair in Tampa' },
      { language: 'de', text: 'Garagentore und Antriebe in Gera' },
    ],
    notNamed: [
      { language: 'en', text: 'Free garage parking for guests' },
      { language: 'es', text: 'Un garaje privado' },
    ],
  },
  source: 'schema.org 30.0',
};
