import type { TradeEntry } from '../../trade.ts';

export const scrapDealer: TradeEntry = {
  id: 'scrap-dealer',
  questions: 'generic',
  customers: 'shop',
  noun: 'scrap metal dealer',
  companyNoun: 'scrap metal company',
  schemaTypes: ['RecyclingCenter', 'LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Scrap',
  names: {
    en: [
      'scrap metal*',
      'scrap yard*',
      'scrapyard*',
      'metal recycling',
      'metal recycler*',
      'scrap dealer*',
      'scrap recycling',
      'metal recyclers',
      'auto recycling',
      'salvage yard*',
      'copper recycling',
      'scrap buyer*',
    ],
    de: [
      'schrotthandel*',
      'schrotthändler*',
      'schrottankauf*',
      'schrottabholung*',
      'altmetall*',
      'metallrecycling',
      'schrottentsorgung*',
      'schrott und metalle',
      'schrottverwertung',
      'rohstoffhandel',
      'schrott',
    ],
    es: [
      'chatarrería*',
      'chatarrero*',
      'chatarra*',
      'compra de chatarra',
      'recuperación de metales',
      'reciclaje de metales',
      'compraventa de metales',
      'recicladora de metales',
      'metales y chatarras',
      'compra de metales',
    ],
    fr: [
      'ferrailleur*',
      'récupération de métaux',
      'ferraille*',
      'recyclage de métaux',
      'achat de métaux',
      'métaux ferreux et non ferreux',
      'recyclage métaux',
      'achat ferraille',
      'récupération de ferraille',
      'cour à scrap',
      'cour à ferraille',
      'recyclage de métal',
    ],
    it: [
      'rottami',
      'rottamaio',
      'rottamai',
      'recupero rottami',
      'commercio rottami',
      'rottami metallici',
      'rottami ferrosi',
      'recupero metalli',
      'ritiro rottami',
      'compravendita rottami',
    ],
    nl: [
      'oud ijzer',
      'metaalhandel',
      'schroothandel*',
      'oud ijzerhandel',
      'metaalrecycling',
      'inkoop oude metalen',
      'schroot',
      'schrootverwerking',
      'oude metalen',
      'metaalrecyclage',
      'schrootbedrijf',
    ],
    pt: [
      'sucata*',
      'sucateira*',
      'sucateiro*',
      'ferro velho',
      'compra de sucata',
      'compra de metais',
      'reciclagem de metais',
      'comércio de sucata',
      'comércio de sucatas',
      'recicladora de metais',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'scrap metal collection',
      'catalytic converter*',
      'non ferrous metals',
      'ferrous metals',
      'scrap metal prices',
      'aluminum recycling',
      'scrap metal recycling',
      'scrap car collection',
    ],
    de: [
      'altmetallankauf',
      'kupferankauf',
      'altmetallankauf*',
      'kabelschrott',
      'buntmetalle',
      'eisenschrott',
      'autoverschrottung',
      'schrottpreise',
      'altkupfer',
      'katalysatorankauf*',
    ],
    es: [
      'compra de cobre',
      'compra de aluminio',
      'recogida de chatarra',
      'metales no férricos',
      'metales férricos',
      'precio de la chatarra',
      'venta de cobre',
      'compra de catalizadores',
      'retirada de chatarra',
    ],
    fr: [
      'rachat de métaux',
      'achat de cuivre',
      'enlèvement de ferraille',
      'rachat de ferraille',
      'métaux non ferreux',
      'métaux ferreux',
      'achat de catalyseurs',
      'rachat de cuivre',
    ],
    it: [
      'acquisto rottami',
      'acquisto rame',
      'rottamazione',
      'demolizione auto',
      'rottami non ferrosi',
      'metalli non ferrosi',
      'acquisto metalli',
      'ritiro ferro vecchio',
      'ritiro rame',
    ],
    nl: [
      'oud ijzer ophalen',
      'koper inleveren',
      'oud metaal',
      'koperprijs',
      'oud ijzer prijs',
      'non ferro metalen',
      'ferro metalen',
      'oud metaal inleveren',
      'koperprijzen',
    ],
    pt: [
      'compra de cobre',
      'compra de alumínio',
      'sucata de cobre',
      'sucata de ferro',
      'metais não ferrosos',
      'sucata de alumínio',
      'metais ferrosos',
      'sucata metálica',
      'sucata eletrônica',
    ],
  },
  sharedJobs: {
    en: ['copper', 'skip hire', 'container service', 'brass', 'aluminium', 'lead batteries', 'demolition'],
    de: ['containerdienst', 'demontage', 'autoentsorgung', 'messing', 'aluminium'],
    es: ['desguace', 'contenedores', 'desmantelamientos', 'baterías', 'cobre', 'aluminio'],
    fr: ['cuivre', 'location de bennes', 'épaves', 'aluminium', 'laiton', 'inox', 'démolition'],
    it: ['noleggio cassoni', 'demolizioni', 'rame', 'alluminio', 'ottone', 'batterie esauste'],
    nl: ['containerverhuur', 'demontage', 'koper', 'lood', 'aluminium', 'messing'],
    pt: ['cobre', 'alumínio', 'latão', 'inox', 'baterias', 'caçambas'],
  },
  mentions: {
    en: `
      car recycling; auto parts; e-waste recycling; stainless steel; insulated wire; copper wire;
      bare bright copper; car batteries; radiators; electric motors; aluminum cans; cast iron; steel; light iron;
      heavy melt; alloy wheels; appliance recycling; industrial scrap; plant dismantling; roll off containers;
      roll-off service; vehicle recycling; depolluted vehicles; used auto parts; computer recycling
    `,
    de: `
      edelstahl; altautos; elektroschrott; blei; kupferschrott; kupferkabel; kupferrohr; messingschrott; aluschrott;
      aluminiumschrott; edelstahlschrott; bleischrott; zinkschrott; mischschrott; scherenschrott; gussschrott;
      kernschrott; späne; kabel; zink; rotguss; hartmetall; hartmetallschrott; batterien; altbatterien
    `,
    es: `
      latón; acero inoxidable; hierro; recuperaciones; deshuesadero*; bronce; plomo; zinc; estaño; níquel; cables;
      cable eléctrico; cable de cobre; motores eléctricos; radiadores; catalizadores; chatarra electrónica;
      chatarra férrica; chatarra no férrica; compra de baterías; compra de hierro; compra de latón; compra de plomo;
      compra de bronce; compra de cables
    `,
    fr: `
      batteries; plomb; véhicules hors d'usage; métaux; métaux précieux; zinc; bronze; étain; fonte; acier; câbles;
      câbles électriques; moteurs électriques; radiateurs; batteries usagées; pots catalytiques; catalyseurs;
      dépollution; destruction de véhicules; enlèvement d'épaves; enlèvement de véhicules; recyclage automobile;
      pièces détachées; pièces d'occasion; carcasses
    `,
    it: `
      raee; ricambi usati; radiazione pra; ferro; ferro vecchio; acciaio; acciaio inox; inox; piombo; bronzo; zinco;
      stagno; ghisa; cavi elettrici; cavi; motori elettrici; radiatori; catalizzatori; batterie; trucioli;
      rottame di ferro; rottame di rame; rottami di alluminio; metalli ferrosi; metalli preziosi
    `,
    nl: `
      autosloperij; kabels; sloopwerken; zink; inox; brons; ijzer; staal; gietijzer; koperdraad; roodkoper;
      geelkoper; elektromotoren; accu's; oude accu's; batterijen; katalysatoren; radiatoren; cv ketels; kabel;
      koperkabel; velgen; aluminium velgen; elektronica; elektronisch afval
    `,
    pt: `
      desmontagem industrial; demolição; recolha de sucata; abate de veículos; ferro; bronze; chumbo; zinco;
      estanho; aço inox; metais; metal; cabos; cabos elétricos; fios de cobre; motores elétricos; radiadores;
      catalisadores; catalizadores; sucata automotiva; sucata de inox; sucata de metal; sucata de latão;
      sucata industrial; sucata ferrosa
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Schrotthandel Busch in Hagen' },
      { language: 'en', text: 'Riverside Scrap Metal, Hull' },
      { language: 'nl', text: 'Oud ijzer en metaalhandel in Tilburg' },
    ],
    notNamed: [
      { language: 'en', text: 'A scrapbook of memories' },
      { language: 'pt', text: 'Um livro de ferro' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
