import type { TradeEntry } from '../../trade.ts';

export const concreteContractor: TradeEntry = {
  id: 'concrete-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'concrete contractor',
  companyNoun: 'concrete company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Concrete',
  names: {
    en: [
      'concrete contractor*',
      'concrete company',
      'driveway contractor*',
      'foundation repair company',
      'concreting',
      'concreter*',
      'concrete services',
      'asphalt services',
      'paving',
      'driveways',
      'tarmac',
      'resin driveway*',
      'concrete leveling',
      'concrete lifting',
      'concrete repair',
      'concrete coatings',
      'concrete polishing',
      'foundation repair',
      'epoxy floor*',
      'concrete pumping',
      'concrete finisher*',
      'concrete flatwork',
      'concrete pump hire',
      'concrete specialist*',
      'decorative concrete',
      'concrete pool decks',
      'concrete contracting',
      'ready mixed concrete',
      'concrete construction',
    ],
    de: [
      'pflasterbau',
      'betonbauer*',
      'pflasterbetrieb',
      'betonbau*',
      'estrichbau*',
      'pflasterer*',
      'pflasterarbeiten',
      'pflasterungen',
      'pflasterverlegung',
      'pflaster und tiefbau',
      'wegebau',
      'stahlbetonbau*',
      'betonarbeiten',
      'betonbohr*',
      'betonschneide*',
      'betonsanierung*',
      'betontechnik',
      'estrich',
      'industrieboden*',
      'betoninstandsetzung',
      'steinsetzer*',
      'einfahrten pflastern',
      'sichtbeton',
      'estriche',
      'betonpumpen*',
      'estrichfirma',
      'fließestrich*',
      'zementestrich',
      'estrichbetrieb',
      'betonlieferant',
      'betonkernbohrung*',
    ],
    es: [
      'empresa de pavimentos',
      'empresa de hormigón',
      'pavimentos de hormigón',
      'hormigón impreso',
      'hormigones',
      'concretos premezclados',
      'concreto estampado',
      'pavimentos industriales',
      'pavimentos continuos',
      'pavimentadora',
      'asfaltados',
      'adoquines',
      'microcemento',
      'pisos industriales',
      'resinas y pavimentos',
      'concretera',
      'pisos epóxicos',
      'pisos de hormigón',
      'hormigón elaborado',
      'hormigón decorativo',
      'pavimentos impresos',
      'hormigón premezclado',
      'pavimento de hormigón',
      'hormigonera industrial',
    ],
    fr: [
      'béton décoratif',
      'aménagement de cours',
      'enrobés',
      'pavé uni',
      'asphalte',
      'pavés',
      'bétonnage',
      'bétonneur',
      'coffrage',
      'coffreur*',
      'dallage',
      'chape liquide',
      'chapiste*',
      'entreprise de chape',
      'chapes',
      'réparation de fondation*',
      'fissures de fondation',
      'travaux publics',
      'voirie',
      'bétons décoratifs',
      'allées et terrasses',
      "scellant d'asphalte",
      'bétonnière',
      'dalles béton',
      'dalle de béton',
      'forage de béton',
      'plancher de béton',
      'fondation et béton',
      'entreprise de béton',
      'entrepreneur en béton',
      'entrepreneur en fondation*',
    ],
    it: [
      'pavimentazioni esterne',
      'pavimenti industriali',
      'opere in cemento',
      'pavimentazioni',
      'calcestruzzo',
      'calcestruzzi',
      'pavimenti in cemento',
      'cemento stampato',
      'pavimenti in resina',
      'microcemento',
      'resine e pavimenti',
      'massetti',
      'massettista*',
      'autobloccanti',
      'bitumature',
      'conglomerati bituminosi',
      'cementisti',
      'porfido',
      'massettisti',
      'resina pavimenti',
      'cementi stampati',
      'resine per pavimenti',
      'manufatti in cemento',
      'pavimento industriale',
      'pavimentazione in cemento',
    ],
    nl: [
      'bestratingsbedrijf',
      'stratenmaker*',
      'betonbedrijf',
      'straatwerk*',
      'bestrating*',
      'straatmaker*',
      'opritten',
      'oprit aanleggen',
      'betonvloer*',
      'gevlinderde beton',
      'polierbeton',
      'gepolierde beton',
      'betonwerken',
      'betonreparatie*',
      'betonboor*',
      'dekvloer*',
      'chapewerken',
      'chape',
      'gietvloer*',
      'asfalt*',
      'klinkers',
      'betonrenovatie',
      'betonbouw',
      'funderingsherstel*',
      'funderingstechniek',
      'betonpomp*',
      'stortbeton',
      'betonstorten',
      'betonstorter*',
      'betonaannemer*',
      'betonafwerking',
      'betonleverancier*',
    ],
    pt: [
      'calceteiro*',
      'betão impresso',
      'pavimentos',
      'calcetaria',
      'calçada portuguesa',
      'calçadas',
      'asfalto',
      'concreto',
      'pisos industriais',
      'microcimento',
      'cimento queimado',
      'betonilhas',
      'betonilha',
      'piso intertravado',
      'paver',
      'concretagem',
      'piso epóxi',
      'calcetagem',
      'pisos epóxi',
      'betão estampado',
      'pisos em resina',
      'blocos e pavers',
      'betão decorativo',
      'pavimento industrial',
    ],
  },
  work: { en: ['stamped concrete', 'driveway*', 'sealcoating'] },
  neverAlone: {},
  jobs: {
    en: ['concrete driveways', 'concrete patios', 'asphalt paving', 'concrete slabs', 'sidewalk repair'],
    de: ['hofeinfahrten', 'betonböden', 'kanalbau'],
    es: ['soleras', 'aceras', 'hormigón pulido'],
    fr: ['terrassement', 'enrobé', 'allées', 'assainissement'],
    it: [],
    nl: ['terras aanleggen', 'betonvloer', 'bestrating'],
    pt: ['piso de concreto'],
  },
  mentions: {
    en: `
      concrete driveway; driveway installation; driveway replacement; driveway repair; driveway paving;
      asphalt driveways; tarmac driveways; resin driveways; resin bound driveways; resin bound surfacing;
      gravel driveways; block paving; block paving driveways; pattern imprinted concrete; imprinted concrete;
      patios; patio installation; indian sandstone patios; paver installation; pavers; interlocking pavers;
      brick pavers; walkways; sidewalks; concrete sidewalks; concrete walkways; steps and walkways; concrete steps;
      concrete foundations; foundations; footings; slab foundations; garage floors; garage slabs; concrete floors;
      polished concrete; epoxy floors`,
    de: `
      pflasterung; natursteinpflaster; betonpflaster; hofpflasterung; einfahrten; garageneinfahrten; auffahrten;
      terrassenbau; terrassen; wege und terrassen; gehwege; zufahrten; parkplätze; parkplatzbau; asphaltierung;
      straßenbauarbeiten; tiefbau; tiefbauarbeiten; erdarbeiten; erdbau; baggerarbeiten; aushub; baugrubenaushub;
      entwässerung; entwässerungsarbeiten; kanalarbeiten; kanalanschlüsse; kanalsanierung; hausanschlüsse;
      rohrleitungsbau; kabelbau; leitungsbau; betonsanierung; bodenplatten; fundamente`,
    es: `
      pavimentos; pavimentos exteriores; pavimento impreso; hormigón fratasado; hormigón desactivado;
      hormigón lavado; suelos de hormigón; solera de hormigón; soleras de hormigón; losas de hormigón;
      losas de concreto; concreto pulido; pisos de concreto; pulido de concreto; entradas de garaje;
      entradas de autos; cimentaciones; cimentación; cimientos; excavaciones; movimientos de tierra; bacheo;
      carpeta asfáltica; mezcla asfáltica; sellado de grietas; señalización vial; adoquinado;
      colocación de adoquín; bordillos; guarniciones y banquetas; banquetas`,
    fr: `
      aménagement extérieur; aménagements extérieurs; allée de garage; allées de garage; allées et cours;
      cours et allées; création d'allées; entrée de garage; pavage d'asphalte; réparation d'asphalte;
      scellement de fissures; enrobé à chaud; enrobé rouge; bicouche; gravillonnage; béton désactivé;
      béton imprimé; béton empreinte; béton drainant; béton lissé; béton balayé; béton poli; béton ciré;
      béton estampé; résine drainante; résine perméable; moquette de pierre; pose de pavés; dallages;
      dallage béton; dalle béton; dalles`,
    it: `
      pavimentazioni industriali; pavimenti stampati; pavimento stampato; pavimentazione stampata;
      pavimenti drenanti; ghiaia lavata; calcestruzzo drenante; calcestruzzo stampato; masselli autobloccanti;
      posa autobloccanti; posa porfido; cubetti di porfido; pietra naturale; asfaltatura; asfaltatura strade;
      asfaltatura cortili; asfalti colorati; ripristino asfalto; conglomerato bituminoso; piazzali; cortili;
      vialetti; marciapiedi; cordoli; parcheggi; rampe; segnaletica stradale; movimento terra; scavi;
      scavi e movimento terra; sbancamenti; fognature; drenaggi; urbanizzazioni; opere di urbanizzazione; massetto`,
    nl: `
      oprit; oprit bestraten; opritten en terrassen; terrassen; terras bestraten; sierbestrating; tuinbestrating;
      straatwerken; bestratingen; bestratingswerken; bestratingswerkzaamheden; herbestrating; herstraten;
      klinkers leggen; kasseien leggen; tegels leggen; keramische tegels; natuursteen terras; gebakken klinkers;
      betonklinkers; waterpasserende klinkers; grindoprit; sierbeton; printbeton; gepolijst beton;
      uitgewassen beton; borstelbeton; betonvloeren; betonwerk; beton storten; betonreparatie; funderingen;
      funderingswerken; fundering`,
    pt: `
      pavimentação asfáltica; pavimentos exteriores; pavimentos industriais; pavimento em betão; betão afagado;
      betão poroso; betão desativado; betão lavado; betuminoso; aplicação de betuminoso; alcatroamento;
      recapeamento; recapeamento asfáltico; tapa buracos; fresagem; selagem de fissuras; calçada;
      calçada à portuguesa; calcetamento; cubos de granito; colocação de pavê; pavê; lancil; lancis;
      guias e sarjetas; meio fio; bloquetes; pisos intertravados; piso industrial; piso polido; concreto polido;
      concreto estampado`,
  },
  examples: {
    named: [
      { language: 'en', text: 'Solid Ground is a concrete contractor in Mesa' },
      { language: 'nl', text: 'Stratenmaker in Zwolle' },
    ],
    notNamed: [
      { language: 'en', text: 'A concrete example of our method' },
      { language: 'es', text: 'El plan concreto' },
    ],
  },
  source: 'schema.org 30.0',
  sharedJobs: { en: [], de: [], es: [], fr: [], it: [], nl: [], pt: [] },
};
