import type { TradeEntry } from '../../trade.ts';

export const florist: TradeEntry = {
  id: 'florist',
  questions: 'generic',
  customers: 'shop',
  noun: 'florist',
  companyNoun: 'flower shop',
  schemaTypes: ['Florist'],
  additionalType: null,
  names: {
    en: [
      'florist*',
      'flower shop*',
      'floral design*',
      'flower delivery',
      'flower store',
      'floral shop',
      'flower studio',
      'floral studio',
      'flower boutique',
      'flower arrangement*',
      'floral boutique',
      'flower delivery service',
      'floral arrangements shop',
    ],
    de: [
      'florist*',
      'blumenladen',
      'blumengeschäft*',
      'blumenhaus',
      'blumen',
      'floristik*',
      'floral design',
      'blumenatelier',
      'blumenbinderei',
      'blumenboutique',
      'blumengalerie',
      'blumenwerkstatt',
      'blumenfachgeschäft',
      'blumenstube',
      'blumenkunst',
      'blumenstudio',
      'blumenservice',
      'blumenlieferung',
    ],
    es: [
      'floristería*',
      'florista*',
      'florería*',
      'tienda de flores',
      'diseño floral',
      'arte floral',
      'diseñadora floral',
      'taller floral',
      'boutique de flores',
      'taller de flores',
      'envío de flores a domicilio',
    ],
    fr: [
      'fleuriste*',
      'magasin de fleurs',
      'artisan fleuriste',
      'boutique de fleurs',
      'livraison de fleurs',
      'atelier floral',
      'art floral',
      'créations florales',
      'design floral',
      'designer floral',
      'création florale',
      'designer florale',
      'atelier de fleurs',
      'livraison fleurs',
    ],
    it: [
      'fiorista',
      'fioristi',
      'fioraio',
      'negozio di fiori',
      'fioreria',
      'fioraia',
      'fiorai',
      'consegna fiori',
      'floral designer',
      'floral design',
      'flower designer',
      'fiori a domicilio',
      'negozio fiori',
      'boutique di fiori',
      'piante e fiori',
      'vendita fiori',
      'atelier floreale',
    ],
    nl: [
      'bloemist*',
      'bloemenwinkel*',
      'bloemenzaak',
      'bloemisterij',
      'bloemenhuis',
      'bloembinderij',
      'bloemenatelier',
      'bloemenboetiek',
      'bloemsierkunst',
      'bloemenspeciaalzaak',
      'bloemenbezorg*',
      'bloemenhandel',
      'bloemen en planten',
      'bloemenshop',
      'bloembinder*',
      'bloemenkunst',
    ],
    pt: [
      'florista*',
      'floricultura*',
      'loja de flores',
      'arte floral',
      'design floral',
      'boutique de flores',
      'ateliê de flores',
      'atelier floral',
      'loja de flor',
      'buquês de flores',
      'flores e plantas',
      'designer floral',
    ],
  },
  work: { en: ['bouquets', 'wedding flowers', 'floral arrangements'] },
  neverAlone: {},
  jobs: {
    en: ['wedding flowers', 'funeral flowers', 'bouquets', 'same day delivery', 'plants'],
    de: ['brautsträuße', 'trauerfloristik', 'hochzeitsfloristik', 'grabpflege'],
    es: ['ramos de novia', 'coronas funerarias', 'centros de mesa'],
    fr: ['bouquets', 'fleurs de mariage', 'fleurs de deuil'],
    it: ['bouquet sposa', 'addobbi', 'fiori per funerali'],
    nl: ['bruidsboeketten', 'rouwbloemen', 'boeketten'],
    pt: ['ramos de noiva', 'coroas fúnebres', 'arranjos florais'],
  },
  sharedJobs: {
    en: ['sympathy flowers', 'flower delivery', 'event flowers', 'hand tied bouquets', 'corporate flowers', 'wreaths'],
    de: ['sträuße', 'blumensträuße', 'topfpflanzen', 'lieferservice', 'gestecke', 'eventdekoration'],
    es: ['flores para bodas', 'coronas', 'ramos', 'plantas', 'envío a domicilio', 'arreglos florales'],
    fr: ['mariages', 'deuil', 'compositions', 'plantes', 'livraison*', 'bouquets de mariée', 'décoration florale'],
    it: ['bouquet', 'matrimoni', 'composizioni floreali', 'piante', 'corone funebri', 'consegna a domicilio'],
    nl: ['bruidswerk', 'rouwwerk', 'planten', 'bloemen bezorgen', 'abonnementen'],
    pt: ['buquês', 'casamentos', 'coroas de flores', 'plantas', 'entrega ao domicílio', 'decoração de eventos'],
  },
  mentions: {
    en: `
      floral arrangements; flower arrangements; fresh flowers; wedding florist; bridal bouquets; bridal bouquet;
      bridesmaid bouquets; boutonnieres; buttonholes; corsages; centerpieces; table centrepieces; ceremony flowers;
      floral arches; funeral tributes; funeral wreaths; casket sprays; standing sprays; coffin sprays; sympathy;
      birthday flowers; anniversary flowers; get well flowers; new baby flowers; valentine's day flowers;
      valentines day; mother's day flowers; mothers day; christmas wreaths; christmas flowers; roses; orchids;
      sunflowers; lilies; houseplants; house plants; indoor plants; potted plants; succulents; dried flowers
    `,
    de: `
      schnittblumen; frische blumen; blumengestecke; blumenarrangements; brautstrauß; hochzeitsblumen;
      hochzeitsdekoration; hochzeitsschmuck; brautschmuck; anstecker; haarschmuck; haarkränze; autoschmuck;
      tischdekoration; tischschmuck; kirchenschmuck; raumdekoration; trauerkränze; kränze; trauergestecke;
      trauersträuße; sargschmuck; sarggestecke; urnenschmuck; urnenkränze; grabgestecke; grabschmuck; grabbepflanzung;
      grabgestaltung; dauergrabpflege; dekorationen; eventfloristik; firmenfloristik; geschäftsfloristik; blumenabo;
      blumenabonnement; blumenabos; büropflanzen; raumbegrünung; innenraumbegrünung
    `,
    es: `
      ramos de flores; ramo de novia; ramos de rosas; rosas; rosas rojas; flores frescas; flores a domicilio;
      envío de flores; entrega de flores; flores para eventos; flores para regalar; flores para cumpleaños;
      cumpleaños; aniversarios; nacimientos; san valentín; día de la madre; arreglos para bodas; decoración floral;
      decoración floral de bodas; decoración de bodas; decoración de iglesias; decoración de eventos;
      decoración de empresas; bodas; eventos; flores para empresas; suscripción floral; suscripciones;
      flores para difuntos; flores funerarias; funerales; flores de condolencia; coronas de difuntos;
      coronas de flores; ramos de difunto; centros funerarios; condolencias; cruces; prendidos
    `,
    fr: `
      bouquets de fleurs; bouquet de saison; bouquets de saison; bouquet rond; fleurs fraîches; fleurs coupées;
      compositions florales; composition florale; arrangements floraux; bouquet de mariée; boutonnières;
      couronnes de tête; centres de table; décoration de table; décoration de voiture; décoration d'église;
      décoration de mariage; décoration florale mariage; fleuriste mariage; mariage; deuil et obsèques; obsèques;
      fleurs deuil; gerbes; gerbes de deuil; couronnes; couronnes de deuil; raquettes; coussins; dessus de cercueil;
      croix; devants de tombe; plaques funéraires; fleurissement de tombes; entretien de tombes; plantes d'intérieur;
      plantes vertes; plantes fleuries; plantes d'extérieur; orchidées
    `,
    it: `
      fiori; fiori recisi; fiori freschi; fiori e piante; mazzi di fiori; bouquet di fiori; bouquet da sposa;
      bouquet di laurea; fiori per matrimoni; allestimenti floreali; allestimenti matrimoni; allestimenti;
      addobbi floreali; addobbi matrimoni; addobbi per matrimonio; addobbi chiesa; addobbi per chiese; centrotavola;
      centritavola; decorazioni floreali; bottoniere; coroncine; eventi; cerimonie; battesimi; comunioni; cresime;
      lauree; anniversari; compleanni; nascite; san valentino; festa della donna; festa della mamma; natale; cesti;
      cesti natalizi; corone di alloro; fiori per lutto; addobbi funebri
    `,
    nl: `
      bloemen; verse bloemen; snijbloemen; bloemstukken; bloemwerk; bloemschikken; veldboeketten; plukboeketten;
      rozen; bruidsboeket; bruidsbloemen; trouwboeket; trouwbloemen; huwelijk; corsages; autodecoratie; zaaldecoratie;
      kerkversiering; tafeldecoratie; tafelstukken; bloemdecoratie; rouwarrangementen; rouwboeket; rouwstukken;
      rouwkransen; kransen; kistbedekking; kiststukken; urndecoratie; grafwerk; grafstukken; kamerplanten;
      tuinplanten; orchideeën; kunstbloemen; zijden bloemen; zijdebloemen; droogbloemen; gedroogde bloemen;
      bloemenabonnement
    `,
    pt: `
      flores; flores frescas; flores naturais; ramos de flores; bouquets; bouquet de noiva; buquê de noiva;
      buquê de flores; buquês de rosas; ramos de rosas; rosas; rosas vermelhas; rosas eternas; girassóis; orquídeas;
      entrega de flores; entrega de flores ao domicílio; envio de flores; flores ao domicílio; flores para casamento;
      decoração de casamentos; decoração de casamento; decoração floral; decoração de igrejas; decoração de mesas;
      centros de mesa; eventos; batizados; comunhões; eventos corporativos; empresas; flores para empresas;
      assinatura de flores; subscrição de flores; flores para funeral; flores para funerais; funerais; fúnebre;
      palmas; palmas fúnebres
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Petal & Stem, florist in Ludlow' },
      { language: 'fr', text: 'Fleuriste à Sens' },
    ],
    notNamed: [
      { language: 'en', text: 'Floor it, driver' },
      { language: 'en', text: 'The flowering season of the park' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/florist',
};
