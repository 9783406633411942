import type { TradeEntry } from '../../trade.ts';

export const insulationContractor: TradeEntry = {
  id: 'insulation-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'insulation contractor',
  companyNoun: 'insulation company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'insulation contractor*',
      'insulation company',
      'insulation companies',
      'insulation installer*',
      'spray foam insulation',
      'spray foam contractor*',
      'attic insulation',
      'loft insulation',
      'cavity wall insulation',
      'external wall insulation',
      'insulators',
      'insulation co',
      'insulation inc',
      'home insulation',
      'spray foam company',
      'insulation services',
      'insulation specialist*',
      'insulation contracting',
    ],
    de: [
      'dämmtechnik*',
      'isoliertechnik*',
      'isolierbetrieb*',
      'isolierfachbetrieb',
      'einblasdämmung*',
      'dämmfachbetrieb',
      'isolierer',
      'wärme und kälteschutz',
      'dämmungen',
      'isolierer*',
      'isolierbau',
      'dämmservice',
      'isolierungen',
      'isolierfirma',
      'dämmspezialist*',
      'dämmunternehmen',
      'industrieisolierung*',
    ],
    es: [
      'aislamientos térmicos',
      'empresa de aislamiento',
      'empresa de aislamientos',
      'aislamientos y proyectados',
      'aislamiento insuflado',
      'poliuretano proyectado',
      'espuma de poliuretano proyectada',
      'aislamientos',
      'insonorizaciones',
      'aislantes térmicos',
      'instalador de aislamiento',
      'instaladores de aislamiento',
    ],
    fr: [
      "entreprise d'isolation",
      "entreprises d'isolation",
      "spécialiste de l'isolation",
      'isolation des combles',
      "travaux d'isolation",
      'isoleur*',
      'calorifugeage',
      'calorifugeur*',
      'isolation uréthane',
      'polyuréthane giclé',
      'isolation soufflée',
      'isolation de grenier',
      "isolation d'entretoit",
      'isolation polyuréthane',
      "isolation à l'uréthane",
      'entrepreneur en isolation',
      "isolation thermique par l'extérieur",
    ],
    it: [
      'isolamenti termici',
      'isolamenti termoacustici',
      'coibentazioni',
      'insufflaggio',
      'impresa di coibentazione',
      'coibentazione',
      'coibenti',
      'isolazioni',
      'insufflaggi',
      'coibentatore',
      'coibentatori',
      'cappotti termici',
      'isolamenti acustici',
      'isolamenti industriali',
    ],
    nl: [
      'isolatiebedrijf*',
      'isolatiewerk*',
      'isoleerbedrijf',
      'isolatiespecialist*',
      'spouwmuurisolatie',
      'vloerisolatie',
      'na-isolatie',
      'isolatietechniek',
      'isoleerder*',
      'isolatieteam',
      'isolatiefirma',
      'spouwisolatie',
      'isolatieaannemer*',
      'isolatiebedrijven',
      'spouwmuur isolatie',
      'isolatie specialist',
      'kruipruimte isolatie',
      'dakisolatie specialist',
    ],
    pt: [
      'isolamentos térmicos',
      'isolamentos acústicos',
      'empresa de isolamento térmico',
      'empresa de isolamentos',
      'isolamentos térmicos e acústicos',
      'poliuretano projetado',
      'isolamentos',
      'aplicador de capoto',
      'poliuretano projectado',
      'isolamento térmico e acústico',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'blown in insulation',
      'insulation removal',
      'crawl space insulation',
      'batt insulation',
      'insulation installation',
      'cellulose insulation',
      'fiberglass insulation',
    ],
    de: [
      'kerndämmung',
      'kellerdeckendämmung',
      'dachbodendämmung',
      'zellulosedämmung',
      'hohlschichtdämmung',
      'aufsparrendämmung',
      'rohrisolierung*',
    ],
    es: [
      'insuflado de celulosa',
      'aislamiento de fachadas',
      'aislamiento de cubiertas',
      'proyección de poliuretano',
      'insuflado de cámaras',
      'aislamiento de cámaras de aire',
      'celulosa insuflada',
    ],
    fr: [
      'isolation des murs',
      'isolation du sous-sol',
      'isolation par soufflage',
      'soufflage de laine',
      'isolation des planchers',
      'isolation rampants',
      'uréthane giclé',
      'isolation au polyuréthane',
    ],
    it: [
      'insufflaggio cellulosa',
      'insufflaggio intercapedini',
      'coibentazione sottotetto',
      'coibentazione tetto',
      'isolamento sottotetto',
      'isolamento pareti',
      'cappotto esterno',
      'cappotto interno',
    ],
    nl: [
      'spouwmuur isoleren',
      'dak isoleren',
      'vloer isoleren',
      'kruipruimte isoleren',
      'zolderisolatie',
      'zoldervloerisolatie',
      'muurisolatie',
      'bodemisolatie',
      'gespoten pur',
    ],
    pt: [
      'isolamento de coberturas',
      'isolamento de paredes',
      'isolamento de telhados',
      'projeção de poliuretano',
      'insuflação de celulose',
      'isolamento de sótãos',
      'isolamento de fachadas',
    ],
  },
  sharedJobs: {
    en: [
      'wall insulation',
      'floor insulation',
      'soundproofing',
      'air sealing',
      'radiant barrier',
      'internal wall insulation',
      'roof insulation',
      'vapor barrier',
    ],
    de: [
      'wärmedämmung',
      'fassadendämmung',
      'dachdämmung',
      'innendämmung',
      'wärmedämmverbundsystem*',
      'vollwärmeschutz',
      'schallschutz',
      'brandschutz',
    ],
    es: [
      'aislamiento térmico',
      'aislamiento acústico',
      'sate',
      'lana de roca',
      'trasdosados',
      'insonorización',
      'aislamiento de tejados',
      'impermeabilización',
    ],
    fr: [
      'isolation thermique',
      'isolation extérieure',
      "isolation par l'extérieur",
      'isolation de toiture',
      'isolation phonique',
      'isolation intérieure',
      'isolation acoustique',
    ],
    it: [
      'isolamento termico',
      'cappotto termico',
      'isolamento a cappotto',
      'isolamento acustico',
      'isolamento tetto',
      'schiuma poliuretanica',
      'lana di roccia',
    ],
    nl: ['dakisolatie', 'gevelisolatie', 'hr glas', 'isolatieglas', 'gevelbepleistering', 'binnenisolatie'],
    pt: [
      'isolamento térmico',
      'aplicação de capoto',
      'sistema capoto',
      'isolamento acústico e térmico',
      'isolamento acústico',
      'capoto',
      'lã de rocha',
      'pladur',
    ],
  },
  mentions: {
    en: `
      open cell spray foam; closed cell spray foam; basement insulation; garage insulation;
      crawl space encapsulation; attic air sealing; attic ventilation; attic cleaning; energy audit;
      home energy audit; room in roof insulation; underfloor insulation; pipe insulation; duct insulation;
      metal building insulation; thermal insulation; acoustic insulation; cavity wall extraction; insulation grants;
      fireproofing; mineral wool; rigid board insulation
    `,
    de: `
      trittschalldämmung; energieberatung; geschossdeckendämmung; dachschrägendämmung; zwischensparrendämmung;
      perimeterdämmung; außendämmung; kellerdämmung; zweischaliges mauerwerk; holzfaserdämmung; mineralwolle;
      steinwolle; polyurethanschaum; pur schaum; kältedämmung; blechmantel; technische isolierung;
      luftdichtigkeitsmessung; blower door test; thermografie; hohlraumdämmung; fußbodendämmung
    `,
    es: `
      lana mineral insuflada; lana de vidrio; fibra de madera; aislamiento de paredes; aislamiento de techos;
      aislamiento de suelos; aislamiento de buhardillas; aislamiento bajo cubierta; aislamiento de naves;
      aislamiento industrial; aislamiento por el exterior; aislamiento por el interior; corcho proyectado;
      espuma de poliuretano; eficiencia energética; rehabilitación energética; protección contra incendios;
      calorifugado; aislamiento de tuberías
    `,
    fr: `
      bardage; pare-vapeur; ravalement de façade; audit énergétique; combles perdus; combles aménagés;
      laine de verre; laine de roche; ouate de cellulose; fibre de bois; isolation plancher bas; isolation garage;
      isolation vide sanitaire; isolation de la cave; isolation de la façade; isolation de l'entretoit;
      isolation cellulosique; décontamination d'entretoit; mousse polyuréthane; polyuréthane projeté;
      rénovation énergétique; flocage; isolation des canalisations; étanchéité à l'air; primes énergie
    `,
    it: `
      cartongesso; termografia; ponti termici; ecobonus; lana di vetro; fibra di legno; fibra di cellulosa; sughero;
      poliuretano a spruzzo; isolamento facciate; isolamento solai; isolamento pavimenti; isolamento intercapedine;
      isolamento termoacustico; coibentazione pareti; coibentazione tubazioni; coibentazione canne fumarie;
      coibentazioni industriali; riqualificazione energetica; efficientamento energetico; isolamento contropareti;
      eliminazione muffa; rasatura
    `,
    nl: `
      geluidsisolatie; ventilatie; energieadvies; isoleren; hellend dak isoleren; plat dak isoleren;
      kelder isoleren; kelderisolatie; leidingisolatie; akoestische isolatie; crepi; purschuim; pur isolatie;
      gespoten purisolatie; inblaasisolatie; cellulose isolatie; glaswol; rotswol; steenwol; eps parels;
      isolatieplaten; buitenmuurisolatie; spouwreiniging; isolatiesubsidie; gevel isoleren
    `,
    pt: `
      impermeabilização; reabilitação de fachadas; espuma de poliuretano; etics; isolamento pelo exterior;
      isolamento pelo interior; isolamento de tetos; isolamento de pavimentos; isolamento de tubagens;
      isolamento industrial; isolamento termoacústico; lã mineral; lã de vidro; lã de pet; cortiça projetada;
      manta térmica; subcobertura; poliuretano expandido; eficiência energética; pontes térmicas;
      correção de humidades; revestimento térmico
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Warm Homes is an insulation contractor in Duluth' },
      { language: 'fr', text: 'Isolation des combles à Nantes' },
      { language: 'nl', text: 'Isolatiebedrijf in Zwolle' },
    ],
    notNamed: [
      { language: 'en', text: 'Life in isolation on the island' },
      { language: 'de', text: 'Die Isolierkanne für den Ausflug' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
