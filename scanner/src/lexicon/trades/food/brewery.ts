import type { TradeEntry } from '../../trade.ts';

export const brewery: TradeEntry = {
  id: 'brewery',
  questions: 'generic',
  customers: 'shop',
  noun: 'brewery',
  companyNoun: 'brewery',
  schemaTypes: ['Brewery', 'BarOrPub'],
  additionalType: null,
  names: {
    en: [
      'brewery',
      'breweries',
      'microbrewery',
      'microbreweries',
      'craft brewery',
      'brewing company',
      'brewing co',
      'craft brewing',
      'nanobrewery',
      'brewer of craft beer',
      'craft brewer*',
      'brewhouse',
    ],
    de: [
      '*brauerei',
      'brauereien',
      'braumanufaktur*',
      'braumeister*',
      'craft beer brauerei',
      'privatbrauerei*',
      'biermanufaktur*',
      'bierbrauer*',
      'brauwerkstatt*',
      'biobrauerei*',
    ],
    es: [
      'cervecera artesanal',
      'cervezas artesanales',
      'cerveza artesana',
      'cerveza artesanal',
      'fábrica de cerveza*',
      'microcervecería*',
      'cervecería artesanal',
      'cervecera*',
      'casa cervecera',
      'maestro cervecero',
      'cervecero artesanal',
      'cervecerías artesanales',
      'cervezas de autor',
      'cerveceros artesanales',
      'cervecerías artesanas',
      'cervecería artesana',
      'microcervecera',
    ],
    fr: [
      'brasserie artisanale',
      'brasseries artisanales',
      'micro brasserie*',
      'microbrasserie*',
      'bières artisanales',
      'brasseur artisanal',
      'bière artisanale',
      'brasserie de bière*',
      'fabrique de bière*',
      'brasserie bio',
      'brasseurs',
      'ferme brasserie',
      'artisan brasseur',
      'brasserie indépendante',
      'brasseries indépendantes',
      'brasseur indépendant',
      'nanobrasserie*',
    ],
    it: [
      'birrificio*',
      'birra artigianale',
      'birrifici',
      'microbirrificio*',
      'birre artigianali',
      'mastro birraio',
      'birraio',
      'birrificio agricolo',
      'birrificio artigianale',
      'beer firm',
      'birrai',
      'brewpub',
      'birreria artigianale',
    ],
    nl: [
      '*brouwerij',
      'brouwerij*',
      'bierbrouwerij*',
      'brouwers',
      'stadsbrouwerij*',
      'microbrouwerij*',
      'huisbrouwerij*',
      'bierbrouwer*',
      'ambachtelijk bier',
      'speciaalbierbrouwerij',
      'brouwhuis*',
      'brouwerijen',
      'ambachtelijke bieren',
      'brouwer',
      'craft brewery',
    ],
    pt: [
      'cervejaria artesanal',
      'cervejarias artesanais',
      'cervejeira*',
      'microcervejaria*',
      'fábrica de cerveja*',
      'cerveja artesanal',
      'cervejas artesanais',
      'cervejeiro*',
      'micro cervejaria',
      'mestre cervejeiro',
      'nanocervejaria*',
      'cervejas especiais',
      'brewpub',
      'fábrica artesanal de cerveja',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['brewery tour*', 'beer tastings', 'contract brewing', 'keg sales'],
    de: ['brauereiführung*', 'braukurs*', 'brauseminar*', 'bierseminar*', 'lohnbrauen'],
    es: ['catas de cerveza', 'cata de cerveza', 'tour cervecero', 'taller de cerveza'],
    fr: ['visite de la brasserie', 'stage de brassage', 'atelier de brassage', 'location de tireuse*'],
    it: ['visita al birrificio', 'degustazione birra*', 'corsi di birra*'],
    nl: ['brouwerijrondleiding*', 'bierproeverij*', 'brouwworkshop*', 'brouwcursus*'],
    pt: ['visita à cervejaria', 'prova de cerveja*', 'degustação de cerveja*', 'curso de cerveja*'],
  },
  sharedJobs: {
    en: [
      'craft beer',
      'taproom',
      'growlers',
      'private events',
      'beer on tap',
      'beer garden',
      'beer delivery',
      'hard seltzer',
      'event space',
    ],
    de: [
      'bierverkostung*',
      'craft beer',
      'bierverkauf',
      'bierprobe',
      'fassbier',
      'zapfanlagen',
      'festbedarf',
      'rampenverkauf',
      'bierspezialitäten',
      'biergarten',
      'brauseminare',
      'geschenkgutscheine',
      'destillate',
    ],
    es: [
      'visitas guiadas',
      'barriles de cerveza',
      'cerveza de barril',
      'degustaciones',
      'taproom',
      'visita a la fábrica',
      'cervezas',
      'maridajes',
      'eventos privados',
      'cursos de elaboración',
      'cerveza artesana',
      'cerveza artesanal',
    ],
    fr: [
      'bières',
      'dégustation de bière*',
      'fûts',
      'tireuses à bière',
      'tireuse à bière',
      'visites guidées',
      'dégustations',
      'coffrets cadeaux',
      'bières de saison',
      'bière pression',
      'salon de dégustation',
      'bières artisanales',
    ],
    it: [
      'birre',
      'fusti',
      'tap room',
      'spillatura',
      'degustazioni',
      'visite guidate',
      'spillatori',
      'beer shop',
      'birra alla spina',
      'confezioni regalo',
      'birre stagionali',
      'birre speciali',
      'birra artigianale',
    ],
    nl: [
      'rondleidingen',
      'proeflokaal',
      'speciaalbier',
      'bierpakketten',
      'fusten',
      'tapverhuur',
      'bieren',
      'rondleiding',
      'bier proeven',
      'relatiegeschenken',
      'biergarten',
      'eigen bier',
      'ambachtelijk bier',
    ],
    pt: [
      'chopp',
      'chope',
      'barris',
      'growler*',
      'visitas guiadas',
      'taproom',
      'cervejas',
      'chopeiras',
      'barril de chopp',
      'degustações',
      'kits presente',
      'aluguel de chopeira',
      'cerveja artesanal',
    ],
  },
  mentions: {
    en: `
      core beers; seasonal beers; limited releases; barrel aged beers; ales; lagers; stout; porter; pilsner; pale ale;
      sours; wheat beer; gluten free beer; non-alcoholic beer; cask ale; real ale; keg beer; bottles and cans;
      cans to go; crowlers; beer club; mug club; beer flights; tasting flights; tasting room; tours and tastings;
      brewing classes; brew day; brew your own; cider; mead; beer festivals; weddings; private hire; wholesale;
      distribution; trade accounts
    `,
    de: `
      biere; unsere biere; helles; dunkles; pils; weißbier; weizenbier; hefeweizen; kellerbier; zwickelbier; märzen;
      bock; bockbier; festbier; lager; kölsch; altbier; pale ale; stout; porter; radler; alkoholfreies bier;
      alkoholfrei; limonade; limonaden; flaschenbier; bierfässer; partyfass; partyfässer; zapfanlage;
      zapfanlagenverleih; bierwagen; ausschankwagen; biergarnituren; bierzeltgarnituren; getränkemarkt;
      getränkehandel; getränkelieferung; brauereigasthof; bräustüberl
    `,
    es: `
      nuestras cervezas; cervezas de temporada; cervezas de edición limitada; ediciones limitadas; cerveza rubia;
      cerveza tostada; cerveza negra; cerveza de trigo; pale ale; stout; lager; pilsner; porter; barrel aged;
      sin gluten; cerveza sin alcohol; cerveza personalizada; cerveza para bodas; packs de cerveza; lotes de regalo;
      regalos de empresa; alquiler de grifos; grifos de cerveza; tiradores; chopera; barra móvil; distribución;
      hidromiel; sidra; ginebra; licores; maquila de cerveza; club cervecero; foodtruck
    `,
    fr: `
      nos bières; bière blonde; bière ambrée; bière blanche; bière brune; bière rousse; bière triple; bière ipa;
      stout; porter; lager; pils; pale ale; bières bio; bières éphémères; bières vieillies en fûts;
      bières sans alcool; bière sans gluten; bières spéciales; limonades artisanales; limonade; ginger beer;
      fûts de bière; location tireuse; location de tireuse à bière; bière pour mariage; étiquettes personnalisées;
      bière personnalisée; brassage à façon; brassin privé; brassin participatif; cours de brassage; zythologie;
      cidre; hydromel; whisky; liqueurs; spiritueux; drêches; bar éphémère
    `,
    it: `
      le nostre birre; birra bionda; birra ambrata; birra rossa; birra scura; birra weiss; blanche; stout; porter;
      pils; lager; saison; helles; italian grape ale; birre barricate; birre senza glutine; birra senza glutine;
      birra analcolica; birra biologica; birra personalizzata; etichette personalizzate; birra per matrimoni;
      bomboniere; fusti di birra; noleggio spillatori; noleggio impianti spillatura; impianti di spillatura;
      noleggio spillatrice; cotta pubblica; corsi di degustazione; corso birraio; distillati; grappa; liquori;
      produzione conto terzi
    `,
    nl: `
      onze bieren; blond; dubbel; tripel; quadrupel; witbier; pale ale; stout; porter; weizen; saison; pils; bokbier;
      lentebok; lambiek; geuze; kriek; vatgerijpt bier; barrel aged; alcoholvrij bier; glutenvrij bier; seizoensbier;
      streekbier; streekbieren; craft bier; fustbier; tapinstallatie; thuistap; biertap; biertap huren; tapwagen;
      bier op maat; private label; gepersonaliseerd bier; bier brouwen; zelf bier brouwen; brouwen in opdracht;
      brouwdag; workshop bierbrouwen; proeverijen
    `,
    pt: `
      nossas cervejas; as nossas cervejas; cerveja loira; cerveja preta; cerveja ruiva; cerveja de trigo; pilsen;
      lager; pale ale; stout; porter; weiss; witbier; sour; saison; red ale; barrel aged; cervejas sazonais;
      edições limitadas; cerveja sem glúten; cerveja sem álcool; barris de cerveja; barril de 30 litros;
      barril de 50 litros; aluguer de máquinas de cerveja; aluguer de máquina de imperial; chopp para festas;
      chopp para eventos; delivery de chopp; chopp em casa; disk chopp; cerveja personalizada; rótulos personalizados;
      cerveja para casamentos; brassagem; produção cigana; cervejeiros caseiros; insumos cervejeiros; hidromel; sidra
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Iron Bridge brewing company in Ludlow' },
      { language: 'de', text: 'Privatbrauerei in Bamberg' },
      { language: 'fr', text: 'Brasserie artisanale à Lorient' },
    ],
    notNamed: [
      { language: 'en', text: 'A storm is brewing' },
      { language: 'nl', text: 'Wenkbrauwen epileren' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/brewery',
};
