import type { TradeEntry } from '../../trade.ts';

export const landSurveyor: TradeEntry = {
  id: 'land-surveyor',
  questions: 'generic',
  noun: 'land surveyor',
  companyNoun: 'land surveying company',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Surveying',
  names: {
    en: [
      'land surveyor*',
      'land surveying',
      'surveying company',
      'chartered surveyor*',
      'building surveyor*',
      'home inspector*',
      'home inspection*',
    ],
    de: [
      'vermessungsbüro*',
      'vermessungsingenieur*',
      'geometer*',
      'vermessung*',
      'baugutachter*',
      'sachverständigenbüro',
    ],
    es: ['topógrafo*', 'topografía', 'perito*', 'agrimensor*'],
    fr: ['géomètre*', 'géomètre expert', 'diagnostiqueur immobilier', 'diagnostic immobilier'],
    it: ['geometra', 'geometri', 'studio tecnico', 'topografo', 'perito'],
    nl: ['landmeter*', 'landmeetkundig*', 'bouwkundige keuring', 'landmeetkantoor', 'taxateur*'],
    pt: ['topógrafo*', 'topografia', 'agrimensor*', 'perito avaliador'],
  },
  work: { en: ['boundary survey*', 'topographic survey*'] },
  neverAlone: {},
  jobs: {
    en: ['boundary surveys', 'topographic surveys', 'home inspections', 'alta surveys'],
    de: ['grundstücksvermessung', 'bauvermessung', 'lageplan', 'absteckung'],
    es: ['levantamiento topográfico', 'deslindes', 'mediciones'],
    fr: ['bornage', 'plan topographique', 'division de terrain'],
    it: ['pratiche catastali', 'rilievi topografici', 'frazionamenti'],
    nl: ['grensbepaling', 'opmeting', 'plaatsbeschrijving'],
    pt: ['levantamento topográfico', 'georreferenciamento', 'demarcação'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Ridge land surveying in Moab' },
      { language: 'fr', text: 'Géomètre-expert à Metz' },
    ],
    notNamed: [
      { language: 'en', text: 'Take our customer survey' },
      { language: 'es', text: 'La geometría de la obra' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/surveyor',
};
