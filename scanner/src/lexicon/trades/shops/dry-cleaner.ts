import type { TradeEntry } from '../../trade.ts';

export const dryCleaner: TradeEntry = {
  id: 'dry-cleaner',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['estimate', 'guarantee'],
  noun: 'dry cleaner',
  companyNoun: 'dry cleaning company',
  schemaTypes: ['DryCleaningOrLaundry'],
  additionalType: null,
  names: {
    en: [
      'dry cleaner*',
      'dry cleaning',
      'laundromat*',
      'laundry service*',
      'launderette*',
      'laundry',
      'laundry pickup',
      'self service laundry',
      'commercial laundry',
      'ironing service*',
      'coin laundry',
      'laundrette*',
      'laundry and dry cleaning',
      'laundry delivery',
      'ironing company',
      'linen service*',
      'cleaners and laundry',
      'launderers',
      'drycleaner*',
      'drycleaning',
      'dry clean',
      'garment care',
      'ironing lady',
      'washateria',
    ],
    de: [
      'textilreinigung*',
      'wäscherei*',
      'waschsalon*',
      'chemische reinigung',
      'mangelstube',
      'bügelservice',
      'heißmangel',
      'reinigung und wäscherei',
      'wäscheservice',
      'hemdenservice',
      'bügelstube',
      'bügelei',
      'reinigungsannahme',
      'putzerei',
      'kleiderreinigung*',
      'waschcafé',
      'bügeldienst',
      'wäschedienst',
      'waschservice',
      'textilpflegebetrieb',
      'wäsche und reinigung',
      'chemischreinigung',
      'wäschepflege',
      'glätterei',
    ],
    es: [
      'lavandería*',
      'tintorería*',
      'lavandería autoservicio',
      'servicio de lavandería',
      'planchaduría',
      'planchado a domicilio',
      'lavado y planchado',
      'limpieza en seco',
      'lavaseco*',
      'autolavandería',
      'lavadero de ropa',
      'servicio de planchado',
    ],
    fr: [
      'pressing',
      'blanchisserie*',
      'laverie*',
      'teinturerie',
      'laverie automatique',
      'service de blanchisserie',
      'service de repassage',
      'nettoyage à sec',
      'atelier de repassage',
      'laverie libre service',
      'centrale de repassage',
      'nettoyeur à sec',
      'pressings',
      'buanderie*',
      'lavomatic',
      'teinturier*',
      'lavoir automatique',
      'nettoyeurs à sec',
      'buanderette',
      'lavo-matic',
      'salon lavoir',
      'wash salon',
      'centre de repassage',
    ],
    it: [
      'lavanderia',
      'lavanderie',
      'tintoria',
      'lavasecco',
      'lavanderia self service',
      'lavanderia on line',
      'lavanderia online',
      'lavanderia industriale',
      'lavanderia a domicilio',
      'stireria',
      'stirerie',
      'lavanderia e stireria',
      'stiratura a domicilio',
      'lavanderia a gettoni',
      'lavaggio a secco',
      'lavanderia a secco',
      'tintorie',
      'lava e asciuga',
      'lavasciuga',
      'stiro a domicilio',
    ],
    nl: [
      'stomerij*',
      'wasserette*',
      'wasserij*',
      'wassalon*',
      'strijkservice',
      'strijkatelier*',
      'strijkdienst*',
      'droogkuis*',
      'wasserij en stomerij',
      'wassen en strijken',
      'chemische reiniging',
      'nieuwkuis',
      'linnenverhuur',
      'strijkwinkel',
      'strijkhuis',
      'strijkerij',
      'strijkcentrale',
      'was en strijk*',
      'linnenservice',
      'wasservice',
      'droogwasserij',
      'textielreiniging',
      'salon lavoir',
      'stoomwasserij',
      'wasbar',
    ],
    pt: [
      'lavandaria*',
      'lavanderia*',
      'tinturaria',
      'limpeza a seco',
      'lavandaria self service',
      'serviço de lavandaria',
      'engomadoria*',
      'passadoria*',
      'serviço de engomadoria',
      'lavandaria e engomadoria',
      'lavagem a seco',
      'passar a ferro',
      'lavanderia self service',
      'serviço de passadoria',
      'tinturarias',
      'lavagem de roupa a seco',
      'engomaria',
    ],
  },
  work: { en: ['wash and fold', 'ironing'], pt: ['engomadoria', 'lavagem de roupa'] },
  neverAlone: {},
  jobs: {
    en: ['wash and fold', 'shirt laundry', 'wedding gown cleaning', 'pickup and delivery', 'ironing'],
    de: ['hemdenservice', 'teppichreinigung', 'brautkleidreinigung', 'mangelservice'],
    es: ['lavado de edredones', 'planchado', 'limpieza de alfombras'],
    fr: ['repassage', 'nettoyage de couettes', 'robes de mariée'],
    it: ['stiratura', 'lavaggio tappeti', 'lavaggio piumoni'],
    nl: ['strijkservice', 'tapijt reinigen', 'dekbed wassen'],
    pt: ['engomadoria', 'lavagem de edredões', 'limpeza de tapetes', 'lavagem a seco', 'passar a ferro'],
  },
  sharedJobs: {
    en: [
      'dry cleaning',
      'laundry',
      'alterations',
      'wedding dresses',
      'curtains',
      'rugs',
      'leather cleaning',
      'duvets',
      'shirts',
      'household linens',
      'suede',
      'shoe repair',
      'laundry pickup',
      'laundry delivery',
      'comforters',
      'bedding',
      'self service laundry',
      'commercial laundry',
      'linen service',
    ],
    de: [
      'textilreinigung',
      'bettwäsche',
      'lederreinigung',
      'gardinen',
      'brautkleider',
      'änderungsschneiderei',
      'mangelwäsche',
      'wäscherei',
      'abholservice',
      'bettfedernreinigung',
      'hemden',
      'tischwäsche',
      'gardinenreinigung',
      'teppichwäsche',
      'bügelservice',
      'hotelwäsche',
      'lieferservice',
      'oberbekleidung',
    ],
    es: [
      'limpieza en seco',
      'alfombras',
      'edredones',
      'cortinas',
      'trajes de novia',
      'arreglos',
      'recogida y entrega',
      'lavandería',
      'camisas',
      'piel y ante',
      'lavado y planchado',
      'lavado en seco',
      'ropa de cama',
      'tintorería',
      'lavado por kilo',
    ],
    fr: [
      'nettoyage à sec',
      'couettes',
      'rideaux',
      'cuir',
      'tapis',
      'retouches',
      'blanchisserie',
      'chemises',
      'ameublement',
      'cuir et daim',
      'lavage de couettes',
      'linge de maison',
      'livraison à domicile',
      'pressing',
    ],
    it: [
      'lavaggio a secco',
      'tappeti',
      'piumoni',
      'tende',
      'pelle',
      'abiti da sposa',
      'sartoria',
      'ritiro e consegna',
      'lavaggio ad acqua',
      'camicie',
      'abiti',
      'biancheria',
      'consegna a domicilio',
      'giacche',
      'cappotti',
      'pantaloni',
    ],
    nl: [
      'stomen',
      'strijken',
      'gordijnen',
      'dekbedden',
      'trouwjurken',
      'tapijten',
      'leer',
      'kledingreparatie',
      'wasserij',
      'overhemden',
      'haal- en brengservice',
      'wassen en strijken',
      'stomerij',
      'beddengoed',
      'ophalen en bezorgen',
      'tafellinnen',
    ],
    pt: [
      'limpeza a seco',
      'recolhas e entregas',
      'entregas ao domicílio',
      'lavagem de tapetes',
      'carpetes',
      'peles',
      'têxteis lar',
      'vestuário',
      'roupa de neve',
      'edredões',
      'cortinados',
      'lavagem',
      'vestidos de noiva',
      'arranjos de costura',
      'passadoria',
      'cortinas',
      'tapetes',
      'recolha e entrega',
      'lavagem e secagem',
      'roupa de cama',
      'lavagem de edredons',
      'camisas',
    ],
  },
  mentions: {
    en: `
      dry cleaning services; service wash; service washes; wash dry fold; drop off laundry;
      commercial laundry services; hotel linen; linen hire; linen rental; restaurant linen; table linen;
      uniform cleaning; workwear cleaning; shirt service; shirts laundered; wedding dress cleaning;
      wedding dress preservation; wedding gown preservation; gown preservation; household items; comforter cleaning;
      duvet cleaning; blankets; pillows; drapery cleaning; curtain cleaning; rug cleaning; carpet cleaning;
      upholstery cleaning; leather and suede; suede cleaning; fur cleaning; fur storage; garment storage;
      garment repair; repairs and alterations; stain removal; wet cleaning; eco friendly dry cleaning; ironing service
    `,
    de: `
      textilpflege; kleiderreinigung; bekleidungsreinigung; anzugreinigung; hemdenreinigung; hemden waschen;
      blusenservice; hosenreinigung; mantelreinigung; wildlederreinigung; lederpflege; pelzreinigung;
      pelzaufbewahrung; daunenreinigung; daunenjacken; bettenreinigung; bettdecken; kissen; federnreinigung;
      gardinenservice; vorhangreinigung; polsterreinigung; teppiche; abendkleider; brautkleider reinigen;
      hochzeitskleider; brautkleidkonservierung; trachtenreinigung; haushaltswäsche; heimtextilien; tischdecken;
      mangeln; bügeln; gastronomiewäsche; praxiswäsche; mietwäsche; berufskleidung; arbeitskleidung; uniformen;
      fleckenentfernung
    `,
    es: `
      lavado de ropa; lavado y secado; lavado y doblado; lavandería por kilo; lavandería a domicilio;
      lavandería industrial; lavandería para hoteles; lavandería para empresas; autoservicio; plancha;
      servicio de plancha; planchado de ropa; planchado de camisas; lavado de camisas; lavado de cortinas;
      limpieza de cortinas; lavado de alfombras; lavado de mantas; mantas; edredones y mantas; lavado de cobertores;
      colchas; nórdicos; ropa de hogar; mantelería; mantelerías; sábanas; trajes; vestidos; vestidos de fiesta;
      vestidos de novia; limpieza de vestidos de novia; limpieza de trajes; abrigos; limpieza de pieles;
      limpieza de cuero; cuero y ante; prendas de piel; limpieza de tapicerías; limpieza de sofás
    `,
    fr: `
      nettoyage écologique; aquanettoyage; nettoyage à l'eau; nettoyage de vêtements; entretien du linge;
      lavage de linge; lavage au poids; linge au poids; linge au kilo; linge de table; linge de lit;
      blanchisserie hôtelière; linge hôtelier; location de linge; repassage de chemises; repassage à domicile;
      lavage et séchage; lavage et pliage; chemises sur cintre; nettoyage de costumes; costumes; manteaux; doudounes;
      robes de soirée; nettoyage de robe de mariée; nettoyage robe de mariée; nettoyage de rideaux; lavage de rideaux;
      voilages; nettoyage de tapis; nettoyage de cuir; nettoyage cuir; nettoyage du cuir; nettoyage de fourrures;
      nettoyage de canapés; housses de canapé; nettoyage d'ameublement; couvertures; oreillers; couvre lits
    `,
    it: `
      pulitura a secco; pulizia a secco; lavaggio capi; lavaggio capi delicati; lavaggio e stiratura;
      lavaggio e asciugatura; lavaggio al kg; self service; servizio lavanderia; servizio stireria; stiro;
      stiro camicie; stiratura camicie; lavaggio camicie; lavaggio biancheria; biancheria da letto; lavaggio coperte;
      coperte; trapunte; copriletti; lenzuola; tovaglie; lavaggio tende; lavaggio tendaggi; pulizia tappeti;
      lavaggio pelle; pulizia pelle; pelli; renna e camoscio; pellicce; custodia pellicce; lavaggio abiti da sposa;
      abiti da cerimonia; piumini; lavaggio piumini; lavaggio divani; copridivani; fodere; lavaggio poltrone;
      lavaggio scarpe
    `,
    nl: `
      droogkuis; droogkuisen; chemisch reinigen; nat reinigen; kleding reinigen; kledingreiniging; was en strijk;
      wassen; wassen en drogen; waservice; strijkdienst; strijkwerk; strijken op afspraak; hemden; overhemdenservice;
      overhemden wassen; bruidsjurk reinigen; trouwjurk reinigen; trouwkleding; avondkleding; pakken; kostuums;
      jassen; leer reinigen; leerreiniging; leder; suède; bont; gordijnen reinigen; gordijnreiniging; vitrage;
      tapijtreiniging; tapijten reinigen; vloerkleden; meubelreiniging; bankhoezen; dekbedden reinigen;
      dekbedovertrekken; donsdekens; dekens
    `,
    pt: `
      lavar e secar; lavar e engomar; lavar e passar; lavagem de roupa; lavagem de roupas; lavagem ao quilo;
      roupa ao quilo; lavagem a água; self service; engomar; engomagem; passar roupa; passadoria de roupas; fatos;
      ternos; lavagem de fatos; lavagem de ternos; vestidos de festa; lavagem de vestido de noiva;
      lavagem de vestidos de noiva; casacos; lavagem de couro; lavagem de peles; limpeza de couro; jaquetas de couro;
      lavagem de cortinas; lavagem de cortinados; lavagem de carpetes; cobertores; mantas; colchas;
      lavagem de cobertores; almofadas; travesseiros; roupa de cama e banho; enxoval; enxovais; toalhas de mesa;
      toalhas; lavagem de estofos
    `,
  },
  examples: {
    named: [
      { language: 'pt', text: 'Lavandaria em Coimbra' },
      { language: 'en', text: 'Sudsy laundromat in Queens' },
    ],
    notNamed: [
      { language: 'en', text: 'Money laundering charges' },
      { language: 'fr', text: 'Presse et médias' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/laundry, shop/dry_cleaning',
};
