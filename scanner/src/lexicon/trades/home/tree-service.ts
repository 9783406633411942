import type { TradeEntry } from '../../trade.ts';

export const treeService: TradeEntry = {
  id: 'tree-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'tree service',
  companyNoun: 'tree service',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Arborist',
  names: {
    en: [
      'tree service*',
      'tree care company',
      'arborist*',
      'tree surgeon*',
      'tree removal service*',
      'tree company',
      'tree care',
      'tree removal',
    ],
    de: ['baumpflege*', 'baumdienst', 'baumpfleger*', 'baumfällung*', 'baumfäller*', 'baumkletterer'],
    es: ['arborista*', 'empresa de poda', 'poda y tala', 'tala de árboles', 'podador*', 'poda de árboles'],
    fr: ['élagueur*', 'élagage', 'arboriste*', 'élagage abattage'],
    it: ['potatura alberi', 'arboricoltore', 'tree climbing', 'abbattimento alberi'],
    nl: ['boomverzorger*', 'boomverzorging', 'boomspecialist', 'boomrooier', 'bomen rooien'],
    pt: ['arborista*', 'poda de árvores', 'abate de árvores', 'corte de árvores'],
  },
  work: {
    en: ['stump grinding', 'tree trimming', 'tree pruning'],
    de: ['wurzelfräsung', 'kronenpflege'],
    fr: ['dessouchage', "abattage d'arbres"],
  },
  neverAlone: {},
  jobs: {
    en: [
      'tree removal',
      'tree trimming',
      'tree pruning',
      'stump grinding',
      'stump removal',
      'emergency tree service',
      'storm cleanup',
      'land clearing',
      'cabling and bracing',
      'tree planting',
      'crown reduction',
      'hedge trimming',
      'firewood',
      'tree inspection*',
    ],
    de: [
      'baumfällung',
      'baumpflege',
      'kronenpflege',
      'wurzelfräsung',
      'baumkontrolle',
      'sturmschäden',
      'totholzentfernung',
      'kronensicherung',
      'seilklettertechnik',
      'heckenschnitt',
      'obstbaumschnitt',
    ],
    es: [
      'poda de árboles',
      'tala de árboles',
      'destoconado',
      'poda de palmeras',
      'desbroce',
      'poda en altura',
      'trituración',
      'control de plagas',
      'poda de setos',
      'leña',
    ],
    fr: [
      'élagage',
      'abattage',
      'dessouchage',
      'taille de haies',
      'démontage',
      'haubanage',
      'broyage',
      'rognage de souches',
      'taille douce',
      'débroussaillage',
    ],
    it: [
      'potatura',
      'abbattimento',
      'rimozione ceppi',
      'potatura siepi',
      'potatura palme',
      'consolidamento',
      'endoterapia',
      'trattamenti fitosanitari',
      'cippatura',
      'potatura in tree climbing',
    ],
    nl: [
      'bomen kappen',
      'bomen snoeien',
      'stobben frezen',
      'kroonreductie',
      'boomcontrole',
      'heggen knippen',
      'boomveiligheid',
      'stormschade',
      'planten',
      'stronken verwijderen',
    ],
    pt: [
      'poda',
      'abate',
      'remoção de cepos',
      'poda de palmeiras',
      'corte de sebes',
      'limpeza de terrenos',
      'avaliação de árvores',
      'destoca',
      'poda em altura',
      'trituração',
    ],
  },
  sharedJobs: {
    en: [
      'pruning',
      'lot clearing',
      'land and lot clearing',
      'crane-assisted removal',
      'crane removal',
      'tree felling',
      'arborist reports',
      'tree health',
      'brush clearing',
      'deadwooding',
      'tree inspections',
      'mulching',
      'deep root fertilization',
      'dead tree removal',
    ],
  },
  mentions: {
    en: `
      tree surgery; tree services; tree lopping; crown thinning; crown lifting; crown raising; pollarding;
      sectional felling; hedge cutting; hedge removal; site clearance; woodland management; vegetation management;
      plant health care; disease treatment; emerald ash borer treatment; insect and disease control; shrub pruning;
      palm tree trimming; palm trimming; brush removal; storm damage; storm damage cleanup; emergency tree removal;
      emergency tree work; wood chipping; wood chips; brush chipping; log splitting; logs; bracing and cabling;
      lightning protection; consulting arborist; ash dieback; powerline clearance; tree cutting; tree thinning;
      crown reductions; tree surveys; tree reports
    `,
    de: `
      baumfällungen; fällungen; fällarbeiten; baumschnitt; baumkronenpflege; kronenschnitt; kroneneinkürzung;
      kronenauslichtung; totholzentnahme; jungbaumpflege; jungbaumschnitt; altbaumpflege; kopfbaumschnitt;
      obstbaumpflege; baumpflanzung*; neupflanzung; baumgutachten; baumkataster; baumuntersuchung; baumberatung;
      verkehrssicherung; baumsicherung; wurzelstockentfernung; wurzelstockfräsen; wurzelstöcke fräsen; stubbenfräsen;
      baumstumpfentfernung; sturmschadenbeseitigung; sturmschadenbehebung; problembaumfällung; kranfällung; rodung;
      rodungen; rodungsarbeiten; häckseln; häckselarbeiten; häckselservice; heckenpflege; gehölzpflege; gehölzschnitt
    `,
    es: `
      podas; talas; poda; tala; tala controlada; tala de palmeras; poda de pinos; poda de frutales; apeo de árboles;
      extracción de tocones; eliminación de tocones; destoconados; retirada de restos; retirada de árboles;
      remoción de árboles; trasplante de árboles; trasplante de palmeras; plantación de árboles;
      trituración de restos vegetales; desbroces; desbroce de parcelas; limpieza de terrenos; limpieza de fincas;
      limpieza forestal; cirugía arbórea; endoterapia; tratamiento de procesionaria; tratamientos fitosanitarios;
      picudo rojo; evaluación de riesgos; inventario de arbolado; informes técnicos; diagnóstico de árboles; cableado;
      cortafuegos; gestión forestal; urgencias por temporal; recorte de setos; venta de leña; poda de olivos
    `,
    fr: `
      élagage d'arbres; abattage d'arbres; abattage par démontage; abattage délicat; démontage d'arbres; émondage;
      taille d'arbres; taille d'arbres fruitiers; taille raisonnée; réduction de couronne; éclaircissage; étêtage;
      essouchage; enlèvement de souches; déchiquetage; broyage de branches; évacuation des déchets verts;
      plantation d'arbres; transplantation d'arbres; diagnostic d'arbres; expertise d'arbres; expertise arboricole;
      rapport d'arboriculteur; fertilisation; injection contre l'agrile du frêne; débroussaillement; défrichage;
      défrichement; débardage; bois de chauffage; bois raméal fragmenté; urgence tempête; coupe de haies;
      haies de cèdres; dessouchage et rognage; chenilles processionnaires; nettoyage de terrain;
      élagage de ligne électrique; gestion forestière; arbres dangereux
    `,
    it: `
      potature; abbattimenti; abbattimenti controllati; abbattimento piante; potatura piante; potatura alto fusto;
      spalcatura; spalcature; fresatura ceppaie; fresatura ceppi; rimozione ceppaie; estirpazione ceppaie;
      valutazione stabilità alberi; valutazione di stabilità; perizie; perizie agronomiche; consulenza agronomica;
      trattamento processionaria; punteruolo rosso; dendrochirurgia; messa in sicurezza; ancoraggi; messa a dimora;
      piantumazione; trapianto alberi; taglio boschi; taglio bosco; disboscamento; decespugliamento; triturazione;
      smaltimento ramaglie; legna da ardere; biomassa; gestione del verde; pulizia terreni; piattaforma aerea;
      pronto intervento alberi; siepi; consolidamenti; abbattimento controllato
    `,
    nl: `
      bomen vellen; boom kappen; boom rooien; boom snoeien; boomkap; snoeien; snoeiwerken; snoeien van bomen;
      vormsnoei; begeleidingssnoei; onderhoudssnoei; knotten; knotwilgen; knotwilgen snoeien; leibomen snoeien;
      leilinden snoeien; fruitbomen snoeien; hoogstamfruit; kandelaberen; kroonverzorging; kroonverankering;
      kroonsnoei; dood hout verwijderen; stronken frezen; stronk frezen; stobbenfrezen; boomstronk verwijderen;
      stompen frezen; boomstronken uitfrezen; bomen planten; boominspectie; bomeninventarisatie; boomonderzoek;
      vta controle; vta inspectie; boomadvies; groeiplaatsverbetering; groeiplaatsinrichting; hagen scheren;
      haag scheren
    `,
    pt: `
      podas; abates; abate de árvores de grande porte; abate controlado; derrube de árvores; desmonte de árvores;
      poda de árvores de grande porte; poda de formação; poda de limpeza; limpeza de palmeiras; supressão de árvores;
      remoção de árvores; remoção de tocos; remoção de raízes; destoca de árvores; destoca de tocos;
      destroçamento de cepos; trituração de cepos; trituração de galhos; transplante de árvores; plantação de árvores;
      plantio de árvores; plantio de mudas; inventário arbóreo; inventário florestal; laudo técnico; laudos técnicos;
      diagnóstico fitossanitário; análise de risco; compensação ambiental; licenciamento ambiental;
      tratamentos fitossanitários; endoterapia; limpeza de matas; limpeza florestal; desmatação; desmatamento; roçada;
      roçagem; faixas de gestão de combustível
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Wichita tree service and stump grinding' },
      { language: 'fr', text: 'Élagueur à Pau' },
    ],
    notNamed: [
      { language: 'en', text: 'Set up your family tree online' },
      { language: 'de', text: 'Der Weihnachtsbaum steht im Laden' },
    ],
  },
  source: 'schema.org 30.0',
};
