import type { TradeEntry } from '../../trade.ts';

export const waterproofingContractor: TradeEntry = {
  id: 'waterproofing-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'waterproofing contractor',
  companyNoun: 'waterproofing company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Waterproofing',
  names: {
    en: [
      'waterproofing contractor*',
      'waterproofing company',
      'basement waterproofing',
      'damp proofing',
      'damp specialist*',
      'damp proofing specialist*',
      'damp proofing company',
      'waterproofing specialist*',
      'waterproofing services',
      'rising damp',
      'waterproofer*',
      'damp company',
      'damp & timber',
      'damp and timber',
      'damp contractor*',
      'timber and damp',
      'woodworm and damp',
      'crawl space repair',
      'tanking contractor*',
      'basement water proofing',
    ],
    de: [
      'bauwerksabdichtung*',
      'kellerabdichtung*',
      'abdichtungstechnik*',
      'mauertrockenlegung*',
      'kellersanierung*',
      'bautenschutz*',
      'mauerwerkstrockenlegung',
      'kellertrockenlegung',
      'abdichtungssysteme',
      'mauerentfeuchtung',
      'holz und bautenschutz',
      'abdichtungsfachbetrieb',
      'bauabdichtung*',
      'abdichtungsbau',
      'kellerabdichter',
      'abdichtungsfirma',
      'gebäudeabdichtung*',
      'kellertrockenleger',
      'abdichtungsarbeiten',
      'injektionsabdichtung',
      'abdichtungsspezialist*',
      'abdichtungsunternehmen',
    ],
    es: [
      'impermeabilizaciones',
      'empresa de impermeabilización',
      'empresa de impermeabilizaciones',
      'tratamiento de humedades',
      'eliminación de humedades',
      'humedades por capilaridad',
      'impermeabilizador*',
      'impermeabilizantes',
      'soluciones de humedad',
      'impermeabilización',
      'eliminar humedades',
      'impermeabilizar azotea*',
      'tratamiento de humedad',
      'tratamientos de humedad',
      'reparación de humedades',
      'tratamientos de humedades',
      'especialista en humedades',
      'especialistas en humedades',
      'tratamiento contra humedades',
    ],
    fr: [
      "traitement de l'humidité",
      'traitement humidité',
      "entreprise d'étanchéité",
      'étancheur*',
      'cuvelage',
      'imperméabilisation de sous-sol',
      'assèchement des murs',
      "travaux d'étanchéité",
      'étanchéité de toiture terrasse',
      'imperméabilisation de fondation*',
      'expert humidité',
      'experts humidité',
      'humidité des murs',
      'imperméabilisation',
      "problème d'humidité",
      'spécialiste humidité',
      "problèmes d'humidité",
      "spécialiste de l'humidité",
      'traitement des murs humides',
      "traitement contre l'humidité",
    ],
    it: [
      'impermeabilizzazioni',
      'impresa di impermeabilizzazione',
      'umidità di risalita',
      'deumidificazione muri',
      'risanamento umidità',
      'impermeabilizzatore',
      'deumidificazione murature',
      'impermeabilizzazioni edili',
      'umidità in casa',
      'umidità nei muri',
      'soluzioni umidità',
      'impermeabilizzatori',
      'trattamento umidità',
      'problemi di umidità',
      'eliminazione umidità',
      'risanamento muri umidi',
      "risanamento dall'umidità",
    ],
    nl: [
      'vochtbestrijding*',
      'vochtbestrijder*',
      'kelderdichting*',
      'kelderafdichting',
      'opstijgend vocht',
      'vochtspecialist*',
      'vochtwering',
      'waterdichting*',
      'kelders waterdicht maken',
      'vochtbehandeling',
      'vochtexpert*',
      'vochtbedrijf*',
      'vochtisolatie',
      'kelderdrainage',
      'vocht bestrijden',
      'kelderwaterdichting*',
      'vochtbestendig maken',
      'injecteren van muren',
      'injectie tegen vocht',
    ],
    pt: [
      'impermeabilizações',
      'empresa de impermeabilização',
      'empresa de impermeabilizações',
      'impermeabilizadora*',
      'tratamento de humidades',
      'serviços de impermeabilização',
      'infiltrações e humidades',
      'patologias e humidades',
      'impermeabilizador*',
      'mantas asfálticas',
      'tratamento de humidade',
      'eliminação de humidade',
      'tratamentos de humidade',
      'soluções para humidades',
      'impermeabilização de laje',
      'reparação de infiltrações',
      'tratamento de infiltrações',
      'impermeabilização e isolamentos',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'foundation waterproofing',
      'basement tanking',
      'damp proof course*',
      'crawl space waterproofing',
      'interior waterproofing',
      'exterior waterproofing',
      'cavity drain membrane*',
      'basement crack repair',
    ],
    de: [
      'horizontalsperre*',
      'injektionsverfahren',
      'feuchte keller',
      'rissinjektion*',
      'vertikalabdichtung',
      'rissverpressung*',
      'außenabdichtung*',
      'innenabdichtung*',
      'feuchte wände',
    ],
    es: [
      'impermeabilización de cubiertas',
      'impermeabilización de terrazas',
      'impermeabilización de tejados',
      'impermeabilización de sótanos',
      'inyección de resinas',
      'impermeabilización de azoteas',
      'humedades por condensación',
      'humedades por filtración',
    ],
    fr: [
      'remontées capillaires',
      'injection des murs',
      'cuvelage de cave',
      'étanchéité de cave',
      'drain français',
      'injection de résine',
      'étanchéité des fondations',
      'réparation de fissures de fondation',
    ],
    it: [
      'barriera chimica',
      'impermeabilizzazione terrazzi',
      'impermeabilizzazione tetti',
      'impermeabilizzazione fondazioni',
      'deumidificazione elettrofisica',
      'impermeabilizzazione coperture',
      'impermeabilizzazione interrati',
      'iniezioni resine',
    ],
    nl: [
      'muurinjectie*',
      'kelderdichting',
      'muren injecteren',
      'kruipruimte vochtvrij',
      'kelderbekuiping',
      'vochtige muren',
      'kelder waterdicht maken',
      'doorslaand vocht',
    ],
    pt: [
      'impermeabilização de lajes',
      'impermeabilização de terraços',
      'impermeabilização de coberturas',
      'impermeabilização de caves',
      'impermeabilização de piscinas',
      'humidade ascendente',
      'impermeabilização de telhados',
      'injeção de resina',
    ],
  },
  sharedJobs: {
    en: [
      'sump pump*',
      'french drain*',
      'damp survey*',
      'condensation control',
      'foundation crack repair',
      'crawl space encapsulation',
      'deck waterproofing',
    ],
    de: [
      'schimmelsanierung',
      'balkonabdichtung*',
      'sanierputz',
      'balkonsanierung',
      'betonsanierung',
      'flachdachabdichtung*',
    ],
    es: [
      'goteras',
      'reparación de goteras',
      'tela asfáltica',
      'membrana líquida',
      'poliuretano proyectado',
      'rehabilitación de fachadas',
      'filtraciones',
    ],
    fr: [
      'traitement de la mérule',
      'traitement des façades',
      'étanchéité toiture',
      'ventilation',
      'drainage',
      'assèchement',
      'étanchéité liquide',
    ],
    it: [
      'guaina bituminosa',
      'guaina liquida',
      'intonaco deumidificante',
      'infiltrazioni',
      'trattamento muffa',
      'coperture',
      'isolamento termico',
    ],
    nl: [
      'schimmelbestrijding',
      'gevelimpregnatie',
      'condensatie',
      'ventilatie',
      'zwambestrijding',
      'houtwormbestrijding',
      'drainage',
    ],
    pt: [
      'manta asfáltica',
      'tela asfáltica',
      'membrana líquida',
      'infiltrações',
      'pintura de fachadas',
      'reabilitação de fachadas',
      'isolamento térmico',
    ],
  },
  mentions: {
    en: `
      wood rot treatment; woodworm treatment; damp treatment; penetrating damp; chemical injection;
      structural waterproofing; sump pump installation; interior drainage; exterior drainage; drainage systems;
      dry rot; wet rot treatment; timber treatment; mould treatment; mold remediation; basement conversion;
      cellar conversion; wall cracks; bowing walls; foundation repair; balcony waterproofing; shower waterproofing;
      below grade waterproofing; caulking; joint sealants
    `,
    de: `
      flüssigkunststoff*; terrassenabdichtung; drainage; kellerabdichtung von innen; kellerabdichtung von außen;
      mauersägeverfahren; mauersäge; bohrlochinjektion; schleierinjektion; flächeninjektion; nasse keller;
      nasse wände; aufsteigende feuchtigkeit; feuchtigkeitsschäden; feuchtemessung; hausschwammsanierung;
      holzschutz; schwammsanierung; schwarze wanne; weiße wanne; fugenabdichtung; bitumenabdichtung;
      tiefgaragensanierung; bodenbeschichtung; schimmelbeseitigung
    `,
    es: `
      aislamiento térmico; tratamiento antihumedad; humedad por capilaridad; humedades en paredes;
      humedades en sótanos; inyecciones; electroósmosis; ósmosis inversa; impermeabilización de piscinas;
      impermeabilización de depósitos; impermeabilización de fachadas; impermeabilización de balcones;
      impermeabilización de garajes; impermeabilización de techos; impermeabilización de cisternas;
      láminas asfálticas; lámina epdm; caucho líquido; poliurea; poliurea proyectada; morteros; sellado de grietas;
      sellado de juntas; drenajes; diagnóstico de humedades
    `,
    fr: `
      hydrofuge de façade; humidité ascensionnelle; humidité dans les murs; humidité de condensation; infiltrations;
      infiltration d'eau; infiltrations latérales; murs humides; injection anti-humidité; barrière étanche;
      diagnostic humidité; traitement du salpêtre; salpêtre; traitement de charpente; traitement des caves;
      étanchéité terrasse; étanchéité de balcon; étanchéité de piscine; étanchéité bitumineuse; membrane;
      membrane epdm; résine d'étanchéité; fissures de fondation; pompe de puisard; mérule
    `,
    it: `
      risanamento muri; impermeabilizzazione balconi; impermeabilizzazione piscine; impermeabilizzazione cantine;
      impermeabilizzazione vasche; impermeabilizzazione garage; impermeabilizzazione tetti piani;
      impermeabilizzazione box; guaine bituminose; guaine; resine impermeabilizzanti; poliurea; membrane;
      manti sintetici; infiltrazioni acqua; infiltrazioni dal terrazzo; muri umidi; umidità muri; umidità capillare;
      intonaci macroporosi; vespai aerati; drenaggi; muffa; condensa; tetti verdi
    `,
    nl: `
      betonherstel; vochtproblemen; vochtdiagnose; vochtmeting; vocht in muren; vocht in kelder; vochtige kelder;
      vochtige kruipruimte; optrekkend vocht; optrekkend vocht bestrijden; muren drogen; muurontvochtiging;
      gevel impregneren; gevels hydrofoberen; kelder bepleisteren; keldervloer; kelderrenovatie; kelderlekkage;
      injecteren; huiszwam; schimmel verwijderen; houtrot; dompelpomp; zoutuitbloei; balkon waterdicht maken
    `,
    pt: `
      condensações; impermeabilização de varandas; impermeabilização de fachadas; impermeabilização de paredes;
      impermeabilização de reservatórios; impermeabilização de caixas d'água; impermeabilização de fundações;
      impermeabilização de subsolos; impermeabilização de garagens; impermeabilização de banheiros;
      impermeabilização de jardineiras; manta líquida; borracha líquida; poliuretano; poliureia;
      argamassa polimérica; cristalização; infiltração; infiltração de água; goteiras; humidades por capilaridade;
      ventilação; tratamento de fissuras; tratamento de trincas; selagem de juntas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Drycellar basement waterproofing in Akron' },
      { language: 'de', text: 'Kellerabdichtung und Mauertrockenlegung in Trier' },
      { language: 'nl', text: 'Vochtbestrijding in Gent' },
    ],
    notNamed: [
      { language: 'en', text: 'A waterproof jacket for hikers' },
      { language: 'es', text: 'Un abrigo impermeable' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
