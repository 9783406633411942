import type { Evidence } from '@named-first/contract';
import { dividersOf } from '../../lexicon/dividers.ts';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import { LEGAL_FORM_AT_END } from '../../lexicon/legal-forms.ts';
import type { Link } from '../../read/html/document.ts';
import type { Certainty, RefusalReason, RefusedClaim } from '../claim.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { ownPagesOfCards } from './card-links.ts';
import { judgeCandidates, type LikelyService } from './likely/likely-services.ts';
import {
  bareLabel,
  conditionReader,
  type JobReader,
  jobName,
  jobReader,
  knownServiceReader,
  namesCustomers,
  ownWords,
  refusalOf,
  tradeWordReader,
  workWordReader,
} from './service-labels.ts';
import {
  isListOfPrices,
  isListOfServices,
  KNOWN_ALONE,
  type ListEntry,
  type ListOptions,
  readServiceLists,
  type ServiceList,
} from './service-lists.ts';
import {
  adviceLabels,
  type ComparedName,
  comparedName,
  isOnePage,
  isServiceIndex,
  linkedPages,
  NO_SERVICE_PATH,
  namesSameService,
  ownPages,
  pageKey,
  plainLabel,
  type ServicePage,
  titleTexts,
  wordStems,
} from './service-pages.ts';
import { type EnumerationReader, enumeratedIn, readEnumerations, readKnownJobs } from './service-sentences.ts';
import { SERVICE_FOLDER } from './service-words.ts';

export type Service = {
  /**
   * `certain`: the lexicon has it for the trade, and two places name it or it has its own page; or everything about the
   * name and its place speaks for it. Only these are pasted.
   */
  certainty: Certainty;
  /** A service that the lexicon lists for the trade: it counts although only one place names it. */
  known: boolean;
  /** True if only a price list, a sentence or the details of another service name it: it does not need its own page. */
  minor?: boolean;
  /** True for a disease or complaint that a practice treats and has a page about. It is never pasted. */
  condition?: boolean;
  /** As the site names it. */
  name: string;
  evidence: Evidence;
  /** Its own page among the sampled or linked ones, with its number of main words if it was read. */
  page: ServicePage | null;
  /** Words below its own heading on a page about several services; null without a heading. */
  sectionWords: number | null;
};

export type ServiceFacts = {
  services: readonly Service[];
  /** Probable services that no list names, if the lists state fewer than a report shows. They are never pasted. */
  likely: readonly (LikelyService & Pick<Service, 'page'>)[];
  /** Labels in the place of services that are not services, with the reason. */
  refused?: readonly RefusedClaim[];
  pages: readonly PageFacts[];
  onePageSite: boolean;
};

/** A report states at most this many services. */
export const MAX_REPORTED_SERVICES = 8;
const MAX_LABEL_LENGTH = 60;
const MAX_SERVICES = 60;
const MAX_REFUSED = 60;
const MAX_OFFERS = 100;
/** What schema.org calls services: of any business, and of a practice. */
const OFFERED_TYPES: ReadonlySet<string> = new Set([
  'Service',
  'MedicalTherapy',
  'MedicalProcedure',
  'PhysicalTherapy',
]);
/** The weight of each place; the strongest services come first. */
const WORTH = {
  known: 3,
  markup: 1,
  page: 0.5,
  headings: 3,
  subheadings: 2,
  titles: 2,
  eyebrows: 3,
  submenu: 2,
  menu: 1,
  cards: 3,
  prices: 2,
  entries: 2,
  details: -1,
  footer: 0.5,
  loose: 1,
  link: 1,
  enumeration: 0,
  title: 0.5,
  sentence: 0.5,
} as const;
type Place = Exclude<keyof typeof WORTH, 'known'>;
/** Trades that sell goods: the headings of their shelves and menus are what they offer. */
const GOODS_TRADES: ReadonlySet<string> = new Set([
  ...['bakery', 'bar', 'butcher', 'cafe', 'caterer', 'ice-cream-shop', 'restaurant', 'winery', 'farm-stay'],
  ...['antiques-dealer', 'bicycle-shop', 'bookstore', 'clothing-store', 'florist', 'furniture-store', 'garden-center'],
  ...['jeweler', 'pet-shop'],
]);
/** On one page these count as one sign: a list shows a name as a heading and again as a card. */
const LISTED: ReadonlySet<Place> = new Set([
  'headings',
  'subheadings',
  'titles',
  'eyebrows',
  'cards',
  'prices',
  'entries',
  'details',
  'loose',
]);
/** A list of services has at least this many names. */
const MIN_ENTRIES = {
  headings: 2,
  subheadings: 3,
  titles: 3,
  eyebrows: 3,
  submenu: 2,
  menu: 3,
  cards: 3,
  prices: 2,
  entries: 2,
  details: 2,
  footer: 2,
  loose: 3,
} as const;
/** A list with a larger share of promises, questions and calls to action is about something else. */
const MAX_REFUSED_SHARE = 0.4;
/** In an unannounced list, this share of entries must be known services. */
const KNOWN_SHARE = 0.25;
/** This many entries with words for work support a list, if they make up this share of it. */
const MIN_WORKING = 2;
const WORK_SHARE = 0.4;
/** The same for details below a heading. */
const DETAILS_SHARE = 0.6;
/** This many conditions make a list of conditions, if they are half of it. */
const MIN_CONDITIONS = 2;
/** In an unannounced list, this share must be words for work or of trades. */
const UNANNOUNCED_SHARE = 0.6;
/** Otherwise this share must name pages of the site. */
const LINKED_SHARE = 0.6;
/** With fewer services than this, known services in running text count too. */
const FEW_SERVICES = 4;
/** If no list names services, a service counts if running text names it this often. */
const MIN_SENTENCES = 2;
/** If the site itself lists this many services, its list is complete; details and sentences can only support it. */
const COMPLETE_LIST = 4;
const STRONG: ReadonlySet<Place> = new Set([
  'headings',
  'subheadings',
  'titles',
  'eyebrows',
  'submenu',
  'menu',
  'cards',
  'prices',
  'entries',
  'loose',
  'link',
  'page',
  'markup',
]);
/** Lists in which a longer name is a separate service: `Tree Removal`, `Emergency Tree Removal`. */
const LONG_NAMED: ReadonlySet<Place> = new Set([
  ...([
    'headings',
    'subheadings',
    'titles',
    'eyebrows',
    'cards',
    'submenu',
    'menu',
    'prices',
    'entries',
    'loose',
    'link',
    'details',
    'footer',
  ] as const),
]);
/** Services from these places do not need their own page. */
const MINOR: ReadonlySet<Place> = new Set(['prices', 'details', 'enumeration', 'title', 'sentence']);
/** Places in running text. */
const SAID: ReadonlySet<Place> = new Set(['enumeration', 'title', 'sentence']);
/** A single heading below a heading of services is a service if it is short. */
const MAX_WORDS_SINGLE = 3;
/** A longer name is a description. */
const MAX_WORDS_UNKNOWN = 5;
const MAX_WORDS_WITH_JOINING = 6;

type Draft = {
  name: string;
  evidence: Evidence;
  urls: Set<string>;
  /** The page to which its card links. */
  cardUrl: string | null;
  sectionWords: number | null;
  worth: number;
  /** True for a service that the lexicon lists for the trade. */
  known: boolean;
  /** True if a list of services contains it. */
  listed: boolean;
  seen: Set<string>;
  places: Set<Place>;
};
type Note = (
  label: string,
  evidence: Evidence,
  place: Place,
  details?: { url?: string | null; cardUrl?: string | null; words?: number | null; listed?: boolean },
) => void;
export type ServiceInput = {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'id' | 'languages'>;
  markup?: Pick<MarkupFacts, 'nodes'>;
  /** The name of the business, and the towns that it is in or serves. */
  business?: { name: string | null; towns: readonly string[] };
};

const CODE = LANGUAGES.join('|');
/** `/en/services.html`, `/services-en.html`. */
const LANGUAGE_OF_PATH = new RegExp(
  String.raw`^/(${CODE})(?:[-_]\w{2})?(?:/|\.\w{3,5}$|$)|[-_](${CODE})\.\w{3,5}$`,
  'i',
);
const READ: ReadonlySet<string> = new Set(LANGUAGES);
const STARTS_LOWER = /^\p{Ll}/u;
const NOBODY = { name: null, towns: [] };

/**
 * Services that the site names in menus, lists, headings, sentences and markup, each with its own page, and what else is
 * probably one.
 */
export function deriveServices(input: ServiceInput): ServiceFacts {
  const { trade, business = NOBODY } = input;
  const pages = inMainLanguage(input.pages, trade);
  const { listed, refused, options } = listServices({ ...input, pages });
  const { likely, doubtful, sure } = judgeCandidates({ pages, trade, options, business, listed });
  const isOther = otherNameReader(business, trade);
  const isSure = ({ name, condition }: Service): boolean => trade.id !== null && !condition && sure.has(name);
  const stated = listed
    .filter(({ name, known }) => !doubtful.has(name) && !isOther(name, known))
    .map((service): Service => (isSure(service) ? { ...service, certainty: 'certain' } : service));
  // What a practice does says more than what it treats. What it treats is an offer only if a page explains it.
  const explained = stated.filter(({ condition, page }) => condition && page !== null);
  const services = [...stated.filter(({ condition }) => !condition), ...explained];
  const others =
    services.length >= FEW_SERVICES ? likely.filter(({ signs }) => !signs.includes('tradeItself')) : likely;
  return {
    services,
    likely: withPages(others.slice(0, Math.max(0, MAX_REPORTED_SERVICES - services.length)), services, pages),
    refused: refusedClaims(refused, services),
    pages: input.pages.filter(({ role }) => role === 'service'),
    onePageSite: isOnePage(input.pages),
  };
}

/**
 * Leaves out copies of the pages in another language, by their address: `/en/services.html` of a German site. They name
 * each service a second time. `/it/` may also be a page about computers, so a declared language decides. It also
 * decides if the scan does not read that language: templates leave `en` on the pages of any site, but nobody leaves `tr`.
 */
function inMainLanguage(pages: ServiceInput['pages'], { languages }: ServiceInput['trade']): ServiceInput['pages'] {
  const main = languages.find((language) => language !== 'en') ?? 'en';
  const declaredBy = ({ document }: PageFacts): string => document.lang.slice(0, 2).toLowerCase();
  const ofHome = pages[0] ? declaredBy(pages[0]) : '';
  return pages.filter((page, at) => {
    const [, first, last] = LANGUAGE_OF_PATH.exec(page.path) ?? [];
    const named = (first ?? last ?? main).toLowerCase();
    const declared = declaredBy(page);
    if (at === 0 || declared === main) return true;
    return named === main && (declared === '' || declared === ofHome || READ.has(declared));
  });
}

/**
 * Tells whether a name is that of a town or of the business itself. A business may be named after its service, but
 * `ACCOUNTANTS` in `MMK ACCOUNTANTS` does not make its logo one.
 */
function otherNameReader(
  { name, towns }: NonNullable<ServiceInput['business']>,
  trade: ServiceInput['trade'],
): (label: string, known: boolean) => boolean {
  const isKnownService = knownServiceReader(trade);
  const places = new Set(towns.map(plainLabel));
  const own = new Set(name === null ? [] : [name, name.replace(LEGAL_FORM_AT_END, '')].map(plainLabel));
  return (label, known) => {
    const key = plainLabel(label);
    return (places.has(key) && !known) || (own.has(key) && !isKnownService(label));
  };
}

/** Likely services with the pages that are named after them and are not a listed service's. */
function withPages(
  likely: readonly LikelyService[],
  listed: readonly Service[],
  pages: readonly PageFacts[],
): ServiceFacts['likely'] {
  const drafts = [
    ...listed.map(({ name, page }) => ({ name, urls: new Set(page ? [pageKey(page.url)] : []), service: null })),
    ...likely.map((service) => ({ name: service.name, urls: new Set<string>(), service })),
  ];
  return ownPages(drafts, pages).flatMap(({ draft: { service }, page }) => (service ? [{ ...service, page }] : []));
}

/** What the lists of a site with this trade may contain. */
function listOptions({ id, languages }: ServiceInput['trade']): ListOptions {
  return {
    sellsGoods: id !== null && GOODS_TRADES.has(id),
    isTradeWord: tradeWordReader(languages),
    isWork: workWordReader(languages),
    isCondition: conditionReader({ id, languages }),
  };
}

type RefusedEntry = { entry: ListEntry; reason: RefusalReason };
type ListedServices = { listed: Service[]; refused: RefusedEntry[]; options: ListOptions };

/**
 * The services of lists, menus, pages and sentences, strongest first, the refused entries of lists, and the readers of
 * labels that were used.
 */
export function listServices({ pages, trade, markup }: ServiceInput): ListedServices {
  const drafts = new Map<string, Draft>();
  const job = jobReader(trade);
  const options = listOptions(trade);
  const note = noteInto(drafts, job);
  const refused: RefusedEntry[] = [];
  const listing: PageFacts[] = [];
  const linked = linkedCounter(pages);
  for (const page of pages) {
    readOwnPage(page, job, note);
    // Headings on inner pages are about details; services are listed on the home page or on a page of services or
    // prices.
    if (page.role !== 'home' && !isListOfServices(page, options) && !isListOfPrices(page)) continue;
    listing.push(page);
    const lists = readServiceLists(page, job, options);
    refused.push(...readLists(lists, { trade, options, note, linked, isHome: page.role === 'home' }));
  }
  readLinks(pages, job, note);
  const advice = adviceLabels(pages);
  for (const [key, { name, urls }] of drafts) if (urls.size === 0 && advice.has(plainLabel(name))) drafts.delete(key);
  if (markup) readOffers(markup, job, note);
  if (!hasCompleteList(drafts)) {
    const reader: EnumerationReader = {
      job,
      isJobWord: (item) => options.isTradeWord(item) || options.isWork(item),
      dividers: dividersOf(trade.languages),
    };
    for (const page of listing)
      for (const { text, evidence } of readEnumerations(page, reader)) note(text, evidence, 'enumeration');
    readDescription(pages, reader, note);
  }
  dropBesideList(drafts);
  dropLongerNames(drafts);
  dropPartsOfNames(drafts);
  if (drafts.size < FEW_SERVICES && trade.id !== null)
    for (const page of pages)
      if (page.role === 'home' || isListOfServices(page, options))
        for (const { text, evidence } of readKnownJobs(page, trade, MIN_SENTENCES)) note(text, evidence, 'sentence');
  bearOut(drafts, pages);
  const sure = { id: trade.id, isKnownService: knownServiceReader(trade), isCondition: options.isCondition };
  return { listed: tellable(strongestFirst(drafts), pages, sure), refused, options };
}

function noteInto(drafts: Map<string, Draft>, job: JobReader): Note {
  return (text, evidence, place, { url = null, cardUrl = null, words = null, listed = false } = {}) => {
    const label = bareLabel(text);
    const known = job(label);
    const name = jobName(label);
    const key = known?.key ?? plainLabel(name);
    if (key === '' || (drafts.size >= MAX_SERVICES && !drafts.has(key))) return;
    const draft = drafts.get(key) ?? {
      name,
      evidence,
      urls: new Set<string>(),
      cardUrl: null,
      sectionWords: null,
      worth: known === null ? 0 : WORTH.known,
      known: false,
      listed: false,
      seen: new Set<string>(),
      places: new Set<Place>(),
    };
    // A heading or an entry writes the name as a label; a sentence that came first may not.
    if (STARTS_LOWER.test(draft.name) && isLabel(name)) Object.assign(draft, { name, evidence });
    if (url) draft.urls.add(url);
    draft.cardUrl ??= cardUrl;
    if (words !== null) draft.sectionWords = Math.max(draft.sectionWords ?? 0, words);
    if (!draft.places.has(place)) draft.worth += WORTH[place];
    draft.known ||= (known?.share ?? 0) >= KNOWN_ALONE;
    draft.listed ||= listed;
    draft.places.add(place);
    draft.seen.add(LISTED.has(place) ? `list on ${evidence.url}` : place);
    drafts.set(key, draft);
  };
}

const isLabel = (name: string): boolean => !STARTS_LOWER.test(name) && name !== name.toUpperCase();

/** A page about one service, named by its heading or by the link to it. */
function readOwnPage(page: PageFacts, job: JobReader, note: Note): void {
  if (page.role !== 'service' || isServiceIndex(page.path)) return;
  const heading = page.document.headings.find(({ level, text }) => level === 1 && text !== '');
  const named = heading && isService(heading.text, page.path, job) ? heading.text : page.anchor;
  // Without a heading, the link to this page names the service and is its evidence.
  if (!heading || named === '' || refusalOf(jobName(bareLabel(named))) !== null) return;
  const evidence: Evidence = { url: page.url, place: 'heading', excerpt: excerptAround(heading.text) };
  note(named, evidence, 'page', { url: pageKey(page.url) });
}

type Verdict = { isServices: boolean; reason: RefusalReason };

/** Notes the entries of each list that names services. Returns what was refused, with the reason. */
function readLists(
  lists: readonly ServiceList[],
  {
    trade,
    options,
    note,
    isHome,
    linked,
  }: Pick<ListContext, 'trade' | 'options' | 'isHome' | 'linked'> & { note: Note },
): RefusedEntry[] {
  const refused: RefusedEntry[] = [];
  // Below headings that are services, cards and entries are captions and details.
  const headed = new Set<number>();
  let isListed = false;
  for (const list of [...lists].sort((a, b) => rankOf(a) - rankOf(b))) {
    const below = lists.filter(({ shape, section }) => shape === 'headings' && section === list.section);
    const { isServices, reason } = verdictOn(list, { trade, options, headed, linked, below, isHome, isListed });
    if (isServices && list.shape === 'headings') isListed = true;
    if (isServices && (list.shape === 'headings' || list.shape === 'subheadings' || list.shape === 'eyebrows'))
      headed.add(list.section);
    const pages = ownPagesOfCards(list.entries);
    const isOfConditions = listsConditions(list, options);
    for (const entry of list.entries) {
      const isSupposed = isServices && !(isOfConditions && !options.isWork(entry.label));
      const ownReason = entry.reason ?? (isSupposed || entry.known ? null : reason);
      if (ownReason !== null) refused.push({ entry, reason: ownReason });
      else
        note(entry.label, entry.evidence, list.shape, {
          words: entry.words,
          cardUrl: entry.url !== null && pages.has(entry.url) ? entry.url : null,
          listed: isServices && list.shape !== 'footer',
        });
    }
  }
  return refused;
}

/** Half of the entries are diseases and complaints, so the others are too unless they name work: `Pronating feet`. */
function listsConditions({ entries }: ServiceList, { isCondition }: ListOptions): boolean {
  const usable = entries.filter(({ reason }) => reason === null);
  const conditions = usable.filter(({ label }) => isCondition(label)).length;
  return conditions >= MIN_CONDITIONS && conditions * 2 >= usable.length;
}

/** Headings are judged before the content below them, and the lines above them first. */
function rankOf({ shape }: ServiceList): number {
  return shape === 'eyebrows' ? 0 : shape === 'headings' ? 1 : shape === 'subheadings' ? 2 : 3;
}

type ListContext = {
  isHome: boolean;
  /** A list of headings above already names services. */
  isListed: boolean;
  trade: ServiceInput['trade'];
  options: ListOptions;
  /** Sections whose services are already known. */
  headed: ReadonlySet<number>;
  /** How many of the entries name a page of the site. */
  linked: (entries: readonly ListEntry[]) => number;
  /** Headings of the same section. */
  below: readonly ServiceList[];
};

function verdictOn(
  { shape, section, entries }: ServiceList,
  { trade, options, headed, linked, below, isHome, isListed }: ListContext,
): Verdict {
  const usable = entries.filter(({ reason }) => reason === null);
  const distinct = new Set(usable.map(({ label }) => plainLabel(label))).size;
  // A word of any trade supports a list, and so do several words for work. Looking for them costs time, so it comes last.
  const isLikely = (entry: ListEntry): boolean => entry.known || options.isTradeWord(entry.label);
  const isWork = (share: number): boolean => {
    const working = usable.filter((entry) => isLikely(entry) || options.isWork(entry.label)).length;
    return working >= MIN_WORKING && working >= usable.length * share;
  };
  const no = (reason: RefusalReason): Verdict => ({ isServices: false, reason });
  // A menu names much besides services, so in an unannounced list only known services count.
  if (shape === 'loose') return no('too-weak');
  const isSingle =
    isHome &&
    !headed.has(section) &&
    shape === 'headings' &&
    distinct === 1 &&
    entries.length <= 2 &&
    trade.id !== null;
  if (isSingle)
    return { isServices: (usable[0]?.label ?? '').split(' ').length <= MAX_WORDS_SINGLE, reason: 'too-weak' };
  if (distinct < MIN_ENTRIES[shape] && !usable.some(isLikely)) return no('too-weak');
  // A page may praise itself in the same form behind its services: what follows the last of them does not count.
  const before = entries.findLastIndex(({ reason }) => reason === null) + 1;
  if (usable.length < before * (1 - MAX_REFUSED_SHARE)) return no('list-of-others');
  if (shape === 'eyebrows') return { isServices: namesHeadings(usable, below, options), reason: 'too-weak' };
  if (shape === 'headings' && headed.has(section)) return no('slogan');
  // Below its services a page praises itself in the same form: `Fast quotes`, `Versatility`.
  if (shape === 'headings' && isListed && !usable.some(isLikely) && !isWork(KNOWN_SHARE)) return no('slogan');
  if (shape === 'subheadings' && headed.has(section) && !isOutnumbered(below, usable.length)) return no('slogan');
  if (shape === 'titles' || shape === 'menu')
    return {
      isServices:
        trade.id !== null &&
        (isHome || shape === 'menu') &&
        (isWork(UNANNOUNCED_SHARE) ||
          (linked(usable) >= usable.length * LINKED_SHARE && (usable.some(isLikely) || isWork(KNOWN_SHARE)))),
      reason: 'too-weak',
    };
  if (shape === 'cards' && (headed.has(section) || distinct < usable.length * KNOWN_ALONE)) return no('too-weak');
  if (shape === 'cards' && !usable.some(isLikely) && !isWork(KNOWN_SHARE)) return no('too-weak');
  // The dishes of a kitchen are not services, but its courses are.
  if (shape === 'prices' && options.sellsGoods) return no('too-weak');
  if (shape === 'details' || (shape === 'entries' && headed.has(section)))
    return {
      isServices:
        isSupported(usable.filter(isLikely).length, usable.length) || (trade.id !== null && isWork(DETAILS_SHARE)),
      reason: 'too-weak',
    };
  if (shape === 'subheadings' || shape === 'entries' || shape === 'footer' || shape === 'submenu')
    return { isServices: usable.some(isLikely) || isWork(WORK_SHARE), reason: 'too-weak' };
  if (trade.id === null && shape !== 'prices')
    return { isServices: distinct > MIN_ENTRIES[shape] || usable.some(isLikely), reason: 'too-weak' };
  return { isServices: true, reason: 'too-weak' };
}

/** Counts entries that name a page of the site: the words of a link to it, or its address. */
function linkedCounter(pages: readonly PageFacts[]): ListContext['linked'] {
  return (entries) => {
    const urls = entries.flatMap(({ label }) => linkedPages(pages).get(plainLabel(jobName(label))) ?? []);
    return new Set(urls).size;
  };
}

/** A heading or two, with a whole list of headings below them. */
function isOutnumbered(headings: readonly ServiceList[], below: number): boolean {
  return below >= MIN_ENTRIES.subheadings && headings.every(({ entries }) => entries.length < MIN_ENTRIES.subheadings);
}

/** Enough entries are words of trades. */
function isSupported(likely: number, entries: number): boolean {
  return likely >= MIN_ENTRIES.details && likely >= entries * KNOWN_SHARE;
}

/**
 * The lines above headings name the services if more of them are known and name work than of the headings, which then
 * praise them. `01 · Lighting` above `Installation of lamps` is only a category.
 */
function namesHeadings(
  lines: readonly ListEntry[],
  below: readonly ServiceList[],
  { isTradeWord, isWork }: ListOptions,
): boolean {
  const headings = below.flatMap(({ entries }) => entries);
  const known = (entries: readonly ListEntry[]) => entries.filter((entry) => entry.known).length;
  const working = (entries: readonly ListEntry[]) =>
    entries.filter((entry) => entry.known || isTradeWord(entry.label) || isWork(entry.label)).length;
  if (known(lines) <= known(headings) || lines.length < headings.length * KNOWN_SHARE) return false;
  return working(lines) > working(headings);
}

function readLinks(pages: readonly PageFacts[], job: JobReader, note: Note): void {
  for (const { page, link } of ownLinks(pages)) {
    const label = bareLabel(link.text);
    if (label === '' || label.length > MAX_LABEL_LENGTH || refusalOf(label) !== null) continue;
    const path = pathOf(link.href);
    if (path === '/' || NO_SERVICE_PATH.test(path) || pageKey(link.href) === pageKey(page.url)) continue;
    if (isService(label, path, job)) note(label, linkEvidence(page, link), 'link', { url: pageKey(link.href) });
  }
}

/** `Service`, and the content of `hasOfferCatalog` and `makesOffer` (https://schema.org/hasOfferCatalog). */
function readOffers({ nodes }: Pick<MarkupFacts, 'nodes'>, job: JobReader, note: Note): void {
  const offers = nodes
    .filter((entry) => entry.node.types.some((type) => OFFERED_TYPES.has(type)))
    .slice(0, MAX_OFFERS)
    .map(({ node, page }) => ({ node, page, label: bareLabel(textsOf(node, 'name')[0] ?? '') }))
    .filter(({ label }) => label !== '' && refusalOf(jobName(label), job(label) !== null) === null);
  // A page with several offers is a catalogue. Pages with one each, as for every town, are one if it has a known service.
  const isKnown = offers.length >= MIN_ENTRIES.cards && offers.some(({ label }) => job(label) !== null);
  const onPage = new Map<PageFacts, number>();
  for (const { page } of offers) onPage.set(page, (onPage.get(page) ?? 0) + 1);
  for (const { node, page, label } of offers) {
    const listed = isKnown || (onPage.get(page) ?? 0) >= MIN_ENTRIES.cards;
    note(label, markupEvidence(page, node, 'name'), 'markup', { listed });
  }
}

/** Services that the title and the description of the home page enumerate. */
function readDescription(pages: readonly PageFacts[], reader: EnumerationReader, note: Note): void {
  const [home] = pages;
  if (!home) return;
  for (const text of titleTexts(home)) {
    const evidence: Evidence = { url: home.url, place: 'title', excerpt: excerptAround(text) };
    for (const item of enumeratedIn(text, reader)) note(item, evidence, 'title');
  }
}

/** A service that is also in the title or the description of the home page has a second place. */
function bearOut(drafts: ReadonlyMap<string, Draft>, pages: readonly PageFacts[]): void {
  const [home] = pages;
  if (!home) return;
  const said = ` ${titleTexts(home).map(plainLabel).join(' ')} `;
  for (const draft of drafts.values()) {
    if (draft.places.has('title') || !said.includes(` ${plainLabel(draft.name)} `)) continue;
    draft.places.add('title');
    draft.seen.add('title');
    draft.worth += WORTH.title;
  }
}

function hasCompleteList(drafts: ReadonlyMap<string, Draft>): boolean {
  const strong = [...drafts.values()].filter(
    ({ places, listed, known }) => (listed || known) && [...places].some((place) => STRONG.has(place)),
  );
  return strong.length >= COMPLETE_LIST;
}

/** Drops details of services and items of sentences if a list of the site names the services. */
function dropBesideList(drafts: Map<string, Draft>): void {
  if (!hasCompleteList(drafts)) return;
  for (const [key, { places }] of drafts) if (![...places].some((place) => STRONG.has(place))) drafts.delete(key);
}

/**
 * Drops names that are only in markup or above a page if lists name them shorter: `Side Glass Replacement` and `Side
 * Glass`.
 */
function dropLongerNames(drafts: Map<string, Draft>): void {
  const all = [...drafts].map(([key, draft]) => ({ key, draft, stems: new Set(wordStems(key)) }));
  const shown = all.filter(({ draft }) => [...draft.places].some((place) => place !== 'markup' && place !== 'page'));
  for (const { key, draft, stems } of all) {
    // Variants of one service in a price list: `Permanente`, `Double permanente`.
    const isPriced = draft.places.size === 1 && draft.places.has('prices');
    if (!isPriced && [...draft.places].some((place) => LONG_NAMED.has(place))) continue;
    const shorter = shown.find(
      (other) => other.key !== key && other.stems.size > 0 && [...other.stems].every((stem) => stems.has(stem)),
    );
    if (!shorter || (isPriced && shorter.stems.size === stems.size)) continue;
    for (const url of draft.urls) shorter.draft.urls.add(url);
    drafts.delete(key);
  }
}

/** Drops words that only a title or a sentence names if a list says what they are part of: `Taglio sartoriale`. */
function dropPartsOfNames(drafts: Map<string, Draft>): void {
  const listed = [...drafts].filter(([, draft]) => draft.listed).map(([key]) => new Set(wordStems(key)));
  for (const [key, { places, listed: isListed }] of drafts) {
    const stems = wordStems(key);
    const isPart = (long: ReadonlySet<string>): boolean =>
      long.size > stems.length && stems.every((stem) => long.has(stem));
    if (!isListed && [...places].every((place) => SAID.has(place)) && stems.length > 0 && listed.some(isPart))
      drafts.delete(key);
  }
}

/** More agreeing places come first; equal ones keep reading order. */
function strongestFirst(drafts: ReadonlyMap<string, Draft>): Draft[] {
  return [...drafts.values()].sort((a, b) => b.worth - a.worth);
}

/**
 * Gives each service without a page the one that its card links to.
 *
 * @returns `onOthersPage`: services whose page belongs to another one, as `Emergency Repairs` may link to the page on
 *   `Emergency Plumbing`. `repeated`: the text of a whole card that is one link, which repeats the name of its service.
 */
function followCards(drafts: readonly Draft[]): Record<'onOthersPage' | 'repeated', ReadonlySet<Draft>> {
  const owners = new Map(drafts.flatMap((draft) => [...draft.urls].map((url) => [url, draft])));
  const onOthersPage = new Set<Draft>();
  const repeated = new Set<Draft>();
  for (const draft of drafts) {
    const { cardUrl, urls } = draft;
    if (cardUrl === null || urls.size > 0) continue;
    const owner = owners.get(cardUrl);
    if (owner && (owner.listed || !isLongerName(owner, draft))) onOthersPage.add(draft);
    else {
      urls.add(cardUrl);
      owners.set(cardUrl, draft);
      if (owner) repeated.add(owner);
    }
  }
  return { onOthersPage, repeated };
}

const isLongerName = (long: Draft, short: Draft): boolean =>
  plainLabel(long.name).startsWith(`${plainLabel(short.name)} `);

type SureReaders = {
  id: string | null;
  isKnownService: (name: string) => boolean;
  isCondition: (name: string) => boolean;
};

/**
 * Services that two places name, that the lexicon knows, or that are in a list of services. If the trade of the site is
 * unknown, nothing can be compared, so names must be short.
 */
function tellable(
  drafts: readonly Draft[],
  pages: readonly PageFacts[],
  { id, isKnownService, isCondition }: SureReaders,
): Service[] {
  const told: ComparedName[] = [];
  const { onOthersPage, repeated } = followCards(drafts);
  const single = drafts.filter((draft) => !repeated.has(draft));
  return ownPages(single, pages).flatMap(({ draft, page, shared }) => {
    // Its only page already belongs to another name: the same service, named twice.
    if (shared) return [];
    const { name, known, listed, evidence, sectionWords } = draft;
    const isBorneOut = draft.seen.size > 1 || page !== null;
    const isShort = ownWords(name) <= MAX_WORDS_UNKNOWN && name.split(' ').length <= MAX_WORDS_WITH_JOINING;
    if (!isBorneOut && !known && !(listed && isShort) && !draft.places.has('enumeration')) return [];
    if (id === null && !isBorneOut && !listed) return [];
    // Two places may also name a person, a form or an illness, and neither a list of services nor a word of the trade
    // rules that out. So only a service that the lexicon has for the trade may become part of a text to paste.
    const condition = isCondition(name);
    const certainty = isBorneOut && !condition && (known || isKnownService(name)) ? 'certain' : 'stated once';
    const compared = comparedName(name);
    if (namesCustomers(name) || told.some((other) => namesSameService(other, compared))) return [];
    told.push(compared);
    const minor = page === null && (onOthersPage.has(draft) || [...draft.places].every((place) => MINOR.has(place)));
    return [
      {
        name,
        certainty,
        known,
        ...(minor && { minor }),
        ...(condition && { condition }),
        evidence,
        page,
        sectionWords,
      },
    ];
  });
}

function refusedClaims(refused: readonly RefusedEntry[], services: readonly Service[]): RefusedClaim[] {
  const told = new Set(services.map(({ name }) => plainLabel(name)));
  const claims = new Map<string, RefusedClaim>();
  for (const { entry, reason } of refused) {
    const key = plainLabel(jobName(entry.label));
    if (key === '' || told.has(key) || claims.has(key) || claims.size >= MAX_REFUSED) continue;
    const { label, evidence } = entry;
    const sign = { place: 'list', role: 'home', shown: label, evidence } as const;
    claims.set(key, { key, value: label, shown: label, signs: [sign], reason });
  }
  return [...claims.values()];
}

function isService(label: string, path: string, job: JobReader): boolean {
  return job(label) !== null || SERVICE_FOLDER.test(path);
}

function linkEvidence(page: PageFacts, link: Link): Evidence {
  return { url: page.url, place: 'link', excerpt: excerptAround(link.text) };
}
