import type { TradeEntry } from '../../trade.ts';

export const preschool: TradeEntry = {
  id: 'preschool',
  questions: 'generic',
  noun: 'preschool',
  companyNoun: 'preschool',
  schemaTypes: ['Preschool', 'ChildCare', 'School'],
  additionalType: null,
  names: {
    en: [
      'preschool*',
      'montessori school*',
      'kindergarten*',
      'pre school*',
      'private school*',
      'montessori',
      'early learning centre',
    ],
    de: ['vorschule*', 'montessori kindergarten', 'privatschule*', 'waldkindergarten', 'montessorischule'],
    es: ['colegio privado', 'escuela montessori', 'preescolar', 'colegio infantil', 'colegio*'],
    fr: ['école maternelle', 'école montessori', 'école privée', 'école bilingue'],
    it: ['scuola materna', "scuola dell'infanzia", 'scuola montessori', 'scuola paritaria'],
    nl: ['kleuterschool*', 'peutergroep', 'montessorischool', 'basisschool*'],
    pt: ['pré escola*', 'jardim escola', 'escola montessori', 'colégio*', 'ensino pré escolar'],
  },
  work: { en: ['enrollment', 'curriculum', 'early childhood education'] },
  neverAlone: {},
  jobs: {
    en: ['preschool program', 'kindergarten readiness', 'after school care', 'summer camp', 'montessori program'],
    de: ['vorschulprogramm', 'ganztagsbetreuung'],
    es: ['educación infantil', 'actividades extraescolares'],
    fr: ['maternelle', 'élémentaire', 'périscolaire'],
    it: ['prescuola', 'doposcuola', 'laboratori'],
    nl: ['voorschoolse educatie', 'naschoolse opvang'],
    pt: ['educação infantil', 'atividades extracurriculares'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Rainbow Preschool in Heidelberg' },
      { language: 'fr', text: 'École Montessori à Nice' },
    ],
    notNamed: [
      { language: 'en', text: 'Old school records' },
      { language: 'de', text: 'Die Hochschule der Stadt' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/kindergarten, amenity/school',
};
