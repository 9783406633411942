import type { TradeEntry } from '../../trade.ts';

export const applianceRepair: TradeEntry = {
  id: 'appliance-repair',
  questions: 'generic',
  customers: 'at-home',
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
  sharedJobs: {
    en: [
      'washing machine repair*',
      'oven repair*',
      'fridge repair*',
      'microwave repair',
      'ice maker repair',
      'cooker repair*',
      'tumble dryer repairs',
    ],
    de: [
      'spülmaschinenreparatur',
      'kühlschrankreparatur',
      'trocknerreparatur',
      'kaffeevollautomaten',
      'geschirrspüler',
      'gefriergeräte',
    ],
    es: ['reparación de hornos', 'vitrocerámicas', 'secadoras', 'microondas'],
    fr: [
      'lave linge',
      'lave vaisselle',
      'réfrigérateurs',
      'fours',
      'sèche linge',
      'congélateurs',
      'plaques de cuisson',
    ],
    it: ['riparazione forni', 'asciugatrici', 'piani cottura'],
    nl: ['wasmachine reparatie', 'oven reparatie', 'kookplaten'],
    pt: [
      'máquinas de lavar',
      'frigoríficos',
      'máquinas de lavar louça',
      'fornos',
      'geladeiras',
      'lava e seca',
      'micro ondas',
      'secadoras',
    ],
  },
  mentions: {
    en: `
      fridge freezer repair*; freezer repair; stove repair; range repair; cooktop repair; hob repair*;
      garbage disposal repair; wine cooler repair; appliance installation; dryer vent cleaning; tumble dryer repair;
      cooker installation; commercial appliance repair
    `,
    de: `
      waschmaschinen reparatur; waschmaschinen; trockner reparatur; wäschetrockner; backofenreparatur;
      kühlschrank reparatur; gefrierschrankreparatur; kaffeemaschinenreparatur; kochfeldreparatur;
      mikrowellenreparatur; einbaugeräte; staubsaugerreparatur; ersatzteilservice; geräteanschluss
    `,
    es: `
      reparación de secadoras; reparación de neveras; reparación de refrigeradores; lavadoras; lavavajillas;
      frigoríficos; hornos; refrigeradores; reparación de heladeras; reparación de vitrocerámicas;
      reparación de microondas; reparación de termos; reparación de congeladores; reparación de campanas;
      reparación de estufas
    `,
    fr: `
      réparation sèche linge; réparation réfrigérateur; réparation frigo; machines à laver;
      pièces détachées électroménager; installation d'électroménager; réparation congélateur;
      réparation machine à laver; réparation plaque de cuisson; réparation cuisinière; réparation laveuse;
      réparation sécheuse; réparation micro ondes; réparation hotte
    `,
    it: `
      riparazione asciugatrici; riparazione forno; riparazione lavatrice; lavatrici; lavastoviglie; frigoriferi;
      forni; ricambi elettrodomestici; riparazione frigorifero; riparazione congelatori; riparazione piani cottura;
      riparazione microonde; riparazione cappe; riparazione macchine da caffè
    `,
    nl: `
      vaatwasserreparatie; droogkastreparatie; koelkastreparatie; ovenreparatie; fornuisreparatie; magnetronreparatie;
      wasmachines; vaatwassers; droogkasten; wasdrogers; koelkasten; diepvriezers; ovens; inbouwapparatuur;
      herstelling vaatwasser
    `,
    pt: `
      conserto de geladeiras; conserto de freezer; conserto de lava louças; reparação de máquinas de lavar;
      reparação de frigoríficos; reparação de máquinas de lavar loiça; instalação de eletrodomésticos;
      conserto de fogão; conserto de micro ondas; conserto de lava e seca; conserto de cooktop; conserto de secadora;
      reparação de fornos; reparação de placas; reparação de máquinas de secar
    `,
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
