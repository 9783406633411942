import type { TradeEntry } from '../../trade.ts';

export const propertyManager: TradeEntry = {
  id: 'property-manager',
  questions: 'generic',
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
