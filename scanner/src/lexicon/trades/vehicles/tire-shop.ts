import type { TradeEntry } from '../../trade.ts';

export const tireShop: TradeEntry = {
  id: 'tire-shop',
  questions: 'generic',
  customers: 'workshop',
  noun: 'tire shop',
  companyNoun: 'tire shop',
  schemaTypes: ['TireShop', 'AutoRepair'],
  additionalType: null,
  names: {
    en: [
      'tire shop*',
      'tyre shop*',
      'tire dealer*',
      'tires and wheels',
      'tyre fitters',
      'tire center',
      'tyre centre',
      'mobile tyre fitting',
      'tire store*',
      'tyre dealer*',
      'tire service*',
      'tyre service*',
      'tire repair*',
      'tyre repair*',
      'mobile tyre*',
      'mobile tire*',
      'tire centre',
      'tire and auto',
      'tire & auto',
      'tire & wheel',
    ],
    de: [
      'reifenhandel*',
      'reifenservice',
      'reifendienst',
      'reifenhändler*',
      'vulkaniseur',
      'reifencenter',
      'reifenzentrum',
      'reifenfachhandel*',
      'reifenfachbetrieb',
      'reifenhaus',
      'reifengeschäft',
      'pneuhaus',
      'pneuservice',
      'reifen service',
      'reifen und felgen',
      'reifendiscount',
      'reifenprofi',
    ],
    es: [
      'llantera*',
      'neumáticos',
      'taller de neumáticos',
      'vulcanizadora',
      'gomería',
      'llantas y rines',
      'gomerías',
      'vulcanizadoras',
      'taller de llantas',
      'montallantas',
      'centro llantero',
      'servicio de llantas',
      'desponchadora',
      'desponchado',
      'vulcanización móvil',
      'cauchera*',
      'cubiertas y llantas',
    ],
    fr: [
      'pneus',
      'centre de pneus',
      'vente de pneus',
      'pneumatiques',
      "pneu d'occasion",
      'montage pneu*',
      'centre du pneu',
      'changement de pneu*',
      'spécialiste du pneu',
      'centre pneumatique',
      'réparation de pneu*',
      'réparation pneu*',
      'pneu mobile',
    ],
    it: [
      'gommista',
      'gommisti',
      'pneumatici',
      'centro gomme',
      'pneus service',
      'gomme e cerchi',
      'servizio gomme',
      'autogomme',
      'centro pneus',
      'pneus',
      'autogommista',
      'officina gomme',
      'riparazione gomme',
      'punto gomme',
    ],
    nl: [
      'bandenspecialist',
      'bandencentrale',
      'bandenservice',
      'bandenhandel',
      'bandenspecialisten',
      'bandencenter',
      'bandencentrum',
      'bandenbedrijf',
      'banden en velgen',
      'velgen en banden',
      'bandenspeciaalzaak',
      'bandenservicebedrijf',
      'bandenboer',
      'bandenwinkel',
      'banden service',
      'bandenhotel',
    ],
    pt: [
      'borracharia',
      'pneus',
      'casa de pneus',
      'borracheiro',
      'borracharias',
      'borracheiros',
      'recauchutagem',
      'vulcanizadora*',
      'recauchutadora*',
    ],
  },
  work: { en: ['tire rotation', 'flat repair'] },
  neverAlone: {},
  jobs: {
    en: ['tire rotation', 'flat repair', 'wheel balancing', 'new tires', 'wheel alignment'],
    de: ['reifenwechsel', 'einlagerung', 'felgen', 'achsvermessung'],
    es: ['cambio de neumáticos', 'equilibrado', 'alineación'],
    fr: ['montage de pneus', 'équilibrage', 'géométrie'],
    it: ['cambio gomme', 'equilibratura', 'convergenza', 'deposito gomme'],
    nl: ['banden wisselen', 'balanceren', 'uitlijnen'],
    pt: ['balanceamento', 'alinhamento', 'troca de pneus'],
  },
  sharedJobs: {
    en: [
      'tire repair',
      'used tires',
      'puncture repairs',
      'tyre fitting',
      'mobile tyre fitting',
      'brakes',
      'oil change*',
    ],
    de: ['räderwechsel', 'auswuchten', 'reifeneinlagerung', 'reifenreparatur', 'reifenmontage'],
    es: ['reparación de pinchazos', 'llantas', 'frenos', 'cambio de aceite'],
    fr: ['parallélisme', 'réparation de crevaison', 'jantes', 'gardiennage', 'vidange'],
    it: ['riparazione forature', 'cerchi', 'deposito pneumatici', 'assetto'],
    nl: ['bandenwissel', 'bandenopslag', 'bandenreparatie', 'velgen', 'winterbanden'],
    pt: ['calibragem', 'equilibragem', 'reparação de furos', 'jantes', 'rodas'],
  },
  mentions: {
    en: `
      tire installation; tire sales; tire mounting; tire mounting and balancing; tire balancing; tire replacement;
      tire changes; tire changeover*; seasonal tire changeover; tire storage; tire inspection;
      tire pressure monitoring; tpms; tpms service; flat tire repair; tire patch; tire alignment; alignments;
      wheel alignments; front end alignment; wheel repair; rim repair; custom wheels; wheels; rims; winter tires;
      snow tires; all season tires; summer tires; performance tires; truck tires; light truck tires; commercial tires;
      commercial tire service; trailer tires; atv tires; lawn and garden tires; farm tires; agricultural tyres;
      tractor tyres
    `,
    de: `
      reifen; reifenverkauf; neureifen; gebrauchte reifen; gebrauchtreifen; pkw reifen; lkw reifen; transporterreifen;
      motorradreifen; suv reifen; offroadreifen; landwirtschaftsreifen; agrarreifen; traktorreifen;
      ackerschlepperreifen; em reifen; industriereifen; staplerreifen; anhängerreifen; wohnmobilreifen;
      oldtimerreifen; winterreifen; sommerreifen; ganzjahresreifen; allwetterreifen; runflat reifen;
      runderneuerte reifen; pneuwechsel; pneu wechsel; pneuhotel; pneuverkauf; radwechsel; räder wechseln;
      rädereinlagerung; radeinlagerung; einlagerung der räder; reifen einlagerung; reifenhotel; reifenmontagen;
      montage und auswuchten
    `,
    es: `
      venta de neumáticos; montaje de neumáticos; reparación de neumáticos; neumáticos nuevos; neumáticos de ocasión;
      neumáticos usados; neumáticos segunda mano; neumáticos de turismo; neumáticos de coche; neumáticos de camión;
      neumáticos para camión; neumáticos de moto; neumáticos de furgoneta; neumáticos agrícolas;
      neumáticos industriales; neumáticos 4x4; neumáticos de invierno; neumáticos runflat; neumáticos all season;
      neumáticos de maquinaria; cambio de llantas; venta de llantas; llantas nuevas; llantas usadas;
      llantas para camión; llantas para auto; llantas para camioneta; llantas de aleación; reparación de llantas;
      vulcanización; vulcanizado; vulcanizada; montaje y balanceo; montaje de llantas; rotación de llantas; rotación;
      balanceo; balanceo de llantas; balanceo computarizado; alineación computarizada
    `,
    fr: `
      pneus neufs; pneus d'occasion; pneus occasion; pneus usagés; pneus d'hiver; pneus hiver; pneus d'été; pneus été;
      pneus 4 saisons; pneus toutes saisons; pneus auto; pneus tourisme; pneus camionnette; pneus utilitaires;
      pneus moto; pneus poids lourds; pneus agricoles; pneus agraires; pneus industriels; pneus génie civil;
      pneus 4x4; pneus runflat; pneus quad; pneus de camion; pneus commerciaux; pneus rechapés; changement de pneus;
      changement pneus; changement de pneu; changement saisonnier; remplacement de pneus; montage pneus;
      montage et équilibrage; montage équilibrage; pose de pneus; pose et balancement; balancement; permutation;
      permutation de pneus; rotation des pneus
    `,
    it: `
      gomme; vendita pneumatici; vendita gomme; pneumatici nuovi; pneumatici usati; gomme usate; pneumatici auto;
      pneumatici moto; pneumatici autocarro; pneumatici camion; pneumatici agricoli; pneumatici agricoltura;
      pneumatici industriali; pneumatici movimento terra; pneumatici furgoni; pneumatici suv; pneumatici 4x4;
      pneumatici runflat; pneumatici invernali; pneumatici estivi; pneumatici quattro stagioni; pneumatici 4 stagioni;
      gomme invernali; gomme estive; gomme moto; gomme auto; gomme piene; pneumatici ricostruiti;
      ricostruzione pneumatici; cambio pneumatici; cambio gomme stagionale; cambio gomme auto; cambio stagionale;
      cambio stagionale gomme; sostituzione pneumatici; sostituzione gomme; montaggio pneumatici; montaggio gomme;
      montaggio e smontaggio; smontaggio e montaggio
    `,
    nl: `
      banden; autobanden; nieuwe banden; tweedehands banden; gebruikte banden; zomerbanden; all season banden;
      allseason banden; vierseizoenenbanden; 4 seizoensbanden; vierseizoensbanden; runflat banden; bestelwagenbanden;
      bestelautobanden; camperbanden; caravanbanden; motorbanden; motobanden; vrachtwagenbanden; vrachtautobanden;
      truckbanden; landbouwbanden; tractorbanden; industriële banden; industriebanden; heftruckbanden;
      grondverzetbanden; aanhangerbanden; quadbanden; suv banden; oldtimerbanden; verkoop banden; banden kopen;
      bandenverkoop; bandenmontage; banden monteren; montage banden; montage en balanceren; banden vervangen;
      banden verwisselen
    `,
    pt: `
      venda de pneus; pneus novos; pneus usados; pneus semi novos; pneus recauchutados; pneus para carros;
      pneus de carro; pneus ligeiros; pneus de turismo; pneus para caminhão; pneus de camião; pneus pesados;
      pneus agrícolas; pneus industriais; pneus de moto; pneus para motos; pneus 4x4; pneus suv; pneus de inverno;
      pneus runflat; pneus de empilhador; pneus otr; montagem de pneus; montagem e balanceamento;
      montagem e desmontagem; desmontagem e montagem; mudança de pneus; substituição de pneus;
      troca de pneus a domicílio; rodízio de pneus; rodízio; reparação de pneus; reparação de furo; conserto de pneus;
      conserto de pneu; vulcanização; vulcanização de pneus; furos; remendos; equilíbrio de rodas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Big Wheel tire shop in Waco' },
      { language: 'it', text: 'Gommista a Rho' },
    ],
    notNamed: [
      { language: 'en', text: 'Tired after a long day' },
      { language: 'es', text: 'Una goma de borrar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/tyres',
};
