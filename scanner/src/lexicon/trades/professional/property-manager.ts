import type { TradeEntry } from '../../trade.ts';

export const propertyManager: TradeEntry = {
  id: 'property-manager',
  questions: 'generic',
  customers: 'adviser',
  noun: 'property manager',
  companyNoun: 'property management company',
  schemaTypes: ['LocalBusiness', 'RealEstateAgent'],
  additionalType: 'http://www.productontology.org/id/Property_management',
  names: {
    en: [
      'property management*',
      'property manager*',
      'hoa management',
      'rental management',
      'facility management company',
      'property management company',
      'block management',
      'hoa managers',
      'condo management',
      'condominium management',
      'strata management',
      'community association management',
      'lettings management',
      'vacation rental management',
      'property management services',
      'airbnb management',
      'residential property management',
      'short term rental management',
      'body corporate management',
      'estate management company',
      'letting management',
      'rental property manag*',
      'building management company',
      'strata manager*',
      'owners corporation management',
      'block manager*',
      'leasehold management',
      'hoa manager',
    ],
    de: [
      'hausverwaltung*',
      'immobilienverwaltung*',
      'weg verwaltung',
      'mietverwaltung',
      'facility management',
      'immobilienverwalter*',
      'hausverwalter*',
      'wohnungsverwaltung',
      'liegenschaftsverwaltung*',
      'immobilienmanagement',
      'wohnungseigentumsverwaltung',
      'weg-verwalter',
      'objektverwaltung',
      'immobilienbewirtschaftung',
      'bewirtschaftung von liegenschaften',
      'sondereigentumsverwaltung',
      'grundstücksverwaltung',
      'gebäudeverwaltung',
      'verwaltung von immobilien',
      'liegenschaftsbewirtschaftung',
      'miethausverwaltung',
      'stockwerkeigentum verwaltung',
      'immobilien verwaltung',
      'immobilienbewirtschafter*',
      'hausbewirtschaftung',
    ],
    es: [
      'administración de fincas',
      'administrador de fincas',
      'administradores de fincas',
      'gestión de alquileres',
      'administradores de fincas colegiados',
      'administradora de fincas',
      'administración de comunidades',
      'administración de condominios',
      'administración de edificios',
      'gestión de comunidades',
      'administración de consorcios',
      'administración de inmuebles',
      'gestión de pisos turísticos',
      'gestión de apartamentos turísticos',
      'administrador de condominios',
      'gestión de alquiler vacacional',
      'administrador de consorcios',
      'administradores de condominios',
      'administradora de condominios',
      'administradora de edificios',
      'administrador de edificios',
      'administradores de consorcios',
      'gestor de alquileres',
      'gestión de propiedades',
      'property management',
      'administradora de consorcios',
      'administración de propiedad horizontal',
    ],
    fr: [
      'syndic de copropriété',
      'gestion locative',
      'administrateur de biens',
      'conciergerie airbnb',
      'syndic',
      'syndics de copropriété',
      'gestion de copropriété*',
      'conciergerie de location saisonnière',
      'conciergerie locative',
      'gestionnaire de copropriété',
      'gérance immobilière',
      'régie immobilière',
      "syndic d'immeuble*",
      'syndic bénévole',
      'gestionnaire immobilier',
      'conciergerie location courte durée',
      'administrateurs de biens',
      "gérance d'immeubles",
      "syndics d'immeubles",
      'gestionnaires de copropriété',
      'gestionnaires immobiliers',
      "gérant d'immeubles",
      'administratrice de biens',
    ],
    it: [
      'amministratore di condominio',
      'amministrazione condomini',
      'gestione affitti',
      'amministrazioni condominiali',
      'amministratore condominiale',
      'amministratori di condominio',
      'amministrazioni condomini',
      'amministratore condomini',
      'amministrazione condominiale',
      'gestione condomini',
      'amministratore immobiliare',
      'amministrazione stabili',
      'amministrazione immobili',
      'amministrazioni immobiliari',
      'studio di amministrazione condominiale',
      'property manager',
      'property management',
      'gestione case vacanze',
      'gestione affitti brevi',
      'studio amministrazioni',
      'amministrazioni stabili',
      'amministratori condominiali',
      'amministratore condominio',
      'amministratrice di condominio',
      'gestioni condominiali',
      'amministratore di condomini',
      'amministratori immobiliari',
      'amministratori condomini',
      'studio condominiale',
    ],
    nl: [
      'vastgoedbeheer*',
      'vve beheer',
      'syndicus',
      'verhuurbeheer',
      'vve-beheerder*',
      'syndicuskantoor',
      'syndicus kantoor',
      'syndici',
      'rentmeester*',
      'beheer van gebouwen',
      'beheer vve',
      'beheerkantoor',
      'vastgoed beheer',
      'verhuurbeheerder*',
      'vastgoedmanagement',
      'pandbeheer',
      'huurbeheer',
      'vastgoed beheerder',
      'syndicusbeheer',
      'beheer van appartementen',
      'beheerder van mede-eigendom',
      'appartementenbeheer',
      'verenigingsbeheer vve',
      'syndicusdiensten',
    ],
    pt: [
      'administração de condomínios',
      'gestão de condomínios',
      'gestão de imóveis',
      'administradora de condomínios',
      'administração de condomínio',
      'administradora de imóveis',
      'gestão de condomínio',
      'gestor de condomínios',
      'administrador de condomínios',
      'administradoras de condomínios',
      'síndico profissional',
      'gestão de propriedades',
      'administração predial',
      'gestora de condomínios',
      'gestores de condomínios',
      'administradora condomínios',
      'administração condomínios',
      'administradora de condomínio',
      'administradores de condomínios',
      'empresa de condomínios',
      'gestora de condomínio',
      'síndicos profissionais',
      'gestão condomínios',
      'síndico e administração',
    ],
  },
  work: { en: ['tenants', 'rent collection'] },
  neverAlone: {},
  jobs: {
    en: ['tenant screening', 'rent collection', 'maintenance coordination', 'hoa management'],
    de: ['weg verwaltung', 'mietverwaltung', 'nebenkostenabrechnung'],
    es: ['gestión de comunidades', 'alquiler vacacional'],
    fr: ['gestion locative', 'syndic', 'état des lieux'],
    it: ['contabilità condominiale', 'affitti brevi'],
    nl: ['huurincasso', 'technisch beheer'],
    pt: ['gestão de condomínios', 'alojamento local'],
  },
  sharedJobs: {
    en: [
      'property maintenance',
      'lettings',
      'leasing',
      'inspections',
      'vacation rental management',
      'evictions',
      'block management',
      'condominium management',
      'strata management',
      'residential property management',
    ],
    de: [
      'weg-verwaltung',
      'sondereigentumsverwaltung',
      'nebenkostenabrechnung*',
      'hausmeisterservice',
      'gewerbeverwaltung',
      'eigentümerversammlung*',
      'wohnungseigentumsverwaltung',
      'objektverwaltung',
      'immobilienbewirtschaftung',
      'miethausverwaltung',
    ],
    es: [
      'administración de fincas',
      'gestión de alquileres',
      'comunidades de propietarios',
      'mantenimiento',
      'contabilidad',
      'asesoría jurídica',
      'administración de comunidades',
      'administración de condominios',
      'administración de edificios',
      'administración de consorcios',
      'administración de inmuebles',
      'gestión de pisos turísticos',
      'gestión de apartamentos turísticos',
      'gestión de alquiler vacacional',
    ],
    fr: [
      'syndic de copropriété',
      'location',
      'administration de biens',
      'conciergerie',
      'gestion de copropriété*',
      'gérance immobilière',
      "gérance d'immeubles",
    ],
    it: [
      'amministrazione condomini',
      'gestione affitti',
      'manutenzione',
      'locazioni',
      'amministrazione condominiale',
      'gestione condomini',
      'amministrazione stabili',
      'amministrazione immobili',
      'property management',
      'gestione case vacanze',
      'gestione affitti brevi',
    ],
    nl: [
      'vve beheer',
      'vastgoedbeheer',
      'verhuur*',
      'financieel beheer',
      'administratief beheer',
      'vastgoed beheer',
      'woningbeheer',
      'huurbeheer',
    ],
    pt: [
      'administração de condomínios',
      'gestão de arrendamento',
      'gestão de imóveis',
      'manutenção',
      'administração de condomínio',
      'gestão de condomínio',
      'síndico profissional',
      'gestão de propriedades',
      'administração predial',
    ],
  },
  mentions: {
    en: `
      commercial property management; single family property management; multifamily management;
      condo association management; association management; community management; estate management;
      apartment management; student housing; tenant placement; tenant find; tenant finding; guaranteed rent;
      rent guarantee; full management; fully managed service; fully managed; let only; rental marketing;
      property marketing; listing and marketing; lease enforcement; lease preparation; lease agreements;
      lease renewals; rent reviews; rent collections; property inspections; routine inspections; move-in inspections;
      check-in; inventories; inventory services; maintenance and repairs; emergency repairs; 24/7 maintenance;
      repairs and maintenance
    `,
    de: `
      wohneigentumsverwaltung; mietshausverwaltung; mietobjektverwaltung; zinshausverwaltung; stockwerkeigentum*;
      stockwerkeigentümerverwaltung; liegenschaftsverwaltung; objektbetreuung; se-verwaltung; sondereigentum;
      gewerbeimmobilien; gewerbeverwaltungen; verwaltung von gewerbeimmobilien; bewirtschaftung;
      ferienwohnungsverwaltung; ferienwohnungsbetreuung; airbnb verwaltung; kurzzeitvermietung; vermietung;
      vermietungsservice; neuvermietung; mietersuche; mieterauswahl; wohnungsübergabe*; wohnungsabnahme*;
      wohnungsabnahmen; mietvertrag*; mietverträge; mieterhöhung*; mietinkasso; mahnwesen; mieterbetreuung;
      betriebskostenabrechnung*; heizkostenabrechnung; jahresabrechnung*; hausgeldabrechnung*
    `,
    es: `
      administración de comunidades de propietarios; gestión de comunidades de propietarios;
      administración de propiedades; administración de alquileres; administración de arrendamientos;
      administración de rentas; administración de cotos; administración de urbanizaciones; comunidades de vecinos;
      urbanizaciones; garajes; polígonos industriales; gestión integral; gestión integral de alquileres;
      gestión de alquiler; gestión integral del alquiler; gestión de alquiler turístico;
      gestión de viviendas turísticas; gestión airbnb; administración airbnb; alquiler garantizado; alquiler seguro;
      alquiler por habitaciones; seguro de impago; cobro de rentas; cobro de alquileres; cobro de cuotas;
      cobro de expensas; liquidación de expensas; expensas; cobranza; cuotas de mantenimiento
    `,
    fr: `
      gestion immobilière; gestion de copropriétés; syndic d'immeuble; syndic d'immeubles; syndic de copropriétés;
      gestion d'immeuble*; gestion d'immeubles; gérance; gérance locative; administration de ppe; gestion de biens;
      gestion de condo*; gestion de condos; gestion de location; mise en location; recherche de locataire*;
      recherche de locataires; sélection de locataire*; sélection des locataires; location vide; location meublée;
      location saisonnière; gestion de location saisonnière; gestion locative saisonnière;
      gestion locative courte durée; location courte durée; gestion airbnb; conciergerie de luxe;
      conciergerie saisonnière; optimisation des prix; création d'annonce; gestion des annonces;
      accueil des voyageurs; accueil voyageurs; remise des clés; check-in; check-out
    `,
    it: `
      amministrazione di condominio; amministrazione immobiliare; amministrazione condominio; gestione condominiale;
      gestione immobili; gestione immobiliare; gestione patrimoni immobiliari; gestione patrimoniale;
      gestione locazioni; gestione case vacanza; gestione appartamenti; gestione airbnb; gestione annunci;
      gestione prenotazioni; affitti turistici; affitti a lungo termine; contabilità; contabilità trasparente;
      bilancio condominiale; bilancio preventivo; bilanci; bilanci condominiali; rendiconto*; rendiconto condominiale;
      riparto spese; ripartizione spese; ripartizione delle spese; spese condominiali; assemblee;
      assemblee condominiali; assemblea condominiale; verbali; convocazione assemblee
    `,
    nl: `
      beheer van vve's; vve administratie; bestuurlijk beheer; vve advies; vve bestuur; vve bestuurder;
      syndicus van appartementsgebouwen; syndicus diensten; beheer mede-eigendom; mede-eigendom;
      beheer van appartementsgebouwen; appartementsgebouwen; gebouwenbeheer; gebouwbeheer; rentmeesterschap;
      rentmeester; privatief beheer; patrimoniumbeheer; beheer vastgoed; beheer huurwoningen; beheer van woningen;
      commercieel beheer; commercieel vastgoed; particulier beheer; verhuurbegeleiding; verhuurbemiddeling;
      verhuurservice; verhuren; woning verhuren; huurders zoeken; huurder zoeken; selectie huurders;
      screening huurders; screening kandidaten; huurcontract*; huurcontracten; huurovereenkomst
    `,
    pt: `
      administração condominial; administração de imóveis; administração de prédios; administração de bens;
      administração de locação; administração de aluguel; administração de aluguéis; gestão condominial;
      gestão de património; gestão imobiliária; gestão de alojamento local; gestão de alojamentos;
      gestão de alojamento; gestão de arrendamentos; gestão de aluguéis; gestão de aluguel por temporada;
      gestão de airbnb; gestão airbnb; aluguel por temporada; arrendamento de curta duração;
      arrendamento de longa duração; locação; locação de imóveis; síndico; assessoria ao síndico;
      assessoria condominial; assessoria jurídica; apoio jurídico; assembleias; assembleias de condóminos;
      realização de assembleias; assembleia virtual; assembleia geral; atas; elaboração de atas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Keystone property management in Erie' },
      { language: 'de', text: 'Hausverwaltung in Berlin' },
    ],
    notNamed: [
      { language: 'en', text: 'Properties of the material' },
      { language: 'fr', text: 'Un syndicat de salariés' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/property_management',
};
