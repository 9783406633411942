import type { TradeEntry } from '../../trade.ts';

export const financialAdvisor: TradeEntry = {
  id: 'financial-advisor',
  questions: 'generic',
  noun: 'financial advisor',
  companyNoun: 'financial advisory firm',
  schemaTypes: ['FinancialService'],
  additionalType: 'http://www.productontology.org/id/Financial_adviser',
  names: {
    en: [
      'financial advisor*',
      'financial adviser*',
      'financial planner*',
      'mortgage broker*',
      'wealth management',
      'financial planning',
      'mortgage advisor*',
      'mortgage lender*',
    ],
    de: [
      'finanzberater*',
      'finanzberatung',
      'vermögensberater*',
      'baufinanzierung*',
      'vermögensverwaltung',
      'finanzmakler',
    ],
    es: ['asesor financiero', 'asesores financieros', 'asesoría financiera', 'bróker hipotecario'],
    fr: [
      'conseiller financier',
      'courtier en crédit',
      'gestion de patrimoine',
      'conseiller en gestion de patrimoine',
      'courtier immobilier',
    ],
    it: ['consulente finanziario', 'consulenza finanziaria', 'mediatore creditizio', 'promotore finanziario'],
    nl: ['financieel adviseur*', 'hypotheekadviseur*', 'financieel advies', 'hypotheekadvies*', 'vermogensbeheer'],
    pt: ['consultor financeiro', 'assessor de investimentos', 'intermediário de crédito', 'consultoria financeira'],
  },
  work: { en: ['retirement planning', 'investments', 'mortgages'] },
  neverAlone: {},
  jobs: {
    en: ['retirement planning', 'investment management', 'estate planning', 'mortgages', 'refinancing'],
    de: ['altersvorsorge', 'baufinanzierung', 'geldanlage'],
    es: ['hipotecas', 'planes de pensiones', 'inversiones'],
    fr: ['défiscalisation', 'retraite', 'prêt immobilier', 'assurance vie'],
    it: ['mutui', 'investimenti', 'pianificazione'],
    nl: ['hypotheken', 'pensioen', 'beleggen'],
    pt: ['crédito habitação', 'investimentos', 'reforma'],
  },
  examples: {
    named: [
      { language: 'en', text: 'North Star financial advisors in Duluth' },
      { language: 'nl', text: 'Hypotheekadviseur in Tilburg' },
    ],
    notNamed: [
      { language: 'en', text: 'The financial year ends in June' },
      { language: 'fr', text: 'Le patrimoine de la ville' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/financial_advisor',
};
