import type { TradeEntry } from '../../trade.ts';

export const jeweler: TradeEntry = {
  id: 'jeweler',
  questions: 'generic',
  noun: 'jeweler',
  companyNoun: 'jewelry store',
  schemaTypes: ['JewelryStore'],
  additionalType: null,
  names: {
    en: ['jeweler*', 'jeweller*', 'jewelry store*', 'jewellery shop*', 'goldsmith*', 'watch repair', 'fine jewelry'],
    de: ['juwelier*', 'goldschmied*', 'schmuckgeschäft', 'uhrmacher*', 'goldschmiede*'],
    es: ['joyería*', 'joyero*', 'relojería*', 'taller de joyería'],
    fr: ['bijouterie*', 'bijoutier*', 'joaillier*', 'joaillerie', 'horloger*'],
    it: ['gioielleria', 'gioiellerie', 'gioielliere', 'orafo', 'oreficeria', 'orologeria'],
    nl: ['juwelier*', 'goudsmid*', 'edelsmid', 'horlogemaker'],
    pt: ['joalharia*', 'joalheria*', 'joalheiro*', 'ourivesaria*', 'relojoaria'],
  },
  work: { en: ['engagement rings', 'wedding bands'] },
  neverAlone: {},
  jobs: {
    en: ['engagement rings', 'custom jewelry', 'jewelry repair', 'ring resizing', 'watch repair'],
    de: ['trauringe', 'verlobungsringe', 'schmuckreparatur', 'goldankauf', 'uhrenreparatur'],
    es: ['alianzas', 'anillos de compromiso', 'reparación de joyas'],
    fr: ['alliances', 'bagues de fiançailles', 'réparation de bijoux'],
    it: ['fedi nuziali', 'riparazione gioielli', 'compro oro'],
    nl: ['trouwringen', 'reparatie', 'graveren', 'oud goud'],
    pt: ['alianças', 'anéis de noivado', 'conserto de joias'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Karat & Sons, jewelers in Troy' },
      { language: 'it', text: 'Gioielleria a Vicenza' },
    ],
    notNamed: [
      { language: 'en', text: 'A gem of a movie' },
      { language: 'es', text: 'La joya del equipo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/jewelry',
};
