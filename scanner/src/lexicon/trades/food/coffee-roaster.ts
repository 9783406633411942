import type { TradeEntry } from '../../trade.ts';

export const coffeeRoaster: TradeEntry = {
  id: 'coffee-roaster',
  questions: 'generic',
  customers: 'shop',
  noun: 'coffee roaster',
  companyNoun: 'coffee roastery',
  schemaTypes: ['Store', 'CafeOrCoffeeShop'],
  additionalType: 'http://www.productontology.org/id/Coffee_roasting',
  names: {
    en: [
      'coffee roaster*',
      'coffee roastery',
      'coffee roasteries',
      'coffee roasting*',
      'roastery',
      'roasting company',
      'micro roastery',
      'micro-roaster*',
      'specialty coffee roaster*',
      'coffee company',
      'coffee roasting company',
      'coffee beans shop',
      'roasteries',
      'roast house',
    ],
    de: [
      'kaffeerösterei*',
      'kaffeeröster*',
      'rösterei*',
      'kaffeemanufaktur*',
      'kaffeeladen',
      'kaffeegeschäft*',
      'röstmanufaktur*',
      'kaffeefachgeschäft',
      'privatrösterei*',
      '*rösterei',
      'kaffeehandel',
      'kaffeeshop',
      'spezialitätenkaffee',
      'kaffeeversand',
      'kaffeekontor',
    ],
    es: [
      'tostadora de café',
      'tostador de café',
      'tostadores de café',
      'tostaduría*',
      'tostadero de café',
      'cafetalera*',
      'tienda de café',
      'tueste de café',
      'tostaderos de café',
      'tostado de café',
      'torrefactora*',
      'torrefactor de café',
      'tostadoras de café',
      'torrefacción*',
      'tostado artesanal',
      'café tostado',
      'cafés tostados',
    ],
    fr: [
      'torréfacteur*',
      'torréfaction',
      'brûlerie*',
      'torréfaction artisanale',
      'atelier de torréfaction',
      'cafés torréfiés',
      'torréfacteur artisanal',
      'maison de café',
      'torréfactrice*',
      'torréfacteurs',
      'magasin de café',
      'brûlerie artisanale',
      'microtorréfacteur*',
      'torréfactions',
      'cafés en grains',
      'café en grains',
      'comptoir de café',
      'roastery',
    ],
    it: [
      'torrefazione*',
      'torrefattore*',
      'torrefattori',
      'torrefazione caffè',
      'vendita caffè',
      'negozio di caffè',
      'bottega del caffè',
      'caffè artigianale',
      'torrefazioni',
      'torrefazione artigianale',
      'torrefattrice',
      'microtorrefazione*',
      'caffè in grani',
      'roastery',
      'coffee roaster*',
    ],
    nl: [
      'koffiebranderij*',
      'koffiebrander*',
      'brander van koffie',
      '*koffiebranderij',
      'koffiewinkel*',
      'koffieroaster*',
      'koffie- en theespeciaalzaak',
      'koffiebranders',
      'roastery',
      'koffie branderij',
    ],
    pt: [
      'torrefação*',
      'torrefadora*',
      'torrefação de café*',
      'torrefador*',
      'torra artesanal',
      'loja de café',
      'torrefação artesanal',
      'torra de café',
      'torrefacção',
      'casa de torra',
      'microtorrefação',
      'torrefações',
      'microtorrefações',
      'torrefactora*',
      'café em grãos',
      'roastery',
      'coffee roasters',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['wholesale coffee', 'coffee cupping', 'private label coffee', 'espresso machine repair*'],
    de: ['baristakurs*', 'kaffeeseminar*', 'röstseminar*', 'kaffeemaschinenreparatur*'],
    es: ['cata de café', 'curso de barista*', 'maquila de café'],
    fr: ['formation barista', 'dégustation de café*', 'cours de barista'],
    it: ['corsi per baristi', 'degustazione caffè', 'tostatura conto terzi'],
    nl: ['barista cursus*', 'baristacursus*', 'koffieproeverij*', 'barista training*'],
    pt: ['prova de café*', 'curso de barista*', 'degustação de café*'],
  },
  sharedJobs: {
    en: [
      'coffee subscriptions',
      'barista training',
      'coffee beans',
      'single origin coffee',
      'loose leaf tea',
      'coffee machines',
      'espresso machines',
      'brewing equipment',
      'espresso blends',
      'office coffee',
      'coffee classes',
      'decaf coffee',
      'coffee roasting*',
    ],
    de: [
      'kaffeebohnen',
      'espresso',
      'espressomaschinen',
      'siebträgermaschinen',
      'bürokaffee',
      'kaffeeverkostung*',
      'siebträger',
      'kaffeemühlen',
      'filterkaffee',
      'kaffeeabo',
      'kaffee',
      'tee',
    ],
    es: [
      'café en grano',
      'cursos de barista',
      'café molido',
      'suscripción de café',
      'cafeteras',
      'molinos de café',
      'máquinas de café',
      'café para oficinas',
      'cápsulas',
      'café orgánico',
      'infusiones',
      'tés',
      'tueste de café',
    ],
    fr: [
      'cafés en grains',
      'cafés moulus',
      'café en grains',
      'machines à café',
      'thés',
      'café de spécialité',
      'machines expresso',
      'infusions',
      'abonnement café',
      'moulins à café',
      'dosettes',
      'capsules',
      'café bio',
      'torréfaction',
      'torréfaction artisanale',
    ],
    it: [
      'cialde',
      'capsule',
      'capsule compatibili',
      'caffè in grani',
      'caffè macinato',
      'macchine da caffè',
      'tè e infusi',
      'corsi barista',
      'caffè in grani per bar',
      'macchine espresso',
      "comodato d'uso",
      'distributori automatici',
    ],
    nl: [
      'koffiebonen',
      'espresso',
      'losse thee',
      'koffiemachines',
      'espressomachines',
      'koffie abonnement',
      'koffie op kantoor',
      'filterkoffie',
      'thee',
      'barista workshop',
      'koffiemolens',
      'zakelijke koffie',
    ],
    pt: [
      'café em grão',
      'café moído',
      'máquinas de café',
      'cafés especiais em grão',
      'cápsulas',
      'assinatura de café',
      'moinhos de café',
      'chás',
      'café para escritório',
      'cursos de barista',
      'café gourmet',
      'café orgânico',
      'torra de café',
    ],
  },
  mentions: {
    en: `
      whole bean coffee; ground coffee; freshly roasted coffee; single origins; single origin beans; coffee blends;
      house blend; signature blends; dark roast; medium roast; light roast; espresso; filter coffee; cold brew;
      coffee pods; compostable pods; organic coffee; fair trade coffee; decaf; flavored coffee; green coffee;
      toll roasting; contract roasting; white label coffee; coffee subscription; coffee club; wholesale;
      equipment sales; grinders; coffee grinders; brew gear; pour over; french press; machine servicing;
      equipment servicing; barista courses; latte art classes; home barista classes; home brewing classes;
      cupping sessions
    `,
    de: `
      kaffeesorten; röstkaffee; kaffees; frisch gerösteter kaffee; espressobohnen; espressosorten; länderkaffee;
      sortenreiner kaffee; single origin; blends; mischungen; bio kaffee; fair trade;
      fairtrade kaffee; entkoffeinierter kaffee; entkoffeiniert; rohkaffee; cold brew; kaffeekapseln; kaffeepads;
      kaffeevollautomaten; kaffeemaschinen; mühlen; kaffeezubehör; barista-kurse; barista kurse; barista schulungen;
      latte art kurse; latte art; cupping; röstkurse; röstvorführung; lohnröstung; private label; hausmarke;
      kaffee abo; kaffee für büro; kaffee für gastronomie; gastronomie
    `,
    es: `
      café natural; café torrefacto; café mezcla; café recién tostado; café de origen; cafés de origen;
      orígenes únicos; origen único; blends; espresso; café de filtro; cold brew; café descafeinado; descafeinado;
      café ecológico; comercio justo; café verde; café en cápsulas; cápsulas compostables; café soluble;
      suscripciones; café para empresas; café para hostelería; distribución de café; marca blanca; marca privada;
      maquila; accesorios de barista; cafeteras italianas; cafeteras espresso; métodos de filtrado; servicio técnico;
      reparación de cafeteras; reparación de máquinas de café; alquiler de cafeteras; formación barista; latte art;
      catas; catas de café
    `,
    fr: `
      cafés; café moulu; café en grain; cafés de spécialité; cafés d'exception; cafés pure origine; pure origine;
      pures origines; assemblages; blends; espresso; café filtre; cold brew; décaféiné; café décaféiné; café vert;
      cafés bio; commerce équitable; café équitable; capsules compatibles; capsules compostables; café en entreprise;
      café pour entreprises; café pour restaurants; grossiste; marque privée; torréfaction à façon; machines à grains;
      machines espresso; location de machines; location de machine à café; entretien de machines;
      réparation de machines à café; réparation machine à café; détartrage; accessoires barista; cafetières;
      cafetières italiennes; latte art; ateliers
    `,
    it: `
      caffè; miscele; miscele caffè; monorigine; caffè monorigine; caffè arabica; arabica; robusta; espresso;
      caffè filtro; cold brew; caffè verde; caffè decaffeinato; decaffeinato; caffè biologico; caffè tostato;
      tostatura; tostatura artigianale; caffè tostato a legna; caffè in cialde; caffè in capsule;
      capsule compostabili; cialde compostabili; capsule nespresso; solubili; orzo; ginseng; cioccolata; tisane;
      macinacaffè; moka; noleggio macchine caffè; macchine da caffè in comodato; macchine per ufficio;
      caffè per ufficio; ho.re.ca.; forniture bar; assistenza macchine; assistenza macchine da caffè;
      riparazione macchine da caffè
    `,
    nl: `
      koffie; vers gebrande koffie; versgebrande koffie; gemalen koffie; espressobonen; single origin; single origins;
      melanges; blends; specialty koffie; biologische koffie; fairtrade koffie; cafeïnevrij; cafeïnevrije koffie;
      decaf; cold brew; groene koffie; koffiecups; cups; pads; koffiecapsules; koffieabonnement; koffie voor horeca;
      koffie voor thuis; groothandel; private label; eigen merk; loonbranden; koffiezetapparaten; volautomaten;
      piston machines; halfautomaten; koffiemachine reparatie; koffiemachine huren; espressomachine reparatie;
      onderhoud; onderhoud koffiemachine; technische dienst; ontkalken; koffie accessoires
    `,
    pt: `
      café; cafés; café torrado; café torrado e moído; café torrado em grãos; café fresco;
      lotes de café; blends; origem única; cafés de origem; arábica; robusta; expresso; espresso; café de filtro;
      cold brew; café verde; café cru; descafeinado; café descafeinado; café biológico; comércio justo; pastilhas;
      cápsulas compatíveis; drip coffee; clube de assinatura; clube do café; café para empresas;
      café para restaurantes; canal horeca; marca própria; private label; torra terceirizada; venda por atacado;
      distribuição; máquinas expresso; aluguer de máquinas; aluguel de máquinas de café; comodato
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Northwind coffee roasters in Tacoma' },
      { language: 'de', text: 'Kaffeerösterei in Celle' },
      { language: 'it', text: 'Torrefazione artigianale a Trieste' },
    ],
    notNamed: [
      { language: 'en', text: 'A roast dinner on Sunday' },
      { language: 'fr', text: 'Un café au lait' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/coffee',
};
