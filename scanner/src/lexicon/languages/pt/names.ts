import type { NameWords } from '../name-words.ts';

export const names: NameWords = {
  placeholders: ['Carregando', 'Aguarde', 'Redirecionando', 'da empresa'],
  pages: {
    names: ['formulário', 'página'],
    home: ['início', 'página inicial'],
    homeOrName: [],
    siteOf: ['(?:web ?site|home ?page) d[aeo]'],
  },
  welcome: {
    before: ['bem[- ]vindos? ao?'],
    beforeName: ['bem[- ]vindos? ao?'],
    notNames: ['noss*'],
    alone: [String.raw`bem[ -]?vind[oa]s?(?: ao?(?: noss[oa] [\p{L}-]{2,20})?)?`],
  },
  our: ['nosso', 'nossa', 'nossos', 'nossas'],
  since: ['desde'],
  calls: ['(?:reserve|agende) (?:agora|online)'],
  phone: ['Tel'],
  notice: {
    rights: ['(?:todos|alguns) (?:os )?direitos'],
    reserved: ['direitos reservados'],
    ends: ['desenvolvid[oa] ', 'criad[oa] por'],
    untilNow: ['presente'],
  },
  logo: { before: ['o'], nouns: ['logo', 'logotipo', 'logótipo'] },
  tradingAs: [],
  voice: { at: [], we: [] },
  searched: [],
  in: ['em'],
  inTown: [],
  for: ['para'],
  empty: ['o', 'a', 'os', 'as', 'e', 'de', 'sua', 'serviço', 'serviços', 'empresa', 'site', 'oficial', 'profissional'],
  kindsOfWork: ['*terapia', '*terapias'],
};
