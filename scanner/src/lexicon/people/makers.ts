import { alternatives, compilerOf } from '../languages/compile.ts';
import { inAllLanguages } from '../languages/index.ts';
import { foldText, wordSource as sourceOf } from '../word-pattern.ts';

const { entries, words, wordSource } = compilerOf('pages');

/** Words of all languages before the maker of a website or of its pictures: `Website design: Brandon Dukes`. */
const NEAR_MAKER = new RegExp(`(?:${alternatives(entries(({ makers }) => makers.near))})[^.;|]{0,30}$`);

const MADE = wordSource(({ makers }) => makers.made);
const BY = wordSource(({ makers }) => makers.by);
const SITE = wordSource(({ makers }) => makers.sites);
const WITH = sourceOf(inAllLanguages(({ services }) => services.small.with));
/** `Desenvolvido por`, `Website by`: the words right before the name of the maker. */
const MADE_BY = new RegExp(`(?:${MADE}|${SITE}) ${BY}\\s*:?\\s*$`);
/** `Site réalisé par Pikcel - Agence web Lille`, `Made with love by`: anywhere in a line. */
const MADE_BY_SOMEBODY = new RegExp(`${MADE} (?:(?:${WITH}) .{1,12} )?${BY}`);
const MADE_USING = /\b(?:created|built|made|generated) using\b/;
/** A longer line says more than who made the site. */
const MAX_CREDIT_LENGTH = 120;

/** `Konzeption, Gestaltung und Umsetzung dieser Website:`: who made the site is in the lines below. */
const WORK = words(({ makers }) => makers.work);
const ON_SITE = words(({ makers }) => makers.sites);
const LABEL = new RegExp(`^${wordSource(({ makers }) => makers.labels)}$`);

/** True for the label of lines that say who made the site, as legal notices have them. */
export function isMakerLabel(line: string): boolean {
  if (line.length > MAX_CREDIT_LENGTH) return false;
  const label = foldText(line).replace(/[\s:]+$/, '');
  return LABEL.test(label) || (WORK.test(label) && ON_SITE.test(label));
}

/** True if the text ends in words such as `designed by`, so that the name after it is the maker's. */
export function endsInMadeBy(before: string): boolean {
  return MADE_BY.test(foldText(before));
}

/** True for a line that says who or what made the site: `Web site created using Vite`. */
export function isCredit(line: string): boolean {
  if (line.length > MAX_CREDIT_LENGTH) return false;
  const folded = foldText(line);
  return MADE_BY_SOMEBODY.test(folded) || MADE_USING.test(folded);
}

/** True if the words before a name, in lower case without accents, make it the maker of the website. */
export function isMaker(before: string): boolean {
  return NEAR_MAKER.test(before);
}
