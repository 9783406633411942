import type { TradeEntry } from '../../trade.ts';

export const wellDriller: TradeEntry = {
  id: 'well-driller',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'well driller',
  companyNoun: 'well drilling company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Well_drilling',
  names: {
    en: [
      'well drilling',
      'well driller*',
      'well drilling company',
      'well and pump',
      'well & pump',
      'borehole drilling',
      'drilling contractor*',
      'well pump service*',
      'water bores',
      'bore drilling',
      'pump and well',
      'water well',
      'water wells',
      'waterwell',
      'water bore*',
      'well contractor*',
      'borehole driller*',
      'bore hole drilling',
      'borehole contractor*',
    ],
    de: [
      'brunnenbau*',
      'brunnenbauer*',
      'brunnenbohrung*',
      'bohrunternehmen',
      'brunnenbohrer',
      'geothermiebohrung*',
      'erdwärmebohrung*',
      'tiefbohrung*',
      'brunnentechnik',
      'brunnenbohren',
      '*brunnenbau',
      'bohrfirma',
    ],
    es: [
      'perforación de pozos',
      'pozos de agua',
      'perforaciones de pozos',
      'perforación de pozos de agua',
      'sondeos de agua',
      'pozos y sondeos',
      'perforaciones y sondeos',
      'captaciones de agua',
      'perforadora de pozos',
      'pozeros',
      'perforistas',
      'perforación de pozo*',
      'construcción de pozos',
      'perforadores de pozos',
    ],
    fr: [
      "forage d'eau",
      'forage de puits',
      'puisatier*',
      'puits artésien*',
      'foreur*',
      'entreprise de forage',
      'forages',
      'sourcier',
      'forage et pompage',
      'forage géothermique',
      'forage eau',
    ],
    it: [
      'perforazione pozzi',
      'trivellazioni',
      'trivellazione pozzi',
      'pozzi artesiani',
      'perforazioni',
      'pozzi per acqua',
      'trivellazione',
      'costruzione pozzi',
      'trivellatore',
      'trivellatori',
      'pozzo artesiano',
      'perforatori pozzi',
    ],
    nl: [
      'waterput*',
      'waterputboring*',
      'bronboring*',
      'putboringen',
      'grondboringen',
      'bronbemaling*',
      'boorbedrijf',
      'waterputten boren',
      'bodemboringen',
      'bron boren',
      'waterbron slaan',
      'putboring*',
      'putboorder*',
      'waterboring*',
      'grondboring*',
      'bronboorder*',
      'grondwaterboring*',
    ],
    pt: [
      'furos de água',
      'perfuração de poços',
      'poços artesianos',
      'captação de água',
      'poço artesiano',
      'furos artesianos',
      'pesquisa e captação de água',
      'perfuração de poços artesianos',
      'sondagens e furos',
      'furo de água',
      'poço tubular',
      'furo artesiano',
      'captações de água',
      'perfuração de poço*',
      'perfuradora de poços',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'well pump repair',
      'well pump installation',
      'well inspection*',
      'geothermal drilling',
      'irrigation wells',
      'residential wells',
      'well rehabilitation',
      'well abandonment',
      'pressure tank*',
    ],
    de: [
      'gartenbrunnen',
      'bohrbrunnen',
      'schachtbrunnen',
      'brunnenpumpe*',
      'erdwärmesonden',
      'brunnensanierung*',
      'brunnenregenerierung',
      'grundwasserabsenkung',
      'rammbrunnen',
      'bewässerungsbrunnen',
    ],
    es: [
      'limpieza de pozos',
      'bombas sumergibles',
      'sondeos geotérmicos',
      'aforos',
      'pozos artesianos',
      'rehabilitación de pozos',
      'legalización de pozos',
      'búsqueda de agua',
      'desarrollo de pozos',
    ],
    fr: [
      'forage domestique',
      'creusement de puits',
      'pompe de forage',
      'pompe immergée',
      'puits de surface',
      'nettoyage de forage',
      'hydrofracturation',
      'forage agricole',
      'réhabilitation de forage',
    ],
    it: [
      'sonde geotermiche',
      'pompe sommerse',
      'pozzi domestici',
      'pozzi per irrigazione',
      'pulizia pozzi',
      'ricerca acqua',
      'spurgo pozzi',
      'chiusura pozzi',
      'pozzi geotermici',
    ],
    nl: [
      'beregeningsbron*',
      'aardwarmteboringen',
      'geothermische boringen',
      'put boren',
      'bodemenergie*',
      'grondwaterbron*',
      'beregeningsput',
    ],
    pt: [
      'bombas submersíveis',
      'limpeza de furos',
      'limpeza de poços',
      'licenciamento de furos',
      'furos verticais',
      'outorga de poço',
      'pesquisa de água',
      'manutenção de poços',
      'furos geotérmicos',
    ],
  },
  sharedJobs: {
    en: [
      'pump repair',
      'water testing',
      'water filtration',
      'submersible pump*',
      'constant pressure system*',
      'hydrofracking',
    ],
    de: ['wasseranalyse', 'pumpentechnik', 'tiefbrunnenpumpe*', 'bewässerung', 'baugrunduntersuchung*'],
    es: [
      'geotermia',
      'bombas de agua',
      'riego',
      'instalación de bombas',
      'estudios geofísicos',
      'estudios hidrogeológicos',
    ],
    fr: [
      'sondes géothermiques',
      'pompage',
      "analyse d'eau",
      "traitement de l'eau",
      'pompe de puits',
      'réservoir à pression',
    ],
    it: ['geotermia', 'carotaggi', 'sondaggi geognostici', 'prove di portata', 'micropali', 'piezometri'],
    nl: [
      'waterpomp*',
      'dompelpomp*',
      'hydrofoorgroep*',
      'pompinstallatie*',
      'sonderingen',
      'beregening',
      'waterontharder',
      'bemaling',
    ],
    pt: ['geotermia', 'bombas de água', 'sondagens', 'teste de vazão', 'ensaios de caudal', 'rega'],
  },
  mentions: {
    en: `
      well cleaning; pump installation; domestic wells; domestic water wells; commercial wells; agricultural wells;
      artesian wells; well repair; well service; well maintenance; well pumps; well pump replacement; pump service;
      pump testing; pump replacement; pressure tank replacement; water treatment; water softeners;
      water quality testing; well chlorination; well disinfection; well decommissioning; well deepening;
      yield testing; camera inspection
    `,
    de: `
      hauswasserwerk*; hauswasserversorgung; wasserhaltung; trinkwasserbrunnen; hausbrunnen; brauchwasserbrunnen;
      tiefbrunnen; tiefenbohrungen; industriebrunnen; landwirtschaftsbrunnen; saug- und schluckbrunnen;
      schluckbrunnen; grundwasserbrunnen; grundwassermessstellen; erdsondenbohrung; erdsondenbohrungen; erdwärme;
      geothermie; sondenbohrungen; aufschlussbohrungen; kernbohrungen; baugrundbohrungen; pumpversuche; pumpversuch;
      brunnenreinigung
    `,
    es: `
      aforo de pozos; bombeos; pozos domésticos; pozos agrícolas; pozos industriales; pozos profundos;
      perforaciones de agua; perforación a rotopercusión; rotopercusión; sondeos; sondeos geotécnicos;
      sondeos de investigación; piezómetros; detección de agua; radiestesia; zahorí; reprofundización de pozos;
      entubado de pozos; videoinspección de pozos; equipos de bombeo; bombeo solar; reparación de bombas;
      mantenimiento de pozos; mantenimiento de bombas; estudio geofísico
    `,
    fr: `
      irrigation; arrosage; forage d'eau particulier; forage particulier; forage industriel; forage horizontal;
      forage dirigé; forage vertical; forage d'irrigation; forages d'eau; forages géothermiques; géothermie;
      sondages; sondages géotechniques; micropieux; piézomètres; essais de pompage; essai de débit;
      installation de pompe; pompes submersibles; remplacement de pompe; entretien de puits;
      décontamination de puits; désinfection de puits; inspection caméra
    `,
    it: `
      irrigazione; manutenzione pozzi; pozzi trivellati; pozzi idrici; pozzi industriali; pozzi agricoli;
      pozzi ad uso domestico; pozzi irrigui; pozzi profondi; pozzi di emungimento; pozzi piezometrici;
      perforazioni per acqua; perforazioni geotermiche; perforazioni orizzontali; trivellazioni pozzi; sondaggi;
      rigenerazione pozzi; recupero pozzi; ripristino pozzi; videoispezioni; videoispezione pozzi;
      installazione pompe; installazione elettropompe; riparazione pompe; prove di pompaggio
    `,
    nl: `
      onderwaterpomp*; waterputten; bronboringen; waterboringen; diepe boringen; ondiepe boringen; geboorde put;
      boorput; boorputten; drinkwaterput; bron slaan; bron laten slaan; waterput laten boren; putten slaan;
      spoelboringen; aardwarmte; aardsondes; warmtepomp boringen; geothermie; bodemlussen; peilbuizen;
      grondonderzoek; milieuboringen; bronnering; grondwaterverlaging
    `,
    pt: `
      análise de água; desinfecção de poços; furos horizontais; furos para água; abertura de furos;
      abertura de poços; poços semi-artesianos; poço semiartesiano; poços tubulares; poços profundos; poços;
      perfuração de solo; perfuração geotérmica; prospecção de água; prospeção de água; estudo hidrogeológico;
      estudo geofísico; instalação de bombas; instalação de bombas submersas; bombas submersas; bombas solares;
      reparação de bombas; manutenção de bombas; filmagem de poços; filmagem de furos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Deep Rock Well Drilling in Boone' },
      { language: 'de', text: 'Brunnenbau Moser in Celle' },
      { language: 'pt', text: 'Furos de água em Beja' },
    ],
    notNamed: [
      { language: 'en', text: 'All is well with us' },
      { language: 'es', text: 'Un pozo de sabiduría' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
