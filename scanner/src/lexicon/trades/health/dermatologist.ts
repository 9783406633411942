import type { TradeEntry } from '../../trade.ts';

export const dermatologist: TradeEntry = {
  id: 'dermatologist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'dermatologist',
  companyNoun: 'dermatology practice',
  schemaTypes: ['Dermatology', 'MedicalClinic', 'Physician'],
  additionalType: null,
  names: {
    en: [
      'dermatologist*',
      'dermatology',
      'skin clinic',
      'dermatology clinic',
      'dermatology center',
      'dermatology centre',
      'dermatology associates',
      'skin doctor*',
      'skin cancer clinic',
      'dermatology practice',
      'cosmetic dermatology',
      'dermatologic surgery',
      'skin laser clinic',
      'dermatology and laser',
    ],
    de: [
      'hautarzt*',
      'hautärzt*',
      'dermatolog*',
      'hautarztpraxis',
      'hautzentrum',
      'hautklinik',
      'praxis für dermatologie',
      'hautpraxis',
      'dermatologische praxis',
      'hautlaserzentrum',
      'facharzt für haut- und geschlechtskrankheiten',
      'haut- und laserzentrum',
      'fachärztin für dermatologie',
      'facharzt für dermatologie',
      'haut- und geschlechtskrankheiten',
      'venerolog*',
    ],
    es: [
      'dermatólogo*',
      'dermatóloga*',
      'clínica dermatológica',
      'dermatología',
      'consulta de dermatología',
      'centro dermatológico',
      'dermatología clínica',
      'médico dermatólogo',
      'clínica de dermatología',
      'unidad de dermatología',
      'dermatología estética',
      'dermatología y venereología',
    ],
    fr: [
      'dermatologue*',
      'cabinet de dermatologie',
      'dermatologie',
      'cabinet dermatologique',
      'clinique dermatologique',
      'dermatologue vénérologue',
      'médecin dermatologue',
      'centre de dermatologie',
      'dermato vénérologie',
      'dermato',
      'clinique de dermatologie',
      'dermatologie esthétique',
    ],
    it: [
      'dermatologo',
      'dermatologi',
      'dermatologa',
      'studio dermatologico',
      'dermatologia',
      'dermatologhe',
      'clinica dermatologica',
      'centro dermatologico',
      'medico dermatologo',
      'specialista in dermatologia',
      'ambulatorio dermatologico',
      'dermatologia e venereologia',
    ],
    nl: [
      'dermatoloog',
      'dermatologen',
      'huidarts',
      'huidkliniek',
      'dermatologie',
      'dermatologiepraktijk',
      'huidartsen',
      'huidcentrum',
      'huidtherapie',
      'dermatologisch centrum',
      'praktijk voor dermatologie',
      'huid- en laserkliniek',
    ],
    pt: [
      'dermatologista*',
      'clínica dermatológica',
      'dermatologia',
      'clínica de dermatologia',
      'dermatólogo*',
      'consultório de dermatologia',
      'médica dermatologista',
      'centro de dermatologia',
      'dermatologia clínica',
      'dermatologia estética',
    ],
  },
  work: { en: ['acne', 'mole removal', 'skin cancer screening*'] },
  neverAlone: {},
  jobs: {
    en: ['skin cancer screening', 'acne treatment', 'mole removal', 'botox', 'eczema treatment', 'psoriasis treatment'],
    de: ['hautkrebsvorsorge', 'hautkrebsscreening', 'allergologie', 'akne', 'lasertherapie'],
    es: ['acné', 'láser', 'revisión de lunares', 'psoriasis'],
    fr: ['dépistage des mélanomes', 'acné', 'laser', 'verrues'],
    it: ['mappatura nei', 'acne', 'laserterapia', 'psoriasi'],
    nl: ['huidkanker', 'acne', 'eczeem', 'moedervlekcontrole'],
    pt: ['acne', 'remoção de sinais', 'laser', 'psoríase'],
  },
  sharedJobs: {
    en: [
      'eczema',
      'skin cancer screening*',
      'fillers',
      'laser hair removal',
      'chemical peels',
      'mohs surgery',
      'cosmetic dermatology',
    ],
    de: ['akne*', 'neurodermitis', 'laserbehandlung*', 'filler', 'venenheilkunde', 'lichttherapie'],
    es: ['rellenos', 'dermatoscopia', 'peelings', 'alopecia', 'dermatología estética'],
    fr: ['grains de beauté', 'peelings', 'dépistage', 'dermatologie esthétique'],
    it: ['filler', 'peeling', 'dermatologia estetica', 'dermatoscopia'],
    nl: ['moedervlekken', 'laserbehandeling*', 'spataderen', 'fillers'],
    pt: ['mapeamento de sinais', 'preenchimento', 'peeling*', 'dermatoscopia', 'queda de cabelo'],
  },
  mentions: {
    en: `
      acne; psoriasis; rosacea; skin cancer; skin checks; mole checks; mole mapping; full body skin exams;
      wart removal; skin tag removal; laser treatments; microneedling; melasma; hair loss; medical dermatology
    `,
    de: `
      ambulante operationen; hautkrebs; psoriasis; schuppenflechte; rosazea; ekzeme; allergietest*; allergien;
      muttermalentfernung; warzenentfernung; haarausfall; besenreiser; faltenbehandlung; botox; hyperhidrose;
      photodynamische therapie; kinderdermatologie
    `,
    es: `
      cáncer de piel; dermatitis; dermatitis atópica; rosácea; manchas; melasma; verrugas; lunares; mapeo de lunares;
      tricología; botox; ácido hialurónico; toxina botulínica; cirugía dermatológica; dermatología pediátrica;
      láser co2; crioterapia; hiperhidrosis
    `,
    fr: `
      eczéma; psoriasis; rosacée; couperose; cancer de la peau; cancers de la peau; mélanome;
      contrôle des grains de beauté; dermatologie chirurgicale; dermatologie pédiatrique; cryothérapie; photothérapie;
      photothérapie dynamique; chute de cheveux; acide hyaluronique; injections; épilation laser; taches pigmentaires;
      hyperhidrose
    `,
    it: `
      visita dermatologica; controllo nei; controllo dei nei; epiluminescenza; videodermatoscopia;
      dermatologia clinica; dermatologia chirurgica; dermatologia pediatrica; tumori della pelle; melanoma; rosacea;
      tricologia; alopecia; crioterapia; rimozione nei; botox; biorivitalizzazione; patch test; verruche;
      macchie cutanee; venereologia; dermatologia oncologica; dermatite
    `,
    nl: `
      psoriasis; rosacea; huidkankerscreening; moedervlekken verwijderen; huidcontrole; wratten; wrattenbehandeling;
      allergietesten; plakproeven; lichttherapie; fotodynamische therapie; eczeem en psoriasis; haaruitval;
      pigmentvlekken; couperose; overmatig zweten; littekens; cosmetische dermatologie; kinderdermatologie; botox
    `,
    pt: `
      câncer de pele; cancro da pele; cancro de pele; dermatite atópica; rosácea; melasma; alopecia; tricologia;
      queda capilar; remoção de verrugas; toxina botulínica; botox; ácido hialurónico; bioestimuladores;
      bioestimuladores de colágeno; microagulhamento; crioterapia; vitiligo; unhas; dermatologia cirúrgica;
      dermatologia pediátrica; biópsia de pele; cirurgia dermatológica; hiperidrose; fototerapia
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Clear Skin dermatology in Austin' },
      { language: 'de', text: 'Hautarzt in Gießen' },
    ],
    notNamed: [
      { language: 'en', text: 'A leather sofa in fresh skin tones' },
      { language: 'fr', text: "La peau de l'ours" },
    ],
  },
  source: 'schema.org 30.0',
};
