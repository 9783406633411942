import type { TradeEntry } from '../../trade.ts';

export const fireplaceShop: TradeEntry = {
  id: 'fireplace-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'stove and fireplace shop',
  companyNoun: 'stove and fireplace shop',
  schemaTypes: ['HomeAndConstructionBusiness', 'Store'],
  additionalType: null,
  names: {
    en: [
      'stoves and fireplaces',
      'fireplaces and stoves',
      'fireplace store',
      'fireplace shop',
      'hearth and home',
      'fireplace showroom',
      'wood stoves',
      'log burners',
      'stove shop',
      'stove installer*',
      'hearth shop',
      'fireplaces',
      'fireplace company',
      'wood burning stoves',
      'fireplace center',
      'fireplace centre',
      'woodburners',
      'wood burning stove*',
      'woodburning stoves',
      'fireplace specialist*',
      'stove centre',
      'stove showroom',
      'multi fuel stoves',
    ],
    de: [
      'kaminstudio*',
      'ofenstudio*',
      'kachelofenbau*',
      'kachelofenbauer*',
      'ofen und kaminbau',
      'kaminofenstudio*',
      'kaminbau',
      'kamine und öfen',
      'öfen und kamine',
      'ofenbau',
      'ofenbauer*',
      'hafnermeister*',
      'hafnerei*',
      'ofensetzer*',
      'kaminofenfachgeschäft',
      'kaminofenhandel',
      'ofenhaus*',
      'kamin und ofen*',
      'kaminhaus*',
      'ofenfachgeschäft',
      'ofenfachbetrieb',
      'ofenbaumeister*',
      'cheminéebau*',
      'öfen und cheminées',
    ],
    es: [
      'chimeneas y estufas',
      'estufas y chimeneas',
      'estufas de leña',
      'estufas de pellets',
      'estufas de pellet',
      'tienda de chimeneas',
      'chimeneas a medida',
      'chimeneas y barbacoas',
      'chimeneas modernas',
      'salamandras y estufas',
      'calefactores a leña',
      'hogares a leña',
      'chimeneas de diseño',
      'estufas pellet',
      'estufas a pellet',
      'estufas a leña',
    ],
    fr: [
      'cheminées et poêles',
      'poêles et cheminées',
      'cheminées',
      'poêles à bois',
      'poêles à granulés',
      'cheministe*',
      'poêles et inserts',
      'poêlier*',
      'foyers et poêles',
      'poêles à pellets',
      'cheminée et poêle',
      'magasin de poêle*',
      'poêles de masse',
      'foyers au gaz',
      'foyer au bois',
      'boutique du foyer',
      'inserts et poêles',
      'installation de poêles',
    ],
    it: [
      'stufe e camini',
      'camini e stufe',
      'caminetti',
      'caminetti e stufe',
      'stufe e caminetti',
      'stufe a pellet',
      'stufe a legna',
      'fumista',
      'fumisti',
      'stufe in maiolica',
      'stufe in ceramica',
      'stufe',
    ],
    nl: [
      'haarden en kachels',
      'kachels en haarden',
      'haarden',
      'kachels',
      'haardenspecialist*',
      'kachelspeciaalzaak',
      'houtkachels',
      'pelletkachels',
      'gashaarden',
      'inbouwhaarden',
      'haardenwinkel',
      'openhaarden',
      'haardenzaak',
      'sfeerhaarden',
      'haardenshowroom',
      'kachelzaak',
      'haard en kachel*',
      'haardenbouw*',
      'haardenmaker*',
      'inzethaarden',
      'sierschouwen',
      'haardencentrum',
    ],
    pt: [
      'lareiras e salamandras',
      'salamandras',
      'lareiras',
      'recuperadores de calor',
      'salamandras e recuperadores',
      'loja de lareiras',
      'lareiras e churrasqueiras',
      'salamandras a pellets',
      'recuperador de calor',
      'salamandra e lareira',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'fireplace installation',
      'stove installation',
      'gas fireplace*',
      'electric fireplace*',
      'pellet stove*',
      'fireplace insert*',
      'multi fuel stove*',
      'fireplace mantel*',
      'gas logs',
    ],
    de: [
      'kachelofen',
      'heizkamin*',
      'kamineinsatz',
      'kamineinsätze',
      'heizeinsatz*',
      'grundofen',
      'grundöfen',
      'specksteinofen',
      'specksteinöfen',
      'gaskamin*',
      'ofenplanung',
    ],
    es: [
      'chimeneas de leña',
      'instalación de chimeneas',
      'instalación de estufas',
      'chimeneas de gas',
      'chimeneas eléctricas',
      'insertables',
      'cassettes de leña',
      'cocinas de leña',
    ],
    fr: [
      'insert à bois',
      'pose de poêle',
      'pose de cheminée',
      'installation de poêle',
      'foyers fermés',
      'foyer au gaz',
      'insert à granulés',
      'poêle de masse',
      'poêle mixte',
      'cheminée sur mesure',
    ],
    it: [
      'camini a legna',
      'camini a gas',
      'termocamini',
      'termostufe',
      'inserti camino',
      'termocucine',
      'stufe ad accumulo',
      'stufe in muratura',
      'rivestimenti camini',
    ],
    nl: [
      'gashaard',
      'houthaard*',
      'houtkachel',
      'pelletkachel',
      'inbouwhaard',
      'inzethaard*',
      'elektrische haarden',
      'haarden op maat',
      'speksteenkachel*',
      'gaskachels',
    ],
    pt: [
      'lareiras a lenha',
      'lareiras a gás',
      'lareiras elétricas',
      'recuperadores a lenha',
      'recuperadores a pellets',
      'instalação de lareiras',
      'instalação de salamandras',
      'lareiras ecológicas',
    ],
  },
  sharedJobs: {
    en: ['gas fires', 'electric fires', 'chimney lining', 'flue installation', 'fire surround*', 'fireplace repair'],
    de: ['kaminöfen', 'pelletofen', 'edelstahlschornstein*', 'schornsteinsanierung*'],
    es: [
      'calderas de pellets',
      'barbacoas',
      'tubos de chimenea',
      'hornos de leña',
      'deshollinado',
      'chimeneas de bioetanol',
      'accesorios',
    ],
    fr: ['poêle à bois', 'poêle à granulés', 'ramonage', 'tubage de cheminée', 'conduit de fumée'],
    it: ['cucine a legna', 'canne fumarie', 'forni a legna', 'barbecue', 'camini a bioetanol', 'installazione stufe'],
    nl: ['schouwen', 'rookkanaal', 'rookkanalen', 'bio ethanol haard*', 'barbecues'],
    pt: [
      'caldeiras a pellets',
      'churrasqueiras',
      'fornos a lenha',
      'limpeza de chaminés',
      'tubos inox',
      'fogões a lenha',
      'lareiras a bioetanol',
    ],
  },
  mentions: {
    en: `
      chimney sweeping; wood pellets; wood burning fireplaces; wood fireplaces; gas stoves; gas inserts;
      wood inserts; electric stoves; outdoor fireplaces; fire pits; fire tables; mantels; mantelpieces;
      marble fireplaces; limestone fireplaces; cast iron fireplaces; fireplace surrounds; media walls; inset stoves;
      bioethanol fires; hearths; log sets; hearth pads; stove servicing; fireplace service
    `,
    de: `
      ethanolkamin*; elektrokamin*; kaminsanierung; küchenherd*; feuerstellen; heizkamine; kachelkamine;
      kachelofensanierung; speicheröfen; speicherofen; warmluftöfen; wasserführende kaminöfen; pelletkaminöfen;
      dauerbrandherde; holzherde; gasöfen; gaskamine; elektrokamine; schornsteine; schornsteinbau; außenkamine;
      gartenkamine; pizzaöfen; brennholz; holzbriketts
    `,
    es: `
      leña; estufas insertables; estufas hidráulicas; termoestufas; hidroestufas; estufas de gas;
      estufas de bioetanol; insertables de leña; insertables de pellets; termochimeneas; hogares;
      recuperadores de calor; chimeneas rústicas; chimeneas colgantes; chimeneas metálicas;
      revestimientos de chimeneas; salidas de humos; mantenimiento de estufas; reparación de estufas;
      servicio técnico; repuestos; limpieza de chimeneas; biomasa; calderas de leña; pellets
    `,
    fr: `
      entretien de poêle; cuisinière à bois; granulés de bois; fumisterie; chaudière à granulés; inserts; foyers;
      foyers au bois; foyers électriques; foyer électrique; poêle à gaz; poêle scandinave; poêle hydro;
      poêle suspendu; poêle bouilloire; cheminée design; cheminée contemporaine; cheminée à gaz;
      cheminée électrique; cheminée bioéthanol; cheminée à foyer ouvert; habillage de cheminée;
      rénovation de cheminée; conduits; conduits isolés
    `,
    it: `
      manutenzione stufe; caldaie a pellet; caminetti a legna; caminetti a gas; caminetti su misura;
      camini su misura; camini elettrici; camini moderni; camini rustici; camini ventilati; monoblocchi; inserti;
      inserti a pellet; inserti a legna; stufe a gas; stufe canalizzate; stufe idro; stufe in pietra ollare;
      stufe a bioetanol; stufe tirolesi; stube; ristrutturazione camini; pulizia stufe; assistenza stufe; ricambi
    `,
    nl: `
      buitenhaarden; cv haarden; onderhoud haard; elektrische haard; houthaarden; gashaarden plaatsen;
      vrijstaande haarden; vrijstaande kachels; hangende haarden; tunnelhaard; doorkijkhaard; hoekhaard;
      waterdamphaard; accumulatiekachel; speksteenkachels; leemkachels; inbouwcassette; inbouwcassettes;
      schouw op maat; schouwmantels; marmeren schouwen; antieke schouwen; kanalen; rookgasafvoer; schoorsteenvegen
    `,
    pt: `
      pellets; salamandras a lenha; salamandras a gás; salamandras hidráulicas; salamandras de água;
      recuperadores de água; recuperadores de calor a água; recuperadores ventilados; inserts; lareiras suspensas;
      lareiras a etanol; lareiras modernas; lareiras rústicas; lareiras de canto; lareiras pré-fabricadas;
      aquecedores a lenha; cozinhas a lenha; fornos de pizza; barbecues; chaminés; condutas; tubagens; exaustores;
      assistência técnica; manutenção
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Kaminstudio Brandt in Kassel' },
      { language: 'fr', text: 'Cheminées et poêles à Pau' },
      { language: 'en', text: 'Embers stoves and fireplaces, Perth' },
    ],
    notNamed: [
      { language: 'en', text: 'The engine burns fuel' },
      { language: 'de', text: 'Ein Abend im Ofenlicht' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
