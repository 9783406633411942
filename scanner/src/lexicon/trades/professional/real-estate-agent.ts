import type { TradeEntry } from '../../trade.ts';

export const realEstateAgent: TradeEntry = {
  id: 'real-estate-agent',
  questions: 'generic',
  customers: 'adviser',
  noun: 'real estate agent',
  companyNoun: 'real estate agency',
  schemaTypes: ['RealEstateAgent'],
  additionalType: null,
  names: {
    en: [
      'real estate agent*',
      'real estate agency',
      'realtor*',
      'estate agent*',
      'real estate broker*',
      'real estate company',
      'realty',
      'homes for sale',
      'lettings agent*',
      'letting agent*',
      'real estate brokerage',
      'real estate',
      'estate agency',
      'real estate group',
      'real estate services',
      'real estate team',
      'real estate agencies',
      'property agent*',
      'lettings agency',
      'letting agency',
      "buyer's agent*",
      'real estate consultant*',
      'real estate sales',
    ],
    de: [
      'immobilienmakler*',
      'immobilienbüro',
      'maklerbüro',
      'immobilienagentur',
      'immobilien',
      'immobilienmakler-büro',
      'immobilienvermittlung',
      'immobilienberater*',
      'immobilienberatung',
      'immobilienvermarktung',
      'immobilienverkauf',
      'immobilienfirma',
      'immobilienkanzlei',
      'haus und wohnungsvermittlung',
      'immobilienservice',
      'immobilienbüros',
      'wohnungsmakler*',
    ],
    es: [
      'inmobiliaria*',
      'agencia inmobiliaria',
      'agente inmobiliario',
      'bienes raíces',
      'asesor inmobiliario',
      'agencias inmobiliarias',
      'agentes inmobiliarios',
      'servicios inmobiliarios',
      'asesores inmobiliarios',
      'asesoría inmobiliaria',
      'consultoría inmobiliaria',
      'corredor de propiedades',
      'corretaje de propiedades',
      'asesora inmobiliaria',
      'api inmobiliario',
      'corredora de propiedades',
      'venta de pisos',
      'venta de propiedades',
      'personal shopper inmobiliario',
      'grupo inmobiliario',
    ],
    fr: [
      'agence immobilière',
      'agent immobilier',
      'immobilier',
      'agents immobiliers',
      'conseiller immobilier',
      'agences immobilières',
      'agente immobilière',
      'conseillère immobilière',
      'conseillers immobiliers',
      'mandataire immobilier',
      'mandataire en immobilier',
      'cabinet immobilier',
      'transactions immobilières',
      'courtier immobilier agréé',
      'courtiers immobiliers',
      'agence de location immobilière',
      'conseiller en immobilier',
      'négociateur immobilier',
      'chasseur immobilier',
      "chasseur d'appartement*",
      'courtière immobilière',
      'groupe immobilier',
    ],
    it: [
      'agenzia immobiliare',
      'agente immobiliare',
      'immobiliare',
      'agenzie immobiliari',
      'agenti immobiliari',
      'immobiliari',
      'consulente immobiliare',
      'studio immobiliare',
      'servizi immobiliari',
      'consulenza immobiliare',
      'mediazione immobiliare',
      'intermediazione immobiliare',
      'vendita immobili',
      'consulenti immobiliari',
      'mediatore immobiliare',
      'gruppo immobiliare',
    ],
    nl: [
      'makelaar*',
      'makelaardij*',
      'immokantoor',
      'vastgoedmakelaar*',
      'vastgoedkantoor',
      'makelaarskantoor',
      'immobiliënkantoor',
      'immobiliën',
      'vastgoedadviseur*',
      'aankoopmakelaar*',
      'verkoopmakelaar*',
      'bedrijfsmakelaar*',
      'vastgoed makelaar',
      'huizenmakelaar',
      'makelaars en taxateurs',
      'nvm-makelaar',
      'vastgoedbemiddeling',
      'immobiliënmakelaar',
    ],
    pt: [
      'imobiliária*',
      'agência imobiliária',
      'corretor de imóveis',
      'mediação imobiliária',
      'consultor imobiliário',
      'agente imobiliário',
      'agentes imobiliários',
      'consultores imobiliários',
      'consultora imobiliária',
      'corretores de imóveis',
      'mediadora imobiliária',
      'consultoria imobiliária',
      'corretora de imóveis',
      'agências imobiliárias',
      'negócios imobiliários',
      'mediador imobiliário',
      'serviços imobiliários',
    ],
  },
  work: { en: ['listings', 'buyers and sellers'] },
  neverAlone: {},
  jobs: {
    en: ['home valuation*', 'buying a home', 'selling your home', 'rental listings', 'property valuation*'],
    de: ['immobilienbewertung', 'verkauf', 'vermietung'],
    es: ['venta de viviendas', 'alquiler', 'tasación', 'valoración de inmuebles'],
    fr: ['estimation', 'vente', 'location', 'gestion locative'],
    it: ['valutazione immobili', 'vendita', 'affitti'],
    nl: ['taxatie', 'verkoop', 'aankoopbegeleiding', 'verhuur'],
    pt: ['compra e venda', 'arrendamento', 'avaliação de imóveis', 'aluguel'],
  },
  sharedJobs: {
    en: [
      'buying',
      'selling',
      'sales',
      'lettings',
      'rentals',
      'property management',
      'valuations',
      'auctions',
      'relocation',
      'land',
      'new homes',
      'investment property',
      'commercial property',
      'staging',
      'free valuation',
      'mortgages',
      'first-time buyers',
    ],
    de: [
      'immobilienverkauf',
      'wertermittlung',
      'hausverwaltung',
      'kapitalanlage*',
      'finanzierung*',
      'home staging',
      'gutachten',
      'bauträger*',
      'immobilienvermittlung',
      'mietverwaltung',
      'energieausweis*',
      'kauf',
      'tippgeber',
      'wohnungsvermietung',
      'immobilienberatung',
    ],
    es: [
      'venta',
      'compra',
      'valoraciones',
      'tasaciones',
      'gestión de alquileres',
      'hipotecas',
      'obra nueva',
      'inversión',
      'home staging',
      'asesoramiento jurídico',
      'administración de fincas',
      'compraventa',
      'financiación',
      'venta de pisos',
      'venta de propiedades',
    ],
    fr: [
      'achat',
      'syndic',
      'viager',
      'neuf',
      'immobilier professionnel',
      'investissement',
      'location saisonnière',
      'transaction*',
      'programmes neufs',
      'chasse immobilière',
      'fonds de commerce',
      'terrains',
      'transactions immobilières',
    ],
    it: [
      'locazioni',
      'valutazioni',
      'valutazione gratuita',
      'compravendita',
      'consulenza*',
      'perizie',
      'mutui',
      'gestione affitti',
      'immobili commerciali',
      'nuove costruzioni',
      'home staging',
      'affitto',
      'compravendite',
      'visure',
      'certificazione energetica',
      'mediazione immobiliare',
      'intermediazione immobiliare',
      'vendita immobili',
    ],
    nl: [
      'aankoop',
      'verkoopbegeleiding',
      'waardebepaling',
      'nieuwbouw',
      'bedrijfsmakelaardij',
      'hypotheek*',
      'huur',
      'vastgoedbeheer',
      'verkoopmakelaar',
      'aankoopmakelaar',
      'stylingadvies',
    ],
    pt: [
      'venda*',
      'compra',
      'avaliações',
      'gestão de condomínios',
      'crédito habitação',
      'investimento*',
      'administração de imóveis',
      'locação',
      'financiamento',
      'lançamentos',
      'consultoria imobiliária',
      'consultoria',
    ],
  },
  mentions: {
    en: `
      property sales; residential sales; residential lettings; house sales; home sales; commercial sales;
      commercial real estate; commercial leasing; commercial lettings; buyer representation; buyers agent;
      seller representation; buyer's agent; listing agent; buy a home; sell your home; sell; selling your property;
      buying a property; property search; home search; home value; what's my home worth; free market appraisal;
      market appraisal; comparative market analysis; free home valuation; instant valuation; tenant find;
      tenant placement; fully managed; let only; rent collection; landlord services; landlords; tenants;
      student lettings; short lets; holiday lets; rental management
    `,
    de: `
      immobilien verkaufen; immobilie verkaufen; hausverkauf; wohnungsverkauf; haus verkaufen; wohnung verkaufen;
      grundstücksverkauf; grundstück verkaufen; grundstücke; verkauf und vermietung; verkauf von immobilien;
      immobilienankauf; ankauf; ankaufsberatung; immobilie kaufen; haus kaufen; wohnung kaufen; kaufimmobilien;
      mietimmobilien; immobilienangebote; immobiliensuche; suchauftrag; immobilie vermieten; immobilienvermietung;
      vermietungsservice; mietersuche; mieterauswahl; wohnungsvermittlung; hausvermittlung; immobilie bewerten;
      bewertung*; kostenlose immobilienbewertung; kostenlose wertermittlung; marktwertermittlung; marktwertanalyse;
      verkehrswertgutachten; verkehrswertermittlung; immobiliengutachten; sachverständigengutachten
    `,
    es: `
      compra de vivienda; compra de viviendas; comprar vivienda; comprar casa; vender vivienda; vender casa;
      vender piso; vende tu casa; vende tu piso; venta de casas; venta de inmuebles; venta de terrenos;
      venta de departamentos; venta de locales; compra y venta; compraventa de viviendas; compraventa de inmuebles;
      alquiler de viviendas; alquiler de pisos; alquiler de propiedades; alquiler vacacional; alquiler turístico;
      alquiler temporal; alquiler de locales; alquiler seguro; alquiler con opción a compra; renta; renta de casas;
      renta de departamentos; renta de inmuebles; arriendo*; arriendos; venta y arriendo;
      administración de alquileres; administración de propiedades; administración de arriendos; valoración gratuita;
      valoración de viviendas
    `,
    fr: `
      vente immobilière; vente de biens immobiliers; vente de maisons; vente d'appartements; vente maison;
      vente appartement; vente de terrains; achat immobilier; achat et vente; achat-vente; vendre; louer;
      vendre un bien; vendre ma maison; transaction immobilière; location immobilière; location appartement;
      location de vacances; location vacances; locations saisonnières; locations de vacances; location à l'année;
      location meublée; location étudiante; mise en location; gestion locative immobilière; gérance; gérance locative;
      administration de biens; syndic de copropriété; copropriété; estimation gratuite; estimation immobilière;
      estimation en ligne; estimer mon bien; estimer un bien; avis de valeur; expertise immobilière; expertise
    `,
    it: `
      compravendita immobiliare; compravendita immobili; compravendite immobiliari; vendita immobiliare; vendita case;
      vendita appartamenti; vendita ville; vendita terreni; vendere casa; vendi casa; vendi il tuo immobile; vendi;
      acquista; acquisto; acquisto casa; acquisto immobili; comprare casa; cerca casa; ricerca immobile;
      ricerca immobili; ricerca personalizzata; case in vendita; appartamenti in vendita; ville; immobili in vendita;
      immobili in affitto; affitti residenziali; affitti commerciali; affitti brevi; affitti turistici;
      affitti transitori; affitti estivi; affitto case vacanza; affittare casa; affitti studenti; affitto garantito;
      locazione
    `,
    nl: `
      woning verkopen; huis verkopen; huis kopen; woning kopen; verkopen; kopen; verhuren; huren; verkoop woning;
      verkoop van uw woning; verkoop en verhuur; verkoop vastgoed; vastgoed verkopen; aankoop woning;
      aankoopmakelaardij; aankoopadvies; zoekopdracht; zoekservice; verkoopadvies; verkoopmakelaardij; woningverkoop;
      woning verhuren; verhuur woning; verhuurbemiddeling; verhuurbegeleiding; verhuurmakelaar; huurwoningen;
      koopwoningen; te koop; te huur; nieuwbouwprojecten; nieuwbouwmakelaar; projectontwikkeling; projecten;
      bouwgronden; bouwgrond; appartementen; bedrijfspanden; bedrijfsvastgoed; bedrijfsonroerend goed
    `,
    pt: `
      compra de imóveis; comprar; vender; arrendar; alugar; vender imóvel; vender casa; vender o seu imóvel;
      comprar casa; venda de imóveis; venda de casas; compra e venda de imóveis; compra venda;
      compra, venda e arrendamento; venda e arrendamento; venda e locação; intermediação imobiliária;
      arrendamento de imóveis; arrendamentos; gestão de arrendamento*; gestão de arrendamentos;
      administração de aluguel; administração de aluguéis; administração de locação; administração de condomínios;
      aluguel de imóveis; aluguer; aluguel por temporada; temporada; arrendamento de férias; alojamento local;
      gestão de alojamento local; gestão de imóveis; locação de imóveis; locações; imóveis; imóveis para venda;
      imóveis para alugar; imóveis de luxo; imóveis comerciais
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Jo Park, realtor in Boise' },
      { language: 'it', text: 'Agenzia immobiliare a Lucca' },
    ],
    notNamed: [
      { language: 'en', text: 'A real state of mind' },
      { language: 'fr', text: 'Un immeuble ancien' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/estate_agent',
};
