import type { TradeEntry } from '../../trade.ts';

export const fenceContractor: TradeEntry = {
  id: 'fence-contractor',
  questions: 'generic',
  noun: 'fence contractor',
  companyNoun: 'fence company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Fence',
  names: {
    en: [
      'fence company',
      'fencing company',
      'fence contractor*',
      'fencing contractor*',
      'fence builder*',
      'fence installer*',
      'fence installation company',
    ],
    de: ['zaunbau', 'zaunbauer*', 'zaunbaubetrieb', 'zäune und tore', '*zaunbau'],
    es: ['empresa de vallados', 'instalador de vallas', 'instalación de vallas', 'cerramientos y vallados'],
    fr: ['poseur de clôtures', 'pose de clôtures', 'entreprise de clôture', 'clôtures et portails'],
    it: ['recinzioni', 'recinzioni e cancelli', 'installatore di recinzioni'],
    nl: ['hekwerkbedrijf', 'hekwerken', 'hekwerk specialist', 'schuttingen'],
    pt: ['empresa de vedações', 'vedações', 'instalação de cercas', 'cercas e vedações'],
  },
  work: { en: ['chain link', 'privacy fence*', 'vinyl fence*'] },
  neverAlone: {},
  jobs: {
    en: [
      'fence installation',
      'fence repair',
      'wood fence*',
      'vinyl fence*',
      'chain link fence*',
      'privacy fence*',
      'gate installation',
      'aluminum fence*',
    ],
    de: ['doppelstabmattenzaun', 'sichtschutz', 'sichtschutzzäune', 'gartentore', 'zaunmontage', 'gabionen'],
    es: ['vallas metálicas', 'malla simple torsión', 'puertas de jardín'],
    fr: ['pose de clôture', 'portails', 'grillage', 'clôture bois'],
    it: ['recinzioni metalliche', 'cancelli', 'recinzioni in legno'],
    nl: ['schutting plaatsen', 'poorten', 'gaashekwerk', 'tuinhek'],
    pt: ['vedação metálica', 'portões', 'cercas elétricas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Longhorn Fence Co is a fence company in Plano' },
      { language: 'de', text: 'Zaunbau Richter: Zäune und Tore' },
    ],
    notNamed: [
      { language: 'en', text: 'Fencing lessons with foil and sabre' },
      { language: 'fr', text: 'Le compte est clôturé' },
    ],
  },
  source: 'schema.org 30.0',
};
