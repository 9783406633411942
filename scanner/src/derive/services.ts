import type { Evidence } from '@named-first/contract';
import type { PageFacts, TradeFacts } from '../facts.ts';
import type { Heading, Link } from './document.ts';
import { excerptAround, type Prose, proseOf, type Sentence, sentenceEvidence } from './sentences.ts';
import { serviceTermIn } from './service-terms.ts';

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

const SERVICE_FOLDER = /\/(?:services?|our-services|what-we-do|practice-areas?|treatments?|procedures|solutions)\/(?!page\/)[^/]+\/?$/i;
const SERVICES_HEADING = /\b(?:our|all|plumbing|heating|cooling|hvac|roofing|solar|legal|dental|medical)? ?(?:services|practice areas|treatments|what we do|specialties)\b/;
const NO_SERVICE_PATH = /\/(?:blog|news|articles?|posts?|tag|category|author|reviews?|testimonials?|about|contact|faqs?|gallery|financing|coupons?|careers?|jobs?|\d{4})(?:\/|$)/i;
const LONGEST_LABEL = 60;
const MOST_LABEL_WORDS = 5;
const MOST_SERVICES = 60;
/** Two names that lead to one page are one job; more than that, and the page is a list. */
const MOST_NAMES = 2;
/** Calls to action and questions are no names of jobs. */
const NO_LABEL = /^(?:get|call|book|schedule|request|read|learn|see|view|why|how|what|when|who|where|skip|our|ask|meet|find|do|is|are|can|your|we|free|signs)\b|\d/;
const MOST_LINKS = 3000;
const GENERAL_WORDS = /^(?:all |our |more |view |see |other |read |learn )*(?:services?|home|contact|about|more|plumbing|heating|cooling|roofing|hvac|solar|legal|dental|all|prices?|pricing|call|book|quote|free estimates?)(?: us| more| now| all| services?| company| contractor)*$/;

type Draft = { name: string; evidence: Evidence; urls: Set<string>; sectionWords: number | null };

/** Services the site names in menus, lists and headings, and the page each has for itself. */
export function deriveServices({ pages, trade }: { pages: readonly PageFacts[]; trade: Pick<TradeFacts, 'trade'> }): ServiceFacts {
  const drafts = new Map<string, Draft>();
  const note = (label: string, evidence: Evidence, url: string | null, sectionWords: number | null = null): void => {
    const key = keyOf(label, trade);
    if (!key || (drafts.size >= MOST_SERVICES && !drafts.has(key))) return;
    const draft = drafts.get(key) ?? { name: label, evidence, urls: new Set<string>(), sectionWords: null };
    if (url) draft.urls.add(url);
    if (sectionWords !== null) draft.sectionWords = Math.max(draft.sectionWords ?? 0, sectionWords);
    drafts.set(key, draft);
  };
  for (const page of pages) readPage(page, trade, note);
  const servicePages = pages.filter(({ role }) => role === 'service');
  return { services: withPages(drafts, pages), pages: servicePages, onePageSite: isOnePage(pages) };
}

type Note = (label: string, evidence: Evidence, url: string | null, sectionWords?: number | null) => void;

function readPage(page: PageFacts, trade: Pick<TradeFacts, 'trade'>, note: Note): void {
  if (page.role === 'service') {
    const heading = page.document.headings.find(({ level, text }) => level === 1 && text !== '');
    const label = heading?.text ?? page.anchor;
    const named = isService(label, page.path, trade) ? label : page.anchor;
    if (named !== '' && !isServiceIndex(page.path)) {
      note(named, { url: page.url, place: 'heading', excerpt: excerptAround(label || named) }, pageKey(page.url));
    }
  }
  readLinks(page, trade, note);
  if (page.role !== 'area') readLabels(proseOf(page), trade, note);
}

function readLinks(page: PageFacts, trade: Pick<TradeFacts, 'trade'>, note: Note): void {
  const host = URL.parse(page.url)?.host;
  for (const link of page.document.links.slice(0, MOST_LINKS)) {
    if (link.text.length > LONGEST_LABEL || !link.href.startsWith('http')) continue;
    const url = URL.parse(link.href);
    if (!url || url.host !== host || url.pathname === '/' || NO_SERVICE_PATH.test(url.pathname)) continue;
    if (NO_LABEL.test(link.text.toLowerCase()) || pageKey(link.href) === pageKey(page.url)) continue;
      if (isService(link.text, url.pathname, trade)) note(link.text, linkEvidence(page, link), pageKey(link.href));
  }
}

/** Headings and list entries that name a job, linked or not. */
function readLabels(prose: Prose, trade: Pick<TradeFacts, 'trade'>, note: Note): void {
  let underServices = false;
  for (const [at, sentence] of prose.sentences.entries()) {
    const heading = /^h[1-6]$/.test(sentence.tag);
    const label = heading || sentence.tag === 'li';
    if (!label || sentence.text.length > LONGEST_LABEL || /[.?!]$/.test(sentence.text)) continue;
    if (sentence.text.split(' ').length > MOST_LABEL_WORDS && !heading) continue;
    const general = heading && SERVICES_HEADING.test(sentence.lower) && !serviceTermIn(sentence.text, trade.trade);
    if (heading) underServices = general || (underServices && sentence.tag > 'h2');
    if (general || sentence.tag === 'h1' || sentence.region === 'footer' || NO_LABEL.test(sentence.lower)) continue;
    const known = serviceTermIn(sentence.text, trade.trade) !== null;
    const listed = trade.trade === 'generic' && underServices && !GENERAL_WORDS.test(sentence.lower);
    if (!known && !listed) continue;
    note(sentence.text, sentenceEvidence(prose, sentence), null, heading ? sectionWords(prose.sentences, at) : null);
  }
}

/** Words between a heading and the next one. */
function sectionWords(sentences: readonly Sentence[], heading: number): number {
  let words = 0;
  for (let at = heading + 1; at < sentences.length; at++) {
    const { tag, text, region } = sentences[at]!;
    if (/^h[1-6]$/.test(tag) || region === 'footer') break;
    words += text.split(' ').length;
  }
  return words;
}

function isService(label: string, path: string, trade: Pick<TradeFacts, 'trade'>): boolean {
  const plain = label.toLowerCase().trim();
  if (plain === '' || GENERAL_WORDS.test(plain)) return false;
  return serviceTermIn(label, trade.trade) !== null || SERVICE_FOLDER.test(path);
}

function isServiceIndex(path: string): boolean {
  return /\/(?:our-)?(?:services?|practice-areas?|treatments?|what-we-do)\/?$/i.test(path);
}

function keyOf(label: string, trade: Pick<TradeFacts, 'trade'>): string | null {
  const key = serviceTermIn(label, trade.trade)?.key ?? label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return key === '' ? null : key;
}

function pageKey(href: string): string {
  const url = URL.parse(href);
  return url ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : href;
}

function linkEvidence(page: PageFacts, link: Link): Evidence {
  return { url: page.url, place: 'link', excerpt: excerptAround(link.text) };
}

/** A page that many services share belongs to none of them. */
function withPages(drafts: ReadonlyMap<string, Draft>, pages: readonly PageFacts[]): Service[] {
  const owners = new Map<string, Draft[]>();
  for (const draft of drafts.values()) for (const url of draft.urls) owners.set(url, [...(owners.get(url) ?? []), draft]);
  const read = new Map(pages.map((page) => [pageKey(page.url), page]));
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
  const host = URL.parse(home.url)?.host;
  return !home.document.links.some(({ href }) => {
    const url = URL.parse(href);
    const legal = /privacy|terms|cookie|accessib|sitemap|login|\.(?:pdf|jpe?g|png|webp|vcf)$/i;
    return url?.host === host && pageKey(href) !== pageKey(home.url) && !legal.test(url?.pathname ?? '');
  });
}
