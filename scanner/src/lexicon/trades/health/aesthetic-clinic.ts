import type { TradeEntry } from '../../trade.ts';

export const aestheticClinic: TradeEntry = {
  id: 'aesthetic-clinic',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'aesthetic clinic',
  companyNoun: 'aesthetic clinic',
  schemaTypes: ['MedicalClinic', 'HealthAndBeautyBusiness'],
  additionalType: null,
  names: {
    en: [
      'plastic surg*',
      'cosmetic surg*',
      'aesthetic clinic*',
      'aesthetics clinic*',
      'aesthetic medicine',
      'medical aesthetics',
      'medical aesthetic',
      'med spa*',
      'medspa*',
      'medical spa*',
      'cosmetic clinic*',
      'aesthetic surg*',
      'botox clinic',
      'hair transplant clinic*',
    ],
    de: [
      'plastische chirurgie*',
      'plastischer chirurg',
      'schönheitschirurg*',
      'ästhetische chirurgie',
      'ästhetische medizin',
      'schönheitsklinik*',
      'plastische und ästhetische chirurgie',
      'praxisklinik für ästhetik',
      'ästhetische praxis',
      'schönheitsoperationen',
      'fachärztin für plastische',
      'facharzt für plastische',
    ],
    es: [
      'cirugía plástica',
      'cirujano plástico',
      'cirujana plástica',
      'cirugía estética',
      'medicina estética',
      'clínica de medicina estética',
      'clínica de cirugía estética',
      'cirujanos plásticos',
      'injerto capilar',
    ],
    fr: [
      'chirurgie esthétique',
      'chirurgien esthétique',
      'chirurgie plastique',
      'chirurgien plasticien',
      'chirurgienne plasticienne',
      'médecine esthétique',
      'médecin esthétique',
      'clinique esthétique',
      'centre de médecine esthétique',
      'clinique médico-esthétique',
      'médico-esthétique',
      'chirurgiens plasticiens',
    ],
    it: [
      'chirurgia plastica',
      'chirurgo plastico',
      'chirurgia estetica',
      'medicina estetica',
      'medico estetico',
      'chirurgo estetico',
      'clinica estetica',
      'centro di medicina estetica',
      'chirurghi plastici',
    ],
    nl: [
      'plastische chirurgie',
      'plastisch chirurg',
      'plastisch chirurgen',
      'cosmetische kliniek',
      'cosmetische chirurgie',
      'cosmetisch arts',
      'esthetische kliniek',
      'esthetische chirurgie',
      'botox kliniek',
      'esthetische geneeskunde',
      'cosmetische geneeskunde',
      'haartransplantatie kliniek',
    ],
    pt: [
      'cirurgia plástica',
      'cirurgião plástico',
      'cirurgiã plástica',
      'cirurgia estética',
      'medicina estética',
      'harmonização facial',
      'harmonização orofacial',
      'clínica de medicina estética',
      'cirurgiões plásticos',
      'transplante capilar',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['breast augmentation', 'rhinoplasty', 'tummy tuck', 'dermal fillers', 'liposuction', 'lip fillers'],
    de: ['faltenunterspritzung*', 'brustvergrößerung*', 'fettabsaugung*', 'lippenunterspritzung*'],
    es: ['aumento de pecho', 'aumento de mamas', 'rinoplastia', 'aumento de labios', 'lipoescultura'],
    fr: ['augmentation mammaire', 'rhinoplastie', "injections d'acide hyaluronique", 'lipoaspiration'],
    it: ['mastoplastica additiva', 'rinoplastica', 'liposuzione', 'filler labbra'],
    nl: ['lipvergroting', 'borstvergroting', 'ooglidcorrectie'],
    pt: ['aumento mamário', 'rinoplastia', 'preenchimento labial', 'mamoplastia'],
  },
  sharedJobs: {
    en: [
      'botox',
      'breast lift',
      'facelift',
      'blepharoplasty',
      'eyelid surgery',
      'breast reduction',
      'anti-wrinkle injections',
      'lip filler',
      'coolsculpting',
      'microneedling',
      'chemical peels',
      'mommy makeover',
      'hair transplant',
      'prp',
      'profhilo',
      'plastic surg*',
      'cosmetic surg*',
      'aesthetic medicine',
      'aesthetic surg*',
    ],
    de: [
      'botox',
      'hyaluron',
      'bruststraffung',
      'brustverkleinerung',
      'lidstraffung',
      'nasenkorrektur',
      'facelift',
      'bauchdeckenstraffung',
      'fadenlifting',
      'eigenfettbehandlung',
      'haartransplantation',
      'schweißdrüsenbehandlung',
      'prp',
      'ästhetische medizin',
    ],
    es: [
      'botox',
      'ácido hialurónico',
      'abdominoplastia',
      'blefaroplastia',
      'liposucción',
      'mamoplastia',
      'rellenos faciales',
      'mesoterapia',
      'hilos tensores',
      'otoplastia',
      'lifting facial',
      'toxina botulínica',
      'criolipólisis',
      'cirugía plástica',
      'cirugía estética',
      'medicina estética',
      'injerto capilar',
    ],
    fr: [
      'botox',
      'acide hyaluronique',
      'injections',
      'abdominoplastie',
      'blépharoplastie',
      'lifting',
      'liposuccion',
      'réduction mammaire',
      'lipofilling',
      'greffe de cheveux',
      'peeling*',
      'mésothérapie',
      'cryolipolyse',
      'médecine esthétique',
    ],
    it: [
      'botox',
      'botulino',
      'filler',
      'acido ialuronico',
      'blefaroplastica',
      'lifting',
      'addominoplastica',
      'mastopessi',
      'biorivitalizzazione',
      'otoplastica',
      'mastoplastica riduttiva',
      'fili di trazione',
      'trapianto di capelli',
      'medicina estetica',
    ],
    nl: [
      'botox',
      'fillers',
      'neuscorrectie',
      'liposuctie',
      'facelift',
      'buikwandcorrectie',
      'borstverkleining',
      'borstlift',
      'injectables',
      'haartransplantatie',
      'rimpelbehandeling',
      'skinboosters',
      'esthetische geneeskunde',
      'cosmetische geneeskunde',
    ],
    pt: [
      'botox',
      'toxina botulínica',
      'ácido hialurónico',
      'abdominoplastia',
      'lipoaspiração',
      'blefaroplastia',
      'lifting facial',
      'preenchimento facial',
      'otoplastia',
      'bioestimuladores',
      'fios de sustentação',
      'criolipólise',
      'prótese de silicone',
      'cirurgia plástica',
      'cirurgia estética',
      'medicina estética',
      'harmonização facial',
      'harmonização orofacial',
      'transplante capilar',
    ],
  },
  mentions: {
    en: `
      wrinkle relaxers; dysport; juvederm; fillers; cheek filler; jawline filler; tear trough filler;
      non-surgical rhinoplasty; skin boosters; polynucleotides; thread lift; neck lift; brow lift;
      brazilian butt lift; body contouring; body sculpting; gynecomastia; labiaplasty; otoplasty;
      breast implant removal; fat transfer; laser skin resurfacing; rf microneedling; hydrafacial; sculptra; kybella;
      fat dissolving injections; hyperhidrosis treatment; iv therapy; skin tightening; weight loss injections
    `,
    de: `
      hyaluronsäure; hyaluronfiller; filler; faltenbehandlung; faltenkorrektur; botulinumtoxin; lippenkorrektur;
      lippenvergrößerung; augenlidkorrektur; oberlidstraffung; schlupflider; brustkorrektur; brustimplantate;
      gynäkomastie; rhinoplastik; ohrenkorrektur; ohrenanlegen; halsstraffung; stirnlifting; oberarmstraffung;
      oberschenkelstraffung; lipödem; liposuktion; intimchirurgie; narbenkorrektur; fett-weg-spritze; kryolipolyse;
      mesotherapie; microneedling; vampirlifting; zornesfalte; hyperhidrose; laserbehandlung; hautverjüngung
    `,
    es: `
      bótox; reducción de pecho; elevación de pecho; mastopexia; aumento mamario; aumento de senos;
      reducción de mamas; ginecomastia; implantes mamarios; lipectomía; aumento de glúteos; bichectomía; mentoplastia;
      rejuvenecimiento facial; rinomodelación; ojeras; arrugas; peeling químico; peelings; bioestimuladores;
      plasma rico en plaquetas; vitaminas faciales; remodelación corporal; láser co2; celulitis; hiperhidrosis;
      trasplante capilar; trasplante de cabello; cirugía íntima; lifting cervical
    `,
    fr: `
      toxine botulique; comblement des rides; augmentation des lèvres; rhinoplastie médicale; cernes; skinbooster*;
      lifting cervico-facial; lifting du visage; prothèses mammaires; plastie abdominale; plastie mammaire;
      otoplastie; gynécomastie; génioplastie; chirurgie intime; chirurgie des paupières; chirurgie du sein;
      chirurgie du visage; chirurgie de la silhouette; fils tenseurs; lifting brésilien; microneedling; laser co2;
      radiofréquence; photorajeunissement; hyperhidrose; implants capillaires; médecine anti-âge; neuromodulateurs
    `,
    it: `
      tossina botulinica; filler acido ialuronico; aumento labbra; rinofiller; biostimolazione; peeling;
      peeling chimico; mesoterapia; carbossiterapia; criolipolisi; radiofrequenza; laser co2; ringiovanimento viso;
      lifting viso; lipofilling; liposcultura; ginecomastia; mentoplastica; gluteoplastica; chirurgia del seno;
      chirurgia intima; rimozione tatuaggi; cellulite; rughe; iperidrosi; needling; occhiaie; protesi mammarie
    `,
    nl: `
      lipfillers; fillers lippen; profhilo; fronsrimpel; kaaklijn; traangoot; wallen; rimpels; draadlift;
      bovenooglidcorrectie; onderooglidcorrectie; liplift; halslift; oorcorrectie; borstprothesen; gynaecomastie;
      schaamlipcorrectie; lipofilling; vetverwijdering; cryolipolyse; overmatig zweten; laserbehandelingen;
      microneedling; chemische peeling; peelings; mesotherapie; hydrafacial; huidverjonging; acne
    `,
    pt: `
      ácido hialurônico; preenchimento com ácido hialurônico; redução mamária; mastopexia; mamoplastia redutora;
      mamoplastia de aumento; prótese de mama; ginecomastia; lipoescultura; lipo hd; bichectomia; mentoplastia;
      rinomodelação; rejuvenescimento facial; preenchimentos; bioestimulador de colágeno; fios de pdo; skinbooster;
      microagulhamento; peeling químico; mesoterapia; laser co2; radiofrequência; ultrassom microfocado; enzimas;
      lipo de papada; gluteoplastia; ninfoplastia; hiperidrose; celulite; olheiras
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Harley aesthetics clinic in York' },
      { language: 'de', text: 'Plastische und ästhetische Chirurgie in Bonn' },
      { language: 'it', text: 'Medicina estetica e chirurgia plastica a Verona' },
    ],
    notNamed: [
      { language: 'en', text: 'An aesthetic touch of plastic' },
      { language: 'fr', text: 'Une esthétique sobre' },
    ],
  },
  source: 'schema.org 30.0',
};
