import type { TradeEntry } from '../../trade.ts';

export const ridingSchool: TradeEntry = {
  id: 'riding-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'riding school',
  companyNoun: 'riding school',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Equestrianism',
  names: {
    en: [
      'riding school*',
      'horse riding*',
      'equestrian center',
      'equestrian centre',
      'riding lessons',
      'horseback riding',
      'riding stables',
    ],
    de: ['reitschule*', 'reiterhof*', 'reitstall*', 'reitunterricht', 'reitanlage'],
    es: ['escuela de equitación', 'centro ecuestre', 'hípica', 'equitación'],
    fr: ['centre équestre', "école d'équitation", 'équitation', 'poney club'],
    it: ['maneggio', 'scuola di equitazione', 'centro ippico', 'equitazione'],
    nl: ['manege*', 'rijstal', 'paardrijlessen', 'ponyclub'],
    pt: ['centro hípico', 'escola de equitação', 'equitação', 'picadeiro'],
  },
  work: { en: ['horses', 'ponies'] },
  neverAlone: {},
  jobs: {
    en: ['riding lessons', 'trail rides', 'pony parties', 'horse boarding'],
    de: ['reitunterricht', 'ponyreiten', 'ausritte', 'pensionspferde'],
    es: ['clases de equitación', 'rutas a caballo', 'pupilaje'],
    fr: ["cours d'équitation", 'balades à cheval', 'pension'],
    it: ['lezioni di equitazione', 'passeggiate a cavallo', 'pensione cavalli'],
    nl: ['paardrijles', 'buitenritten', 'stalling'],
    pt: ['aulas de equitação', 'passeios a cavalo', 'pensão de cavalos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Meadow riding school in Ely' },
      { language: 'nl', text: 'Manege in Assen' },
    ],
    notNamed: [
      { language: 'en', text: 'Riding the train home' },
      { language: 'de', text: 'Der Seitenstall' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): leisure/horse_riding',
};
