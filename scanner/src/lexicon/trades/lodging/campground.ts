import type { TradeEntry } from '../../trade.ts';

export const campground: TradeEntry = {
  id: 'campground',
  questions: 'generic',
  customers: 'lodging',
  noun: 'campground',
  companyNoun: 'campground',
  schemaTypes: ['Campground', 'LodgingBusiness'],
  additionalType: null,
  names: {
    en: [
      'campground*',
      'campsite*',
      'rv park*',
      'caravan park*',
      'holiday park',
      'camping park',
      'glamping',
      'camping',
      'camp ground',
      'caravan site*',
      'touring park*',
      'rv resort*',
      'motorhome park',
      'camper park',
      'holiday parks',
      'campervan park',
      'glampsite*',
      'yurt*',
      'kampground*',
      'camp resort',
      'tourist park',
      'touring site*',
      'touring caravan*',
      'motorhome stopover*',
      "shepherd's huts",
    ],
    de: [
      'campingplatz*',
      'wohnmobilstellplatz*',
      'zeltplatz*',
      'campingpark*',
      'glamping',
      'camping',
      'campinganlage',
      'wohnmobilpark*',
      'wohnmobilhafen',
      'campingdorf',
      'naturcamping*',
      'familiencamping',
      'caravanpark*',
      'jugendzeltplatz',
      'campingresort',
      'campinghof',
      'reisemobilhafen',
      'reisemobilstellplatz*',
      'campground',
      'seecamping',
      'waldcamping',
      'bauernhofcamping',
      'strandcamping',
      'wintercamping',
      'campingurlaub',
      'stellplatz für wohnmobile',
      'wohnmobil stellplatz',
      'reisemobilplatz',
      'campingoase',
      'campinggarten',
      'wohnwagenpark',
    ],
    es: [
      'camping',
      'campings',
      'área de autocaravanas',
      'glamping',
      'acampada',
      'áreas de autocaravanas',
      'parking de autocaravanas',
      'bungalow park',
      'parque de caravanas',
      'campamento turístico',
      'camper park',
      'camperpark',
      'área camper',
      'ecocamping',
      'campismo',
      'áreas camper',
      'parking caravanas',
      'autocaravanas área',
      'ecocampings',
      'área para autocaravanas',
      'aparcamiento de autocaravanas',
    ],
    fr: [
      'camping',
      'campings',
      'aire de camping car',
      'glamping',
      'village de vacances',
      'hôtellerie de plein air',
      'mobil homes',
      'village vacances',
      'parc de caravanes',
      'hébergements insolites',
      'hébergement insolite',
      'yourte*',
      'cabanes dans les arbres',
      'prêt à camper',
      'parc résidentiel de loisirs',
      'aire naturelle',
      'écocamping',
      'villages vacances',
      'cabane dans les arbres',
      'cabanes perchées',
    ],
    it: [
      'campeggio',
      'campeggi',
      'area sosta camper',
      'villaggio turistico',
      'glamping',
      'camping',
      'campings',
      'villaggi turistici',
      'area camper',
      'aree sosta',
      'sosta camper',
      'area sosta',
      'agricampeggio',
      'parco vacanze',
      'villaggio vacanze',
      'area attrezzata camper',
      'camper stop',
      'aree camper',
      'agricampeggi',
      'sosta per camper',
      'agricamper',
      'camper park',
    ],
    nl: [
      'camping*',
      'campings',
      'camperplaats*',
      'minicamping',
      'glamping',
      'kampeerterrein*',
      'boerencamping*',
      'boerderijcamping*',
      'minicampings',
      'natuurcamping*',
      'natuurkampeerterrein*',
      'camperpark*',
      'camperstandplaats',
      'recreatiepark*',
      'vakantiepark*',
      'bungalowpark*',
      'familiecamping',
      'kamperen',
      'caravanpark',
      'glampings',
      'trekkershut*',
      'safaritent*',
      'groepskampeerterrein',
      'yurt*',
      'kindercamping',
      'kampeerplaats*',
      'kampeerhoeve',
      'camperterrein',
      'campererf',
      'kampeerpark',
      'kampeerplek',
    ],
    pt: [
      'parque de campismo*',
      'camping',
      'campismo',
      'glamping',
      'campings',
      'parque de autocaravanas',
      'parque de caravanas',
      'ecocamping',
      'área de autocaravanas',
      'acampamento turístico',
      'ecocampings',
      'motorhome park',
      'área de serviço para autocaravanas',
    ],
  },
  work: { en: ['tent sites', 'hookups', 'pitches'] },
  neverAlone: {},
  jobs: {
    en: ['tent sites', 'rv sites', 'cabins', 'glamping'],
    de: ['stellplätze', 'mietunterkünfte', 'zeltwiese'],
    es: ['parcelas', 'bungalows'],
    fr: ['emplacements', 'mobil homes', 'locations'],
    it: ['piazzole', 'bungalow', 'case mobili'],
    nl: ['kampeerplaatsen', 'stacaravans', 'safaritenten'],
    pt: ['tendas', 'bungalows', 'caravanas'],
  },
  sharedJobs: {
    en: ['camping'],
    de: ['camping', 'jugendzeltplatz', 'wintercamping'],
    es: ['acampada', 'parking de autocaravanas'],
    it: ['sosta camper', 'area sosta', 'camper stop'],
    nl: ['camperstandplaats', 'kamperen', 'trekkershut*'],
  },
  mentions: {
    en: `
      tent camping; rv camping; full hookup sites; full hook-up sites; pull-through sites; pull thru sites;
      back-in sites; primitive sites; primitive camping; group camping; group sites; seasonal sites; seasonal camping;
      monthly rv sites; long term rv; extended stay; water and electric sites; camping cabins; cabin rentals;
      cottages; deluxe cabins; rustic cabins; yurts; tipis; safari tents; glamping pods; camping pods; bell tents;
      shepherds huts; treehouses; static caravans; holiday homes for sale; lodges; lodges for sale; caravan holidays;
      caravan sales; rv storage; boat storage; caravan storage
    `,
    de: `
      stellplatz; campingstellplätze; wohnmobilstellplätze; wohnwagenstellplatz; zeltplätze; komfortplätze;
      komfortstellplätze; komfortstellplatz; standplätze; standardstellplatz; touristikplätze; tourismusplätze;
      dauercamping; dauercamper; dauerstellplätze; dauerstellplatz; saisoncamping; saisonplätze; saisonstellplatz;
      gruppenzeltplatz; mobilheime; mobilheim*; mietwohnwagen; mietunterkunft; mietcaravan; campingfässer;
      schlaffässer; schlaffass; campingfass; campinghütten; blockhütten; trekkinghütte; wanderhütten; holzhütten;
      ferienhäuser; ferienwohnungen; chalets
    `,
    es: `
      acampar; zona de acampada; zona de camping; parcela; parcelas con electricidad; parcelas para caravanas;
      parcelas para tiendas; parcelas premium; parcela confort; parcelas de temporada; parcelas anuales;
      parcela tienda; alojamientos; bungalow; bungalós; bungalow familiar; cabañas; cabañas de madera;
      casas de madera; mobil home; mobil homes; casas móviles; tiendas glamping; tiendas safari; tiendas de campaña;
      alquiler de tiendas; domos; casas del árbol; caravanas; autocaravanas; parking de caravanas;
      pupilaje de caravanas; área de servicio; vaciado de aguas; albergue; refugio; apartamentos; piscina
    `,
    fr: `
      emplacements de camping; emplacement; emplacement tente; emplacement caravane; emplacement camping-car;
      emplacements nus; emplacements tentes; emplacement confort; emplacements confort; emplacement grand confort;
      emplacements saisonniers; emplacement saisonnier; emplacement à l'année; résidentiel; parcelles résidentielles;
      camping-cars; aire de service; aire de services; borne camping-car; garage mort; hivernage; location mobil home;
      location de mobil-home; location de mobil-homes; mobil-home; vente de mobil-homes; mobil-home à vendre; chalet;
      chalets; chalets en bois; location chalet; bungalow toilé; bungalows toilés; tente lodge; tentes lodge;
      tentes safari; tente équipée; tentes aménagées; lodge; lodges
    `,
    it: `
      piazzola; piazzole per camper; piazzole tenda; piazzole comfort; piazzola comfort; piazzola standard;
      piazzole con elettricità; piazzole attrezzate; piazzole stagionali; piazzole annuali; stagionali; stanziali;
      campeggio stagionale; soggiorno in tenda; area tende; carico e scarico; camper service; rimessaggio;
      rimessaggio camper; rimessaggio caravan; rimessaggio roulotte; casa mobile; casemobili; mobile home; mobil home;
      mobilhome; bungalow in muratura; bungalow in legno; chalet; cottage; lodge; lodge tent; tende safari;
      tende glamping; tende lodge; tenda safari; tende attrezzate
    `,
    nl: `
      kampeerplaats; kampeerplek*; comfortplaats*; comfortplaatsen; basisplaats; standaardplaats*; seizoensplaats*;
      seizoensplaatsen; jaarplaats*; jaarplaatsen; vaste plaatsen; vaste standplaatsen; toeristische plaatsen;
      toerplaatsen; camperplaatsen; camperplekken; tentplaats*; tenten; trekkersveld; trekkershutten; blokhut*;
      blokhutten; stacaravan; stacaravan huren; chalet; chalets; chalets te koop; chalet huren; chalet verhuur;
      stacaravan te koop; mobile homes; mobilhome; safaritent; glampingtent; lodgetent; lodgetenten; tent huren
    `,
    pt: `
      acampamento; acampar; área de camping; área para camping; área de acampamento; alvéolos; alvéolo; parcelas;
      lugares para tendas; zona de tendas; autocaravanas; estacionamento de autocaravanas;
      área de serviço de autocaravanas; estação de serviço para autocaravanas; caravanismo; residentes; residencial;
      motorhome; motor home; trailers; chalés; chalé; cabanas; bungalow; bangalôs; casas de madeira; mobil homes;
      mobile homes; casas móveis; tendas glamping; tendas safari; tenda safari; tendas equipadas; tendas mobiladas;
      aluguel de barracas; aluguel de barraca; barracas; alojamentos; tipis; yurts
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Pine Lake campground in Maine' },
      { language: 'nl', text: 'Camping in Drenthe' },
    ],
    notNamed: [
      { language: 'en', text: 'An election campaign' },
      { language: 'de', text: 'Der Camper-Van im Verkauf' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/camp_site, tourism/caravan_site',
};
