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
    en: [
      'language school*',
      'english school*',
      'language courses',
      'language classes',
      'esl classes',
      'language academy',
      'language center',
      'language centre',
      'language institute',
      'language lessons',
      'english courses',
      'english classes',
      'english lessons',
      'english academy',
      'language tutor*',
      'spanish classes',
      'spanish lessons',
      'french lessons',
      'french classes',
      'german lessons',
      'language training',
      'spanish school',
      'ielts',
      'tefl',
      'english tutor*',
      'immersion school',
      'esl school',
      'italian lessons',
      'mandarin classes',
      'language studio',
    ],
    de: [
      'sprachschule*',
      'sprachkurse',
      'deutschkurse',
      'sprachunterricht',
      'sprachenschule*',
      'sprachinstitut*',
      'sprachenzentrum',
      'sprachzentrum',
      'sprachkurs*',
      'sprachtraining*',
      'sprachakademie',
      'deutschkurs*',
      'deutschschule',
      'englischkurs*',
      'englischunterricht',
      'spanischkurse',
      'französischkurse',
      'italienischkurse',
      'sprachlehrer*',
      'sprachtrainer*',
      'integrationskurs*',
      'deutschunterricht',
      'business english',
      'firmensprachkurse',
      'sprachreisen',
      'spanischunterricht',
      'englisch lernen',
      'deutsch als fremdsprache',
      'französischunterricht',
    ],
    es: [
      'academia de idiomas',
      'escuela de idiomas',
      'academia de inglés',
      'clases de inglés',
      'academia de lenguas',
      'cursos de inglés',
      'escuela de inglés',
      'escuela de español',
      'clases de español',
      'español para extranjeros',
      'clases de francés',
      'clases de alemán',
      'academia de francés',
      'academia de alemán',
      'profesor de inglés',
      'profesora de inglés',
      'inglés para niños',
      'centro de inglés',
      'inglés para empresas',
      'curso de inglés',
      'instituto de inglés',
      'profesores nativos',
    ],
    fr: [
      'école de langues',
      'cours de langues',
      "cours d'anglais",
      'centre de langues',
      'centre linguistique',
      'institut de langues',
      'école de langue*',
      "école d'anglais",
      'école de français',
      "cours d'espagnol",
      "cours d'allemand",
      "cours d'italien",
      'cours de français',
      'cours de langue*',
      'formation en langues',
      'formation linguistique',
      'formations linguistiques',
      'formation anglais',
      "formation d'anglais",
      "professeur d'anglais",
      'professeur de langues',
      'séjours linguistiques',
      'cours de fle',
      "apprendre l'anglais",
      "prof d'anglais",
      'anglais pour enfants',
      'francisation',
      'cours de chinois',
      'académie de langues',
      'cours de néerlandais',
    ],
    it: [
      'scuola di lingue',
      'corsi di lingue',
      'corsi di inglese',
      'scuola di inglese',
      "scuola d'inglese",
      'scuole di lingue',
      'scuola di lingua',
      'centro linguistico',
      'corsi di lingua',
      'corso di inglese',
      'corso di lingua',
      'corsi di italiano',
      'corsi di spagnolo',
      'corsi di francese',
      'corsi di tedesco',
      'lezioni di inglese',
      'lezioni di lingua',
      'insegnante di inglese',
      'istituto linguistico',
      'accademia di lingue',
      'centro lingue',
      'inglese per bambini',
      'scuola di italiano',
      'formazione linguistica',
      'istituto di lingue',
      'english school',
      'corsi lingue',
      'language school',
    ],
    nl: [
      'taalschool*',
      'taleninstituut*',
      'taalcursus*',
      'taallessen',
      'talenschool',
      'talencentrum',
      'taalcentrum',
      'taalinstituut*',
      'taaltraining*',
      'taaltrainer*',
      'taalles*',
      'taalacademie',
      'talencursus*',
      'cursus engels',
      'engelse les',
      'engels leren',
      'cursus spaans',
      'cursus nederlands',
      'nederlands leren',
      'nederlandse les',
      'cursus frans',
      'cursus duits',
      'cursus italiaans',
      'taaldocent*',
      'nt2',
      'inburgeringscursus*',
      'inburgering',
      'spaanse les',
      'franse les',
      'talenopleiding',
      'engelse lessen',
      'taalbureau',
      'bedrijfstaaltraining',
      'spaans leren',
      'taalbad',
    ],
    pt: [
      'escola de idiomas',
      'escola de línguas',
      'curso de inglês',
      'aulas de inglês',
      'instituto de línguas',
      'escolas de línguas',
      'cursos de línguas',
      'cursos de inglês',
      'centro de línguas',
      'aulas de espanhol',
      'aulas de francês',
      'aulas de alemão',
      'escola de inglês',
      'curso de espanhol',
      'curso de francês',
      'curso de alemão',
      'professor de inglês',
      'professora de inglês',
      'inglês para crianças',
      'inglês online',
      'academia de línguas',
      'aulas de português',
      'inglês para empresas',
      'explicações de inglês',
      'instituto de inglês',
      'aulas de línguas',
    ],
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
    en: [
      'conversation classes',
      'ielts preparation',
      'online classes',
      'intensive courses',
      'english classes',
      'english lessons',
      'ielts',
    ],
    de: [
      'spanischkurse',
      'französischkurse',
      'firmenkurse',
      'prüfungsvorbereitung',
      'intensivkurse',
      'englischunterricht',
      'deutschunterricht',
      'business english',
      'deutsch als fremdsprache',
    ],
    es: [
      'cursos de inglés',
      'alemán',
      'francés',
      'cambridge',
      'conversación',
      'inglés para empresas',
      'cursos intensivos',
      'clases de francés',
      'clases de alemán',
      'inglés para niños',
      'idiomas',
    ],
    fr: [
      "cours d'anglais",
      "cours d'espagnol",
      "cours d'allemand",
      'cours particuliers',
      'cours intensifs',
      "cours d'italien",
      'formation en langues',
      'formation linguistique',
      'formations linguistiques',
      'formation anglais',
      "formation d'anglais",
      'anglais pour enfants',
      'cours de chinois',
    ],
    it: [
      'corsi di inglese',
      'corsi di tedesco',
      'corsi di spagnolo',
      'corsi aziendali',
      'italiano per stranieri',
      'corsi di lingua',
      'corso di inglese',
      'corsi di francese',
      'lezioni di inglese',
      'lezioni di lingua',
      'inglese per bambini',
    ],
    nl: [
      'spaans',
      'frans',
      'zakelijk engels',
      'examentraining',
      'privélessen',
      'cursus engels',
      'engelse les',
      'engels leren',
      'cursus nederlands',
      'nederlands leren',
      'nederlandse les',
      'engelse lessen',
    ],
    pt: [
      'francês',
      'alemão',
      'cursos intensivos',
      'inglês para empresas',
      'português para estrangeiros',
      'cursos de línguas',
      'cursos de inglês',
      'curso de espanhol',
      'inglês para crianças',
      'inglês online',
      'aulas de línguas',
      'idiomas',
    ],
  },
  mentions: {
    en: `
      general english; english as a second language; intensive english; academic english;
      english for academic purposes; conversational english; english conversation; business english courses;
      english for business; english for work; english for specific purposes; one to one lessons; one-to-one english;
      private language lessons; private lessons; group courses; group classes; evening classes; evening courses;
      online courses; online lessons; online english courses; young learners; junior programmes; summer school;
      summer courses; summer camps; children's classes; kids classes; adult classes; ielts courses; toefl;
      toefl preparation; toefl prep; toeic; cambridge exams; cambridge exam preparation
    `,
    de: `
      sprachkurs; sprachtraining; deutschkurs; deutsch intensivkurse; deutsch intensivkurs; intensivkurse deutsch;
      intensivkurs deutsch; deutsch für ausländer; deutsch für den beruf; deutsch online; deutsch abendkurse;
      deutsch a1; deutsch b1; deutsch b2; deutsch c1; integrationskurs; alphabetisierungskurs; alphabetisierungskurse;
      alphabetisierung; berufssprachkurse; berufssprachkurs; berufsbezogene deutschkurse; berufsbezogene sprachkurse;
      berufsbezogene deutschsprachförderung; deufö; medizinisches deutsch; fachsprachprüfung; deutsch für mediziner;
      deutsch für ärzte; deutsch für pflegekräfte; orientierungskurs; einbürgerungstest; leben in deutschland test;
      leben in deutschland; englischkurs; business englisch
    `,
    es: `
      cursos de idiomas; clases de idiomas; inglés infantil; inglés para adultos; inglés para jóvenes;
      inglés para adolescentes; inglés general; inglés online; inglés intensivo; inglés conversacional;
      inglés de negocios; inglés profesional; inglés para viajar; inglés técnico; inglés médico; inglés a domicilio;
      inglés preescolar; inglés extraescolar; clases de inglés para niños; clases de inglés online;
      clases de inglés para empresas; cursos de inglés online; cursos intensivos de inglés;
      cursos intensivos de verano; cursos de francés; cursos de alemán; italiano; cursos de italiano;
      clases de italiano; portugués; cursos de portugués; chino; chino mandarín; clases de chino; cursos de chino;
      japonés
    `,
    fr: `
      cours de langue; formations en langues; formation anglais cpf; formation espagnol; formation allemand;
      formation italien; formation fle; cours d'anglais pour enfants; cours d'anglais enfants;
      cours d'anglais en ligne; cours d'anglais particuliers; cours d'anglais adultes; cours d'anglais professionnel;
      anglais enfants; anglais adultes; anglais professionnel; anglais des affaires; anglais général;
      anglais intensif; anglais du tourisme; business english; ateliers d'anglais; soutien scolaire anglais;
      soutien en anglais; espagnol; allemand; italien; cours de portugais; portugais; chinois; mandarin;
      cours de mandarin
    `,
    it: `
      corsi di lingua inglese; corsi di lingua straniera; corsi di lingue straniere; corsi di inglese per bambini;
      corsi di inglese per adulti; corsi di inglese per aziende; corsi di inglese per ragazzi;
      corsi di inglese online; corso di inglese online; corso di inglese intensivo; inglese per ragazzi;
      inglese per adulti; inglese bambini; inglese commerciale; inglese aziendale; inglese generale; inglese online;
      business english; general english; lezioni private di inglese; ripetizioni di inglese; spagnolo;
      lezioni di spagnolo; lezioni di francese; lezioni di tedesco; francese; tedesco; portoghese;
      corsi di portoghese; russo; corsi di russo; cinese; corsi di cinese; giapponese
    `,
    nl: `
      taalcursussen; talencursussen; taaltraining; taaltrainingen; taalles; taallessen op maat; taalopleiding; talen;
      engelse cursus; engels voor bedrijven; business english; business engels; engels voor kinderen;
      engels voor beginners; engels zakelijk; training engels; training zakelijk engels; cursussen nederlands;
      nederlandse lessen; nederlands voor anderstaligen; nederlands voor buitenlanders; nederlands voor expats;
      nederlands op de werkvloer; nederlandse taaltraining; cursus nederlands voor anderstaligen; dutch courses;
      dutch lessons; dutch course; learn dutch; nt2 cursus; nt2 lessen; nt2 examen; staatsexamen nt2
    `,
    pt: `
      línguas; cursos de idiomas; aulas de idiomas; aulas de inglês online; aulas de inglês para crianças;
      aulas particulares de inglês; curso de inglês online; curso de inglês para crianças;
      curso de inglês para adultos; curso intensivo de inglês; curso de conversação; inglês para jovens;
      inglês para adultos; inglês para adolescentes; inglês para negócios; inglês para viagens; inglês para viagem;
      inglês para a terceira idade; inglês geral; inglês intensivo; inglês infantil; inglês kids; inglês teens;
      inglês técnico; inglês instrumental; inglês corporativo; inglês in company; inglês profissional; inglês básico;
      inglês intermediário; inglês avançado; business english; conversation
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
