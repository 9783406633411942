import type { TradeEntry } from '../../trade.ts';

export const architect: TradeEntry = {
  id: 'architect',
  questions: 'generic',
  noun: 'architect',
  companyNoun: 'architecture firm',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Architect',
  names: {
    en: [
      'architect',
      'architects',
      'architecture firm*',
      'architectural firm',
      'architecture studio',
      'architectural practice',
      'architectural design',
    ],
    de: ['architekt', 'architektin', 'architekten', 'architekturbüro*', 'innenarchitekt*', 'planungsbüro'],
    es: ['arquitecto*', 'arquitecta*', 'estudio de arquitectura', 'despacho de arquitectos'],
    fr: ['architecte*', "cabinet d'architecture", "agence d'architecture", "architecte d'intérieur"],
    it: ['architetto', 'architetti', 'studio di architettura'],
    nl: ['architect', 'architecten', 'architectenbureau*', 'architectuurbureau', 'bouwkundig tekenaar'],
    pt: ['arquiteto*', 'arquiteta*', 'arquitecto*', 'escritório de arquitetura', 'atelier de arquitetura'],
  },
  work: { en: ['floor plans', 'building permits'] },
  neverAlone: { en: ['architecture'] },
  jobs: {
    en: ['residential design', 'interior design', 'planning applications', 'renovations', 'commercial architecture'],
    de: ['bauleitung', 'entwurfsplanung', 'genehmigungsplanung', 'energieberatung'],
    es: ['proyectos de obra', 'licencias', 'certificado energético', 'dirección de obra'],
    fr: ['permis de construire', "maîtrise d'oeuvre", 'rénovation', 'extension'],
    it: ['progettazione', 'direzione lavori', 'pratiche catastali', 'ristrutturazioni'],
    nl: ['bouwtekening', 'vergunningaanvraag', 'verbouwing'],
    pt: ['projetos de arquitetura', 'licenciamento', 'projeto de interiores'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Field architects, Bristol' },
      { language: 'it', text: 'Studio di architettura a Udine' },
    ],
    notNamed: [
      { language: 'en', text: 'Software architecture patterns' },
      { language: 'en', text: 'The chief solution architectural lead' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/architect',
};
