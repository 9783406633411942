import { foldText, wordPattern } from '../word-pattern.ts';

/** Words of all languages before the maker of a website or of its pictures: `Website design: Brandon Dukes`. */
const MAKER =
  /(?:design|develop|built|made|realis|realiz|desarroll|desenvol|gemaakt|erstellt|umsetzung|powered|foto|photo)[^.;|]{0,30}$/;

/** `Desenvolvido por`, `Website by`: the words right before the name of the maker. */
const MADE_BY =
  /(?:desenvolvid[oa]|criad[oa]|feit[oa]|designed|developed|built|made|created|diseñad[oa]|desarrollad[oa]|hech[oa]|réalisé|créé|conçu|realizzat[oa]|sviluppat[oa]|gemaakt|ontwikkeld|erstellt|umgesetzt|site|website) (?:por|by|door|da|von|par)\s*:?\s*$/i;
/** `Site réalisé par Pikcel - Agence web Lille`, anywhere in a line. */
const MADE_BY_SOMEBODY =
  /(?:^|[^\p{L}])(?:r[ée]alis[ée]e?|cr[ée][ée]e?|con[çc]ue?|propuls[ée]e?|designed|built|made|developed|powered|realizzato|creato|sviluppato|desarrollado|creado|dise[ñn]ado|desenvolvido|criado|gemaakt|ontwikkeld|gerealiseerd|erstellt|umgesetzt|entwickelt) (?:with .{1,12} )?(?:par|by|da|por|pela|door|von)(?![\p{L}])/iu;
const MADE_USING = /\b(?:created|built|made|generated) using\b/i;
/** A longer line says more than who made the site. */
const MAX_CREDIT_LENGTH = 120;

/** `Konzeption, Gestaltung und Umsetzung dieser Website:`: who made the site is in the lines below. */
const MADE = wordPattern(
  [
    ...['konzept*', 'gestaltung', 'umsetzung', 'realisierung', 'programmierung', 'erstell*', 'design*', 'development'],
    ...['concept*', 'creat*', 'realis*', 'realiz*', 'desarroll*', 'diseno', 'progett*', 'svilupp*', 'ontwerp*', 'bouw'],
    ...['desenvolv*', 'criacao'],
  ],
  'u',
);
const SITE = wordPattern(
  ['website*', 'webseite*', 'internetseite*', 'homepage', 'site', 'sito', 'sitio', 'pagina web', 'web'],
  'u',
);
const WEB_DESIGN = /^(?:web ?-?design(?:er|ed by)?|webmaster|webentwicklung|agence web|web agency|diseno web)$/;

/** True for the label of lines that say who made the site, as legal notices have them. */
export function isMakerLabel(line: string): boolean {
  if (line.length > MAX_CREDIT_LENGTH) return false;
  const words = foldText(line).replace(/[\s:]+$/, '');
  return WEB_DESIGN.test(words) || (MADE.test(words) && SITE.test(words));
}

/** True if the text ends in words such as `designed by`, so that the name after it is the maker's. */
export function endsInMadeBy(before: string): boolean {
  return MADE_BY.test(before);
}

/** True for a line that says who or what made the site: `Web site created using Vite`. */
export function isCredit(line: string): boolean {
  return line.length <= MAX_CREDIT_LENGTH && (MADE_BY_SOMEBODY.test(line) || MADE_USING.test(line));
}

/** True if the words before a name, in lower case without accents, make it the maker of the website. */
export function isMaker(before: string): boolean {
  return MAKER.test(before);
}
