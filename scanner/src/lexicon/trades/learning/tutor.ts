import type { TradeEntry } from '../../trade.ts';

export const tutor: TradeEntry = {
  id: 'tutor',
  questions: 'generic',
  customers: 'lessons',
  noun: 'tutor',
  companyNoun: 'tutoring company',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Tutor',
  names: {
    en: [
      'tutor',
      'tutors',
      'tutoring*',
      'tutoring center',
      'math tutor*',
      'private tutor*',
      'test prep',
      'tutorial center',
      'maths tutor*',
      'science tutor*',
      'reading tutor*',
      'sat prep',
      'test preparation',
      'online tutor*',
      'academic coach*',
      'study skills',
      'homeschool tutor*',
      '11 plus',
      'gcse tutor*',
      'a level tutor*',
      'college counseling',
      'exam prep',
      'academic tutor*',
      'study centre',
    ],
    de: [
      'nachhilfe*',
      'nachhilfelehrer*',
      'nachhilfeinstitut',
      'lernhilfe',
      'lernstudio',
      'lerninstitut*',
      'lernzentrum',
      'lerncoach*',
      'lernförderung*',
      'lerntherap*',
      'lernberatung',
      'lernhilfen',
      'schülernachhilfe',
      'mathenachhilfe*',
      'hausaufgabenbetreuung*',
      'hausaufgabenhilfe',
      'abiturvorbereitung',
      'legasthenietherap*',
      'legasthenietrainer*',
      'dyskalkulietherap*',
      'matura vorbereitung',
      'maturavorbereitung',
      'lernbegleit*',
      'lerntrainer*',
      'lrs therapie',
      'stützunterricht',
      'lernwerkstatt',
    ],
    es: [
      'clases particulares',
      'academia de repaso',
      'profesor particular',
      'clases de apoyo',
      'academia de estudios',
      'refuerzo escolar',
      'apoyo escolar',
      'profesores particulares',
      'profesora particular',
      'clases de repaso',
      'repaso escolar',
      'academia de matemáticas',
      'clases de matemáticas',
      'academia de apoyo',
      'centro de estudios',
      'centros de estudios',
      'academia de selectividad',
      'regularización',
      'asesorías académicas',
      'tutorías',
      'academia de oposiciones',
      'preparador de oposiciones',
      'clases extraescolares',
      'técnicas de estudio',
      'asesorías escolares',
      'academia de estudio',
      'reforzamiento escolar',
      'academia universitaria',
      'preparación selectividad',
      'academia de ciencias',
      'profesor de matemáticas',
    ],
    fr: [
      'soutien scolaire',
      'cours particuliers',
      'professeur particulier',
      'aide aux devoirs',
      'cours particulier*',
      'cours de soutien',
      'cours à domicile',
      'aide scolaire',
      'accompagnement scolaire',
      'cours de maths',
      'cours de mathématiques',
      'professeurs particuliers',
      'professeur de maths',
      'prof de maths',
      'tutorat',
      'tuteur scolaire',
      'coaching scolaire',
      'orthopédagogue*',
      'orthopédagogie',
      "cours d'appoint",
      'rattrapage scolaire',
      'stages de révision',
      'préparation aux examens',
      'aide aux apprentissages',
      'étude dirigée',
      'remédiation scolaire',
      'coach scolaire',
      'méthodologie scolaire',
    ],
    it: [
      'ripetizioni',
      'lezioni private',
      'doposcuola',
      'aiuto compiti',
      'lezioni di matematica',
      'sostegno scolastico',
      'aiuto allo studio',
      'aiuto nei compiti',
      'tutor scolastico',
      'tutor dsa',
      'tutor didattico',
      "tutor dell'apprendimento",
      'insegnante privato',
      'insegnante privata',
      'recupero scolastico',
      'recupero anni',
      'lezioni individuali',
      'supporto allo studio',
      'supporto scolastico',
      'preparazione esami',
      'lezioni a domicilio',
      'dopo scuola',
      'lezioni di latino',
      'scuola di recupero',
    ],
    nl: [
      'bijles*',
      'huiswerkbegeleiding*',
      'bijlesinstituut',
      'studiebegeleiding*',
      'huiswerkinstituut*',
      'huiswerkklas',
      'huiswerkcoach*',
      'huiswerkhulp',
      'studiecoach*',
      'studiecentrum',
      'studiehulp',
      'leerhulp',
      'leercoach*',
      'remedial teach*',
      'examentraining*',
      'privéles wiskunde',
      'rekenhulp',
      'rekencoach',
      'dyslexiebegeleiding',
      'privéleraar',
      'privé leraar',
      'wiskundebijles',
      'rt praktijk',
      'citotraining',
      'kindercoach huiswerk',
      'leerbegeleiding*',
      'bijwerklessen',
      'begeleiding bij huiswerk',
    ],
    pt: [
      'explicações',
      'centro de explicações',
      'explicador*',
      'aulas particulares',
      'reforço escolar',
      'centro de estudo',
      'centros de estudos',
      'centro de estudos',
      'sala de estudo',
      'apoio ao estudo',
      'apoio escolar',
      'acompanhamento escolar',
      'professor particular',
      'professora particular',
      'professores particulares',
      'aula particular',
      'aulas de reforço',
      'aulas de matemática',
      'acompanhamento pedagógico',
      'preparação para exames',
      'cursinho*',
      'pré vestibular',
      'tutoria*',
      'psicopedagogia e reforço',
      'curso preparatório',
      'reforço pedagógico',
    ],
  },
  work: { en: ['homework help', 'exam preparation'] },
  neverAlone: {},
  jobs: {
    en: ['math tutoring', 'reading tutoring', 'sat prep', 'homework help', 'online tutoring'],
    de: ['mathe nachhilfe', 'prüfungsvorbereitung', 'legasthenietraining'],
    es: ['matemáticas', 'preparación de exámenes', 'selectividad'],
    fr: ['maths', 'préparation au bac', 'stages intensifs'],
    it: ['matematica', 'preparazione esami', 'metodo di studio'],
    nl: ['wiskunde bijles', 'examentraining'],
    pt: ['matemática', 'preparação para exames'],
  },
  sharedJobs: {
    en: ['english', 'science', 'exam preparation', 'gcse', 'a level', 'reading', 'test prep', '11 plus'],
    de: [
      'mathematik',
      'deutsch',
      'englisch',
      'hausaufgabenbetreuung',
      'abiturvorbereitung',
      'einzelnachhilfe',
      'online-nachhilfe',
      'latein',
      'physik',
      'chemie',
      'einzelunterricht',
    ],
    es: [
      'inglés',
      'física y química',
      'refuerzo escolar',
      'lengua',
      'clases particulares',
      'apoyo escolar',
      'clases de repaso',
      'repaso escolar',
      'clases de matemáticas',
      'regularización',
      'asesorías académicas',
      'tutorías',
    ],
    fr: [
      'mathématiques',
      'anglais',
      'français',
      'physique chimie',
      'aide aux devoirs',
      'stages de vacances',
      'soutien scolaire',
      'cours de soutien',
      'cours à domicile',
      'cours de maths',
      'cours de mathématiques',
    ],
    it: [
      'inglese',
      'fisica',
      'aiuto compiti',
      'recupero debiti',
      'latino',
      'lezioni di matematica',
      'aiuto nei compiti',
      'lezioni individuali',
      'supporto allo studio',
      'supporto scolastico',
      'lezioni a domicilio',
      'dopo scuola',
      'lezioni di latino',
    ],
    nl: ['bijles', 'wiskunde', 'engels', 'huiswerkbegeleiding', 'rekenen', 'citotraining', 'studiecoaching'],
    pt: [
      'inglês',
      'português',
      'física',
      'reforço escolar',
      'explicações',
      'apoio ao estudo',
      'centro de estudos',
      'sala de estudo',
      'apoio escolar',
      'acompanhamento escolar',
      'acompanhamento pedagógico',
      'apoio pedagógico',
    ],
  },
  mentions: {
    en: `
      private tutoring; one on one tutoring; one to one tuition; 1 to 1 tuition; in-home tutoring; home tuition;
      online tuition; online tutors; group tuition; group tutoring; small group tuition; small group tutoring;
      in person tutoring; academic tutoring; subject tutoring; maths tuition; maths; maths tutoring; algebra tutoring;
      geometry tutoring; calculus tutoring; statistics tutoring; english tuition; english tutoring; writing tutoring;
      writing; essay writing; literacy; numeracy; phonics; spelling; reading and writing; reading comprehension;
      science tuition; science tutoring; biology; chemistry; physics; biology tutoring; chemistry tutoring
    `,
    de: `
      nachhilfeunterricht; nachhilfestunden; einzelförderung; gruppenunterricht; gruppennachhilfe;
      kleingruppenunterricht; kleingruppen; nachhilfe zu hause; nachhilfe zuhause; hausbesuche; onlinenachhilfe;
      nachhilfe online; nachhilfe mathe; nachhilfe mathematik; nachhilfe deutsch; nachhilfe englisch;
      nachhilfe französisch; nachhilfe latein; nachhilfe physik; nachhilfe chemie; nachhilfe spanisch; nachhilfe bwl;
      nachhilfe informatik; mathematik nachhilfe; mathematiknachhilfe; mathenachhilfe; deutschnachhilfe;
      englischnachhilfe; englisch nachhilfe; deutsch nachhilfe; französisch nachhilfe; latein nachhilfe; französisch;
      spanisch; biologie; informatik; rechnungswesen; statistik; geschichte
    `,
    es: `
      refuerzo educativo; refuerzo de primaria; refuerzo eso; apoyo escolar primaria; apoyo al estudio;
      apoyo en tareas; ayuda con los deberes; tareas dirigidas; tareas; control de tareas; repaso; clases de refuerzo;
      clases particulares a domicilio; clases particulares online; clases individuales; clases grupales;
      clases en grupo; grupos reducidos; clases a domicilio; clases online; clases presenciales;
      tutorías individuales; tutorías online; asesorías; asesorías de matemáticas; asesoría académica;
      regularización escolar; regularización primaria; regularización de matemáticas; regularización secundaria;
      matemáticas financieras; clases de física; clases de química
    `,
    fr: `
      soutien scolaire à domicile; soutien scolaire en ligne; soutien scolaire individuel; soutien scolaire collège;
      soutien scolaire primaire; soutien scolaire lycée; soutien en maths; soutien en mathématiques;
      cours de soutien scolaire; cours particuliers à domicile; cours particuliers en ligne;
      cours particuliers de maths; cours particulier; cours individuels; cours individuel; cours collectifs;
      cours en groupe; cours en petits groupes; cours en petit groupe; cours en ligne; cours de français;
      cours d'anglais; cours de physique; cours de physique chimie; cours de svt; cours d'espagnol; cours d'allemand;
      cours de philosophie; cours de chimie; cours de latin; cours de remise à niveau; cours de rattrapage;
      cours de vacances; cours d'été; remise à niveau; rattrapage
    `,
    it: `
      ripetizioni private; ripetizioni individuali; ripetizioni online; ripetizioni a domicilio;
      ripetizioni di matematica; ripetizioni matematica; ripetizioni di inglese; ripetizioni di latino;
      ripetizioni di fisica; ripetizioni di chimica; ripetizioni di italiano; ripetizioni di greco;
      ripetizioni di gruppo; ripetizioni scuole medie; ripetizioni scuole superiori; ripetizioni universitarie;
      ripetizioni per tutte le materie; lezioni private di matematica; lezioni di gruppo; lezioni online;
      lezioni di fisica; lezioni di inglese; lezioni di italiano; doposcuola elementari; doposcuola medie;
      doposcuola dsa; doposcuola specializzato; doposcuola per dsa; doposcuola specialistico; compiti assistiti;
      studio assistito; supporto compiti
    `,
    nl: `
      bijlessen; bijles aan huis; bijles op locatie; bijles op maat; bijles online; online bijles; individuele bijles;
      groepsbijles; privébijles; bijles basisschool; bijles middelbare school; bijles voortgezet onderwijs;
      bijles lagere school; bijles secundair; bijles secundair onderwijs; bijles hoger onderwijs; bijles universiteit;
      bijles mbo; bijles hbo; bijles rekenen; bijles taal; bijles engels; bijles frans; bijles duits;
      bijles nederlands; bijles natuurkunde; bijles scheikunde; bijles economie; bijles biologie; bijles statistiek;
      bijles spaans; bijles latijn; bijles grieks; bijles chemie; bijles fysica; bijles wiskunde a; bijles wiskunde b;
      bijles geschiedenis; bijles begrijpend lezen; bijles boekhouden
    `,
    pt: `
      explicações individuais; explicações em grupo; explicações de grupo; explicações online;
      explicações ao domicílio; explicações de matemática; explicações matemática; explicações de português;
      explicações de inglês; explicações de física e química; explicações de físico química; explicações de biologia;
      explicações de geologia; explicações de geometria descritiva; explicações de economia; explicações de filosofia;
      explicações de história; explicações de francês; explicações do 1º ciclo; explicações ensino secundário;
      explicações ensino superior; explicações universitárias; explicações 1º ciclo; apoio ao estudo individual;
      apoio ao estudo diário; apoio educativo; apoio individual; apoio individualizado; apoio online; salas de estudo;
      estudo acompanhado; estudo orientado; acompanhamento ao estudo; acompanhamento nas tarefas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Mara Finch, math tutor in Tulsa' },
      { language: 'nl', text: 'Huiswerkbegeleiding in Almere' },
    ],
    notNamed: [
      { language: 'en', text: 'Read our tutorial' },
      { language: 'fr', text: 'Le tuteur des plantes' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/prep_school',
};
