import type { TradeEntry } from '../../trade.ts';

export const clothingStore: TradeEntry = {
  id: 'clothing-store',
  questions: 'generic',
  customers: 'shop',
  noun: 'clothing store',
  companyNoun: 'clothing store',
  schemaTypes: ['ClothingStore', 'ShoeStore', 'Store'],
  additionalType: null,
  names: {
    en: [
      'clothing store*',
      'clothing boutique',
      'menswear store',
      'fashion boutique',
      'clothing shop*',
      'clothes shop*',
      'clothes store',
      'clothing boutiques',
      'fashion store',
      'fashion shop',
      'ladies fashion*',
      "women's boutique",
      'womenswear',
      'ladies boutique',
      'lingerie shop*',
    ],
    de: [
      'modegeschäft*',
      'modehaus',
      'bekleidungsgeschäft',
      'modeboutique',
      'herrenausstatter*',
      'modeladen',
      'boutique für damenmode',
      'bekleidungshaus',
      'kleiderladen',
      'schuhe und mode',
      'schuhmode',
      'wäschegeschäft',
      'schuhhandel',
      'kleidergeschäft',
    ],
    es: [
      'tienda de ropa',
      'tienda de moda',
      'boutique de moda',
      'boutique de ropa',
      'ropa para mujer',
      'tiendas de ropa',
      'calzados',
      'tienda de lencería',
      'ropa para dama',
      'ropa de dama',
      'boutique de mujer',
      'moda de mujer',
    ],
    fr: [
      'magasin de vêtements',
      'boutique de vêtements',
      'prêt à porter',
      'boutique de mode',
      'magasin de mode',
      'boutique vêtements',
      'magasin de lingerie',
      'boutique de lingerie',
      'vêtements pour femmes',
      'vêtements pour enfants',
      'mode féminine',
      'mode masculine',
      'lingerie féminine',
      'magasin chaussures',
    ],
    it: [
      'negozio di abbigliamento',
      'abbigliamento',
      'boutique donna',
      'negozio di moda',
      'negozio di intimo',
      'boutique di moda',
      'negozio di vestiti',
      'moda bambino',
      'moda bimbi',
      'jeanseria',
      'intimo e lingerie',
      'lingerie e intimo',
      'negozio scarpe',
    ],
    nl: [
      'kledingwinkel*',
      'boetiek',
      'modezaak',
      'damesmode*',
      'herenmode*',
      'modewinkel',
      'kledingzaak',
      'modeboetiek',
      'kinderkleding*',
      'lingeriewinkel',
      'lingeriezaak',
      'modehuis',
    ],
    pt: [
      'loja de roupa*',
      'loja de moda',
      'lojas de roupa',
      'boutique de moda',
      'roupa feminina',
      'roupa infantil',
      'lojas de roupas',
      'boutique feminina',
      'pronto a vestir',
      'loja de lingerie',
      'roupa de senhora',
    ],
  },
  work: { en: ['womens wear', 'menswear'] },
  neverAlone: { en: ['boutique', 'boutiques'], de: ['boutique'], es: ['boutique'], fr: ['boutique'], it: ['boutique'] },
  jobs: {
    en: ['personal styling', 'alterations', 'gift cards'],
    de: ['änderungen', 'stilberatung'],
    es: ['arreglos', 'asesoramiento de imagen'],
    fr: ['retouches', 'conseil en image'],
    it: ["consulenza d'immagine", 'riparazioni sartoriali'],
    nl: ['stijladvies', 'vermaakservice'],
    pt: ['consultoria de imagem', 'arranjos'],
  },
  mentions: {
    en: `
      women's clothing; womens clothing; men's clothing; mens clothing; children's clothing; kids clothing;
      baby clothes; dresses; evening dresses; prom dresses; wedding dresses; bridal gowns; wedding gowns;
      bridesmaid dresses; mother of the bride; mother of the bride dresses; flower girl dresses; formal wear;
      suit hire; suit rental; tuxedo rental; tuxedo rentals; made to measure suits; mens suits; denim; jeans;
      knitwear; outerwear; coats and jackets; lingerie; bra fitting; bra fittings; swimwear; activewear; sportswear;
      workwear; uniforms; school uniforms; shoes; footwear
    `,
    de: `
      damenmode; herrenmode; kindermode; babymode; damenbekleidung; herrenbekleidung; kinderbekleidung; brautkleider;
      brautmode; hochzeitskleider; standesamtkleider; hochzeitsanzüge; bräutigam; brautjungfernkleider; brautschuhe;
      brautaccessoires; abendkleider; abendmode; abiballkleider; festmode; anlassmode; kommunionkleider;
      kommunionmode; anzüge; maßanzüge; maßhemden; maßkonfektion; hemden; blusen; hosen; jeans; strickmode;
      jacken und mäntel; businessmode; trachten; trachtenmode; dirndl; lederhosen; wäsche; dessous
    `,
    es: `
      ropa de mujer; ropa de hombre; ropa de niños; ropa infantil; ropa de bebé; moda mujer; moda hombre;
      moda infantil; moda femenina; moda masculina; vestidos; vestidos de fiesta; vestidos de novia;
      vestidos de madrina; vestidos de invitada; vestidos de comunión; vestidos de quinceañera; vestidos de noche;
      trajes de novio; trajes de ceremonia; trajes a medida; trajes; alquiler de trajes; alquiler de vestidos;
      renta de vestidos; renta de smoking; chaqués; camisas; camisas a medida; blusas; pantalones; faldas; vaqueros;
      abrigos; chaquetas; jerséis; lencería; ropa interior; corsetería; bañadores
    `,
    fr: `
      vêtements femme; vêtements homme; vêtements enfant; vêtements enfants; vêtements bébé; mode femme; mode homme;
      mode enfant; prêt à porter femme; prêt à porter homme; robes; robes de soirée; robes de cocktail;
      robes de cérémonie; robes de bal; robes de demoiselles d'honneur; robes de communion; tenues de cérémonie;
      costumes; costumes de mariage; costumes de marié; costumes sur mesure; chemises; chemises sur mesure;
      location de costumes; location de robes; location de smoking; pantalons; jeans; jupes; pulls; manteaux; vestes;
      lingerie; lingerie fine; corsetterie; maillots de bain; vêtements de nuit; vêtements de sport;
      vêtements de travail
    `,
    it: `
      abbigliamento donna; abbigliamento uomo; abbigliamento bambino; abbigliamento bambini; abbigliamento neonato;
      moda donna; moda uomo; abiti da cerimonia; abiti da sera; abiti da sposo; abiti da damigella;
      abiti da comunione; abiti per 18 anni; abiti su misura; noleggio abiti; abiti; vestiti; completi; camicie;
      camicie su misura; pantaloni; gonne; jeans; maglieria; cappotti; giacche; giubbotti; capispalla; pellicceria;
      intimo; intimo donna; lingerie; corsetteria; costumi da bagno; pigiameria; abbigliamento sportivo;
      abbigliamento da lavoro; divise; taglie forti; taglie comode
    `,
    nl: `
      dameskleding; herenkleding; kinderkleding; babykleding; damesmode; herenmode; kindermode; jurken; avondkleding;
      avondjurken; galajurken; gelegenheidskleding; feestkleding; trouwjurken; bruidsjurken; trouwpakken;
      trouwkostuums; bruidsaccessoires; communiekleding; communiekleedjes; bruidsmeisjes; pakken; kostuums;
      kostuums op maat; maatpakken; maatwerk; maatoverhemden; overhemden; hemden; broeken; jeans; truien; jassen;
      lingerie; badmode; nachtmode; ondermode; bh advies; sportkleding; werkkleding
    `,
    pt: `
      roupa de mulher; roupa de homem; roupa de criança; roupas femininas; roupas masculinas; roupas infantis;
      roupa de bebé; moda feminina; moda masculina; moda infantil; moda praia; moda íntima; moda plus size; plus size;
      vestidos; vestidos de noiva; vestidos de festa; vestidos de cerimónia; vestidos de comunhão;
      vestidos de debutante; damas de honor; fatos de noivo; fatos de cerimónia; ternos; aluguel de trajes;
      aluguel de vestidos; aluguel de ternos; aluguer de fatos; aluguer de vestidos; trajes de festa; fatos; camisas;
      blusas; calças; saias; casacos; malhas; jeans; lingerie; roupa interior
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Willow clothing boutique in Bath' },
      { language: 'it', text: 'Negozio di abbigliamento a Chieti' },
    ],
    notNamed: [
      { language: 'en', text: 'The cloth of the table' },
      { language: 'de', text: 'Das Moderne Museum' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/clothes, shop/boutique, shop/shoes',
};
