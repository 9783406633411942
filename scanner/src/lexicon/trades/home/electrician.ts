import type { TradeEntry } from '../../trade.ts';

export const electrician: TradeEntry = {
  id: 'electrician',
  questions: 'generic',
  customers: 'at-home',
  noun: 'electrician',
  companyNoun: 'electrical company',
  schemaTypes: ['Electrician'],
  additionalType: null,
  names: {
    en: [
      'electrician*',
      'electrical contractor*',
      'electrical company',
      'electrical services',
      'electric company',
      'electrical repair company',
      'electrical contracting',
    ],
    de: [
      'elektriker*',
      'elektroinstallation*',
      'elektrobetrieb',
      'elektromeister*',
      'elektrotechniker*',
      'elektrofachbetrieb',
      'elektroinstallateur*',
      'elektrotechnik',
    ],
    es: [
      'electricista*',
      'instalaciones eléctricas',
      'empresa de electricidad',
      'instalador eléctrico',
      'instalaciones electricas',
    ],
    fr: [
      'électricien*',
      "entreprise d'électricité",
      'électricité générale',
      'artisan électricien',
      'électricité bâtiment',
    ],
    it: ['elettricista', 'elettricisti', 'impianti elettrici', 'impiantista elettrico'],
    nl: [
      'elektricien*',
      'elektriciens',
      'elektrotechnisch installateur',
      'elektrotechniek',
      'elektriciteitswerken',
      'elektrotechnisch bedrijf',
    ],
    pt: ['eletricista*', 'electricista*', 'instalações elétricas', 'empresa de eletricidade'],
  },
  work: {
    en: ['rewiring', 'electrical panel*', 'outlets', 'ev charger*', 'circuit breaker*'],
    de: ['zählerschrank', 'wallbox', 'smart home'],
    es: ['cuadro eléctrico', 'boletín eléctrico'],
    fr: ['tableau électrique', 'mise aux normes'],
    it: ['quadri elettrici', 'domotica'],
    nl: ['groepenkast', 'bekabeling'],
    pt: ['quadro elétrico'],
  },
  neverAlone: { en: ['electric', 'electrical'] },
  jobs: {
    en: [
      'panel upgrade*',
      'electrical panel upgrade*',
      'ev charger installation*',
      'rewiring',
      'lighting installation',
      'outlet installation',
      'ceiling fan installation',
      'generator installation*',
      'electrical repair*',
      'electrical inspection*',
      'recessed lighting',
      'surge protection',
      'smoke detector*',
      'smart home wiring',
      'commercial electrical',
    ],
    de: [
      'elektroinstallation',
      'smart home',
      'wallbox*',
      'photovoltaik',
      'e check',
      'netzwerktechnik',
      'beleuchtung',
      'sat anlagen',
      'zählerschrankbau',
      'sprechanlagen',
      'blitzschutz',
      'altbausanierung',
      'einbruchmeldeanlagen',
    ],
    es: [
      'instalaciones eléctricas',
      'boletín eléctrico',
      'cuadros eléctricos',
      'averías eléctricas',
      'iluminación led',
      'cargadores de coche eléctrico',
      'domótica',
      'porteros automáticos',
      'antenas',
      'mantenimiento eléctrico',
      'aumento de potencia',
    ],
    fr: [
      'installation électrique',
      'mise aux normes électriques',
      'dépannage électrique',
      'tableau électrique',
      'éclairage',
      'domotique',
      'borne de recharge',
      'interphone',
      'vmc',
      'chauffage électrique',
      'rénovation électrique',
      'alarme',
    ],
    it: [
      'impianti elettrici',
      'quadri elettrici',
      'illuminazione led',
      'domotica',
      'videocitofoni',
      'impianti fotovoltaici',
      'allarmi',
      'certificazioni impianti',
      'colonnine di ricarica',
      'antenne',
      'messa a norma',
    ],
    nl: [
      'groepenkast vervangen',
      'laadpaal*',
      'verlichting',
      'zonnepanelen',
      'stopcontacten',
      'storing',
      'domotica',
      'elektra aanleggen',
      'netwerkbekabeling',
      'perilex aansluiting',
      'keuring elektrische installatie',
    ],
    pt: [
      'instalações elétricas',
      'quadros elétricos',
      'reparações elétricas',
      'iluminação led',
      'carregadores elétricos',
      'certificação elétrica',
      'domótica',
      'manutenção elétrica',
      'video porteiro',
      'troca de disjuntor*',
      'instalação de chuveiro',
      'ventilador de teto',
    ],
  },
  sharedJobs: {
    en: [
      'fuse board upgrades',
      'consumer unit*',
      'ev chargers',
      'panel upgrades',
      'outdoor lighting',
      'landscape lighting',
      'smoke alarms',
      'electrical inspections',
      'eicr',
      'pat testing',
      'ceiling fans',
      'generators',
      'outlets and switches',
      'emergency lighting',
      'security lighting',
      'data cabling',
      'cctv',
      'fault finding',
      'home automation',
    ],
    de: [
      'beleuchtungstechnik',
      'e-check',
      'zählerschrank*',
      'satellitenanlagen',
      'sat-anlagen',
      'alarmanlagen',
      'türsprechanlagen',
      'notdienst',
      'gebäudetechnik',
      'brandmeldeanlagen',
      'videoüberwachung',
      'kundendienst',
      'baustrom',
      'speichersysteme',
    ],
    es: [
      'boletines eléctricos',
      'iluminación',
      'puntos de recarga',
      'placas solares',
      'videoporteros',
      'reformas eléctricas',
      'certificados eléctricos',
      'energía solar',
    ],
    fr: [
      'mise aux normes',
      'bornes de recharge',
      'interphonie',
      'vidéosurveillance',
      'photovoltaïque',
      'motorisation de portail',
      'climatisation',
      'courants faibles',
    ],
    it: [
      'impianti civili',
      'impianti industriali',
      'videosorveglianza',
      'impianti di allarme',
      'antifurto',
      'fotovoltaico',
      'citofoni',
      'illuminazione',
      'certificazioni',
      'automazione cancelli',
      'manutenzione impianti',
    ],
    nl: [
      'groepenkast*',
      'meterkast*',
      'laadpalen',
      'storingen',
      'krachtstroom',
      'beveiliging',
      'camerabewaking',
      'netwerk',
      'brandmelders',
      'elektrakeuring',
      'bekabeling',
      'data',
    ],
    pt: [
      'instalação elétrica',
      'iluminação',
      'painéis solares',
      'energia solar',
      'automação',
      'cftv',
      'câmeras de segurança',
      'curto-circuito',
      'avarias elétricas',
      'videoporteiros',
      'projetos elétricos',
      'cerca elétrica',
    ],
  },
  mentions: {
    en: `
      electrical installation*; residential electrical; industrial electrical; full rewires; house rewiring;
      fuse box replacement; fuse box upgrades; circuit breaker replacement; electrical troubleshooting; ev charging;
      solar panels; landlord certificates; hot tub wiring; whole house generators; gfci outlets; switchboard upgrades;
      led lighting; electric heating; electrical testing
    `,
    de: `
      elektroinstallationen; elektroinstallation neubau; elektrosanierung; photovoltaikanlagen; ladestationen;
      ladesäulen; smarthome; zählerschränke; verteilerbau; rauchmelder; dguv v3; e mobilität; antennentechnik;
      netzwerkverkabelung; lichttechnik; wartung elektroanlagen; klingelanlagen; elektroplanung; elektroheizung
    `,
    es: `
      instalaciones de baja tensión; instalación eléctrica; instalaciones eléctricas industriales;
      reparaciones eléctricas; reparación de averías; cortocircuitos; certificados de instalación eléctrica;
      cambio de cuadro eléctrico; cableado estructurado; videovigilancia; alumbrado; telecomunicaciones; autoconsumo;
      centros de transformación; media tensión; puestas a tierra; instalaciones eléctricas en viviendas;
      instalaciones fotovoltaicas
    `,
    fr: `
      installations électriques; courants forts; réseaux informatiques; mise en conformité; mise en sécurité;
      recherche de panne; rénovation d'électricité; électricité neuf et rénovation; panneaux solaires;
      panneau électrique; visiophone; videophonie; alarmes; pose de luminaires; éclairage extérieur;
      borne de recharge électrique; remplacement de tableau électrique; automatismes; radiateurs électriques
    `,
    it: `
      impianti elettrici civili; impianti elettrici industriali; impianto elettrico; cablaggio strutturato;
      cablaggio quadri; reti dati; riparazioni elettriche; ricerca guasti; dichiarazione di conformità; wallbox;
      cabine elettriche; messa a terra; impianti domotici; impianti tv; impianti antenna; impianti di illuminazione;
      impianti citofonici; impianti antintrusione
    `,
    nl: `
      elektrische installatie; elektrische installaties; zekeringkast; zekeringkasten; verdeelkast; laadstations;
      thuisbatterij; thuisbatterijen; aardlekschakelaar; verlichtingsplan; ledverlichting; buitenverlichting;
      parlofonie; videofonie; alarmsystemen; kabelwerk; kortsluiting; storingsdienst; elektrische renovatie;
      elektrische keuring; elektrische verwarming
    `,
    pt: `
      eletricidade; instalação elétrica residencial; instalações elétricas prediais;
      instalações elétricas industriais; montagem de quadros elétricos; carregadores para carros elétricos;
      painéis fotovoltaicos; energia fotovoltaica; para raios; spda; ited; telecomunicações; cabeamento estruturado;
      redes estruturadas; segurança eletrônica; postos de transformação; padrão de entrada; laudo elétrico;
      instalação de tomadas; instalação de iluminação
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Sparks & Co, electrical contractors in Leeds' },
      { language: 'pt', text: 'Eletricista em Lisboa 24 horas' },
    ],
    notNamed: [
      { language: 'en', text: 'The band plays electric guitar' },
      { language: 'en', text: 'An electric atmosphere at every show' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/electrician',
};
