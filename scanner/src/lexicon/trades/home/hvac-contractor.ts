import type { TradeEntry } from '../../trade.ts';

export const hvacContractor: TradeEntry = {
  id: 'hvac-contractor',
  questions: 'hvac',
  customers: 'at-home',
  noun: 'HVAC contractor',
  companyNoun: 'HVAC company',
  schemaTypes: ['HVACBusiness'],
  additionalType: null,
  names: {
    en: [
      'heating and plumbing',
      'heating & plumbing',
      'hvac contractor*',
      'hvac company',
      'hvac companies',
      'heating and cooling',
      'heating & cooling',
      'heating and air conditioning',
      'heating & air conditioning',
      'heating and air',
      'air conditioning company',
      'air conditioning contractor*',
      'heating contractor*',
      'furnace repair company',
      'heating engineer*',
      'hvac technician*',
      'hvac services',
      'ac repair company',
      'hvac specialists',
      'hvac',
    ],
    de: [
      'heizungsbauer*',
      'heizungsbau',
      'klimatechnik',
      'kältetechnik',
      'klimafachbetrieb',
      'heizungsbetrieb',
      'kälte klima',
      'heizungstechnik',
      'lüftungsbau',
      'kälteanlagenbauer',
    ],
    es: [
      'empresa de climatización',
      'climatización',
      'instalador de aire acondicionado',
      'técnico de aire acondicionado',
      'instalación de aire acondicionado',
      'calefacción y aire acondicionado',
      'técnico de calderas',
      'frigorista*',
    ],
    fr: [
      'chauffagiste*',
      'climaticien*',
      'entreprise de chauffage',
      'chauffage climatisation',
      'frigoriste*',
      'installateur de climatisation',
      'chauffage et climatisation',
    ],
    it: [
      'termotecnica',
      'climatizzazione',
      'impianti di climatizzazione',
      'installatore di condizionatori',
      'installatore climatizzatori',
      'impianti di riscaldamento',
      'caldaista',
      'frigorista',
    ],
    nl: [
      'verwarmingsinstallateur',
      'airco installateur',
      'airco specialist',
      'cv installateur',
      'cv monteur*',
      'klimaattechniek',
      'koeltechniek',
      'warmtepomp installateur',
      'verwarmingstechnieker',
    ],
    pt: [
      'climatização',
      'técnico de ar condicionado',
      'instalação de ar condicionado',
      'empresa de ar condicionado',
      'aquecimento central',
      'ar condicionado e refrigeração',
      'refrigeração e climatização',
    ],
  },
  work: {
    en: ['furnace*', 'heat pump*', 'air conditioner*', 'ductwork', 'thermostat*', 'ac repair', 'mini split*'],
    de: ['wärmepumpe*', 'klimaanlage*', 'gasheizung*', 'ölheizung*'],
    es: ['calderas', 'aerotermia', 'bomba de calor'],
    fr: ['chaudière*', 'pompe à chaleur', 'climatisation'],
    it: ['caldaie', 'condizionatori', 'pompe di calore'],
    nl: ['cv ketel*', 'airco*', 'warmtepomp*'],
    pt: ['caldeiras', 'ar condicionado', 'bombas de calor'],
  },
  neverAlone: {
    en: ['cooling', 'heating', 'cool', 'air', 'ventilation'],
    de: ['heizung', 'klima'],
    es: ['calefacción'],
    fr: ['chauffage'],
  },
  jobs: {
    en: [
      'ac repair*',
      'air conditioning repair',
      'ac installation*',
      'air conditioning installation',
      'furnace repair*',
      'furnace installation*',
      'furnace replacement*',
      'heat pump*',
      'ductless mini split*',
      'mini split*',
      'duct cleaning',
      'duct sealing',
      'duct work',
      'indoor air quality',
      'boiler repair*',
      'boiler installation',
      'boiler service',
      'thermostat*',
      'hvac maintenance',
      'maintenance plan*',
      'tune up*',
      'air purifier*',
      'humidifier*',
      'heating repair',
      'water heater*',
      'zoning',
    ],
    de: [
      'heizungswartung',
      'heizungserneuerung',
      'heizungsmodernisierung',
      'wärmepumpen',
      'klimaanlagen',
      'lüftungsanlagen',
      'gasheizung*',
      'ölheizung*',
      'pelletheizung*',
      'fußbodenheizung*',
      'kälteanlagen',
      'solarthermie',
      'heizungsnotdienst',
      'brennwerttechnik',
      'heizungsinstallation',
    ],
    es: [
      'instalación de aire acondicionado',
      'reparación de aire acondicionado',
      'mantenimiento de calderas',
      'instalación de calderas',
      'reparación de calderas',
      'aerotermia',
      'suelo radiante',
      'bombas de calor',
      'conductos',
      'ventilación',
      'carga de gas',
      'radiadores',
    ],
    fr: [
      'installation de chaudière',
      'entretien de chaudière',
      'dépannage chauffage',
      'pompe à chaleur',
      'climatisation',
      'climatisation réversible',
      'plancher chauffant',
      'radiateurs',
      'ventilation',
      'chauffe eau',
      'désembouage',
      'poêle à granulés',
    ],
    it: [
      'installazione condizionatori',
      'manutenzione condizionatori',
      'manutenzione caldaie',
      'installazione caldaie',
      'sostituzione caldaia',
      'pompe di calore',
      'riscaldamento a pavimento',
      'impianti di ventilazione',
      'ricarica gas',
      'termosifoni',
      'impianti idraulici',
    ],
    nl: [
      'cv ketel vervangen',
      'cv ketel onderhoud',
      'airco installatie',
      'airco onderhoud',
      'warmtepomp*',
      'vloerverwarming',
      'mechanische ventilatie',
      'radiatoren',
      'storing cv',
      'wtw unit',
      'ketelonderhoud',
    ],
    pt: [
      'instalação de ar condicionado',
      'manutenção de ar condicionado',
      'reparação de caldeiras',
      'limpeza de ar condicionado',
      'bombas de calor',
      'piso radiante',
      'aquecimento central',
      'ventilação',
      'carga de gás',
      'esquentadores',
      'refrigeração comercial',
    ],
  },
  sharedJobs: {
    en: [
      'ac maintenance',
      'furnace maintenance',
      'heat pumps',
      'heat pump installation',
      'air duct services',
      'ductless mini-split*',
      'thermostats',
      'maintenance plans',
      'commercial hvac',
      'boilers',
      'geothermal',
      'emergency hvac',
      'refrigeration',
      'ventilation',
      'humidifiers',
      'tune-ups',
      'cooling',
    ],
  },
  mentions: {
    en: `
      air conditioning; central air conditioning; air conditioning maintenance; ac replacement; ac tune up*;
      ac service; furnace service; furnace tune up*; heating; heating installation; heating maintenance;
      central heating; hvac installation; hvac repair; hvac replacement; commercial refrigeration;
      air source heat pumps; boiler servicing; boiler replacement; gas safety certificates;
      landlord gas safety certificates; dehumidifiers; radiant heating; rooftop units; duct installation;
      smart thermostats; freon leak repair; dryer vent cleaning; evaporative cooling; split system air conditioning;
      ducted air conditioning; heating replacement; air filtration
    `,
    de: `
      heizung; heizungstausch; heizsysteme; wärmepumpe; luft wärmepumpe; luft wasser wärmepumpe; erdwärme;
      biomasseheizung; holzheizung; pelletheizungen; gasheizungen; ölheizungen; brennstoffzelle; blockheizkraftwerk;
      hydraulischer abgleich; klimaanlagen wartung; klimageräte; klimageräte montage; splitklimaanlagen;
      klimatisierung; lüftung; wohnraumlüftung; kontrollierte wohnraumlüftung; kühlräume; kühlzellen; gewerbekälte;
      solaranlagen; badsanierung; kundendienst; öltankreinigung; boilerentkalkung; heizungsreparatur;
      heizungssanierung; heizungsanlagen
    `,
    es: `
      mantenimiento de aire acondicionado; aire acondicionado; calefacción; recarga de gas; cámaras frigoríficas;
      refrigeración; frío industrial; frío comercial; energía solar térmica; calderas de gas; calderas de pellets;
      calderas de biomasa; bomba de calor; geotermia; calefacción por suelo radiante; fancoils; multisplit;
      minisplits; enfriadores; cuartos fríos; extracción de humos; termos eléctricos; calentadores;
      estufas de pellets; limpieza de conductos; gas natural; instalaciones de gas; ventilación mecánica;
      suelo refrescante; calderas de gasoil; calderas de condensación
    `,
    fr: `
      chauffage; installation de climatisation; entretien de climatisation; dépannage climatisation;
      installation de pompe à chaleur; entretien de pompe à chaleur; pompe à chaleur air eau; pompe à chaleur air air;
      pompe à chaleur géothermique; chaudière gaz; chaudière fioul; chaudière à condensation;
      remplacement de chaudière; dépannage chaudière; ramonage; ballon thermodynamique; chauffe eau solaire;
      chauffe eau thermodynamique; thermopompe*; thermopompe murale; fournaise*; échangeur d'air;
      nettoyage de conduits; chambres froides; réfrigération commerciale; vmc double flux; géothermie; poêle à bois;
      plomberie; recharge de gaz; aérothermie; traitement de l'air; chaudière à granulés; chauffage au sol
    `,
    it: `
      climatizzatori; condizionatori; caldaie a condensazione; caldaie; caldaie a pellet; assistenza caldaie;
      controllo fumi; analisi fumi; bollino blu; bollino caldaia; riscaldamento; impianti radianti; solare termico;
      ventilazione meccanica controllata; pulizia condizionatori; sanificazione condizionatori; scaldabagni;
      celle frigorifere; refrigerazione commerciale; stufe a pellet; termoregolazione; contabilizzazione del calore;
      unità trattamento aria; canalizzazioni; geotermia; conto termico; riparazione caldaie;
      riparazione condizionatori; caldaie a biomassa; impianti gas
    `,
    nl: `
      centrale verwarming; cv ketel; cv ketels; cv installatie; ketel vervangen; onderhoud cv ketel;
      onderhoud verwarmingsketel; onderhoud gasketel; condensatieketels; gasketels; hybride warmtepomp;
      lucht water warmtepomp; airco; airco plaatsen; airconditioning; airco reparatie; single split; multi split;
      koelcellen; koelcel; vriescellen; ventilatie; ventilatiesystemen; balansventilatie; wtw onderhoud;
      ventilatie reinigen; zonneboilers; zonneboiler; stookolieketel; pelletketels; geothermie; hernieuwbare energie;
      sanitair; waterzijdig inregelen; herstelling verwarming; luchtbehandeling; cv onderhoud
    `,
    pt: `
      ar condicionado; montagem de ar condicionado; higienização de ar condicionado; conserto de ar condicionado;
      reparação de ar condicionado; recarga de gás; ar condicionado split; aquecimento; aquecimento de águas;
      caldeiras a pellets; caldeiras a gás; caldeiras; manutenção de caldeiras; bomba de calor; aerotermia;
      painéis solares térmicos; solar térmico; piso radiante hidráulico; recuperadores de calor; salamandras;
      ventilação mecânica; exaustão; câmaras frias; câmara fria; câmaras frigoríficas; pmoc; dutos; limpeza de dutos;
      refrigeração; termoacumuladores; ventiloconvectores; desumidificação
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Valley Comfort is an HVAC company in Layton' },
      { language: 'en', text: 'Parker Heating & Cooling | Boise' },
      { language: 'fr', text: 'Chauffagiste à Lille' },
    ],
    notNamed: [
      { language: 'en', text: 'A cooling fan above every table and cold drinks' },
      { language: 'en', text: 'Heating up the dance floor since 1999' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/hvac',
};
