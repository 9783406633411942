import type { TradeEntry } from '../../trade.ts';

export const pavingContractor: TradeEntry = {
  id: 'paving-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'paving contractor',
  companyNoun: 'paving company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'paving contractor*',
      'paving company',
      'paving companies',
      'asphalt contractor*',
      'asphalt paving',
      'asphalt company',
      'paving services',
      'sealcoating',
      'driveway sealing',
      'surfacing contractor*',
      'tarmac contractor*',
      'blacktop',
      'driveways and patios',
      'tarmacadam',
      'brick pavers',
      'driveway paver*',
      'paver installation',
      'driveway installer*',
      'driveway specialist*',
    ],
    de: [
      'asphaltbau*',
      'asphaltierung*',
      'asphaltarbeiten',
      'straßenbauunternehmen',
      'straßenbauer*',
      'straßen und tiefbau',
      'tief und straßenbau',
      'asphaltbetrieb',
      'gussasphalt*',
      'straßenbaufirma',
      'straßenbau',
      'belagsbau',
      'asphaltierer',
      'asphaltmischwerk*',
      'straßenbaubetrieb',
      'asphaltunternehmen',
    ],
    es: [
      'asfaltado*',
      'asfaltos',
      'empresa de asfaltado',
      'pavimentaciones',
      'pavimentación',
      'pavimentos asfálticos',
      'aglomerado asfáltico',
      'empresa de asfaltos',
      'asfalto y pavimentación',
      'adoquinado',
      'bacheos',
      'mezcla asfáltica',
    ],
    fr: [
      'enrobé*',
      "entreprise d'enrobé",
      "pose d'enrobé",
      'pavage*',
      'paveur*',
      'asphaltage',
      'goudronnage',
      "scellement d'asphalte",
      'entreprise de pavage',
      'goudronneur*',
    ],
    it: [
      'asfaltature',
      'asfaltatura',
      'pavimentazioni stradali',
      'impresa stradale',
      'lavori stradali',
      'asfalti',
      'pavimentazioni in asfalto',
      'pavimentazioni autobloccanti',
      'costruzioni stradali',
      'asfaltista',
      'asfaltisti',
      'posa asfalto',
      'stesura asfalto',
      'pavimentazione stradale',
    ],
    nl: [
      'asfalteringswerken',
      'asfaltbedrijf',
      'asfalteren',
      'asfaltwerk*',
      'oprit asfalteren',
      'opritten en terrassen',
      'klinkerwerken',
      'bestratingen',
      'aanleg opritten',
      'wegenbouw*',
      'klinkerwerk',
      'straatlegger*',
      'wegenaannemer*',
      'klinkerlegger*',
      'opritspecialist*',
      'wegen- en waterbouw',
    ],
    pt: [
      'asfaltamento',
      'asfaltagem',
      'pavimentação asfáltica',
      'empresa de asfalto',
      'aplicação de asfalto',
      'pavimentações',
      'pavimentos betuminosos',
      'asfaltos',
      'usina de asfalto',
      'calcetamento',
      'pavimentação',
      'empresa de pavimentação',
      'asfaltadora*',
      'pavimentadora*',
      'colocação de pavê',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'asphalt repair',
      'pothole repair',
      'parking lot paving',
      'driveway paving',
      'parking lot striping',
      'crack sealing',
      'asphalt milling',
      'asphalt sealing',
      'block paving',
      'resin driveways',
      'resin bound driveways',
    ],
    de: [
      'hofeinfahrt asphaltieren',
      'asphalteinbau',
      'straßensanierung',
      'asphaltsanierung',
      'pflasterbau',
      'hofpflasterung*',
      'asphaltreparatur*',
    ],
    es: [
      'asfaltado de caminos',
      'asfaltado de parkings',
      'bacheo',
      'reparación de baches',
      'fresado de pavimentos',
      'extendido de aglomerado',
      'asfaltado de carreteras',
    ],
    fr: [
      'enrobé à chaud',
      'enrobé à froid',
      "réparation d'asphalte",
      "scellant d'asphalte",
      'goudronnage de cour',
      'allée carrossable',
      'pose de pavés',
      'pavé uni',
      'réfection de chaussée',
    ],
    it: [
      'asfaltatura strade',
      'asfaltatura cortili',
      'asfaltatura piazzali',
      'asfaltature private',
      'fresatura asfalto',
      'ripristino asfalto',
      'conglomerati bituminosi',
      'posa autobloccanti',
    ],
    nl: [
      'oprit aanleggen',
      'parking asfalteren',
      'asfalt herstellen',
      'asfaltverharding',
      'terras aanleggen',
      'klinkers leggen',
      'asfaltreparatie*',
      'asfalt frezen',
    ],
    pt: [
      'asfalto para condomínios',
      'tapa buracos',
      'fresagem de asfalto',
      'recapeamento',
      'asfaltamento de ruas',
      'asfaltamento de estacionamentos',
      'massa asfáltica',
      'betuminoso a frio',
    ],
  },
  sharedJobs: {
    en: ['crack filling', 'line striping', 'tarmac driveways', 'patching'],
    de: [
      'pflasterarbeiten',
      'kanalbau',
      'tiefbau',
      'erdarbeiten',
      'randsteine',
      'natursteinpflaster',
      'fräsarbeiten',
      'parkplatzbau',
    ],
    es: [
      'slurry',
      'hormigón impreso',
      'señalización vial',
      'urbanizaciones',
      'bordillos',
      'movimiento de tierras',
      'adoquines',
      'obras públicas',
    ],
    fr: ['travaux de voirie', 'vrd', 'bordures', 'terrassement', 'marquage au sol', 'béton désactivé'],
    it: ['segnaletica stradale', 'movimento terra', 'fognature', 'porfido', 'cubetti di porfido', 'cordoli', 'scavi'],
    nl: [
      'grondwerken',
      'rioleringswerken',
      'boordstenen',
      'betonverharding',
      'sierbestrating',
      'wegmarkering',
      'oprit bestraten',
    ],
    pt: [
      'sinalização horizontal',
      'terraplanagem',
      'calçada portuguesa',
      'lancis',
      'drenagem',
      'guias e sarjetas',
      'paver',
    ],
  },
  mentions: {
    en: `
      resurfacing; grading; concrete paving; gravel driveways; asphalt maintenance; asphalt sealcoating;
      asphalt patching; asphalt resurfacing; asphalt overlay; asphalt driveways; asphalt installation;
      driveway resurfacing; commercial paving; residential paving; road construction; road surfacing;
      car park surfacing; parking lot maintenance; parking lot sealcoating; tar and chip; chip seal; speed bumps;
      ada compliance; line marking; drainage
    `,
    de: `
      wegebau; hofeinfahrten; einfahrten; zufahrten; parkplätze; parkflächen; gehwege; radwege; feldwegebau;
      asphaltfräsen; kaltasphalt; schlaglochsanierung; rissesanierung; fugensanierung; oberflächenbehandlung;
      bordsteine setzen; entwässerung; kabelbau; leitungsbau; baugruben; außenanlagen; hofbefestigung;
      betonpflaster; verbundpflaster; fahrbahnmarkierung
    `,
    es: `
      fresado; asfaltado de calles; asfaltado de fincas; asfaltado de urbanizaciones; asfaltado de patios;
      asfaltado de naves; asfalto en frío; asfalto en caliente; asfalto impreso; aglomerado en caliente;
      mezclas asfálticas; riegos asfálticos; lechada bituminosa; sellado de grietas; pistas deportivas;
      estacionamientos; caminos rurales; aceras; pintura vial; marcas viales; recarpeteo; carpeta asfáltica;
      guarniciones y banquetas; pavimento de adoquín; obra civil
    `,
    fr: `
      gravillonnage; aménagement de cour; pavage de stationnement; enrobé noir; enrobé rouge; enrobé drainant;
      bicouche; goudron; bitume; asphalte; cour en enrobé; entrée de garage; descente de garage; allée de garage;
      parking; chemin d'accès; accès pompiers; pose de bordures; caniveaux; assainissement; réseaux; nids de poule;
      réparation de nids de poule; scellement de fissures; lignage de stationnement
    `,
    it: `
      urbanizzazioni; asfaltatura parcheggi; asfaltatura vialetti; asfaltature stradali; asfalto a caldo;
      asfalto a freddo; asfalto colorato; asfalto stampato; asfalto drenante; bitume; manto stradale;
      manti stradali; tappetino d'usura; binder; riparazione buche; sigillatura fessure; marciapiedi; parcheggi;
      piazzali; strade private; pavimentazioni in porfido; pavimentazioni industriali; masselli autobloccanti;
      acquedotti; opere di urbanizzazione
    `,
    nl: `
      beton polieren; opritten; oprit in asfalt; oprit in klinkers; kasseien; kasseien leggen; klinkers;
      betonklinkers; waterdoorlatende klinkers; dolomiet; grind; grindoprit; parkings; parkeerplaatsen; fietspaden;
      voetpaden; wegenwerken; asfaltwegen; rood asfalt; koud asfalt; gietasfalt; scheurherstel; afwatering;
      funderingen; nutsleidingen
    `,
    pt: `
      pavimentação intertravada; asfalto a quente; asfalto a frio; asfalto ecológico; cbuq; capa asfáltica;
      manta asfáltica para ruas; recapeamento asfáltico; pavimentação de ruas; pavimentação de estacionamentos;
      pavimentação de condomínios; pavimentação urbana; pavimento intertravado; bloquetes; piso intertravado;
      paralelepípedos; cubos de granito; calçadas; passeios; acessos; arruamentos; loteamentos;
      reparação de pavimentos; selagem de fissuras; obras públicas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ridge Asphalt Paving in Worcester' },
      { language: 'de', text: 'Asphaltbau Lenz in Hof' },
      { language: 'fr', text: "Pose d'enrobé et pavage à Rennes" },
    ],
    notNamed: [
      { language: 'en', text: 'Paving the way for change' },
      { language: 'it', text: 'Una strada lunga' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
