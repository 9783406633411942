import type { TradeEntry } from '../../trade.ts';

export const insuranceAgent: TradeEntry = {
  id: 'insurance-agent',
  questions: 'generic',
  noun: 'insurance agent',
  companyNoun: 'insurance agency',
  schemaTypes: ['InsuranceAgency', 'FinancialService'],
  additionalType: null,
  names: {
    en: ['insurance agency*', 'insurance agent*', 'insurance broker*', 'insurance agencies'],
    de: ['versicherungsmakler*', 'versicherungsagentur*', 'versicherungsbüro', 'versicherungsvertretung'],
    es: ['correduría de seguros', 'agente de seguros', 'corredor de seguros', 'agencia de seguros'],
    fr: [
      'courtier en assurances',
      "agent d'assurance*",
      "cabinet d'assurance*",
      "agence d'assurance*",
      'courtier en assurance',
    ],
    it: ['agenzia assicurativa', 'agente assicurativo', 'broker assicurativo', 'assicurazioni'],
    nl: [
      'verzekeringskantoor*',
      'verzekeringsmakelaar*',
      'assurantiekantoor*',
      'tussenpersoon verzekeringen',
      'verzekeringsadviseur*',
    ],
    pt: [
      'corretora de seguros',
      'mediador de seguros',
      'agente de seguros',
      'corretor de seguros',
      'mediação de seguros',
    ],
  },
  work: { en: ['auto insurance', 'home insurance', 'life insurance'] },
  neverAlone: { en: ['insurance', 'insured'] },
  jobs: {
    en: [
      'auto insurance',
      'home insurance',
      'life insurance',
      'business insurance',
      'renters insurance',
      'health insurance',
    ],
    de: [
      'kfz versicherung',
      'hausratversicherung',
      'haftpflichtversicherung',
      'berufsunfähigkeitsversicherung',
      'altersvorsorge',
    ],
    es: ['seguro de coche', 'seguro de hogar', 'seguro de vida', 'seguro de salud'],
    fr: ['assurance auto', 'assurance habitation', 'mutuelle santé', 'assurance vie'],
    it: ['rc auto', 'polizza casa', 'polizza vita', 'infortuni'],
    nl: ['autoverzekering', 'woonverzekering', 'hypotheek', 'zorgverzekering'],
    pt: ['seguro automóvel', 'seguro de vida', 'seguro de saúde', 'seguro habitação'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Elm insurance agency in Joplin' },
      { language: 'de', text: 'Versicherungsmakler in Bonn' },
    ],
    notNamed: [
      { language: 'en', text: 'We are fully insured and file insurance claims' },
      { language: 'es', text: 'Estamos seguros de ello' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/insurance',
};
