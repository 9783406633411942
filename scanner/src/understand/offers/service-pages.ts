import { MAX_PAGES, type PageRole } from '../../artifacts.ts';
import { foldWords } from '../../lexicon/fold-text.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { Heading, Link } from '../../read/html/document.ts';
import { withoutTail } from '../../read/text/plain-text.ts';
import { partsOf } from '../identity/name-text.ts';
import type { PageFacts } from '../page-facts.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import { descriptionOf } from '../prose/page-description.ts';
import { asWritten, foldedWords, SERVICE_INDEX } from './service-words.ts';

/** A service's own page, with its number of main words if it was read. */
export type ServicePage = { url: string; words: number | null; ownHeading: boolean };
type Named = { name: string; urls: Set<string> };

const ADVICE = asWritten(({ paths }) => paths.advice);
/** Folders and pages that are not about a single service. */
export const NO_SERVICE_PATH = new RegExp(
  String.raw`/(?:${ADVICE}|${asWritten(({ paths }) => paths.other)}|[\w-]*polic[\w-]*|\d{4})(?:\.\w{3,5})?(?:/|$)`,
  'i',
);
/** Pages with advice: their subject is not a service. */
const ADVICE_PATH = new RegExp(String.raw`/(?:${ADVICE})(?:\.\w{3,5})?(?:/|$)`, 'i');
const FINE_PRINT = /privacy|terms|cookie|accessib|sitemap|login|\.(?:pdf|jpe?g|png|webp|vcf)$/i;
/** A picture or a document about a service is not its page. */
const NO_PAGE = /\.(?:pdf|jpe?g|png|webp|gif|avif|svg|mp4|mov|vcf)(?:[?#]|$)/i;
const HOME_PATH = /^\/(?:index|home)(?:\.\w{3,5})?$/i;
const OTHER_ROLES: ReadonlySet<PageRole> = new Set(['contact', 'about', 'imprint', 'reviews']);
const MAX_LABEL_LENGTH = 60;
/** Two names that lead to one page are one service; with more names the page is a list, unless it is named after one. */
const MAX_NAMES = 2;

/**
 * The page of each service: the longest of those that only it leads to, or null. `shared` is set if its only page
 * already belongs to another name, that is, the same service named twice.
 */
export function ownPages<Draft extends Named>(
  drafts: readonly Draft[],
  pages: readonly PageFacts[],
): { draft: Draft; page: ServicePage | null; shared: boolean }[] {
  const owners = new Map<string, Draft[]>();
  for (const draft of drafts) for (const url of draft.urls) owners.set(url, [...(owners.get(url) ?? []), draft]);
  const read = new Map(pages.map((page) => [pageKey(page.url), page]));
  const unlinked = drafts.filter(({ urls }) => urls.size === 0);
  const byLabel = unlinked.length > 0 ? linkedPages(pages) : null;
  const subjects = unlinked.length > 0 ? subjectsOf(pages) : [];
  const titled = new Map<string, Draft>();
  for (const draft of unlinked) {
    const about = pageAbout(draft.name, subjects);
    const isFree = about !== undefined && !owners.has(about);
    if (isFree) titled.set(about, draft);
    const url = byLabel?.get(plainLabel(draft.name)) ?? (isFree ? about : undefined);
    // A site with fewer pages than the limit is read completely, so an unread page does not load.
    if (url === undefined || (!read.has(url) && pages.length < MAX_PAGES)) continue;
    draft.urls.add(url);
    owners.set(url, [...(owners.get(url) ?? []), draft]);
  }
  return drafts.map((draft) => {
    const urls = [...draft.urls];
    const own = urls
      .filter((url) => !NO_PAGE.test(url) && (titled.get(url) ?? ownerOf(url, owners.get(url) ?? [])) === draft)
      .map((url) => servicePage(url, draft.name, read.get(url)))
      .sort((a, b) => (b.words ?? -1) - (a.words ?? -1));
    const isOneOfTwo = (url: string) => (owners.get(url)?.length ?? 0) <= MAX_NAMES && !isServiceIndex(url);
    return { draft, page: own[0] ?? null, shared: own.length === 0 && urls.some(isOneOfTwo) };
  });
}

/**
 * The name that a page belongs to, or null for a list. Links to sections lead to the page as well: with several of
 * them, `/heating.html` still is the page on heating.
 */
function ownerOf<Draft extends Named>(url: string, named: readonly Draft[]): Draft | null {
  if (named.length > MAX_NAMES) return named.find(({ name }) => isNamedAfter(url, name)) ?? null;
  return isServiceIndex(url) ? null : (named[0] ?? null);
}

type Subject = { url: string; words: readonly string[] };

/** A single word is a group of services, or the trade: `Roofing`. */
const MIN_SUBJECT_WORDS = 2;
const MIN_WORD_LENGTH = 4;
/** `Steuerberater` and `Steuerberatung` share this much of the shorter word, `Steuererklärung` does not. */
const SHARED_START = 0.7;
/** `Roof Repair in Boise`, `Roof Repair, Boise`: what follows says where. */
const IN_PLACE = asWritten(({ names, small }) => [...names.inTown, ...small.in]);
const PLACE_AFTER = new RegExp(String.raw`(?:,|\s(?:${IN_PLACE}))\s\p{Lu}.*$`, 'u');

/** What the pages besides the home page are about: the start of the title, or the main heading. */
function subjectsOf(pages: readonly PageFacts[]): Subject[] {
  return pages
    .slice(1)
    .filter(({ path, role }) => role !== 'home' && !NO_SERVICE_PATH.test(path))
    .flatMap(({ url, document: { title, headings } }) =>
      [partsOf(title?.text ?? '')[0] ?? '', headings.find(({ level }) => level === 1)?.text ?? '']
        .filter((text) => text.length <= MAX_LABEL_LENGTH)
        .map((text) => ({ url: pageKey(url), words: subjectWords(text) })),
    )
    .filter(({ words }) => words.length >= MIN_SUBJECT_WORDS);
}

function subjectWords(text: string): string[] {
  const words = foldText(plainLabel(text.replace(PLACE_AFTER, ''))).split(' ');
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** The page whose title or heading says the same as the name. Several such pages are not about it. */
function pageAbout(name: string, subjects: readonly Subject[]): string | undefined {
  const own = subjectWords(name);
  const urls = new Set(subjects.filter(({ words }) => isSameSubject(own, words)).map(({ url }) => url));
  return urls.size === 1 ? [...urls][0] : undefined;
}

function isSameSubject(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word) => b.some((other) => isSameWord(word, other)));
}

function isSameWord(a: string, b: string): boolean {
  const shared = Math.ceil(Math.min(a.length, b.length) * SHARED_START);
  return a === b || (shared >= MIN_WORD_LENGTH && a.slice(0, shared) === b.slice(0, shared));
}

/** True if the last part of the path is the name: `/sanitaeranlagen.html` and `Sanitäranlagen`. */
function isNamedAfter(url: string, name: string): boolean {
  return letters(slugOf(url)) === letters(name);
}

/** Without accents and vowels that stand for an umlaut in a URL. */
function letters(label: string): string {
  return foldText(plainLabel(label)).replace(/(?<=[aou])e/g, '');
}

/** The last part of a path, without the ending of a file. */
function slugOf(href: string): string {
  return (pathOf(href).split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w{3,5}$/, '');
}

/** The texts of links to advice, in the form of `plainLabel`. */
export function adviceLabels(pages: readonly PageFacts[]): ReadonlySet<string> {
  const labels = ownLinks(pages)
    .filter(({ link }) => link.text.length <= MAX_LABEL_LENGTH && ADVICE_PATH.test(pathOf(link.href)))
    .map(({ link }) => plainLabel(link.text));
  return new Set(labels);
}

/** True for a page of advice, such as a post of a blog. */
export function isAdvicePage({ path }: PageFacts): boolean {
  return ADVICE_PATH.test(path);
}

/** The texts of links that lead only to the home page or to pages about something else, in the form of `plainLabel`. */
export function otherLabels(pages: readonly PageFacts[]): ReadonlySet<string> {
  const home = pageKey(pages[0]?.url ?? '');
  const others = new Set(pages.filter(({ role }) => OTHER_ROLES.has(role)).map(({ url }) => pageKey(url)));
  const isOther = (href: string): boolean => {
    const path = pathOf(href);
    return pageKey(href) === home || HOME_PATH.test(path) || NO_SERVICE_PATH.test(path) || others.has(pageKey(href));
  };
  const all = new Set<string>();
  const own = new Set<string>();
  for (const { text, href } of shortLinks(pages)) {
    const label = plainLabel(text);
    all.add(label);
    if (!isOther(href)) own.add(label);
  }
  return new Set([...all].filter((label) => !own.has(label)));
}

/** The title and the description of a page, without empty ones. */
export function titleTexts({ document }: PageFacts): string[] {
  return [document.title?.text ?? '', descriptionOf(document)].filter((text) => text !== '');
}

/** True if no link leads to another page of the same site. */
export function isOnePage(pages: readonly PageFacts[]): boolean {
  const [home] = pages;
  if (pages.length !== 1 || !home) return false;
  return !ownLinks(pages).some(
    ({ link: { href } }) => pageKey(href) !== pageKey(home.url) && !FINE_PRINT.test(pathOf(href)),
  );
}

/** True for the path of a list of services: `/services/`, `/leistungen.html`. */
export function isServiceIndex(path: string): boolean {
  return SERVICE_INDEX.test(path);
}

const AND = new RegExp(` (?:&|${asWritten(({ small }) => small.and)}) `, 'g');
const SERVICE_AT_END = new RegExp(String.raw`(?<=\p{L}) (?:${asWritten(({ names }) => names.nouns)})$`, 'iu');

/** A name normalized for comparison: lower case, without connecting words and punctuation. */
export function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(AND, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(SERVICE_AT_END, '')
    .trim();
}

/** Words that a name may have or omit: `Vaciado de fosas`, `Vaciado fosas`. `l` and `d` are from `l'eau` and `d'eau`. */
const SMALL_WORDS = foldedWords(({ small }) => [...small.of, ...small.articles, 'l', 'd']);
/** A name that says more about the same service goes on with such a word. */
const JOINS_MORE = foldedWords(({ small }) => [...small.and, ...small.of, ...small.for, ...small.with]);
/** Endings of singular and plural; the rest of the word has at least four letters. */
const NUMBER_ENDING = /(?<=^.{4,40}?)[aeionsx]+$/;

/** A name without what differs between two writings of it: accents, singular and plural. */
export type ComparedName = {
  words: readonly string[];
  /** Its main words. */
  key: string;
};

export function comparedName(label: string): ComparedName {
  return { words: comparedWords(label.replaceAll(/[&+]/g, ' and ')), key: mainWords(plainLabel(label)) };
}

const comparedWords = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .map((word) => word.replace(NUMBER_ENDING, ''));

const mainWords = (label: string): string =>
  foldWords(label)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(NUMBER_ENDING, ''))
    .join(' ');

/**
 * Tells whether two names name one service: they differ in accents, small words, singular and plural, or one only says
 * more in between: `Construction Debris` and `Construction & Renovation Debris`.
 */
export function namesSameService(a: ComparedName, b: ComparedName): boolean {
  return a.key === b.key || saysMoreBetween(a, b) || saysMoreBetween(b, a);
}

function saysMoreBetween({ words: long }: ComparedName, { words: short }: ComparedName): boolean {
  if (short.length < 2 || long.length <= short.length) return false;
  const start = short.findIndex((word, at) => word !== long[at]);
  const added = long.length - short.length;
  const isSameEnd = short.slice(start).every((word, at) => word === long[start + added + at]);
  return start > 0 && isSameEnd && JOINS_MORE.has(long[start] ?? '');
}

/** URL without query, fragment and final slash. */
export function pageKey(href: string): string {
  const path = pathOf(href);
  const start = href.indexOf('/', href.indexOf('//') + 2);
  return `${start < 0 ? href : href.slice(0, start)}${withoutTail(path, '/')}`;
}

/** The stems of the longer words, to compare names regardless of endings. */
export function wordStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));
}

const linked = new WeakMap<readonly PageFacts[], ReadonlyMap<string, string>>();

/**
 * Pages of the site by the text of a link to them, and by their own path: `Tree Removal`, `/tree-removal.html`. Cached
 * per list of pages, because lists and candidates need it.
 */
export function linkedPages(pages: readonly PageFacts[]): ReadonlyMap<string, string> {
  const known = linked.get(pages) ?? findLinkedPages(pages);
  linked.set(pages, known);
  return known;
}

/** Links within the site whose text may be a name. Menus repeat on every page, so each is read once. */
function shortLinks(pages: readonly PageFacts[]): Iterable<Link> {
  const short = ownLinks(pages).filter(({ link }) => link.text.length <= MAX_LABEL_LENGTH);
  return new Map(short.map(({ link }) => [`${link.href} ${link.text}`, link])).values();
}

function findLinkedPages(pages: readonly PageFacts[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const home = pageKey(pages[0]?.url ?? '');
  for (const link of shortLinks(pages)) {
    const url = pageKey(link.href);
    if (url === home || NO_SERVICE_PATH.test(pathOf(link.href)) || isServiceIndex(pathOf(link.href))) continue;
    for (const label of [link.text, slugOf(link.href)]) {
      const plain = plainLabel(label);
      if (plain !== '' && !found.has(plain)) found.set(plain, url);
    }
  }
  return found;
}

function servicePage(url: string, name: string, page: PageFacts | undefined): ServicePage {
  if (!page) return { url, words: null, ownHeading: false };
  const ownHeading = page.document.headings.some((heading) => heading.level === 1 && sharesWord(heading, name));
  return { url: page.url, words: page.document.mainWords, ownHeading };
}

function sharesWord(heading: Heading, name: string): boolean {
  const stems = new Set(wordStems(heading.text));
  return wordStems(name).some((stem) => stems.has(stem));
}
