import type { TradeEntry } from '../../trade.ts';

export const coachCompany: TradeEntry = {
  id: 'coach-company',
  questions: 'generic',
  customers: 'event',
  noun: 'charter bus company',
  companyNoun: 'charter bus company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Tour_bus_service',
  names: {
    en: [
      'coach hire',
      'coach company',
      'coaches and minibuses',
      'charter bus*',
      'bus charter*',
      'minibus hire',
      'bus company',
      'coach operator*',
      'motorcoach*',
      'coach travel',
      'bus rental',
      'party bus*',
      'coach tours',
      'bus lines',
      'mini bus hire',
      'minibus company',
      'charter coaches',
    ],
    de: [
      'busunternehmen*',
      'busreisen*',
      'busvermietung*',
      'reisebus*',
      'omnibusbetrieb*',
      'omnibusunternehmen*',
      'omnibusverkehr*',
      'reisebusunternehmen',
      'busreiseveranstalter',
      'omnibus',
      'bustouristik',
      'busbetrieb*',
      'omnibusreisen',
      'busreise*',
      'busverkehr',
      'carunternehmen',
      'autobusunternehmen',
      'kleinbusreisen',
    ],
    es: [
      'autocares',
      'alquiler de autocares',
      'alquiler de autobuses',
      'empresa de autocares',
      'alquiler de minibuses',
      'renta de autobuses',
      'alquiler de buses',
      'alquiler de microbuses',
      'empresa de autobuses',
      'autobuses turísticos',
      'alquiler de autobús',
      'empresa de buses',
      'micros de larga distancia',
      'alquiler de micros',
      'alquiler de bus*',
      'arriendo de buses',
      'autobús turístico',
      'renta de camionetas con chofer',
      'buses de turismo',
      'arriendo de minibuses',
      'alquiler de autocar',
      'alquiler de combis',
      'alquiler microbuses',
      'transporte turístico',
      'transportación turística',
      'transporte de personal',
      'transporte de pasajeros',
    ],
    fr: [
      'autocars',
      'autocariste*',
      "location d'autocars",
      "location d'autocar",
      'location de bus',
      'transport en autocar',
      'voyages en autocar',
      'location de minibus avec chauffeur',
      'location de car',
      'nolisement',
      'location de cars',
      'autocar*',
      'location minibus avec chauffeur',
      'location bus',
      'autobus nolisé*',
      'minibus avec chauffeur',
      'transport par autobus',
      "location d'autobus",
    ],
    it: [
      'noleggio pullman',
      'noleggio autobus',
      'noleggio bus',
      'autoservizi',
      'noleggio minibus',
      'autolinee',
      'noleggio bus con conducente',
      'bus gran turismo',
      'noleggio bus con autista',
      'autonoleggio pullman',
      'autobus gran turismo',
      'autonoleggio bus',
      'autolinea',
      'noleggio pulmini con conducente',
      'viaggi in pullman',
    ],
    nl: [
      'touringcar*',
      'touringcarbedrijf',
      'touringcarverhuur',
      'autocarbedrijf',
      'autocar*',
      'busreizen',
      'busbedrijf*',
      'busreis',
      'touringcarreizen',
      'autocarreizen',
      'autocarverhuur',
      'bus met chauffeur',
      'busverhuur met chauffeur',
      'busonderneming',
      'busmaatschappij',
      'personenvervoer per bus',
      'bustransport',
      'minibus met chauffeur',
      'reisbussen',
    ],
    pt: [
      'aluguer de autocarros',
      'aluguel de ônibus',
      'fretamento*',
      'aluguer de autocarro',
      'locação de ônibus',
      'ônibus de turismo',
      'fretamento de ônibus',
      'aluguer de minibus',
      'aluguer de mini autocarros',
      'empresa de autocarros',
      'aluguel de vans',
      'locação de vans',
      'ônibus fretado',
      'empresa de ônibus',
      'transporte fretado',
      'excursões de autocarro',
      'transporte turístico',
      'fretamento',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'private coach hire',
      'school bus',
      'executive coaches',
      'school trips',
      'minibus hire with driver',
      'day trips',
      'shuttle buses',
      'coach holidays',
      'bus wraps',
    ],
    de: [
      'tagesfahrten',
      'mehrtagesfahrten',
      'vereinsfahrten',
      'klassenfahrten',
      'betriebsausflüge',
      'reisebusvermietung',
      'schulfahrten',
      'bus mieten',
      'gruppenfahrten',
      'kleinbusse',
    ],
    es: [
      'transporte escolar',
      'excursiones',
      'transporte discrecional',
      'minibuses',
      'microbuses',
      'rutas escolares',
      'autobuses para bodas',
      'transporte de grupos',
      'autocares para bodas',
    ],
    fr: [
      'transport scolaire',
      'sorties scolaires',
      'autocar de tourisme',
      'transport de groupes',
      'minibus',
      'voyages scolaires',
      'transport occasionnel',
      'lignes régulières',
    ],
    it: [
      'gite scolastiche',
      'trasporto scolastico',
      'pullman gran turismo',
      'viaggi di gruppo',
      'gite di gruppo',
      'scuolabus',
      'minibus con conducente',
      'gite turistiche',
    ],
    nl: [
      'dagtochten',
      'schoolreis*',
      'bus huren met chauffeur',
      'meerdaagse reizen',
      'bus huren',
      'schooluitstap*',
      'groepsreizen',
      'dagreizen',
      'schoolvervoer',
    ],
    pt: [
      'transporte escolar',
      'transporte de grupos',
      'fretamento contínuo',
      'fretamento eventual',
      'micro-ônibus',
      'visitas de estudo',
      'autocarros de turismo',
      'ônibus executivo',
    ],
  },
  sharedJobs: {
    en: [
      'airport transfers',
      'wedding transport',
      'corporate transport',
      'school transport',
      'group travel',
      'sports team travel',
    ],
    de: ['linienverkehr', 'schülerverkehr', 'flughafentransfer', 'gruppenreisen', 'transferfahrten'],
    es: [
      'traslados al aeropuerto',
      'transporte de personal',
      'bodas',
      'congresos',
      'traslados',
      'circuitos turísticos',
    ],
    fr: [
      'excursions',
      'transferts aéroport',
      'navettes',
      'voyages organisés',
      'transport de personnel',
      'mariages',
      'séminaires',
    ],
    it: [
      'transfer aeroportuali',
      'trasporto persone',
      'matrimoni',
      'escursioni',
      'servizi di linea',
      'eventi',
      'transfer',
    ],
    nl: ['groepsvervoer', 'luchthavenvervoer', 'personenvervoer', 'bedrijfsuitstap*', 'trouwvervoer', 'pendeldienst*'],
    pt: [
      'excursões',
      'transfers',
      'transporte de funcionários',
      'casamentos',
      'transfer aeroporto',
      'viagens de turismo',
      'transporte turístico',
    ],
  },
  mentions: {
    en: `
      contract hire; private hire; 16 seater minibus; 29 seater coach; 33 seater coach; 49 seater coach;
      53 seater coach; luxury coaches; executive minibus; double decker bus hire; vintage bus hire; wedding bus;
      wedding coach hire; wedding shuttles; mini bus rental; school bus rental; school field trips; field trips;
      school contracts; home to school transport; home to school; employee shuttles; corporate shuttles;
      conference transport; event transport
    `,
    de: `
      tagesausflüge; werksverkehr; mietbus*; schülerbeförderung; busfahrten; mehrtagesreisen; tagesreisen;
      städtereisen; rundreisen; urlaubsreisen; kurreisen; kreuzfahrten; flusskreuzfahrten; musicalreisen;
      konzertfahrten; theaterfahrten; wallfahrten; pilgerreisen; skireisen; skifahrten; radreisen; wanderreisen;
      adventsfahrten; weihnachtsmarktfahrten; silvesterreisen
    `,
    es: `
      líneas regulares; eventos; transporte de viajeros;       transporte de empresas; transporte de trabajadores; transporte para eventos; transporte para bodas;
      transporte ejecutivo; transporte especial; transporte deportivo; transporte adaptado;
      transporte de equipos deportivos; autobuses adaptados; autobuses de lujo; autobús para bodas; autobús escolar;
      minibús; minibús con conductor; minibús para bodas; microbús; furgonetas con conductor;
      vehículos con conductor; excursiones escolares
    `,
    fr: `
      transport touristique; voyages de groupe; sorties à la journée; transport de voyageurs;
      transport de personnes; transport collectif; transport périscolaire; transport adapté; transport pmr;
      transport sportif; transport d'équipes sportives; transport pour mariage; transport événementiel;
      transport de congrès; transfert gare; navette aéroport; navettes d'entreprise; navettes mariage;
      services réguliers; lignes scolaires; sorties associatives; sorties d'entreprise; comités d'entreprise;
      voyages d'affaires; voyages à la carte
    `,
    it: `
      tour; congressi; noleggio con conducente; noleggio autobus con conducente; noleggio autobus gran turismo;
      noleggio pullman con autista; noleggio minivan; noleggio scuolabus; noleggio autobus per gite;
      noleggio bus per matrimoni; bus per matrimoni; bus navetta; navette; servizio navetta; servizi navetta;
      navetta aeroporto; trasporto disabili; trasporto dipendenti; trasporto alunni; trasporto sportivi;
      trasporto squadre sportive; trasferte sportive; viaggi d'istruzione; viaggi studio; viaggi organizzati
    `,
    nl: `
      minibus*; shuttlevervoer; leerlingenvervoer; touringcar huren; touringcar met chauffeur; autocar huren;
      bus verhuur; bus huren prijs; partybus; partybus huren; dubbeldekker; vip bus; vip bussen; rolstoelbus;
      rolstoelvervoer; kleinbussen; kleinbus met chauffeur; taxibus; busvervoer; besloten busvervoer;
      besloten vervoer; openbaar vervoer; geregeld vervoer; lijndiensten; schoolreizen
    `,
    pt: `
      eventos; transporte de passageiros; turismo; autocarros; mini autocarros; minibus; minibus com motorista;
      autocarro com motorista; autocarro para casamentos; autocarro de luxo; carrinhas de 9 lugares; carrinhas;
      vans; vans com motorista; aluguel de van; aluguel de micro-ônibus; aluguel de ônibus para excursão;
      aluguel de ônibus para turismo; locação de micro-ônibus; locação de van; fretamento de vans;
      fretamento turístico; fretamento empresarial; fretamento escolar; ônibus leito
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Transporte turístico en Cancún' },
      { language: 'de', text: 'Busunternehmen Adler, Reisebusse in Fürth' },
      { language: 'en', text: 'Dales Coach Hire in Skipton' },
      { language: 'fr', text: "Location d'autocars à Reims" },
    ],
    notNamed: [
      { language: 'en', text: 'Your coach for better habits' },
      { language: 'de', text: 'Die Bushaltestelle vor dem Haus' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
