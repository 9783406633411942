import type { TradeEntry } from '../../trade.ts';

export const towing: TradeEntry = {
  id: 'towing',
  questions: 'generic',
  noun: 'towing company',
  companyNoun: 'towing company',
  schemaTypes: ['AutomotiveBusiness'],
  additionalType: 'http://www.productontology.org/id/Tow_truck',
  names: {
    en: [
      'towing',
      'towing company',
      'towing service*',
      'tow truck*',
      'roadside assistance',
      'vehicle recovery',
      'breakdown recovery',
    ],
    de: ['abschleppdienst*', 'pannendienst', 'pannenhilfe', 'abschleppservice'],
    es: ['grúas', 'servicio de grúa', 'grúa 24 horas', 'auxilio vial', 'remolque de autos'],
    fr: ['dépannage remorquage', 'remorquage', 'dépanneuse', 'dépannage auto'],
    it: ['soccorso stradale', 'carro attrezzi', 'autosoccorso'],
    nl: ['takelbedrijf', 'takeldienst', 'pechhulp', 'autoberging', 'sleepdienst'],
    pt: ['guincho', 'reboque', 'reboques', 'auto socorro', 'serviço de reboque'],
  },
  work: { en: ['jump start*', 'lockout*'] },
  neverAlone: {},
  jobs: {
    en: [
      'light duty towing',
      'heavy duty towing',
      'jump starts',
      'fuel delivery',
      'tire changes',
      'winch outs',
      'long distance towing',
    ],
    de: ['starthilfe', 'bergung', 'fahrzeugtransport'],
    es: ['arranque de batería', 'cambio de llanta', 'traslado de vehículos'],
    fr: ['dépannage batterie', 'transport de véhicules'],
    it: ['recupero auto', 'trasporto veicoli'],
    nl: ['starthulp', 'autotransport'],
    pt: ['transporte de veículos', 'troca de bateria'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Hook & Go towing in Flint' },
      { language: 'de', text: 'Abschleppdienst in Herne' },
    ],
    notNamed: [
      { language: 'en', text: 'We are working towards a goal' },
      { language: 'es', text: 'Grulla de papel' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};
