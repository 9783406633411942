import type { TradeEntry } from '../../trade.ts';

export const funeralHome: TradeEntry = {
  id: 'funeral-home',
  questions: 'generic',
  noun: 'funeral director',
  companyNoun: 'funeral home',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Funeral_home',
  names: {
    en: ['funeral home*', 'funeral director*', 'mortuary', 'cremation service*', 'funeral services', 'undertaker*'],
    de: [
      'bestattungen',
      'bestattung',
      'bestatter*',
      'bestattungshaus',
      'bestattungsinstitut*',
      'bestattungsunternehmen',
    ],
    es: ['funeraria*', 'tanatorio*', 'servicios funerarios', 'pompas fúnebres'],
    fr: ['pompes funèbres', 'services funéraires', 'entreprise funéraire', 'marbrerie funéraire'],
    it: ['onoranze funebri', 'pompe funebri', 'agenzia funebre', 'impresa funebre', 'casa funeraria'],
    nl: ['uitvaartonderneming*', 'uitvaartverzorg*', 'begrafenisondernem*', 'uitvaartcentrum', 'uitvaartondernemer*'],
    pt: ['funerária*', 'agência funerária', 'serviços funerários'],
  },
  work: { en: ['cremation', 'memorial service'] },
  neverAlone: {},
  jobs: {
    en: ['cremation', 'burial', 'pre planning', 'memorial services', 'grief support'],
    de: ['erdbestattung', 'feuerbestattung', 'seebestattung', 'bestattungsvorsorge', 'trauerbegleitung'],
    es: ['incineración', 'entierros', 'repatriación'],
    fr: ['inhumation', 'crémation', 'prévoyance obsèques', 'articles funéraires'],
    it: ['cremazione', 'funerali', 'vestizione', 'lapidi'],
    nl: ['begrafenis', 'crematie', 'rouwdrukwerk'],
    pt: ['cremação', 'funerais', 'trasladações'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Stone funeral home in Salem' },
      { language: 'de', text: 'Bestattungen Roth in Trier' },
    ],
    notNamed: [
      { language: 'en', text: 'A funny story about home' },
      { language: 'es', text: 'La función empieza' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/funeral_directors',
};
