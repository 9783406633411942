import type { TradeEntry } from '../../trade.ts';

export const antiquesDealer: TradeEntry = {
  id: 'antiques-dealer',
  questions: 'generic',
  customers: 'shop',
  noun: 'antiques dealer',
  companyNoun: 'antique shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Antique_shop',
  names: {
    en: [
      'antique shop*',
      'antiques dealer*',
      'antiques',
      'antique dealer*',
      'antique store*',
      'antique mall*',
      'antique emporium',
      'vintage and antique*',
      'antique buyer*',
    ],
    de: [
      'antiquitäten*',
      'antiquitätenhändler*',
      'trödelladen',
      'antikhandel*',
      'antikhändler*',
      'trödler',
      'antikhaus',
      'altwarenhandel',
      'altwarenhändler',
      'antikladen',
      'brocante',
    ],
    es: [
      'anticuario*',
      'tienda de antigüedades',
      'anticuaria',
      'casa de antigüedades',
      'galería de antigüedades',
      'compra venta de antigüedades',
      'almoneda',
      'anticuariado',
      'venta de antigüedades',
    ],
    fr: [
      'antiquaire*',
      'brocante*',
      'antiquités',
      'antiquité',
      "magasin d'antiquités",
      "galerie d'antiquités",
      "marchand d'antiquités",
    ],
    it: [
      'antiquario',
      'antiquariato',
      'antiquari',
      'antiquariati',
      'galleria antiquaria',
      "oggetti d'antiquariato",
      'antichità',
      'antiquaria',
    ],
    nl: ['antiek*', 'antiquair*', 'brocante*', 'antiquiteiten'],
    pt: ['antiquário*', 'antiguidades', 'antiquariato', 'velharias'],
  },
  work: { en: ['estate sales', 'appraisals'] },
  neverAlone: {},
  jobs: {
    en: ['appraisals', 'estate buying', 'restoration'],
    de: ['ankauf', 'restaurierung', 'wertschätzung'],
    es: ['tasaciones', 'compra de antigüedades'],
    fr: ['estimation', 'achat', 'débarras'],
    it: ['perizie', 'acquisto', 'restauro'],
    nl: ['inkoop', 'taxatie', 'restauratie'],
    pt: ['avaliações', 'compra', 'restauro'],
  },
  mentions: {
    en: `
      antique furniture; vintage furniture; mid century furniture; estate sales; estate liquidation; house clearance;
      house clearances; probate valuations; antique valuations; antique appraisals; insurance valuations;
      antique restoration; furniture restoration; consignment; consignments; auctions; collectibles; antique jewelry;
      antique jewellery; vintage jewelry; silverware; sterling silver; porcelain; ceramics; glassware; paintings;
      fine art; oriental rugs; antique clocks; mirrors; chandeliers; coins; militaria; vintage clothing;
      architectural salvage; vinyl records; vintage toys; bronzes; we buy antiques; prop hire
    `,
    de: `
      antiquitätenankauf; ankauf von antiquitäten; antike möbel; antikmöbel; nachlassankauf; nachlassauflösung;
      nachlassauflösungen; haushaltsauflösung; haushaltsauflösungen; wohnungsauflösungen; entrümpelung;
      möbelrestaurierung; möbelrestauration; restaurationen; schellackpolitur; wertgutachten; wertermittlung;
      schätzungen; expertisen; gemälde; gemäldeankauf; porzellan; silberwaren; silberbesteck; antiker schmuck;
      antikschmuck; münzen; münzankauf; militaria; orientteppiche; teppichankauf; antike uhren; uhrenankauf;
      glas und kristall; skulpturen; bronzen; spiegel; lampen und leuchter; bauernmöbel; biedermeier
    `,
    es: `
      antigüedades; muebles antiguos; muebles vintage; muebles de época; compra de muebles antiguos; compra y venta;
      compraventa; vaciado de pisos; vaciado de casas; herencias; valoración de antigüedades; valoraciones;
      peritaciones; tasación de herencias; tasación de arte; restauración de muebles; restauración de antigüedades;
      restauración; pintura antigua; cuadros; obras de arte; esculturas; bronces; porcelana; cerámica; platería;
      plata; joyas antiguas; relojes antiguos; monedas; numismática; coleccionismo; lámparas; espejos; alfombras;
      libros antiguos; juguetes antiguos; militaria; marfiles; alquiler de atrezzo
    `,
    fr: `
      meubles anciens; mobilier ancien; mobilier vintage; meubles vintage; meubles de style; achat d'antiquités;
      achat de meubles anciens; rachat d'antiquités; débarras de maison; débarras de maisons; débarras d'appartement;
      vide maison; vide maisons; succession; successions; expertise; expertises; estimation gratuite;
      estimation d'objets; inventaire; inventaires; inventaire de succession; partage; restauration de meubles;
      restauration de tableaux; tableaux anciens; tableaux; sculptures; bronzes; argenterie; porcelaine; faïence;
      céramiques; verrerie; bijoux anciens; montres anciennes; horlogerie ancienne; pendules; monnaies;
      pièces de monnaie
    `,
    it: `
      modernariato; mobili antichi; mobili d'epoca; mobili vintage; acquisto antiquariato; acquisto mobili antichi;
      compravendita; valutazioni; valutazioni gratuite; stime; perizie e stime; sgombero; sgomberi; sgombero case;
      sgombero cantine; eredità; acquisto intere eredità; restauro mobili; restauro mobili antichi;
      restauro conservativo; dipinti antichi; dipinti; quadri; sculture; bronzi; argenti; argenteria; porcellane;
      ceramiche; gioielli antichi; orologi antichi; orologi d'epoca; monete; numismatica; militaria; tappeti antichi;
      lampadari; specchiere; vetri di murano; libri antichi
    `,
    nl: `
      antieke meubelen; antieke meubels; vintage meubels; brocante; curiosa; inkoop antiek; antiek verkopen; inboedel;
      inboedels; inboedel opkopen; opkoop inboedels; inboedelopruiming; woningontruiming; ontruimingen; nalatenschap;
      nalatenschappen; taxaties; taxatierapport; boedeltaxatie; meubelrestauratie; restauratie van meubelen;
      schilderijen; kunst; beelden; zilver; zilverwerk; porselein; keramiek; glaswerk; klokken; antieke klokken;
      sieraden; munten; verzamelobjecten; militaria; lampen; kroonluchters; spiegels; tapijten; boeken
    `,
    pt: `
      móveis antigos; mobiliário antigo; mobiliário vintage; móveis vintage; compra de antiguidades; compra e venda;
      compramos antiguidades; recheios de casa; compra de recheios; esvaziamento de casas; heranças; peritagens;
      peritagem; avaliação de antiguidades; avaliação de obras de arte; restauro de móveis; restauração de móveis;
      restauro de arte; pintura; quadros; esculturas; porcelanas; faianças; azulejos antigos; pratas; joias antigas;
      relógios antigos; moedas; numismática; colecionismo; coleções; arte sacra; arte africana; livros antigos;
      lustres; candeeiros; espelhos; tapetes; objetos de arte; objetos de decoração
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Old Mill antique shop in Rye' },
      { language: 'fr', text: 'Antiquaire à Uzès' },
    ],
    notNamed: [
      { language: 'en', text: 'The second hand of the clock' },
      { language: 'de', text: 'Eine Antiqua-Schrift' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/antiques, shop/second_hand',
};
