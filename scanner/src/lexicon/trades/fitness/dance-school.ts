import type { TradeEntry } from '../../trade.ts';

export const danceSchool: TradeEntry = {
  id: 'dance-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'dance school',
  companyNoun: 'dance school',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Dance_studio',
  names: {
    en: ['dance school*', 'dance studio*', 'dance academy', 'dance classes', 'ballet school*'],
    de: ['tanzschule*', 'tanzstudio*', 'ballettschule*', 'tanzkurse'],
    es: ['escuela de baile', 'academia de baile', 'clases de baile', 'escuela de danza'],
    fr: ['école de danse', 'cours de danse', 'studio de danse'],
    it: ['scuola di danza', 'scuola di ballo', 'corsi di ballo'],
    nl: ['dansschool*', 'dansstudio*', 'danslessen', 'balletschool'],
    pt: ['escola de dança', 'academia de dança', 'aulas de dança', 'escola de ballet'],
  },
  work: { en: ['ballet', 'salsa', 'hip hop'] },
  neverAlone: {},
  jobs: {
    en: ['ballet', 'hip hop', 'salsa', 'ballroom', 'wedding dance lessons', 'kids dance'],
    de: ['hochzeitstanzkurs', 'salsa', 'kindertanz', 'ballett', 'discofox'],
    es: ['salsa', 'bachata', 'ballet', 'baile flamenco'],
    fr: ['danse classique', 'salsa', 'modern jazz', 'hip hop'],
    it: ['danza classica', 'hip hop', 'latino americano'],
    nl: ['stijldansen', 'salsa', 'streetdance', 'ballet'],
    pt: ['ballet', 'danças de salão', 'hip hop', 'kizomba'],
  },
  sharedJobs: {
    en: ['jazz', 'tap', 'contemporary', 'zumba', 'street dance', 'adult classes', 'kids classes', 'wedding dance*'],
    de: ['hip-hop', 'jazz dance', 'standardtänze', 'hochzeitskurs*', 'zumba', 'contemporary'],
    es: ['flamenco', 'danza contemporánea', 'zumba', 'bailes de salón', 'danza urbana'],
    fr: ['danse contemporaine', 'éveil', 'zumba', 'danses de salon', 'street jazz'],
    it: ['danza moderna', 'danza contemporanea', 'zumba', 'liscio', 'balli di gruppo'],
    nl: ['hiphop', 'kinderdans', 'jazzdans', 'moderne dans', 'zumba'],
    pt: ['dança contemporânea', 'jazz', 'zumba', 'dança urbana'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Twirl dance studio in Bray' },
      { language: 'de', text: 'Tanzschule in Unna' },
    ],
    notNamed: [
      { language: 'en', text: 'Dance music all night' },
      { language: 'fr', text: 'Un bal dans la cour' },
    ],
  },
  source: 'schema.org 30.0',
};
