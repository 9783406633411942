import type { TradeEntry } from '../../trade.ts';

export const engravingWorkshop: TradeEntry = {
  id: 'engraving-workshop',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['guarantee', 'appointment'],
  noun: 'engraver',
  companyNoun: 'engraving and 3D printing workshop',
  schemaTypes: ['LocalBusiness', 'Store'],
  additionalType: 'http://www.productontology.org/id/Engraving',
  names: {
    en: [
      'engraver*',
      'engraving shop*',
      'engraving service*',
      'laser engraving',
      'laser engraver*',
      'trophy shop*',
      'trophies and engraving',
      '3d print shop',
      'custom engraving',
      'awards and engraving',
      'rubber stamp*',
      'laser cutting and engraving',
    ],
    de: [
      'gravuren*',
      'graveur*',
      'gravuratelier',
      'gravierwerkstatt',
      'lasergravur*',
      'gravurwerkstatt',
      'stempel und gravuren',
      'pokale und gravuren',
      'pokalshop',
      'gravurservice',
      'stempelmacher*',
      'flexograf*',
    ],
    es: [
      'grabado láser',
      'grabados láser',
      'taller de grabado*',
      'grabados y trofeos',
      'trofeos y medallas',
      'grabador*',
      'tienda de trofeos',
      'trofeos*',
      'corte y grabado láser',
      'sellos de caucho',
      'fábrica de trofeos',
    ],
    fr: [
      'graveur*',
      'gravure laser',
      'atelier de gravure',
      'gravures laser',
      'gravure sur métaux',
      'gravure et trophées',
      'coupes et trophées',
      'graveuse*',
      'découpe et gravure laser',
      'boutique de trophées',
      'tampons et gravure',
    ],
    it: [
      'incisoria*',
      'incisioni laser',
      'incisione laser',
      'incisore',
      'incisori',
      'laboratorio incisioni',
      'targhe e trofei',
      'coppe e trofei',
      'coppe trofei e targhe',
      'timbri e targhe',
      'timbrificio*',
      'premiazioni sportive',
    ],
    nl: [
      'graveur*',
      'graveerwerk*',
      'lasergravure*',
      'graveeratelier*',
      'graveerbedrijf',
      'lasergraveren',
      'graveerservice',
      'sportprijzen*',
      'bekers en medailles',
      'graveerderij',
      'lasersnijden en graveren',
    ],
    pt: [
      'gravação a laser',
      'gravações a laser',
      'gravador de metais',
      'gravações em metal',
      'troféus e medalhas',
      'troféus*',
      'corte e gravação a laser',
      'corte e gravação laser',
      'gravação laser',
      'loja de troféus',
      'carimbos*',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['trophy engraving', 'glass engraving', 'jewellery engraving', 'jewelry engraving'],
    de: ['glasgravur', 'schmuckgravur*', 'schilder gravieren'],
    es: ['grabado de placas', 'grabado de joyas'],
    fr: ['gravure sur verre', 'gravure de bijoux', 'gravure industrielle'],
    it: ['incisione su vetro', 'incisione gioielli', 'incisione targhe'],
    nl: ['glas graveren', 'sieraden graveren'],
    pt: ['gravação de placas', 'gravação em joias'],
  },
  sharedJobs: {
    en: [
      'laser cutting',
      'name badges',
      'trophies',
      'plaques',
      'awards',
      '3d scanning',
      'rapid prototyping',
      'sandblasting',
      'medals',
      'name tags',
      'memorial plaques',
      'cnc engraving',
      'engraving service*',
      'laser engraving',
      'trophies and engraving',
      '3d printing',
      '3d printing service*',
      'custom engraving',
      'awards and engraving',
      'laser cutting and engraving',
    ],
    de: [
      'laserbeschriftung',
      'gravurschilder',
      'stempel',
      'pokale',
      'laserschneiden',
      'medaillen',
      'prototypenbau',
      '3d-scan',
      'typenschilder',
      'namensschilder',
      'türschilder',
      'handgravur',
      'gravuren*',
      'lasergravur*',
      '3d druck*',
      '3d-druckservice*',
      'stempel und gravuren',
      'pokale und gravuren',
      'gravurservice',
    ],
    es: [
      'corte láser',
      'placas conmemorativas',
      'grabado en cristal',
      'trofeos personalizados',
      'medallas',
      'escaneo 3d',
      'prototipado rápido',
      'sellos',
      'grabado en madera',
      'regalos personalizados',
      'grabado en metal',
      'grabado láser',
      'grabados láser',
      'grabados y trofeos',
      'impresión 3d',
      'servicio de impresión 3d',
      'corte y grabado láser',
    ],
    fr: [
      'découpe laser',
      'plaques gravées',
      'trophées',
      'médailles',
      'tampons',
      'prototypage rapide',
      'scan 3d',
      'gravure sur bois',
      'plaques professionnelles',
      'cadeaux personnalisés',
      'modélisation 3d',
      'gravure laser',
      'gravures laser',
      'gravure sur métaux',
      'impression 3d',
      "service d'impression 3d",
      'gravure et trophées',
      'découpe et gravure laser',
      'tampons et gravure',
    ],
    it: [
      'taglio laser',
      'targhe',
      'trofei',
      'medaglie',
      'timbri',
      'prototipazione rapida',
      'scansione 3d',
      'incisione su legno',
      'marcatura laser',
      'modellazione 3d',
      'gadget personalizzati',
      'incisioni laser',
      'stampa 3d',
      'servizio stampa 3d',
    ],
    nl: [
      'lasersnijden',
      'naamborden',
      'sportbekers',
      'medailles',
      'stempels',
      '3d scannen',
      'prototyping',
      'graveren',
      'naamplaatjes',
      'typeplaatjes',
      'trofeeën',
      'hout graveren',
      'graveerwerk*',
      'lasergravure*',
      'graveerservice',
      '3d printen',
      '3d print service',
      '3d printing',
      '3d printservice',
    ],
    pt: [
      'corte a laser',
      'placas de homenagem',
      'medalhas',
      'brindes personalizados',
      'gravação em vidro',
      'prototipagem rápida',
      'digitalização 3d',
      'corte laser',
      'gravação em madeira',
      'placas comemorativas',
      'modelação 3d',
      'gravações',
      'gravação a laser',
      'gravações a laser',
      'gravações em metal',
      'impressão 3d',
      'serviço de impressão 3d',
      'corte e gravação a laser',
      'corte e gravação laser',
      'gravação laser',
    ],
  },
  mentions: {
    en: `
      machine engraving; hand engraving; diamond engraving; engraved gifts; personalised gifts; personalized gifts;
      engraved plaques; brass plaques; house signs; door plates; nameplates; industrial engraving; engraved labels;
      traffolyte labels; dog tags; pet tags; cups and medals; glass awards; crystal awards; corporate awards;
      engraved tumblers; etched glass; wood engraving; slate engraving; acrylic cutting; embossing seals;
      custom stamps; 3d modeling; 3d modelling; 3d design; fdm printing; sla printing; resin printing; prototypes;
      prototyping; reverse engineering; small batch production; spare parts
    `,
    de: `
      gravieren; gravur; maschinengravur; diamantgravur; sandstrahlen; holzgravur; metallgravur; steingravur;
      schiefergravur; ringgravur; ringe gravieren; pokalgravur; fotogravur; siegel; siegelringe; wappen;
      messingschilder; firmenschilder; klingelschilder; briefkastenschilder; maschinenschilder; ehrenpreise;
      glaspokale; zinnbecher; plaketten; abzeichen; pins; prägungen; prägestempel; feuerzeuge gravieren;
      personalisierte geschenke; hundemarken; laserzuschnitt; cnc fräsen; 3d-modellierung; 3d konstruktion;
      3d-konstruktion; cad konstruktion; resin druck; sla druck
    `,
    es: `
      grabado; grabados; grabado a mano; grabado mecánico; grabado industrial; grabado de trofeos; grabado de anillos;
      placas grabadas; placas de homenaje; placas profesionales; placas de identificación; placas para mascotas;
      copas; trofeos deportivos; trofeos de cristal; pins; llaveros; reconocimientos; galardones;
      sellos personalizados; chorro de arena; corte de metacrilato; corte cnc; diseño 3d; modelado 3d; prototipos;
      impresión en resina; impresión fdm; ingeniería inversa; series cortas; figuras personalizadas;
      piezas de repuesto
    `,
    fr: `
      gravure; gravure main; gravure à la main; gravure mécanique; gravure diamant; gravure sur métal;
      gravure sur pierre; gravure sur ardoise; gravure sur plexiglas; gravure d'alliance; gravure photo;
      gravure numérique; marquage laser; plaque de boîte aux lettres; plaque de maison; plaques de porte;
      plaques funéraires; plaques commémoratives; plaques signalétiques; médailles pour chien; coupes;
      coupes sportives; sablage; tampons encreurs; cachets; chevalières; armoiries; découpe plexiglas; fraisage;
      conception 3d; numérisation 3d; prototypage; prototypes; petites séries; pièces de rechange; rétro-ingénierie;
      impression résine
    `,
    it: `
      incisioni; incisione; incisione a mano; incisione meccanica; incisione pantografo; pantografatura;
      incisione su metallo; incisione su plexiglass; incisione fotografica; incisioni su anelli; targhe in ottone;
      targhe in plexiglass; targhe professionali; targhette; targhe commemorative; medagliette per cani; coppe;
      coppe sportive; trofei personalizzati; crest; cristalli; premi; timbri autoinchiostranti; timbri personalizzati;
      sigilli; sabbiatura; taglio plexiglass; fresatura; prototipi; prototipazione; progettazione 3d;
      reverse engineering; piccole serie; stampa resina; stampa fdm; oggettistica; portachiavi; bomboniere
    `,
    nl: `
      handgravure; handgraveren; machinaal graveren; diamantgravure; fotogravure; ringen graveren; metaal graveren;
      leisteen graveren; zegelringen; naambordjes; huisnummerborden; deurnaambordjes; hondenpenningen; penningen;
      gedenkplaten; gedenkplaatjes; plaquettes; bekers; trofeeen; awards; glazen awards; relatiegeschenken;
      gepersonaliseerde cadeaus; badges; tekstplaatjes; resopal; zandstralen; plexiglas snijden; cnc frezen; frezen;
      3d ontwerp; 3d tekenen; 3d modelleren; prototypes; resin printen; fdm printen; reverse engineering
    `,
    pt: `
      gravação; gravação manual; gravação mecânica; gravação em metal; gravação em acrílico; gravação de alianças;
      gravação de taças; taças; copas; crachás; placas; placas de identificação; placas de latão;
      placas profissionais; placas em aço inox; placas para portas; chapas de identificação; medalhas para cães;
      porta-chaves; chaveiros; presentes personalizados; brindes corporativos; carimbos personalizados;
      carimbos automáticos; selos brancos; sinetes; jateamento; corte de acrílico; corte mdf; modelagem 3d;
      desenho 3d; protótipos; prototipagem; scanner 3d; impressão em resina; engenharia reversa; peças de reposição;
      pequenas séries
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Keepsake engraving shop in Dayton' },
      { language: 'de', text: 'Graveur und Stempelmacher in Gera' },
      { language: 'nl', text: 'Lasergravure en 3D printen in Sneek' },
    ],
    notNamed: [
      { language: 'en', text: 'Our memories are engraved in stone' },
      { language: 'de', text: 'Gravierende Fehler' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
