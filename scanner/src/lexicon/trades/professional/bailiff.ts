import type { TradeEntry } from '../../trade.ts';

export const bailiff: TradeEntry = {
  id: 'bailiff',
  questions: 'generic',
  customers: 'adviser',
  unasked: ['guarantee', 'book'],
  noun: 'bailiff',
  companyNoun: "bailiff's office",
  schemaTypes: ['ProfessionalService', 'LegalService'],
  additionalType: 'http://www.productontology.org/id/Bailiff',
  names: {
    en: [
      'bailiff*',
      'process server*',
      'process serving',
      'enforcement agent*',
      'high court enforcement',
      'certificated enforcement agents',
      'court process servers',
      'sheriff officers',
    ],
    de: ['gerichtsvollzieher*'],
    es: ['reclamación de deudas', 'alguacil'],
    fr: [
      'huissier de justice',
      'huissiers de justice',
      'huissier',
      'huissiers',
      'commissaire de justice',
      'commissaires de justice',
      'étude de commissaires de justice',
      "étude d'huissiers",
    ],
    it: ['ufficiale giudiziario'],
    nl: ['deurwaarder*', 'gerechtsdeurwaarder*'],
    pt: ['agente de execução', 'agentes de execução', 'oficial de justiça'],
  },
  work: {},
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'skip tracing',
      'serving documents',
      'commercial rent arrears recovery',
      'possession orders',
      'statutory demands',
      'tracing agents',
      'writ of control',
      'court filing',
    ],
    de: [
      'vollstreckung',
      'mahnverfahren',
      'gerichtliches mahnverfahren',
      'zwangsvollstreckung',
      'langzeitüberwachung',
      'bonitätsprüfung',
      'adressermittlung',
    ],
    es: [
      'reclamación judicial',
      'informes comerciales',
      'localización de deudores',
      'reclamación de impagados',
      'representación procesal',
    ],
    fr: [
      "constat d'huissier",
      "constats d'huissier",
      "constat d'état des lieux",
      "signification d'actes",
      'signification',
      'injonction de payer',
      'procès verbal de constat',
      'constat internet',
    ],
    it: [
      'informazioni commerciali',
      'rintraccio debitori',
      'esazione domiciliare',
      'decreto ingiuntivo',
      'indagini patrimoniali',
    ],
    nl: [
      'betekening',
      'ontruiming*',
      'vaststelling*',
      'dagvaarding*',
      'beslaglegging',
      'loonbeslag',
      'invordering*',
      'plaatsbeschrijving*',
    ],
    pt: [
      'notificações',
      'notificação avulsa',
      'negociação de dívidas',
      'processo executivo',
      'processos executivos',
      'reconhecimento de assinaturas',
      'autenticação de documentos',
    ],
  },
  mentions: {
    en: `
      document retrieval; subpoena service; credit control; credit checks; repossession
    `,
    de: `
      zustellung; auskunftei; debitorenmanagement
    `,
    es: `
      investigación de solvencia; desahucios
    `,
    fr: `
      constat de chantier; constat d'affichage; état des lieux; exécution forcée; dépôt de règlement; constat
      d'adultère; sommation interpellative; inventaire; jeux concours; administration de biens; vente aux
      enchères
    `,
    it: `
      pignoramenti; investigazioni; cessione del credito
    `,
    nl: `
      minnelijke invordering; proces verbaal van constatering; kredietinformatie; verhaalsonderzoek; juridisch
      advies; creditmanagement; bewindvoering; inventaris; openbare verkoop
    `,
    pt: `
      análise de crédito; escrituras; habilitação de herdeiros
    `,
  },
  examples: {
    named: [
      { language: 'fr', text: 'Huissier de justice à Bordeaux' },
      { language: 'nl', text: 'Gerechtsdeurwaarder Peeters in Gent' },
    ],
    notNamed: [
      { language: 'en', text: 'A bill for the collection of furniture' },
      { language: 'fr', text: 'Une collection de justice' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
