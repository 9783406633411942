import type { TradeEntry } from '../../trade.ts';

export const petBoarding: TradeEntry = {
  id: 'pet-boarding',
  questions: 'generic',
  customers: 'salon',
  noun: 'pet boarding company',
  companyNoun: 'pet boarding company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Dog_daycare',
  names: {
    en: [
      'pet boarding*',
      'dog boarding*',
      'kennel',
      'kennels',
      'dog daycare*',
      'pet sitter*',
      'pet sitting*',
      'dog walker*',
      'dog walking*',
      'cattery',
      'doggy daycare',
      'dog walking service*',
      'farrier*',
      'horse training',
      'aquarium service',
    ],
    de: [
      'hundepension*',
      'tierpension*',
      'katzenpension*',
      'hundetagesstätte*',
      'tiersitter*',
      'hundesitter*',
      'gassi service',
      'hundebetreuung*',
      'gassiservice',
      'hufschmied*',
      'hufpflege*',
      'tierbetreuung',
      'katzensitter*',
      'barhufpflege',
    ],
    es: [
      'residencia canina',
      'guardería canina',
      'hotel para perros',
      'paseador de perros',
      'cuidador de mascotas',
      'paseo de perros',
      'cuidado de mascotas',
      'herrador*',
    ],
    fr: [
      'pension canine',
      'pension pour chiens',
      "garde d'animaux",
      'pet sitter*',
      'pension pour chats',
      'promeneur de chiens',
      'promenade de chiens',
      'maréchal-ferrant',
      'garde de chiens',
      'éducation équine',
    ],
    it: [
      'pensione per cani',
      'dog sitter*',
      'asilo per cani',
      'pensione per animali',
      'pet sitter*',
      'dog sitting',
      'cat sitter',
      'maniscalco',
    ],
    nl: [
      'hondenpension*',
      'dierenpension*',
      'hondenuitlaatservice*',
      'kattenpension*',
      'hondenopvang',
      'hondenoppas',
      'dierenoppas',
      'hoefsmid',
      'uitlaatservice',
      'kattenoppas',
    ],
    pt: [
      'hotel para cães',
      'hotel canino',
      'pet sitter*',
      'passeador de cães',
      'hotel para animais',
      'creche canina',
      'dog walker*',
      'passeio de cães',
      'ferrador*',
      'cuidador de animais',
    ],
  },
  work: { en: ['overnight stays', 'playtime'] },
  neverAlone: {},
  jobs: {
    en: ['overnight boarding', 'dog walking', 'doggy daycare', 'drop in visits', 'cat sitting'],
    de: ['tagesbetreuung', 'urlaubsbetreuung', 'gassi gehen'],
    es: ['paseos', 'alojamiento', 'visitas a domicilio'],
    fr: ['garde à domicile', 'promenades', 'visites'],
    it: ['passeggiate', 'visite a domicilio', 'pensione'],
    nl: ['uitlaatservice', 'oppas aan huis', 'dagopvang'],
    pt: ['passeios', 'hospedagem', 'visitas ao domicílio'],
  },
  sharedJobs: {
    en: [
      'dog boarding',
      'cat boarding',
      'pet sitting',
      'overnight stays',
      'cattery',
      'grooming',
      'house sitting',
      'puppy visits',
      'pet taxi',
      'group walks',
      'solo walks',
      'small animal care',
      'horse shoeing',
      'hoof trimming',
      'pet waste removal',
    ],
    de: [
      'hundepension',
      'katzenpension',
      'hundetagesstätte',
      'gassi-service',
      'tierbetreuung',
      'hundebetreuung',
      'katzenbetreuung',
      'tiertaxi',
      'hufbeschlag',
      'hufpflege',
      'übernachtung',
      'hausbesuche',
      'welpenbetreuung',
      'kleintierbetreuung',
    ],
    es: [
      'residencia canina',
      'residencia felina',
      'guardería canina',
      'cuidado a domicilio',
      'hotel para perros',
      'peluquería canina',
      'guardería de día',
      'taxi de mascotas',
      'herrado',
      'cuidado de gatos',
    ],
    fr: [
      'pension canine',
      'pension féline',
      'garderie pour chiens',
      'visites à domicile',
      'toilettage',
      'pension familiale',
      'taxi animalier',
      'ferrage',
      'parage',
      'promenade collective',
      'garde de chats',
      'hébergement',
    ],
    it: [
      'pensione per cani',
      'pensione per gatti',
      'asilo per cani',
      'dog sitting',
      'toelettatura',
      'asilo diurno',
      'taxi pet',
      'ferratura',
      'pareggio',
      'accudimento gatti',
      'dog walking',
    ],
    nl: [
      'hondenpension',
      'kattenpension',
      'hondenopvang',
      'trimsalon',
      'losloopwandeling',
      'dierentaxi',
      'kattenoppas',
      'vakantieopvang',
      'hoefbeslag',
      'bekappen',
      'puppy bezoek',
    ],
    pt: [
      'hotel para cães',
      'hotel para gatos',
      'creche para cães',
      'pet sitting',
      'banho e tosa',
      'creche',
      'táxi pet',
      'cuidados de gatos',
      'ferração',
      'dog walking',
      'hospedagem domiciliar',
    ],
  },
  mentions: {
    en: `
      overnight dog boarding; home boarding; dog home boarding; kennel boarding; boarding kennels; luxury boarding;
      luxury suites; private suites; dog day care; doggie daycare; day boarding; day care; half day daycare;
      puppy daycare; puppy care; puppy walks; dog walks; group dog walks; solo dog walks; private walks; pack walks;
      adventure walks; adventure hikes; pet visits; pop in visits; home visits; cat visits; cat feeding; cat care;
      cat hotel; cat condos; cattery boarding; dog sitting; house and pet sitting; in-home pet sitting;
      overnight pet sitting; overnight care; live in pet sitting; holiday care; small animal boarding
    `,
    de: `
      hundehotel; katzenhotel; hundepensionen; kleintierpension; urlaubsbetreuung für hunde; ferienbetreuung;
      ferienplatz; ferienplätze; langzeitbetreuung; langzeitpension; kurzzeitbetreuung; wochenendbetreuung;
      übernachtungen; übernachtungsbetreuung; nachtbetreuung; hundetagesbetreuung; tagespension; tageshunde;
      tagesstätte; ganztagsbetreuung; halbtagsbetreuung; hundekita; huta; hundekindergarten; seniorenbetreuung;
      krankenbetreuung; notfallbetreuung; betreuung zuhause; betreuung zu hause; betreuung im eigenen zuhause;
      familienbetreuung; katzensitting; katzenbesuche; katzenbetreuung zuhause; mobile katzenbetreuung;
      mobile tierbetreuung; kleintiere; nagerbetreuung; kaninchenbetreuung; vogelbetreuung
    `,
    es: `
      residencia de perros; residencia para perros; residencia para gatos; residencia de gatos;
      residencia de animales; residencia de larga estancia; residencia vacacional; hotel canino; hotel para mascotas;
      hotel para gatos; hotel felino; pensión; pensión canina; pensión para perros; pensión para mascotas; hospedaje;
      hospedaje canino; hospedaje para perros; hospedaje de mascotas; hospedaje para gatos; hospedaje felino;
      alojamiento canino; alojamiento de perros; alojamiento felino; alojamiento nocturno; estancias largas;
      estancias cortas; larga estancia; corta estancia; guardería; guardería de perros; guardería para perros;
      guardería diurna; guardería felina; guardería de mascotas; día de guardería; day care; paseo canino;
      paseos caninos; paseos en grupo
    `,
    fr: `
      pension chien; pension chiens; pension chat; pension chats; pension animale; pension familiale pour chiens;
      pension nac; pension rongeurs; pension lapins; pension pour lapins; pension pour animaux; pension longue durée;
      pension à la journée; pension vacances; pension éducative; pension de jour; pension en famille; séjour; séjours;
      hébergement canin; hôtel canin; hôtel pour chats; hôtel pour chiens; garderie; garderie canine;
      garderie de jour; garderie journalière; garderie à la journée; garde; garde de chien; garde de chat;
      garde chien; garde chat; garde à la journée; garde de nuit; garde de jour; garde à votre domicile;
      garde à mon domicile; garde en famille; garde d'animaux à domicile
    `,
    it: `
      pensione cani; pensione gatti; pensione animali; pensione conigli; pensione roditori; pensione casalinga;
      pensione casalinga per cani; pensione giornaliera; pensione diurna; pensione notturna; pensione estiva;
      pensione a lungo termine; pensione h24; pensione in casa; pensione in famiglia; pensione breve; soggiorno;
      soggiorni; soggiorno lungo; hotel per cani; hotel per gatti; albergo per cani; ospitalità; asilo; asilo cani;
      asilo per cani diurno; asilo nido per cani; asilo giornaliero; daycare; dog sitter a domicilio;
      cat sitter a domicilio; cat sitting; cat sitting a domicilio; pet sitting; pet sitting a domicilio;
      visite a casa; visite giornaliere; visita a domicilio; visite gatti; custodia
    `,
    nl: `
      hondenpensions; hond pension; pension; pension voor honden; pension voor katten; honden pension; katten pension;
      hondenhotel; hondenkamers; kattenhotel; dierenhotel; konijnenpension; knaagdierenpension; knaagdieren;
      vogelpension; knaagdieren pension; logeren; hond logeren; logeeropvang; logies; vakantieopvang honden;
      vakantieoppas; weekendopvang; langdurige opvang; nachtopvang; overnachting; overnachten; overnachtingen;
      huiselijke opvang; opvang aan huis; opvang in huis; opvang in huiselijke kring; thuisopvang; gezinsopvang;
      hondenopvang aan huis; kleinschalige opvang; dagopvang honden; hondendagopvang; hele dag opvang;
      halve dag opvang
    `,
    pt: `
      hotel felino; hotel de animais; hotel para cachorros; hotel para pets; hotel pet; hotelaria; hotelaria canina;
      hospedagem para cães; hospedagem para gatos; hospedagem de cães; hospedagem de gatos; hospedagem familiar;
      hospedagem pet; hospedagem felina; hospedagem canina; hospedagem em casa; pernoite; pernoites; estadia;
      estadias; estadias prolongadas; longas estadias; alojamento; alojamento canino; alojamento familiar;
      alojamento felino; acolhimento familiar; creche para cachorros; creche de cães; creche pet; day care; daycare;
      day care canino; dia de creche; creche diária; diárias; day use; passeio; passeio com cães; passeios de cães
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Wag Inn dog boarding in Macon' },
      { language: 'it', text: 'Pensione per cani a Pavia' },
    ],
    notNamed: [
      { language: 'en', text: 'Boarding the plane with a pet' },
      { language: 'de', text: 'Die Pension im Alter' },
    ],
  },
  source: 'schema.org 30.0',
};
