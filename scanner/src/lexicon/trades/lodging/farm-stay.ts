import type { TradeEntry } from '../../trade.ts';

export const farmStay: TradeEntry = {
  id: 'farm-stay',
  questions: 'generic',
  customers: 'lodging',
  noun: 'farm stay',
  companyNoun: 'farm stay',
  schemaTypes: ['LocalBusiness', 'Restaurant', 'Winery', 'FoodEstablishment', 'LodgingBusiness'],
  additionalType: 'http://www.productontology.org/id/Agritourism',
  names: {
    en: [
      'farm stay*',
      'agritourism',
      'farmstay*',
      'agriturismo',
      'farm holidays',
      'farm b&b',
      'agrotourism',
      'guest ranch',
      'dude ranch',
      'farm vacations',
      'farm park',
      'petting farm',
      'farm cottages',
      'farm visits',
      'corn maze',
      'farm experience',
      'farmhouse stay*',
      'farm glamping',
      'farm holiday',
      'ranch stay*',
      'ranch vacation*',
      'working ranch',
    ],
    de: [
      'bauernhofurlaub',
      'ferien auf dem bauernhof',
      'urlaub auf dem bauernhof',
      'ferienhof*',
      'ferienbauernhof*',
      'urlaubsbauernhof*',
      'urlaub am hof',
      'erlebnisbauernhof*',
      'landurlaub',
      'agrotourismus',
      'schulbauernhof',
      'kinderbauernhof*',
      'direktvermarkt*',
      'heuhotel',
      'familienbauernhof',
      'bergbauernhof',
      'schlafen im stroh',
      'ferien am bauernhof',
      'urlaub am bauernhof',
      'bauernhofferien',
      'bauernhof ferien',
      'bauernhofpension',
      'ferien am hof',
    ],
    es: [
      'agroturismo',
      'agroturismos',
      'granjas escuela',
      'turismo agrario',
      'agroturística*',
      'granja educativa',
      'estancia turística',
      'alojamiento en granja',
      'finca cafetera',
      'rancho turístico',
      'hacienda turística',
      'turismo en granja',
      'granja didáctica',
      'agrotienda',
      'ecoturismo',
      'ecogranja',
      'turismo rural en granja',
      'turismo agroecológico',
      'finca turística',
      'estancias turísticas',
      'alojamiento en finca',
      'agroecoturismo',
      'haciendas turísticas',
    ],
    fr: [
      'agritourisme',
      'accueil à la ferme',
      'agrotourisme',
      'séjour à la ferme',
      'gîte à la ferme',
      'gîtes à la ferme',
      'bienvenue à la ferme',
      'chambres à la ferme',
      'auto cueillette',
      'cueillette libre',
      'accueil paysan',
      'vacances à la ferme',
      'visite de ferme',
      'ferme découverte',
      'goûter à la ferme',
      'fermes pédagogiques',
      'ferme agrotouristique',
      'paniers fermiers',
      'agritouristique',
      'agrotouristique',
      'vacances en ferme',
      'chambre à la ferme',
      'fermes découverte',
      'fermes auberges',
    ],
    it: [
      'agriturismi',
      'azienda agrituristica',
      'agriturismo*',
      'agrituristica',
      'fattorie didattiche',
      'vacanze in fattoria',
      'alloggio agrituristico',
      'ospitalità rurale',
      'turismo rurale',
      'agri b&b',
      'fattoria sociale',
      'agricoltura e ospitalità',
      'agriresort',
      'aziende agrituristiche',
      'ospitalità in fattoria',
      'agricamere',
      'masseria didattica',
      'masserie didattiche',
      'maso vacanze',
    ],
    nl: [
      'boerderijcamping',
      'agrotoerisme',
      'boerderijovernacht*',
      'boerderijvakantie*',
      'boerderijlogies',
      'hoevetoerisme',
      'vakantieboerderij*',
      'boerderijappartement*',
      'plattelandstoerisme',
      'logeren op de boerderij',
      'kinderboerderij*',
      'belevingsboerderij',
      'landwinkels',
      'vakantie op de boerderij',
      'slapen op de boerderij',
      'hoevevakantie',
      'boerderijwinkels',
      'bezoekboerderij',
      'educatieve boerderij',
      'vakantiehoeve*',
      'streekwinkel*',
      'educatieboerderij',
      'hooiberghut',
      'logeren op een boerderij',
      'boerderijlodge*',
      'logeerboerderij*',
      'hoeveverblijf',
      'boerderijkamer*',
      'boerderijverblijf*',
    ],
    pt: [
      'agroturismo',
      'enoturismo',
      'turismo em espaço rural',
      'agroturismos',
      'turismo rural em fazenda',
      'hotel fazenda',
      'fazenda hotel',
      'quinta pedagógica',
      'quintas pedagógicas',
      'turismo de quinta',
      'fazenda turística',
      'sítio turístico',
      'agro turismo',
      'turismo agrícola',
      'fazenda pedagógica',
      'colhe e pague',
      'colheita na quinta',
      'pousada rural',
      'turismo no espaço rural',
      'eco quinta',
      'agroturística',
      'ecoturismo rural',
      'turismo na fazenda',
      'casa agrícola turismo',
      'hotéis fazenda',
      'fazendas hotel',
      'alojamento em quinta',
      'ecofazenda',
      'turismo em fazenda',
      'férias na quinta',
    ],
  },
  work: { en: ['farm animals', 'orchard'], it: ['azienda agricola', 'prodotti tipici', 'cucina casalinga', 'vini'] },
  neverAlone: {},
  jobs: {
    en: ['farm tours', 'farm shop', 'cottages'],
    de: ['hofladen', 'ferienwohnungen', 'ponyreiten'],
    es: ['visitas guiadas', 'degustaciones'],
    fr: ['dégustation', 'gîtes', 'visites'],
    it: ['ristorazione', 'degustazione vini', 'camere'],
    nl: ['boerengolf', 'rondleidingen'],
    pt: ['provas', 'passeios', 'quartos'],
  },
  mentions: {
    en: `
      farm accommodation; farmhouse b&b; farmhouse accommodation; farmhouse breakfast; cabins; glamping; camping;
      shepherds hut; yurts; animal feeding; feed the animals; petting zoo; meet the animals; alpaca walks;
      alpaca experience; goat yoga; pony rides; horseback riding; horse riding; trail rides; hayrides; hay rides;
      wagon rides; tractor rides; pumpkin patch; pumpkin picking; u-pick; strawberry picking; apple picking;
      berry picking; apple orchard; christmas trees; cut your own christmas tree; farm store`,
    de: `
      ferienwohnung; ferienhaus; gästezimmer; zimmer mit frühstück; urlaub mit kindern; familienurlaub;
      schlafen im heu; übernachten im heu; heuherberge; almhütte; almurlaub; bauernfrühstück; hofcafé;
      bauernhofcafé; bauerncafé; hofprodukte; direktvermarktung; direktverkauf; bauernladen; eigene produkte;
      verkaufsautomat; milchtankstelle; eierautomat; rindfleisch; schweinefleisch; lammfleisch; fleischpakete;
      geflügel; frische eier; hofkäserei; käserei; milchprodukte; honig; marmelade; wurst; kartoffeln`,
    es: `
      alojamiento rural; alojamiento en la granja; casa rural; habitaciones; cabañas; apartamentos rurales;
      camping; desayuno; desayuno casero; cocina casera; comida casera; comidas; restaurante; media pensión;
      productos de la granja; productos de la huerta; productos artesanos; venta directa; venta de productos;
      tienda; quesos; quesería; queso artesano; miel; huevos; vino; aceite; mermeladas; huerto ecológico; huerta;
      visitas a la granja; visita a la granja; visitas escolares; excursiones escolares; colegios;
      granja interactiva; actividades infantiles; actividades con animales; animales de granja`,
    fr: `
      hébergement à la ferme; gîte; chambres d'hôtes; chambre d'hôtes à la ferme; camping à la ferme;
      nuit à la ferme; aire de camping-car; ferme-auberge; table d'hôtes; repas à la ferme; dîner à la ferme;
      petit-déjeuner fermier; brunch à la ferme; produits du terroir; vente directe; vente directe à la ferme;
      boutique; épicerie; distributeur automatique; colis de viande; caissettes de viande; viande bovine;
      viande d'agneau; volailles; volaille fermière; œufs; foie gras; fromages; fromages de chèvre;
      fromage fermier; lait cru`,
    it: `
      alloggio; pernottamento; ospitalità; appartamenti; appartamento; appartamenti in agriturismo; casali; casale;
      bed and breakfast; agricampeggio; area camper; ristorante; ristorante agrituristico; agriristoro;
      cucina tipica; piatti tipici; pranzo della domenica; colazione; prima colazione; cena; mezza pensione;
      menù degustazione; degustazione; degustazioni; degustazione olio; degustazione di vini;
      degustazione formaggi; visita in cantina; cantina; visite guidate; visita guidata; vendita diretta;
      vendita prodotti; vendita prodotti tipici; prodotti aziendali; prodotti biologici; prodotti agricoli`,
    nl: `
      overnachten; overnachten op de boerderij; hoevelogies; vakantiewoning*; vakantiehuisje; boerderijappartement;
      appartementen; groepsaccommodatie; groepsverblijf; boerencamping; minicamping; kamperen;
      kamperen bij de boer; camperplaats; trekkershut; safaritenten; boerenbedtent; slapen in het hooi;
      bed and breakfast; ontbijt; boerenontbijt; boerenlunch; brunch; boerderijterras; theetuin; zuivelbar;
      ijsboerderij; boerderijijs; schepijs; hoeve-ijs; hoevewinkel; hoeveproducten; boerderijproducten;
      streekproducten; verkoop op de boerderij; rechtstreekse verkoop; melktap; automaat`,
    pt: `
      alojamento rural; alojamento; hospedagem; turismo rural; casa de campo; casas de campo; chalés; chalé;
      suítes; apartamentos; camping; pequeno almoço; café da manhã; café colonial; café rural; almoço;
      almoço na fazenda; almoço caipira; jantar; comida caseira; fogão a lenha; gastronomia; refeições;
      restaurante; produtos regionais; produtos coloniais; produtos artesanais; produtos biológicos; venda direta;
      venda de produtos; loja; cabazes; cabaz de legumes; cesta de orgânicos; orgânicos; hortaliças; queijos;
      queijos artesanais; queijaria`,
  },
  examples: {
    named: [
      { language: 'it', text: 'Agriturismo a Asti' },
      { language: 'en', text: 'Daisy Hill farm stay in Vermont' },
    ],
    notNamed: [
      { language: 'en', text: 'A farm bill in Congress' },
      { language: 'es', text: 'Una granja solar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/guest_house, shop/farm',
  sharedJobs: { en: [], de: [], es: [], fr: [], it: [], nl: [], pt: [] },
};
