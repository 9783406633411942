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
    ],
    de: ['hausverwaltung*', 'immobilienverwaltung*', 'weg verwaltung', 'mietverwaltung', 'facility management'],
    es: ['administración de fincas', 'administrador de fincas', 'administradores de fincas', 'gestión de alquileres'],
    fr: ['syndic de copropriété', 'gestion locative', 'administrateur de biens', 'conciergerie airbnb', 'syndic'],
    it: [
      'amministratore di condominio',
      'amministrazione condomini',
      'gestione affitti',
      'amministrazioni condominiali',
    ],
    nl: ['vastgoedbeheer*', 'vve beheer', 'syndicus', 'verhuurbeheer'],
    pt: ['administração de condomínios', 'gestão de condomínios', 'gestão de imóveis', 'administradora de condomínios'],
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
    ],
    de: [
      'weg-verwaltung',
      'sondereigentumsverwaltung',
      'nebenkostenabrechnung*',
      'hausmeisterservice',
      'gewerbeverwaltung',
      'eigentümerversammlung*',
    ],
    es: [
      'administración de fincas',
      'gestión de alquileres',
      'comunidades de propietarios',
      'mantenimiento',
      'contabilidad',
      'asesoría jurídica',
    ],
    fr: ['syndic de copropriété', 'location', 'administration de biens', 'conciergerie'],
    it: ['amministrazione condomini', 'gestione affitti', 'manutenzione', 'locazioni'],
    nl: ['vve beheer', 'vastgoedbeheer', 'verhuur*', 'financieel beheer', 'administratief beheer'],
    pt: ['administração de condomínios', 'gestão de arrendamento', 'gestão de imóveis', 'manutenção'],
  },
  mentions: {
    en: `
      residential property management; commercial property management; single family property management;
      multifamily management; condo association management; condominium management; association management;
      community management; strata management; estate management; apartment management; student housing;
      tenant placement; tenant find; tenant finding; guaranteed rent; rent guarantee; full management;
      fully managed service; fully managed; let only; rental marketing; property marketing; listing and marketing;
      lease enforcement; lease preparation; lease agreements; lease renewals; rent reviews; rent collections;
      property inspections; routine inspections; move-in inspections; check-in; inventories; inventory services;
      maintenance and repairs; emergency repairs; 24/7 maintenance; repairs and maintenance
    `,
    de: `
      wohneigentumsverwaltung; wohnungseigentumsverwaltung; mietshausverwaltung; miethausverwaltung;
      mietobjektverwaltung; zinshausverwaltung; stockwerkeigentum*; stockwerkeigentümerverwaltung;
      liegenschaftsverwaltung; objektverwaltung; objektbetreuung; se-verwaltung; sondereigentum; gewerbeimmobilien;
      gewerbeverwaltungen; verwaltung von gewerbeimmobilien; immobilienbewirtschaftung; bewirtschaftung;
      ferienwohnungsverwaltung; ferienwohnungsbetreuung; airbnb verwaltung; kurzzeitvermietung; vermietung;
      vermietungsservice; neuvermietung; mietersuche; mieterauswahl; wohnungsübergabe*; wohnungsabnahme*;
      wohnungsabnahmen; mietvertrag*; mietverträge; mieterhöhung*; mietinkasso; mahnwesen; mieterbetreuung;
      betriebskostenabrechnung*; heizkostenabrechnung; jahresabrechnung*; hausgeldabrechnung*
    `,
    es: `
      administración de comunidades; administración de comunidades de propietarios;
      gestión de comunidades de propietarios; administración de edificios; administración de condominios;
      administración de consorcios; administración de propiedades; administración de inmuebles;
      administración de alquileres; administración de arrendamientos; administración de rentas;
      administración de cotos; administración de urbanizaciones; comunidades de vecinos; urbanizaciones; garajes;
      polígonos industriales; gestión integral; gestión integral de alquileres; gestión de alquiler;
      gestión integral del alquiler; gestión de alquiler turístico; gestión de alquiler vacacional;
      gestión de apartamentos turísticos; gestión de pisos turísticos; gestión de viviendas turísticas;
      gestión airbnb; administración airbnb; alquiler garantizado; alquiler seguro; alquiler por habitaciones;
      seguro de impago; cobro de rentas; cobro de alquileres; cobro de cuotas; cobro de expensas;
      liquidación de expensas; expensas; cobranza; cuotas de mantenimiento
    `,
    fr: `
      gestion immobilière; gestion de copropriété*; gestion de copropriétés; syndic d'immeuble; syndic d'immeubles;
      syndic de copropriétés; gestion d'immeuble*; gestion d'immeubles; gérance; gérance locative;
      gérance d'immeubles; gérance immobilière; administration de ppe; gestion de biens; gestion de condo*;
      gestion de condos; gestion de location; mise en location; recherche de locataire*; recherche de locataires;
      sélection de locataire*; sélection des locataires; location vide; location meublée; location saisonnière;
      gestion de location saisonnière; gestion locative saisonnière; gestion locative courte durée;
      location courte durée; gestion airbnb; conciergerie de luxe; conciergerie saisonnière; optimisation des prix;
      création d'annonce; gestion des annonces; accueil des voyageurs; accueil voyageurs; remise des clés; check-in;
      check-out
    `,
    it: `
      amministrazione condominiale; amministrazione di condominio; amministrazione immobili; amministrazione stabili;
      amministrazione immobiliare; amministrazione condominio; gestione condominiale; gestione condomini;
      gestione immobili; gestione immobiliare; gestione patrimoni immobiliari; gestione patrimoniale;
      gestione locazioni; gestione affitti brevi; gestione case vacanza; gestione case vacanze; gestione appartamenti;
      gestione airbnb; gestione annunci; gestione prenotazioni; affitti turistici; affitti a lungo termine;
      property management; contabilità; contabilità trasparente; bilancio condominiale; bilancio preventivo; bilanci;
      bilanci condominiali; rendiconto*; rendiconto condominiale; riparto spese; ripartizione spese;
      ripartizione delle spese; spese condominiali; assemblee; assemblee condominiali; assemblea condominiale;
      verbali; convocazione assemblee
    `,
    nl: `
      beheer van vve's; vve administratie; bestuurlijk beheer; vve advies; vve bestuur; vve bestuurder;
      syndicus van appartementsgebouwen; syndicus diensten; beheer mede-eigendom; mede-eigendom;
      beheer van appartementsgebouwen; appartementsgebouwen; gebouwenbeheer; gebouwbeheer; rentmeesterschap;
      rentmeester; privatief beheer; patrimoniumbeheer; vastgoed beheer; beheer vastgoed; beheer huurwoningen;
      woningbeheer; beheer van woningen; commercieel beheer; commercieel vastgoed; particulier beheer; huurbeheer;
      verhuurbegeleiding; verhuurbemiddeling; verhuurservice; verhuren; woning verhuren; huurders zoeken;
      huurder zoeken; selectie huurders; screening huurders; screening kandidaten; huurcontract*; huurcontracten;
      huurovereenkomst
    `,
    pt: `
      administração de condomínio; administração condominial; administração de imóveis; administração predial;
      administração de prédios; administração de bens; administração de locação; administração de aluguel;
      administração de aluguéis; gestão de condomínio; gestão condominial; gestão de propriedades;
      gestão de património; gestão imobiliária; gestão de alojamento local; gestão de alojamentos;
      gestão de alojamento; gestão de arrendamentos; gestão de aluguéis; gestão de aluguel por temporada;
      gestão de airbnb; gestão airbnb; aluguel por temporada; arrendamento de curta duração;
      arrendamento de longa duração; locação; locação de imóveis; síndico profissional; síndico;
      assessoria ao síndico; assessoria condominial; assessoria jurídica; apoio jurídico; assembleias;
      assembleias de condóminos; realização de assembleias; assembleia virtual; assembleia geral; atas;
      elaboração de atas
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
