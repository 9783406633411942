import type { TradeEntry } from '../../trade.ts';

export const tutor: TradeEntry = {
  id: 'tutor',
  questions: 'generic',
  noun: 'tutor',
  companyNoun: 'tutoring company',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Tutor',
  names: {
    en: ['tutor', 'tutors', 'tutoring*', 'tutoring center', 'math tutor*', 'private tutor*', 'test prep'],
    de: ['nachhilfe*', 'nachhilfelehrer*', 'nachhilfeinstitut', 'lernhilfe', 'lernstudio'],
    es: [
      'clases particulares',
      'academia de repaso',
      'profesor particular',
      'clases de apoyo',
      'academia de estudios',
      'refuerzo escolar',
    ],
    fr: ['soutien scolaire', 'cours particuliers', 'professeur particulier', 'aide aux devoirs'],
    it: ['ripetizioni', 'lezioni private', 'doposcuola', 'aiuto compiti'],
    nl: ['bijles*', 'huiswerkbegeleiding*', 'bijlesinstituut', 'studiebegeleiding'],
    pt: ['explicações', 'centro de explicações', 'explicador*', 'aulas particulares', 'reforço escolar'],
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
