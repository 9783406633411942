import type { TradeEntry } from '../../trade.ts';

export const daycare: TradeEntry = {
  id: 'daycare',
  questions: 'generic',
  customers: 'lessons',
  noun: 'daycare',
  companyNoun: 'daycare',
  schemaTypes: ['ChildCare'],
  additionalType: null,
  names: {
    en: [
      'daycare*',
      'day care',
      'child care*',
      'childcare*',
      'child care center',
      'nursery school*',
      'childminder*',
      'day nursery',
      'babysitting service',
      'day nurseries',
      'after school club',
      'infant care',
      'babysitter*',
      'babysitting',
      'nannies',
      'nanny',
      'creche',
      "children's centre",
      'out of school care',
      'wraparound care',
    ],
    de: [
      'kita',
      'kindertagesstätte*',
      'kindertagespflege*',
      'tagesmutter',
      'krippe',
      'kinderkrippe*',
      'kindergarten',
      'kindergärten',
      'kitas',
      'kindertageseinrichtung*',
      'tagesmütter*',
      'tageseltern*',
      'tagesvater',
      'kinderhaus',
      'kinderladen',
      'kinderbetreuung*',
      'kinderhort*',
      'krabbelgruppe*',
      'krabbelstube*',
      'kleinkindgruppe*',
      'kindergruppe*',
      'großtagespflege*',
      'waldkita',
      'betriebskita',
      'babysitter*',
      'kindertagesheim',
      'kindernest',
      'spielgruppe*',
      'kinderstube',
      'kindergartenverein',
      'tagesfamilie*',
      'tagesschule',
      'schülerhort',
      'nanny',
    ],
    es: [
      'guardería*',
      'escuela infantil',
      'ludoteca*',
      'jardín de infancia',
      'escuelas infantiles',
      'centro infantil',
      'centros infantiles',
      'educación infantil',
      'jardín infantil',
      'jardines infantiles',
      'jardín maternal',
      'estancia infantil',
      'estancias infantiles',
      'sala cuna',
      'salas cuna',
      'cuidado infantil',
      'cuidado de niños',
      'niñera*',
      'casa de niños',
      'madre de día',
      'babysitter*',
    ],
    fr: [
      'crèche*',
      'micro crèche',
      'garderie*',
      'assistante maternelle',
      'halte garderie',
      'multi accueil',
      'assistantes maternelles',
      "jardin d'enfants",
      'accueil de jour enfants',
      'petite enfance',
      "garde d'enfants",
      "garde d'enfant",
      'baby sitting',
      'baby sitter*',
      'babysitter*',
      'nounou*',
      "maison d'enfants",
      'service de garde',
      'milieu de garde',
      "accueillante d'enfants",
    ],
    it: [
      'asilo nido',
      "nido d'infanzia",
      'asilo',
      'ludoteca',
      'micronido',
      'asili',
      'nidi',
      'micro nido',
      'nido in famiglia',
      'baby parking',
      'babysitter*',
      'baby sitter*',
      'tagesmutter',
      'sezione primavera',
      'spazio bimbi',
      'ludoteche',
      "servizi per l'infanzia",
      "centro per l'infanzia",
      "polo dell'infanzia",
      'spazio gioco',
      'scuola nido',
    ],
    nl: [
      'kinderdagverblijf*',
      'kinderopvang*',
      'gastouder*',
      'peuterspeelzaal',
      'crèche',
      'buitenschoolse opvang',
      'kinderdagverblijven',
      'kdv',
      'dagopvang kinderen',
      'dagopvang voor kinderen',
      'peuteropvang*',
      'peuterspeelzalen',
      'bso',
      'buitenschoolse',
      'naschoolse opvang',
      'kinderkribbe*',
      'kribbe',
      'onthaalouder*',
      'onthaalmoeder*',
      'babysit*',
      'nanny',
      'crèches',
      'kindercrèche',
      'kindcentrum*',
      'babyopvang',
      'baby opvang',
      'kinderhuis',
      'kleinschalige opvang',
      'opvanggezin',
      'oppasbureau',
      'peutercentrum',
    ],
    pt: [
      'creche*',
      'berçário*',
      'jardim de infância',
      'infantário*',
      'ama certificada',
      'jardins de infância',
      'centro infantil',
      'educação infantil',
      'escola infantil',
      'educação pré escolar',
      'babá',
      'babás',
      'babysitter*',
      'babysitting',
      'hotelzinho',
      'ludoteca*',
      'casa da criança',
      'cuidados infantis',
    ],
  },
  work: { en: ['infants', 'toddlers', 'after school care'], de: ['kleinkinder', 'eingewöhnung'] },
  neverAlone: {},
  jobs: {
    en: ['infant care', 'toddler program', 'after school care', 'summer camp', 'drop in care'],
    de: ['ganztagsbetreuung', 'ferienbetreuung', 'frühförderung'],
    es: ['comedor', 'horario ampliado', 'campamento de verano'],
    fr: ['accueil régulier', 'accueil occasionnel', 'périscolaire'],
    it: ['doposcuola', 'centro estivo', 'servizio mensa'],
    nl: ['dagopvang', 'bso', 'peuteropvang'],
    pt: ['berçário', 'atl', 'prolongamento de horário'],
  },
  sharedJobs: {
    en: [
      'toddler program*',
      'preschool',
      'summer camp*',
      'before and after school',
      'baby room',
      'holiday club',
      'breakfast club',
      'after school club',
      'out of school care',
      'wraparound care',
    ],
    de: ['krippe*', 'kindergarten', 'hort', 'eingewöhnung', 'u3-betreuung', 'tagespflege', 'schülerhort'],
    es: [
      'educación infantil',
      'estimulación temprana',
      'bebés',
      'extraescolares',
      'campamentos',
      'sala cuna',
      'cuidado infantil',
      'cuidado de niños',
    ],
    fr: [
      'éveil',
      'repas',
      "accueil d'urgence",
      'crèche',
      'multi accueil',
      "jardin d'enfants",
      "garde d'enfants",
      'baby sitting',
      'service de garde',
    ],
    it: [
      'asilo nido',
      "scuola dell'infanzia",
      'mensa',
      'psicomotricità',
      'laboratori',
      'baby parking',
      'sezione primavera',
      'ludoteche',
      'spazio gioco',
    ],
    nl: [
      'kinderdagverblijf',
      'buitenschoolse opvang',
      'voorschoolse opvang',
      'vakantieopvang',
      'babygroep',
      'gastouderopvang',
      'naschoolse opvang',
      'babyopvang',
      'baby opvang',
    ],
    pt: [
      'creche',
      'jardim de infância',
      'educação infantil',
      'período integral',
      'férias',
      'atividades extracurriculares',
      'educação pré escolar',
      'babysitting',
    ],
  },
  mentions: {
    en: `
      infant program*; infant room; toddler care; toddlers; toddler room; nursery care; baby care; preschool program*;
      preschool room; pre-kindergarten; pre kindergarten program; kindergarten program; nursery education;
      before school care; before and after care; after school program*; holiday clubs; holiday care; vacation care;
      school age program*; school age care; summer program*; summer day camp*; full time care; part time care;
      half day care; full day care; extended hours; drop in childcare; emergency childcare; backup care; weekend care;
      evening care; overnight care; funded childcare; funded places; 15 hours funding
    `,
    de: `
      kinderbetreuung; kleinkindbetreuung; kleinkindgruppe; kindergartengruppe; kindergartengruppen;
      altersgemischte gruppen; altersgemischte gruppe; babygruppe; ganztagesbetreuung; halbtagsbetreuung;
      halbtagesbetreuung; tagesbetreuung; nachmittagsbetreuung; frühbetreuung; frühdienst; spätdienst;
      randzeitenbetreuung; ferienprogramm; ferienhort; hortbetreuung; hortgruppe; schulkindbetreuung;
      schülerbetreuung; hausaufgabenbetreuung; mittagstisch; mittagessen; mittagsbetreuung; vorschule;
      vorschulerziehung; vorschularbeit; vorschulförderung; waldgruppe; waldkindergarten; waldtage; spielgruppen;
      waldspielgruppe; innenspielgruppe; krabbelgruppe; krabbelgruppen
    `,
    es: `
      lactantes; maternal; maternales; aula de bebés; bebés de 0 a 1; primer ciclo de educación infantil;
      primer ciclo; segundo ciclo; preescolar; kínder; prekínder; sala de bebés; cuidado de bebés;
      servicio de comedor; cocina propia; comedor propio; desayuno; matinera; aula matinal; servicio matinal;
      servicio de madrugadores; horario extendido; horario extenso; horario flexible; horas extra; media jornada;
      jornada completa; tiempo completo; estancia prolongada; tardes; after school; actividades extraescolares;
      campamentos de verano; curso de verano; cursos de verano; escuela de verano; campamentos urbanos
    `,
    fr: `
      crèches d'entreprise; crèche inter entreprises; crèche familiale; crèche bilingue; crèche collective;
      garderie privée; garderie subventionnée; pouponnière; poupons; service de garde en milieu scolaire;
      accueil collectif; accueil familial; accueil à temps plein; accueil à temps partiel; accueil en urgence;
      accueil d'enfants en situation de handicap; accueil du matin; accueil du soir; accueil périscolaire;
      accueil extrascolaire; accueil de loisirs; accueil parascolaire; uape; garde à temps plein;
      garde à temps partiel; garde d'enfants à domicile; garde partagée; garde ponctuelle; garde périscolaire;
      sortie d'école; sorties d'école; babysitting; nounou; centre de loisirs; centre aéré
    `,
    it: `
      nido; nido famiglia; nido aziendale; nidi aziendali; sezione lattanti; lattanti; sezione semidivezzi;
      semidivezzi; divezzi; sezione divezzi; sezione piccoli; sezione medi; sezione grandi; spazio bambini;
      centro bambini e famiglie; pre scuola; post scuola; prescuola; prolungamento orario; orario prolungato;
      tempo prolungato; tempo pieno; part time; ingresso anticipato; pre e post scuola; centri estivi; campo estivo;
      campus estivi; campus estivo; campus; nido estivo; cucina interna; pranzo; merenda; mensa interna;
      mensa biologica
    `,
    nl: `
      kinderopvang aan huis; kinderdagopvang; hele dagopvang; halve dagopvang; babygroepen; dreumesgroep; dreumesen;
      peutergroep; peutergroepen; peuterspeelgroep; peuterspeelzaalwerk; peuterarrangement; peuterprogramma;
      verticale groep; verticale groepen; horizontale groepen; voorschoolse opvang en naschoolse opvang;
      voor en naschoolse opvang; bso+; tussenschoolse opvang; vakantie opvang; vakantiekampen; flexibele opvang;
      flexopvang; incidentele opvang; extra opvang; ruildagen; vervroegde opvang; verlengde opvang; weekendopvang;
      avondopvang; 24 uurs opvang; noodopvang; nachtopvang; occasionele opvang; groepsopvang; gezinsopvang
    `,
    pt: `
      creches; berçário 1; berçário 2; berçário i; berçário ii; maternal; maternal i; maternal ii; mini maternal;
      minigrupo; grupo 1; jardim; jardim i; jardim ii; pré escolar; pré escola; pré i; pré ii; ensino pré escolar;
      ensino infantil; creche familiar; sala de 1 ano; sala de 2 anos; sala dos 2 anos; sala parque; sala de berçário;
      primeira infância; baby sitting; integral; período parcial; meio período; período integral e parcial;
      horário estendido; horário alargado; horário flexível; contraturno; contraturno escolar; semi integral
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Little Oaks daycare in Ames' },
      { language: 'de', text: 'Kita in Potsdam' },
    ],
    notNamed: [
      { language: 'en', text: 'Take care of your day' },
      { language: 'es', text: 'El guarda del parque' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/childcare, amenity/kindergarten',
};
