import type { TradeEntry } from '../../trade.ts';

export const chiropractor: TradeEntry = {
  id: 'chiropractor',
  questions: 'healthcare',
  noun: 'chiropractor',
  companyNoun: 'chiropractic practice',
  schemaTypes: ['MedicalClinic', 'MedicalBusiness', 'Physician'],
  additionalType: 'http://www.productontology.org/id/Chiropractic',
  names: {
    en: ['chiropractor*', 'chiropractic clinic', 'chiropractic', 'chiropractic care'],
    de: ['chiropraktiker*', 'chiropraktik', 'chiropraktor*'],
    es: ['quiropráctico*', 'quiropráctica', 'quiropractico*'],
    fr: ['chiropracteur*', 'chiropraxie', 'cabinet de chiropraxie', 'chiropraticien*'],
    it: ['chiropratico', 'chiropratici', 'chiropratica'],
    nl: ['chiropractor*', 'chiropractie', 'chiropraxie'],
    pt: ['quiroprático*', 'quiropraxia', 'quiropraxista*'],
  },
  work: { en: ['spinal adjustment*', 'spinal decompression'] },
  neverAlone: {},
  jobs: {
    en: ['spinal adjustment*', 'prenatal chiropractic', 'spinal decompression', 'chiropractic adjustment*'],
    es: ['ajustes quiroprácticos'],
    fr: ['ajustements chiropratiques'],
    pt: ['ajuste quiroprático'],
  },
  sharedJobs: {
    en: [
      'spinal adjustments',
      'chiropractic adjustments',
      'massage therapy',
      'sports injuries',
      'pediatric chiropractic',
      'sciatica',
      'headaches',
      'auto accident injuries',
      'cold laser',
      'acupuncture',
      'custom orthotics',
      'physical therapy',
      'dry needling',
      'shockwave',
    ],
  },
  examples: {
    named: [
      { language: 'en', text: 'Alpine chiropractic clinic in Bend' },
      { language: 'nl', text: 'Chiropractor in Gent' },
    ],
    notNamed: [
      { language: 'en', text: 'Adjust your bicycle seat to prevent back pain' },
      { language: 'en', text: 'Fix the spine of the book' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/alternative',
};
