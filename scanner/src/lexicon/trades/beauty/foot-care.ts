import type { TradeEntry } from '../../trade.ts';

/** Care of healthy feet. Podiatry is a protected profession of health care in most countries. */
export const footCare: TradeEntry = {
  id: 'foot-care',
  questions: 'generic',
  customers: 'salon',
  noun: 'pedicurist',
  companyNoun: 'foot care salon',
  schemaTypes: ['HealthAndBeautyBusiness', 'BeautySalon', 'NailSalon'],
  additionalType: 'http://www.productontology.org/id/Pedicure',
  names: {
    en: ['pedicurist*', 'cosmetic foot care', 'foot care salon*', 'pedicure studio*'],
    de: [
      'fußpflege*',
      'fachfußpflege',
      'mobile fußpflege',
      'praxis für fußpflege',
      'fußstudio',
      'kosmetische fußpflege',
      'fußpflegesalon',
      'fußpflegestudio*',
      'fußpflegepraxis',
    ],
    es: ['pedicurista*', 'pedicura a domicilio', 'cuidado estético de los pies', 'estética del pie'],
    fr: ['beauté des pieds', 'soins esthétiques des pieds', 'salon de pédicure', 'pédicure esthétique'],
    it: ['pedicurista', 'pedicuristi', 'pedicure estetico', 'pedicure a domicilio'],
    nl: [
      'pedicure',
      'medisch pedicure',
      'pedicures',
      'pedicuresalon',
      'pedicurepraktijk',
      'pedicure praktijk',
      'medische pedicure',
      'pedicurezaak',
      'ambulante pedicure',
      'voetverzorging',
      'voetverzorger',
      'voetverzorgster',
      'medisch voetverzorger',
      'medische voetverzorging',
      'gespecialiseerd voetverzorgster',
      'voetverzorgers',
      'voetverzorgsters',
      'voetverzorgingspraktijk',
      'medische voetverzorg*',
      'voetverzorgsalon',
      'voetsalon',
      'voetzorg*',
    ],
    pt: ['pedicurista*', 'pedicure ao domicílio', 'pedicure a domicílio', 'estética dos pés'],
  },
  work: {},
  neverAlone: {},
  jobs: {
    de: ['hornhautentfernung', 'nagelkorrektur*'],
    nl: ['voetverzorging', 'ingegroeide nagel', 'diabetische voet'],
  },
  sharedJobs: {
    en: ['nail cutting', 'callus removal'],
    de: ['nagelkorrektur', 'hühneraugen', 'nagelprothetik'],
    es: ['pedicura', 'durezas'],
    fr: ['pédicure', 'beauté des pieds'],
    it: ['pedicure', 'calli'],
    nl: ['nagelbeugel*', 'ingegroeide nagels', 'eelt', 'likdoorns'],
    pt: ['pedicure', 'calosidades'],
  },
  mentions: {
    de: `
      diabetische fußpflege; nagelbehandlung; nagelpflege; nagelspangen; nagelkorrekturspangen;
      eingewachsene nägel; hornhaut; hühneraugenentfernung; nagelpilz; nagelpilzbehandlung; warzen; hausbesuche;
      fußmassage; rhagaden; fußbad; fußreflexzonenmassage; lackieren
    `,
    nl: `
      voetbehandeling; pedicurebehandeling; medische pedicurebehandeling; diabetische voetverzorging; diabetesvoet;
      reumatische voet; risicovoeten; eelt verwijderen; eelt en likdoorns; kloven; eksterogen; kalknagels;
      schimmelnagels; schimmelnagel; nagelreparatie; nagelprothese; nagelregulatie; orthonyxie; wratten;
      voetwratten; instrumentele behandeling; voetmassage; voetanalyse; voetonderzoek; kindervoeten
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Mobile Fußpflege Ana in Ulm' },
      { language: 'nl', text: 'Pedicure Veerle in Gent' },
    ],
    notNamed: [
      { language: 'en', text: 'Twelve square foot of shelf' },
      { language: 'de', text: 'Pflege für Holzfußböden' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};
