import type { TradeEntry } from '../../trade.ts';

export const concreteContractor: TradeEntry = {
  id: 'concrete-contractor',
  questions: 'generic',
  noun: 'concrete contractor',
  companyNoun: 'concrete company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Concrete',
  names: {
    en: [
      'concrete contractor*',
      'concrete company',
      'paving company',
      'paving contractor*',
      'asphalt contractor*',
      'asphalt paving',
      'driveway contractor*',
      'foundation repair company',
    ],
    de: ['pflasterbau', 'straßenbau', 'betonbau', 'estrichbau', 'betonbauer*', 'pflasterbetrieb'],
    es: ['empresa de pavimentos', 'empresa de hormigón', 'pavimentos de hormigón', 'hormigón impreso', 'asfaltado'],
    fr: ['entreprise de terrassement', 'terrassement', 'enrobé', 'béton décoratif', 'aménagement de cours'],
    it: ['pavimentazioni esterne', 'pavimenti industriali', 'opere in cemento', 'asfaltature'],
    nl: ['bestratingsbedrijf', 'stratenmaker*', 'betonbedrijf', 'straatwerk'],
    pt: ['empresa de pavimentação', 'calceteiro*', 'betão impresso', 'pavimentação'],
  },
  work: { en: ['stamped concrete', 'driveway*', 'sealcoating'] },
  neverAlone: {},
  jobs: {
    en: [
      'concrete driveways',
      'stamped concrete',
      'concrete patios',
      'foundation repair',
      'asphalt paving',
      'sealcoating',
      'concrete slabs',
      'sidewalk repair',
    ],
    de: ['pflasterarbeiten', 'hofeinfahrten', 'betonböden', 'kanalbau'],
    es: ['hormigón impreso', 'soleras', 'aceras', 'hormigón pulido'],
    fr: ['terrassement', 'enrobé', 'allées', 'assainissement'],
    it: ['pavimenti in cemento', 'cemento stampato', 'autobloccanti'],
    nl: ['oprit aanleggen', 'terras aanleggen', 'betonvloer', 'bestrating'],
    pt: ['calçada portuguesa', 'betonilha', 'betão impresso', 'piso de concreto'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Solid Ground is a concrete contractor in Mesa' },
      { language: 'nl', text: 'Stratenmaker in Zwolle' },
    ],
    notNamed: [
      { language: 'en', text: 'A concrete example of our method' },
      { language: 'es', text: 'El plan concreto' },
    ],
  },
  source: 'schema.org 30.0',
};
