import type { TradeEntry } from '../../trade.ts';

export const handyman: TradeEntry = {
  id: 'handyman',
  questions: 'generic',
  customers: 'at-home',
  noun: 'handyman',
  companyNoun: 'handyman company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Handyman',
  names: {
    en: [
      'handyman',
      'handymen',
      'handyman services',
      'handyperson',
      'home repair service*',
      'property maintenance company',
      'home repairs',
    ],
    de: ['hausmeisterservice*', 'hausmeisterdienst*', 'handwerkerservice', 'allroundhandwerker', 'hausservice'],
    es: ['manitas', 'multiservicios', 'handyman', 'reparaciones del hogar', 'servicios de mantenimiento del hogar'],
    fr: [
      'homme toutes mains',
      'multiservices',
      'petits travaux',
      'bricolage à domicile',
      'petit bricolage',
      'multi services',
      'dépannage multiservice',
    ],
    it: ['tuttofare', 'piccoli lavori domestici', 'manutenzioni domestiche', 'handyman'],
    nl: ['klusjesman', 'klusbedrijf', 'klusser', 'handyman', 'klussendienst', 'klusdienst'],
    pt: ['marido de aluguel', 'faz tudo', 'pequenas reparações', 'serviços de bricolage', 'reparações domésticas'],
  },
  work: { en: ['odd jobs', 'furniture assembly', 'drywall repair'], de: ['kleinreparaturen', 'möbelmontage'] },
  neverAlone: {},
  jobs: {
    en: [
      'furniture assembly',
      'tv mounting',
      'drywall repair',
      'door repair',
      'picture hanging',
      'gutter cleaning',
      'fence repair',
      'deck repair',
      'pressure washing',
      'minor plumbing',
    ],
    de: ['kleinreparaturen', 'möbelaufbau', 'gartenpflege', 'winterdienst', 'treppenhausreinigung', 'entrümpelung'],
    es: ['montaje de muebles', 'colgar cuadros', 'pequeñas reparaciones', 'cambio de persianas'],
    fr: ['montage de meubles', 'pose de tringles', 'petite plomberie', 'petite électricité', 'fixation murale'],
    it: ['montaggio mobili', 'tinteggiature', 'piccole riparazioni', 'montaggio lampadari'],
    nl: ['meubels monteren', 'lampen ophangen', 'klein onderhoud', 'gordijnrails'],
    pt: ['montagem de móveis', 'pendurar quadros', 'pequenos consertos', 'instalação de suportes'],
  },
  sharedJobs: {
    en: ['painting', 'shelving', 'flat pack assembly', 'plumbing', 'carpentry', 'tiling', 'odd jobs'],
    de: ['möbelmontage', 'malerarbeiten', 'gartenarbeiten', 'küchenmontage', 'laminat verlegen', 'hausmeisterservice'],
    es: ['pintura', 'fontanería', 'electricidad', 'persianas', 'albañilería'],
    fr: ['petits travaux', 'peinture', 'plomberie', 'électricité', 'jardinage', "pose d'étagères", 'bricolage'],
    it: ['tinteggiatura', 'idraulica', 'elettricità', 'tapparelle', 'giardinaggio'],
    nl: ['schilderwerk', 'loodgieterswerk', 'elektra', 'laminaat leggen', 'ophangen', 'tuinonderhoud'],
    pt: [
      'pequenas reparações',
      'pequenos reparos',
      'pintura',
      'canalização',
      'eletricidade',
      'instalação de prateleiras',
      'jardinagem',
    ],
  },
  mentions: {
    en: `
      property maintenance; general repairs; home maintenance; drywall repairs; flat pack furniture assembly;
      tv wall mounting; curtain rail fitting; blinds fitting; shelf installation; light fixture installation;
      faucet replacement; caulking; window repair; door hanging; garden clearance; jet washing; rubbish removal
    `,
    de: `
      hausmeistertätigkeiten; hausmeisterdienste; objektbetreuung; renovierungsarbeiten; renovierungen;
      montagearbeiten; grünanlagenpflege; rasenmähen; heckenschneiden; dachrinnenreinigung; kleintransporte;
      haushaltsauflösungen; lampen montieren; bodenverlegung; trockenbau; tapezieren; silikonfugen; möbel aufbauen;
      mülltonnenservice
    `,
    es: `
      montaje de muebles ikea; colgar lámparas; colgar cortinas; instalación de lámparas; instalación de soportes tv;
      instalación de estanterías; carpintería; albañilería y pintura; cerrajería; reparación de persianas;
      reparación de grifos; sellado de baños; cambio de enchufes; mantenimiento del hogar; jardinería;
      pequeñas reformas; pladur; limpieza de canaletas
    `,
    fr: `
      montage de meubles en kit; pose de luminaires; pose de rideaux; pose de stores; réparations diverses;
      réparation de volets; joints de salle de bain; remplacement de robinet; revêtement de sol;
      nettoyage de gouttières; débarras; petits travaux de plomberie; petits travaux d'électricité;
      nettoyage haute pression; entretien de jardin; enduit; changement de serrure; pose de cadres; pose de cuisine;
      pose de parquet
    `,
    it: `
      montaggio mensole; montaggio tende; montaggio mobili ikea; riparazione tapparelle; piccoli lavori idraulici;
      piccoli lavori elettrici; piccola manutenzione; imbiancatura; cartongesso; sigillature; sostituzione rubinetti;
      riparazioni varie; sgomberi; falegnameria; installazione lampadari; manutenzione giardini; pulizia grondaie;
      piccoli traslochi; montaggio zanzariere
    `,
    nl: `
      klusjes; klussen; klein onderhoud in huis; behangen; kasten monteren; kasten in elkaar zetten; tv ophangen;
      lamp ophangen; schilderijen ophangen; plinten plaatsen; deuren afhangen; kitwerk; kitten; timmerwerk; sanitair;
      vloeren leggen; tegelwerk; dakgoten reinigen; gordijnen ophangen; kleine herstellingen; onderhoud woning;
      behangwerk
    `,
    pt: `
      montagem de móveis ikea; instalação de suporte de tv; instalação de candeeiros; instalação de cortinas;
      fixação de quadros; reparação de estores; reparos elétricos; reparos hidráulicos; troca de torneira;
      troca de fechaduras; troca de chuveiro; silicone; pintura de paredes; drywall; pladur; limpeza de calhas;
      carpintaria; pequenas obras; instalação de cortinados; instalação de varão; instalação de lustres
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Fixit Fred, handyman in Slough' },
      { language: 'nl', text: 'Klusjesman in Hengelo' },
    ],
    notNamed: [
      { language: 'en', text: 'A handy guide for men' },
      { language: 'es', text: 'Multiplica tus servicios' },
    ],
  },
  source: 'schema.org 30.0',
};
