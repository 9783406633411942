import type { TradeEntry } from '../../trade.ts';

export const hypnotherapist: TradeEntry = {
  id: 'hypnotherapist',
  questions: 'generic',
  customers: 'practice',
  noun: 'hypnotherapist',
  companyNoun: 'hypnotherapy practice',
  schemaTypes: ['LocalBusiness', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Hypnotherapy',
  names: {
    en: [
      'hypnotherap*',
      'hypnotist',
      'hypnosis',
      'clinical hypnosis',
      'hypnosis center',
      'hypnosis centre',
      'clinical hypnotherap*',
    ],
    de: [
      'hypnosepraxis',
      'hypnosetherap*',
      'hypnotherap*',
      'hypnosecoach*',
      'hypnotiseur*',
      'hypnosezentrum',
      'praxis für hypnose',
      'hypnose praxis',
      'hypnoseinstitut',
    ],
    es: ['hipnoterap*', 'hipnoterapeuta*', 'hipnotista*', 'centro de hipnosis', 'hipnosis clínica', 'hipnólogo*'],
    fr: [
      'hypnothérapeute*',
      'hypnothérapie',
      'hypnose',
      'hypnose ericksonienne',
      "cabinet d'hypnose",
      'hypnologue*',
      'praticien en hypnose',
      'praticienne en hypnose',
      'hypnose thérapeutique',
      "centre d'hypnose",
    ],
    it: [
      'ipnoterap*',
      'ipnoterapeuta',
      'ipnologo',
      'ipnosi clinica',
      'studio di ipnosi',
      'ipnotista',
      'ipnosi ericksoniana',
    ],
    nl: [
      'hypnotherap*',
      'hypnosepraktijk',
      'hypnotiseur',
      'hypnosetherapeut*',
      'praktijk voor hypnotherapie',
      'hypnosecoach',
    ],
    pt: [
      'hipnoterap*',
      'hipnoterapeuta*',
      'hipnose clínica',
      'hipnólogo*',
      'hipnóloga*',
      'clínica de hipnose',
      'hipnoterapia',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['past life regression', 'quit smoking hypnosis', 'hypnobirthing'],
    de: ['raucherentwöhnung durch hypnose', 'rückführung*', 'abnehmen mit hypnose'],
    es: ['regresiones', 'dejar de fumar con hipnosis'],
    fr: ['arrêt du tabac par hypnose', 'anneau gastrique virtuel'],
    it: ["smettere di fumare con l'ipnosi", 'ipnosi regressiva'],
    nl: ['stoppen met roken hypnose', 'regressietherapie'],
    pt: ['deixar de fumar com hipnose', 'parar de fumar com hipnose'],
  },
  sharedJobs: {
    en: [
      'stop smoking',
      'quit smoking',
      'smoking cessation',
      'weight loss',
      'phobias',
      'anxiety relief',
      'gastric band hypnosis',
      'self-hypnosis',
      'insomnia',
      'stress management',
      'emdr',
      'nlp',
      'hypnosis',
    ],
    de: [
      'raucherentwöhnung',
      'hypnose',
      'gewichtsreduktion',
      'abnehmen',
      'ängste und phobien',
      'flugangst',
      'prüfungsangst',
      'selbsthypnose',
      'schlafstörungen',
      'stressabbau',
      'hypnobirthing',
      'kinderhypnose',
    ],
    es: [
      'hipnosis',
      'dejar de fumar',
      'fobias',
      'adelgazar con hipnosis',
      'regresión',
      'autohipnosis',
      'ansiedad',
      'insomnio',
      'balón gástrico virtual',
    ],
    fr: [
      'hypnose',
      'arrêt du tabac',
      'arrêter de fumer',
      'perte de poids',
      'phobies',
      'gestion du stress',
      'autohypnose',
      'troubles du sommeil',
      'confiance en soi',
      'addictions',
      'hypnose ericksonienne',
      'hypnose thérapeutique',
    ],
    it: [
      'ipnosi',
      'smettere di fumare',
      'ansia',
      'fobie',
      'autoipnosi',
      "dimagrire con l'ipnosi",
      'insonnia',
      'gestione dello stress',
      'attacchi di panico',
      'ipnosi ericksoniana',
    ],
    nl: [
      'hypnose',
      'stoppen met roken',
      'afvallen',
      'angsten en fobieën',
      'zelfhypnose',
      'maagband hypnose',
      'slaapproblemen',
      'faalangst',
      'buikhypnose',
    ],
    pt: [
      'hipnose',
      'deixar de fumar',
      'parar de fumar',
      'fobias',
      'regressão',
      'auto-hipnose',
      'ansiedade',
      'insónia',
      'balão gástrico hipnótico',
      'hipnoterapia',
    ],
  },
  mentions: {
    en: `
      hypnotherapy sessions; hypnosis sessions; online hypnotherapy; solution focused hypnotherapy;
      hypnosis for weight loss; virtual gastric band; fear of flying; exam nerves; public speaking; confidence;
      self-esteem; sleep problems; panic attacks; pain management; ibs hypnotherapy; habits; addictions; nail biting;
      regression therapy; life coaching; sports performance
    `,
    de: `
      nichtraucher; nichtraucher werden; rauchfrei; rauchstopp; hypnosetherapie sitzung; hypnosesitzung;
      hypnocoaching; hypnose coaching; online hypnose; phobien; panikattacken; höhenangst; zahnarztangst;
      selbstbewusstsein; selbstvertrauen; blockaden lösen; burnout; schmerzen; allergien; tinnitus; reizdarm;
      magenband hypnose; nägelkauen; traumata; sporthypnose; tiefenentspannung
    `,
    es: `
      hipnosis ericksoniana; hipnosis regresiva; sesiones de hipnosis; hipnosis online; pérdida de peso;
      bajar de peso; banda gástrica virtual; control de peso; miedo a volar; ataques de pánico; autoestima;
      adicciones; dolor crónico; duelo; terapia regresiva; hábitos
    `,
    fr: `
      séance d'hypnose; séances d'hypnose; hypnose en ligne; anneau gastrique hypnotique; sevrage tabagique;
      gestion des émotions; anxiété; angoisses; insomnie; deuil; burn out; douleurs chroniques;
      préparation aux examens; préparation à l'accouchement; emdr; hypnose régressive; traumatismes; estime de soi
    `,
    it: `
      sedute di ipnosi; seduta di ipnosi; ipnosi online; ipnosi vite precedenti; perdita di peso; controllo del peso;
      paura di volare; autostima; dipendenze; dolore cronico; ansia da esame; parto in ipnosi; rilassamento;
      blocchi emotivi; disturbi del sonno; emdr
    `,
    nl: `
      hypnosesessie*; afvallen met hypnose; gewichtsverlies; vliegangst; angsten; fobieën; paniekaanvallen;
      prikkelbare darm; slapeloosheid; burn-out; zelfvertrouwen; verslaving; nagelbijten; trauma; trauma verwerking;
      hypnobirthing; hypnose voor kinderen; pijnbestrijding; emdr; rouwverwerking; examenvrees
    `,
    pt: `
      sessões de hipnose; sessão de hipnose; hipnose online; hipnose ericksoniana; terapia de regressão;
      regressão a vidas passadas; emagrecimento; emagrecer com hipnose; perda de peso; controlo de peso; pânico;
      medo de voar; autoestima; vícios; dependências; dor crónica; insônia
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Clear Mind hypnotherapy in Bristol' },
      { language: 'de', text: 'Hypnosepraxis in Mainz' },
      { language: 'nl', text: 'Hypnotherapeut in Zwolle' },
    ],
    notNamed: [
      { language: 'en', text: 'A hypnotic melody for the evening' },
      { language: 'fr', text: 'Un regard hypnotique' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
