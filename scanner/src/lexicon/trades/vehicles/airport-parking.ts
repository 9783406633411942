import type { TradeEntry } from '../../trade.ts';

export const airportParking: TradeEntry = {
  id: 'airport-parking',
  questions: 'generic',
  customers: 'shop',
  noun: 'airport parking',
  companyNoun: 'airport parking company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Parking_lot',
  names: {
    en: [
      'airport parking',
      'airport car park*',
      'park and fly',
      'park & fly',
      'park sleep fly',
      'off airport parking',
      'airport valet parking',
      'meet and greet parking',
      'long term airport parking',
      'cruise parking',
      'airport parkings',
      'parking at the airport',
      'park ride fly',
      'park stay fly',
      'park stay and fly',
      'airport long term parking',
    ],
    de: [
      'parken am flughafen',
      'flughafen parken',
      'flughafenparkplatz*',
      'flughafenparken',
      'park and fly',
      'park & fly',
      'airport parking',
      'parkplatz am flughafen',
      'parkservice flughafen',
      'parken flughafen',
      'flughafen parkplatz*',
      'flughafen parkservice',
      'airport parkplatz',
      'parkhaus flughafen',
      'valet parking flughafen',
      'parkplätze am flughafen',
      'parken nähe flughafen',
      'park sleep fly',
      'park shuttle fly',
    ],
    es: [
      'parking aeropuerto',
      'aparcamiento aeropuerto',
      'parking en el aeropuerto',
      'estacionamiento aeropuerto',
      'aparcar en el aeropuerto',
      'parking larga estancia aeropuerto',
      'parking barato aeropuerto',
      'estacionamiento en el aeropuerto',
      'parking low cost aeropuerto',
      'parkings aeropuerto',
      'parking del aeropuerto',
      'aparcamiento en el aeropuerto',
      'estacionamiento cerca del aeropuerto',
      'parking cerca del aeropuerto',
      'aparcacoches aeropuerto',
      'parking puerto cruceros',
      'parqueadero aeropuerto',
      'parking de aeropuerto',
      'park and fly',
      'cochera aeropuerto',
      'estacionamiento del aeropuerto',
    ],
    fr: [
      'parking aéroport',
      "parking à l'aéroport",
      'parking aéroport pas cher',
      'stationnement aéroport',
      'park and fly',
      'parking longue durée aéroport',
      "stationnement à l'aéroport",
      'parking voiturier aéroport',
      'parking gare et aéroport',
      'parkings aéroport',
      "parking d'aéroport",
      'parking proche aéroport',
      'parking privé aéroport',
      'voiturier aéroport',
      'parc auto aéroport',
      'parking navette aéroport',
      "park'n fly",
      "stationnement d'aéroport",
    ],
    it: [
      'parcheggio aeroporto',
      'parcheggi aeroporto',
      'parcheggio in aeroporto',
      'parcheggio low cost aeroporto',
      'parcheggio custodito aeroporto',
      'parcheggio vicino aeroporto',
      'park and fly',
      'parcheggio crociere',
      'parcheggio porto',
      'parcheggio per aeroporto',
      'parcheggi in aeroporto',
      "parcheggio per l'aeroporto",
      'parcheggio crociera',
      'parcheggio con navetta aeroporto',
      'parcheggio coperto aeroporto',
      'parking aeroporto',
      'parcheggi low cost aeroporto',
    ],
    nl: [
      'parkeren luchthaven',
      'luchthaven parkeren',
      'parkeren schiphol',
      'parkeren op schiphol',
      'parking luchthaven',
      'vliegveld parkeren',
      'parkeren vliegveld',
      'parking zaventem',
      'parking charleroi',
      'park and fly',
      'valet parking schiphol',
      'luchthavenparking',
      'parkeren bij schiphol',
      'schiphol parkeren',
      'parkeren bij luchthaven',
      'parkeren bij de luchthaven',
      'parkeren eindhoven airport',
      'parkeren rotterdam airport',
      'airport parking',
      'parking brussels airport',
      'parking eindhoven airport',
      'vliegveldparkeren',
      'luchthavenparkeren',
    ],
    pt: [
      'parque aeroporto',
      'estacionamento aeroporto',
      'parque de estacionamento aeroporto',
      'estacionamento no aeroporto',
      'parking aeroporto',
      'park and fly',
      'estacionamento low cost aeroporto',
      'parque low cost aeroporto',
      'estacionamento perto do aeroporto',
      'parques aeroporto',
      'estacionamento de aeroporto',
      'parque do aeroporto',
      'estacionamento em aeroporto',
      'estacionamento próximo ao aeroporto',
      'parking no aeroporto',
      'estacionamento para aeroporto',
      'estacionamento ao lado do aeroporto',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['valet parking', 'long stay parking', 'meet and greet', 'free shuttle', 'covered parking', 'indoor parking'],
    de: ['valet parking', 'shuttle transfer', 'parkplatz buchen', 'langzeitparken', 'parkplatz mit shuttle'],
    es: [
      'servicio vip',
      'aparcacoches',
      'parking cubierto',
      'parking con aparcacoches',
      'larga estancia',
      'plazas cubiertas',
      'plazas descubiertas',
    ],
    fr: [
      'service voiturier',
      'parking couvert',
      'navette gratuite',
      'parking extérieur',
      'parking longue durée',
      'parking sécurisé',
      'réservation de parking',
    ],
    it: [
      'parcheggio coperto',
      'parcheggio scoperto',
      'car valet',
      'navetta gratuita',
      'parcheggio custodito',
      'parcheggio sosta lunga',
      'servizio car valet',
    ],
    nl: [
      'valet parking',
      'overdekt parkeren',
      'shuttle parking',
      'shuttle parkeren',
      'buiten parkeren',
      'parkeerplaats reserveren',
      'lang parkeren',
    ],
    pt: [
      'estacionamento coberto',
      'transfer gratuito',
      'estacionamento descoberto',
      'parque coberto',
      'parque descoberto',
      'estacionamento de longa duração',
    ],
  },
  sharedJobs: {
    en: [
      'shuttle service',
      'long term parking',
      'short stay parking',
      'outdoor parking',
      'ev charging',
      'car wash',
      'airport shuttle',
      'monthly parking',
    ],
    de: [
      'parkhaus',
      'tiefgarage',
      'shuttleservice',
      'überdachte parkplätze',
      'außenparkplätze',
      'flughafentransfer',
      'fahrzeugwäsche',
      'e-ladestation',
      'autowäsche',
      'videoüberwachung',
    ],
    es: [
      'lavado de coches',
      'traslado a la terminal',
      'parking vigilado',
      'parking al aire libre',
      'recarga de vehículos eléctricos',
      'lanzadera gratuita',
      'pasar la itv',
      'parking puerto',
    ],
    fr: [
      'voiturier',
      'navette aéroport',
      'lavage de voiture',
      'parking surveillé',
      'recharge électrique',
      'parking privé',
      'stationnement longue durée',
      'parking courte durée',
    ],
    it: [
      'lavaggio auto',
      'navetta aeroporto',
      'parcheggio videosorvegliato',
      'ricarica auto elettriche',
      'parcheggio camper',
      'parcheggio moto',
      'servizio navetta',
      'parcheggio al chiuso',
    ],
    nl: [
      'shuttlebus',
      'gratis shuttle',
      'autowassen',
      'elektrisch laden',
      'bewaakt parkeren',
      'binnen parkeren',
      'parkeerservice',
      'kort parkeren',
    ],
    pt: [
      'valet',
      'valet parking',
      'lavagem auto',
      'transfer',
      'lavagem de carros',
      'carregamento elétrico',
      'shuttle gratuito',
      'estacionamento vigiado',
      'mensalistas',
    ],
  },
  mentions: {
    en: `
      parking reservations; pre book parking; parking deals; self parking; uncovered parking; secure parking;
      24 hour shuttle; airport transfers; cruise port parking; port parking; event parking; daily parking;
      weekly parking; hotel and parking packages; hotel parking packages; rv parking; oversized vehicle parking;
      motorcycle parking; luggage assistance; car detailing; oil change; tire service; vehicle inspection;
      mot while you fly; valeting
    `,
    de: `
      hallenparkplatz; valet service; valet; shuttle service; shuttle; transfer zum terminal;
      transfer zum flughafen; kostenloser shuttle; parkplatz reservieren; parkplatzreservierung; dauerparken;
      kurzzeitparken; urlaubsparken; parken für urlauber; parken und fliegen; parkplätze; stellplätze;
      garagenstellplätze; hallenstellplätze; überdachtes parken; bewachte parkplätze; bewachter parkplatz;
      freiluftparkplätze; innenreinigung; fahrzeugaufbereitung
    `,
    es: `
      minibús gratuito; servicio de aparcacoches; servicio de recogida; servicio de traslado; traslado gratuito;
      traslado al aeropuerto; transfer gratuito; transfer; shuttle; shuttle gratis; lanzadera; parking exterior;
      parking interior; parking de larga estancia; parking de corta estancia; parking low cost; parking vip;
      parking express; parking 24 horas; parking crucero; parking estación; parking para motos;
      parking para furgonetas; parking para autocaravanas; aparcamiento cubierto
    `,
    fr: `
      parking gare; navettes; navette; transfert aéroport; transferts; parking découvert; parking intérieur;
      parking fermé; parking gardé; parking avec navette; parking week-end; parking vacances; parking moto;
      parking camping-car; parking port; parking croisière; stationnement intérieur; stationnement extérieur;
      stationnement courte durée; stationnement valet; service de valet; service de navette; remise des clés;
      nettoyage intérieur; nettoyage de véhicule
    `,
    it: `
      prenotazione parcheggio; valet parking; valet; navetta; navetta gratis; navetta 24 ore; transfer;
      transfer aeroporto; trasferimento in aeroporto; parcheggio auto; parcheggio all'aperto; parcheggio interno;
      parcheggio esterno; parcheggio lunga sosta; parcheggio breve sosta; parcheggio sosta breve;
      parcheggio low cost; parcheggio economico; parcheggio h24; parcheggio sicuro; parcheggio vip;
      parcheggio stazione; parcheggio imbarchi; parcheggio crocieristi; parcheggio furgoni
    `,
    nl: `
      pendelbus; valet; valet parkeren; valet service; shuttle; shuttle service; shuttledienst; pendeldienst;
      gratis pendeldienst; transfer; transfer naar de luchthaven; onoverdekt parkeren; overdekte parking;
      buitenparking; openlucht parking; bewaakte parking; beveiligde parking; beveiligd parkeren; parkeergarage;
      parkeerterrein; parkeerplaatsen; parking reserveren; goedkoop parkeren; langparkeren; kortparkeren
    `,
    pt: `
      reserva de estacionamento; serviço valet; serviço de valet; serviço de manobrista; manobrista; shuttle;
      shuttle 24 horas; transfer 24 horas; transfer grátis; transfer para o aeroporto; translado;
      translado gratuito; traslado gratuito; recolha no aeroporto; entrega no aeroporto; parqueamento;
      parqueamento automóvel; parque exterior; parque interior; parque vigiado; parque de longa duração;
      estacionamento low cost; estacionamento de curta duração; estacionamento 24 horas; estacionamento seguro
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Runway Airport Parking at Bristol' },
      { language: 'de', text: 'Park & Fly: parken am Flughafen Köln' },
      { language: 'pt', text: 'Estacionamento aeroporto de Faro' },
    ],
    notNamed: [
      { language: 'en', text: 'Free parking behind the store' },
      { language: 'fr', text: 'Un grand parking devant la salle' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
