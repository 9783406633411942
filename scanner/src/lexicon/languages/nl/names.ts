import type { NameWords } from '../name-words.ts';

export const names: NameWords = {
  placeholders: ['Bezig met laden', 'Geduld', 'Even geduld', 'Doorverwijzen', 'Doorsturen'],
  pages: {
    names: ['formulier', 'pagina'],
    home: ['homepage', 'homepagina', 'startpagina'],
    homeOrName: ['welkom'],
    siteOf: ['(?:web ?site|home ?page) van'],
  },
  welcome: {
    before: ['welkom (?:bij|in)'],
    beforeName: ['welkom bij'],
    notNames: ['onze', 'ons'],
    alone: [String.raw`welkom(?: op(?: onze [\p{L}-]{2,20})?)?`],
  },
  our: ['ons', 'onze'],
  since: ['sinds'],
  calls: ['boek (?:nu|online)'],
  phone: ['Tel'],
  notice: {
    rights: ['alle rechten'],
    reserved: ['rechten voorbehouden'],
    ends: ['gemaakt door'],
    untilNow: ['heden'],
  },
  logo: { before: ['het'], nouns: ['logo'] },
  tradingAs: [],
  voice: { at: [], we: [] },
  searched: [],
  in: ['in'],
  inTown: ['te'],
  for: ['voor'],
  empty: ['en', 'het', 'de', 'uw', 'bedrijf', 'website'],
  kindsOfWork: ['*therapie', '*therapieën', '*massage', '*massages', '*coaching'],
};
