import type { TradeEntry } from '../../trade.ts';

export const glazier: TradeEntry = {
  id: 'glazier',
  questions: 'generic',
  customers: 'at-home',
  noun: 'glazier',
  companyNoun: 'glass company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Glazier',
  names: {
    en: [
      'glazier*',
      'glass company',
      'glass repair company',
      'glass and mirror',
      'window glass repair',
      'glazing company',
    ],
    de: ['glaser', 'glaserei*', 'glasermeister*', 'glaserbetrieb', 'glasnotdienst'],
    es: ['cristalero*', 'cristalería', 'vidriero*', 'vidriería', 'cristalerías'],
    fr: ['vitrier*', 'vitrerie', 'miroiterie', 'miroitier'],
    it: ['vetraio', 'vetrai', 'vetreria', 'vetrerie'],
    nl: ['glaszetter*', 'glaszettersbedrijf', 'glasbedrijf', 'glashandel', 'glasherstel'],
    pt: ['vidraceiro*', 'vidraçaria', 'vidraria', 'vidreiro'],
  },
  work: { en: ['glazing', 'shower glass'], de: ['verglasung*', 'isolierglas'] },
  neverAlone: {},
  jobs: {
    en: ['glass replacement', 'shower doors', 'mirror installation', 'storefront glass', 'broken window repair'],
    de: ['glasreparatur', 'duschkabinen', 'spiegel', 'isolierverglasung', 'glastüren'],
    es: ['mamparas de ducha', 'espejos a medida', 'cambio de cristales', 'escaparates'],
    fr: ['remplacement de vitre', 'double vitrage', 'miroirs', 'crédence', 'vitrines'],
    it: ['vetri doppi', 'box doccia', 'specchi su misura', 'sostituzione vetri'],
    nl: ['dubbel glas', 'glas vervangen', 'spiegels', 'glazen deuren'],
    pt: ['box de vidro', 'espelhos', 'vidro temperado', 'substituição de vidros', 'resguardos de duche'],
  },
  sharedJobs: {
    en: [
      'double glazing',
      'mirrors',
      'shower screens',
      'shopfronts',
      'splashbacks',
      'glass balustrades',
      'misted windows',
      'emergency glazing',
    ],
    de: ['glasreparatur*', 'isolierglas', 'ganzglasduschen', 'küchenrückwände', 'sicherheitsglas', 'schaufenster'],
    es: ['cristales', 'espejos', 'mamparas', 'doble acristalamiento', 'barandillas de vidrio', 'vidrio templado'],
    fr: ['parois de douche', 'remplacement de vitres', 'verrières', 'crédences'],
    it: ['vetrate', 'specchi', 'doppi vetri', 'vetrine', 'parapetti in vetro', 'vetro temperato'],
    nl: ['hr++ glas', 'douchewanden', 'ruitvervanging', 'glasschade', 'veiligheidsglas'],
    pt: ['box de banheiro', 'vidros duplos', 'montras', 'guarda corpos'],
  },
  mentions: {
    en: `
      glazing; glass repair; window glass replacement; glass repairs; window repairs; double glazing repairs;
      double glazed units; sealed units; foggy window repair; insulated glass; insulated glass units;
      secondary glazing; emergency boarding up; boarding up; board up service*; broken windows; glass cutting;
      cut to size glass; cat flaps; pet doors; frameless shower doors; frameless showers; shower enclosures;
      shower glass; custom mirrors; bespoke mirrors; gym mirrors; table tops; glass table tops; glass shelves;
      glass doors; glass partitions; glass walls; glass railings; glass balustrading; kitchen splashbacks;
      glass splashbacks; shop fronts; storefronts; storefront glass replacement
    `,
    de: `
      verglasungen; verglasung; reparaturverglasung; glasschaden; glaserarbeiten; notverglasung; glasaustausch;
      scheibenaustausch; isolierglasaustausch; isolierglasscheiben; wärmeschutzglas; schallschutzglas;
      brandschutzglas; brandschutzverglasung; einbruchhemmendes glas; sicherheitsverglasung; glasduschen;
      duschabtrennungen; duschtüren; duschverglasung; ganzglastüren; ganzglasanlagen; ganzglas; glastrennwände;
      glasschiebetüren; glasgeländer; glasvordächer; glasdächer; überkopfverglasung; glasfassaden; balkonverglasung;
      glasböden; glastreppen; glasrückwände; küchenrückwand; küchenrückwände aus glas; glasmöbel; glastische;
      tischplatten; glasplatten
    `,
    es: `
      acristalamientos; acristalamiento; acristalamiento de terrazas; reparación de cristales; reparación de ventanas;
      sustitución de cristales; rotura de cristales; cristales rotos; cristales a medida; vidrios a medida;
      vidrio a medida; cristal templado; vidrios templados; vidrio laminado; vidrio laminado de seguridad;
      cristales de seguridad; vidrio de seguridad; cristal blindado; doble vidrio; vidrios dobles; doble ventana;
      cámaras de vidrio; vidrio acústico; vidrio insulado; mamparas de baño; mamparas a medida; mamparas de oficina;
      canceles; canceles de baño; canceles para baño; puertas de vidrio; puertas de cristal; puertas correderas;
      puertas automáticas; cortinas de cristal; cerramientos de cristal; barandales de cristal;
      barandillas de cristal; barandas de vidrio; escaparates de cristal
    `,
    fr: `
      dépannage vitrerie; dépannage vitrier; réparation de vitre; réparation de vitres; réparation de vitrage;
      réparation de fenêtre; réparation de fenêtres; changement de vitre; bris de glace; remplacement de vitrage;
      remplacement de double vitrage; remplacement de thermos; changement de thermos; thermos; unités scellées;
      survitrage; simple vitrage; triple vitrage; vitrage isolant; vitrage phonique; vitrage de sécurité;
      verre securit; verre trempé; verre feuilleté; verre sur mesure; découpe de verre; découpe de verre sur mesure;
      miroir sur mesure; miroirs sur mesure; pose de miroir; pare douche; parois de douche sur mesure;
      paroi de douche; portes de douche; douches en verre; douche en verre; crédence en verre; crédences de cuisine;
      dosserets; portes en verre
    `,
    it: `
      sostituzione vetro; sostituzione vetri rotti; sostituzione vetrocamera; vetrocamera; vetricamera;
      riparazione vetri; riparazione finestre; riparazione vetrine; pronto intervento vetri; vetri su misura;
      vetro su misura; taglio vetro; taglio vetri; vetri antisfondamento; vetri blindati; vetri stratificati;
      vetri temperati; vetri di sicurezza; vetri isolanti; vetri acustici; vetri basso emissivi; vetri termici;
      vetri decorati; vetri satinati; vetri per finestre; box doccia su misura; box doccia in vetro; cabine doccia;
      pareti doccia; specchi per bagno; specchiere; porte in vetro; porte in cristallo; porte scorrevoli in vetro;
      pareti in vetro; pareti divisorie in vetro; pareti vetrate; vetrate panoramiche; vetrate artistiche;
      vetrate pieghevoli
    `,
    nl: `
      glas zetten; glaszetten; glas plaatsen; glas herstellen; glasreparatie; glasvervanging; vervangen van glas;
      dubbel glas vervangen; dubbele beglazing; dubbel glas plaatsen; enkel glas; triple glas; hr++ beglazing;
      hr glas; isolatieglas; isolerend glas; hoogrendementsglas; vacuümglas; monumentenglas; geluidswerend glas;
      zonwerend glas; brandwerend glas; inbraakwerend glas; gelaagd glas; gehard glas; figuurglas; gebroken ruit;
      ruit vervangen; ruiten vervangen; lekke ruiten; noodvoorziening; noodbeglazing; spoedservice glas; winkelruiten;
      winkelpuien; winkelramen; vitrines; spiegel op maat; spiegels op maat; spiegelwanden
    `,
    pt: `
      colocação de vidros; instalação de vidros; substituição de vidros partidos; reparação de vidros;
      troca de vidros; troca de vidro; vidros partidos; vidros quebrados; manutenção de vidros; vidros sob medida;
      vidros por medida; corte de vidro; vidros temperados; vidros laminados; vidro laminado; vidro duplo;
      vidros de segurança; vidros acústicos; vidro acústico; vidros blindados; vidros térmicos; vidro insulado;
      vidro serigrafado; vidros decorativos; vidro fosco; box para banheiro; box até o teto; box de vidro temperado;
      box elegance; manutenção de box; bases de duche; cabines de duche; cabines de banho; divisórias de vidro;
      divisórias em vidro; portas de vidro; portas em vidro; porta de vidro; portas automáticas; portas de correr
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ace Glass, glaziers in Hull' },
      { language: 'fr', text: 'Vitrier à Toulouse, vitrerie et miroiterie' },
    ],
    notNamed: [
      { language: 'en', text: 'A glass of wine on the house' },
      { language: 'es', text: 'Cristal de temporada' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/glaziery',
};
