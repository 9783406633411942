import type { TradeEntry } from '../../trade.ts';

export const sophrologist: TradeEntry = {
  id: 'sophrologist',
  questions: 'generic',
  customers: 'practice',
  noun: 'sophrologist',
  companyNoun: 'sophrology practice',
  schemaTypes: ['LocalBusiness', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Sophrology',
  names: {
    en: ['sophrologist*', 'sophrology', 'sophrology practice'],
    de: ['sophrologe', 'sophrologin', 'sophrologen', 'sophrologie', 'sophrologiepraxis', 'praxis für sophrologie'],
    es: ['sofrólogo*', 'sofróloga*', 'sofrología', 'consulta de sofrología'],
    fr: [
      'sophrologue*',
      'sophrologie',
      'cabinet de sophrologie',
      'sophrologue praticien*',
      'praticien en sophrologie',
      'praticienne en sophrologie',
      'sophrologie caycédienne',
      'sophro praticien*',
      'sophro analyste*',
    ],
    it: ['sofrologo', 'sofrologa', 'sofrologi', 'sofrologia', 'studio di sofrologia'],
    nl: ['sofroloog', 'sofrologe', 'sofrologen', 'sofrologie', 'praktijk voor sofrologie'],
    pt: ['sofrólogo*', 'sofróloga*', 'sofrologia', 'sofrologista*', 'consultório de sofrologia'],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['sophrology sessions'],
    de: ['sophrologie sitzungen'],
    es: ['sesiones de sofrología'],
    fr: ['séance de sophrologie', 'séances de sophrologie', 'sophrologie périnatale', 'sophrologie ludique'],
    it: ['sedute di sofrologia'],
    nl: ['sofrologiesessies'],
    pt: ['sessões de sofrologia'],
  },
  sharedJobs: {
    fr: [
      'gestion du stress',
      'troubles du sommeil',
      'confiance en soi',
      'préparation aux examens',
      "préparation à l'accouchement",
      'acouphènes',
      'préparation mentale',
      'gestion des émotions',
    ],
  },
  mentions: {
    en: 'stress management; sleep problems; self-confidence; birth preparation; exam preparation; relaxation',
    de: 'stressbewältigung; schlafstörungen; selbstvertrauen; geburtsvorbereitung; entspannung; prüfungsangst',
    es: 'gestión del estrés; trastornos del sueño; autoestima; preparación al parto; relajación',
    fr: `
      accompagnement à la grossesse; accompagnement de la grossesse; gestion de la douleur; phobies; deuil; burn-out;
      charge mentale; parentalité; sophrologie enfants; sophrologie en entreprise; sophrologie prénatale; séance de groupe;
      séances de groupe; séance individuelle; séances individuelles; relaxation; sommeil; arrêt du tabac; lâcher prise
    `,
    it: 'gestione dello stress; disturbi del sonno; autostima; preparazione al parto; rilassamento; ansia',
    nl: 'stressbeheersing; slaapproblemen; zelfvertrouwen; geboortevoorbereiding; ontspanning; faalangst',
    pt: 'gestão do stress; distúrbios do sono; autoestima; preparação para o parto; relaxamento; ansiedade',
  },
  examples: {
    named: [
      { language: 'fr', text: 'Sophrologue à Nantes' },
      { language: 'fr', text: 'Cabinet de sophrologie, Annecy' },
      { language: 'es', text: 'Sofróloga en Girona' },
    ],
    notNamed: [
      { language: 'fr', text: 'Un anthropologue à Nantes' },
      { language: 'en', text: 'Philosophy evenings' },
    ],
  },
  source: 'productontology.org',
};
