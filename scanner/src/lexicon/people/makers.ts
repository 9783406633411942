/** Words of all languages before the maker of a website or of its pictures: `Website design: Brandon Dukes`. */
const MAKER =
  /(?:design|develop|built|made|realis|realiz|desarroll|desenvol|gemaakt|erstellt|umsetzung|powered|foto|photo)[^.;|]{0,30}$/;

/** True if the words before a name, in lower case without accents, make it the maker of the website. */
export function isMaker(before: string): boolean {
  return MAKER.test(before);
}
