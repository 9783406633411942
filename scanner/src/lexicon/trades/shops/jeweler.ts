import type { TradeEntry } from '../../trade.ts';

export const jeweler: TradeEntry = {
  id: 'jeweler',
  questions: 'generic',
  customers: 'shop',
  noun: 'jeweler',
  companyNoun: 'jewelry store',
  schemaTypes: ['JewelryStore'],
  additionalType: null,
  names: {
    en: [
      'jeweler*',
      'jeweller*',
      'jewelry store*',
      'jewellery shop*',
      'goldsmith*',
      'fine jewelry',
      'watches and jewelry',
      'watches and jewellery',
      'jewelry shop*',
      'jewelry designer*',
      'jewelry repair*',
      'silversmith*',
      'diamond merchant*',
      'jewelry boutique',
      'jewelry studio',
      'handmade jewelry',
      'jewelry gallery',
      'ring maker',
      'jewelsmith',
    ],
    de: [
      'juwelier*',
      'goldschmied*',
      'schmuckgeschäft',
      'goldschmiede*',
      'uhren und schmuck',
      'uhren schmuck',
      'uhrmacher und juwelier',
      'schmuckatelier',
      'schmuckdesign*',
      'schmuckwerkstatt',
      'schmuckmanufaktur',
      'bijouterie',
      'trauringstudio*',
      'silberschmied*',
      'schmuckgalerie',
      'schmuckladen',
      'edelsteinschmuck',
      'uhren & schmuck',
      'bijoutier',
    ],
    es: [
      'joyería*',
      'joyero*',
      'taller de joyería',
      'joyería y relojería',
      'joyería relojería',
      'relojería y joyería',
      'orfebre*',
      'joyera',
      'taller de joyas',
      'platería',
      'diseñadora de joyas',
      'joyas artesanales',
      'tienda de joyas',
      'diseñador de joyas',
      'joyas y relojes',
      'bisutería',
      'joyas en plata',
      'gemólogo*',
    ],
    fr: [
      'bijouterie*',
      'bijoutier*',
      'joaillier*',
      'joaillerie',
      'horlogerie bijouterie',
      'bijouterie horlogerie',
      'horloger bijoutier',
      'bijoutier horloger',
      'créatrice de bijoux',
      'créateur de bijoux',
      'orfèvre*',
      'alliances et bijoux',
      'atelier de bijoux',
      'bijoux fantaisie',
      'bijoux artisanaux',
      'boutique de bijoux',
      'gemmologue*',
      'bijoux de créateur*',
      'bijoux faits main',
      'sertisseur*',
    ],
    it: [
      'gioielleria',
      'gioiellerie',
      'gioielliere',
      'orafo',
      'oreficeria',
      'gioielleria e orologeria',
      'gioielleria orologeria',
      'orologeria e gioielleria',
      'orologeria gioielleria',
      'oreficeria orologeria',
      'gioiellieri',
      'orafi',
      'oreficerie',
      'orafa',
      'argentiere',
      'gioielli fatti a mano',
      'bigiotteria',
      'orefice*',
      'gioielliera',
      'gemmologo',
      'creazioni orafe',
      'gioielli e orologi',
    ],
    nl: [
      'juwelier*',
      'goudsmid*',
      'edelsmid',
      'horloges en juwelen',
      'edelsmeden',
      'goudsmeden',
      'zilversmid*',
      'edelsmederij',
      'sieradenwinkel',
      'juwelenontwerp*',
      'sieradenontwerp*',
      'juweelontwerp*',
      'juwelenzaak',
      'sieradenatelier',
      'trouwringenspecialist',
      'goudsmederij',
    ],
    pt: [
      'joalharia*',
      'joalheria*',
      'joalheiro*',
      'ourivesaria*',
      'ourivesaria e relojoaria',
      'joalharia e relojoaria',
      'ótica e ourivesaria',
      'relojoaria e ourivesaria',
      'alianças e joias',
      'ourives*',
      'loja de joias',
      'joias artesanais',
      'ateliê de joias',
      'bijuteria*',
      'fábrica de joias',
      'designer de joias',
      'joias de autor',
      'prataria',
      'joias e relógios',
      'gemólogo*',
    ],
  },
  work: { en: ['engagement rings', 'wedding bands'] },
  neverAlone: {},
  jobs: {
    en: ['engagement rings', 'custom jewelry', 'jewelry repair', 'ring resizing', 'watch repair'],
    de: ['trauringe', 'verlobungsringe', 'schmuckreparatur', 'goldankauf', 'uhrenreparatur'],
    es: ['alianzas', 'anillos de compromiso', 'reparación de joyas'],
    fr: ['alliances', 'bagues de fiançailles', 'réparation de bijoux'],
    it: ['fedi nuziali', 'riparazione gioielli', 'compro oro'],
    nl: ['trouwringen', 'reparatie', 'graveren', 'oud goud'],
    pt: ['alianças', 'anéis de noivado', 'conserto de joias'],
  },
  sharedJobs: {
    en: [
      'wedding bands',
      'wedding rings',
      'jewellery repairs',
      'ring sizing',
      'bespoke jewellery',
      'appraisals',
      'valuations',
      'engraving',
      'gold buying',
    ],
    de: ['eheringe', 'gravuren', 'maßanfertigung', 'batteriewechsel', 'perlen'],
    es: ['reparación de relojes', 'joyas a medida', 'grabado', 'tasación', 'compra de oro'],
    fr: ['réparation de montres', 'création sur mesure', 'gravure', "rachat d'or"],
    it: ['fedi', 'anelli di fidanzamento', 'riparazioni', 'orologi', 'gioielli su misura', 'incisioni'],
    nl: ['verlovingsringen', 'sieraden reparatie', 'horloge reparatie', 'goud inkoop', 'maatwerk'],
    pt: ['reparação de joias', 'relógios', 'gravação', 'joias por medida', 'compra de ouro'],
  },
  mentions: {
    en: `
      wedding jewelry; diamond rings; eternity rings; anniversary rings; bridal jewelry; custom design;
      custom engagement rings; bespoke engagement rings; bespoke rings; custom jewelry design; jewelry design;
      jewellery design; bespoke jewellery design; cad design; remodelling; jewellery remodelling; jewelry redesign;
      jewellery repair; jewelry repairs; jewelry and watch repair; chain repair; chain soldering; prong repair;
      prong re tipping; claw repair; stone setting; stone replacement; diamond setting; pearl restringing;
      pearl and bead restringing; bead restringing; ring resizing and repair; rhodium plating; gold plating;
      polishing; jewelry cleaning; jewellery cleaning; ultrasonic cleaning; laser welding; laser engraving
    `,
    de: `
      schmuck; uhren; schmuckanfertigung; schmuckanfertigungen; sonderanfertigungen; einzelanfertigungen;
      unikatschmuck; maßgefertigter schmuck; individuelle anfertigung; neuanfertigung; umarbeitung; umarbeitungen;
      schmuckumarbeitung; schmuckdesign; trauringkurs; trauringkurse; trauringe schmieden; antragsringe; partnerringe;
      freundschaftsringe; memoireringe; ringe; ohrringe; ohrschmuck; halsschmuck; ketten; anhänger; armbänder;
      armschmuck; perlenketten; perlenkette knüpfen; perlketten knüpfen; perlen knüpfen; diamanten; edelsteine;
      brillantschmuck; goldschmuck; silberschmuck; platinschmuck; kinderschmuck
    `,
    es: `
      joyas; joyas personalizadas; joyería personalizada; joyas de autor; diseño de joyas; diseños personalizados;
      joyas de plata; joyas de oro; joyería fina; anillos; anillos de boda; anillos de pedida; anillos de matrimonio;
      argollas de matrimonio; argollas; alianzas de boda; alianzas de oro; solitarios; sortijas; pendientes; aretes;
      collares; gargantillas; colgantes; dijes; pulseras; cadenas; sellos; medallas; joyas de novia;
      joyas de comunión; diamantes; piedras preciosas; perlas; enfilado de perlas; enhebrado de collares; engaste;
      engastado; relojes; relojes de lujo
    `,
    fr: `
      bijoux; horlogerie; montres; montres de luxe; bijoux sur mesure; création de bijoux; création joaillière;
      bijoux personnalisés; créations; transformation de bijoux; transformations; mise au goût du jour;
      restauration de bijoux; réparations; réparations de bijoux; réparation bijoux; mise à taille;
      mise à taille de bague; mise à la taille; mise à grandeur; soudure; soudure laser; sertissage;
      remplacement de pierres; enfilage de perles; enfilage; renfilage de perles; rhodiage; dorure; plaquage or;
      polissage; nettoyage de bijoux; nettoyage; entretien de bijoux; gravures; gravure laser; gravure main;
      gravure sur bijoux; bagues; bagues solitaires
    `,
    it: `
      gioielli; gioielli artigianali; gioielli personalizzati; creazioni su misura; creazione gioielli;
      realizzazione gioielli; progettazione gioielli; gioielli in oro; gioielli in argento; alta gioielleria; anelli;
      anelli di matrimonio; fedi matrimoniali; fedi personalizzate; solitari; fedine; trilogy; veretti; collane;
      collier; bracciali; orecchini; ciondoli; pendenti; medaglie; gemelli; argento; argenteria; diamanti;
      pietre preziose; perle; infilatura perle; infilatura collane; rinfilatura perle; incastonatura; incassatura;
      incisione; incisione laser; incisioni a mano; incisioni personalizzate
    `,
    nl: `
      sieraden; juwelen; horloges; sieraden op maat; juwelen op maat; juwelen ontwerp; maatwerk sieraden;
      sieraden laten maken; sieraden ontwerpen; ontwerp op maat; eigen ontwerp; handgemaakte sieraden;
      unieke sieraden; vermaken; sieraden vermaken; oude sieraden vermaken; omsmelten; hergebruik oud goud; ringen;
      trouwringen op maat; zelf trouwringen maken; verlovingsring; relatieringen; alliance ringen; zegelringen;
      oorbellen; oorringen; kettingen; colliers; hangers; armbanden; zilveren sieraden; gouden sieraden;
      gedenksieraden; assieraden; herdenkingssieraden; vingerafdruk sieraden; geboortesieraden; kindersieraden;
      diamanten
    `,
    pt: `
      joias; joias personalizadas; joias sob medida; joias por encomenda; design de joias; desenho de joias;
      criação de joias; joias exclusivas; anéis; anéis de noivado sob medida; alianças de casamento; alianças de ouro;
      alianças personalizadas; aliança de noivado; solitários; anéis de formatura; anel de formatura; brincos;
      colares; fios; pingentes; pendentes; pulseiras; correntes; medalhas; ouro; prata; joias em ouro; joias em prata;
      semijoias; folheados; filigrana; diamantes; pedras preciosas; pérolas; enfiamento de pérolas;
      enfiamento de colares; cravação; cravação de pedras; relógios de luxo
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Karat & Sons, jewelers in Troy' },
      { language: 'it', text: 'Gioielleria a Vicenza' },
    ],
    notNamed: [
      { language: 'en', text: 'A gem of a movie' },
      { language: 'es', text: 'La joya del equipo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/jewelry',
};
