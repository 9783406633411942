import type { TradeEntry } from '../../trade.ts';

export const hotel: TradeEntry = {
  id: 'hotel',
  questions: 'generic',
  customers: 'lodging',
  noun: 'hotel',
  companyNoun: 'hotel',
  schemaTypes: ['Hotel', 'LodgingBusiness', 'Motel', 'Resort', 'Hostel'],
  additionalType: null,
  names: {
    en: [
      'hotel',
      'hotels',
      'motel*',
      'inn',
      'boutique hotel',
      'resort',
      'inns',
      'motor lodge',
      'extended stay',
      'aparthotel*',
      'apart hotel*',
      'lodging',
      'eco lodge',
      'resorts',
      'travel lodge',
      'lodge and spa',
      'serviced suites',
    ],
    de: [
      'hotel*',
      'hotels',
      'gästehaus',
      'hotel garni',
      'landhotel',
      'boardinghouse*',
      'boarding house*',
      'landhotels',
      'resort',
      'motel*',
      'herberge',
      'chaletdorf',
      'resorts',
      'übernachtungshaus',
      'alpengasthof',
      'gasthotel',
      'alpenhotel',
      'berghotel',
      'wellnesshotel',
      'herbergen',
      'backpackerhostel',
    ],
    es: [
      'hotel',
      'hoteles',
      'hostal*',
      'parador',
      'hotel rural',
      'aparthotel*',
      'apartahotel*',
      'motel*',
      'resort',
      'resorts',
      'complejo hotelero',
      'paradores',
      'complejo turístico',
      'ecolodge',
      'cadena hotelera',
      'hotelería',
      'ecolodges',
      'apartotel',
    ],
    fr: [
      'hôtel',
      'hôtels',
      'hôtel restaurant',
      'résidence hôtelière',
      'hôtellerie',
      'hostellerie',
      'apparthôtel',
      "appart'hôtel",
      'motel*',
      'complexe hôtelier',
      'resort',
      "gîte d'étape",
      'résidence de tourisme',
      'groupe hôtelier',
      'écolodge',
      'aparthotel*',
      'auberge jeunesse',
      'apparthôtels',
      'auberges jeunesse',
      "gîtes d'étape",
      'refuges de montagne',
      'résidences hôtelières',
    ],
    it: [
      'hotel',
      'albergo',
      'alberghi',
      'resort',
      'hotels',
      'motel*',
      'aparthotel*',
      'relais & spa',
      'struttura alberghiera',
      'hotellerie',
      'rifugi alpini',
      'strutture alberghiere',
      'alberghiero',
      'alberghiera',
    ],
    nl: [
      'hotel*',
      'hotels',
      'herberg',
      'motel*',
      'herbergen',
      'resort',
      'resorts',
      'trekkersherberg',
      'backpackershostel',
      'trekkersherbergen',
      'stadshotel',
      'familiehotel',
      'boutiquehotel',
      'wellnesshotel',
      'strandhotel',
    ],
    pt: [
      'hotel',
      'hotéis',
      'pousada*',
      'residencial',
      'estalagem',
      'aparthotel*',
      'resort',
      'resorts',
      'motel*',
      'motéis',
      'estalagens',
      'ecolodge',
      'complexo turístico',
      'unidade hoteleira',
      'empreendimento turístico',
      'hotelzinho fazenda',
      'aparthotéis',
      'aldeamento turístico',
      'ecolodges',
    ],
  },
  work: {
    en: ['rooms and suites', 'check in', 'book your stay'],
    de: ['zimmerpreise', 'frühstücksbuffet', 'übernachtung'],
    es: ['habitaciones', 'reservar habitación'],
    fr: ['chambres', 'petit déjeuner'],
    it: ['camere', 'colazione inclusa'],
    nl: ['kamers', 'overnachten'],
    pt: ['quartos', 'alojamento'],
  },
  neverAlone: { en: ['room', 'rooms', 'stay'] },
  jobs: {
    en: ['rooms', 'suites', 'breakfast', 'meeting rooms', 'spa', 'weddings'],
    de: ['zimmer', 'tagungsräume', 'frühstück', 'wellness'],
    es: ['habitaciones', 'bodas', 'salas de reuniones'],
    fr: ['chambres', 'séminaires', 'restaurant'],
    it: ['camere', 'sale meeting', 'matrimoni'],
    nl: ['kamers', 'vergaderzalen', 'ontbijt'],
    pt: ['quartos', 'eventos', 'pequeno almoço'],
  },
  sharedJobs: {
    en: ['extended stay'],
  },
  mentions: {
    en: `
      accommodation; hotel rooms; guest rooms; single room*; double room*; twin room*; triple room*; family room*;
      family suites; standard room*; superior room*; deluxe room*; executive room*; executive suites; king room*;
      queen room*; double queen; king suite; junior suite*; penthouse suite; honeymoon suite; presidential suite;
      accessible rooms; accessible room; connecting rooms; dorm rooms; dormitory; private rooms; female dorm;
      kitchenette; apartments; dining; restaurant; hotel bar; rooftop bar; room service; breakfast buffet;
      continental breakfast; free breakfast
    `,
    de: `
      übernachtung; übernachten; hotelzimmer; unsere zimmer; zimmer und preise; zimmer und suiten; einzelzimmer;
      doppelzimmer; zweibettzimmer; dreibettzimmer; mehrbettzimmer; familienzimmer; komfortzimmer; standardzimmer;
      superior zimmer; deluxe zimmer; doppelzimmer zur einzelnutzung; studios; suite; suiten; juniorsuite*;
      junior suite; familiensuite; appartements; apartments; barrierefreie zimmer; schlafsaal; halbpension;
      vollpension; frühstücksbuffet; all inclusive; restaurant; hotelrestaurant; hotelbar; à la carte; biergarten;
      kulinarik; zimmerservice; bankett*; bankette
    `,
    es: `
      alojamiento; hospedaje; habitación doble; habitaciones dobles; habitación individual; habitación sencilla;
      habitación triple; habitación cuádruple; habitación familiar; habitaciones familiares;
      habitación doble superior; habitación superior; habitación estándar; habitación deluxe; habitación ejecutiva;
      habitación matrimonial; habitación adaptada; habitación compartida; habitaciones compartidas;
      habitaciones privadas; dormitorios compartidos; suite; suites; junior suite; suite presidencial; suite nupcial;
      master suite; apartamentos; estudios; villas; desayuno; desayuno buffet; desayuno incluido;
      desayuno continental; media pensión; pensión completa; todo incluido; restaurante; gastronomía; cafetería
    `,
    fr: `
      hébergement; hébergements; nos chambres; chambre double; chambre simple; chambre single; chambre twin;
      chambre triple; chambre quadruple; chambre familiale; chambres familiales; chambre supérieure; chambre standard;
      chambre classique; chambre confort; chambre deluxe; chambre prestige; chambre pmr; chambres communicantes;
      suite; suites; junior suite; suite familiale; suite junior; suite nuptiale; appartements; studios; dortoir*;
      petit déjeuner; petit déjeuner buffet; buffet petit déjeuner; demi-pension; pension complète; soirée étape;
      étape affaires; restaurant gastronomique; restauration; bar lounge; brunch; room service
    `,
    it: `
      soggiorno; pernottamento; camere e suite; le camere; camera singola; camera doppia; camera matrimoniale;
      camera tripla; camera quadrupla; camera familiare; camere familiari; family room; camera standard;
      camera classic; camera superior; camera deluxe; camera comfort; camera economy; camera doppia uso singola;
      camere comunicanti; camere per disabili; camere superior; suite; suites; junior suite; family suite;
      appartamenti; monolocali; dependance; dormitorio; colazione; prima colazione; colazione a buffet; buffet;
      mezza pensione; pensione completa; all inclusive; ristorante; ristorazione; lounge bar
    `,
    nl: `
      overnachten; overnachting; overnachtingen; hotelkamer*; hotelkamers; onze kamers; kamers en suites;
      eenpersoonskamer*; tweepersoonskamer*; driepersoonskamer*; vierpersoonskamer*; familiekamer*; gezinskamer*;
      standaardkamer*; standaard kamer; comfortkamer*; comfort kamer; superior kamer; deluxe kamer; luxe kamer;
      luxe kamers; executive kamer; budgetkamer; slaapzaal; suite; suites; junior suite; bruidssuite; bruidsuite;
      wellness suite; appartementen; studio's; mindervalide kamer; ontbijtbuffet; lunch; diner; dineren; halfpension;
      volpension; brasserie
    `,
    pt: `
      alojamento; hospedagem; hospedagens; acomodações; acomodação; quarto duplo; quarto individual; quarto single;
      quarto triplo; quarto quádruplo; quarto familiar; quartos familiares; quarto standard; quarto superior;
      quarto deluxe; quarto twin; quarto casal; quarto executivo; quartos partilhados; quarto compartilhado;
      quartos compartilhados; quarto privativo; dormitório*; dormitórios; apartamento standard; apartamento luxo;
      apartamentos; estúdios; suíte*; suítes; suite júnior; suíte máster; suíte presidencial; suíte com hidromassagem;
      bangalôs; chalés; pequeno almoço buffet; café da manhã; café da manhã incluso; meia pensão
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Harbour boutique hotel in Fowey' },
      { language: 'it', text: 'Albergo a Merano' },
    ],
    notNamed: [
      { language: 'en', text: 'The motet sings on' },
      { language: 'en', text: 'Innovation award' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/hotel, tourism/motel',
};
