import type { TradeEntry } from '../../trade.ts';

export const drivingSchool: TradeEntry = {
  id: 'driving-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'driving school',
  companyNoun: 'driving school',
  schemaTypes: ['LocalBusiness', 'AutomotiveBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Driving_school',
  names: {
    en: [
      'driving school*',
      'driving lessons',
      'driving instructor*',
      'driver education',
      'driver training',
      'driving academy',
      'driving tuition',
      "driver's ed",
      'drivers ed',
      "driver's education",
      'drivers education',
      'driving courses',
      'learn to drive',
      'motorcycle school',
      'cdl training',
      'cdl school',
      'hgv training',
      'lgv training',
      'traffic school',
      'driving classes',
      'driving centre',
      'driving center',
      'driver school',
      'learner driver*',
      'driver trainer*',
      'driving instruction',
      'school of motoring',
      'motoring school',
      'driver academy',
    ],
    de: [
      'fahrschule*',
      'fahrlehrer*',
      '*fahrschule',
      'fahrausbildung*',
      'fahrstunden',
      'fahrunterricht',
      'fahrschulunternehmen',
      'fahrakademie',
      'verkehrsschule',
      'fahrerausbildung',
      'fahrsicherheitszentrum',
      'fahrsicherheitstraining',
      'verkehrsinstitut',
      'führerscheinausbildung',
      'verkehrskunde',
      'führerscheinkurs*',
      'verkehrskundeunterricht',
      'nothelferkurs*',
      'fahrcoach',
      'fahrtrainer*',
      'berufskraftfahrer weiterbildung',
      'fahrschul*',
      'lenkerschule',
    ],
    es: [
      'autoescuela*',
      'escuela de manejo',
      'escuela de conducir',
      'profesor de autoescuela',
      'escuelas de manejo',
      'clases de manejo',
      'curso de manejo',
      'cursos de manejo',
      'academia de conducción',
      'escuela de conducción',
      'clases de conducir',
      'profesor de conducción',
      'formación vial',
      'carnet de coche',
      'autoescola',
      'escuela de conductores',
      'permisos de conducir',
      'academia de manejo',
      'carnets de conducir',
      'instructor de manejo',
      'prácticas de conducir',
      'escuela de choferes',
      'escuela de automovilismo',
      'escuela automovilística',
      'centro de enseñanza automovilística',
      'academia automovilística',
      'curso de conducción',
      'cursos de conducción',
      'escuelas de conducir',
      'escuelas de conducción',
      'escuelas de conductores',
    ],
    fr: [
      'auto école*',
      'école de conduite',
      'moniteur auto école',
      'autoécole',
      'écoles de conduite',
      'autoécoles',
      'moto école',
      'moniteur de conduite',
      'monitrice de conduite',
      'cours de conduite',
      'leçons de conduite',
      'formation à la conduite',
      'conduite accompagnée',
      'enseignant de la conduite',
      'permis poids lourd',
      'permis accéléré',
      'récupération de points',
      'école routière',
      'motos écoles',
      'moto écoles',
      'moniteurs de conduite',
      'école de moto',
      'éducation routière',
      'stage permis à points',
      'stage de conduite',
      'moniteur auto',
      'enseignante de la conduite',
    ],
    it: [
      'autoscuola',
      'autoscuole',
      'scuola guida',
      'scuole guida',
      'scuola di guida',
      'lezioni di guida',
      'istruttore di guida',
      'istruttori di guida',
      'patenti',
      'corsi patente',
      'rinnovo patente',
      'corso di guida',
      'corsi di guida',
      'patente auto e moto',
      'centro istruzione automobilistica',
      'recupero punti patente',
      'lezione di guida',
      'istruttrice di guida',
      'patente di guida',
      'corso patente',
      'istruttori guida',
    ],
    nl: [
      'rijschool*',
      'rijles*',
      'rijinstructeur*',
      'autorijschool*',
      'rijscholen',
      'rijopleiding*',
      'rijinstructie',
      'autorijles*',
      'motorrijschool*',
      'motorrijles*',
      'verkeersschool*',
      'verkeersopleiding*',
      'verkeersacademie',
      'vrachtwagenrijles',
      'rijbewijs halen',
      'spoedcursus rijbewijs',
      'rijacademie',
      'theoriecursus',
      'autorijscholen',
      'autorijopleiding*',
      'rijbewijsopleiding*',
      'rijbewijscentrum',
      'motoropleiding',
      'vrachtwagenrijschool',
      'rijcoach*',
      'verkeersscholen',
      'rijbewijscursus',
      'rijtraining*',
    ],
    pt: [
      'escola de condução',
      'autoescola*',
      'auto escola*',
      'instrutor de condução',
      'escolas de condução',
      'aulas de condução',
      'instrutor de trânsito',
      'cfc',
      'aulas de direção',
      'direção para habilitados',
      'primeira habilitação',
      'instrutores de condução',
      'lições de condução',
      'formação de condutores',
      'ensino de condução',
      'escola de trânsito',
      'escolas de direção',
      'escola de direção',
      'instrutora de condução',
      'curso de direção',
      'habilitação de condutores',
      'aula de direção',
      'reciclagem de condutores',
      'instrutor de direção',
      'instrutora de direção',
    ],
  },
  work: {
    en: ['road test*', 'behind the wheel', 'theory test*'],
    de: ['führerschein*', 'theorieunterricht'],
    es: ['carnet de conducir', 'examen teórico'],
    fr: ['permis b', 'code de la route'],
    it: ['patente b'],
    nl: ['rijexamen', 'theorie examen'],
    pt: ['carta de condução', 'habilitação'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'driving lessons',
      'intensive courses',
      'refresher lessons',
      'motorway lessons',
      'pass plus',
      'road test preparation',
      'teen driver education',
      'defensive driving',
      'automatic lessons',
      'manual lessons',
      'mock tests',
      'beginner lessons',
      'theory test support',
    ],
    de: [
      'führerschein klasse b',
      'motorradführerschein',
      'ferienfahrschule',
      'auffrischungsstunden',
      'erste hilfe kurs',
      'bf17',
      'asf seminar',
    ],
    es: ['permiso b', 'permiso de moto', 'cap', 'recuperación de puntos'],
    fr: ['permis b', 'conduite accompagnée', 'permis moto', 'code en ligne', 'boîte automatique'],
    it: ['patente b', 'patente a', 'cqc', 'recupero punti', 'rinnovo patente'],
    nl: ['rijles auto', 'motorrijles', 'spoedcursus', 'theoriecursus', 'faalangst'],
    pt: ['carta de ligeiros', 'carta de mota', 'primeira habilitação', 'renovação'],
  },
  sharedJobs: {
    en: [
      'theory test*',
      'block booking*',
      'gift vouchers',
      'behind-the-wheel',
      'driver education',
      'test preparation',
      'learner lessons',
      'instructor training',
    ],
    de: [
      'klasse b',
      'aufbauseminar*',
      'erste-hilfe-kurs*',
      'ferienkurs*',
      'intensivkurs*',
      'begleitetes fahren',
      'auffrischungskurs*',
      'anhänger*',
      'lkw',
      'asf',
      'b197',
      'b196',
      'fahrstunden',
      'fahrunterricht',
      'führerscheinausbildung',
    ],
    es: [
      'permiso a',
      'carnet de coche',
      'carnet de moto',
      'carnet de camión',
      'permiso c',
      'curso intensivo*',
      'clases prácticas',
      'mercancías peligrosas',
      'am',
      'clases de manejo',
      'clases de conducir',
      'permisos de conducir',
    ],
    fr: [
      'permis a',
      'permis am',
      'aac',
      'code',
      'code de la route',
      'permis accéléré',
      'conduite supervisée',
      'récupération de points',
      'permis remorque',
      'stages',
      'perfectionnement',
    ],
    it: ['patente am', 'patente c', 'patentino', 'patente nautica', 'passaggi di proprietà', 'guide', 'patenti'],
    nl: [
      'autorijles*',
      'proefles',
      'automaat*',
      'bromfiets*',
      'aanhanger*',
      'opfriscursus',
      'tussentijdse toets',
      'be rijbewijs',
      'schakelles*',
      'vrachtwagenrijles',
      'rijbewijs halen',
    ],
    pt: [
      'carta de condução',
      'habilitação',
      'categoria a',
      'categoria b',
      'categoria c',
      'aulas práticas',
      'reciclagem',
      'renovação de cnh',
      'carta b',
      'código',
    ],
  },
  mentions: {
    en: `
      driving lesson; driving lessons for beginners; automatic driving lessons; manual driving lessons;
      female driving instructor*; intensive driving course*; intensive driving lessons; crash courses;
      semi intensive courses; fast track courses; refresher driving lessons; refresher course*;
      motorway driving lessons; night driving; parking lessons; nervous drivers; mock test; mock driving test*;
      driving test preparation; practical test; theory training; hazard perception; road test; road test car rental;
      car for road test; road test service*; 5 hour class*; 5 hour pre-licensing course; pre licensing course;
      teen drivers ed; teen driving lessons; adult driving lessons; adult driver training; senior driver evaluation;
      driver assessment*; behind the wheel training; behind-the-wheel lessons; in-car lessons; online drivers ed;
      online driver education
    `,
    de: `
      führerschein; pkw führerschein; autoführerschein; führerscheinklassen; fahrausbildung; fahrlektionen;
      fahrstunden auto; theorieunterricht; theoriekurs; theoriekurse; theorie intensivkurs; theorieprüfung;
      praktische prüfung; praktische ausbildung; praxisausbildung; prüfungsvorbereitung; prüfungssimulation;
      online theorie; lern app; klasse a; klasse a1; klasse a2; klasse am; klasse be; klasse b96; klasse b196;
      klasse b197; klasse c; klasse c1; klasse ce; klasse c1e; klasse d; klasse de; klasse l; klasse t; klasse f;
      klasse mofa
    `,
    es: `
      carnet de conducir; carnet b; carné de conducir; permiso de conducir; permisos de conducción; permiso am;
      permiso a1; permiso a2; permiso b automático; permiso b96; permiso be; permiso b+e; permiso c1; permiso c+e;
      permiso ce; permiso d; permiso d1; permiso de camión; permiso de autobús; permiso de coche; permisos de moto;
      permisos profesionales; carnet de autobús; carnet de ciclomotor; carnet de remolque; carnet a2; carnet am;
      carnet automático; carnet b automático; carnet de tráiler; camiones; autobús; autobuses; ciclomotor; remolques;
      clases de conducción; clases teóricas
    `,
    fr: `
      permis auto; permis voiture; permis de conduire; permis b boîte automatique; permis b automatique;
      permis boite auto; permis b78; permis b96; permis be; permis c; permis ce; permis d; permis a1; permis a2;
      permis bsr; permis scooter; permis 125; formation 125; formation 125 cm3; passerelle; passerelle a2;
      passerelle a2 vers a; passerelle boîte automatique; passerelle b78; passerelle bva; levée code 78; formation 7h;
      formation 7 heures; formation b96; formation moto; formation accélérée; formation accélérée au permis;
      formation intensive; formation classique; formation traditionnelle; formation au code; formation pratique;
      formation théorique; formation post permis; formation passerelle
    `,
    it: `
      patente; patente a1; patente a2; patente b1; patente b automatica; patente b96; patente be;
      patente b con cambio automatico; patente b cambio automatico; patente c1; patente ce; patente c+e; patente d;
      patente d1; patente de; patente moto; patente auto; patente camion; patente speciale; patenti speciali;
      patente professionale; patenti professionali; patenti superiori; patente scooter; patente ciclomotore;
      patente internazionale; permesso internazionale di guida; patente nautica entro 12 miglia;
      patente nautica oltre; patenti nautiche; patenti moto; codice 96; estensione b96; patentino cqc;
      carta di qualificazione del conducente; corsi cqc; corso cqc; cqc merci; cqc persone
    `,
    nl: `
      auto rijles; rijlessen; rijlessen auto; rijles in schakelauto; rijles automaat; rijles in automaat;
      rijden in automaat; autorijbewijs; auto rijbewijs; rijbewijs b; rijbewijs am; rijbewijs a; rijbewijs a1;
      rijbewijs a2; rijbewijs be; rijbewijs c; rijbewijs ce; rijbewijs d; rijbewijs be halen; rijbewijs b automaat;
      rijbewijs code 95; categorie b; categorie be; categorie c; code 95; code 95 nascholing; nascholing code 95;
      nascholing; vakbekwaamheid; vrachtwagen; vrachtwagenrijbewijs; busrijbewijs; trekkerrijbewijs; tractorrijbewijs;
      t rijbewijs; tractor; heftruck; heftruckcursus
    `,
    pt: `
      carta; carta de condução b; carta de carro; carta de moto; carta de motociclos; carta de pesados;
      carta de reboque; carta de camião; carta de autocarro; carta a; carta a1; carta a2; carta am; carta b1;
      carta be; carta b96; carta c; carta c+e; carta ce; carta d; cartas de condução; categorias; categoria am;
      categoria a1; categoria a2; categoria b1; categoria be; categoria b automática; categoria c1; categoria ce;
      categoria d; categoria d1; categoria e; categoria ab; categoria acc; categoria b96; ligeiros; pesados;
      pesados de mercadorias; pesados de passageiros
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'TSK Driving School in Luton, with patient instructors' },
      { language: 'de', text: 'Fahrschule in Gera' },
    ],
    notNamed: [
      { language: 'en', text: 'A drive through the old school district' },
      { language: 'fr', text: 'Automobile et école' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/driving_school',
};
