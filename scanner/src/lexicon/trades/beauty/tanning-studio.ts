import type { TradeEntry } from '../../trade.ts';

export const tanningStudio: TradeEntry = {
  id: 'tanning-studio',
  questions: 'generic',
  customers: 'salon',
  noun: 'tanning salon',
  companyNoun: 'tanning salon',
  schemaTypes: ['HealthAndBeautyBusiness', 'BeautySalon'],
  additionalType: 'http://www.productontology.org/id/Indoor_tanning',
  names: {
    en: [
      'tanning salon*',
      'tanning studio*',
      'tanning shop*',
      'spray tan*',
      'sunbed*',
      'tanning centre',
      'tanning center',
      'mobile spray tan*',
      'airbrush tanning',
      'sunless tanning',
    ],
    de: [
      'sonnenstudio*',
      'bräunungsstudio*',
      'solarium studio',
      'sonnencenter',
      'sonnenbank studio',
      'spray tan studio',
      'bräunungscenter',
      'solarien studio',
    ],
    es: [
      'centro de rayos uva',
      'centro de bronceado',
      'salón de bronceado',
      'bronceado con caña de azúcar',
      'cabina de bronceado',
      'estudio de bronceado',
      'rayos uva',
    ],
    fr: [
      'centre de bronzage',
      'salon de bronzage',
      'institut de bronzage',
      'bronzage uv',
      'studio de bronzage',
      'bronzage sans uv',
    ],
    it: [
      'centro abbronzatura',
      'centro solarium',
      'centro abbronzante',
      'abbronzatura spray',
      'lampade abbronzanti',
      'centro estetico solarium',
    ],
    nl: [
      'zonnestudio*',
      'zonnecentrum',
      'zonnecentra',
      'zonnebankstudio',
      'zonnebankcentrum',
      'zonnebank studio',
      'spraytan*',
      'spray tan studio',
      'bruiningsstudio',
      'bruiningscentrum',
    ],
    pt: [
      'centro de bronzeamento',
      'bronzeamento artificial',
      'estúdio de bronzeamento',
      'spray tan',
      'bronzeamento a jato',
      'salão de bronzeamento',
      'bronzeamento natural',
    ],
  },
  work: {},
  neverAlone: {
    de: ['solarium', 'solarien'],
    es: ['solárium', 'solarium'],
    fr: ['solarium'],
    it: ['solarium'],
    nl: ['zonnebank', 'zonnebanken', 'solarium'],
    pt: ['solário', 'solários'],
  },
  jobs: {
    en: ['custom spray tan*', 'stand-up tanning', 'red light tanning'],
    de: ['sprühbräunung', 'spray tanning'],
    es: ['bronceado sin sol', 'caña de azúcar'],
    fr: ['douche autobronzante', 'tan brésilien'],
    it: ['doccia solare', 'trifacciale'],
    nl: ['spray tan', 'stazonnebank'],
    pt: ['bronze a jato', 'bronzeamento de fita'],
  },
  sharedJobs: {
    en: [
      'tanning beds',
      'airbrush tan',
      'tanning packages',
      'red light therapy',
      'tanning lotions',
      'bridal tan',
      'spray tan parties',
      'uv tanning',
      'versa spa',
      'infrared sauna',
      'spray tan*',
      'mobile spray tan*',
      'airbrush tanning',
      'sunless tanning',
    ],
    de: [
      'sonnenbänke',
      'sonnenbank',
      'collagen',
      'spray tan',
      'airbrush tanning',
      'rotlicht',
      'bräunen ohne uv',
      'besonnung',
      'selbstbräuner',
      'infrarotkabine',
    ],
    es: [
      'bronceado',
      'bronceado diy',
      'bronceado instantáneo',
      'bronceado natural',
      'camas solares',
      'cabina solar',
      'uva',
      'bronceado a domicilio',
      'bonos de bronceado',
      'autobronceador',
      'bronceado con caña de azúcar',
    ],
    fr: [
      'bronzage',
      'cabine uv',
      'bronzage par brumisation',
      'bronzage naturel',
      'lits de bronzage',
      'spray tan',
      'autobronzant',
      'cabines uv',
      'collagène',
      'luminothérapie',
      'bronzage uv',
      'bronzage sans uv',
    ],
    it: [
      'lampade uv',
      'abbronzatura',
      'esafacciale',
      'lettino solare',
      'spray tan',
      'abbronzatura senza raggi uv',
      'autoabbronzante',
      'abbronzatura sposa',
      'docce solari',
      'collagene',
      'abbronzatura spray',
    ],
    nl: [
      'zonnen',
      'bruinen',
      'collageen',
      'zonnehemel',
      'turbobruiner',
      'collageenbank',
      'bruin zonder zon',
      'infrarood',
      'zonnecosmetica',
      'ligbank',
      'spraytan*',
    ],
    pt: [
      'bronzeamento',
      'bronze natural',
      'bronzeado',
      'cama solar',
      'bronze de fita',
      'bronzeado a jato',
      'banho de lua',
      'autobronzeador',
      'bronzeamento a domicílio',
      'bronzeado sem sol',
      'bronzeamento artificial',
      'spray tan',
      'bronzeamento a jato',
      'bronzeamento natural',
    ],
  },
  mentions: {
    en: `
      spray tanning; tanning bed; lay-down beds; stand-up sunbeds; high pressure beds; level 1 beds; custom airbrush;
      rapid tan; express tan; mystic tan; competition tan; collagen lamps; body wraps; hydration station;
      teeth whitening; tanning accessories; after-sun; skin typing
    `,
    de: `
      bräunung; besonnungsberatung; hauttypanalyse; hauttypbestimmung; hauttyp; bräunungsdusche; kollagen;
      collagenium; collagen-solarium; turbobräuner; gesichtsbräuner; liegesolarien; stehsolarium; hybridlicht;
      solariumkosmetik; bräunungskosmetik; aftersun; vitamin d; beauty light; lichttherapie; infrarot; hydrojet;
      wellnessliege
    `,
    es: `
      bronceado uva; bronceado en spray; bronceado con aerógrafo; spray tan; solárium vertical; solárium horizontal;
      colágeno; luz roja; bronceado nupcial; bronceado novias; bronceado rápido; cosmética solar; aceleradores;
      fototipo; vitamina d; luminoterapia; after sun; bronceado de competición; presoterapia
    `,
    fr: `
      bronzage en cabine; bronzage aérographe; bronzage instantané; bronzage en spray; bronzage de mariée;
      bronzage mariage; cabine debout; lit uv; capsule; lumière rouge; phototype; accélérateur de bronzage;
      crèmes de bronzage; cosmétique solaire; après-soleil; soins hydratants; infrarouge; cryothérapie;
      blanchiment dentaire
    `,
    it: `
      lettini solari; lettini abbronzanti; doccia abbronzante; trifacciali; bassa pressione; alta pressione; lampada;
      lampade; lampada viso; abbronzatura integrale; abbronzatura spray sposa; abbronzatura istantanea; raggi uva;
      fototipo; intensificatori; creme solari; doposole; luce rossa; prodotti solari
    `,
    nl: `
      zonnekuur; bruiningsdouche; airbrush tan; zonnebank abonnement; onbeperkt zonnen; collageentherapie; rood licht;
      rood licht therapie; turbozonnebank; hogedruk; vitamine d; aftersun; huidtype; bruidstan; bruin worden;
      gezichtsbruiner; bodywrap; tanden bleken; infraroodcabine; zonnebankcrème
    `,
    pt: `
      solário vertical; solário horizontal; cabine solar; turbo bronze; bronze gelado; bronzeado natural;
      bronzeado instantâneo; bronze noiva; esfoliação; hidratação; marquinha; marquinha de biquíni; fototipo;
      aceleradores de bronzeado; colagénio; luz vermelha; jet bronze; parafina; pós-bronze
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Copper Glow tanning salon in Hull' },
      { language: 'de', text: 'Sonnenstudio in Fulda' },
      { language: 'it', text: 'Centro abbronzatura a Latina' },
    ],
    notNamed: [
      { language: 'en', text: 'The sunny side of the salon' },
      { language: 'de', text: 'Sauna und Solarium stehen Gästen offen' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty/tanning',
};
