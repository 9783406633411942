import type { TradeEntry } from '../../trade.ts';

export const autoGlass: TradeEntry = {
  id: 'auto-glass',
  questions: 'generic',
  noun: 'auto glass company',
  companyNoun: 'auto glass company',
  schemaTypes: ['AutoRepair', 'AutomotiveBusiness'],
  additionalType: 'http://www.productontology.org/id/Windshield',
  names: {
    en: [
      'auto glass*',
      'windshield replacement*',
      'windshield repair*',
      'windscreen replacement*',
      'windscreen repair*',
      'windscreens',
      'windscreen company',
      'windscreen specialist*',
    ],
    de: ['autoglas*', 'scheibendoktor', 'autoscheiben', 'scheibenwechsel', 'steinschlagreparatur'],
    es: ['lunas de coches', 'parabrisas', 'cambio de lunas', 'cristales para autos'],
    fr: ['pare brise*', 'vitrage automobile', 'remplacement de pare brise'],
    it: ['vetri auto', 'cristalli auto', 'sostituzione parabrezza', 'riparazione parabrezza'],
    nl: ['autoruit*', 'autoruiten', 'autoruitschade', 'ruitherstel'],
    pt: ['vidros automotivos', 'vidros para automóveis', 'para brisas', 'substituição de para brisas'],
  },
  work: { en: ['windscreen*', 'windshield*', 'chip repair*'] },
  neverAlone: {},
  jobs: {
    en: [
      'windscreen replacement',
      'windscreen repair',
      'chip repair*',
      'side window replacement',
      'rear window replacement',
      'adas calibration',
      'door glass replacement',
      'mobile windscreen replacement',
    ],
    de: ['scheibentausch', 'steinschlagreparatur', 'scheibentönung'],
    es: ['reparación de impactos', 'tintado de lunas', 'cambio de parabrisas'],
    fr: ["réparation d'impact", 'remplacement de vitres latérales'],
    it: ['sostituzione parabrezza', 'riparazione scheggiature', 'oscuramento vetri'],
    nl: ['ruitvervanging', 'sterreparatie', 'ramen blinderen'],
    pt: ['reparação de vidros', 'películas', 'troca de para brisa'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Auckland Windscreens: windscreen replacement' },
      { language: 'fr', text: 'Pare-brise à Brest' },
    ],
    notNamed: [
      { language: 'en', text: 'A glass of bubbly in the car' },
      { language: 'de', text: 'Ein Glas Honig' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};
