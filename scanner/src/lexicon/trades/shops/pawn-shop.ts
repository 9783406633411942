import type { TradeEntry } from '../../trade.ts';

export const pawnShop: TradeEntry = {
  id: 'pawn-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'pawnbroker',
  companyNoun: 'pawn shop',
  schemaTypes: ['PawnShop', 'Store'],
  additionalType: null,
  names: {
    en: [
      'pawn shop*',
      'pawnshop*',
      'pawnbroker*',
      'pawn broker*',
      'gold buyer*',
      'cash for gold',
      'we buy gold',
      'pawn loans',
      'gold buyers',
      'jewelry and loan',
      'jewellery and loan',
      'pawn and gun',
    ],
    de: [
      'pfandleihhaus*',
      'pfandhaus*',
      'leihhaus*',
      'pfandleihe*',
      'goldankauf*',
      'pfandleiher*',
      'autopfandhaus*',
      'autopfand*',
      'kfz pfandleihhaus',
      'edelmetallankauf*',
      'pfandkredit*',
      'goldankäufer*',
      'altgoldankauf',
    ],
    es: [
      'casa de empeño*',
      'casas de empeño',
      'compro oro',
      'compra de oro',
      'compra venta de oro',
      'empeños*',
      'compramos oro',
      'préstamos prendarios',
      'empeño de joyas',
      'monte de piedad',
      'compra de oro y plata',
    ],
    fr: [
      'prêteur sur gages',
      'prêt sur gage*',
      "rachat d'or",
      "achat d'or",
      'achat or',
      "comptoir d'or",
      'mont-de-piété',
      "rachat d'or et bijoux",
      "acheteur d'or",
      'rachat or',
      "achat et rachat d'or",
      "comptoir de l'or",
    ],
    it: [
      'compro oro',
      'compro argento',
      'banco dei pegni',
      'banco pegni',
      'banco metalli',
      'acquisto oro',
      'compro oro e argento',
      'monte dei pegni',
      'prestito su pegno',
      'credito su pegno',
      'compro oro usato',
      'banco di pegno',
    ],
    nl: [
      'pandjeshuis*',
      'pandhuis*',
      'goud inkoop*',
      'goudinkoop*',
      'inkoop goud',
      'goudhandel*',
      'goud verkopen',
      'pandjesbaas',
      'opkoper goud*',
      'goudwisselkantoor',
      'goudopkoper*',
      'inkoop van goud',
    ],
    pt: [
      'casa de penhores',
      'casas de penhores',
      'penhores*',
      'compra de ouro',
      'compro ouro',
      'compra e venda de ouro',
      'loja de penhores',
      'casa de penhor',
      'compramos ouro',
      'empréstimos sobre penhores',
      'compra de ouro e prata',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['gold buying', 'jewelry loans', 'sell gold'],
    de: ['schmuckankauf', 'zahngold ankauf', 'silberankauf'],
    es: ['empeño de oro', 'empeño de autos', 'venta de oro'],
    fr: ['rachat de bijoux', "achat d'argent", 'rachat de pièces'],
    it: ['acquisto argento', 'vendita oro', 'ritiro oro usato'],
    nl: ['zilver inkoop', 'sieraden belenen', 'goud belenen'],
    pt: ['penhor de joias', 'venda de ouro', 'penhor de ouro'],
  },
  sharedJobs: {
    en: [
      'cash loans',
      'collateral loans',
      'sell jewelry',
      'buy gold',
      'title loans',
      'diamond buying',
      'silver buying',
      'coin buying',
      'watch loans',
      'scrap gold',
      'buybacks',
      'foreign currency',
      'cash for gold',
      'pawn loans',
    ],
    de: [
      'ankauf von gold',
      'beleihung*',
      'pfanddarlehen',
      'uhrenankauf',
      'münzankauf',
      'diamantenankauf',
      'altgold',
      'zahngold',
      'bruchgold',
      'münzen',
      'kfz-pfand',
      'goldankauf*',
      'pfandkredit*',
      'altgoldankauf',
    ],
    es: [
      'compra de plata',
      'empeño',
      'préstamos sobre oro',
      'compra de relojes',
      'compra de diamantes',
      'compra de joyas',
      'préstamos',
      'joyería de segunda mano',
      'tasación de joyas',
      'avalúos',
      'refrendo',
      'oro de inversión',
      'compro oro',
      'compra de oro',
      'compra venta de oro',
      'empeños*',
      'compramos oro',
      'préstamos prendarios',
      'empeño de joyas',
      'compra de oro y plata',
    ],
    fr: [
      "rachat d'argent",
      "achat de pièces d'or",
      'achat de bijoux',
      "pièces d'or",
      'lingots',
      'estimation de bijoux',
      'rachat de montres',
      'or dentaire',
      "bijoux d'occasion",
      'rachat de diamants',
      'prêt sur bijoux',
      "rachat d'or",
      "achat d'or",
      'achat or',
      "rachat d'or et bijoux",
      'rachat or',
      "achat et rachat d'or",
    ],
    it: [
      'acquisto gioielli',
      'compro diamanti',
      'compro orologi',
      "monete d'oro",
      'lingotti',
      'oro da investimento',
      'valutazione oro',
      'valutazione gioielli',
      'argento usato',
      'acquisto monete',
      'gioielli usati',
      'compro oro',
      'compro argento',
      'compro oro e argento',
      'prestito su pegno',
      'compro oro usato',
    ],
    nl: [
      'belenen',
      'inkoop sieraden',
      'zilver verkopen',
      'inkoop munten',
      'horloges verkopen',
      'gouden munten',
      'beleningen',
      'inkoop diamanten',
      'goudbaren',
      'inkoop horloges',
      'goud inkoop*',
      'goudinkoop*',
      'inkoop goud',
      'inkoop van goud',
    ],
    pt: [
      'compra de prata',
      'empréstimos',
      'avaliação de joias',
      'compra de joias',
      'compra de relógios',
      'moedas de ouro',
      'compra de diamantes',
      'barras de ouro',
      'avaliações',
      'moedas de prata',
      'ouro usado',
      'compra de ouro',
      'compro ouro',
      'compra e venda de ouro',
      'compramos ouro',
      'empréstimos sobre penhores',
      'compra de ouro e prata',
    ],
  },
  mentions: {
    en: `
      pawn loan; loans on gold; loans on jewellery; loans on watches; short term loans; buy and sell;
      buying gold and silver; gold and silver; gold coins; silver coins; bullion; platinum; sterling silver;
      scrap jewellery; luxury watches; rolex; designer handbags; diamonds; engagement rings; estate jewelry;
      jewelry repair; electronics; laptops; smartphones; tools; power tools; musical instruments; guitars; firearms;
      layaway; valuations; money transfer; cheque cashing; check cashing; money orders
    `,
    de: `
      sofortkredit; beleihen; schmuck beleihen; uhren beleihen; auto beleihen; gold verkaufen; schmuck verkaufen;
      goldschmuck; silber; silberbesteck; platin; palladium; goldbarren; goldmünzen; silbermünzen; zinn; versilbertes;
      edelmetalle; brillanten; diamanten; edelsteine; luxusuhren; uhren; designertaschen; erbschaften; nachlass;
      wertgutachten; schätzung; expertise; pfandversteigerung; pfandversteigerungen; versteigerung; pfandverkauf;
      elektronik; kunst und antiquitäten; technik; verlängerung
    `,
    es: `
      empeño de relojes; empeño de celulares; empeño de electrónicos; empeño recuperable; préstamo inmediato;
      préstamos con garantía; préstamos sobre auto; préstamo prendario; recuperación de joyas; venta de joyas;
      venta con opción de recuperación; compra de monedas; compra de brillantes; compra de papeletas; lingotes;
      lingotes de oro; monedas de oro; monedas de plata; oro dental; relojes de lujo; tasaciones; compra de herencias;
      remates; subastas; cambio de divisas; envío de dinero; desempeño
    `,
    fr: `
      vente d'or; vente de bijoux; vente de lingots; or d'investissement; lingots d'or; lingotins; napoléon;
      pièces d'argent; monnaies; argenterie; argent massif; couverts en argent; platine; métal argenté; débris d'or;
      bijoux cassés; diamants; pierres précieuses; montres de luxe; expertise; expertise de bijoux; numismatique;
      successions; ventes aux enchères; prêts; prêt immédiat; change; change de devises; électronique; outils;
      instruments de musique
    `,
    it: `
      compriamo oro; oro usato; ritiro oro; ritiro argento; argenteria; platino; palladio; oro dentale;
      sterline d'oro; marenghi; lingotti d'oro; diamanti; diamanti e pietre preziose; pietre preziose;
      orologi di lusso; rolex; orologi usati; valutazioni; perizie; polizze di pegno; disimpegno polizze;
      riscatto polizze; ritiro polizze; numismatica; coralli; gioielli rigenerati; aste
    `,
    nl: `
      belening; lenen tegen onderpand; lening; sieraden verkopen; juwelen verkopen; aankoop goud; aankoop zilver;
      aankoop juwelen; oud goud; tandgoud; gouden sieraden; zilver; zilveren munten; zilveren bestek; platina; baren;
      beleggingsgoud; munten verkopen; diamanten; diamant verkopen; rolex verkopen; luxe horloges; taxatie; taxaties;
      elektronica; gereedschap; laptops; telefoons; muziekinstrumenten; verkoop sieraden
    `,
    pt: `
      penhor; penhora de ouro; empréstimo com garantia; empréstimos imediatos; cautelas de penhor; cautelas;
      recuperação de cautelas; resgate de joias; venda de joias; ouro de investimento; libras de ouro; barras;
      ouro dentário; pratas; faqueiros; talheres de prata; platina; diamantes; brilhantes; pedras preciosas;
      relógios de luxo; rolex; relógios usados; joias usadas; moedas; leilões; câmbio; antiguidades
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lucky Star pawn shop in Laredo' },
      { language: 'de', text: 'Pfandleihhaus und Goldankauf in Essen' },
      { language: 'es', text: 'Compro oro en Gijón' },
    ],
    notNamed: [
      { language: 'en', text: 'A pawn takes the rook' },
      { language: 'fr', text: 'Un gage de qualité' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/pawnbroker',
};
