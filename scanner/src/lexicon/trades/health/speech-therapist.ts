import type { TradeEntry } from '../../trade.ts';

export const speechTherapist: TradeEntry = {
  id: 'speech-therapist',
  questions: 'healthcare',
  noun: 'speech therapist',
  companyNoun: 'speech therapy practice',
  schemaTypes: ['MedicalClinic', 'MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Speech-language_pathology',
  names: {
    en: ['speech therap*', 'speech language pathologist*', 'speech pathology', 'speech and language therap*'],
    de: ['logopäde*', 'logopädin*', 'logopädie*', 'sprachtherapie*', 'praxis für logopädie', 'logopädische praxis'],
    es: ['logopeda*', 'logopedia', 'fonoaudiólogo*', 'fonoaudiología', 'centro de logopedia'],
    fr: ['orthophoniste*', 'orthophonie', "cabinet d'orthophonie", 'logopède*'],
    it: ['logopedista', 'logopedisti', 'logopedia', 'studio di logopedia'],
    nl: ['logopedist*', 'logopedie*', 'logopediepraktijk', 'logopediste'],
    pt: ['terapeuta da fala', 'terapia da fala', 'fonoaudiólogo*', 'fonoaudióloga*', 'fonoaudiologia'],
  },
  work: {
    en: ['stuttering', 'articulation'],
    de: ['stottern', 'sprachentwicklung*', 'schluckstörung*'],
    nl: ['stotteren', 'articulatie*', 'slikstoornis*', 'taalstoornis*'],
  },
  neverAlone: {},
  jobs: {
    en: ['articulation therapy', 'stuttering', 'language delay', 'swallowing therapy', 'voice therapy'],
    de: ['stottertherapie', 'sprachentwicklungsstörung*', 'stimmtherapie', 'schlucktherapie', 'aphasie'],
    es: ['tartamudez', 'dislalia', 'trastornos del lenguaje', 'disfagia', 'dislexia'],
    fr: ['bégaiement', 'dyslexie', 'troubles du langage', 'déglutition', 'dyscalculie'],
    it: ['balbuzie', 'disturbi del linguaggio', 'dislessia', 'deglutizione atipica'],
    nl: [
      'stotteren',
      'dyslexie',
      'afasie',
      'articulatiestoornissen',
      'taalstoornissen',
      'stemstoornissen',
      'slikstoornissen',
      'leesproblemen',
      'prelogopedie',
      'afwijkende mondgewoonten',
    ],
    pt: ['gaguez', 'atraso da linguagem', 'dislexia', 'disfagia'],
  },
  examples: {
    named: [
      { language: 'nl', text: 'Logopedie Sprekend in Geel' },
      { language: 'de', text: 'Praxis für Logopädie in Bochum' },
    ],
    notNamed: [
      { language: 'en', text: 'A speech at the opening' },
      { language: 'fr', text: "Des erreurs d'orthographe" },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/speech_therapist',
};
