import type { TradeEntry } from '../../trade.ts';

export const waterTreatment: TradeEntry = {
  id: 'water-treatment',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'water treatment specialist',
  companyNoun: 'water treatment company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Water_softening',
  names: {
    en: [
      'water treatment',
      'water softener*',
      'water filtration',
      'water conditioning',
      'water purification',
      'water treatment company',
      'water softening',
      'soft water',
      'water filter systems',
      'water filtration systems',
      'water filter company',
      'water systems and softeners',
    ],
    de: [
      'wasseraufbereitung*',
      'wasserenthärtung*',
      'enthärtungsanlage*',
      'wasserfilter',
      'wasserenthärter',
      'entkalkungsanlage*',
      'entkalkungsanlagen',
      'wasserfiltration',
      'wasserbehandlung',
      'kalkschutz*',
      'osmoseanlage*',
      'wasserveredelung',
      'wasserentkalkung',
      'entkalkungstechnik',
      'enthärtungstechnik',
      'wasserfiltertechnik',
    ],
    es: [
      'tratamiento de aguas',
      'tratamiento de agua',
      'descalcificador*',
      'ósmosis inversa',
      'purificación de agua',
      'purificadores de agua',
      'descalcificadores de agua',
      'filtración de agua',
      'purificadora de agua',
      'depuración de aguas',
      'ablandadores de agua',
      'purificadoras de agua',
      'plantas purificadoras',
    ],
    fr: [
      "traitement de l'eau",
      'adoucisseur*',
      "adoucisseur d'eau",
      "adoucisseurs d'eau",
      "traitement d'eau",
      'traitement des eaux',
      "filtration d'eau",
      "purification d'eau",
      "purification de l'eau",
      'osmoseur*',
      "traitement d'eaux",
      "adoucissement de l'eau",
      "spécialiste de l'eau adoucie",
    ],
    it: [
      'trattamento acqua',
      'trattamento acque',
      'addolcitore',
      'addolcitori',
      'depuratori acqua',
      'depurazione acqua',
      "depuratori d'acqua",
      'addolcitori acqua',
      'depurazione acque',
      'purificatori acqua',
      'microfiltrazione acqua',
      'addolcimento acqua',
      'purificazione acqua',
      "trattamento dell'acqua",
      "depurazione dell'acqua",
    ],
    nl: [
      'waterbehandeling*',
      'waterontharder*',
      'waterverzachter*',
      'waterontharding',
      'waterzuivering*',
      'waterfilter*',
      'waterfiltratie',
      'ontkalker',
      'waterverzachting',
      'waterontharders',
      'ontkalkers',
      'waterontkalker*',
      'waterontkalking',
    ],
    pt: [
      'tratamento de água',
      'tratamento de águas',
      'descalcificador*',
      'osmose inversa',
      'purificadores de água',
      'filtros de água',
      'amaciador de água',
      'purificação de água',
      'descalcificadores de água',
      'tratamento de água e efluentes',
      'filtragem de água',
      'filtração de água',
      'tratamento da água',
      'tratamentos de água',
      'desmineralização de água',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'reverse osmosis',
      'reverse osmosis system*',
      'iron removal',
      'uv disinfection',
      'whole house filtration',
      'drinking water systems',
      'salt delivery',
      'water softener installation',
      'water softener repair',
      'salt free water conditioner*',
    ],
    de: [
      'umkehrosmose*',
      'umkehrosmoseanlage*',
      'weichwasseranlage*',
      'enteisenung*',
      'uv entkeimung',
      'trinkwasseraufbereitung',
      'heizungswasseraufbereitung',
      'regeneriersalz',
      'vollentsalzung*',
    ],
    es: [
      'equipos de ósmosis',
      'ósmosis doméstica',
      'filtros de agua',
      'descalcificación',
      'desalación',
      'descalcificadores domésticos',
      'potabilización',
      'desferrización',
      'suavizadores de agua',
    ],
    fr: [
      'osmose inverse',
      "filtration de l'eau",
      'filtre anti-calcaire',
      'anti-calcaire',
      'entretien adoucisseur',
      'déferriseur',
      'stérilisateur uv',
      'osmoseur domestique',
      'livraison de sel',
      'lampe uv',
    ],
    it: [
      'osmosi inversa',
      'filtri acqua',
      'demineralizzatori',
      'deferrizzazione',
      'debatterizzazione',
      'impianti osmosi',
      'impianti ad osmosi inversa',
      'sale per addolcitori',
      'dearsenificatori',
    ],
    nl: [
      'omgekeerde osmose',
      'osmosetoestel*',
      'ontijzering*',
      'kalkverwijdering',
      'drinkwaterfilter*',
      'uv filter*',
      'regenwaterfilter*',
      'zout voor waterverzachter*',
      'regenwaterfiltratie',
    ],
    pt: [
      'filtros de osmose',
      'osmose inversa doméstica',
      'osmose reversa',
      'desferrizador*',
      'descalcificação',
      'desinfeção uv',
      'dessalinização',
      'abrandadores',
      'filtro central',
    ],
  },
  sharedJobs: {
    en: ['water testing', 'water coolers', 'bottled water delivery', 'well water treatment', 'sulfur removal'],
    de: ['entkalkung', 'trinkwasserfilter', 'wasseranalyse*', 'wasserspender', 'legionellenprüfung', 'dosieranlagen'],
    es: [
      'fuentes de agua',
      'dispensadores de agua',
      'análisis de agua',
      'prevención de legionella',
      'cloración',
      'control de legionella',
    ],
    fr: ['fontaine à eau', 'fontaines à eau', "analyse d'eau", 'détartrage', 'eau potable'],
    it: [
      'erogatori acqua',
      'analisi acqua',
      'filtri anticalcare',
      'dosatori',
      'potabilizzazione',
      'manutenzione addolcitori',
    ],
    nl: ['waterkoeler*', 'wateranalyse', 'putwater', 'drinkwater', 'legionellapreventie', 'onderhoud waterverzachter'],
    pt: [
      'análise de água',
      'dispensadores de água',
      'bebedouros',
      'controlo de legionella',
      'cloração',
      'troca de filtros',
    ],
  },
  mentions: {
    en: `
      water analysis; filter replacement; uv systems; whole house water filters; whole house filters;
      under sink filters; carbon filters; sediment filters; water filters; drinking water filters;
      drinking water filtration; ro systems; alkaline water; iron filters; iron filtration; acid neutralizers;
      chlorine removal; arsenic removal; nitrate removal; pfas removal; lead removal; uv purification;
      ultraviolet disinfection; hard water; hard water treatment
    `,
    de: `
      rückspülfilter; wassertest; hausfilter; trinkwasser; weichwasser; weiches wasser; wasserfilteranlagen;
      untertischfilter; aktivkohlefilter; partikelfilter; hauswasserfilter; wasserfiltersysteme; osmosewasser;
      osmosefilter; wasservitalisierung; wasserbelebung; wasserwirbler; kalkwandler; kalkschutzanlagen;
      permanentmagnet; entmanganung; enteisenungsanlage; entsäuerung; entsalzung; nitratentfernung
    `,
    es: `
      cambio de filtros; piscinas; ósmosis industrial; ósmosis inversa doméstica; ósmosis inversa industrial;
      descalcificadores industriales; descalcificador sin sal; antical; equipos antical; filtro antical;
      suavizadores; desalinización; desmineralización; ultrafiltración; carbón activo; filtros de carbón activado;
      lechos profundos; luz ultravioleta; lámparas ultravioleta; ozono; decloradores; eliminación de nitratos;
      eliminación de cal; agua alcalina; purificador de agua
    `,
    fr: `
      filtres à eau; traitement uv; refroidisseurs d'eau; adoucisseur sans sel; adoucisseur au co2;
      adoucisseur collectif; installation d'adoucisseur; dépannage adoucisseur; sel adoucisseur; pastilles de sel;
      calcaire; eau dure; eau douce; eau osmosée; eau pure; filtre à charbon; filtration charbon actif;
      filtration uv; filtre à sédiments; filtration toute la maison; purificateur d'eau; dynamiseur d'eau;
      dynamisation de l'eau; désembouage; neutralisateur d'acidité
    `,
    it: `
      acqua potabile; legionella; depuratori domestici; depuratore acqua; depuratori ad osmosi inversa;
      depuratori sottolavello; acqua frizzante; acqua microfiltrata; refrigeratori acqua; colonnine acqua;
      boccioni acqua; case dell'acqua; fontane d'acqua; filtri a carboni attivi; filtrazione; filtrazione acqua;
      ultrafiltrazione; microfiltrazione; lampade uv; sterilizzatori uv; anticalcare; acqua addolcita;
      decalcificatori; declorazione; dosaggio polifosfati
    `,
    nl: `
      kalkvrij water; waterkoelers; zacht water; hard water; kalk; kalkaanslag; anti-kalk; antikalk;
      waterverzachter plaatsen; waterverzachter zonder zout; waterverzachter op co2; waterontharder huren;
      waterontharder onderhoud; zoutblokken; zouttabletten; zoutlevering; osmose; osmosewater; osmosefilter;
      osmose installatie; koolstoffilter; actief koolfilter; filterpatronen; uv desinfectie; uv lamp
    `,
    pt: `
      potabilização; piscinas; osmose reversa industrial; osmose doméstica; osmose industrial; filtros de areia;
      filtros de carvão ativado; carvão ativado; filtro de entrada; filtro para caixa d'água; filtros domésticos;
      purificador de água; amaciadores; abrandador; descalcificadores domésticos; descalcificador sem sal;
      anticalcário; calcário; ultravioleta; esterilizadores uv; ozônio; ultrafiltração; desmineralização;
      remoção de ferro; remoção de ferro e manganês
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Clearbrook Water Softeners in Mesa' },
      { language: 'nl', text: 'Waterontharder kopen in Breda' },
      { language: 'es', text: 'Descalcificadores y ósmosis inversa en Alicante' },
    ],
    notNamed: [
      { language: 'en', text: 'Treat the plants to some water' },
      { language: 'de', text: 'Ein Glas Wasser zum Kaffee' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
