import type { TradeEntry } from '../../trade.ts';

export const roofer: TradeEntry = {
  id: 'roofer',
  questions: 'roofing',
  customers: 'at-home',
  noun: 'roofer',
  companyNoun: 'roofing company',
  schemaTypes: ['RoofingContractor'],
  additionalType: null,
  names: {
    en: [
      'roofer*',
      'roofing',
      'roofing company',
      'roofing companies',
      'roofing contractor*',
      'roofing and siding',
      'roofing specialist*',
      'roof repair company',
      'roofing services',
    ],
    de: [
      'dachdecker*',
      '*dachdeckerei',
      '*dachdeckermeister*',
      '*dachdeckerbetrieb',
      'bedachungen',
      'bedachungsgeschäft',
      'zimmerei und bedachung',
      'dachbau',
      'spengler*',
    ],
    es: [
      'techador*',
      'techista*',
      'tejador*',
      'empresa de tejados',
      'empresa de techos',
      'reparación de tejados',
      'contratista de techos',
      'compañía de techos',
      'trabajos en tejados',
    ],
    fr: [
      'couvreur*',
      'couvreur zingueur',
      'entreprise de couverture',
      'artisan couvreur',
      'couverture zinguerie',
      'couverture et zinguerie',
      'toiturier*',
      'entreprise de toiture*',
      'entrepreneur en toiture*',
      'expert en toiture*',
      'experts en toiture*',
      'spécialiste en toiture*',
      'spécialistes en toiture*',
      'spécialiste de la toiture',
      'spécialistes de la toiture',
      'travaux de toiture',
      'toiture et zinguerie',
    ],
    it: [
      'impresa di coperture',
      'coperture edili',
      'lattoniere',
      'lattonieri',
      'coperture e lattoneria',
      'riparazione tetti',
      'rifacimento tetti',
      'conciatetti',
    ],
    nl: ['dakdekker*', '*dakdekkersbedrijf', 'dakbedrijf', 'dakwerken', 'dakspecialist'],
    pt: [
      'telhadista*',
      'empresa de telhados',
      'reparação de telhados',
      'telhador*',
      'empresa de coberturas',
      'conserto de telhados',
    ],
  },
  work: {
    en: ['shingle*', 'gutters', 'skylight*'],
    de: ['dachsanierung*', 'dachrinne*', 'flachdach*', 'steildach*', 'dacheindeckung*'],
    es: ['tejas', 'canalones', 'impermeabilización', 'goteras'],
    fr: ['toiture*', 'tuiles', 'zinguerie', 'ardoises'],
    it: ['grondaie', 'tegole', 'impermeabilizzazione'],
    nl: ['dakpannen', 'dakgoten', 'platte daken'],
    pt: ['telhas', 'caleiras', 'impermeabilização'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'roof repair*',
      'roof replacement*',
      'roof inspection*',
      'storm damage repair',
      'metal roof*',
      'shingle roof*',
      'flat roof*',
      'tile roof*',
      'gutter installation',
      'gutter cleaning',
      'skylight installation',
      'gutters',
      'siding',
      'storm damage',
      'roof leak repair*',
      'commercial roofing',
      'residential roofing',
      'emergency roof tarping',
    ],
    de: [
      'dachdeckerarbeiten',
      'dachsanierung*',
      'dachreparatur*',
      'steildach*',
      'flachdach*',
      'schieferarbeiten',
      'schornsteinarbeiten',
      'dachrinnenreinigung',
      'dachfenster*',
      'dachdämmung',
      'bauklempnerei',
      'sturmschäden',
      'sturmschaden',
      'fassadenverkleidung',
      'holzarbeiten',
      'gründach',
    ],
    es: [
      'reparación de tejados',
      'impermeabilización de cubiertas',
      'reparación de goteras',
      'cambio de tejado',
      'limpieza de canalones',
      'tejados de pizarra',
      'tejados de teja',
      'cubiertas metálicas',
      'instalación de canalones',
      'onduline',
      'retirada de uralita',
      'reparación de techos',
      'cambio de techo*',
      'techos nuevos',
      'techos de lámina',
      'techos de tejas',
      'daños por granizo',
      'canaletas',
      'inspección de techos',
      'velux',
    ],
    fr: [
      'réfection de toiture',
      'réparation de toiture',
      'nettoyage de toiture',
      'démoussage de toiture',
      'recherche de fuite*',
      'pose de gouttières',
      'zinguerie',
      'isolation de toiture',
      'pose de velux',
      'ravalement de façade',
      'charpente',
      'étanchéité toiture terrasse',
    ],
    it: [
      'rifacimento tetti',
      'riparazione tetti',
      'impermeabilizzazione tetti',
      'pulizia grondaie',
      'installazione grondaie',
      'linee vita',
      'tetti ventilati',
      'smaltimento amianto',
      'coibentazione tetti',
      'lattoneria',
      'lucernari',
    ],
    nl: [
      'dakreparatie*',
      'dakrenovatie',
      'dakisolatie',
      'dakgoten',
      'zinkwerk',
      'dakleer',
      'bitumen dakbedekking',
      'epdm dakbedekking',
      'dakpannen vervangen',
      'dakinspectie',
      'schoorsteen*',
      'dakramen',
      'daklekkage',
    ],
    pt: [
      'reparação de telhados',
      'impermeabilização de telhados',
      'substituição de telhas',
      'limpeza de caleiras',
      'instalação de calhas',
      'telhados metálicos',
      'remoção de amianto',
      'isolamento de telhados',
      'claraboias',
      'reparação de infiltrações',
      'manutenção de telhados',
    ],
  },
  sharedJobs: {
    en: [
      'metal roofing',
      'flat roofs',
      'flat roofing',
      'roof inspections',
      'guttering',
      'skylights',
      'slate roofing',
      'tile roofing',
      'roof cleaning',
      'fascias and soffits',
      'chimney repairs',
      'leadwork',
      'shingle roofing',
      'tpo',
      'roof coating*',
      'emergency roof repair*',
      'attic insulation',
      'roofing estimates',
    ],
    de: [
      'flachdachabdichtung',
      'dachrinnen',
      'dachreinigung',
      'schieferdächer',
      'fassadenbekleidung',
      'spenglerarbeiten',
      'dachbegrünung',
      'photovoltaik',
      'solaranlagen',
      'zimmererarbeiten',
      'gerüstbau',
      'dachreparaturen',
      'dachwartung',
      'carports',
      'gauben',
      'terrassenabdichtung',
    ],
    es: [
      'tejados',
      'impermeabilización*',
      'canalones',
      'cubiertas',
      'terrazas',
      'fachadas',
      'aislamiento',
      'claraboyas',
    ],
    fr: [
      'couverture',
      'démoussage',
      'isolation',
      'gouttières',
      'velux',
      'étanchéité',
      'ravalement',
      'fuites',
      'bardage',
      'fenêtres de toit',
      'cheminées',
    ],
    it: ['impermeabilizzazione*', 'coperture', 'grondaie', 'coibentazione', 'bonifica amianto', 'linea vita'],
    nl: [
      'dakbedekking',
      'dakgoot*',
      'bitumen',
      'epdm',
      'dakpannen',
      'platte daken',
      'hellende daken',
      'loodwerk',
      'gevelbekleding',
    ],
    pt: [
      'impermeabilização*',
      'telhados',
      'caleiras',
      'calhas',
      'isolamento',
      'limpeza de telhados',
      'coberturas',
      'fachadas',
      'telhas',
      'isolamento térmico',
    ],
  },
  mentions: {
    en: `
      roofing repair*; roof installation*; new roofs; re-roofing; reroofing; re-roofs; roof restoration;
      roof maintenance; roof leaks; leak detection; leaking roofs; emergency roofing; roof certification*;
      drone roof inspection*; hail damage; wind damage; storm damage restoration; insurance claims; asphalt shingle*;
      asphalt roofing; cedar shake*; cedar roofing; slate roof*; clay tile*; standing seam*; epdm; epdm roofing;
      tpo roofing; pvc roofing; modified bitumen; built up roofing; rubber roofing; grp roofing; fibreglass roofing;
      fibreglass flat roofs; felt roofing; torch on felt; single ply roofing; lead roofing; leadwork repairs
    `,
    de: `
      dacharbeiten; dacheindeckung*; dachneueindeckung; neueindeckung*; dachumdeckung; dachdeckung; ziegeldächer;
      ziegeldach; ziegeleindeckung; schieferdach; schiefereindeckung; foliendächer; bitumenabdichtung; abdichtungen;
      abdichtungsarbeiten; bauwerksabdichtung; flüssigabdichtung; flüssigkunststoff; balkonabdichtung;
      balkonsanierung; balkone und terrassen; terrassen; terrassensanierung; garagendächer; garagendachsanierung;
      metalldächer; metalldach; blechdächer; blechdach; kupferdächer; stehfalz; stehfalzdächer; trapezblech;
      trapezblechdächer; industriedächer; wellplatten; dachentwässerung; dachrinnenmontage; dachrinnensanierung;
      rinnenreinigung
    `,
    es: `
      reparación de cubiertas; rehabilitación de tejados; rehabilitación de cubiertas; construcción de tejados;
      instalación de tejados; instalación de techos; techos residenciales; techos comerciales; techos planos;
      techos metálicos; techos de metal; techos de teja; techos industriales; reemplazo de techos; reemplazo de techo;
      instalación de techo; reparación de techo; retejado; retejados; retejar; tejados nuevos; tejados de madera;
      tejados metálicos; tejados sándwich; tejado de panel sándwich; panel sándwich; cubiertas de teja;
      cubiertas de pizarra; cubiertas planas; cubiertas industriales; cubiertas de chapa; cubiertas transitables;
      cubiertas vegetales; cubiertas ligeras; cubiertas de naves; cubiertas de zinc; cubiertas de madera; tejas;
      teja asfáltica; tela asfáltica
    `,
    fr: `
      couverture de toiture; travaux de couverture; couverture tuiles; couverture tuile; couverture ardoise;
      couverture zinc; couverture bac acier; couverture neuve; pose de toiture; toiture neuve; toiture; toitures;
      toiture plate; toitures plates; toit plat; toits plats; toit en pente; toitures en pente; toiture en ardoise;
      toiture en tuiles; toiture zinc; toiture métallique; toiture en bardeaux; bardeaux d'asphalte; bardeaux;
      bardeau d'asphalte; membrane élastomère; élastomère; epdm; toiture epdm; membrane; membranes; toiture blanche;
      toit vert; toiture végétalisée; toitures végétalisées; toiture terrasse; toits terrasses; étanchéité toiture;
      étanchéité de toiture
    `,
    it: `
      coperture civili; coperture industriali; coperture metalliche; coperture in legno; coperture in lamiera;
      coperture piane; copertura tetti; costruzione tetti; rifacimento tetto; rifacimento coperture;
      ristrutturazione tetti; ristrutturazione tetto; riparazione tetto; ripasso tetti; ripassatura tetti;
      ripristino tetti; manutenzione tetti; manutenzione coperture; manutenzione tetto; sostituzione tegole; tegole;
      coppi; tetti in tegole; tetti in legno; tetti in ardesia; tetti in lamiera; tetto ventilato; tetti piani;
      tetti verdi; giardini pensili; strutture in legno; travi in legno; lamellare; pannelli sandwich;
      pannelli coibentati; lamiere grecate; isolamento tetti; isolamento tetto; isolamento termico; isolamenti
    `,
    nl: `
      dakwerkzaamheden; daken; nieuw dak; nieuw dak plaatsen; dak vernieuwen; dak vervangen; dak renoveren;
      dak repareren; dakrenovaties; dakherstel; dakherstellingen; dakherstelling; dak herstellen; dakonderhoud;
      dakreiniging; dak reinigen; dak ontmossen; ontmossen; dakcoating; dakcontrole; gratis dakinspectie;
      dakinspecties; dakbedekking vervangen; bitumen daken; bitumen dak; bitumineuze dakbedekking; epdm daken;
      epdm dak; kunststof dakbedekking; pvc dakbedekking; tpo dakbedekking; roofing; rubberen daken;
      platte dakbedekking; plat dak; platte daken renovatie; hellend dak; pannendak; pannendaken; dakpannen leggen
    `,
    pt: `
      construção de telhados; reabilitação de telhados; remodelação de telhados; renovação de telhados;
      substituição de telhados; substituição de telhado; reforma de telhado; reforma de telhados; reparo de telhado;
      reparos em telhados; conserto de telhado; troca de telhas; troca de telhado; instalação de telhado;
      instalação de telhados; manutenção de telhado; reparação de coberturas; manutenção de coberturas;
      coberturas metálicas; coberturas industriais; coberturas planas; cobertura de garagem; cobertura metálica;
      telhado colonial; telhado embutido; telhado metálico; telhado verde; telhado em madeira; telhados em madeira;
      telhados coloniais; telhados novos; telhados industriais; estrutura de telhado; estruturas de madeira;
      madeiramento; estrutura metálica; telha sanduíche; painel sandwich; painéis sandwich; chapa sandwich
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Gentle Hill Roofing is a roofing contractor in Duluth' },
      { language: 'de', text: 'Ihr Dachdecker in Leipzig: Meisterbetrieb seit 1991' },
      { language: 'fr', text: 'Couvreur zingueur à Nantes' },
      { language: 'fr', text: 'Rapetti - Expert en toiture, isolation et zinguerie' },
    ],
    notNamed: [
      { language: 'fr', text: 'Panneaux solaires posés en toiture' },
      { language: 'en', text: 'Our masons rebuild chimneys above the roof of your home' },
      { language: 'en', text: 'Enjoy cocktails at our rooftop bar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/roofer',
};
