import type { TradeEntry } from '../../trade.ts';

export const secondHandShop: TradeEntry = {
  id: 'second-hand-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'second-hand shop',
  companyNoun: 'second-hand shop',
  schemaTypes: ['Store', 'ClothingStore'],
  additionalType: null,
  names: {
    en: [
      'thrift store*',
      'thrift shop*',
      'consignment shop*',
      'consignment store*',
      'second hand shop*',
      'secondhand shop*',
      'second hand store*',
      'charity shop*',
      'resale shop*',
      'vintage clothing store*',
      'vintage shop*',
      'consignment boutique',
      'used furniture store*',
      'opportunity shop',
      'preloved fashion',
      'thrift boutique',
      'op shop*',
      'vintage boutique',
      'secondhand store*',
      'nearly new shop',
      'resale store*',
      'resale boutique*',
      'dress agency',
      'consignment furniture',
    ],
    de: [
      'secondhandladen*',
      'second hand laden',
      'secondhand*',
      'second-hand-shop*',
      'second hand shop*',
      'gebrauchtwarenladen',
      'gebrauchtwarenhaus',
      'sozialkaufhaus*',
      'gebrauchtmöbel*',
      'brockenhaus*',
      'brockenstube*',
      'brocki*',
      'secondhandmode',
      'vintage laden',
      'umsonstladen',
      'an- und verkauf',
      'gebrauchtkaufhaus',
      'vintageladen',
      'vintage shop',
    ],
    es: [
      'tienda de segunda mano',
      'tiendas de segunda mano',
      'ropa de segunda mano',
      'compra venta de segunda mano',
      'ropa vintage',
      'tienda vintage',
      'muebles de segunda mano',
      'bazar de segunda mano',
      'compraventa de artículos usados',
      'tienda de ropa usada',
      'tienda segunda mano',
      'bazar de ropa usada',
      'ropa americana usada',
      'tiendas vintage',
      'feria americana',
      'compra y venta de artículos usados',
    ],
    fr: [
      'friperie*',
      'dépôt vente*',
      'dépôt-vente*',
      "magasin d'occasion",
      'boutique seconde main',
      'ressourcerie*',
      'recyclerie*',
      'boutique vintage',
      'achat vente occasion',
      'magasin de seconde main',
      "vêtements d'occasion",
      'trocante*',
      'vêtements de seconde main',
      'boutique de seconde main',
      "achat-vente d'occasion",
      'vide-dressing',
      "mobilier d'occasion",
      "magasin d'occasions",
      "boutique d'occasion",
      'dépôts-ventes',
    ],
    it: [
      "mercatino dell'usato",
      "mercatini dell'usato",
      "negozio dell'usato",
      'usato in conto vendita',
      'conto vendita',
      'abbigliamento usato',
      'abbigliamento vintage',
      'negozio vintage',
      'mobili usati',
      'negozio di seconda mano',
      'compravendita usato',
      'mercatino usato',
      'abiti usati',
      'vestiti usati',
      'mercatini usato',
      'negozio usato',
      'negozio second hand',
      'vestiti vintage',
      'conto vendita abbigliamento',
    ],
    nl: [
      'kringloopwinkel*',
      'kringloop*',
      'tweedehandswinkel*',
      'tweedehands winkel',
      'tweedehands kleding*',
      'kringwinkel*',
      'tweedehands meubelen',
      'tweedehands meubels',
      'vintage winkel',
      'tweedehandskleding*',
      'kringloopcentrum',
      'vintage kleding',
      'secondhand*',
      'weggeefwinkel*',
      'tweedehandszaak',
      'tweedehandsboetiek',
      'tweedehandskledij',
      'tweedehands kledij',
      'vintage shop',
      'vintagewinkel',
      'tweedehandsmeubelen',
      'tweede hands winkel',
      'second hand shop',
      'tweedehands goederen',
    ],
    pt: [
      'loja de segunda mão',
      'lojas de segunda mão',
      'brechó*',
      'roupa em segunda mão',
      'loja vintage',
      'móveis usados',
      'bazar beneficente',
      'artigos em segunda mão',
      'bazar de usados',
      'roupa usada',
      'compra e venda de usados',
      'loja de usados',
      'roupa em 2ª mão',
      'lojas vintage',
      'bazar solidário',
      'roupas de segunda mão',
      'móveis em segunda mão',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['furniture donations', 'furniture consignment'],
    de: ['kleiderankauf', 'möbelspenden'],
    es: ['compra de ropa usada', 'compra de muebles usados'],
    fr: ['dépôt-vente de meubles', "rachat d'objets"],
    it: ['ritiro usato', 'valutazione usato'],
    nl: ['inbreng kleding', 'spullen doneren'],
    pt: ['compra de móveis usados', 'compra de roupas usadas'],
  },
  sharedJobs: {
    en: [
      'vintage clothing',
      'used furniture',
      'donations',
      'consignment',
      'estate sales',
      'used clothing',
      'preloved clothing',
      'donation pickup',
      'used books',
      'house clearance',
      'designer consignment',
    ],
    de: [
      'ankauf',
      'vintage mode',
      'kommissionsware',
      'kinderkleidung',
      'gebrauchte möbel',
      'haushaltsauflösungen',
      'wohnungsauflösungen',
      'sachspenden',
      'räumungen',
      'damenmode',
      'entrümpelung',
    ],
    es: [
      'muebles usados',
      'ropa usada',
      'vaciado de pisos',
      'compra venta',
      'consignación',
      'libros usados',
      'discos de vinilo',
      'muebles vintage',
      'recogida de muebles',
      'compra venta de segunda mano',
      'compraventa de artículos usados',
    ],
    fr: [
      "meubles d'occasion",
      'vêtements vintage',
      'débarras',
      "objets d'occasion",
      "livres d'occasion",
      'vinyles',
      'dépôt',
      'consignation',
      'collecte à domicile',
      'mode vintage',
      'achat vente occasion',
    ],
    it: [
      'mobili vintage',
      'sgomberi',
      'svuotacantine',
      'elettrodomestici usati',
      'libri usati',
      'vinili',
      'abiti vintage',
      'ritiro a domicilio',
      'oggettistica',
      'borse usate',
      'compravendita usato',
    ],
    nl: [
      'spullen ophalen',
      'woningontruiming*',
      'ontruimingen',
      'inkoop',
      'inbreng',
      'tweedehands boeken',
      'kinderkleding',
      'vintage meubels',
      'ophaalservice',
    ],
    pt: [
      'roupas usadas',
      'recheios de casa',
      'artigos usados',
      'moda circular',
      'consignação',
      'livros usados',
      'discos de vinil',
      'eletrodomésticos usados',
      'móveis vintage',
      'compra e venda de usados',
    ],
  },
  mentions: {
    en: `
      second hand clothes; second hand furniture; used appliances; reconditioned appliances; vintage furniture;
      vintage fashion; pre-owned designer; designer handbags; luxury consignment; kids consignment;
      children's clothing; baby equipment; toys; household goods; homewares; records; vinyl records; collectibles;
      bric-a-brac; jewellery; jewelry; electronics; sell your clothes; buy sell trade; donation drop-off;
      furniture collection; free collection; upcycled furniture
    `,
    de: `
      kommission; gebrauchtwaren; gebrauchte kleidung; second hand mode; vintage kleidung; designermode;
      designertaschen; kinderbekleidung; babysachen; umstandsmode; herrenmode; haushaltswaren; hausrat; geschirr;
      möbel; elektrogeräte; gebrauchte elektrogeräte; schallplatten; spielzeug; spielwaren; trödel; schmuck;
      kleiderspenden; abholung; abholservice; upcycling; umzüge; kleiderkammer; annahme; warenannahme
    `,
    es: `
      artículos de segunda mano; moda vintage; moda circular; bolsos de lujo; bolsos de segunda mano; ropa infantil;
      artículos de bebé; cochecitos; electrodomésticos; electrodomésticos de segunda mano; electrónica; videojuegos;
      móviles; consolas; juguetes; menaje; decoración; antigüedades; coleccionismo; vinilos; bicicletas;
      instrumentos musicales; joyas; tasación; venta en depósito; donación de ropa; vaciado de locales;
      recogida a domicilio
    `,
    fr: `
      mode seconde main; prêt-à-porter d'occasion; sacs de luxe; maroquinerie; puériculture; vêtements enfants;
      vêtements bébé; jouets; jeux vidéo; consoles; téléphonie; électroménager; électroménager d'occasion; multimédia;
      hi-fi; bijoux; vaisselle; bibelots; décoration; meubles; meubles vintage; meubles relookés; vélos;
      instruments de musique; disques; estimation; débarras de maison; vide-maison; collecte; apport volontaire;
      réemploi; ateliers de réparation; upcycling; location de costumes
    `,
    it: `
      abbigliamento firmato; borse firmate; borse di lusso; borse; abbigliamento bambini; articoli infanzia;
      passeggini; giocattoli; mobili; arredamento; arredamento usato; elettrodomestici; elettronica; informatica;
      videogiochi; dischi; fumetti; quadri; lampadari; porcellane; antiquariato; modernariato; collezionismo;
      gioielli; orologi; biciclette; strumenti musicali; sgombero cantine; sgombero appartamenti; traslochi;
      vendita online; consegna a domicilio
    `,
    nl: `
      spullen brengen; goederen brengen; ophalen; afhalen; bezorgservice; consignatie; dameskleding; designer tassen;
      merkkleding; babykleding; babyspullen; kinderwagens; speelgoed; meubels; meubelen; huisraad; servies; witgoed;
      elektronica; elektrische apparaten; platen; lp's; cd's; sieraden; curiosa; fietsen; schilderijen; huisopruiming;
      ontruiming; inboedels; opkopen inboedels; reparatie; upcycling; dagbesteding
    `,
    pt: `
      roupa vintage; roupas vintage; moda vintage; moda sustentável; roupas de marca; bolsas de marca; malas de luxo;
      roupa de criança; roupa infantil; artigos de bebé; carrinhos de bebé; brinquedos; móveis; mobiliário usado;
      mobiliário; eletrodomésticos; eletrónica; eletrônicos; videojogos; telemóveis; informática; vinis; discos;
      loiças; velharias; antiguidades; decoração; colecionismo; bicicletas; instrumentos musicais; desapego;
      recolha ao domicílio; compra de recheios; esvaziamento de casas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Second Chance thrift store in Akron' },
      { language: 'fr', text: 'Dépôt-vente et friperie à Metz' },
      { language: 'nl', text: 'Kringloopwinkel in Almelo' },
    ],
    notNamed: [
      { language: 'en', text: 'Second floor, on the left hand' },
      { language: 'de', text: 'Ein zweites Leben' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/second_hand',
};
