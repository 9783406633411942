import type { TradeEntry } from '../../trade.ts';

export const drywallContractor: TradeEntry = {
  id: 'drywall-contractor',
  questions: 'generic',
  customers: 'at-home',
  noun: 'drywall contractor',
  companyNoun: 'drywall company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Drywall',
  names: {
    en: ['drywall contractor*', 'drywall company', 'plasterer*', 'plastering company', 'plastering contractor*'],
    de: [
      'trockenbauer*',
      'trockenbau firma',
      'trockenbaubetrieb',
      'stuckateur*',
      'gipser',
      'gipsergeschäft',
      'verputzer*',
      'stukkateur*',
      'trockenbau meisterbetrieb',
    ],
    es: ['pladurista*', 'instalador de pladur', 'instaladores de pladur', 'yesero*', 'escayolista*'],
    fr: ['plaquiste*', 'plâtrier*', 'plâtrerie', 'entreprise de plâtrerie', 'staffeur'],
    it: ['cartongessista', 'cartongessisti', 'stuccatore', 'stuccatori', 'intonacatore'],
    nl: ['stukadoor*', 'stukadoorsbedrijf', 'pleisteraar', 'gyprocwerken'],
    pt: ['gesseiro*', 'pladur empresa', 'instalador de pladur', 'aplicador de drywall', 'estucador*'],
  },
  work: { en: ['drywall', 'plasterboard'], de: ['trockenbau', 'innenputz', 'stuck'] },
  neverAlone: {},
  jobs: {
    en: ['drywall installation', 'drywall repair', 'ceiling texture*', 'skim coating', 'plaster repair'],
    de: ['trockenbau', 'innenputz', 'außenputz', 'deckenverkleidung', 'akustikdecken'],
    es: ['techos de pladur', 'tabiques de pladur', 'falsos techos'],
    fr: ['pose de placo', 'cloisons', 'faux plafonds', 'isolation intérieure'],
    it: ['pareti in cartongesso', 'controsoffitti', 'intonaci'],
    nl: ['stucwerk', 'sierpleister', 'gladpleisteren', 'plafonds stucen'],
    pt: ['tetos falsos', 'paredes em pladur', 'forro de gesso', 'divisórias em drywall'],
  },
  sharedJobs: {
    en: [
      'plastering',
      're skimming',
      'skimming',
      'dry lining',
      'rendering',
      'drywall finishing',
      'ceiling repair*',
      'coving',
      'taping',
      'texturing',
      'k rend',
      'damp proofing',
      'partition*',
    ],
    de: ['innenausbau', 'verputzarbeiten', 'spachtelarbeiten', 'trennwände', 'dachausbau', 'wärmedämmung'],
    es: ['pladur', 'tabiques', 'enlucido*', 'yeso', 'escayola', 'trasdosados', 'aislamiento acústico', 'molduras'],
    fr: ['plâtrerie', 'placo', 'isolation', 'enduits', 'staff', 'doublage', 'doublages', 'jointoiement'],
    it: ['cartongesso', 'pareti divisorie', 'rasature', 'isolamento acustico', 'stuccature', 'cappotto'],
    nl: [
      'stucen',
      'gipsplaten',
      'plafonds',
      'spachtelputz',
      'spackspuiten',
      'pleisterwerk',
      'betonlook',
      'wandafwerking',
    ],
    pt: ['pladur', 'drywall', 'divisórias', 'gesso', 'reboco', 'estuque', 'sancas', 'isolamento acústico'],
  },
  mentions: {
    en: `
      drywall; drywall hanging; sheetrock repair; sheetrock installation; sheetrock; hanging and finishing;
      drywall taping; mudding and taping; drywall patching; drywall texturing; knockdown texture; orange peel texture;
      skim coat; level 5 finish; popcorn ceiling removal; ceiling installation; ceiling replacement;
      water damage repair; hole patching; suspended ceilings; acoustic ceilings; acoustical ceilings; drop ceilings;
      metal stud framing; metal framing; steel stud framing; framing; insulation; soundproofing; plaster skimming;
      reskimming; reskims; overskimming; skimming walls and ceilings; plasterboarding; boarding; plasterboard;
      artex removal; artex covering; plaster mouldings
    `,
    de: `
      trockenbauarbeiten; trockenbauwände; trockenbauwand; ständerwände; vorsatzschalen; vorwandinstallation;
      unterdecken; abgehängte decken; abhängdecken; deckenabhängung; deckensysteme; rasterdecken; metalldecken;
      lichtdecken; spanndecken; akustikbau; akustikelemente; schallschutz; brandschutz; brandschutzdecken;
      trockenestrich; trockenböden; hohlraumböden; doppelböden; dachgeschossausbau; dachbodenausbau; dämmung;
      dachdämmung; innendämmung; wärmedämmverbundsysteme; wdvs; vollwärmeschutz; fassadendämmung; außendämmung;
      kellerdeckendämmung; stuckarbeiten; stuck; stuckateurarbeiten; gipserarbeiten; gipsputz
    `,
    es: `
      instalación de pladur; montaje de pladur; colocación de pladur; trabajos de pladur; tabiquería; tabiquería seca;
      tabique seco; tabicación; trasdosado; trasdosados autoportantes; techos desmontables; techos registrables;
      techos continuos; techos acústicos; techos de escayola; falso techo; cielos falsos; cielo raso; cielos rasos;
      plafones; plafón; muros de tablaroca; muros divisorios; tablaroca; panel de yeso; drywall; durock; durlock;
      muebles de pladur; estanterías de pladur; armarios de pladur; columnas de pladur; arcos de pladur; aislamientos;
      aislamiento térmico; aislamiento térmico y acústico; insonorización; insonorización de viviendas;
      insonorización de locales; protección contra incendios
    `,
    fr: `
      plaques de plâtre; plaque de plâtre; pose de plaques de plâtre; pose de gypse; gypse; réparation de gypse;
      tirage de joints; joints de gypse; joints et finition; bandes à joints; bandes; plâtrerie sèche;
      plâtrerie traditionnelle; cloisonnement; cloison sèche; cloisons sèches; cloison de séparation;
      cloisons amovibles; cloisons de distribution; faux plafond; plafonds suspendus; plafond suspendu; plafond tendu;
      plafonds tendus; plafonds acoustiques; plafonds décoratifs; dalles de plafond; doublage de murs;
      doublage isolant; contre cloisons; isolation thermique; isolation phonique; isolation acoustique;
      isolation des combles; isolation des murs; isolation par l'extérieur; insonorisation; laine soufflée;
      aménagement de combles; combles aménagés
    `,
    it: `
      posa cartongesso; lavori in cartongesso; opere in cartongesso; controsoffittature;
      controsoffitti in cartongesso; controsoffitto; controsoffitti modulari; controsoffitti in fibra minerale;
      controsoffitti acustici; velette; velette in cartongesso; contropareti; contropareti isolanti;
      pareti attrezzate; pareti divisorie in cartongesso; pareti mobili; librerie in cartongesso;
      mobili in cartongesso; nicchie; archi in cartongesso; isolamento termico; isolamenti termici;
      isolamenti acustici; isolamento termoacustico; insonorizzazione; cappotto interno; cappotto termico;
      cappotti termici; rasatura; rasatura pareti; intonaco; intonaci interni; intonaci esterni; intonaco civile;
      intonaci deumidificanti; intonaci a calce; intonacatura; rifacimento intonaci; gessi; gessature
    `,
    nl: `
      stukadoorswerk; stukadoorswerkzaamheden; stucwerk binnen; buitenstucwerk; buitenstuc; binnenstucwerk;
      wanden stucen; muren stucen; stucwerk schilderklaar; behangklaar stucwerk; behangklaar; sausklaar stucwerk;
      schuurwerk; raapwerk; glad stucwerk; glad pleisterwerk; spachtelen; leemstuc; kalkstuc; kalkpleister;
      leempleister; tadelakt; beton ciré; betonstuc; sierstuc; granol; stucco; ornamenten; lijstwerk; sierlijsten;
      plafonneren; plafonneerwerken; pleisterwerken; binnenbepleistering; binnenpleisterwerk; bepleistering;
      buitenbepleistering; gevelbepleistering; crepi; crepi gevel
    `,
    pt: `
      aplicação de pladur; instalação de drywall; instalação de pladur; gesso cartonado; gesso acartonado; forros;
      forros de gesso; forro mineral; forro acústico; forro modular; forro pvc; forros em drywall; forro em drywall;
      paredes de drywall; parede de drywall; paredes divisórias; divisórias de gesso; divisórias acústicas;
      divisórias para escritório; móveis em drywall; estantes em drywall; nichos; sancas de gesso; sanca aberta;
      sanca invertida; molduras de gesso; molduras; cortineiros; tabicas; rebaixamento de gesso;
      rebaixamento em drywall; gesso liso; gesso projetado; gesso decorativo; gesso 3d; placas de gesso;
      reboco projetado; projeção de reboco; estuque projetado; estuques
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Summit Walls, your drywall contractor in Reno' },
      { language: 'nl', text: 'Stukadoor Bakker in Breda' },
    ],
    notNamed: [
      { language: 'en', text: 'Apply the plaster to the wound' },
      { language: 'de', text: 'Der Zoll am Wall' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/plasterer',
};
