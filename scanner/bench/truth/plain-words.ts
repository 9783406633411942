const LEGAL_FORMS = new Set(
  'gmbh mbh ug ag kg ohg gbr eu ev llc inc ltd limited pllc pc corp co sl slu sa sas sarl eurl srl snc spa bv nv vof lda ltda me mei pty'.split(
    ' ',
  ),
);
/** Words that connect the parts of a name in any of the languages, without adding a meaning. */
const JOINING_WORDS = new Set(
  'and the of in for a an or to with und der die das von zu fur mit y de la el los las del para en con et du des le les pour e di il lo i gli per da do dos das um uma op het een van voor met om'.split(
    ' ',
  ),
);

/** Normalizes a value for comparison: lower case, without accents, punctuation and legal forms. */
export function plain(text: string): string {
  return wordsOf(text).join(' ');
}

function everyWordOf(text: string): string[] {
  const bare = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').replace(/['’`]/g, '');
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function wordsOf(text: string): string[] {
  const words = everyWordOf(text);
  const named = words.filter((word) => !LEGAL_FORMS.has(word));
  return named.length > 0 ? named : words;
}

/**
 * Compares like `containsPlain`, with every word: `day spa` is not contained in `the same day`, although `spa` is also a
 * legal form.
 */
export function containsEveryWord(text: string, value: string): boolean {
  const wanted = everyWordOf(value).join(' ');
  return wanted !== '' && ` ${everyWordOf(text).join(' ')} `.includes(` ${wanted} `);
}

/** True if `value` occurs in `text` as whole words, compared as by `plain`. */
export function containsPlain(text: string, value: string): boolean {
  const wanted = plain(value);
  return wanted !== '' && ` ${plain(text)} `.includes(` ${wanted} `);
}

/**
 * True if every meaningful word of `value` is a word of `other`. Ignores a plural `s` and the word `service`: `Plumbing
 * Services` equals `Plumbing`.
 */
export function sharesAllWords(value: string, other: string): boolean {
  const own = meaningWords(value);
  const known = new Set(meaningWords(other));
  return own.length > 0 && own.every((word) => known.has(word));
}

function meaningWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== 'service' && !JOINING_WORDS.has(word));
}
