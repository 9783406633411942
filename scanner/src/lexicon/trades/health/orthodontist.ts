import type { TradeEntry } from '../../trade.ts';

export const orthodontist: TradeEntry = {
  id: 'orthodontist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'orthodontist',
  companyNoun: 'orthodontic practice',
  schemaTypes: ['Dentist', 'MedicalClinic'],
  additionalType: 'http://www.productontology.org/id/Orthodontics',
  names: {
    en: [
      'orthodontist*',
      'orthodontic practice',
      'orthodontic clinic',
      'orthodontic office',
      'specialist orthodontics',
    ],
    de: [
      'kieferorthopäde*',
      'kieferorthopädin*',
      'kieferorthopädische praxis',
      'fachpraxis für kieferorthopädie',
      'praxis für kieferorthopädie',
    ],
    es: ['ortodoncista*', 'clínica de ortodoncia', 'especialista en ortodoncia'],
    fr: ['orthodontiste*', "cabinet d'orthodontie", 'orthodontistes'],
    it: ['ortodontista', 'ortodontisti', 'studio di ortodonzia', 'specialista in ortodonzia'],
    nl: ['orthodontist*', 'orthodontiepraktijk', 'orthodontist praktijk'],
    pt: ['ortodontista*', 'clínica de ortodontia', 'especialista em ortodontia'],
  },
  work: { en: ['clear aligners', 'retainers'] },
  neverAlone: { en: ['braces', 'invisalign', 'orthodontics'], de: ['zahnspange', 'kieferorthopädie'] },
  jobs: {
    en: ['braces', 'clear aligners', 'invisalign', 'retainers', 'early treatment', 'adult orthodontics'],
    de: ['feste zahnspange', 'lose zahnspange', 'aligner', 'invisalign', 'retainer', 'frühbehandlung'],
    es: ['brackets', 'ortodoncia invisible', 'ortodoncia infantil'],
    fr: ['appareil dentaire', 'gouttières invisibles', 'orthodontie linguale'],
    it: ['apparecchio fisso', 'apparecchio invisibile', 'ortodonzia infantile'],
    nl: ['vaste beugel', 'slotjesbeugel', 'onzichtbare beugel'],
    pt: ['aparelho fixo', 'alinhadores', 'aparelho autoligado'],
  },
  sharedJobs: {
    en: ['ceramic braces', 'metal braces', 'lingual braces'],
    de: ['aligner*', 'zahnspangen', 'feste zahnspange*', 'lose zahnspange*', 'lingualtechnik', 'erwachsenenbehandlung'],
    es: ['retenedores', 'brackets estéticos', 'ortodoncia lingual'],
    fr: ['gouttières', 'bagues', 'orthodontie invisible', 'orthodontie adulte', 'contention'],
    it: ['apparecchio mobile', 'ortodonzia invisibile', 'allineatori', 'ortodonzia linguale'],
    nl: ['beugels', 'onzichtbare beugel*', 'slotjesbeugel*', 'buitenbeugel', 'retentie', 'plaatjesbeugel'],
    pt: ['aparelho estético', 'ortodontia invisível', 'ortodontia infantil', 'contenção'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Bright Arch, orthodontist in Provo' },
      { language: 'de', text: 'Fachpraxis für Kieferorthopädie in Mainz' },
    ],
    notNamed: [
      { language: 'en', text: 'Our dental clinic offers braces among its services' },
      { language: 'de', text: 'Zahnarztpraxis mit Zahnspangen' },
    ],
  },
  source: 'schema.org 30.0',
};
