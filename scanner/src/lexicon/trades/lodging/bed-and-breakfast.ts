import type { TradeEntry } from '../../trade.ts';

export const bedAndBreakfast: TradeEntry = {
  id: 'bed-and-breakfast',
  questions: 'generic',
  customers: 'lodging',
  noun: 'bed and breakfast',
  companyNoun: 'bed and breakfast',
  schemaTypes: ['BedAndBreakfast', 'LodgingBusiness'],
  additionalType: null,
  names: {
    en: [
      'bed and breakfast*',
      'bed & breakfast*',
      'b&b',
      'guest house*',
      'guesthouse*',
      'b & b',
      'bnb',
      'bed breakfast',
      "b&b's",
      'country inn',
      'guest lodge',
      'boarding house',
      'homestay*',
      'breakfast inn',
      'guest accommodation',
      'b & bs',
      'paying guest',
      'pg accommodation',
    ],
    de: [
      'pension',
      'gästezimmer*',
      'frühstückspension*',
      'bed and breakfast',
      'gästehaus*',
      'bnb',
      'b&b',
      'bed & breakfast',
      'bed breakfast',
      'pensionen',
      'pensionszimmer',
      'privatzimmer*',
      'fremdenzimmer*',
      'zimmervermietung*',
      'privatpension',
      'hotelpension*',
      'monteurzimmer*',
      'familienpension',
      'fremdenpension',
      'gästepension',
      'komfortpension',
      'zimmer mit frühstück',
      'appartementpension',
      'gastzimmer',
      'monteurunterkunft*',
      'monteurpension',
      'handwerkerzimmer',
      'handwerkerpension',
      'bnbs',
    ],
    es: [
      'casa de huéspedes',
      'bed and breakfast',
      'hostal con encanto',
      'pensión',
      'b&b',
      'bnb',
      'pensiones',
      'casas de huéspedes',
      'hospedería*',
      'hostería*',
      'hospedaje',
      'hospedajes',
      'hostal familiar',
      'posada*',
      'bed & breakfast',
      'guest house',
      'guesthouse',
      'alojamiento y desayuno',
      'hostales con encanto',
      'guesthouses',
      'casa huéspedes',
      'hostal boutique',
      'habitaciones con desayuno',
    ],
    fr: [
      "chambre d'hôtes",
      "chambres d'hôtes",
      "maison d'hôtes",
      'bed and breakfast',
      'b&b',
      'bnb',
      "chambre d'hôte",
      "chambres d'hôte",
      "maison d'hôte",
      "maisons d'hôtes",
      "chambre chez l'habitant",
      "chambres chez l'habitant",
      'bed & breakfast',
      'gîte du passant',
      'couette et café',
      'couettes et café',
      'guest house',
      'guesthouse',
      "chambres et table d'hôtes",
      "domaine d'hôtes",
      "villa d'hôtes",
      "ferme d'hôtes",
      'chambres hôtes',
      'gîtes du passant',
      'pension de famille',
      'chambre d hôtes',
      'chambre hôtes',
      "domaines d'hôtes",
    ],
    it: [
      'bed and breakfast',
      'bed & breakfast',
      'b&b',
      'affittacamere*',
      'locanda',
      'bnb',
      'b & b',
      'camere con colazione',
      'guest house',
      'guesthouse',
      'locande',
      'alloggio e colazione',
      'room and breakfast',
      'rooms & breakfast',
      'casa ospitale',
      'camere in affitto',
      'dimora di charme',
      'camere e colazione',
      'affitta camere',
      'pensioncina',
      'albergo diffuso',
      'affitta camera',
      'affittacamera',
      'case per ferie',
      'dimore di charme',
      'alberghi diffusi',
      'camere per turisti',
    ],
    nl: [
      'bed and breakfast*',
      'bed & breakfast*',
      'b&b',
      'gastenverblijf*',
      'pension',
      'bnb',
      'b en b',
      'b & b',
      'bed breakfast',
      'bed en breakfast',
      'bed en brood',
      'bedandbreakfast*',
      'bed & brood',
      'gastenkamer*',
      'pensions',
      'gasthof',
      'guesthouse*',
      'guest house*',
      'logies',
      'kamers met ontbijt',
      'gastenhuis*',
      'overnachten met ontbijt',
      'gastenverblijven',
      'pensionkamers',
      'gastenhoeve',
      'gastenlogies',
      'kamers en ontbijt',
    ],
    pt: [
      'bed and breakfast',
      'alojamento local',
      'casa de hóspedes',
      'turismo de habitação',
      'b&b',
      'bnb',
      'bed & breakfast',
      'guest house',
      'guesthouse',
      'hospedaria*',
      'casa de hóspede',
      'hospedagem domiciliar',
      'cama e café',
      'turismo de charme',
      'pousada familiar',
      'casas de hóspedes',
      'quartos com pequeno almoço',
      'residencial pensão',
      'hospedagem e café',
      'casa senhorial turismo',
      'casa de hospedagem',
      'alojamento e pequeno almoço',
      'pensão residencial',
      'quarto e café',
      'pousadas familiares',
      'guesthouses',
    ],
  },
  work: { en: ['full breakfast', 'ensuite rooms'] },
  neverAlone: {},
  jobs: {
    en: ['ensuite rooms', 'full breakfast', 'romantic packages'],
    de: ['doppelzimmer', 'einzelzimmer', 'frühstück'],
    es: ['habitaciones', 'desayuno'],
    fr: ["table d'hôtes", 'chambres', 'petit déjeuner'],
    it: ['camere', 'colazione'],
    nl: ['kamers', 'ontbijt', 'arrangementen'],
    pt: ['quartos', 'pequeno almoço'],
  },
  sharedJobs: {
    de: ['zimmer mit frühstück'],
    nl: ['logies'],
  },
  mentions: {
    en: `
      guest rooms; guest suites; double room*; twin room*; single room*; family room*; king room; queen room;
      superior rooms; deluxe room; rooms and rates; our rooms; luxury suites; garden room; private bathroom; en suite;
      en-suite rooms; cooked breakfast; full english breakfast; full irish breakfast; continental breakfast;
      gourmet breakfast; homemade breakfast; vegetarian breakfast; breakfast included; packed lunches; evening meals;
      afternoon tea; wine and cheese; romance package; honeymoon suite; honeymoon packages; elopement packages;
      elopements; anniversary package; getaway packages; girls getaway; small weddings; intimate weddings;
      murder mystery
    `,
    de: `
      übernachtung; übernachtung mit frühstück; übernachtungsmöglichkeiten; zimmer; unsere zimmer; zimmervermietung;
      dreibettzimmer; mehrbettzimmer; familienzimmer; zweibettzimmer; komfortzimmer; appartement*; apartments;
      ferienwohnung*; ferienzimmer; suite; suiten; monteurzimmer; monteurunterkunft; frühstücksbuffet; halbpension;
      vollpension; frühstück inklusive; frühstücksraum; vesper; lunchpaket*; abendessen; arrangements; pauschalen;
      pauschalangebote; wanderpauschale; radpauschale; radlerunterkunft; bett und bike; bikerpension; motorradfahrer;
      radfahrer; wanderer; wellness
    `,
    es: `
      alojamiento; alojamiento con desayuno; habitación doble; habitaciones dobles; habitación individual;
      habitaciones individuales; habitación triple; habitación familiar; habitaciones familiares;
      habitación matrimonial; habitación superior; habitación estándar; habitaciones con baño privado; baño privado;
      suite; suites; desayuno casero; desayuno incluido; desayuno buffet; desayuno americano; desayunos;
      media pensión; cenas; comida casera; escapadas románticas; escapada romántica; paquete romántico;
      noche de bodas; luna de miel; paquetes; ofertas; bono regalo; terraza; jacuzzi; alquiler de bicicletas; tours;
      excursiones; traslados; transporte al aeropuerto; masajes
    `,
    fr: `
      chambre double; chambre familiale; chambre simple; chambre triple; chambre twin; chambre deluxe; nos chambres;
      suite; suites; suite familiale; suite parentale; chambre avec petit déjeuner; petit déjeuner maison;
      petits déjeuners; petit déjeuner inclus; petit déjeuner gourmand; table d'hôte; dîner; repas du soir;
      panier pique-nique; planche apéritive; panier repas; séjour romantique; week-end romantique;
      week-end en amoureux; nuit romantique; nuit de noces; nuit insolite; forfaits; forfait romantique;
      forfait gourmand; forfait détente; massages; massage; spa privatif; jacuzzi; sauna; piscine chauffée;
      location de vélos; chèque cadeau
    `,
    it: `
      camera matrimoniale; camera doppia; camera singola; camera tripla; camera quadrupla; camera familiare;
      camere matrimoniali; camere familiari; camere doppie; camere con bagno privato; bagno privato; le nostre camere;
      camera deluxe; camera superior; suite; junior suite; appartamenti; appartamento; monolocale; pernottamento;
      pernottamento e prima colazione; soggiorno; alloggio; prima colazione; colazione inclusa; colazione a buffet;
      colazione internazionale; colazione dolce e salata; colazione fatta in casa; colazione in camera;
      mezza pensione; cena; degustazioni; pacchetto romantico; pacchetti romantici; fuga romantica; pacchetti;
      offerte; offerte speciali; last minute
    `,
    nl: `
      gastenkamers; gastenkamer; tweepersoonskamer*; eenpersoonskamer*; driepersoonskamer; familiekamer*; onze kamers;
      luxe kamers; kamer met ontbijt; suite; suites; appartement; appartementen; studio; overnachten; overnachting;
      overnachtingen; overnachting met ontbijt; logies met ontbijt; logies en ontbijt; ontbijtbuffet;
      uitgebreid ontbijt; ontbijt op de kamer; ontbijt inbegrepen; lunchpakket*; diner; table d'hôtes; halfpension;
      high tea; brunch; fietsarrangement*; wandelarrangement*; romantisch arrangement*; wellness arrangement*;
      weekendarrangement; golfarrangement; romantisch weekend; romantische overnachting; huwelijksnacht
    `,
    pt: `
      alojamento; hospedagem; quarto duplo; quartos duplos; quarto individual; quarto triplo; quarto familiar;
      quartos familiares; quarto casal; quarto de casal; quarto twin; quarto superior; quarto standard; suíte*;
      suítes; quarto com casa de banho privativa; casa de banho privativa; pequeno almoço incluído;
      pequeno almoço caseiro; pequeno almoço buffet; café da manhã; café da manhã incluso; café da manhã colonial;
      meia pensão; jantar; jantares; almoço; escapadinha romântica; escapadinhas; pacote romântico; pacotes;
      lua de mel; noite de núpcias; vale-presente; voucher; vouchers oferta; jacuzzi; hidromassagem; massagens;
      passeios
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Rose Cottage bed and breakfast in Tenby' },
      { language: 'fr', text: "Chambres d'hôtes à Uzès" },
    ],
    notNamed: [
      { language: 'en', text: 'Breakfast menu from 8' },
      { language: 'es', text: 'Retiro de oro' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/guest_house',
};
