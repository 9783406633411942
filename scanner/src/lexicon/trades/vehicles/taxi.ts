import type { TradeEntry } from '../../trade.ts';

export const taxi: TradeEntry = {
  id: 'taxi',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee', 'estimate'],
  noun: 'taxi company',
  companyNoun: 'taxi company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Taxicab',
  names: {
    en: [
      'taxi',
      'taxis',
      'taxi service*',
      'taxi company',
      'cab company',
      'airport transfer*',
      'private hire',
      'limousine service',
      'chauffeur service*',
      'minicabs',
      'airport shuttle',
      'car service',
      'limo service*',
      'limousine hire',
      'limo company',
      'limousines',
      'chauffeur driven',
      'airport taxi*',
      'black car service*',
      'limo hire',
      'airport limo*',
      'taxicab*',
      'cab service*',
      'minicab*',
      'airport shuttles',
      'limousine company',
      'hackney carriage*',
    ],
    de: [
      'taxi',
      'taxiunternehmen*',
      'taxizentrale',
      'mietwagen mit fahrer',
      'flughafentransfer*',
      'taxibetrieb',
      'fahrdienst*',
      'chauffeurservice',
      'limousinenservice*',
      'chauffeurdienst*',
      'transferservice',
      'limousinenvermietung',
      'flughafentaxi',
      'airport transfer',
      'airport taxi',
      'limousinendienst',
      'mietwagenunternehmen mit fahrer',
      'chauffeur limousinenservice',
      'taxen',
      'taxidienst',
      'taxiruf',
      'funktaxi',
      'mietwagenunternehmen',
      'taxi und mietwagen',
      'chauffeur-service',
      'limousinen-service',
      'transferdienst',
      'limousine mit chauffeur',
    ],
    es: [
      'taxi',
      'taxis',
      'servicio de taxi',
      'traslados al aeropuerto',
      'vtc',
      'transfer aeropuerto',
      'alquiler de coches con conductor',
      'limusinas',
      'chófer privado',
      'coches con conductor',
      'servicio de chofer',
      'alquiler de limusinas',
      'taxi aeropuerto',
      'traslados aeropuerto',
      'radio taxi',
      'radiotaxi*',
      'remises',
      'remisería*',
      'transfers aeropuerto',
      'transfer al aeropuerto',
      'taxista*',
      'conductor privado',
      'transfer privado',
      'chóferes privados',
    ],
    fr: [
      'taxi',
      'taxis',
      'vtc',
      'chauffeur privé',
      'chauffeur vtc',
      'service de limousine*',
      'transfert aéroport',
      'location de voiture avec chauffeur',
      'limousine avec chauffeur',
      'transferts aéroport',
      'taxi aéroport',
      'artisan taxi',
      'location de limousine*',
      'grande remise',
      'chauffeurs privés',
      'transport aéroport',
      'voiture de transport avec chauffeur',
      'chauffeur de maître',
      'navette aéroport',
      'limousines',
      'voiture avec chauffeur',
      'voitures avec chauffeur',
    ],
    it: [
      'taxi',
      'noleggio con conducente',
      'ncc',
      'servizio taxi',
      'autonoleggio con conducente',
      'noleggio auto con conducente',
      'servizio ncc',
      'transfer aeroporto',
      'noleggio limousine',
      'autista privato',
      'transfer aeroporti',
      'servizio limousine',
      'radiotaxi',
      'noleggio con autista',
      'tassista',
      'autisti privati',
      'transfer per aeroporti',
      'transfer privato',
      'auto con conducente',
      'auto con autista',
      'chauffeur service',
      'limousine service',
      'noleggio auto con autista',
    ],
    nl: [
      'taxi',
      'taxibedrijf',
      'taxicentrale',
      'luchthavenvervoer',
      'taxiservice',
      'luchthaventaxi',
      'limousineservice',
      'chauffeursdienst*',
      'luchthaventransfer',
      'limousineverhuur',
      'privéchauffeur',
      'privé chauffeur',
      'airport taxi',
      'limousine huren',
      'airport transfer',
      'vvb',
      'vervoer met chauffeur',
      "taxi's",
      'taxibedrijven',
      'taxichauffeur',
      'taxionderneming',
      'schipholtaxi',
      'limousine service',
      'airporttaxi',
      'luchthaven transfer',
    ],
    pt: [
      'táxi',
      'táxis',
      'transfer aeroporto',
      'serviço de táxi',
      'motorista particular',
      'transfer privado',
      'transporte executivo',
      'aluguer de viaturas com motorista',
      'tvde',
      'motorista privado',
      'limousines',
      'transfers aeroporto',
      'aluguer de limousines',
      'radio táxi',
      'transfer executivo',
      'carros com motorista',
      'taxista*',
      'serviço de transfer',
      'motoristas particulares',
      'radiotáxi*',
      'motorista executivo',
      'aluguer de carro com motorista',
      'traslado aeroporto',
      'aluguer de limusines',
      'limusines',
      'motoristas privados',
    ],
  },
  work: { de: ['dialysefahrten', 'kurierfahrten'] },
  neverAlone: {},
  jobs: {
    en: ['airport transfers', 'long distance trips', 'wheelchair taxi', 'corporate travel', 'hourly hire'],
    de: [
      'flughafentransfer*',
      'krankenfahrten',
      'kurierfahrten',
      'dialysefahrten',
      'rollstuhltransport',
      'großraumtaxi',
      'schülerfahrten',
    ],
    es: ['traslados al aeropuerto', 'taxi adaptado', 'excursiones'],
    fr: ['transport médical', 'transfert aéroport', 'transport de colis'],
    it: ['transfer aeroporto', 'servizi per matrimoni'],
    nl: ['luchthavenvervoer', 'rolstoelvervoer', 'zakelijk vervoer'],
    pt: ['transfers', 'transporte de doentes', 'passeios turísticos'],
  },
  sharedJobs: {
    en: [
      'airport transfer*',
      'airport taxi',
      'local taxi',
      'long distance',
      'minibus*',
      'wheelchair accessible*',
      'corporate accounts',
      'school runs',
      'courier',
      'chauffeur*',
      'weddings',
      'executive cars',
      'group travel',
    ],
    de: [
      'personenbeförderung',
      'bestrahlungsfahrten',
      'großraumfahrzeuge',
      'bahnhofstransfer*',
      'hoteltransfer*',
      'bahnhofs- und hoteltransfers',
      'rollstuhlfahrten',
      'botenfahrten',
      'besorgungsfahrten',
      'hochzeitsfahrten',
      'fernfahrten',
      'online-buchung',
      'eventfahrten',
      'geschäftsfahrten',
      'stadtfahrten',
      'nachtfahrten',
      'chemofahrten',
      'kleinbus*',
    ],
    es: ['traslado aeropuerto', 'viajes largos', 'empresas', 'larga distancia', 'recogida*', 'mensajería', 'bodas'],
    fr: [
      'transport de malades',
      'transferts aéroport',
      'gares et aéroports',
      'longue distance',
      'toutes distances',
      'mise à disposition',
      'transport assis',
      'conventionné',
      'tourisme',
      'navettes',
      'mariages',
      'taxi conventionné',
    ],
    it: [
      'transfer aeroportuali',
      'ncc',
      'tour',
      'escursioni',
      'matrimoni',
      'viaggi lunghi',
      'servizio aziende',
      'servizio notturno',
      'trasporto disabili',
    ],
    nl: [
      'schipholvervoer',
      'groepsvervoer',
      'zorgvervoer',
      'taxibus*',
      'koeriersdienst*',
      'ziekenvervoer',
      'straattaxi',
      'trouwvervoer',
    ],
    pt: [
      'transfer aeroporto',
      'transporte executivo',
      'viagens longas',
      'passeios',
      'serviço ao domicílio',
      'aeroporto',
      'excursões',
    ],
  },
  mentions: {
    en: `
      airport taxis; airport pickups; airport transportation; airport car service; airport runs; airport limo;
      airport drop off; meet and greet; seaport transfers; cruise port transfers; cruise transfers;
      train station transfers; station transfers; hotel transfers; point to point transfers; point to point;
      city to city; long distance taxi; long distance travel; long distance journeys; local journeys; local trips;
      taxi services; cab service; 8 seater taxis; 8 seater minibus; executive travel; executive car service;
      business travel; corporate transportation; corporate transfers; corporate events; hourly chauffeur; as directed;
      limo service; stretch limousines; black car service; wedding cars; wedding car hire
    `,
    de: `
      taxifahrten; taxiservice; personenbeförderungen; flughafenfahrten; flughafenshuttle; flughafen transfer;
      airporttransfer; transferfahrten; bahnhofsfahrten; shuttleservice; shuttle service; hotelshuttle; krankenfahrt;
      krankentransport; krankenbeförderung; krankentransporte; patientenfahrten; patiententransport;
      sitzende krankenfahrten; arztfahrten; therapiefahrten; strahlentherapie; strahlenfahrten; chemotherapie fahrten;
      bestrahlungs und chemofahrten; reha fahrten; rehafahrten; kurfahrten; dialysefahrt; ambulante behandlungen;
      stationäre behandlungen; krankenhausfahrten; klinikfahrten; liegendtransport; tragestuhlfahrten;
      tragestuhltransport; rollstuhltaxi; rollstuhlbeförderung; rollstuhltransporte
    `,
    es: `
      taxi al aeropuerto; taxis adaptados; taxi accesible; eurotaxi; taxi para personas con movilidad reducida;
      taxi 7 plazas; taxi 8 plazas; taxi 9 plazas; taxi larga distancia; taxi para bodas; taxi para empresas;
      taxi para mascotas; taxi con silla de bebé; traslados; traslado al aeropuerto; traslados privados;
      traslados a hospitales; traslados de larga distancia; traslados a estaciones; traslados a hoteles;
      traslados a puertos; traslados para eventos; traslados ejecutivos; traslados corporativos; traslados turísticos;
      traslados interurbanos; traslados a cruceros; transfer; transfers; transporte ejecutivo; transporte al aeropuerto;
      transporte turístico; transporte privado; transporte de personal; transporte escolar; transporte de grupos;
      transporte para eventos; transporte para bodas
    `,
    fr: `
      taxi gare; taxi médical; taxi conventionné cpam; taxi vsl; taxi longue distance; taxi moto; taxi van; taxi adapté;
      taxi pmr; taxi 7 places; taxi animalier; taxi touristique; transport de personnes; transport de malade assis;
      transport de malades assis; transport médical assis; transport médicalisé; transport sanitaire;
      transport médical conventionné; transport pmr; transport adapté; transport de personnes à mobilité réduite;
      transport scolaire; transport d'enfants; transport d'entreprise; transport de groupe; transport de groupes;
      transport privé; transport de bagages; transport pour événements; transport de médicaments; transport de plis;
      transport longue distance; transferts; transfert gare; transferts gares; transferts gares et aéroports;
      transfert gare et aéroport; transferts aéroports
    `,
    it: `
      noleggio minibus con conducente; noleggio minivan con conducente; noleggio bus; taxi aeroporto; taxi stazione;
      taxi disabili; transfer; transfer da e per aeroporti; transfer stazioni; transfer stazione; transfer porti;
      transfer porto; transfer hotel; transfer privati; transfer matrimoni; transfer business; transfer aziendali;
      transfer turistici; transfer crociere; trasferimenti aeroportuali; trasferimenti; trasferimento aeroporto;
      navetta aeroporto; servizio navetta; servizio aeroporti; servizio stazioni; servizio matrimoni; servizio hotel;
      servizio vip; servizi aziendali; servizi per aziende; servizi turistici; servizio discoteca; servizio h24;
      servizio disabili; trasporto persone
    `,
    nl: `
      taxivervoer; taxiritten; taxi service; taxidienst; taxi luchthaven; luchthaventransfers; luchthaven vervoer;
      luchthavendienst; luchthavenritten; schiphol taxi; taxi schiphol; vliegveld taxi; taxi vliegveld;
      vliegveldvervoer; airport service; airport shuttle; stationvervoer; haventransfer; cruisevervoer; personenvervoer;
      personentaxi; groepstaxi; rolstoeltaxi; rolstoelbus; ziekenhuisvervoer; ziekenhuisritten; zittend ziekenvervoer;
      niet dringend ziekenvervoer; medisch vervoer; dialysevervoer; wmo vervoer; seniorenvervoer; doelgroepenvervoer;
      leerlingenvervoer; schoolvervoer; kindervervoer; schooltaxi
    `,
    pt: `
      táxi aeroporto; táxi adaptado; táxi para cadeira de rodas; táxi 7 lugares; táxi 8 lugares; táxi longa distância;
      transfer para aeroporto; transfer aeroportos; transfer de e para o aeroporto; transfers privados; transfers hotel;
      transfers para hotéis; transfers para eventos; transfer para eventos; transfer hotel; translado;
      translado aeroporto; traslados; transporte de passageiros; transporte de pessoas; transporte de executivos;
      transporte corporativo; transporte para eventos; transporte para aeroporto; transporte privado;
      transporte de grupos; transporte de crianças; transporte escolar; transporte de funcionários;
      transporte de doentes não urgentes; transporte não urgente; transporte de pessoas com mobilidade reduzida;
      transporte de mobilidade reduzida; transporte de encomendas; transporte de bagagens; transporte de animais;
      transporte de mercadorias; encomendas
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Taxi in Brannenburg, Krankenfahrten' },
      { language: 'en', text: 'Blue taxi service in Dingle' },
    ],
    notNamed: [
      { language: 'en', text: 'Taxidermy and syntax' },
      { language: 'en', text: 'The taxonomy of plants' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/taxi',
};
