import type { TradeEntry } from '../../trade.ts';

export const pictureFramer: TradeEntry = {
  id: 'picture-framer',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['guarantee'],
  noun: 'picture framer',
  companyNoun: 'picture framing shop',
  schemaTypes: ['Store', 'LocalBusiness'],
  additionalType: null,
  names: {
    en: [
      'picture framing',
      'picture framer*',
      'framing shop*',
      'frame shop*',
      'custom framing',
      'bespoke framing',
      'custom picture framing',
      'framing gallery',
      'picture frame shop*',
      'framing studio',
    ],
    de: [
      'bilderrahmen*',
      'einrahmung*',
      'rahmenwerkstatt*',
      'rahmenmacher*',
      'rahmenbau*',
      'bildereinrahmung*',
      'rahmengalerie',
      'einrahmungsatelier',
      'rahmenatelier',
      'rahmenhandlung*',
      'vergolder*',
      'einrahmerei',
    ],
    es: [
      'enmarcación*',
      'enmarcaciones*',
      'marcos para cuadros',
      'enmarcado de cuadros',
      'taller de enmarcación',
      'tienda de marcos',
      'marcos y cuadros',
      'taller de marcos',
      'marcos a medida',
    ],
    fr: [
      'encadreur*',
      "encadrement d'art",
      "atelier d'encadrement",
      'encadrement sur mesure',
      'encadrements',
      'encadreuse*',
      'encadrement de tableaux',
      'cadres sur mesure',
      'doreur*',
    ],
    it: [
      'corniceria',
      'cornici',
      'corniciaio',
      'cornici su misura',
      'cornici e quadri',
      'cornici per quadri',
      'laboratorio cornici',
      'negozio di cornici',
      'cornici artigianali',
      'corniciai',
    ],
    nl: [
      'lijstenmaker*',
      'lijstenmakerij*',
      'inlijsten',
      'lijstenatelier',
      'inlijsterij*',
      'inlijstatelier',
      'kadermaker*',
      'kaderatelier',
      'inlijstservice',
      'inkaderen',
      'inkadering*',
      'lijsten op maat',
    ],
    pt: [
      'molduras',
      'moldureiro*',
      'loja de molduras',
      'molduraria*',
      'quadros e molduras',
      'emoldurador*',
      'emolduramento*',
      'oficina de molduras',
      'molduras e quadros',
      'emoldurações',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['canvas stretching', 'mat cutting', 'jersey framing', 'conservation framing'],
    de: ['passepartouts', 'passepartout'],
    es: ['paspartú', 'passepartout'],
    fr: ['passe-partout*', "encadrement d'objets"],
    it: ['passepartout', 'passe-partout'],
    nl: ['passe-partout*', 'baklijst*'],
    pt: ['passe-partout', 'paspatur'],
  },
  sharedJobs: {
    en: [
      'shadow boxes',
      'photo framing',
      'art restoration',
      'mirror framing',
      'memorabilia framing',
      'diploma framing',
      'mounting',
      'glass replacement',
      'frame restoration',
      'picture hanging',
      'picture framing',
      'custom framing',
      'bespoke framing',
      'custom picture framing',
    ],
    de: [
      'restaurierung',
      'vergoldungen',
      'bilderrahmen nach maß',
      'spiegelrahmen',
      'objektrahmen',
      'museumsglas',
      'wechselrahmen',
      'keilrahmen',
      'glaszuschnitt',
      'aufhängesysteme',
      'einrahmung*',
      'bildereinrahmung*',
    ],
    es: [
      'molduras',
      'espejos',
      'láminas',
      'restauración de cuadros',
      'bastidores',
      'marcos',
      'marcos de fotos',
      'enmarcado de camisetas',
      'restauración de marcos',
      'cristal museo',
      'enmarcación*',
      'enmarcaciones*',
      'enmarcado de cuadros',
    ],
    fr: [
      'restauration de tableaux',
      'dorure',
      'miroirs',
      'cadres',
      'cadre sur mesure',
      'baguettes',
      'entoilage',
      'restauration de cadres',
      'caisse américaine',
      'laminage',
      "encadrement d'art",
      'encadrement sur mesure',
      'encadrements',
      'encadrement de tableaux',
    ],
    it: [
      'specchiere',
      'stampe',
      'restauro cornici',
      'specchi',
      'telai',
      'quadri',
      'vetro museale',
      'doratura',
      'restauro quadri',
      'cornici in legno',
    ],
    nl: [
      'schilderijlijsten',
      'spiegels',
      'restauratie',
      'museumglas',
      'fotolijsten',
      'wissellijsten',
      'ophangsystemen',
      'spiegels op maat',
      'opspannen',
      'vergulden',
      'inlijsten',
      'inlijstservice',
    ],
    pt: [
      'espelhos',
      'molduras por medida',
      'restauro de molduras',
      'quadros',
      'molduras sob medida',
      'telas',
      'restauro de quadros',
      'vidro museu',
      'porta-retratos',
      'molduras',
      'quadros e molduras',
    ],
  },
  mentions: {
    en: `
      art framing; custom frames; ready-made frames; photo frames; sports jersey framing; shirt framing;
      medal framing; needlework framing; tapestry framing; certificate framing; poster framing; print framing;
      object framing; float mounting; float frames; box frames; matting; mount cutting; dry mounting;
      canvas stretchers; museum glass; non-reflective glass; uv glass; gilding; frame repair; giclee printing;
      art printing; oil painting cleaning; art installation; bulk framing
    `,
    de: `
      einrahmen; bilder einrahmen; rahmung; rahmungen; konservatorische einrahmung; maßrahmen; modellrahmen;
      holzrahmen; aluminiumrahmen; alurahmen; schattenfugenrahmen; kastenrahmen; trikotrahmen; passepartout nach maß;
      passepartoutzuschnitt; entspiegeltes glas; acrylglas; aufziehen; kaschierung; kaschieren; leinwand aufspannen;
      aufspannen; keilrahmen bespannen; spiegel; spiegel nach maß; rahmenrestaurierung; gemälderestaurierung;
      gemäldereinigung; fotodruck; kunstdrucke; hängung; galerieschienen
    `,
    es: `
      enmarcar cuadros; enmarcación de cuadros; enmarcación de láminas; enmarcación de fotos; enmarcación de óleos;
      enmarcado a medida; marcos de madera; marcos de aluminio; marcos antiguos; montaje de lienzos;
      montaje de bastidores; tensado de lienzos; espejos a medida; enmarcación de espejos; camisetas enmarcadas;
      cajas para objetos; vitrinas; cristal antirreflejo; metacrilato; impresión en lienzo; impresión de fotos;
      dorado; pan de oro; diplomas; títulos; puntos de cruz; colgado de cuadros; cuadros
    `,
    fr: `
      encadrement de tableau; encadrement de photos; encadrement de toiles; encadrement de maillots;
      encadrement de diplômes; encadrement de conservation; encadrement d'œuvres d'art; caisses américaines;
      marie-louise; montage sur châssis; châssis; châssis entoilés; pose de toile; verre antireflet; verre musée;
      verre anti-reflet; plexiglas; contrecollage; miroirs sur mesure; moulures; baguettes bois; baguettes aluminium;
      dorure à la feuille; restauration d'œuvres; nettoyage de tableaux; impression fine art; accrochage; cimaises;
      reproductions; affiches; cours d'encadrement
    `,
    it: `
      incorniciatura; incorniciature; incorniciatura quadri; cornici moderne; cornici classiche; cornici antiche;
      cornici in alluminio; aste per cornici; cornici fotografiche; specchi su misura; specchiere su misura;
      intelaiatura; intelaiatura tele; telai per pittura; montaggio tele; tele; vetro antiriflesso; plexiglass;
      foglia oro; stampa su tela; stampe d'arte; stampe antiche; poster; puzzle; maglie da calcio; diplomi; ricami;
      litografie; restauro dipinti; teche; montaggio ricami
    `,
    nl: `
      inlijsten op maat; schilderijen inlijsten; foto's inlijsten; poster inlijsten; borduurwerk inlijsten;
      voetbalshirt inlijsten; shirt inlijsten; objecten inlijsten; lijsten; houten lijsten; aluminium lijsten;
      passepartouts; passepartout; spieramen; doek opspannen; schilderij opspannen; canvas opspannen;
      ontspiegeld glas; kunstglas; plexiglas; opplakken; schilderijen restauratie; schilderijen reinigen;
      lijstrestauratie; kaders; kaders op maat; bladgoud; fotodruk; kunstdrukken; ophangen
    `,
    pt: `
      emoldurar; molduras para quadros; molduras de madeira; molduras em alumínio; molduras em madeira;
      molduras para espelhos; molduras para fotos; espelhos por medida; espelhos com moldura; quadros decorativos;
      gravuras; posters; serigrafias; vidro antirreflexo; vidro anti-reflexo; acrílico; esticar telas; chassis;
      impressão em tela; impressão fine art; camisolas emolduradas; camisas de futebol; diplomas; caixas para objetos;
      bordados; talha dourada; folha de ouro; restauração de quadros; montagem de exposições
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Corner Post custom framing in Reno' },
      { language: 'fr', text: "Atelier d'encadrement à Pau" },
      { language: 'it', text: 'Corniceria a Modena' },
    ],
    notNamed: [
      { language: 'en', text: 'Framing a timber house' },
      { language: 'de', text: 'Im Rahmen der Feier' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/frame',
};
