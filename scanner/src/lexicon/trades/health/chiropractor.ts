import type { TradeEntry } from '../../trade.ts';

export const chiropractor: TradeEntry = {
  id: 'chiropractor',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'chiropractor',
  companyNoun: 'chiropractic practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic', 'Physician'],
  additionalType: 'http://www.productontology.org/id/Chiropractic',
  names: {
    en: [
      'chiropractor*',
      'chiropractic clinic',
      'chiropractic',
      'chiropractic care',
      'chiropractic centre',
      'chiropractic center',
      'chiropractic office',
      'family chiropractic',
      'chiropractic and wellness',
      'chiropractic & wellness',
      'chiropractic practice',
      'doctor of chiropractic',
      'chiro',
      'chiros',
    ],
    de: [
      'chiropraktiker*',
      'chiropraktik',
      'chiropraktor*',
      'chiropraxis',
      'chiropraktische praxis',
      'praxis für chiropraktik',
      'amerikanische chiropraktik',
      'chiropractor*',
      'chiropractic',
      'chiropraktikpraxis',
      'zentrum für chiropraktik',
      'chiropraktikzentrum',
      'chiropraktikpraxen',
      'chiropraktische*',
      'chirozentrum',
    ],
    es: [
      'quiropráctico*',
      'quiropráctica',
      'quiropractico*',
      'quiropraxia',
      'quiropraxista*',
      'centro quiropráctico',
      'clínica quiropráctica',
      'quiropraxis',
      'doctor en quiropráctica',
      'quiropractor*',
      'chiropractic',
      'chiropractor*',
      'quiropráxico*',
      'quiroprácticas',
    ],
    fr: [
      'chiropracteur*',
      'chiropraxie',
      'cabinet de chiropraxie',
      'chiropraticien*',
      'chiropratique',
      'clinique chiropratique',
      'cabinet chiropratique',
      'centre chiropratique',
      'docteur en chiropratique',
      'chiropractrice',
      'chiropracticien*',
      'chiro',
      'chiropractie',
      'chiropratrice*',
      'chiropractrices',
      'chiropractic',
      'chiros',
      'chiropractique',
    ],
    it: [
      'chiropratico',
      'chiropratici',
      'chiropratica',
      'chiropratica vertebrale',
      'studio chiropratico',
      'centro chiropratico',
      'chiropractor',
      'dottore in chiropratica',
      'dottoressa in chiropratica',
      'studio di chiropratica',
      'chiropraxi',
      'chiropractic',
      'chiropratiche',
      'chiropractors',
      'chiroprassi',
    ],
    nl: [
      'chiropractor*',
      'chiropractie',
      'chiropraxie',
      'chiropractiepraktijk',
      'chiropraxiepraktijk',
      'chiropractische praktijk',
      'chiropractie praktijk',
      'praktijk voor chiropractie',
      'chiropractisch centrum',
      'chiropraktijk',
      'chiropraktisch',
      'chiropractische',
      'chiropractic',
      'chirocentrum',
      'chiropraxis',
      'chiropractiecentrum',
      'chiropractiekliniek',
    ],
    pt: [
      'quiroprático*',
      'quiropraxia',
      'quiropraxista*',
      'clínica de quiropraxia',
      'quiropata*',
      'quiroprata*',
      'centro de quiropraxia',
      'clínica quiroprática',
      'quiropráxico',
      'quiroprática*',
      'chiropractic',
      'chiropractor*',
      'quiropatia',
      'quiropráxica',
    ],
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
      'family chiropractic',
    ],
    de: [
      'wirbelsäulentherapie',
      'chiropraktik',
      'justierung',
      'kinderchiropraktik',
      'haltungsanalyse',
      'sportchiropraktik',
      'schwangerschaft',
      'amerikanische chiropraktik',
    ],
    es: ['quiropráctica', 'quiropráctica infantil', 'quiropráctica deportiva', 'evaluación postural', 'embarazo'],
    fr: ['chiropraxie', 'ajustements', 'chiropraxie du sport', 'nourrissons', 'femmes enceintes', 'bilan postural'],
    it: ['chiropratica', 'aggiustamenti', 'valutazione posturale', 'chiropratica sportiva', 'chiropratica pediatrica'],
    nl: [
      'chiropractie',
      'chiropractische behandeling*',
      "baby's en kinderen",
      'sportchiropractie',
      'houdingsanalyse',
      'zwangerschap',
    ],
    pt: [
      'quiropraxia',
      'ajustes',
      'quiropraxia desportiva',
      'quiropraxia esportiva',
      'avaliação postural',
      'liberação miofascial',
    ],
  },
  mentions: {
    en: `
      chiropractic treatment; back pain; low back pain; neck pain; whiplash; disc herniation; herniated disc;
      shoulder pain; prenatal care; pregnancy chiropractic; sports chiropractic; posture correction
    `,
    de: `
      chiropraktische behandlung; rückenschmerzen; nackenschmerzen; kopfschmerzen; migräne; bandscheibenvorfall;
      ischias; hexenschuss; schwindel; skoliose; beckenschiefstand; osteopathie; triggerpunkttherapie; chirotherapie
    `,
    es: `
      ajuste quiropráctico; ajuste vertebral; dolor de espalda; dolor de cuello; dolor lumbar; ciática; hernia discal;
      hernias discales; escoliosis; migrañas; dolores de cabeza; vértigos; contracturas;
      quiropráctica para embarazadas; descompresión espinal
    `,
    fr: `
      ajustement chiropratique; soins chiropratiques; ajustement vertébral; mal de dos; maux de dos; maux de tête;
      sciatique; hernie discale; douleurs cervicales; cervicalgie; lombalgie; chiropratique pédiatrique;
      chiropratique sportive; chiropraxie pédiatrique; décompression neurovertébrale
    `,
    it: `
      aggiustamento chiropratico; trattamento chiropratico; mal di schiena; cervicalgia; lombalgia; sciatalgia;
      ernia del disco; cefalea; mal di testa; colpo di frusta; scoliosi; dolori cervicali; aggiustamenti vertebrali;
      chiropratica in gravidanza; decompressione vertebrale
    `,
    nl: `
      chiropractische zorg; rugpijn; lage rugpijn; rugklachten; nekpijn; nekklachten; hoofdpijn; migraine; hernia;
      ischias; schouderklachten; duizeligheid; chiropractie voor kinderen; chiropractie zwangerschap; manipulatie
    `,
    pt: `
      ajuste vertebral; ajustes quiropráticos; dor lombar; dores nas costas; dor nas costas; dor ciática;
      hérnia de disco; hérnia discal; enxaqueca; dores de cabeça; escoliose; quiropraxia pediátrica;
      descompressão espinhal; dor cervical
    `,
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
