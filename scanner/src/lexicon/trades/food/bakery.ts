import type { TradeEntry } from '../../trade.ts';

export const bakery: TradeEntry = {
  id: 'bakery',
  questions: 'generic',
  customers: 'shop',
  noun: 'bakery',
  companyNoun: 'bakery',
  schemaTypes: ['Bakery', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'bakery',
      'bakeries',
      'baker',
      'bakers',
      'patisserie',
      'cake shop*',
      'pastry shop*',
      'cupcake shop',
      'bakehouse',
      'bake shop*',
      'bakeshop*',
      'patisseries',
      'boulangerie',
      'artisan bread*',
      'bread maker*',
      'bread shop',
      'cakery',
      'pastry chef*',
      'wholesale baker*',
      'panaderia',
      'bagel shop*',
      'bagels',
      'pie shop',
      'home baker*',
      'cakes and pastries',
    ],
    de: [
      'bäckerei*',
      'bäcker',
      'konditorei*',
      'backstube',
      '*bäckerei',
      'konditor*',
      'bäckermeister*',
      '*bäcker',
      'brotmanufaktur',
      'brothaus',
      'brotladen',
      'backhaus',
      'backwaren',
      'backmanufaktur',
      'holzofenbrot',
    ],
    es: [
      'panadería*',
      'pastelería*',
      'confitería*',
      'horno de pan',
      'obrador',
      'panadero*',
      'pastelero*',
      'panificadora',
      'horno artesano',
      'forn de pa',
      'tahona',
      'bollería',
      'pan artesano',
      'pan artesanal',
      'repostería artesanal',
      'panificación',
      'horno de leña pan',
      'repostero',
      'panificadoras',
      'pan de masa madre',
      'amasandería',
      'facturería',
    ],
    fr: [
      'boulangerie*',
      'boulanger*',
      'pâtisserie*',
      'pâtissier*',
      'viennoiserie*',
      'pains artisanaux',
      'pain au levain',
      'boulange',
      'fournil*',
      'pains au levain',
      'pain biologique',
    ],
    it: [
      'panificio',
      'panetteria',
      'pasticceria',
      'pasticcerie',
      'forno artigianale',
      'panificatori',
      'panifici',
      'panettiere',
      'panettieri',
      'pasticceri',
      'fornaio',
      'fornai',
      'pane e dolci',
      'antico forno',
      'biscottificio',
      'focacceria',
      'forneria',
      'prodotti da forno',
      'panetterie',
      'panificazione',
      'forno a legna pane',
      'panificatore',
      'forni artigianali',
    ],
    nl: [
      'bakkerij*',
      'bakker',
      'bakkers',
      'banketbakker*',
      'patisserie*',
      'broodbakkerij',
      'broodjes en banket',
      'bakkerswinkel',
      'desembakkerij',
      'zuurdesembrood',
      'patissier',
      'brood en banket',
      'boulangerie',
      'speltbakkerij',
      'bakkerszaak',
      'biobakkerij',
      'brood en gebak',
      'bakkerswinkels',
    ],
    pt: [
      'padaria*',
      'pastelaria*',
      'confeitaria*',
      'panificadora',
      'padeiro',
      'padeiros',
      'panificação',
      'panificadoras',
      'pão artesanal',
      'pasteleiro',
      'fermentação natural',
      'boulangerie',
      'pâtisserie',
      'panificador',
      'padeira',
      'casa de pães',
    ],
  },
  work: { en: ['bread', 'sourdough', 'pastries', 'loaf', 'loaves'], de: ['brot', 'brötchen', 'torten'] },
  neverAlone: {},
  jobs: {
    en: ['custom cakes', 'wedding cakes', 'sourdough bread', 'pastries', 'birthday cakes'],
    de: ['hochzeitstorten', 'torten', 'brot', 'partyservice'],
    es: ['tartas personalizadas', 'pan artesano', 'bollería'],
    fr: ['pièces montées', 'viennoiseries', "gâteaux d'anniversaire"],
    it: ['torte su misura', 'pane artigianale', 'dolci'],
    nl: ['bruidstaarten', 'taarten', 'brood'],
    pt: ['bolos de aniversário', 'bolos de casamento', 'pão artesanal'],
  },
  sharedJobs: {
    en: ['bread', 'breads', 'cakes', 'cookies', 'cupcakes', 'sandwiches', 'coffee', 'pies', 'bagels', 'muffins'],
    de: [
      'brote',
      'brötchen',
      'kuchen',
      'gebäck',
      'feingebäck',
      'snacks',
      'frühstück',
      'konditorei',
      'stollen',
      'kleingebäck',
      'kaffee',
      'backwaren',
      'holzofenbrot',
    ],
    es: [
      'panadería',
      'pastelería',
      'tartas',
      'salado',
      'dulces',
      'repostería',
      'bocadillos',
      'café',
      'roscones',
      'navidad',
      'pascua',
      'san valentín',
      'empanadas',
      'pan',
    ],
    fr: [
      'pains',
      'pain',
      'viennoiserie*',
      'pâtisserie*',
      'gâteaux',
      'snacking',
      'sandwichs',
      'traiteur',
      'chocolats',
      'galettes',
      'tartes',
      'macarons',
      'pain au levain',
    ],
    it: [
      'pane',
      'pizza',
      'focaccia',
      'focacce',
      'torte',
      'biscotti',
      'pasticceria',
      'cornetti',
      'panettoni',
      'salati',
      'crostate',
      'colazioni',
      'panificazione',
    ],
    nl: ['banket', 'gebak', 'broodjes', 'koek', 'koekjes', 'ontbijt', 'lunch', 'hartige*', 'zuurdesembrood'],
    pt: [
      'pães',
      'pão',
      'bolos',
      'pastelaria',
      'doces',
      'salgados',
      'tortas',
      'lanches',
      'confeitaria',
      'cafés',
      'fermentação natural',
    ],
  },
  mentions: {
    en: `
      fresh bread; artisan bread; artisan breads; sourdough; sourdoughs; rye bread; baguettes; focaccia; ciabatta;
      challah; brioche; rolls; buns; dinner rolls; loaves; croissants; danishes; viennoiserie; donuts; doughnuts;
      cinnamon rolls; scones; brownies; bars; macarons; eclairs; tarts; fruit tarts; cheesecakes; cheesecake; quiches;
      quiche; sausage rolls; savoury; savouries; savory; pasties; custom cookies; decorated cookies; cookie platters
    `,
    de: `
      brotsorten; bauernbrot; vollkornbrot; vollkornbrote; roggenbrot; mischbrote; weizenbrote; sauerteigbrot;
      dinkelbrot; dinkelbrote; dinkelgebäck; spezialbrote; baguette; baguettes; semmeln; weckle; schrippen;
      laugengebäck; brezeln; brezen; croissants; plunder; plundergebäck; hefegebäck; hefezopf; blechkuchen;
      obstkuchen; käsekuchen; sahnetorten; obsttorten; geburtstagstorten; geburtstagstorte; motivtorten; motivtorte;
      hochzeitstorte; fototorten; kindertorten; tauftorten
    `,
    es: `
      panes; masa madre; pan integral; pan de molde; pan sin gluten; panes especiales; pan rústico;
      barras; baguettes; hogazas; bollos; bollería artesanal; cruasanes; croissants; napolitanas; ensaimadas;
      magdalenas; facturas; medialunas; pan dulce; conchas; donas; donuts; churros; bizcochos; pasteles;
      pastelería artesanal; pastelería creativa; pasteles personalizados; pasteles de cumpleaños; pasteles de boda;
      pasteles de xv años; tartas de cumpleaños; tartas de boda; tartas de comunión; tartas de bautizo;
      tartas infantiles; tartas fondant; tartas por encargo
    `,
    fr: `
      pains spéciaux; pain de campagne; pain complet; pain de mie; pain bio; pains bio;
      pain sans gluten; pains spéciaux et traditionnels; baguettes; baguette tradition; fougasses; brioches;
      croissants; pains au chocolat; chaussons aux pommes; chouquettes; beignets; pâtisseries; pâtisserie fine;
      pâtisseries individuelles; entremets; tartelettes; éclairs; millefeuilles; mille feuilles; flans; cakes;
      gâteaux de voyage; gâteaux personnalisés; gâteaux sur mesure; gâteaux sur commande; gâteau d'anniversaire;
      gâteaux de mariage; gâteau de mariage; gâteaux de baptême; wedding cake; wedding cakes; cake design
    `,
    it: `
      pane fresco; pane a lievitazione naturale; pane con lievito madre; lievito madre; pane integrale;
      pane casereccio; pane di segale; pane ai cereali; pane senza glutine; pani speciali; panini; grissini; taralli;
      pizza al taglio; pizza alla pala; pizzette; rosticceria; calzoni; torte salate; rustici; salatini; tramezzini;
      gastronomia; brioche; brioches; cornetteria; croissant; krapfen; viennoiserie; lievitati; grandi lievitati;
      panettone; pandoro; colombe; colomba pasquale; dolci di natale; dolci tipici; dolci di carnevale; uova di pasqua
    `,
    nl: `
      broden; vers brood; desembrood; zuurdesem; speltbrood; volkorenbrood; roggebrood; stokbrood; glutenvrij brood;
      suikerbrood; krentenbrood; kleinbrood; pistolets; bolletjes; croissants; koffiekoeken; boterkoeken;
      ontbijtkoeken; viennoiserie; gebakjes; taartjes; petit fours; vlaaien; vlaai; appeltaart; slagroomtaarten;
      slagroomtaart; verjaardagstaarten; verjaardagstaart; kindertaarten; bruidstaart; trouwtaart; trouwtaarten;
      fototaarten; foto taarten; taart met foto; themataarten; geboortetaarten; dooptaarten
    `,
    pt: `
      pão fresco; pão de fermentação natural; massa mãe; pão integral; pão de mistura; pão de centeio; pão de forma;
      pão de queijo; pão francês; pães especiais; pães artesanais; pães doces; pão sem glúten; broa; broas; carcaças;
      baguetes; croissants; brioches; folhados; pastéis de nata; pastéis; bolos caseiros; bolos secos;
      bolos artesanais; bolos personalizados; bolos decorados; bolos temáticos; bolos de batizado; bolos de noiva;
      bolo de casamento; bolo de aniversário; bolos de festa; bolos festivos; bolos infantis; bolos para festas;
      bolos por encomenda; bolos sob encomenda; bolos cenográficos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Loaf & Co is a bakery in Salem' },
      { language: 'fr', text: 'Boulangerie à Arles' },
    ],
    notNamed: [
      { language: 'en', text: 'Baked enamel sign maker' },
      { language: 'en', text: 'The Bakersfield airport' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/bakery, shop/pastry',
};
