import type { TradeEntry } from '../../trade.ts';

export const applianceRepair: TradeEntry = {
  id: 'appliance-repair',
  questions: 'generic',
  noun: 'appliance repair technician',
  companyNoun: 'appliance repair company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Home_appliance',
  names: {
    en: ['appliance repair*', 'appliance repair company', 'appliance service company', 'washing machine repairs'],
    de: ['hausgerätereparatur*', 'haushaltsgerätereparatur', 'hausgeräte kundendienst', 'elektrogerätereparatur'],
    es: ['reparación de electrodomésticos', 'técnico de electrodomésticos', 'servicio técnico de electrodomésticos'],
    fr: ['dépannage électroménager', 'réparation électroménager', 'réparateur électroménager'],
    it: ['riparazione elettrodomestici', 'assistenza elettrodomestici', 'tecnico elettrodomestici'],
    nl: ['witgoed reparatie', 'wasmachine reparatie', 'witgoedmonteur', 'witgoedservice'],
    pt: ['reparação de eletrodomésticos', 'conserto de eletrodomésticos', 'assistência técnica de eletrodomésticos'],
  },
  work: { en: ['dishwasher*', 'refrigerator*'] },
  neverAlone: {},
  jobs: {
    en: ['refrigerator repair', 'washer repair', 'dryer repair', 'dishwasher repair', 'oven repair'],
    de: ['waschmaschinenreparatur', 'geschirrspüler reparatur', 'herdreparatur'],
    es: ['reparación de lavadoras', 'reparación de frigoríficos', 'reparación de lavavajillas'],
    fr: ['réparation lave linge', 'réparation lave vaisselle', 'réparation four'],
    it: ['riparazione lavatrici', 'riparazione frigoriferi', 'riparazione lavastoviglie'],
    nl: ['droger reparatie', 'vaatwasser reparatie', 'koelkast reparatie'],
    pt: ['conserto de geladeira', 'conserto de máquina de lavar', 'reparação de fogões'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Metro appliance repair in Queens' },
      { language: 'it', text: 'Riparazione elettrodomestici a Prato' },
    ],
    notNamed: [
      { language: 'en', text: 'Kitchen with all appliances' },
      { language: 'fr', text: 'Location meublée avec électroménager' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/electronics_repair',
};
