import type { TradeEntry } from '../../trade.ts';

export const butcher: TradeEntry = {
  id: 'butcher',
  questions: 'generic',
  customers: 'shop',
  noun: 'butcher',
  companyNoun: 'butcher shop',
  schemaTypes: ['Store', 'FoodEstablishment'],
  additionalType: 'http://www.productontology.org/id/Butcher',
  names: {
    en: ['butcher', 'butchers', 'butcher shop*', 'meat market', 'delicatessen*'],
    de: ['metzgerei*', 'metzger', 'fleischerei*', 'fleischer', 'schlachterei', 'feinkost*'],
    es: ['carnicería*', 'carnicero*', 'charcutería*'],
    fr: ['boucherie*', 'boucher', 'bouchers', 'charcuterie*', 'boucher charcutier'],
    it: ['macelleria', 'macellerie', 'macellaio', 'gastronomia salumeria', 'salumeria'],
    nl: ['slagerij*', 'slager', 'slagers', 'delicatessenzaak'],
    pt: ['talho*', 'açougue*', 'açougueiro', 'charcutaria'],
  },
  work: { en: ['cuts of meat', 'sausages'] },
  neverAlone: {},
  jobs: {
    en: ['custom cuts', 'sausages', 'deli platters', 'game processing'],
    de: ['wurstwaren', 'partyservice', 'grillfleisch'],
    es: ['embutidos caseros', 'carne de ternera'],
    fr: ['volailles', 'plats cuisinés', 'charcuterie maison'],
    it: ['carni scelte', 'salumi', 'pronti a cuocere'],
    nl: ['vleeswaren', 'barbecuepakketten', 'gourmet'],
    pt: ['carnes maturadas', 'enchidos', 'kits churrasco'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Hogg & Sons, butchers in Ripon' },
      { language: 'de', text: 'Metzgerei in Aalen' },
    ],
    notNamed: [
      { language: 'en', text: 'He butchered the song' },
      { language: 'fr', text: 'Le bouchon de liège' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/butcher, shop/deli',
};
