import type { TradeEntry } from '../../trade.ts';

export const landscaper: TradeEntry = {
  id: 'landscaper',
  questions: 'generic',
  customers: 'at-home',
  noun: 'landscaper',
  companyNoun: 'landscaping company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Landscaping',
  names: {
    en: [
      'landscaper*',
      'landscaping company',
      'landscaping companies',
      'landscaping contractor*',
      'landscape contractor*',
      'lawn care company',
      'lawn care',
      'lawn service*',
      'gardener',
      'gardeners',
      'landscape gardener*',
      'landscape design',
      'gardening services',
      'landscape company',
      'landscaping',
      'landscapes',
    ],
    de: [
      'gartenbau*',
      'landschaftsbau*',
      'gärtner',
      'gärtnerei*',
      'garten und landschaftsbau',
      'galabau',
      'gartengestaltung',
      'gartenpflege',
      'landschaftsgärtner*',
      'gärtnermeister',
      'gartenservice',
    ],
    es: ['jardinero*', 'jardinería*', 'empresa de jardinería', 'paisajista*', 'paisajismo'],
    fr: [
      'paysagiste*',
      'jardinier*',
      'entretien de jardins',
      'espaces verts',
      "entretien d'espaces verts",
      'aménagement paysager',
      'paysagisme',
    ],
    it: [
      'giardiniere',
      'giardinieri',
      'giardinaggio',
      'realizzazione giardini',
      'manutenzione giardini',
      'progettazione giardini',
    ],
    nl: ['hovenier*', 'hoveniersbedrijf', 'tuinman', 'tuinaannemer', 'tuinaanleg', 'tuinonderhoud', 'tuinarchitect*'],
    pt: ['jardineiro*', 'jardinagem', 'paisagista*', 'empresa de jardinagem', 'paisagismo'],
  },
  work: {
    en: ['mowing', 'mulching', 'hardscap*', 'irrigation', 'sod'],
    de: ['rasen', 'baumpflege', 'hecken*', 'pflasterarbeiten'],
    es: ['césped', 'poda', 'riego'],
    fr: ['tonte', 'taille de haies', 'élagage'],
    it: ['potatura', 'irrigazione', 'prato'],
    nl: ['bestrating', 'gazon', 'snoeien'],
    pt: ['relva', 'poda', 'rega'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'lawn mowing',
      'lawn maintenance',
      'landscape design',
      'landscape installation',
      'hardscaping',
      'mulching',
      'sod installation',
      'irrigation*',
      'sprinkler repair',
      'leaf removal',
      'tree planting',
      'retaining walls',
      'patios',
      'snow removal',
      'garden maintenance',
      'hedge trimming',
      'landscape lighting',
      'aeration',
      'yard cleanup',
      'turfing',
    ],
    de: [
      'gartengestaltung',
      'gartenpflege',
      'pflasterarbeiten',
      'rasenpflege',
      'rollrasen',
      'heckenschnitt',
      'baumfällung',
      'baumpflege',
      'bewässerung',
      'teichbau',
      'terrassenbau',
      'zaunbau',
      'natursteinmauern',
      'winterdienst',
      'bepflanzung',
      'neuanlagen',
    ],
    es: [
      'mantenimiento de jardines',
      'diseño de jardines',
      'poda',
      'riego automático',
      'césped artificial',
      'césped natural',
      'desbroce',
      'podas de altura',
      'jardines verticales',
      'tratamientos fitosanitarios',
      'limpieza de parcelas',
    ],
    fr: [
      'création de jardin*',
      'entretien de jardin',
      'taille de haies',
      'tonte de pelouse',
      'élagage',
      'abattage',
      'clôtures',
      'terrasses',
      'arrosage automatique',
      'gazon',
      'maçonnerie paysagère',
      'débroussaillage',
      'engazonnement',
    ],
    it: [
      'manutenzione giardini',
      'progettazione giardini',
      'potatura siepi',
      'potatura alberi',
      'impianti di irrigazione',
      'tappeti erbosi',
      'prato sintetico',
      'taglio erba',
      'abbattimento alberi',
      'pavimentazioni esterne',
      'recinzioni',
      'muri a secco',
      'piantumazioni',
    ],
    nl: [
      'tuinaanleg',
      'tuinonderhoud',
      'tuinontwerp',
      'bestrating',
      'snoeiwerk',
      'gazon aanleggen',
      'schuttingen',
      'vijvers',
      'beregening',
      'kunstgras',
      'bomen kappen',
    ],
    pt: [
      'manutenção de jardins',
      'criação de jardins',
      'corte de relva',
      'poda de árvores',
      'sistemas de rega',
      'relva sintética',
      'limpeza de terrenos',
      'projeto de paisagismo',
      'plantação',
      'corte de grama',
    ],
  },
  sharedJobs: {
    en: [
      'lawn care',
      'mowing',
      'spring cleanup*',
      'fall cleanup*',
      'spring and fall cleanups',
      'mulch installation',
      'bush trimming',
      'core aeration',
      'snow plowing',
      'sprinklers',
      'planting',
      'garden design',
      'fencing',
      'paving',
      'weed control',
      'fertilization',
      'drainage',
      'outdoor lighting',
      'artificial grass',
      'driveways',
      'garden clearance',
    ],
    de: [
      'gartenplanung',
      'bewässerungsanlagen',
      'natursteinarbeiten',
      'dachbegrünung',
      'grünpflege',
      'wegebau',
      'erdarbeiten',
      'baggerarbeiten',
      'neuanlage*',
      'umgestaltung',
      'mähroboter',
      'strauchschnitt',
      'trockenmauern',
      'schwimmteiche',
      'grabpflege',
    ],
    es: [
      'poda de árboles',
      'sistemas de riego',
      'césped',
      'desbroces',
      'plantaciones',
      'piscinas',
      'tala de árboles',
      'paisajismo',
    ],
    fr: [
      'entretien de jardins',
      'entretien',
      'aménagement paysager',
      'aménagements',
      'tonte',
      'dallage',
      'pavage',
      'plantation*',
      'création',
      'bassins',
    ],
    it: [
      'manutenzione del verde',
      'manutenzione degli spazi verdi',
      'cura del prato',
      'realizzazione giardini',
      'potatura',
      'potature',
      'taglio siepi',
      'irrigazione',
      'prato a rotoli',
      'piantumazione',
      'diserbo',
      'rasatura prato',
    ],
    nl: [
      'snoeien',
      'gazon*',
      'graszoden',
      'schutting plaatsen',
      'beplanting',
      'hagen knippen',
      'bomen rooien',
      'boomverzorging',
      'sierbestrating',
      'vlonders',
      'overkappingen',
      'grondwerk',
      'tuinrenovatie',
    ],
    pt: [
      'jardinagem',
      'projeto de jardins',
      'paisagismo',
      'rega automática',
      'poda',
      'podas',
      'relva*',
      'abate de árvores',
      'irrigação',
      'muros',
    ],
  },
  mentions: {
    en: `
      lawn mowing services; grass cutting; lawn treatment*; lawn fertilization; overseeding; shrub pruning;
      shrub trimming; bed maintenance; flower beds; seasonal color; drainage solutions; grading; walkways;
      paver patios; outdoor kitchens; fire pits; water features; ponds; pergolas; decking; irrigation installation;
      landscape maintenance; snow and ice management; yard clean up; leaf cleanup; xeriscaping; planting schemes;
      soft landscaping; hard landscaping; fence installation; brush removal; synthetic turf; tree trimming
    `,
    de: `
      gartenarbeiten; rasenmähen; rasenanlage; rasensanierung; vertikutieren; heckenpflege; hecken schneiden;
      gehölzschnitt; baumschnitt; strauchpflege; unkrautentfernung; laubbeseitigung; terrassen; wege und terrassen;
      treppenbau; mauerbau; trockenmauer; pflanzarbeiten; pflanzplanung; sichtschutz; zäune; gartenteiche; teiche;
      wasserspiele; poolbau; naturpools; gabionen; rodung; wurzelfräsen; entwässerung; kiesgarten; holzterrassen;
      spielplatzbau; dauerpflege; gartenbeleuchtung; gartenunterhalt
    `,
    es: `
      instalación de césped artificial; instalación de riego; riego por goteo; corte de césped; siega de césped;
      poda de setos; poda de palmeras; recorte de setos; plantación de árboles; limpieza de jardines;
      limpieza de terrenos; desbroce de parcelas; desbroce de terrenos; creación de jardines;
      construcción de jardines; diseño paisajístico; control de plagas; abonado; xerojardinería; muros verdes;
      azoteas verdes; huertos; huertos urbanos; estanques; fuentes; cerramientos; vallados; pérgolas;
      iluminación de jardines; rocallas; traviesas; mantenimiento de piscinas; mantenimiento de comunidades;
      pasto en rollo; pasto sintético
    `,
    fr: `
      conception de jardin; aménagement de jardin; aménagement extérieur; plantation d'arbres; plantation de haies;
      taille d'arbustes; taille des haies; tonte de gazon; gazon synthétique; gazon en rouleau; pose de gazon; tourbe;
      pose de tourbe; scarification; désherbage; ramassage de feuilles; évacuation de déchets verts; terrasses bois;
      terrasse bois; pose de clôtures; clôtures et portails; murets; murs de soutènement; pavé uni; allées;
      pavage et dallage; terrassement; plan d'aménagement; plans d'aménagement; éclairage extérieur; arrosage; bassin;
      potager; déneigement; ouverture de terrain; fermeture de terrain; paillage; massifs; toitures végétalisées
    `,
    it: `
      cura del verde; manutenzione ordinaria; manutenzione aree verdi; manutenzione parchi; taglio prato;
      tosatura prati; semina prato; prato in rotoli; erba sintetica; prato; potatura piante; potatura olivi;
      potatura alberi ad alto fusto; decespugliamento; piante e fiori; pulizia giardini; aiuole; verde verticale;
      giardini pensili; giardini verticali; terrazzi; terrazzi e balconi; allestimento terrazzi; arredo giardino;
      illuminazione giardini; laghetti; staccionate; vialetti; movimento terra; fresatura ceppi;
      trattamenti fitosanitari; concimazione; sgombero neve; impianti irrigazione; orti
    `,
    nl: `
      tuinwerk; tuinontwerpen; aanleg tuin; tuin aanleggen; aanleg van tuinen; onderhoud van tuinen; gazon maaien;
      grasmaaien; gras maaien; gazononderhoud; graszoden leggen; rolgazon; hagen scheren; haag scheren; haagscheren;
      heg snoeien; snoeien van bomen; vijveraanleg; vijver aanleggen; zwemvijvers; terrasaanleg; terrassen; opritten;
      tuinafsluiting; tuinafsluitingen; afsluitingen; vlonder; houten terras; beregeningssystemen; tuinberegening;
      automatische beregening; tuinverlichting; verlichting; robotmaaier*; beplantingsplan; onkruidbestrijding;
      tuinhuizen; pergola; dakterras; daktuinen
    `,
    pt: `
      corte de sebes; sebes; plantação de árvores; plantio; plantio de grama; grama; grama sintética; relvado;
      relvados; relva natural; relva artificial; rega; sistema de rega; sistema de irrigação; irrigação automatizada;
      limpeza de jardins; limpeza de mato; desmatação; desmatação de terrenos; roçagem; roçada; corte de mato;
      adubação; jardim vertical; jardins verticais; hortas; hortas urbanas; coberturas ajardinadas; muros de suporte;
      calçadas; iluminação de jardins; lagos; lagos artificiais; tratamentos fitossanitários; controle de pragas;
      decks; pergolados; vedações; projeto de jardins e paisagismo; execução de jardins
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Duck Pond Landscaping is a landscaping company in Athens' },
      { language: 'de', text: 'Garten- und Landschaftsbau in Hamm' },
      { language: 'it', text: 'Giardiniere a Lugano' },
    ],
    notNamed: [
      { language: 'en', text: 'The landscape of the valley is dramatic' },
      { language: 'fr', text: 'Le jardin du château est ouvert' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/gardener',
};
