import type { TradeEntry } from '../../trade.ts';

export const garageDoor: TradeEntry = {
  id: 'garage-door',
  questions: 'generic',
  customers: 'at-home',
  noun: 'garage door company',
  companyNoun: 'garage door company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Garage_door',
  names: {
    en: ['garage door*', 'garage door repair company', 'garage door company', 'overhead door company'],
    de: ['garagentor*', 'torbau', 'garagentore', 'industrietore', 'tortechnik'],
    es: ['puertas de garaje', 'puertas automáticas', 'reparación de puertas de garaje'],
    fr: ['porte de garage', 'portes de garage', 'portes automatiques'],
    it: ['porte da garage', 'portoni sezionali', 'basculanti', 'porte automatiche'],
    nl: ['garagedeur*', 'garagedeuren', 'garagepoort*'],
    pt: ['portões de garagem', 'portas de garagem', 'portões automáticos', 'automatismos'],
  },
  work: { en: ['garage door opener*', 'torsion spring*'] },
  neverAlone: {},
  jobs: {
    en: [
      'garage door repair',
      'spring replacement',
      'opener installation',
      'garage door installation',
      'cable repair',
      'off track repair',
    ],
    de: ['garagentore', 'torantriebe', 'torwartung', 'sektionaltore', 'rolltore'],
    es: ['motores para puertas', 'puertas seccionales', 'mandos a distancia'],
    fr: ['motorisation', 'porte sectionnelle', 'dépannage porte de garage'],
    it: ['motorizzazione', 'portoni sezionali', 'riparazione basculanti'],
    nl: ['sectionaaldeuren', 'garagedeur motor', 'garagedeur reparatie'],
    pt: ['motores para portões', 'portões seccionados', 'reparação de portões'],
  },
  examples: {
    named: [
      { language: 'en', text: 'A1 garage door repair in Tampa' },
      { language: 'de', text: 'Garagentore und Antriebe in Gera' },
    ],
    notNamed: [
      { language: 'en', text: 'Free garage parking for guests' },
      { language: 'es', text: 'Un garaje privado' },
    ],
  },
  source: 'schema.org 30.0',
};
