import type { TradeEntry } from '../../trade.ts';

export const artGallery: TradeEntry = {
  id: 'art-gallery',
  questions: 'generic',
  customers: 'shop',
  noun: 'art gallery',
  companyNoun: 'art gallery',
  schemaTypes: ['ArtGallery', 'Store'],
  additionalType: null,
  names: {
    en: [
      'art gallery',
      'art galleries',
      'fine art gallery',
      'contemporary art gallery',
      'art dealer*',
      'gallery of fine art',
      'gallery of art',
      'art galerie',
      'modern art gallery',
      'art consultant*',
      'artist studio and gallery',
      'photography gallery',
      'fine art photography gallery',
      'sculpture gallery',
      'contemporary gallery',
      "artists' gallery",
      'print gallery',
    ],
    de: [
      'kunstgalerie*',
      'galerie für zeitgenössische kunst',
      'kunsthandlung*',
      'galerist*',
      'kunsthandel*',
      'galerie für moderne kunst',
      'kunsthändler*',
      'galerie für kunst',
      'galerie und kunsthandel',
      'produzentengalerie',
      'kunsthaus galerie',
      'kunsthaus',
      'galerie für fotografie',
      'fotogalerie',
      'galerie zeitgenössischer kunst',
      'ateliergalerie',
      'galerie für gegenwartskunst',
      'galerie für angewandte kunst',
    ],
    es: [
      'galería de arte',
      'galerías de arte',
      'galería de arte contemporáneo',
      'galerista*',
      'marchante de arte',
      'sala de exposiciones y galería',
      'galería de pintura',
      'arte contemporáneo galería',
      'galería arte',
      'galería de fotografía',
      'tienda de arte',
      'marchantes de arte',
      'galería de artistas',
      'galería de escultura',
    ],
    fr: [
      "galerie d'art",
      "galeries d'art",
      "galerie d'art contemporain",
      'galeriste*',
      "marchand d'art",
      'galerie de peinture',
      'galerie de tableaux',
      "galerie d'artiste*",
      'galerie de photographie',
      'galerie art',
      'galerie photo',
      'galerie de sculpture*',
      "marchands d'art",
      'galerie de street art',
      "galerie d'estampes",
      "galerie d'arts",
    ],
    it: [
      "galleria d'arte",
      "gallerie d'arte",
      "galleria d'arte contemporanea",
      'gallerista*',
      "mercante d'arte",
      "galleria d'arte moderna",
      'galleria di arte contemporanea',
      'galleria di pittura',
      'galleria arte',
      'galleria fotografica',
      "mercanti d'arte",
      'galleria di arte',
      "spazio d'arte contemporanea",
    ],
    nl: [
      'kunstgalerie*',
      'galerie voor hedendaagse kunst',
      'kunsthandel*',
      'galeriehouder*',
      'kunsthandelaar',
      'galerie voor moderne kunst',
      'kunstgalerij*',
      'kunstuitleen',
      'kunstwinkel',
      'galerie voor kunst',
      'galerie voor fotografie',
      'fotogalerie',
      'galerie hedendaagse kunst',
      'moderne kunst galerie',
      'beeldengalerie',
      'galerie moderne kunst',
    ],
    pt: [
      'galeria de arte',
      'galerias de arte',
      'galeria de arte contemporânea',
      'galerista*',
      'marchand de arte',
      'galeria de pintura',
      'galeria de arte moderna',
      'escritório de arte',
      'galeria arte',
      'galeria de fotografia',
      'marchands de arte',
      'galeria de artistas',
      'galeria de escultura',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['art exhibitions', 'original paintings'],
    de: ['kunstvermietung', 'kunstausstellungen'],
    es: ['exposiciones de arte'],
    fr: ["expositions d'art"],
    it: ["mostre d'arte"],
    nl: ['kunst huren', 'kunst kopen'],
    pt: ['exposições de arte'],
  },
  sharedJobs: {
    en: [
      'exhibitions',
      'art consulting',
      'commissions',
      'framing',
      'art workshops',
      'prints',
      'sculptures',
      'art appraisals',
      'art leasing',
      'artist talks',
      'gallery hire',
    ],
    de: [
      'ausstellungen',
      'kunstberatung',
      'vernissagen',
      'kunstdrucke',
      'skulpturen',
      'einrahmungen',
      'gemälde',
      'grafiken',
      'auftragsarbeiten',
      'wertgutachten',
      'editionen',
    ],
    es: [
      'exposiciones',
      'asesoría en arte',
      'esculturas',
      'pinturas',
      'obra gráfica',
      'enmarcación',
      'talleres de arte',
      'tasación de obras de arte',
      'grabados',
      'alquiler de arte',
    ],
    fr: [
      'expositions',
      "location d'œuvres d'art",
      'sculptures',
      'peintures',
      'estampes',
      'conseil en art',
      'encadrement',
      'vernissages',
      "expertise d'œuvres d'art",
      'lithographies',
    ],
    it: [
      'mostre',
      'consulenza artistica',
      'sculture',
      'dipinti',
      'opere grafiche',
      'esposizioni',
      "valutazione opere d'arte",
      'litografie',
      'cornici',
      "noleggio opere d'arte",
    ],
    nl: [
      'exposities',
      'tentoonstellingen',
      'kunstadvies',
      'beelden',
      'schilderijen',
      'sculpturen',
      'grafiek',
      'kunst in opdracht',
      'inlijsten',
      'taxaties',
      'kunstverhuur',
    ],
    pt: [
      'exposições',
      'consultoria de arte',
      'esculturas',
      'pinturas',
      'gravuras',
      'molduras',
      'avaliação de obras de arte',
      'serigrafias',
      'obras originais',
      'workshops de arte',
    ],
  },
  mentions: {
    en: `
      current exhibitions; upcoming exhibitions; past exhibitions; solo exhibitions; group exhibitions; art fairs;
      represented artists; contemporary art; fine art prints; limited edition prints; original art; oil paintings;
      watercolours; watercolors; photography; ceramics; glass art; jewellery; bronze sculptures; art advisory;
      corporate art; art rental; private viewings; collection management; art valuations; art restoration;
      art installation; art classes
    `,
    de: `
      einzelausstellungen; gruppenausstellungen; aktuelle ausstellung; aktuelle ausstellungen;
      vergangene ausstellungen; kunstmessen; künstlergespräche; finissagen; zeitgenössische kunst; moderne kunst;
      malerei; originalgrafik; druckgrafik; zeichnungen; aquarelle; ölgemälde; fotografie; bronzen; bronzeskulpturen;
      keramik; glaskunst; ikonen; kunst ankauf; ankauf von gemälden; nachlassverwaltung; schätzungen; expertisen;
      kunst am bau; kunst für unternehmen; kunst mieten; artothek; restaurierung; kunsttransport; sammlungsberatung
    `,
    es: `
      exposición actual; próximas exposiciones; exposiciones pasadas; exposiciones individuales;
      exposiciones colectivas; ferias de arte; venta de cuadros; venta de obras de arte; cuadros; óleos; acuarelas;
      dibujos; litografías; serigrafías; fotografía; cerámica; arte contemporáneo; arte moderno;
      artistas representados; asesoramiento artístico; consultoría de arte; arte corporativo;
      decoración de interiores; coleccionismo; tasaciones; restauración; encargos; retratos por encargo;
      clases de pintura; alquiler de sala
    `,
    fr: `
      exposition en cours; expositions à venir; expositions passées; expositions personnelles;
      expositions collectives; foires d'art; artistes représentés; art contemporain; art moderne; tableaux;
      huiles sur toile; aquarelles; dessins; gravures; photographies; céramiques; bronzes; œuvres originales;
      éditions limitées; œuvres sur commande; commandes; portraits; location d'œuvres; leasing d'art;
      art en entreprise; conseil aux collectionneurs; estimation de tableaux; achat de tableaux;
      restauration de tableaux; cours de peinture
    `,
    it: `
      mostra in corso; mostre in corso; prossime mostre; mostre passate; mostre personali; mostre collettive;
      fiere d'arte; arte contemporanea; arte moderna; quadri; quadri d'autore; olio su tela; acquerelli; disegni;
      incisioni; serigrafie; grafica d'autore; fotografia; ceramiche; bronzi; acquisto opere d'arte;
      vendita opere d'arte; opere su commissione; ritratti su commissione; stime e perizie; perizie; expertise;
      archiviazione; restauro dipinti; art advisory; corsi di pittura; noleggio spazi
    `,
    nl: `
      huidige expositie; huidige tentoonstelling; komende exposities; solotentoonstelling; groepstentoonstelling;
      kunstbeurzen; hedendaagse kunst; moderne kunst; bronzen beelden; tuinbeelden; zeefdrukken; litho's; etsen;
      tekeningen; aquarellen; fotografie; keramiek; glaskunst; giclees; portretten; kunst lenen; kunst voor bedrijven;
      bedrijfskunst; kunst leasen; kunst op proef; kunstcadeaubon; restauratie; workshops; schildercursus
    `,
    pt: `
      exposição atual; exposições atuais; próximas exposições; exposições passadas; exposições individuais;
      exposições coletivas; feiras de arte; artistas representados; arte moderna; quadros; óleo sobre tela; aguarelas;
      aquarelas; desenhos; litografias; fotografia; cerâmica; obras por encomenda; retratos por encomenda;
      venda de quadros; compra e venda de obras de arte; arte corporativa; assessoria de arte; restauro; leilões;
      fine art; aluguer de obras; cursos de pintura
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lantern art gallery in Santa Fe' },
      { language: 'fr', text: "Galerie d'art à Honfleur" },
      { language: 'pt', text: 'Galeria de arte em Lisboa' },
    ],
    notNamed: [
      { language: 'en', text: 'Photo gallery of our work' },
      { language: 'de', text: 'Bildergalerie unserer Projekte' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/art',
};
