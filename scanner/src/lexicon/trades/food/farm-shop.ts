import type { TradeEntry } from '../../trade.ts';

export const farmShop: TradeEntry = {
  id: 'farm-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'farm shop',
  companyNoun: 'farm shop',
  schemaTypes: ['GroceryStore', 'Store'],
  additionalType: 'http://www.productontology.org/id/Farm_shop',
  names: {
    en: [
      'farm shop*',
      'farm stand*',
      'farm store*',
      'farm market*',
      'pick your own farm*',
      'u-pick farm*',
      'pumpkin patch',
      'csa farm*',
      'roadside stand*',
      'apple orchard*',
      'farm shop and butchery',
    ],
    de: [
      'hofladen*',
      'hofläden',
      'bauernladen*',
      'direktvermarktung*',
      'direktvermarkter*',
      'bauernhofladen',
      'ab hof verkauf',
      'ab-hof-verkauf',
      'hofverkauf',
      'geflügelhof*',
      'direkt vom hof',
      'frisch vom hof',
      'hofprodukte',
    ],
    es: [
      'tienda de productos agrícolas',
      'venta directa de la huerta',
      'productos de la huerta',
      'tienda de la granja',
      'cestas ecológicas',
      'finca ecológica',
      'venta directa del agricultor',
    ],
    fr: [
      'vente à la ferme',
      'magasin de producteurs',
      'boutique à la ferme',
      'magasin à la ferme',
      'produits de la ferme',
      'produits fermiers',
      'kiosque à la ferme',
      'autocueillette',
      'produits du verger',
    ],
    it: [
      'spaccio agricolo',
      'spaccio aziendale agricolo',
      'vendita diretta azienda agricola',
      'bottega contadina',
      'vendita prodotti agricoli',
      'punto vendita aziendale',
      'azienda agricola vendita diretta',
      'fattoria vendita diretta',
      'bottega agricola',
      'mercato contadino',
    ],
    nl: [
      'boerderijwinkel*',
      'landwinkel*',
      'hoevewinkel*',
      'hoeveproducten',
      'boerenwinkel*',
      'zelfpluktuin*',
      'pluktuin*',
      'hoeveverkoop',
      'verkoop aan huis boerderij',
      'zelfpluk',
      'aspergeboerderij*',
      'groenteboerderij',
      'zelfpluktuinen',
      'boerderijverkoop',
    ],
    pt: [
      'loja da quinta',
      'venda direta do produtor',
      'produtos da quinta',
      'cabazes de legumes',
      'produtos da horta',
      'cabazes biológicos',
      'cestas orgânicas',
      'loja do produtor',
      'colha e pague',
      'produtos da roça',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['csa shares', 'veg boxes', 'pick your own strawberries'],
    de: ['gemüsekiste*', 'erdbeeren zum selberpflücken', 'milchtankstelle', 'milchautomat'],
    es: ['cestas de verduras', 'cestas de verdura', 'cestas de fruta'],
    fr: ['paniers de légumes', 'panier de légumes', 'cueillette de fraises'],
    it: ['cassette di frutta e verdura', 'cassette di verdura'],
    nl: ['groentepakket*', 'vleespakket*', 'melktap'],
    pt: ['cabaz de legumes', 'cabazes de fruta', 'cesta de orgânicos'],
  },
  sharedJobs: {
    en: [
      'free range eggs',
      'seasonal vegetables',
      'grass fed beef',
      'fresh eggs',
      'hay rides',
      'home produced meat',
      'local produce',
      'raw milk',
      'hampers',
      'christmas trees',
      'apple cider',
      'fresh vegetables',
    ],
    de: [
      'eier',
      'kartoffeln',
      'spargel',
      'erdbeeren',
      'wurstwaren',
      'rindfleisch',
      'präsentkörbe',
      'obst und gemüse',
      'geschenkkörbe',
      'kürbisse',
      'weihnachtsbäume',
      'freilandeier',
      'ab hof verkauf',
    ],
    es: [
      'huevos camperos',
      'verduras ecológicas',
      'fruta de temporada',
      'aceite de oliva',
      'naranjas',
      'verduras de temporada',
      'carne ecológica',
      'miel',
      'hortalizas',
      'queso artesano',
      'mermeladas caseras',
    ],
    fr: [
      'œufs',
      'légumes de saison',
      'fruits de saison',
      'viande bovine',
      'volailles fermières',
      'jus de pomme',
      'confitures',
      'pommes de terre',
      'colis de viande',
      'produits laitiers',
      'fraises',
      'sapins de noël',
    ],
    it: [
      'uova fresche',
      'frutta e verdura di stagione',
      'olio extravergine',
      'confetture',
      'ortaggi',
      'carne bovina',
      'formaggi',
      'frutta di stagione',
      'miele',
      'verdure di stagione',
    ],
    nl: [
      'verse eieren',
      'aardappelen',
      'aardbeien',
      'asperges',
      'seizoensgroenten',
      'boerenkaas',
      'rauwe melk',
      'streekproducten',
      'zuivel',
      'scharreleieren',
      'appels en peren',
      'kerstbomen',
      'zelfpluk',
    ],
    pt: [
      'ovos caseiros',
      'legumes frescos',
      'fruta da época',
      'hortícolas',
      'azeite',
      'compotas',
      'ovos caipiras',
      'queijo artesanal',
      'verduras orgânicas',
      'frutas orgânicas',
      'ovos biológicos',
      'mel',
    ],
  },
  mentions: {
    en: `
      farm fresh eggs; vegetable boxes; meat boxes; farm shares; grass-fed beef; pasture raised pork;
      pastured chicken; free range turkeys; christmas turkeys; local meat; home reared beef; lamb; sausages;
      butchery counter; fresh fruit; strawberries; raspberries; blueberries; pumpkins; sweet corn; asparagus;
      potatoes; apples; cherries; jams and chutneys; honey; local cheese; fresh milk; milk vending machine; ice cream;
      baked goods; flowers; cut flowers; sunflowers; corn maze; farm tours; school visits
    `,
    de: `
      frische eier; bio eier; hofeigene produkte; eigene produkte; äpfel; kirschen; heidelbeeren; himbeeren;
      zwetschgen; birnen; gemüse; salate; freilandgemüse; abokiste; biokiste; frischfleisch; fleischpakete;
      rindfleischpakete; schweinefleisch; lammfleisch; geflügel; hähnchen; enten; gänse; weihnachtsgans; puten;
      hausmacher wurst; schinken; speck; bauernbrot; holzofenbrot; nudeln; milch; rohmilch; milchprodukte; käse;
      joghurt; butter; marmeladen; fruchtaufstriche
    `,
    es: `
      huevos ecológicos; huevos de gallinas libres; fruta ecológica; frutas y verduras; naranjas de zumo; mandarinas;
      limones; fresas; cerezas; manzanas; tomates; patatas; calabazas; espárragos; legumbres; almendras;
      aceite virgen extra; aceitunas; mermeladas; conservas; vino; quesos; leche fresca; yogur; pollo de corral;
      ternera; cordero; cerdo ibérico; embutidos; cajas de fruta; envío a domicilio; suscripción; visitas a la granja;
      actividades escolares; huerto urbano
    `,
    fr: `
      œufs bio; œufs plein air; légumes bio; légumes frais; fruits et légumes; plants de légumes; plants potagers;
      pommes; poires; cerises; framboises; bleuets; asperges; tomates; courges; citrouilles; paniers bio; amap;
      caissettes de viande; colis de bœuf; colis de veau; viande d'agneau; porc fermier; poulets fermiers; foie gras;
      canard gras; charcuterie fermière; terrines; conserves; lait cru; lait frais; fromages fermiers;
      yaourts fermiers; beurre; glaces à la ferme; cidre; vinaigre; huile; miel; farine
    `,
    it: `
      vendita diretta; uova; uova biologiche; verdura biologica; frutta biologica; frutta e verdura;
      cassetta di frutta e verdura; mele; pesche; ciliegie; albicocche; fragole; kiwi; agrumi; arance; pomodori;
      patate; zucche; asparagi; legumi; farine; riso; olio d'oliva; vino sfuso; marmellate; passata di pomodoro;
      sottoli; succhi di frutta; carne di maiale; pacchi di carne; salumi; pollame; latte crudo; yogurt; mozzarella;
      ceste natalizie; cesti natalizi; fattoria didattica; consegna a domicilio; raccolta
    `,
    nl: `
      eieren; hoeve-ijs; boerderijijs; verse melk; karnemelk; yoghurt; boter; kaas; groenten; groente en fruit;
      verse groenten; biologische groenten; fruit; appels; peren; kersen; blauwe bessen; frambozen; pruimen;
      pompoenen; snijbloemen; bloemen; rundvlees; rundvleespakket; varkensvlees; lamsvlees; kippenvlees;
      bbq pakketten; worst; honing; confituur; appelsap; sappen; brood; streekpakketten; geschenkmanden;
      kerstpakketten; automaat; automaten; zelfbediening
    `,
    pt: `
      legumes biológicos; fruta biológica; cabazes; cabaz semanal; cestas; cesta semanal; cesta de verduras;
      frutas e legumes; hortaliças; maçãs; peras; laranjas; morangos; mirtilos; framboesas; cerejas; tomates; batatas;
      abóboras; frango do campo; frango caipira; carne de vaca; porco preto; borrego; enchidos; leite fresco;
      queijo fresco; iogurtes; manteiga; doces caseiros; geleias; pão caseiro; vinho; cachaça artesanal; flores;
      visitas escolares; visitas à quinta; entregas ao domicílio; feira orgânica
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Oak Tree farm shop in Devon' },
      { language: 'de', text: 'Hofladen in Werder' },
      { language: 'nl', text: 'Boerderijwinkel in Lochem' },
    ],
    notNamed: [
      { language: 'en', text: 'A shop near the farm road' },
      { language: 'es', text: 'Una granja solar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/farm',
};
