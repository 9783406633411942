import type { TradeEntry } from '../../trade.ts';

export const septicService: TradeEntry = {
  id: 'septic-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'septic service',
  companyNoun: 'septic company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Septic_tank',
  names: {
    en: [
      'septic service*',
      'septic company',
      'septic tank cleaning',
      'septic pumping',
      'septic contractor*',
      'septic tank service*',
    ],
    de: ['grubenentleerung', 'klärgrubenentleerung', 'fäkalabfuhr', 'abwasserentsorgung'],
    es: ['limpieza de fosas sépticas', 'vaciado de fosas sépticas', 'limpiafosas'],
    fr: ['vidange de fosse septique', 'vidange fosses septiques', 'vidangeur', 'assainissement non collectif'],
    it: ['svuotamento fosse biologiche', 'svuotamento pozzi neri', 'pulizia fosse biologiche'],
    nl: ['septische put ledigen', 'beerput ledigen', 'put ledigen', 'ruimdienst septische put'],
    pt: ['limpeza de fossas', 'limpa fossas', 'esgotamento de fossas'],
  },
  work: { en: ['septic tank*', 'drain field*'] },
  neverAlone: {},
  jobs: {
    en: ['septic tank pumping', 'septic inspection*', 'septic repair', 'drain field repair', 'grease trap cleaning'],
    de: ['grubenreinigung', 'fettabscheiderentleerung', 'dichtheitsprüfung'],
    es: ['vaciado de pozos negros', 'mantenimiento de depuradoras'],
    fr: ['entretien de fosse septique', 'bac à graisse', 'curage'],
    it: ['pulizia pozzetti', 'pulizia fognature', 'trasporto liquami'],
    nl: ['put reinigen', 'vetput ledigen', 'riool reinigen'],
    pt: ['limpeza de caixa de gordura', 'desentupimento'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Hill Country Septic Service in Kerrville' },
      { language: 'fr', text: 'Vidange de fosse septique en Gironde' },
    ],
    notNamed: [
      { language: 'en', text: 'An antiseptic cream for cuts' },
      { language: 'es', text: 'La séptica edición del festival' },
    ],
  },
  source: 'schema.org 30.0',
};
