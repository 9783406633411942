import type { TradeEntry } from '../../trade.ts';

export const preschool: TradeEntry = {
  id: 'preschool',
  questions: 'generic',
  customers: 'lessons',
  noun: 'preschool',
  companyNoun: 'preschool',
  schemaTypes: ['Preschool', 'ChildCare', 'School'],
  additionalType: null,
  names: {
    en: [
      'preschool*',
      'montessori school*',
      'kindergarten*',
      'pre school*',
      'private school*',
      'montessori',
      'early learning centre',
      'pre k',
      'prekindergarten',
      'early learning',
      'elementary school',
      'primary school',
      'christian school',
      'private academy',
      'charter school',
      'playschool',
      'playgroup',
      'catholic school',
      'junior school',
      'learning academy',
      'nursery schools',
    ],
    de: [
      'vorschule*',
      'montessori kindergarten',
      'privatschule*',
      'waldkindergarten',
      'montessorischule',
      'montessori',
      'privatkindergarten',
      'freie schule',
      'waldorfschule*',
      'waldorfkindergarten*',
      'naturkindergarten*',
      'volksschule*',
      'internationale schule',
      'bilinguale schule',
      'international school',
      'schulkindergarten',
      'kindergartenschule',
      'bauernhofkindergarten',
      'sprachheilkindergarten',
      'privatgymnasium',
      'alternativschule',
      'freie aktive schule',
      'oberschule',
      'förderschule*',
      'sonderschule*',
    ],
    es: [
      'colegio privado',
      'escuela montessori',
      'preescolar',
      'colegio infantil',
      'colegio*',
      'preescolares',
      'jardín de niños',
      'kínder',
      'kindergarten',
      'escuela privada',
      'escuela primaria',
      'educación primaria',
      'montessori',
      'instituto educativo',
      'centro educativo',
      'escuela bilingüe',
      'waldorf',
      'unidad educativa',
      'nido bilingüe',
      'escuela activa',
      'centro escolar',
    ],
    fr: [
      'école maternelle',
      'école montessori',
      'école privée',
      'école bilingue',
      'écoles maternelles',
      'école primaire',
      'montessori',
      'école alternative',
      'école démocratique',
      'école internationale',
      'école waldorf',
      'école steiner',
      'école hors contrat',
      'maternelle bilingue',
      'prématernelle*',
      'préscolaire',
      "jardin d'éveil",
      'collège privé',
      'lycée privé',
      'école catholique',
      'groupe scolaire',
      'établissement scolaire',
      'école fondamentale',
      'école élémentaire',
      'institution scolaire',
      'école libre',
      'école nature',
    ],
    it: [
      'scuola materna',
      "scuola dell'infanzia",
      'scuola montessori',
      'scuola paritaria',
      "scuole dell'infanzia",
      'scuola infanzia',
      'scuole materne',
      'scuola primaria',
      'scuola elementare',
      'montessori',
      'scuola bilingue',
      'scuola internazionale',
      'scuola steineriana',
      'scuola steiner',
      'scuola waldorf',
      'istituto paritario',
      'scuola privata',
      'casa dei bambini',
      'istituto scolastico',
      'istituto comprensivo',
      'scuola parentale',
      'asilo nel bosco',
      'scuole paritarie',
      'international school',
      'scuola dell infanzia',
      'liceo paritario',
    ],
    nl: [
      'kleuterschool*',
      'peutergroep',
      'montessorischool',
      'basisschool*',
      'kleuterscholen',
      'kleuteronderwijs',
      'peuterschool',
      'montessori',
      'montessorikinderopvang',
      'vrijeschool',
      'vrije school',
      'steinerschool*',
      'freinetschool*',
      'basisonderwijs',
      'lagere school',
      'particuliere school',
      'privéschool*',
      'methodeschool',
      'daltonschool',
      'jenaplanschool',
      'gemeenteschool',
      'internationale school',
      'buitengewoon onderwijs',
      'voorschool',
      'voorschoolse educatie',
      'kleutergroep',
      'middelbare school',
      'natuurschool',
      'leefschool',
    ],
    pt: [
      'pré escola*',
      'jardim escola',
      'escola montessori',
      'colégio*',
      'ensino pré escolar',
      'montessori',
      'jardim infantil',
      'externato*',
      'escola particular',
      'ensino fundamental',
      'ensino infantil',
      'escola waldorf',
      'pedagogia waldorf',
      'escola internacional',
      'centro educacional',
      'escola primária',
      'ensino básico',
      'centro escolar',
      'instituto educacional',
      'escola privada',
      'escola básica',
    ],
  },
  work: { en: ['enrollment', 'curriculum', 'early childhood education'] },
  neverAlone: {},
  jobs: {
    en: ['preschool program', 'kindergarten readiness', 'after school care', 'summer camp', 'montessori program'],
    de: ['vorschulprogramm', 'ganztagsbetreuung'],
    es: ['educación infantil', 'actividades extraescolares'],
    fr: ['maternelle', 'élémentaire', 'périscolaire'],
    it: ['prescuola', 'doposcuola', 'laboratori'],
    nl: ['voorschoolse educatie', 'naschoolse opvang'],
    pt: ['educação infantil', 'atividades extracurriculares'],
  },
  sharedJobs: {
    en: [
      'montessori preschool',
      'bilingual preschool',
      'after school',
      'afternoon program',
      'art classes',
      'science classes',
      'toddler program',
      'pre-k',
      'kindergarten',
      'infant care',
      'music classes',
      'language classes',
      'parent and toddler',
      'full-day care',
      'half-day program*',
      'outdoor play',
      'prekindergarten',
      'early learning',
      'elementary school',
      'primary school',
      'high school',
    ],
    es: ['jardín de niños', 'kínder', 'educación primaria'],
    fr: ['école primaire', 'préscolaire', 'école élémentaire'],
    it: ['scuola primaria', 'scuola elementare', 'casa dei bambini'],
    nl: ['kleuteronderwijs', 'basisonderwijs', 'lagere school', 'buitengewoon onderwijs', 'voorschool', 'kleutergroep'],
    pt: ['ensino fundamental', 'ensino básico'],
  },
  mentions: {
    en: `
      preschool classes; preschool programs; preschool education; pre kindergarten; pre k program;
      transitional kindergarten; junior kindergarten; senior kindergarten; kindergarten program; kindergarten prep;
      nursery class; reception; primary program; elementary program; lower elementary; upper elementary;
      middle school; lower school; upper school; middle years; early years; early years programme;
      early childhood program; toddler class; toddler community; toddler montessori; parent toddler class*;
      twos program; two year old program*; threes program; fours program; 2 day program; 3 day program; 5 day program;
      morning program
    `,
    de: `
      vorschulklasse; vorschulkinder; vorschulerziehung; vorschulische bildung; kindergarten; kinderhaus; krippe;
      kinderkrippe; spielgruppe; spielgruppen; eltern kind gruppe; grundschule; volksschule; primarschule;
      primarstufe; unterstufe; mittelstufe; oberstufe; sekundarschule; sekundarstufe; gemeinschaftsschule; abitur;
      fachabitur; mittlere reife; grundstufe; basisstufe; ganztagsschule; ganztagsangebot; ganztagsangebote;
      offener ganztag; nachmittagsbetreuung; tagesschule; tagesstruktur; tagesstrukturen; hort; hortbetreuung;
      frühbetreuung
    `,
    es: `
      preescolar bilingüe; maternal; prematernal; prekínder; kinder 1; preprimaria; jardín; prejardín; transición;
      parvulario; educación inicial; educación preescolar; educación básica; educación infantil 0-3;
      primer ciclo de infantil; primer ciclo; segundo ciclo; primaria; secundaria; educación secundaria; bachillerato;
      bachillerato internacional; preparatoria; media superior; formación profesional; ciclos formativos;
      casa de niños; comunidad infantil; taller montessori; taller 1; nido; guía montessori; filosofía montessori;
      método montessori; estimulación temprana; bilingüismo; programa bilingüe
    `,
    fr: `
      maternelle et élémentaire; maternelle et primaire; classe maternelle; classes maternelles; toute petite section;
      petite section; moyenne section; grande section; prématernelle; jardin d'enfants; maison des enfants;
      ambiance 3-6 ans; ambiance 6-12 ans; ambiance 3 6; communauté enfantine; nido; primaire; cycle primaire;
      élémentaire 6-12 ans; lycée; secondaire; cycle secondaire; baccalauréat; garderie; garderie du matin;
      garderie du soir; accueil du matin; étude; étude surveillée; études surveillées; activités périscolaires;
      activités parascolaires; service de garde; aide aux devoirs; cantine; restauration; restauration scolaire
    `,
    it: `
      scuola media; scuola secondaria di primo grado; scuola secondaria; secondaria di primo grado; primaria;
      infanzia; asilo nido; nido; sezione primavera; classe primavera; liceo; licei; liceo scientifico;
      liceo linguistico; liceo classico; istituto tecnico; pre scuola; post scuola; pre e post scuola; prolungamento;
      orario prolungato; tempo pieno; dopo scuola; studio assistito; aiuto compiti; mensa; mensa interna;
      servizio mensa; cucina interna; refezione; trasporto scolastico; scuolabus; servizio scuolabus;
      servizio navetta; centro estivo; centri estivi; campus estivo
    `,
    nl: `
      kleuterklas; kleuterklassen; instapklas; peuterklas; peuterspeelzaal; peuteropvang; peuterwerk;
      peuterspeelgroep; voorschoolse opvang; onderbouw; middenbouw; bovenbouw; lager onderwijs; eerste leerjaar;
      eerste graad; speciaal onderwijs; voortgezet onderwijs; secundair onderwijs; mavo; havo; montessorionderwijs;
      daltononderwijs; jenaplanonderwijs; vrijeschoolonderwijs; ontwikkelingsgericht onderwijs;
      ervaringsgericht onderwijs; tweetalig onderwijs; engels onderwijs; engels; internationaal onderwijs;
      meertalig onderwijs; voorbewaking; nabewaking; middagopvang
    `,
    pt: `
      pré escolar; educação pré escolar; jardim de infância; creche; berçário; maternal; maternal 1; maternal 2;
      mini maternal; jardim; jardim 1; jardim 2; nível 1; infantil; infantil 1; infantil 2; infantil 3; infantil 4;
      infantil 5; agrupada; primeiro ciclo; 1.º ciclo; 1º ciclo; 2º ciclo; 2.º ciclo; 3º ciclo; 3.º ciclo;
      1º ciclo do ensino básico; ensino secundário; secundário; ensino fundamental i; ensino fundamental ii;
      ensino fundamental 1; ensino fundamental 2; fundamental i; fundamental ii; fundamental 1; anos iniciais
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Rainbow Preschool in Heidelberg' },
      { language: 'fr', text: 'École Montessori à Nice' },
    ],
    notNamed: [
      { language: 'en', text: 'Old school records' },
      { language: 'de', text: 'Die Hochschule der Stadt' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/kindergarten, amenity/school',
};
