import type { TradeEntry } from '../../trade.ts';

export const musicSchool: TradeEntry = {
  id: 'music-school',
  questions: 'generic',
  noun: 'music school',
  companyNoun: 'music school',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Music_school',
  names: {
    en: [
      'music school*',
      'music lessons',
      'piano lessons',
      'guitar lessons',
      'piano teacher*',
      'music teacher*',
      'singing lessons',
      'guitar teacher*',
    ],
    de: [
      'musikschule*',
      'klavierunterricht',
      'gitarrenunterricht',
      'musikunterricht',
      'gesangsunterricht',
      'klavierlehrer*',
    ],
    es: ['escuela de música', 'clases de música', 'clases de piano', 'clases de guitarra', 'academia de música'],
    fr: ['école de musique', 'cours de musique', 'cours de piano', 'cours de guitare', 'professeur de piano'],
    it: ['scuola di musica', 'lezioni di pianoforte', 'lezioni di musica', 'lezioni di chitarra', 'corsi di musica'],
    nl: ['muziekschool*', 'pianoles*', 'gitaarles*', 'muziekles*', 'zangles*'],
    pt: ['escola de música', 'aulas de música', 'aulas de piano', 'aulas de guitarra', 'academia de música'],
  },
  work: { en: ['recitals', 'voice lessons'] },
  neverAlone: {},
  jobs: {
    en: ['piano lessons', 'guitar lessons', 'voice lessons', 'violin lessons', 'drum lessons'],
    de: ['klavierunterricht', 'gitarrenunterricht', 'musikalische früherziehung', 'schlagzeugunterricht'],
    es: ['piano', 'guitarra', 'canto', 'violín'],
    fr: ['piano', 'guitare', 'chant', 'éveil musical', 'solfège'],
    it: ['pianoforte', 'chitarra', 'canto', 'violino'],
    nl: ['pianoles', 'gitaarles', 'zangles', 'drumles'],
    pt: ['piano', 'guitarra', 'canto', 'bateria'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Ebony piano lessons in Exeter' },
      { language: 'it', text: 'Scuola di musica a Trento' },
    ],
    notNamed: [
      { language: 'en', text: 'A school of fish and music' },
      { language: 'de', text: 'Theater für Kinder' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/music_school',
};
