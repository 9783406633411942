import type { TradeEntry } from '../../trade.ts';

export const delicatessen: TradeEntry = {
  id: 'delicatessen',
  questions: 'generic',
  customers: 'shop',
  noun: 'delicatessen',
  companyNoun: 'delicatessen',
  schemaTypes: ['Store', 'GroceryStore'],
  additionalType: 'http://www.productontology.org/id/Delicatessen',
  names: {
    en: [
      'delicatessen*',
      'deli shop*',
      'italian deli',
      'fine food shop*',
      'gourmet food store*',
      'gourmet shop*',
      'deli and market',
      'salumeria and deli',
    ],
    de: [
      'feinkost*',
      'delikatessen*',
      'feinkostladen*',
      'feinkostgeschäft*',
      'käsehandlung*',
      '*käserei',
      'fromagerie*',
      'käsemarkt',
      'käseaffineur*',
      'käsespezialitätengeschäft',
    ],
    es: [
      'tienda delicatessen',
      'delicatessen',
      'mantequería*',
      'productos delicatessen',
      'jamonería*',
      'maestro quesero',
      'tienda de ibéricos',
      'charcutería gourmet',
      'tiendas gourmet',
      'productos gourmet',
      'fiambrería*',
    ],
    fr: ['fromagerie fine', 'comptoir à fromages', 'delicatessen', 'crémiers', 'épiceries fines'],
    it: [
      'gastronomia e salumeria',
      'formaggi e salumi',
      'salumi e formaggi',
      'negozio di specialità',
      'prodotti tipici e formaggi',
      'delicatessen',
      'casari',
      'gastronomia e formaggi',
      'bottega gastronomica',
      'affinatore di formaggi',
    ],
    nl: [
      'delicatessenwinkel*',
      'delicatessenzaak*',
      'delicatessen',
      'italiaanse delicatessen',
      'kaaskraam',
      'delicatessehandel',
      '*kaasboerderij',
      'italiaanse specialiteiten',
      'fijnproeverij',
      'fromagerie',
      'fromager',
    ],
    pt: [
      'charcutaria e queijos',
      'loja gourmet',
      'delicatessen',
      'mercearia gourmet',
      'produtos gourmet',
      'casa de queijos',
      'lojas gourmet',
      'mercearia fina',
      'queijos e enchidos',
      'empório gourmet',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['cheese boards', 'cheese tasting*', 'raclette hire', 'cheese wedding cake*'],
    de: ['käseplatten*', 'raclettekäse', 'käseseminar*'],
    es: ['tablas de quesos', 'cortador de jamón', 'cata de quesos'],
    fr: ['plateaux de fromages', 'plateau de fromages', 'appareil à raclette'],
    it: ['taglieri di formaggi', 'degustazione formaggi'],
    nl: ['kaasplank*', 'kaasschotel*', 'kaasfondue'],
    pt: ['tábuas de queijos', 'tábua de frios', 'tábua de queijos', 'prova de queijos'],
  },
  sharedJobs: {
    en: [
      'charcuterie boards',
      'grazing tables',
      'cheese platters',
      'hampers',
      'gift baskets',
      'deli sandwiches',
      'cured meats',
      'party platters',
      'olives',
      'corporate gifts',
      'grazing boxes',
      'cheese wheels',
    ],
    de: [
      'präsentkörbe',
      'geschenkkörbe',
      'antipasti',
      'fondue',
      'schinken',
      'olivenöl',
      'käse',
      'käseverkostung',
      'bergkäse',
      'ziegenkäse',
      'fingerfood',
      'partyservice',
      'käsebuffet',
    ],
    es: [
      'embutidos',
      'cestas de regalo',
      'jamón ibérico',
      'quesos',
      'ibéricos',
      'conservas',
      'aceite de oliva',
      'lotes de navidad',
      'queso curado',
      'queso fresco',
      'cestas de navidad',
      'queso de cabra',
    ],
    fr: [
      'fromages',
      'raclette',
      'fondue',
      'coffrets cadeaux',
      'paniers garnis',
      'beurre',
      'charcuterie',
      'produits laitiers',
      'fromages affinés',
      'paniers cadeaux',
      'dégustations',
      'yaourts',
    ],
    it: [
      'mozzarella',
      'formaggi',
      'taglieri',
      'salumi',
      'ricotta',
      'cesti regalo',
      'cesti natalizi',
      'prodotti tipici',
      'olio extravergine',
      'latticini',
      'gastronomia',
      'burrata',
    ],
    nl: [
      'kaas',
      'borrelplank*',
      'boerenkaas',
      'tapas',
      'kaasproeverij*',
      'wijnen',
      'geschenkmanden',
      'kerstpakketten',
      'noten',
      'olijven',
      'geitenkaas',
      'relatiegeschenken',
      'vleeswaren',
    ],
    pt: [
      'enchidos',
      'cabazes',
      'cestas de presente',
      'queijos',
      'cestas de natal',
      'azeite',
      'presunto',
      'compotas',
      'queijo fresco',
      'vinhos',
      'cabazes de natal',
      'frios',
    ],
  },
  mentions: {
    en: `
      cheese board; cheese plates; cheese wheel wedding cakes; celebration cheese; cheese and wine; cheese club;
      cheese subscription; cheese classes; charcuterie; charcuterie cups; antipasti; antipasto platters; deli meats;
      sliced meats; cold cuts; salami; prosciutto; smoked salmon; pâté; quiches; salads; sandwiches; subs; hoagies;
      hot sandwiches; fresh pasta; olive oil; balsamic vinegar; truffles; crackers; chutneys; preserves;
      artisan bread; local produce; fondue; raclette; picnic boxes; picnic hampers; gift boxes; gift hampers
    `,
    de: `
      käsesorten; rohmilchkäse; hartkäse; schnittkäse; weichkäse; frischkäse; schafskäse; almkäse;
      alpkäse; emmentaler; gruyère; tilsiter; raclette; fonduemischung; fondue-mischung; käsefondue; apérokäse;
      apéroplatten; fleischplatten; aufschnittplatten; wurstwaren; salami; trockenfleisch; italienische spezialitäten;
      spanische spezialitäten; französische spezialitäten; pasta; oliven; aceto balsamico; balsamico; gewürze; senf;
      chutneys; pestos; trüffel; pasteten; räucherlachs; salate; feinkostsalate
    `,
    es: `
      queso de oveja; queso semicurado; queso azul; queso manchego; queso oaxaca; requesón; quesos nacionales;
      quesos internacionales; quesos de importación; tablas de queso; tablas de embutidos;
      tabla de quesos y embutidos; fondue; raclette; jamón; jamones; paletas ibéricas; lomo ibérico; chorizo;
      salchichón; cecina; loncheados; corte de jamón; corte a cuchillo; anchoas; foie; patés; aceites; vinagres;
      aceitunas; encurtidos; salazones; mermeladas; miel; chocolates; turrones; vinos; cavas; yogures;
      
    `,
    fr: `
      fromage de chèvre; fromages de chèvre; fromages de brebis; fromage de brebis; fromages de vache;
      fromages au lait cru; comté; reblochon; beaufort; tomme; roquefort; mont d'or; bleu; raclettes;
      plateau raclette; plateau fondue; plateaux raclette; plateaux de fromages et charcuterie; plateaux apéritifs;
      planches apéritives; planches mixtes; pièce montée de fromages; gâteau de fromages;
      location appareil à raclette; location d'appareils à raclette; location de caquelons; crème fraîche; crème;
      lait; œufs; yaourts fermiers; charcuteries; épicerie; confitures; miels; vins; truffe; antipasti;
      pâtes fraîches; chèques cadeaux
    `,
    it: `
      mozzarella di bufala; bufala; scamorza; provola; caciocavallo; stracciatella; fior di latte; caciotta; pecorino;
      parmigiano reggiano; grana padano; gorgonzola; formaggi freschi; formaggi stagionati; formaggi di capra;
      formaggi di pecora; formaggi ovini; formaggi caprini; formaggi a latte crudo; formaggi vaccini; yogurt; burro;
      panna; primo sale; salumi artigianali; prosciutto crudo; prosciutto; salame; speck; tagliere misto; sottoli;
      pasta fresca; pasta; piatti pronti; specialità; tartufi; tartufo; vini; miele; confetture
    `,
    nl: `
      schapenkaas; hollandse kaas; buitenlandse kaas; buitenlandse kazen; franse kazen; kazen; oude kaas; jonge kaas;
      belegen kaas; kruidenkaas; brie; bleu; blauwe kaas; edelpilz; raclette; raclette schotel; gourmetschotel;
      fondue; kaasfonduepan; kaasbuffet; kaastaart; kaasplateau; kaasplankje; aperitiefplank; borrelplanken;
      borrelbox; borrelpakketten; tapasplank; tapasschotel; antipasti; charcuterie; olijfolie; tapenades; dips;
      truffel; salami; worst; broodjes; belegde broodjes; salades
    `,
    pt: `
      queijo de cabra; queijo de ovelha; queijo da serra; queijo amanteigado; queijo curado; queijo minas;
      queijo canastra; queijo coalho; muçarela; mozzarella; requeijão; ricota; burrata; parmesão; provolone;
      gorgonzola; manteiga; iogurtes; leite; doce de leite; tábuas de frios; tábuas de queijos e enchidos;
      tábuas mistas; mesas de queijos; mesa de frios; grazing table; fondue; raclette; presunto pata negra; chouriço;
      alheiras; salames; salame; conservas; azeites; azeitonas; patês; antepastos; massas frescas; doces
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ashby cheese shop and delicatessen' },
      { language: 'de', text: 'Käseladen und Feinkost in Marburg' },
      { language: 'fr', text: 'Fromagerie fine à Annecy' },
    ],
    notNamed: [
      { language: 'en', text: 'Say cheese for the photographer' },
      { language: 'de', text: 'Alles Käse oder was' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/cheese, shop/deli',
};
