import type { TradeEntry } from '../../trade.ts';

export const furnitureStore: TradeEntry = {
  id: 'furniture-store',
  questions: 'generic',
  customers: 'shop',
  noun: 'furniture store',
  companyNoun: 'furniture store',
  schemaTypes: ['FurnitureStore', 'HomeGoodsStore'],
  additionalType: null,
  names: {
    en: [
      'furniture store*',
      'furniture shop*',
      'kitchen showroom*',
      'sofa shop*',
      'furniture showroom*',
      'furniture warehouse',
      'furniture outlet',
      'kitchen and bath showroom',
      'furniture gallery',
      'furniture company',
      'bathroom showroom*',
    ],
    de: [
      'möbelhaus*',
      'möbelgeschäft',
      'küchenstudio*',
      'einrichtungshaus',
      'möbelladen',
      'möbelhandel',
      'möbelmarkt',
      'matratzenstudio',
      'wohnstudio',
      'möbelstudio',
      'einrichtungsstudio',
      'möbelgeschäfte',
      'möbelcenter',
    ],
    es: [
      'tienda de muebles',
      'mueblería*',
      'tienda de cocinas',
      'tienda de sofás',
      'mobiliario de oficina',
      'muebles y decoración',
      'tienda de muebles de cocina',
      'tiendas de muebles',
      'fábrica de muebles',
      'casa de muebles',
      'muebles y colchones',
      'sofás y colchones',
      'fábrica de sofás',
    ],
    fr: [
      'magasin de meubles',
      'cuisiniste*',
      'magasin de meuble',
      "magasin d'ameublement",
      'vente de meubles',
      'salon et literie',
      'mobilier de bureau',
      'magasin de mobilier',
      'magasin de canapés',
      'magasin de matelas',
      'mobilier design',
      'meubles et décoration',
      'meubles et literie',
    ],
    it: [
      'negozio di mobili',
      'mobilificio',
      'arredamenti',
      'centro cucine',
      'mobilifici',
      'negozio di arredamento',
      'vendita mobili',
      'divani e poltrone',
      'fabbrica divani',
      'arredo ufficio',
      'mobili per ufficio',
      'centro del materasso',
      'showroom arredamento',
      'divani e letti',
    ],
    nl: [
      'meubelzaak',
      'meubelwinkel',
      'woonwinkel',
      'keukenzaak',
      'meubelwinkels',
      'meubelzaken',
      'meubelhandel',
      'matraswinkel',
      'woonboulevard',
      'interieurwinkel',
      'meubelboulevard',
      'kantoormeubelen',
    ],
    pt: [
      'loja de móveis',
      'loja de mobiliário',
      'loja de cozinhas',
      'lojas de móveis',
      'casa de móveis',
      'móveis e decoração',
      'loja de sofás',
      'móveis para escritório',
      'mobiliário de escritório',
      'fábrica de móveis',
      'móveis e colchões',
      'móveis e eletrodomésticos',
      'loja de decoração e móveis',
      'móveis rústicos',
    ],
  },
  work: { en: ['sofas', 'mattresses'] },
  neverAlone: {},
  jobs: {
    en: ['custom furniture', 'delivery', 'interior design', 'assembly'],
    de: ['küchenplanung', 'lieferung', 'montage'],
    es: ['cocinas a medida', 'montaje', 'transporte'],
    fr: ['cuisines sur mesure', 'livraison'],
    it: ['cucine', 'progettazione', 'montaggio'],
    nl: ['bezorging', 'montage', 'interieuradvies'],
    pt: ['entrega', 'montagem', 'cozinhas'],
  },
  mentions: {
    en: `
      living room furniture; living room; bedroom furniture; dining room furniture; dining room;
      home office furniture; office furniture; outdoor furniture; patio furniture; garden furniture; kids furniture;
      nursery furniture; sofas; sofa beds; sectionals; recliners; armchairs; dining tables; dining sets;
      dining chairs; coffee tables; bookcases; wardrobes; fitted wardrobes; fitted bedrooms; fitted kitchens;
      kitchen design; kitchen planning; beds; bed frames; mattresses; adjustable beds; bunk beds; mattress removal;
      headboards; dressers; nightstands; tv stands; media units; bar stools
    `,
    de: `
      wohnzimmer; schlafzimmer; esszimmer; kinderzimmer; jugendzimmer; küchen; einbauküchen; designküchen;
      landhausküchen; moderne küchen; küchenmodernisierung; küchenrenovierung; küchenmontage; küchenaufmaß;
      arbeitsplatten; elektrogeräte; badmöbel; badezimmer; garderoben; dielenmöbel; büromöbel; home office;
      gartenmöbel; polstermöbel; sofas; ecksofas; wohnlandschaften; schlafsofas; sessel; relaxsessel; fernsehsessel;
      boxspringbetten; betten; massivholzbetten; matratzen; lattenroste; bettwaren; bettwäsche; schlafberatung;
      liegeberatung
    `,
    es: `
      muebles; muebles de salón; salones; comedores; salas; recámaras; dormitorios; dormitorios juveniles;
      dormitorios de matrimonio; habitaciones infantiles; muebles juveniles; muebles infantiles; muebles auxiliares;
      muebles de oficina; muebles de jardín; muebles de exterior; muebles de terraza; muebles de baño;
      muebles de cocina; muebles a medida; muebles rústicos; cocinas; cocinas integrales; diseño de cocinas;
      reformas de cocinas; sofás; sofás cama; sofás a medida; chaise longue; sillones; sillones relax; sillas; mesas;
      mesas de comedor; mesas de centro; camas; camas articuladas; canapés; somieres; bases
    `,
    fr: `
      meubles; mobilier; salons; salon; salle à manger; séjour; chambre; chambres; chambre adulte; chambres à coucher;
      chambre enfant; chambres enfants; literie; literies; matelas; sommiers; lits; lits coffres; lits escamotables;
      têtes de lit; oreillers; couettes; linge de lit; canapés; canapé d'angle; canapés convertibles; convertibles;
      fauteuils; fauteuils relax; fauteuils de relaxation; tables; tables basses; chaises; buffets; bibliothèques;
      meubles tv; dressing; dressings; placards; placards sur mesure
    `,
    it: `
      arredamento; arredo casa; arredamento casa; arredamento d'interni; mobili; mobili su misura;
      arredamento su misura; cucine moderne; cucine classiche; cucine componibili; cucine su misura; top cucina;
      elettrodomestici; soggiorni; zona giorno; zona notte; pareti attrezzate; librerie; madie; tavoli;
      tavoli e sedie; sedie; sgabelli; salotti; divani; divani letto; divani su misura; poltrone; poltrone relax;
      camere da letto; camere matrimoniali; camerette; camerette per bambini; letti; letti contenitore;
      letti a scomparsa; armadi; armadi su misura; cabine armadio; comò e comodini
    `,
    nl: `
      meubels; meubelen; meubels op maat; maatmeubels; maatwerk meubels; woonkamer; eetkamer; slaapkamer; kinderkamer;
      banken; bankstellen; hoekbanken; slaapbanken; fauteuils; relaxfauteuils; sta op stoelen; stoelen;
      eetkamerstoelen; tafels; eettafels; salontafels; kasten; kasten op maat; dressoirs; tv meubels; boekenkasten;
      kledingkasten; inloopkasten; bedden; boxsprings; matrassen; bedbodems; lattenbodems; dekbedden; hoofdkussens;
      beddengoed; slaapadvies; keukens; keukens op maat; keukenontwerp
    `,
    pt: `
      móveis; mobiliário; mobília; móveis por medida; móveis sob medida; mobiliário por medida; móveis planejados;
      cozinhas por medida; cozinhas planejadas; cozinhas modernas; salas; sala de estar; sala de jantar;
      salas de jantar; quartos; quartos de casal; quartos juvenis; quartos infantis; dormitórios; sofás; sofás cama;
      sofás por medida; chaise longue; poltronas; cadeirões; cadeirões relax; cadeiras; mesas; mesas de jantar;
      mesas de centro; aparadores; estantes; móveis de tv; racks e painéis; camas; cabeceiras; colchões; sommiers;
      estrados; almofadas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Oak Barn furniture store in Hull' },
      { language: 'de', text: 'Küchenstudio in Fulda' },
    ],
    notNamed: [
      { language: 'en', text: 'Further more to come' },
      { language: 'it', text: 'Il mobile ha la batteria scarica' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/furniture, shop/kitchen',
};
