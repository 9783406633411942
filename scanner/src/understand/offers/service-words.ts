import { alternatives, compilerOf } from '../../lexicon/languages/compile.ts';
import type { Words } from '../../lexicon/languages/language.ts';
import type { ServiceWords } from '../../lexicon/languages/service-words.ts';
import { foldText, spellings } from '../../lexicon/word-pattern.ts';

type List = (services: ServiceWords) => Words;

/** One list of words about services, in all languages of the scan. */
export const serviceWords: (list: List) => Words = compilerOf('services').entries;

/** The same in folded spelling, to look up folded texts. */
export function foldedWords(list: List): ReadonlySet<string> {
  return new Set(serviceWords(list).map(foldText));
}

/**
 * The alternatives of an expression for words as they are written, longest first. For texts that are cut at a word:
 * folding a text moves its positions.
 */
export const asWritten = (list: List): string => spellings(serviceWords(list));

/** The same for folded texts. */
export const asFolded = (list: List): string => spellings([...foldedWords(list)]);

/** The alternatives of patterns of all languages. */
export const asPatterns = (list: List): string => alternatives(serviceWords(list));

/** The question that opens a section of reasons, folded. */
const WHY = new RegExp(`^(?:${asPatterns(({ headings }) => headings.why)})(?![a-z])`);

/** True for a heading above reasons to choose the business: `Why choose us`. */
export const asksWhy = (heading: string): boolean => WHY.test(foldText(heading));

/** The first words of a link to a list of services: `View services` does not announce one. */
export const FIRST_WORDS_OF_LINK = new RegExp(`^(?:${asWritten(({ links }) => links.first)})(?!\\p{L})`, 'iu');

const OUR = `(?:(?:${asWritten(({ paths }) => paths.our)})-?)?`;
const PATHS = `${OUR}(?:${asWritten(({ paths }) => paths.services)})`;
const LISTS = `${OUR}(?:${asWritten(({ paths }) => [...paths.services, ...paths.lists])})`;
const FOLDERS = `${OUR}(?:${asWritten(({ paths }) => [...paths.services, ...paths.folders])})`;
/** The address of a page below a folder of services: `/services/drain-cleaning`. */
export const SERVICE_FOLDER = new RegExp(`/${FOLDERS}/(?!page/)[^/]+/?$`, 'i');
/** The address of a list of services: `/our-services.html`. */
export const SERVICE_INDEX = new RegExp(String.raw`/${LISTS}(?:\.\w{3,5})?/?$`, 'i');
/** An element whose id announces services, as menus of one-page sites link to. */
export const SECTION_IDS = new RegExp(String.raw`\sid\s{0,3}=\s{0,3}["']?${PATHS}["'\s>]`, 'gi');
/** Links of a menu to such an element, with their text. */
export const SECTION_LINKS = new RegExp(
  String.raw`href\s{0,3}=\s{0,3}["']?#${PATHS}["'][^<>]{0,200}>\s{0,40}([^<>]{1,60})`,
  'gi',
);
