import type { TradeEntry } from '../../trade.ts';

export const staircaseBuilder: TradeEntry = {
  id: 'staircase-builder',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'staircase builder',
  companyNoun: 'staircase company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'stair builder*',
      'stair company',
      'stair parts',
      'staircase manufacturer*',
      'staircase company',
      'stair renovation',
      'stairs and railings',
      'bespoke staircases',
      'custom stairs',
      'stair contractor*',
      'staircases',
      'stair makers',
      'stairbuilder*',
      'spiral stair*',
      'stairs company',
      'stair installer*',
      'staircase design*',
      'staircase builder*',
      'stair manufacturer*',
      'stair installation',
      'staircase specialist*',
    ],
    de: [
      'treppenbau*',
      'treppenbauer*',
      'treppenrenovierung*',
      'treppenstudio*',
      'treppenhersteller',
      'treppensanierung*',
      'treppen nach maß',
      'treppentechnik',
      'treppenmanufaktur*',
      'treppenfabrik',
      'stahltreppen*',
      'wendeltreppen*',
      'treppendesign',
      'treppenmeister*',
      'spindeltreppen*',
      'treppenzentrum',
      'treppenspezialist*',
      'treppenrenovation*',
      'treppenhaus renovierung',
      'treppenstufen nach maß',
    ],
    es: [
      'escaleras de interior',
      'escaleras a medida',
      'fabricante de escaleras',
      'fabricación de escaleras',
      'escaleras de caracol',
      'escaleras de diseño',
      'escaleras y barandillas',
      'escaleras y barandas',
      'escaleras de madera',
      'escaleras caracol',
      'diseño de escaleras',
      'fábrica de escaleras',
      'escaleras prefabricadas',
      'fabricantes de escaleras',
      'instalación de escaleras',
      'escaleras rectas y de caracol',
    ],
    fr: [
      "fabricant d'escaliers",
      "fabrication d'escaliers",
      'escalier sur mesure',
      'escaliers sur mesure',
      "rénovation d'escalier*",
      'escaliéteur*',
      "fabricant d'escalier",
      'escaliers et rampes',
      "pose d'escalier*",
      'escaliers design',
      "création d'escaliers",
      'escaliers intérieurs',
      'escaliers hélicoïdaux',
      'escaliers en colimaçon',
      "installateur d'escalier*",
      'escaliers traditionnels',
      'escaliers et garde-corps',
      "spécialiste de l'escalier",
    ],
    it: [
      'scale per interni',
      'scale su misura',
      'scale a chiocciola',
      'scale da interni',
      'produzione scale',
      'scale e ringhiere',
      'scale in legno',
      'scale interne',
      'scale e parapetti',
      "scale d'arredo",
      'fabbrica scale',
      'scala su misura',
      'scale artigianali',
      'scala a chiocciola',
      'scale prefabbricate',
      'produttori di scale',
      'progettazione scale',
      'realizzazione scale',
    ],
    nl: [
      'trappenmaker*',
      'trappenbouw*',
      'trappenfabriek*',
      'traprenovatie*',
      'trappen op maat',
      'trappenspecialist*',
      'trappenfabrikant',
      'trapbekleding',
      'trappenhandel',
      'trap renovatie',
      'zweeftrap*',
      'trapmaker*',
      'trap op maat',
      'trapbekleder*',
      'trappenstudio',
      'trappenbedrijf*',
      'trappenatelier*',
      'trap renoveren',
      'trappenplaatser*',
      'traprenoveerder*',
    ],
    pt: [
      'escadas em caracol',
      'escadas de madeira',
      'fabricante de escadas',
      'fabrico de escadas',
      'escadas por medida',
      'escadas sob medida',
      'escadas de interior',
      'escadas caracol',
      'escadas e guarda-corpos',
      'escadas e corrimãos',
      'escada caracol',
      'escadas à medida',
      'escada em caracol',
      'escadas e guardas',
      'fábrica de escadas',
      'escada pré-moldada',
      'montagem de escadas',
      'fabricantes de escadas',
      'escadas pré-fabricadas',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'spiral staircase*',
      'floating stairs',
      'staircase renovation',
      'stair railings',
      'oak staircases',
      'curved staircases',
      'stair balusters',
      'stair treads',
      'staircase refurbishment',
    ],
    de: [
      'holztreppe*',
      'wendeltreppe*',
      'spindeltreppe*',
      'bolzentreppe*',
      'wangentreppe*',
      'raumspartreppe*',
      'faltwerktreppe*',
      'bodentreppe*',
      'kragarmtreppe*',
      'betontreppen verkleiden',
    ],
    es: [
      'escaleras metálicas',
      'escaleras voladas',
      'escaleras helicoidales',
      'barandillas de cristal',
      'escaleras escamoteables',
      'barandillas de madera',
      'escaleras rectas',
      'peldaños de madera',
    ],
    fr: [
      'escalier en bois',
      'escalier hélicoïdal',
      'escalier quart tournant',
      'escalier métallique',
      'escalier en colimaçon',
      "habillage d'escalier",
      'escalier suspendu',
      'escalier béton',
      'escaliers en bois',
    ],
    it: [
      'scale in ferro',
      'scale elicoidali',
      'scale a giorno',
      'scale autoportanti',
      'scale rivestite',
      'rivestimento scale',
      'scale a sbalzo',
      'scale retrattili',
      'scale salvaspazio',
    ],
    nl: [
      'houten trap*',
      'spiltrap*',
      'wenteltrap*',
      'zwevende trap*',
      'open trap*',
      'steektrap*',
      'kwartslagtrap*',
      'trap bekleden',
      'overzettreden',
    ],
    pt: [
      'escadas metálicas',
      'escadas em ferro',
      'escadas helicoidais',
      'revestimento de escadas',
      'guarda-corpos em vidro',
      'degraus em madeira',
      'escadas flutuantes',
      'escadas retas',
    ],
  },
  sharedJobs: {
    en: ['handrails', 'glass balustrades', 'balustrades', 'stair lighting', 'wooden stairs', 'metal stairs'],
    de: ['treppengeländer*', 'geländer', 'metalltreppe*', 'stahltreppe*', 'außentreppe*'],
    es: [
      'pasamanos',
      'barandillas',
      'barandales',
      'escaleras exteriores',
      'escaleras de emergencia',
      'peldaños',
      'forrado de escaleras',
    ],
    fr: ['garde-corps', "rampes d'escalier", "rampe d'escalier", 'main courante', 'escalier extérieur', 'mezzanine'],
    it: ['ringhiere', 'parapetti', 'corrimano', 'scale in vetro', 'scale per esterni', 'balaustre'],
    nl: ['trapleuning*', 'balustrade*', 'stalen trap*', 'vlizotrap*', 'hekwerken', 'leuningen'],
    pt: [
      'guarda-corpo',
      'guarda-corpos',
      'corrimão',
      'corrimãos',
      'corrimões',
      'escadas de sótão',
      'escadas exteriores',
    ],
  },
  mentions: {
    en: `
      newel posts; glass railings; timber staircases; wooden staircases; spiral stairs; helical staircases;
      cantilever staircases; straight staircases; loft stairs; loft staircases; space saver stairs;
      closed string staircases; cut string staircases; stair refacing; stair remodel; stair cladding; stair repair;
      iron balusters; stair spindles; spindles; newels; stair banisters; cable railing; wood railings;
      metal railings
    `,
    de: `
      handlauf; handläufe; glasgeländer; massivholztreppe; massivholztreppen; innentreppen; harfentreppen;
      freitragende treppen; aufgesattelte treppen; mittelholmtreppen; holmtreppe; halbgewendelte treppe;
      viertelgewendelte treppe; designtreppen; systemtreppen; dachbodentreppen; betontreppen; natursteintreppen;
      glastreppen; holz stahl treppen; stufen auf beton; treppenstufen; trittstufen; setzstufen; treppenbeläge
    `,
    es: `
      escaleras de hierro; escaleras modernas; escaleras de acero; escaleras de cristal;
      escaleras de madera y metal; escaleras de buhardilla; escaleras plegables; escaleras modulares;
      escaleras compensadas; escaleras de zanca; escaleras de hormigón; escaleras flotantes; escaleras industriales;
      escaleras de aluminio; escaleras para altillos; revestimiento de escaleras; reforma de escaleras;
      restauración de escaleras; barandillas de acero inoxidable; barandillas de hierro; barandillas de aluminio;
      barandillas metálicas; balaustres; zócalos; tarimas
    `,
    fr: `
      balustrades; barreaux; escaliers; escalier design; escalier droit; escalier demi-tournant; escalier tournant;
      escalier limon central; escalier crémaillère; escalier à la française; escalier débillardé;
      escalier gain de place; escalier escamotable; escalier intérieur; escalier contemporain; escalier en chêne;
      escalier bois et métal; escalier en verre; escalier en acier; escalier modulaire; escaliers métalliques;
      recouvrement d'escalier; rénovation des marches; marches d'escalier; contremarches
    `,
    it: `
      soppalchi; scale in acciaio; scale moderne; scale classiche; scale di design; scale a rampa;
      scale in legno massello; scale in legno e ferro; scale in legno e acciaio; scale in muratura;
      scale in cemento; scale a struttura portante; scale modulari; scale in kit; scale a fascione;
      scale a cosciale; scale a ventaglio; scale antincendio; scale di sicurezza; scale da esterno; scale sospese;
      gradini in legno; gradini; ringhiere in ferro; ringhiere in legno
    `,
    nl: `
      buitentrap*; zoldertrap; houten trappen; stalen trappen; dichte trappen; open trappen; eiken trap;
      maatwerk trappen; designtrappen; design trap; bordestrap; bordestrappen; steektrappen; wenteltrappen;
      spiltrappen; betonnen trap bekleden; trapbekleding hout; laminaat trap; pvc trap; tapijt op trap; traptreden;
      trapverlichting; trapspijlen; trappaal; traphek
    `,
    pt: `
      degraus; escadas em madeira; escadas em inox; escadas em vidro; escadas pré-moldadas; escadas em concreto;
      escadas em betão; escadas modernas; escadas em l; escadas em u; escadas vazadas; escadas suspensas;
      escadas santos dumont; escadas de emergência; escadas marinheiro; escadas retráteis; escadas interiores;
      escadas de design; escadas modulares; reforma de escadas; restauro de escadas; renovação de escadas;
      guarda-corpos em inox; corrimão em madeira; corrimão em inox
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Treppenbau Kern in Aalen' },
      { language: 'en', text: 'Willow Bespoke Staircases in Bath' },
      { language: 'nl', text: 'Trappenmaker in Breda' },
    ],
    notNamed: [
      { language: 'en', text: 'Take the stairs to the second floor' },
      { language: 'it', text: 'La scala dei valori' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
