import type { TradeEntry } from '../../trade.ts';

export const languageSchool: TradeEntry = {
  id: 'language-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'language school',
  companyNoun: 'language school',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Language_school',
  names: {
    en: ['language school*', 'english school*', 'language courses', 'language classes', 'esl classes'],
    de: ['sprachschule*', 'sprachkurse', 'deutschkurse', 'sprachunterricht'],
    es: ['academia de idiomas', 'escuela de idiomas', 'academia de inglés', 'clases de inglés'],
    fr: ['école de langues', 'cours de langues', "cours d'anglais", 'centre de langues'],
    it: ['scuola di lingue', 'corsi di lingue', 'corsi di inglese'],
    nl: ['taalschool*', 'taleninstituut*', 'taalcursus*', 'taallessen'],
    pt: ['escola de idiomas', 'escola de línguas', 'curso de inglês', 'aulas de inglês', 'instituto de línguas'],
  },
  work: { en: ['cefr', 'conversation classes'] },
  neverAlone: {},
  jobs: {
    en: ['english courses', 'spanish courses', 'exam preparation', 'business english'],
    de: ['deutschkurse', 'integrationskurse', 'englischkurse', 'einzelunterricht'],
    es: ['inglés', 'preparación de exámenes', 'clases de conversación'],
    fr: ['anglais', 'préparation toeic', 'français langue étrangère'],
    it: ['inglese', 'certificazioni', 'conversazione'],
    nl: ['inburgering', 'engels', 'nederlands'],
    pt: ['inglês', 'espanhol', 'preparação para exames'],
  },
  sharedJobs: {
    en: ['conversation classes', 'ielts preparation', 'online classes', 'intensive courses'],
    de: ['spanischkurse', 'französischkurse', 'firmenkurse', 'prüfungsvorbereitung', 'intensivkurse'],
    es: [
      'cursos de inglés',
      'alemán',
      'francés',
      'cambridge',
      'conversación',
      'inglés para empresas',
      'cursos intensivos',
    ],
    fr: ["cours d'anglais", "cours d'espagnol", "cours d'allemand", 'cours particuliers', 'cours intensifs'],
    it: ['corsi di inglese', 'corsi di tedesco', 'corsi di spagnolo', 'corsi aziendali', 'italiano per stranieri'],
    nl: ['spaans', 'frans', 'zakelijk engels', 'examentraining', 'privélessen'],
    pt: ['francês', 'alemão', 'cursos intensivos', 'inglês para empresas', 'português para estrangeiros'],
  },
  mentions: {
    en: `
      english classes; english lessons; general english; english as a second language; intensive english;
      academic english; english for academic purposes; conversational english; english conversation;
      business english courses; english for business; english for work; english for specific purposes;
      one to one lessons; one-to-one english; private language lessons; private lessons; group courses; group classes;
      evening classes; evening courses; online courses; online lessons; online english courses; young learners;
      junior programmes; summer school; summer courses; summer camps; children's classes; kids classes; adult classes;
      ielts; ielts courses; toefl; toefl preparation; toefl prep; toeic; cambridge exams; cambridge exam preparation
    `,
    de: `
      sprachkurs; sprachtraining; deutschkurs; deutschunterricht; deutsch intensivkurse; deutsch intensivkurs;
      intensivkurse deutsch; intensivkurs deutsch; deutsch als fremdsprache; deutsch für ausländer;
      deutsch für den beruf; deutsch online; deutsch abendkurse; deutsch a1; deutsch b1; deutsch b2; deutsch c1;
      integrationskurs; alphabetisierungskurs; alphabetisierungskurse; alphabetisierung; berufssprachkurse;
      berufssprachkurs; berufsbezogene deutschkurse; berufsbezogene sprachkurse;
      berufsbezogene deutschsprachförderung; deufö; medizinisches deutsch; fachsprachprüfung; deutsch für mediziner;
      deutsch für ärzte; deutsch für pflegekräfte; orientierungskurs; einbürgerungstest; leben in deutschland test;
      leben in deutschland; englischkurs; englischunterricht; business englisch; business english
    `,
    es: `
      idiomas; cursos de idiomas; clases de idiomas; inglés para niños; inglés infantil; inglés para adultos;
      inglés para jóvenes; inglés para adolescentes; inglés general; inglés online; inglés intensivo;
      inglés conversacional; inglés de negocios; inglés profesional; inglés para viajar; inglés técnico;
      inglés médico; inglés a domicilio; inglés preescolar; inglés extraescolar; clases de inglés para niños;
      clases de inglés online; clases de inglés para empresas; cursos de inglés online; cursos intensivos de inglés;
      cursos intensivos de verano; cursos de francés; clases de francés; cursos de alemán; clases de alemán; italiano;
      cursos de italiano; clases de italiano; portugués; cursos de portugués; chino; chino mandarín; clases de chino;
      cursos de chino; japonés
    `,
    fr: `
      cours de langue; formation en langues; formations en langues; formation linguistique; formations linguistiques;
      formation anglais; formation anglais cpf; formation d'anglais; formation espagnol; formation allemand;
      formation italien; formation fle; cours d'anglais pour enfants; cours d'anglais enfants;
      cours d'anglais en ligne; cours d'anglais particuliers; cours d'anglais adultes; cours d'anglais professionnel;
      anglais pour enfants; anglais enfants; anglais adultes; anglais professionnel; anglais des affaires;
      anglais général; anglais intensif; anglais du tourisme; business english; ateliers d'anglais;
      soutien scolaire anglais; soutien en anglais; espagnol; allemand; cours d'italien; italien; cours de portugais;
      portugais; cours de chinois; chinois; mandarin; cours de mandarin
    `,
    it: `
      corsi di lingua; corsi di lingua inglese; corsi di lingua straniera; corsi di lingue straniere;
      lezioni di lingua; corsi di inglese per bambini; corsi di inglese per adulti; corsi di inglese per aziende;
      corsi di inglese per ragazzi; corsi di inglese online; corso di inglese; corso di inglese online;
      corso di inglese intensivo; inglese per bambini; inglese per ragazzi; inglese per adulti; inglese bambini;
      inglese commerciale; inglese aziendale; inglese generale; inglese online; business english; general english;
      lezioni di inglese; lezioni private di inglese; ripetizioni di inglese; spagnolo; corsi di francese;
      lezioni di spagnolo; lezioni di francese; lezioni di tedesco; francese; tedesco; portoghese;
      corsi di portoghese; russo; corsi di russo; cinese; corsi di cinese; giapponese
    `,
    nl: `
      taalcursussen; talencursussen; taaltraining; taaltrainingen; taalles; taallessen op maat; taalopleiding; talen;
      cursus engels; engelse cursus; engelse les; engelse lessen; engels leren; engels voor bedrijven;
      business english; business engels; engels voor kinderen; engels voor beginners; engels zakelijk;
      training engels; training zakelijk engels; cursus nederlands; cursussen nederlands; nederlandse les;
      nederlandse lessen; nederlands leren; nederlands voor anderstaligen; nederlands voor buitenlanders;
      nederlands voor expats; nederlands op de werkvloer; nederlandse taaltraining;
      cursus nederlands voor anderstaligen; dutch courses; dutch lessons; dutch course; learn dutch; nt2 cursus;
      nt2 lessen; nt2 examen; staatsexamen nt2
    `,
    pt: `
      idiomas; línguas; cursos de línguas; cursos de idiomas; aulas de línguas; aulas de idiomas; cursos de inglês;
      aulas de inglês online; aulas de inglês para crianças; aulas particulares de inglês; curso de inglês online;
      curso de inglês para crianças; curso de inglês para adultos; curso intensivo de inglês; curso de conversação;
      inglês para crianças; inglês para jovens; inglês para adultos; inglês para adolescentes; inglês para negócios;
      inglês para viagens; inglês para viagem; inglês para a terceira idade; inglês geral; inglês online;
      inglês intensivo; inglês infantil; inglês kids; inglês teens; inglês técnico; inglês instrumental;
      inglês corporativo; inglês in company; inglês profissional; inglês básico; inglês intermediário;
      inglês avançado; business english; conversation; curso de espanhol
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Parlour language school in Brighton' },
      { language: 'es', text: 'Academia de idiomas en Burgos' },
    ],
    notNamed: [
      { language: 'en', text: 'Choose your language' },
      { language: 'de', text: 'Sprache wählen' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/language_school',
};
