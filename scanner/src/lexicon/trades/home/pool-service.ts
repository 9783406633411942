import type { TradeEntry } from '../../trade.ts';

export const poolService: TradeEntry = {
  id: 'pool-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'pool service',
  companyNoun: 'pool company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Swimming_pool_service_technician',
  names: {
    en: [
      'pool service*',
      'pool company',
      'pool builder*',
      'swimming pool contractor*',
      'pool cleaning company',
      'pool cleaning service*',
      'pool maintenance company',
      'pool contractor*',
    ],
    de: ['poolbau*', 'schwimmbadbau', 'poolservice', 'schwimmbadtechnik'],
    es: ['mantenimiento de piscinas', 'construcción de piscinas', 'empresa de piscinas', 'piscinero'],
    fr: ['pisciniste*', 'entretien de piscines', 'constructeur de piscines', 'construction de piscines'],
    it: ['costruzione piscine', 'manutenzione piscine', 'piscinaio', 'realizzazione piscine'],
    nl: ['zwembadbouwer*', 'zwembadonderhoud', 'zwembadbouw', 'zwembadspecialist'],
    pt: ['piscineiro*', 'manutenção de piscinas', 'construção de piscinas', 'limpeza de piscinas'],
  },
  work: { en: ['pool pump*', 'pool liner*'] },
  neverAlone: {},
  jobs: {
    en: [
      'pool cleaning',
      'pool maintenance',
      'pool opening',
      'pool closing',
      'pool repair',
      'pool resurfacing',
      'leak detection',
      'pool installation',
    ],
    de: ['poolreinigung', 'poolüberdachung', 'poolwartung', 'wasseraufbereitung'],
    es: ['limpieza de piscinas', 'reparación de piscinas', 'depuradoras', 'cloración salina'],
    fr: ['rénovation de piscine', 'hivernage', 'remise en service', 'liner'],
    it: ['pulizia piscine', 'apertura piscina', 'riparazione piscine'],
    nl: ['zwembad reinigen', 'zwembad winterklaar maken', 'zwembadrenovatie'],
    pt: ['limpeza de piscinas', 'tratamento de água', 'reparação de piscinas'],
  },
  sharedJobs: {
    de: ['poolbau', 'poolsanierung', 'überwinterung', 'wasseranalyse', 'poolüberdachung*', 'pooltechnik'],
    es: ['mantenimiento de piscinas', 'construcción de piscinas', 'cubiertas'],
    fr: ['entretien de piscine', 'construction de piscine', 'mise en service', 'abris', "traitement de l'eau"],
    it: ['manutenzione piscine', 'costruzione piscine', 'apertura e chiusura', 'impianti di filtrazione', 'coperture'],
    nl: ['zwembadonderhoud', 'zwembadbouw', 'winterklaar', 'waterbehandeling', 'overkapping*'],
    pt: ['manutenção de piscinas', 'construção de piscinas', 'coberturas'],
  },
  mentions: {
    en: `
      pool cleaning services; weekly pool cleaning; weekly pool service; weekly maintenance; pool remodeling;
      pool renovation; replastering; tile repair; acid wash; green pool cleanup; filter cleaning; filter repair;
      pump repair; heater repair; salt systems; equipment repair; equipment installation; safety covers;
      liner replacement; vinyl liners; fiberglass pools; hot tub repair; hot tubs; water testing; winterization;
      pool construction; pool plastering; pool tile cleaning; pool pumps; pool heaters; pool heater repair;
      pool equipment repair; pool automation; pool covers; pool inspection*; pool decks; pool heating
    `,
    de: `
      schwimmbecken; einbaubecken; gfk pools; gfk becken; polyesterbecken; folienauskleidung; folienbecken;
      stahlwandbecken; edelstahlpools; naturpools; betonpools; poolroboter; poolheizung; wärmepumpen; filteranlagen;
      salzelektrolyse; gegenstromanlagen; poolabdeckung*; rollladenabdeckung; whirlpools; swim spas; sauna; saunabau;
      infrarotkabinen; poolpflege; poolchemie; poolzubehör; überwinterung pool; inbetriebnahme;
      frühjahrsinbetriebnahme; einwinterung; leckortung; dosieranlagen; poolrenovierung; wasserpflege;
      beckensanierung; pooltechnik wartung
    `,
    es: `
      construcción de piscina; rehabilitación de piscinas; reforma de piscinas; renovación de piscinas;
      instalación de piscinas; piscinas prefabricadas; piscinas de obra; piscinas de poliéster; puesta a punto;
      puesta en marcha; invernaje; hibernación; detección de fugas; reparación de fugas; fugas de agua;
      impermeabilización de piscinas; lámina armada; liner; climatización de piscinas; calefacción de piscinas;
      bombas de calor; cubiertas de piscina; cobertores; robots limpiafondos; limpiafondos; tratamiento del agua;
      análisis de agua; electrólisis salina; productos químicos; socorristas; bombas y filtros; iluminación led;
      jacuzzis; spas; mantenimiento de albercas; reparación de bombas; vaciado y llenado; gresite;
      piscinas de hormigón; piscinas de arena
    `,
    fr: `
      entretien hebdomadaire; nettoyage de piscine; mise en route; mise en hivernage; ouverture de piscine;
      fermeture de piscine; remise en route; changement de liner; remplacement de liner; remplacement de toile;
      toiles; pvc armé; membrane armée; recherche de fuite; recherche de fuites; détection de fuites;
      réparation de fuites; dépannage de piscine; filtration; pompe à chaleur; chauffage de piscine;
      électrolyse au sel; robots de piscine; volets roulants; volet roulant; couverture de piscine; couvertures;
      bâches; abris de piscine; abri de piscine; spas; jacuzzi; saunas; piscine coque; piscines coques; piscine béton;
      analyse d'eau; analyse de l'eau; local technique; plages de piscine
    `,
    it: `
      piscine interrate; piscine fuori terra; piscine a sfioro; biopiscine; minipiscine; vasche idromassaggio;
      idromassaggio; saune; bagno turco; ristrutturazione piscine; rifacimento piscine; ricerca perdite;
      sostituzione liner; sostituzione telo; rivestimenti piscine; rivestimento in pvc; trattamento acqua;
      trattamento acqua piscina; analisi acqua; chiusura invernale; chiusura piscina; coperture piscine;
      coperture invernali; impianti di filtraggio; filtrazione; pompe e filtri; elettrolisi del sale; robot piscina;
      robot pulitori; riscaldamento piscina; illuminazione piscine; prodotti chimici; assistenza tecnica;
      manutenzione ordinaria; piscine a skimmer; piscine in cemento armato; piscine in vetroresina;
      piscine prefabbricate; piscine naturali; piscine pubbliche
    `,
    nl: `
      zwembad aanleggen; zwembad bouwen; polyester zwembad; polyester zwembaden; betonnen zwembad; bouwkundig zwembad;
      inox zwembaden; monoblock zwembad; zwemvijver; zwemvijvers; natuurzwembad; spa's; jacuzzi; jacuzzi's;
      bubbelbaden; sauna; sauna's; zwembadafdekking; rolluik; lamellenafdekking; liner vervangen; lekdetectie;
      lekdetectie zwembad; warmtepomp; warmtepompen; zoutelektrolyse; filterinstallatie; filtersystemen; wateranalyse;
      waterkwaliteit; opstart zwembad; overwinteren; winterklaar maken; onderhoudscontract; renovatie zwembad;
      reparatie zwembad; onderhoud zwembad; zwembadafdekkingen; zwembadoverkapping; zwembadliner
    `,
    pt: `
      piscinas de betão; piscinas de betão armado; piscinas em fibra; remodelação de piscinas; reforma de piscinas;
      reabilitação de piscinas; renovação de piscinas; tela armada; troca de vinil; revestimento de piscinas;
      deteção de fugas; caça vazamento em piscina; invernagem; hibernação; abertura de piscinas;
      tratamento de água de piscinas; análise da água; análises de água; aquecimento de piscinas; bombas de calor;
      bombas e filtros; troca de areia; manutenção de bombas; eletrólise de sal; tratamento por sal; cobertores;
      coberturas de piscina; capas para piscina; aspiração; robôs de limpeza; automação de piscinas;
      iluminação de piscinas; spas; saunas; banhos turcos; jacuzzis; produtos químicos; limpeza semanal;
      assistência técnica; piscinas de fibra
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Blue Lagoon pool service in Mesa' },
      { language: 'fr', text: 'Pisciniste dans le Var' },
    ],
    notNamed: [
      { language: 'en', text: 'Our hotel has a pool and a bar' },
      { language: 'en', text: 'A car pool lane' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/swimming_pool',
};
