import type { TradeEntry } from '../../trade.ts';

export const notary: TradeEntry = {
  id: 'notary',
  questions: 'legal',
  noun: 'notary',
  companyNoun: 'notary office',
  schemaTypes: ['Notary', 'LegalService'],
  additionalType: null,
  names: {
    en: ['notary', 'notaries', 'notary public*', 'mobile notary', 'notary services'],
    de: ['notar', 'notarin', 'notariat*', 'notare'],
    es: ['notario*', 'notaría*', 'escribanía', 'escribano*'],
    fr: ['notaire*', 'office notarial', 'étude notariale', 'notaires'],
    it: ['notaio', 'notai', 'studio notarile'],
    nl: ['notaris*', 'notariskantoor*', 'notariaat'],
    pt: ['notário*', 'cartório notarial', 'tabelionato', 'cartório de notas'],
  },
  work: { en: ['apostille*', 'loan signing'] },
  neverAlone: {},
  jobs: {
    en: ['loan signings', 'apostilles', 'mobile notary', 'acknowledgments'],
    de: ['immobilienkaufvertrag', 'testament', 'vorsorgevollmacht', 'ehevertrag'],
    es: ['escrituras', 'testamentos', 'poderes'],
    fr: ['successions', 'ventes immobilières', 'donations', 'contrats de mariage'],
    it: ['compravendite', 'mutui', 'successioni', 'donazioni'],
    nl: ['testament', 'samenlevingscontract', 'hypotheekakte', 'levenstestament'],
    pt: ['escrituras', 'testamentos', 'procurações', 'reconhecimento de assinaturas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Quick mobile notary in Tampa' },
      { language: 'fr', text: 'Étude notariale à Autun' },
    ],
    notNamed: [
      { language: 'en', text: 'Notable people of the town' },
      { language: 'de', text: 'Notarzt und Rettungswagen' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/notary',
};
