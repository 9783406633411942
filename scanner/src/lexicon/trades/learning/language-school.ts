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
