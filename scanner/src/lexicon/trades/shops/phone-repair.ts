import type { TradeEntry } from '../../trade.ts';

export const phoneRepair: TradeEntry = {
  id: 'phone-repair',
  questions: 'generic',
  noun: 'phone repair shop',
  companyNoun: 'phone repair shop',
  schemaTypes: ['Store', 'MobilePhoneStore'],
  additionalType: 'http://www.productontology.org/id/Mobile_phone',
  names: {
    en: ['phone repair*', 'cell phone repair*', 'iphone repair*', 'mobile phone repair*', 'screen repair shop'],
    de: ['handyreparatur*', 'smartphone reparatur', 'handyladen', 'handy reparatur'],
    es: ['reparación de móviles', 'reparación de celulares', 'tienda de móviles'],
    fr: ['réparation de téléphones', 'réparation smartphone*', 'réparation de téléphone', 'réparation iphone'],
    it: ['riparazione cellulari', 'riparazione smartphone', 'riparazioni telefoni'],
    nl: ['telefoonreparatie*', 'gsm reparatie', 'telefoon reparatie', 'smartphone reparatie'],
    pt: ['reparação de telemóveis', 'conserto de celular*', 'assistência técnica de celulares'],
  },
  work: { en: ['cracked screen*'] },
  neverAlone: {},
  jobs: {
    en: ['screen replacement', 'battery replacement', 'water damage repair', 'tablet repair'],
    de: ['displaytausch', 'akkutausch', 'wasserschaden', 'datenrettung'],
    es: ['cambio de pantalla', 'cambio de batería'],
    fr: ["remplacement d'écran", 'batterie'],
    it: ['sostituzione schermo', 'sostituzione batteria'],
    nl: ['scherm vervangen', 'batterij vervangen'],
    pt: ['troca de tela', 'troca de bateria'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Fixy phone repair in Reno' },
      { language: 'nl', text: 'Telefoonreparatie in Venlo' },
    ],
    notNamed: [
      { language: 'en', text: 'Phone us for a repair of your roof' },
      { language: 'fr', text: 'Téléphone et fax' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/mobile_phone',
};
