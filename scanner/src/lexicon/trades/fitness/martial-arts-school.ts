import type { TradeEntry } from '../../trade.ts';

export const martialArtsSchool: TradeEntry = {
  id: 'martial-arts-school',
  questions: 'generic',
  noun: 'martial arts school',
  companyNoun: 'martial arts school',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Dojo',
  names: {
    en: [
      'martial arts*',
      'karate school',
      'karate*',
      'jiu jitsu',
      'taekwondo*',
      'judo club',
      'kung fu school',
      'kickboxing',
      'dojo',
    ],
    de: ['kampfsport*', 'kampfkunst*', 'karate*', 'taekwondo*', 'judoverein', 'selbstverteidigung*'],
    es: ['artes marciales', 'karate', 'taekwondo', 'escuela de artes marciales', 'jiu jitsu'],
    fr: ['arts martiaux', 'karaté', 'club de judo', 'taekwondo', "école d'arts martiaux"],
    it: ['arti marziali', 'karate', 'scuola di arti marziali', 'judo'],
    nl: ['vechtsport*', 'vechtsportschool', 'karateschool', 'judoschool', 'taekwondo'],
    pt: ['artes marciais', 'karaté', 'academia de artes marciais', 'jiu jitsu', 'taekwondo'],
  },
  work: { en: ['self defense', 'belts'] },
  neverAlone: {},
  jobs: {
    en: ['kids karate', 'self defense classes', 'adult martial arts', 'kickboxing'],
    de: ['kinderkarate', 'selbstverteidigung', 'kickboxen'],
    es: ['defensa personal', 'karate infantil', 'kickboxing'],
    fr: ['self défense', 'judo enfant', 'boxe'],
    it: ['difesa personale', 'corsi per bambini', 'kick boxing'],
    nl: ['zelfverdediging', 'kickboksen', 'kinderjudo'],
    pt: ['defesa pessoal', 'muay thai', 'kickboxing'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Rising Sun karate in Kent' },
      { language: 'fr', text: 'Arts martiaux à Dijon' },
    ],
    notNamed: [
      { language: 'en', text: 'The arts council meets in March' },
      { language: 'es', text: 'El martes de carnaval' },
    ],
  },
  source: 'schema.org 30.0',
};
