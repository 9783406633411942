import type { Evidence } from '@named-first/contract';
import { MOST_PAGES } from '../../artifacts.ts';
import type { TermMatcher } from '../../lexicon/term-matcher.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import type { Heading, Link } from '../../read/html/document.ts';
import { withoutTail } from '../../read/text/plain-text.ts';
import type { Certainty } from '../claim.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import {
  excerptAround,
  isHeading,
  isQuotation,
  type Prose,
  proseOf,
  type Sentence,
  sentenceEvidence,
} from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { bareLabel, type JobReader, jobName, jobReader, labelBeforePrice, refusalOf } from './service-labels.ts';
import { SERVICE_FOLDER, SERVICE_INDEX, serviceWords } from './service-words.ts';

export type Service = {
  /** `certain`: two independent places name it, or one and a page of its own. Only these are pasted. */
  certainty: Certainty;
  /** A job of the trade as the lexicon knows it: told though one place alone names it. */
  known: boolean;
  /** As the site names it. */
  name: string;
  evidence: Evidence;
  /** Its own page among the sampled or linked ones, with main words when that page was read. */
  page: { url: string; words: number | null; ownHeading: boolean } | null;
  /** Words under its own heading on a page about several things; null when it has no heading. */
  sectionWords: number | null;
};

export type ServiceFacts = { services: readonly Service[]; pages: readonly PageFacts[]; onePageSite: boolean };

const NO_SERVICE_PATH =
  /\/(?:blog|news|articles?|posts?|tag|category|author|reviews?|testimonials?|about|contact|faqs?|gallery|financing|coupons?|careers?|jobs?|kontakt|impressum|datenschutz|ueber-uns|referenzen|galerie|karriere|aktuelles|contacto|sobre-nosotros|blogs|apropos|a-propos|actualites|realisations|mentions-legales|contatti|chi-siamo|over-ons|nieuws|contato|sobre|sobre-nos|privacy|[\w-]*polic[\w-]*|\d{4})(?:\.\w{3,5})?(?:\/|$)/i;
const FINE_PRINT = /privacy|terms|cookie|accessib|sitemap|login|\.(?:pdf|jpe?g|png|webp|vcf)$/i;
const LONGEST_LABEL = 60;
const MOST_LIST_WORDS = 5;
const MOST_SERVICES = 60;
const MOST_OFFERS = 100;
/** Two names that lead to one page are one job; more than that, and the page is a list. */
const MOST_NAMES = 2;
/** A heading of services is short, and so is the line above one. */
const LONGEST_HEADING = 60;
const NEGATED = /\b(?:not|never|don't|doesn't|nicht|keine?n?|no|sin|ne|pas|non|niet|geen|não|sem)\b/;
/** `View services` leads to a list and announces none. */
const FIRST_WORDS = /^(?:view|see|all|ver|voir|bekijk|alle|zu|book|vedi|scopri|découvrir|more|other)\b/i;
/** So many headings in a row, or one that is known, make a list of services. */
const FEWEST_SIBLINGS = 2;
/** What a place says of a service; the strongest are told first. */
const WORTH = { known: 3, markup: 1, page: 0.5, heading: 3, list: 1, link: 1, sentence: 0.5 } as const;
/** Outside a list of services, a heading is a job when little else is in it. */
const KNOWN_ALONE = 0.75;
/** A heading of services begins with the word, or says little else. */
const HEADING_SHARE = 0.4;
/** The line that announces a list stands directly above its heading. */
const ANNOUNCED_WITHIN = 2;
/** So many short lines in a row on a page of services are a list. */
const FEWEST_LINES = 3;
const FEWEST_COMPARED = 5;
const MOST_WORDS_ONCE = 3;
const FEWEST_CERTAIN = 3;
/** Where no list names any, a job counts that running text names so often. */
const FEWEST_SENTENCES = 2;
const SHORTEST_IN_TEXT = 8;
const MOST_SENTENCES = 300;

type Draft = {
  name: string;
  evidence: Evidence;
  urls: Set<string>;
  sectionWords: number | null;
  worth: number;
  /** A job that the lexicon lists for the trade. */
  known: boolean;
  seen: Set<string>;
};
type ServiceInput = {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'id' | 'languages'>;
  markup?: Pick<MarkupFacts, 'nodes'>;
};

/** Services the site names in menus, lists, headings and markup, and the page each has for itself. */
export function deriveServices({ pages, trade, markup }: ServiceInput): ServiceFacts {
  const drafts = new Map<string, Draft>();
  const job = jobReader(trade);
  const note: Note = (text, evidence, place, { url = null, words = null } = {}) => {
    const label = bareLabel(text);
    const known = job(label);
    const key = known?.key ?? plainLabel(jobName(label));
    if (key === '' || (drafts.size >= MOST_SERVICES && !drafts.has(key))) return;
    const draft = drafts.get(key) ?? {
      name: jobName(label),
      evidence,
      urls: new Set<string>(),
      sectionWords: null,
      worth: known === null ? 0 : WORTH.known,
      known: (known?.share ?? 0) >= KNOWN_ALONE,
      seen: new Set<string>(),
    };
    if (url) draft.urls.add(url);
    if (words !== null) draft.sectionWords = Math.max(draft.sectionWords ?? 0, words);
    if (!draft.seen.has(place)) draft.worth += WORTH[place];
    draft.seen.add(place);
    drafts.set(key, draft);
  };
  for (const page of pages) readPage(page, job, note);
  readLinks(pages, job, note);
  if (markup) readOffers(markup, note);
  dropUnknownLists(drafts);
  dropLongerNames(drafts);
  if (drafts.size === 0)
    for (const page of pages) if (page.role === 'home' || isListOfServices(page)) readText(page, trade, note);
  const servicePages = pages.filter(({ role }) => role === 'service');
  const services = believable(withPages(strongestFirst(drafts), pages), trade);
  return { services, pages: servicePages, onePageSite: isOnePage(pages) };
}

/**
 * What is said once is told where it is short and a heading of its own, or where a list names several jobs that are
 * certain. On a site whose trade is unknown nothing can be compared, and only certain services are told.
 */
function believable(services: readonly Service[], { id }: ServiceInput['trade']): Service[] {
  const certain = services.filter(({ certainty, known }) => certainty === 'certain' || known).length;
  return services.filter(({ name, certainty, known, evidence }) => {
    if (certainty === 'certain' || known) return true;
    if (id === null) return false;
    return evidence.place === 'heading' ? name.split(' ').length <= MOST_WORDS_ONCE : certain >= FEWEST_CERTAIN;
  });
}

/** Places that agree count; among equals, reading order stays. */
function strongestFirst(drafts: ReadonlyMap<string, Draft>): ReadonlyMap<string, Draft> {
  return new Map([...drafts].sort(([, a], [, b]) => b.worth - a.worth));
}

type Note = (
  label: string,
  evidence: Evidence,
  place: keyof typeof WORTH,
  details?: { url?: string | null; words?: number | null },
) => void;

function readPage(page: PageFacts, job: JobReader, note: Note): void {
  if (page.role === 'service') {
    const heading = page.document.headings.find(({ level, text }) => level === 1 && text !== '');
    const named = heading && isService(heading.text, page.path, job) ? heading.text : page.anchor;
    // Without a heading, the link that leads here names the job, and is its evidence.
    if (heading && named !== '' && !isServiceIndex(page.path) && !isRefused(jobName(bareLabel(named)))) {
      note(named, { url: page.url, place: 'heading', excerpt: excerptAround(heading.text) }, 'page', {
        url: pageKey(page.url),
      });
    }
  }
  // Headings on inner pages are about details; the jobs are listed on the home page or on the page of services.
  if (page.role === 'home' || isListOfServices(page)) readLabels(proseOf(page), job, note);
}

function isListOfServices({ path, role, document, anchor }: PageFacts): boolean {
  if (isServiceIndex(path)) return true;
  if ((role !== 'other' && role !== 'service') || SERVICE_FOLDER.test(path)) return false;
  const heading = document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  return isServicesHeading(heading) && isServicesHeading(anchor === '' ? heading : anchor);
}

function readLinks(pages: readonly PageFacts[], job: JobReader, note: Note): void {
  for (const { page, link } of ownLinks(pages)) {
    const label = bareLabel(link.text);
    if (label === '' || label.length > LONGEST_LABEL || isRefused(label)) continue;
    const path = pathOf(link.href);
    if (path === '/' || NO_SERVICE_PATH.test(path) || pageKey(link.href) === pageKey(page.url)) continue;
    if (isService(label, path, job)) note(label, linkEvidence(page, link), 'link', { url: pageKey(link.href) });
  }
}

/** `Service`, and what `hasOfferCatalog` and `makesOffer` offer (https://schema.org/hasOfferCatalog). */
function readOffers({ nodes }: Pick<MarkupFacts, 'nodes'>, note: Note): void {
  for (const { node, page } of nodes.filter((entry) => entry.node.types.includes('Service')).slice(0, MOST_OFFERS)) {
    const name = textsOf(node, 'name')[0] ?? '';
    if (name === '' || isRefused(jobName(bareLabel(name)))) continue;
    note(name, markupEvidence(page, node, 'name'), 'markup');
  }
}

/** What the headings above say of the place that is being read. */
type Section = { kind: 'services' | 'prices' | 'other' | 'job' | 'none'; level: number; jobLevel: number };

/** Headings and list entries that name a job, linked or not. */
function readLabels(prose: Prose, job: JobReader, note: Note): void {
  const onServicesPage = isListOfServices(prose.page);
  let section: Section = { kind: onServicesPage ? 'services' : 'none', level: 1, jobLevel: 0 };
  let titled: boolean = false;
  let announcedAt = Number.NEGATIVE_INFINITY;
  let lines: { label: string; sentence: Sentence }[] = [];
  for (const [at, sentence] of prose.sentences.entries()) {
    if (sentence.region === 'footer' || sentence.region === 'aside' || isQuotation(prose, sentence)) continue;
    const label = bareLabel(sentence.text);
    if (isHeading(sentence.tag)) {
      // The first main heading is the slogan of a home page, or the title of the list.
      const isTitle: boolean = sentence.tag === 'h1' && !titled;
      titled ||= isTitle;
      if (isTitle) continue;
      const level = Number(sentence.tag[1]);
      const announced = at - announcedAt <= ANNOUNCED_WITHIN;
      const next = sectionAfter(section, { level, text: sentence.text, announced, known: job(label) !== null });
      if (isJobHeading(next, section, level, prose.sentences, at, job)) {
        const words = sectionWords(prose.sentences, at);
        note(sentence.text, sentenceEvidence(prose, sentence), job(label) === null ? 'heading' : 'known', { words });
      }
      section = next;
      lines = [];
      continue;
    }
    if (sentence.region === 'nav' || sentence.region === 'header') {
      if (sentence.tag === 'li' && isKnownAlone(label, job)) note(label, sentenceEvidence(prose, sentence), 'link');
      continue;
    }
    if (sentence.tag !== 'li' && isServicesHeading(label)) announcedAt = at;
    const priced = section.kind === 'prices' ? labelBeforePrice(sentence.text) : null;
    if (priced !== null && !isRefused(priced)) note(priced, sentenceEvidence(prose, sentence), 'list');
    if (label.split(' ').length > MOST_LIST_WORDS || isRefused(label)) {
      lines = [];
      continue;
    }
    if (sentence.tag === 'li') {
      const listed = section.kind === 'services' || (section.kind === 'none' && isKnownAlone(label, job));
      if (listed && !sentence.text.includes(':')) note(label, sentenceEvidence(prose, sentence), 'list');
    } else if (onServicesPage && section.kind === 'services') {
      lines.push({ label, sentence });
      noteLines(lines, prose, job, note);
    }
  }
}

/** Short lines in a row that hold a known job are a list; each is noted again with every further line. */
function noteLines(
  lines: readonly { label: string; sentence: Sentence }[],
  prose: Prose,
  job: JobReader,
  note: Note,
): void {
  if (lines.length < FEWEST_LINES || !lines.some(({ label }) => job(label) !== null)) return;
  for (const { label, sentence } of lines) note(label, sentenceEvidence(prose, sentence), 'list');
}

function isKnownAlone(label: string, job: JobReader): boolean {
  return !isRefused(label) && (job(label)?.share ?? 0) >= KNOWN_ALONE;
}

/** Known jobs that running text names more than once, as the site writes them. */
function readText(page: PageFacts, { id, languages }: ServiceInput['trade'], note: Note): void {
  const prose = proseOf(page);
  const said = new Map<string, { text: string; evidence: Evidence }[]>();
  for (const sentence of prose.sentences.slice(0, MOST_SENTENCES)) {
    if (sentence.region !== 'main' || isQuotation(prose, sentence) || NEGATED.test(sentence.lower)) continue;
    for (const { start, end, meanings } of languages.flatMap((language) => findTradeTerms(sentence.text, language))) {
      const own = meanings.some(({ entry, sort }) => entry.id === id && sort === 'jobs');
      if (!own || end - start < SHORTEST_IN_TEXT) continue;
      const text = sentence.text.slice(start, end);
      const places = said.get(plainLabel(text)) ?? [];
      said.set(plainLabel(text), [...places, { text, evidence: sentenceEvidence(prose, sentence, start) }]);
    }
  }
  for (const places of said.values()) {
    const [first] = places;
    if (first && places.length >= FEWEST_SENTENCES) note(first.text, first.evidence, 'sentence');
  }
}

/**
 * Entries that a list alone names, on a site where no entry of a list is a known job: conditions, materials and promises
 * are listed below "Services" as well. Where the trade is unknown, nothing can be compared.
 */
function dropUnknownLists(drafts: Map<string, Draft>): void {
  const knowsJobs = [...drafts.values()].some(({ known }) => known);
  const listed = [...drafts].filter(([, { seen }]) => seen.has('list'));
  if (knowsJobs || listed.length < FEWEST_COMPARED) return;
  for (const [key, { seen }] of listed) if (seen.size === 1) drafts.delete(key);
}

/** What is said only in markup or over a page, where lists name it shorter: `Side Glass Replacement` and `Side Glass`. */
function dropLongerNames(drafts: Map<string, Draft>): void {
  const listed = [...drafts].filter(([, { seen }]) =>
    [...seen].some((place) => place !== 'markup' && place !== 'page'),
  );
  for (const [key, draft] of drafts) {
    if (listed.some(([other]) => other === key)) continue;
    const words = new Set(wordStems(key));
    const shorter = listed.find(([other]) => other !== key && wordStems(other).every((word) => words.has(word)));
    if (!shorter) continue;
    for (const url of draft.urls) shorter[1].urls.add(url);
    drafts.delete(key);
  }
}

/** The section that a heading opens. */
function sectionAfter(
  section: Section,
  { level, text, announced, known }: { level: number; text: string; announced: boolean; known: boolean },
): Section {
  const { other, price } = serviceWords();
  if ((announced || isServicesHeading(text)) && !known) return { kind: 'services', level, jobLevel: 0 };
  const inside = section.kind === 'services' || section.kind === 'job';
  if (isWholeOf(price, text) && !known) return { kind: 'prices', level, jobLevel: 0 };
  if (other.find(text).length > 0 && !known) {
    return inside && level > section.level ? section : { kind: 'other', level, jobLevel: 0 };
  }
  if (inside && level > section.level) {
    return { kind: 'job', level: section.level, jobLevel: section.jobLevel || level };
  }
  // `h2 Services`, then `h2 Tuckpointing`, …: jobs beside their heading.
  if (inside && level === section.level && (section.jobLevel === 0 || section.jobLevel === level)) {
    return { kind: 'job', level: section.level, jobLevel: level };
  }
  if (level > section.level && section.kind === 'other') return section;
  return { kind: 'none', level, jobLevel: 0 };
}

function isJobHeading(
  section: Section,
  before: Section,
  level: number,
  sentences: readonly Sentence[],
  at: number,
  job: JobReader,
): boolean {
  const label = jobName(bareLabel(sentences[at]!.text));
  if (isRefused(label)) return false;
  const known = job(label);
  if (known && known.share >= KNOWN_ALONE) return section.kind !== 'other';
  if (section.kind !== 'job' || level !== section.jobLevel) return false;
  // Beside the heading of the list, a title alone may be anything: a known job or several in a row make a list.
  return level > section.level || before.kind === 'job' || siblingsAfter(sentences, at, level) >= FEWEST_SIBLINGS;
}

/** Headings of the same level that follow and could be jobs. */
function siblingsAfter(sentences: readonly Sentence[], from: number, level: number): number {
  let count = 0;
  for (const { tag, text } of sentences.slice(from + 1, from + 60)) {
    if (!isHeading(tag) || Number(tag[1]) > level) continue;
    if (Number(tag[1]) < level || isRefused(jobName(bareLabel(text))) || serviceWords().other.find(text).length > 0)
      break;
    count += 1;
  }
  return count;
}

function isServicesHeading(text: string): boolean {
  const label = bareLabel(text);
  if (label === '' || label.length > LONGEST_HEADING) return false;
  if (serviceWords().other.find(label).length > 0 || FIRST_WORDS.test(label)) return false;
  return serviceWords()
    .heading.find(label)
    .some(({ start, end }) => start === 0 || end - start >= label.length * HEADING_SHARE);
}

function isWholeOf(matcher: TermMatcher, text: string): boolean {
  const label = bareLabel(text);
  return matcher.find(label).some(({ start, end }) => end - start >= label.length * KNOWN_ALONE);
}

function isRefused(label: string): boolean {
  return refusalOf(label) !== null;
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

function isService(label: string, path: string, job: JobReader): boolean {
  return job(label) !== null || SERVICE_FOLDER.test(path);
}

function isServiceIndex(path: string): boolean {
  return SERVICE_INDEX.test(path);
}

function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/ (?:&|and|und|et|y|e|en) /g, ' ')
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
    const certainty = draft.seen.size > 1 || own.length > 0 ? 'certain' : 'stated once';
    return [{ name, certainty, known: draft.known, evidence, page: own[0] ?? null, sectionWords: words }];
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
