import type { TradeEntry } from '../../trade.ts';

export const drywallContractor: TradeEntry = {
  id: 'drywall-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'drywall contractor',
  companyNoun: 'drywall company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Drywall',
  names: {
    en: [
      'drywall contractor*',
      'drywall company',
      'plasterer*',
      'plastering company',
      'plastering contractor*',
      'drywaller*',
      'drywalling',
      'plastering',
      'plaster repair',
      'dry lining',
      'drylining',
      'partition wall*',
      'stucco',
      'rendering company',
      'renderers',
      'suspended ceilings',
      'renderer',
      'dryliner*',
      'dry liner*',
      'plasterboarder*',
      'drywall services',
      'drywall installer*',
      'drywall specialist*',
      'drywall & painting',
      'plaster contractor*',
      'drywall and painting',
    ],
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
      'trockenbau*',
      'trockenausbau',
      'akustikbau',
      '*stuckateur',
      'innenputz und außenputz',
      'putz und stuck',
      'putzbetrieb',
      'putzarbeiten',
      'gipserei',
      'gipserarbeiten',
      'akustikdecken',
      'stuckgeschäft',
      'verputz*',
      'gipsbau',
      'deckenbau',
      'spanndecke*',
      'akustikdecke*',
      'putzfassaden',
      'gipsermeister',
      'gipserbetrieb',
      'stuckgeschäft*',
      'gipserunternehmen',
      'decken und trennwände',
    ],
    es: [
      'pladurista*',
      'instalador de pladur',
      'instaladores de pladur',
      'yesero*',
      'escayolista*',
      'pladur',
      'tabiquería seca',
      'yesos',
      'yesería',
      'escayola*',
      'techos falsos',
      'falsos techos',
      'tablaroca',
      'tablaroquero*',
      'drywall',
      'construcción en seco',
      'tablayeso',
      'placa de yeso',
      'revoques',
      'enlucidos',
      'enfoscados',
      'proyectados de yeso',
      'monocapa',
      'tablarroca',
      'tabla roca',
      'cielorraso',
      'cielorrasos',
      'yeso laminado',
      'placas de yeso',
      'tabiques y techos',
      'colocador de durlock',
      'instalador de durlock',
      'instalación de durlock',
    ],
    fr: [
      'plaquiste*',
      'plâtrier*',
      'plâtrerie',
      'entreprise de plâtrerie',
      'staffeur',
      'cloisons sèches',
      'cloison sèche',
      'cloisons et doublages',
      'tireur de joints',
      'pose de gypse',
      'gypse et joints',
      'façadier*',
      'enduiseur',
      'enduits',
      'plafonds',
      'plafonneur*',
      'plafonnage',
      'cimentage',
      'stucateur*',
      'jointoyage',
      'gyproc',
      'plâtrage*',
      'jointeur*',
      'staffeurs',
      'placoplâtre',
      'staff et stuc',
      'cloison amovible',
      'enduit de façade',
      'tireuse de joints',
      'tireurs de joints',
    ],
    it: [
      'cartongessista',
      'cartongessisti',
      'stuccatore',
      'stuccatori',
      'intonacatore',
      'cartongesso',
      'cartongessi',
      'controsoffitti',
      'controsoffittature',
      'gessista',
      'gessisti',
      'intonaci',
      'intonacatori',
      'intonacatura',
      'sistemi a secco',
      'costruzioni a secco',
      'stucchi',
      'decorazioni in gesso',
      'contropareti',
      'gessatore',
      'gessatori',
      'gessaroli',
      'stuccatura',
      'soffitti tesi',
      'stucco veneziano',
      'controsoffittista',
      'sistemi costruttivi a secco',
    ],
    nl: [
      'stukadoor*',
      'stukadoorsbedrijf',
      'pleisteraar',
      'gyprocwerken',
      'stucadoor*',
      'stucwerk*',
      'stukwerk*',
      'stuckwerk',
      'afbouwbedrijf',
      'afbouw',
      'pleisterwerk*',
      'bepleistering*',
      'bezetwerken',
      'gyprocplaatser*',
      'gyprocwerk',
      'plafonneerder',
      'pleisteraars',
      'wandafwerking',
      'gipsplaten',
      'systeemplafonds',
      'systeemwanden',
      'gevelpleister',
      'crepi',
      'plafonds en wanden',
      'metal stud',
      'tussenwanden',
      'stukadoren',
      'spackspuit*',
      'pleisteren',
      'stucbedrijf',
      'stukbedrijf',
      'stucservice',
      'spack spuiten',
      'stucspecialist*',
      'pleisterbedrijf',
      'pleisteraannemer',
    ],
    pt: [
      'gesseiro*',
      'pladur empresa',
      'instalador de pladur',
      'aplicador de drywall',
      'estucador*',
      'pladur',
      'drywall',
      'gesso',
      'gessos',
      'tetos falsos',
      'tectos falsos',
      'estuque',
      'estuques',
      'rebocos',
      'gessaria',
      'pladurista*',
      'forros pvc',
      'forro de pvc',
      'tetos estirados',
      'forros acústicos',
      'reboco projectado',
      'forros e divisórias',
      'divisórias e forros',
      'divisórias amovíveis',
    ],
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
      'suspended ceilings',
    ],
    de: [
      'innenausbau',
      'verputzarbeiten',
      'spachtelarbeiten',
      'trennwände',
      'dachausbau',
      'wärmedämmung',
      'akustikbau',
      'gipserarbeiten',
    ],
    es: [
      'pladur',
      'tabiques',
      'enlucido*',
      'yeso',
      'escayola',
      'trasdosados',
      'aislamiento acústico',
      'molduras',
      'tabiquería seca',
      'tablaroca',
      'drywall',
    ],
    fr: [
      'plâtrerie',
      'placo',
      'isolation',
      'enduits',
      'staff',
      'doublage',
      'doublages',
      'jointoiement',
      'cloisons sèches',
      'cloison sèche',
      'pose de gypse',
    ],
    it: [
      'cartongesso',
      'pareti divisorie',
      'rasature',
      'isolamento acustico',
      'stuccature',
      'cappotto',
      'controsoffittature',
      'intonacatura',
      'contropareti',
    ],
    nl: [
      'stucen',
      'gipsplaten',
      'plafonds',
      'spachtelputz',
      'spackspuiten',
      'pleisterwerk',
      'betonlook',
      'wandafwerking',
      'crepi',
    ],
    pt: ['pladur', 'drywall', 'divisórias', 'gesso', 'reboco', 'estuque', 'sancas', 'isolamento acústico', 'estuques'],
  },
  mentions: {
    en: `
      drywall; drywall hanging; sheetrock repair; sheetrock installation; sheetrock; hanging and finishing;
      drywall taping; mudding and taping; drywall patching; drywall texturing; knockdown texture; orange peel texture;
      skim coat; level 5 finish; popcorn ceiling removal; ceiling installation; ceiling replacement;
      water damage repair; hole patching; acoustic ceilings; acoustical ceilings; drop ceilings; metal stud framing;
      metal framing; steel stud framing; framing; insulation; soundproofing; plaster skimming; reskimming; reskims;
      overskimming; skimming walls and ceilings; plasterboarding; boarding; plasterboard; artex removal;
      artex covering; plaster mouldings
    `,
    de: `
      trockenbauarbeiten; trockenbauwände; trockenbauwand; ständerwände; vorsatzschalen; vorwandinstallation;
      unterdecken; abgehängte decken; abhängdecken; deckenabhängung; deckensysteme; rasterdecken; metalldecken;
      lichtdecken; spanndecken; akustikelemente; schallschutz; brandschutz; brandschutzdecken; trockenestrich;
      trockenböden; hohlraumböden; doppelböden; dachgeschossausbau; dachbodenausbau; dämmung; dachdämmung;
      innendämmung; wärmedämmverbundsysteme; wdvs; vollwärmeschutz; fassadendämmung; außendämmung;
      kellerdeckendämmung; stuckarbeiten; stuck; stuckateurarbeiten; gipsputz
    `,
    es: `
      instalación de pladur; montaje de pladur; colocación de pladur; trabajos de pladur; tabiquería; tabique seco;
      tabicación; trasdosado; trasdosados autoportantes; techos desmontables; techos registrables; techos continuos;
      techos acústicos; techos de escayola; falso techo; cielos falsos; cielo raso; cielos rasos; plafones; plafón;
      muros de tablaroca; muros divisorios; panel de yeso; durock; durlock; muebles de pladur; estanterías de pladur;
      armarios de pladur; columnas de pladur; arcos de pladur; aislamientos; aislamiento térmico;
      aislamiento térmico y acústico; insonorización; insonorización de viviendas; insonorización de locales;
      protección contra incendios
    `,
    fr: `
      plaques de plâtre; plaque de plâtre; pose de plaques de plâtre; gypse; réparation de gypse; tirage de joints;
      joints de gypse; joints et finition; bandes à joints; bandes; plâtrerie sèche; plâtrerie traditionnelle;
      cloisonnement; cloison de séparation; cloisons amovibles; cloisons de distribution; faux plafond;
      plafonds suspendus; plafond suspendu; plafond tendu; plafonds tendus; plafonds acoustiques; plafonds décoratifs;
      dalles de plafond; doublage de murs; doublage isolant; contre cloisons; isolation thermique; isolation phonique;
      isolation acoustique; isolation des combles; isolation des murs; isolation par l'extérieur; insonorisation;
      laine soufflée; aménagement de combles; combles aménagés
    `,
    it: `
      posa cartongesso; lavori in cartongesso; opere in cartongesso; controsoffitti in cartongesso; controsoffitto;
      controsoffitti modulari; controsoffitti in fibra minerale; controsoffitti acustici; velette;
      velette in cartongesso; contropareti isolanti; pareti attrezzate; pareti divisorie in cartongesso;
      pareti mobili; librerie in cartongesso; mobili in cartongesso; nicchie; archi in cartongesso;
      isolamento termico; isolamenti termici; isolamenti acustici; isolamento termoacustico; insonorizzazione;
      cappotto interno; cappotto termico; cappotti termici; rasatura; rasatura pareti; intonaco; intonaci interni;
      intonaci esterni; intonaco civile; intonaci deumidificanti; intonaci a calce; rifacimento intonaci; gessi;
      gessature
    `,
    nl: `
      stukadoorswerk; stukadoorswerkzaamheden; stucwerk binnen; buitenstucwerk; buitenstuc; binnenstucwerk;
      wanden stucen; muren stucen; stucwerk schilderklaar; behangklaar stucwerk; behangklaar; sausklaar stucwerk;
      schuurwerk; raapwerk; glad stucwerk; glad pleisterwerk; spachtelen; leemstuc; kalkstuc; kalkpleister;
      leempleister; tadelakt; beton ciré; betonstuc; sierstuc; granol; stucco; ornamenten; lijstwerk; sierlijsten;
      plafonneren; plafonneerwerken; pleisterwerken; binnenbepleistering; binnenpleisterwerk; bepleistering;
      buitenbepleistering; gevelbepleistering; crepi gevel
    `,
    pt: `
      aplicação de pladur; instalação de drywall; instalação de pladur; gesso cartonado; gesso acartonado; forros;
      forros de gesso; forro mineral; forro acústico; forro modular; forro pvc; forros em drywall; forro em drywall;
      paredes de drywall; parede de drywall; paredes divisórias; divisórias de gesso; divisórias acústicas;
      divisórias para escritório; móveis em drywall; estantes em drywall; nichos; sancas de gesso; sanca aberta;
      sanca invertida; molduras de gesso; molduras; cortineiros; tabicas; rebaixamento de gesso;
      rebaixamento em drywall; gesso liso; gesso projetado; gesso decorativo; gesso 3d; placas de gesso;
      reboco projetado; projeção de reboco; estuque projetado
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
