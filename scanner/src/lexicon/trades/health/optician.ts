import type { TradeEntry } from '../../trade.ts';

export const optician: TradeEntry = {
  id: 'optician',
  questions: 'healthcare',
  noun: 'optician',
  companyNoun: 'optical shop',
  schemaTypes: ['Optician'],
  additionalType: null,
  names: {
    en: [
      'optician*',
      'optometrist*',
      'optometry',
      'eye care clinic',
      'eyewear store',
      'eye doctor*',
      'optical shop',
      'vision center',
    ],
    de: ['optiker*', 'augenoptik*', 'augenoptiker*', 'brillenfachgeschäft', 'brillen und kontaktlinsen'],
    es: ['óptica', 'ópticas', 'óptico*', 'optometrista*', 'óptica y optometría'],
    fr: ['opticien*', "magasin d'optique", 'opticiens'],
    it: ['ottico', 'ottici', 'ottica', 'optometrista', 'negozio di ottica'],
    nl: ['opticien*', 'optometrist*', 'brillenzaak', 'optiek'],
    pt: ['ótica', 'óptica', 'oculista', 'optometrista*', 'óticas'],
  },
  work: { en: ['eyeglasses', 'contact lenses', 'eye exam*'], de: ['brillen', 'kontaktlinsen', 'sehtest'] },
  neverAlone: {},
  jobs: {
    en: ['eye exams', 'contact lenses', 'designer frames', 'prescription glasses', 'eye tests', 'sunglasses'],
    de: ['sehtest', 'brillen', 'kontaktlinsen', 'gleitsichtbrillen', 'sonnenbrillen'],
    es: ['gafas graduadas', 'lentes de contacto', 'revisión de la vista', 'gafas de sol'],
    fr: ['examen de vue', 'lunettes', 'lentilles de contact', 'lunettes de soleil'],
    it: ['occhiali da vista', 'lenti a contatto', 'controllo della vista', 'occhiali da sole'],
    nl: ['oogmeting', 'brillen', 'contactlenzen', 'zonnebrillen'],
    pt: ['óculos graduados', 'lentes de contacto', 'exame de vista', 'óculos de sol'],
  },
  sharedJobs: {
    en: ['glasses', 'frame repairs', 'hearing tests', 'varifocals', "children's eye tests"],
    de: ['sehtest*', 'hörgeräte', 'brillenreparatur', 'sportbrillen', 'kinderbrillen'],
    es: ['lentillas', 'audífonos', 'progresivos', 'terapia visual'],
    fr: ['lentilles', 'verres progressifs', 'audioprothèses', 'lunettes enfants', 'réparation'],
    it: ['esame della vista', 'lenti progressive'],
    nl: ['oogmeting*', 'multifocale glazen', 'hoortoestellen', 'kinderbrillen'],
    pt: ['consulta de optometria', 'lentes de contato', 'lentes progressivas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Bright Eyes opticians, Derby' },
      { language: 'fr', text: 'Opticien à Nîmes' },
    ],
    notNamed: [
      { language: 'en', text: 'For all intents and optical illusions' },
      { language: 'de', text: 'Die Optik des Wagens' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/optician',
};
