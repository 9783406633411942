import type { Evidence } from '@named-first/contract';
import { MOST_PAGES } from '../../artifacts.ts';
import type { Heading, Link } from '../../read/html/document.ts';
import { withoutTail } from '../../read/text/plain-text.ts';
import type { PageFacts } from '../page-facts.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import { excerptAround, isHeading, type Prose, proseOf, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { type TermReader, termReader } from './service-terms.ts';

export type Service = {
  /** As the site names it. */
  name: string;
  evidence: Evidence;
  /** Its own page among the sampled or linked ones, with main words when that page was read. */
  page: { url: string; words: number | null; ownHeading: boolean } | null;
  /** Words under its own heading on a page about several things; null when it has no heading. */
  sectionWords: number | null;
};

export type ServiceFacts = { services: readonly Service[]; pages: readonly PageFacts[]; onePageSite: boolean };

const SERVICE_FOLDER =
  /\/(?:services?|our-services|what-we-do|practice-areas?|treatments?|procedures|solutions)\/(?!page\/)[^/]+\/?$/i;
const SERVICES_HEADING =
  /\b(?:our|all|plumbing|heating|cooling|hvac|roofing|solar|legal|dental|medical)? ?(?:services|practice areas|treatments|what we do|specialties)\b/;
const NO_SERVICE_PATH =
  /\/(?:blog|news|articles?|posts?|tag|category|author|reviews?|testimonials?|about|contact|faqs?|gallery|financing|coupons?|careers?|jobs?|\d{4})(?:\/|$)/i;
const FINE_PRINT = /privacy|terms|cookie|accessib|sitemap|login|\.(?:pdf|jpe?g|png|webp|vcf)$/i;
const LONGEST_LABEL = 60;
const MOST_LABEL_WORDS = 5;
const MOST_SERVICES = 60;
const SHORTEST_JOB = 4;
/** Two names that lead to one page are one job; more than that, and the page is a list. */
const MOST_NAMES = 2;
/** Calls to action and questions are no names of jobs. */
const NO_LABEL =
  /@|^dr\b|^(?:get|call|book|schedule|request|read|learn|see|view|why|how|what|when|who|where|skip|our|ask|meet|find|do|is|are|can|your|we|free|signs|explore|discover|to be)\b|\d|^\w+ (?:an?|your)\b|^\w+ing the\b/;
const GENERAL_WORDS =
  /^(?:all |our |more |view |see |other |read |learn )*(?:services?|home|contact|about|more|plumbing|heating|cooling|roofing|hvac|solar|legal|dental|all|prices?|pricing|call|book|quote|free estimates?)(?: us| more| now| all| services?| company| contractor)*$/;

/** Below these headings stands something else than jobs, whatever their level. */
const OTHER_SECTION =
  /\b(?:testimonials?|reviews?|(?:patients|clients|customers) (?:say|love)|team|doctors|faqs?|gallery|contact|about|why|hours|dedicated)\b/;

type Draft = { name: string; evidence: Evidence; urls: Set<string>; sectionWords: number | null };

/** Services the site names in menus, lists and headings, and the page each has for itself. */
export function deriveServices({
  pages,
  trade,
}: {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'trade'>;
}): ServiceFacts {
  const drafts = new Map<string, Draft>();
  const term = termReader(trade.trade);
  const note = (label: string, evidence: Evidence, url: string | null, sectionWords: number | null = null): void => {
    const key = keyOf(label, term);
    if (!key || (drafts.size >= MOST_SERVICES && !drafts.has(key))) return;
    const draft = drafts.get(key) ?? { name: jobName(label), evidence, urls: new Set<string>(), sectionWords: null };
    if (url) draft.urls.add(url);
    if (sectionWords !== null) draft.sectionWords = Math.max(draft.sectionWords ?? 0, sectionWords);
    drafts.set(key, draft);
  };
  for (const page of pages) readPage(page, term, note);
  readLinks(pages, term, note);
  const servicePages = pages.filter(({ role }) => role === 'service');
  return { services: withPages(drafts, pages), pages: servicePages, onePageSite: isOnePage(pages) };
}

type Note = (label: string, evidence: Evidence, url: string | null, sectionWords?: number | null) => void;

function readPage(page: PageFacts, term: TermReader, note: Note): void {
  if (page.role === 'service') {
    const heading = page.document.headings.find(({ level, text }) => level === 1 && text !== '');
    const named = heading && isService(heading.text, page.path, term) ? heading.text : page.anchor;
    // Without a heading, the link that leads here names the job, and is its receipt.
    if (heading && named !== '' && !GENERAL_WORDS.test(named.toLowerCase()) && !isServiceIndex(page.path)) {
      note(named, { url: page.url, place: 'heading', excerpt: excerptAround(heading.text) }, pageKey(page.url));
    }
  }
  // Headings on inner pages are about details; the list of jobs stands on the home page or on the page of services.
  if (page.role === 'home' || isServiceIndex(page.path)) readLabels(proseOf(page), term, note);
}

function readLinks(pages: readonly PageFacts[], term: TermReader, note: Note): void {
  for (const { page, link } of ownLinks(pages)) {
    if (link.text === '' || link.text.length > LONGEST_LABEL || NO_LABEL.test(link.text.toLowerCase())) continue;
    const path = pathOf(link.href);
    if (path === '/' || NO_SERVICE_PATH.test(path) || pageKey(link.href) === pageKey(page.url)) continue;
    if (isService(link.text, path, term)) note(link.text, linkEvidence(page, link), pageKey(link.href));
  }
}

/** Headings and list entries that name a job, linked or not. */
function readLabels(prose: Prose, term: TermReader, note: Note): void {
  let underServices = false;
  // A list below the heading of one job tells its details.
  let headed = false;
  for (const [at, sentence] of prose.sentences.entries()) {
    const heading = isHeading(sentence.tag);
    if (!heading && sentence.tag !== 'li') continue;
    const label = sentence.text.length <= LONGEST_LABEL && !/[.?!]$/.test(sentence.text);
    // The main heading of a home page is its slogan, not the title of a list.
    const title = sentence.tag === 'h1' && prose.page.role === 'home';
    const general = heading && label && !title && SERVICES_HEADING.test(sentence.lower) && !term(sentence.text);
    if (heading) {
      underServices = general || (underServices && sentence.tag > 'h2' && !OTHER_SECTION.test(sentence.lower));
      headed = underServices && !general;
    }
    if (!label || (!heading && sentence.text.split(' ').length > MOST_LABEL_WORDS)) continue;
    if (general || sentence.tag === 'h1' || NO_LABEL.test(sentence.lower)) continue;
    if (sentence.region === 'footer') continue;
    const known = term(sentence.text) !== null;
    // Among the words of a menu, only those are jobs that are known to be.
    const listed =
      underServices && sentence.region !== 'nav' && !GENERAL_WORDS.test(sentence.lower) && (heading || !headed);
    if (!known && !listed) continue;
    note(sentence.text, sentenceEvidence(prose, sentence), null, heading ? sectionWords(prose.sentences, at) : null);
  }
}

/** Words between a heading and the next one. */
function sectionWords(sentences: readonly Sentence[], heading: number): number {
  let words = 0;
  for (let at = heading + 1; at < sentences.length; at++) {
    const { tag, text, region } = sentences[at]!;
    if (isHeading(tag) || region === 'footer') break;
    words += text.split(' ').length;
  }
  return words;
}

function isService(label: string, path: string, term: TermReader): boolean {
  const plain = label.toLowerCase().trim();
  if (plain === '' || GENERAL_WORDS.test(plain)) return false;
  return term(label) !== null || SERVICE_FOLDER.test(path);
}

function isServiceIndex(path: string): boolean {
  return /\/(?:our-)?(?:services?|practice-areas?|practice|treatments?|what-we-do)(?:\.\w{3,5})?\/?$/i.test(path);
}

/** A heading says more than the job: `Drain cleaning in Boise, ID`, `Water softeners for homes with hard water.` */
function jobName(label: string): string {
  const job = label
    .replace(/\s+(?:in|near|throughout|across|serving) (?:the )?\p{Lu}.*$/u, '')
    .replace(/\s*(?:[—–|:]|\s-)\s.*$/, '')
    .replace(/[\s.,!]+$/, '');
  const short = job.split(' ').length > MOST_LABEL_WORDS ? job.replace(/\s+(?:for|that|with|to) .*$/, '') : job;
  return short.length >= SHORTEST_JOB ? short : label;
}

function keyOf(label: string, term: TermReader): string | null {
  const key = term(label)?.key ?? plainLabel(label);
  return key === '' ? null : key;
}

function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Address without query, fragment and closing slash. */
function pageKey(href: string): string {
  const path = pathOf(href);
  const start = href.indexOf('/', href.indexOf('//') + 2);
  return `${start < 0 ? href : href.slice(0, start)}${withoutTail(path, '/')}`;
}

function linkEvidence(page: PageFacts, link: Link): Evidence {
  return { url: page.url, place: 'link', excerpt: excerptAround(link.text) };
}

/** A page that many services share belongs to none of them. */
function withPages(drafts: ReadonlyMap<string, Draft>, pages: readonly PageFacts[]): Service[] {
  const owners = new Map<string, Draft[]>();
  for (const draft of drafts.values())
    for (const url of draft.urls) owners.set(url, [...(owners.get(url) ?? []), draft]);
  const read = new Map(pages.map((page) => [pageKey(page.url), page]));
  const unlinked = [...drafts.values()].filter(({ urls }) => urls.size === 0);
  const linked = unlinked.length > 0 ? linkedPages(pages) : null;
  for (const draft of unlinked) {
    const url = linked?.get(plainLabel(draft.name));
    // A site with fewer pages than a scan may read is read whole: a page that was not read there does not open.
    if (url === undefined || (!read.has(url) && pages.length < MOST_PAGES)) continue;
    draft.urls.add(url);
    owners.set(url, [...(owners.get(url) ?? []), draft]);
  }
  return [...drafts.values()].flatMap((draft) => {
    const { name, evidence, urls, sectionWords: words } = draft;
    const single = [...urls].filter((url) => (owners.get(url)?.length ?? 0) <= MOST_NAMES && !isServiceIndex(url));
    const own = single
      .filter((url) => owners.get(url)?.[0] === draft)
      .map((url) => servicePage(url, name, read.get(url)))
      .sort((a, b) => (b.words ?? -1) - (a.words ?? -1));
    // Its only page already stands under another name: the same job, named twice.
    if (own.length === 0 && single.length > 0) return [];
    return [{ name, evidence, page: own[0] ?? null, sectionWords: words }];
  });
}

/** Pages of the site by the words of a link to them, and by their own address: `Tree Removal`, `/tree-removal.html`. */
function linkedPages(pages: readonly PageFacts[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const home = pageKey(pages[0]?.url ?? '');
  // Menus repeat on every page: each link is looked at once.
  const seen = new Set<string>();
  for (const { link } of ownLinks(pages)) {
    const key = `${link.href} ${link.text}`;
    if (seen.has(key) || link.text.length > LONGEST_LABEL) continue;
    seen.add(key);
    const url = pageKey(link.href);
    if (url === home || NO_SERVICE_PATH.test(pathOf(link.href)) || isServiceIndex(pathOf(link.href))) continue;
    const slug = (pathOf(link.href).split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w{3,5}$/, '');
    for (const label of [link.text, slug]) {
      const plain = plainLabel(label);
      if (plain !== '' && !found.has(plain)) found.set(plain, url);
    }
  }
  return found;
}

function servicePage(url: string, name: string, page: PageFacts | undefined): NonNullable<Service['page']> {
  if (!page) return { url, words: null, ownHeading: false };
  const ownHeading = page.document.headings.some((heading) => heading.level === 1 && sharesWord(heading, name));
  return { url: page.url, words: page.document.mainWords, ownHeading };
}

function sharesWord(heading: Heading, name: string): boolean {
  const stems = new Set(wordStems(heading.text));
  return wordStems(name).some((stem) => stems.has(stem));
}

function wordStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));
}

/** No link leads to another page of the same site. */
function isOnePage(pages: readonly PageFacts[]): boolean {
  const [home] = pages;
  if (pages.length !== 1 || !home) return false;
  return !ownLinks(pages).some(
    ({ link: { href } }) => pageKey(href) !== pageKey(home.url) && !FINE_PRINT.test(pathOf(href)),
  );
}
