import type { PageRole } from '../artifacts.ts';
import { LANGUAGES } from '../lexicon/language-code.ts';
import { language } from '../lexicon/languages/index.ts';
import type { PageRoleName } from '../lexicon/languages/language.ts';
import { foldText } from '../lexicon/word-pattern.ts';

/** Roles that a path or a link can show; a page without one has the role `other`. */
export type TellingRole = Exclude<PageRole, 'home' | 'other'>;

/** Words of paths and links, as in a path: lower case, without accents, joined by hyphens. */
type RoleWords = {
  roles: ReadonlyMap<string, TellingRole>;
  /** Legal texts, archives, galleries and vacancies: read only if nothing else is left. */
  readLast: ReadonlySet<string>;
};

const ROLE_OF: Partial<Record<PageRoleName, TellingRole>> = {
  contact: 'contact',
  imprint: 'imprint',
  about: 'about',
  team: 'about',
  faq: 'faq',
  reviews: 'reviews',
  prices: 'pricing',
  areas: 'area',
  services: 'service',
};
const READ_LAST: readonly PageRoleName[] = ['privacy', 'terms', 'jobs', 'news', 'gallery'];
/** Words with another meaning in a menu: the way to the business, a region, training. */
const AMBIGUOUS = new Set(['standort', 'region', 'regio', 'secteur', 'secteurs', 'route', 'conditions', 'ausbildung']);
/** The patterns of English are in `page-roles.ts`. */
const OTHER_LANGUAGES = LANGUAGES.filter((code) => code !== 'en');

let known: RoleWords | null = null;

/** The words for roles in all languages but English. A word with two roles is left out. */
export function rolesOfWords(): RoleWords {
  known ??= readWords();
  return known;
}

function readWords(): RoleWords {
  const readLast = new Set(READ_LAST.flatMap(wordsOf));
  const roles = new Map<string, TellingRole>();
  const ambiguous = new Set(AMBIGUOUS);
  for (const [name, role] of Object.entries(ROLE_OF) as [PageRoleName, TellingRole][]) {
    for (const word of wordsOf(name)) {
      if (readLast.has(word) || (roles.get(word) ?? role) !== role) ambiguous.add(word);
      roles.set(word, role);
    }
  }
  for (const word of ambiguous) {
    roles.delete(word);
    readLast.delete(word);
  }
  return { roles, readLast };
}

function wordsOf(name: PageRoleName): string[] {
  return OTHER_LANGUAGES.flatMap((code) => language(code).pages.roles[name].flatMap(spellings));
}

/** `Über uns` as `uber-uns` and as `ueber-uns`. */
function spellings(word: string): string[] {
  const umlauts = word.toLowerCase().replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [...new Set([word, umlauts].map((one) => slugOf(foldText(one))))];
}

/** A folded text as in a path: `chi siamo` as `chi-siamo`. */
export function slugOf(folded: string): string {
  return folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
