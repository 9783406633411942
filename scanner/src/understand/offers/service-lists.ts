import type { Evidence } from '@named-first/contract';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { RefusalReason } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { announcesSteps, stepReader } from '../prose/process-steps.ts';
import { isHeading, isQuotation, type Prose, proseOf, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import { tagBefore } from '../prose/tag-before.ts';
import { type CardLinkReader, cardLinkReader } from './card-links.ts';
import {
  bareLabel,
  isPriceAlone,
  isTemplateCode,
  type JobReader,
  jobName,
  labelBeforePrice,
  refusalOf,
  refusalOfHeading,
} from './service-labels.ts';
import { isMostly, isWholeWord, saysWord, serviceWordsIn } from './service-marks.ts';
import { isServiceIndex } from './service-pages.ts';
import {
  asksWhy,
  FIRST_WORDS_OF_LINK,
  foldedWords,
  SECTION_IDS,
  SECTION_LINKS,
  SERVICE_FOLDER,
} from './service-words.ts';

/** The form of a list: headings of one level, list entries, similar cards, lines with a price, a footer column. */
export type ListShape =
  | 'headings'
  | 'subheadings'
  | 'titles'
  | 'menu'
  | 'entries'
  | 'details'
  | 'cards'
  | 'prices'
  | 'footer'
  | 'loose'
  | 'submenu'
  | 'eyebrows';

export type ListEntry = {
  label: string;
  evidence: Evidence;
  /** Words below its own heading; null without one. */
  words: number | null;
  /** The page to which its card links; null without a card or with several links. */
  url: string | null;
  /** Why it is not a service, or null. */
  reason: RefusalReason | null;
  /** True if the label is little more than a service that the lexicon lists for the trade. */
  known: boolean;
};
/** Similar places next to each other on a page, which are judged together. */
export type ServiceList = { shape: ListShape; section: number; entries: ListEntry[] };

/** Outside a list of services, a heading is a service if it contains little else. */
export const KNOWN_ALONE = 0.75;
const MAX_CARD_SENTENCES = 30;
/** A heading above services is short, and so is the line above it. */
const MAX_HEADING_LENGTH = 60;
/** `Service` alone is a heading of services, `Mise en service` is not. */
const MIN_HEADING_LENGTH = 6;
const ALONE = foldedWords(({ headings }) => headings.alone);
/** A heading of services begins with the word, or says little else. */
const HEADING_SHARE = 0.4;
/** The line that announces a list is directly above its heading. */
const ANNOUNCED_WITHIN = 2;
/** This many headings in a row, or a known one, make a list of services. */
const MIN_SIBLINGS = 2;
const MAX_LINE_LENGTH = 80;
const MAX_CARD_WORDS = 6;
const MIN_LINKS = 3;
/** A dot that begins an entry. In the middle of a line it only parts words: `Wash • Wax`. */
const BULLET = /\s?[•▪●‣]\s/;
const MIN_BULLETS = 3;
/** A line that opens a list is this close to its first two headings. */
const OPENED_WITHIN = 10;
/** This many entries before the next heading are the list of the line above them. */
const MIN_ENTRIES_FIRST = 3;
/** Cards have headings of this level or below; sections of a page often have `h2`. */
const CARD_LEVEL = 3;
/** The level of a section that no heading opens. */
const NO_LEVEL = 7;
const MAX_LISTS = 200;
const MAX_ENTRIES = 60;
/** The tag of a text is directly before it. */
const MAX_TAG_LENGTH = 240;
/** Only tags come between two entries of a menu. */
const MAX_BETWEEN_LENGTH = 2000;
const BUTTON =
  /^<(?:button|a|cite|time|label|option|summary)\b|["'\s_-](?:btn|button|cta|price|date|stats?|counter|badge)(?=["'\s_-])/i;
/** A place and a year, or the reverse. */
const PLACE_AND_YEAR = /^\p{Lu}[^\d:]{2,40}(?:[·•|,(–—-]\s?)20\d\d\)?$|^20\d\d\s?[·•|,–—-]\s?\p{Lu}[^\d:]{2,40}$/u;
/** A card has its name before its description. */
const PRICE_WITHIN = 3;

/** What the headings above say about the current place. */
type Section = { kind: 'services' | 'prices' | 'other' | 'job' | 'none'; level: number; jobLevel: number };
type Reading = {
  prose: Prose;
  job: JobReader;
  section: Section;
  /** Counts the lists that headings open: everything after one heading belongs together. */
  number: number;
  lists: Map<string, ServiceList>;
  /** The first link that may be in the current text. */
  link: number;
  /** The last entry of a menu below `Services`. */
  submenu: number;
  /** The last entry of a menu that opens below another word, and where that menu begins. */
  menu: { last: number; first: number };
  /** The first of several cards with deep headings below a line that opens a list; -1 without one. */
  openedAt: number;
  /** The last heading of each level: headings below the same one belong together. */
  parents: number[];
  cardLink: CardLinkReader;
};

export type ListOptions = {
  /** Goods count as services: shops and kitchens sell what their headings name. */
  sellsGoods: boolean;
  /** A word of some trade makes up much of the label. */
  isTradeWord: (label: string) => boolean;
  /** The label contains a word for work in general. */
  isWork: (label: string) => boolean;
  /** The label names a disease or complaint that a practice treats. */
  isCondition: (label: string) => boolean;
};

/** The lists on a page that may name services, in reading order. Linear in the length of the page. */
export function readServiceLists(page: PageFacts, job: JobReader, options: ListOptions): ServiceList[] {
  const prose = proseOf(page);
  const start = isListOfServices(page, options) ? 'services' : isListOfPrices(page) ? 'prices' : 'none';
  const reading: Reading = {
    prose,
    job,
    section: { kind: start, level: 1, jobLevel: 0 },
    number: 0,
    lists: new Map(),
    link: 0,
    submenu: -1,
    menu: { last: -1, first: -1 },
    openedAt: -1,
    parents: [],
    cardLink: cardLinkReader(page.url, page.document),
  };
  const ids = sectionOffsets(page.document.source, options);
  const isStep = stepReader(page.document);
  let titled: boolean = false;
  let announcedAt = Number.NEGATIVE_INFINITY;
  let otherAt = Number.NEGATIVE_INFINITY;
  let heading = -1;
  let lastOffset = 0;
  for (const [at, sentence] of prose.sentences.entries()) {
    const { region, tag } = sentence;
    if (region === 'aside' || isQuotation(prose, sentence) || isTemplateCode(sentence.text)) continue;
    if (isStep(page.document.blocks[sentence.block]!.offset)) continue;
    if (region === 'footer') {
      readFooter(reading, sentence, at);
      continue;
    }
    if (isHeading(tag)) {
      if (region === 'nav') continue;
      heading = at;
      const { offset } = page.document.blocks[sentence.block]!;
      const anchored = ids.some((id) => id > lastOffset && id < offset);
      lastOffset = offset;
      // Below a line such as `Services`, the first of several cards does not head the list.
      const isFirstCard = reading.openedAt === at;
      // The first main heading is the slogan of a home page, or the title of the list.
      const isTitle: boolean = tag === 'h1' && !titled;
      titled ||= isTitle;
      const isHeadOfList = page.role === 'home' && (anchored || startsAsServices(sentence.text));
      if (!isTitle || isHeadOfList)
        readHeading(reading, at, {
          announced: !isFirstCard && (anchored || at - announcedAt <= ANNOUNCED_WITHIN),
          other: at - otherAt <= ANNOUNCED_WITHIN,
          options,
        });
      // The line is about the next heading, not about those below it.
      otherAt = Number.NEGATIVE_INFINITY;
      continue;
    }
    // A sentence is not a label, but an entry of a list may include an explanation.
    const label =
      tag === 'li' || tag === 'dt' || sentence.text.length <= MAX_LINE_LENGTH ? bareLabel(sentence.text) : '';
    if (label !== '' && region !== 'nav' && tag !== 'li') {
      if (isServicesHeading(label, options)) announcedAt = at;
      else if (isWholeWord('other', label) || asksWhy(label) || announcesSteps(label)) otherAt = at;
    }
    if (region !== 'nav' && tag !== 'li' && isWholeWord('heading', label)) openSection(reading, at);
    if (tag === 'li' ? readSubmenu(reading, at, label) : readLinksOfMenu(reading, at)) continue;
    if (region === 'nav' || region === 'header') {
      if (tag === 'li' && isKnownAlone(label, job)) enter(reading, 'loose', 'nav', entryOf(reading, sentence, label));
      continue;
    }
    readLine(reading, at, { label, heading });
  }
  return [...reading.lists.values()];
}

/** True for a page that is a list of services by its path, or by its heading and link. */
export function isListOfServices({ path, role, document, anchor }: PageFacts, options: ListOptions): boolean {
  if (isServiceIndex(path)) return true;
  if ((role !== 'other' && role !== 'service') || SERVICE_FOLDER.test(path)) return false;
  const heading = document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  if (anchor !== '' && isWholeWord('heading', bareLabel(anchor))) return true;
  return isServicesHeading(heading, options) && isServicesHeading(anchor === '' ? heading : anchor, options);
}

/** True for a page that is a price list by its role or heading. */
export function isListOfPrices({ role, document, anchor }: PageFacts): boolean {
  if (role === 'pricing') return true;
  if (role !== 'other') return false;
  const heading = document.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  return isMostly('price', bareLabel(heading), KNOWN_ALONE) || isWholeWord('price', bareLabel(anchor));
}

type Announced = { announced: boolean; other: boolean; options: ListOptions };

function readHeading(reading: Reading, at: number, { announced, other, options }: Announced): void {
  const { prose, job, section } = reading;
  const sentence = prose.sentences[at]!;
  // The second sentence of a heading says nothing about the content below it.
  if (prose.sentences[at - 1]?.block === sentence.block) return;
  const level = Number(sentence.tag[1]);
  const label = bareLabel(sentence.text);
  const known = job(label) !== null;
  const next = sectionAfter(section, { level, text: sentence.text, announced, other, known, options });
  if (next.kind !== 'job' && next !== section) reading.number += 1;
  const reason = isPlaceAndYear(prose.sentences[at - 1])
    ? 'other-subject'
    : refusalOfHeading(prose.sentences, at, known);
  if (isJobHeading(next, section, { level, at, reading, reason })) {
    const entry = entryOf(reading, sentence, sentence.text, {
      reason,
      words: sectionWords(prose.sentences, at),
      url: cardUrl(reading, at),
    });
    const inList = next.kind === 'job';
    enter(reading, inList ? 'headings' : 'loose', inList ? `${level}` : 'heading', entry);
  } else readUnlisted(reading, at, { level, next, reason });
  const above = prose.sentences[at - 1];
  if (next.kind !== 'other' && above && isEyebrow(reading, at - 1))
    enter(reading, 'eyebrows', `${level}`, entryOf(reading, above, above.text));
  const priced = labelBeforePrice(sentence.text);
  if (priced !== null && next.kind !== 'other' && next.kind !== 'none')
    enter(reading, 'prices', 'heading', entryOf(reading, sentence, priced));
  const price = priceBelow(reading, at);
  if (price && (next.kind === 'prices' || next.kind === 'job' || next.kind === 'services'))
    enter(reading, 'prices', 'heading', entryOf(reading, sentence, sentence.text, { reason }));
  reading.section = next;
  reading.parents.length = level;
  reading.parents[level] = at;
}

/** `Rimini · 2024` above a heading says where and when a project was finished. */
export function isPlaceAndYear(above: Sentence | undefined): boolean {
  return above !== undefined && above.text.length <= MAX_LINE_LENGTH && PLACE_AND_YEAR.test(above.text);
}

/** A heading deeper than those of its list, or in a section that nothing announces. */
function readUnlisted(
  reading: Reading,
  at: number,
  { level, next, reason }: { level: number; next: Section; reason: RefusalReason | null },
): void {
  const sentence = reading.prose.sentences[at]!;
  const entry = (): ListEntry => entryOf(reading, sentence, sentence.text, { reason, url: cardUrl(reading, at) });
  const parent = reading.parents.slice(0, level).findLast((place) => place !== undefined) ?? -1;
  if (next.kind === 'job' && level > next.jobLevel) enter(reading, 'subheadings', `${level}`, entry());
  if (next.kind === 'none' && level > 1) enter(reading, 'titles', `${level} below ${parent}`, entry(), -2 - parent);
}

/** An entry of a menu below `Services`: `<li>Services<ul><li>Roof repair`. */
function readSubmenu(reading: Reading, at: number, label: string): boolean {
  const { prose } = reading;
  const before = prose.sentences[at - 1];
  if (before?.tag !== 'li') return false;
  const { blocks, source } = prose.page.document;
  const from = blocks[before.block]!.offset;
  const between = source.slice(from, Math.min(blocks[prose.sentences[at]!.block]!.offset, from + MAX_BETWEEN_LENGTH));
  const opensMenu = /<ul\b/i.test(between);
  const goesOn = !/<\/ul\b/i.test(between);
  const opens = opensMenu && isWholeWord('heading', bareLabel(before.text));
  const continues = reading.submenu === at - 1 && goesOn;
  if (!opens && !continues) {
    const first = opensMenu ? at : reading.menu.first;
    if (!opensMenu && !(reading.menu.last === at - 1 && goesOn)) return false;
    reading.menu = { last: at, first };
    if (prose.sentences[at]!.region === 'nav' || prose.sentences[at]!.region === 'header')
      enter(reading, 'menu', `${first}`, entryOf(reading, prose.sentences[at]!, label), -1);
    return false;
  }
  reading.submenu = at;
  enter(reading, 'submenu', '', entryOf(reading, prose.sentences[at]!, label));
  return true;
}

/** A menu below `Services` may have its links in one box instead of a list. */
function readLinksOfMenu(reading: Reading, at: number): boolean {
  const { sentences } = reading.prose;
  const before = sentences[at - 1];
  if (before?.tag !== 'li' || !isWholeWord('heading', bareLabel(before.text))) return false;
  return readLinksOf(reading, sentences[at]!, 'submenu');
}

/**
 * A line such as `What we offer` that is not repeated by a heading: the following headings of one level are its list.
 */
function openSection(reading: Reading, at: number): void {
  const next = reading.prose.sentences.slice(at + 1, at + 1 + OPENED_WITHIN);
  const headings = next.filter(({ tag }) => isHeading(tag));
  const [first, second] = headings;
  // Without any heading, or with a list before it, the cards and entries below the line are its list.
  const isListFirst = next.slice(0, first ? next.indexOf(first) : 0).filter(isEntry).length >= MIN_ENTRIES_FIRST;
  if (!first || isListFirst) reading.section = { kind: 'services', level: NO_LEVEL, jobLevel: 0 };
  if (!first || isListFirst || first.tag !== second?.tag) return;
  const level = Number(first.tag[1]);
  reading.section = { kind: 'services', level: level - 1, jobLevel: 0 };
  reading.number += 1;
  if (level >= CARD_LEVEL) reading.openedAt = at + 1 + next.indexOf(first);
}

const isEntry = ({ tag, region }: Sentence): boolean =>
  (tag === 'li' || tag === 'dt' || tag === 'td') && region === 'main';

/** A line below a heading: an entry of a list, a card, or a line with a price. */
function readLine(reading: Reading, at: number, { label, heading }: { label: string; heading: number }): void {
  const { prose, section } = reading;
  const sentence = prose.sentences[at]!;
  const { tag, text } = sentence;
  if (section.kind === 'other') return;
  const inside = section.kind !== 'none';
  if (sentence.region === 'main' && readBullets(reading, sentence)) return;
  if (inside) {
    if (isPriceAlone(text)) return;
    const priced = labelBeforePrice(text) ?? (isPriceNext(reading, at) ? label : null);
    if (priced !== null) {
      enter(reading, 'prices', 'line', entryOf(reading, sentence, priced));
      return;
    }
  }
  if (tag === 'li' || tag === 'dt') {
    const name = nameOfEntry(label);
    if (section.kind === 'services' || section.kind === 'job' || section.kind === 'none') {
      const shape =
        section.kind === 'services' && (heading >= 0 || section.level === NO_LEVEL)
          ? 'entries'
          : section.kind === 'job'
            ? 'details'
            : 'loose';
      enter(reading, shape, `${heading}`, entryOf(reading, sentence, name));
    }
    return;
  }
  if (!inside || sentence.region !== 'main' || section.kind === 'prices') return;
  if (readLinksOf(reading, sentence)) return;
  if (label === '' || label.split(' ').length > MAX_CARD_WORDS) return;
  if (prose.sentences[at + 1]?.block === sentence.block || prose.sentences[at - 1]?.block === sentence.block) return;
  const look = lookOf(reading, sentence);
  // Cards without any heading need a service among them, as entries do.
  const shape = section.level === NO_LEVEL ? 'entries' : 'cards';
  if (look !== null) enter(reading, shape, look, entryOf(reading, sentence, label));
}

/** A list that its author wrote as one text: `Our services include: • Stain removal • Upholstery cleaning • …`. */
function readBullets(reading: Reading, sentence: Sentence): boolean {
  const [before = '', ...items] = sentence.text.split(BULLET);
  if (items.length < MIN_BULLETS || !/^$|:\s?$/.test(before)) return false;
  const { kind } = reading.section;
  const { heading, offer } = serviceWordsIn(before);
  const isAnnounced = heading !== undefined || offer !== undefined || kind === 'services';
  const shape = isAnnounced ? 'entries' : kind === 'job' ? 'details' : 'loose';
  for (const item of items.slice(0, MAX_ENTRIES))
    if (item.split(' ').length <= MAX_CARD_WORDS)
      enter(reading, shape, `bullets ${sentence.at}`, entryOf(reading, sentence, item));
  return true;
}

/** A short line directly above a heading, such as `Massage` above `Relax body and mind`. */
function isEyebrow({ prose }: Reading, at: number): boolean {
  const { tag, region, block, text } = prose.sentences[at]!;
  if (isHeading(tag) || tag === 'li' || region !== 'main' || prose.sentences[at - 1]?.block === block) return false;
  return text.split(' ').length <= MAX_CARD_WORDS;
}

/** Several links side by side form one text: `Drain Unblocking CCTV Drain Surveys Gutter Cleaning`. */
function readLinksOf(reading: Reading, sentence: Sentence, shape: 'cards' | 'submenu' = 'cards'): boolean {
  const { blocks, links } = reading.prose.page.document;
  const from = blocks[sentence.block]!.offset;
  const to = blocks[sentence.block + 1]?.offset ?? Number.POSITIVE_INFINITY;
  while ((links[reading.link]?.offset ?? to) < from - MAX_TAG_LENGTH) reading.link += 1;
  const inside: string[] = [];
  for (let at = reading.link; at < links.length && links[at]!.offset < to; at++)
    if (sentence.text.includes(links[at]!.text) && links[at]!.text !== '') inside.push(links[at]!.text);
  if (inside.length < MIN_LINKS || inside.join(' ').length < sentence.text.length * KNOWN_ALONE) return false;
  for (const text of inside) enter(reading, shape, 'links', entryOf(reading, sentence, text));
  return true;
}

/** A column of a footer below `Services`. */
function readFooter(reading: Reading, sentence: Sentence, at: number): void {
  const { prose } = reading;
  if (sentence.tag !== 'li') return;
  const list = `footer`;
  const before = prose.sentences[at - 1];
  if (before?.region !== 'footer') return;
  const open = reading.lists.get(list);
  const opens = before.tag !== 'li' && isWholeWord('heading', bareLabel(before.text));
  const continues = open?.entries.at(-1)?.evidence.excerpt === before.text && before.tag === 'li';
  if (!opens && !continues) return;
  const entry = entryOf(reading, sentence, bareLabel(sentence.text));
  if (open) open.entries.push(entry);
  else reading.lists.set(list, { shape: 'footer', section: -1, entries: [entry] });
}

function enter(
  reading: Reading,
  shape: ListShape,
  key: string,
  entry: ListEntry,
  number: number = reading.number,
): void {
  // Numbers of cards are not names.
  if (!/\p{L}{2}/u.test(entry.label)) return;
  const { lists } = reading;
  const name = `${shape} ${number} ${key}`;
  const list = lists.get(name);
  if (list && list.entries.length < MAX_ENTRIES) list.entries.push(entry);
  else if (!list && lists.size < MAX_LISTS) lists.set(name, { shape, section: number, entries: [entry] });
}

function entryOf(
  { prose, job }: Reading,
  sentence: Sentence,
  text: string,
  {
    reason,
    words = null,
    url = null,
  }: { reason?: RefusalReason | null; words?: number | null; url?: string | null } = {},
): ListEntry {
  const label = bareLabel(text);
  const known = job(label);
  return {
    label,
    evidence: sentenceEvidence(prose, sentence),
    words,
    url,
    reason: reason === undefined ? refusalOf(jobName(label), known !== null) : reason,
    known: (known?.share ?? 0) >= KNOWN_ALONE,
  };
}

/** `Artrosis: enfermedad de …`, `Dialysefahrten — regelmäßig`: the name of an entry with an explanation. */
function nameOfEntry(label: string): string {
  const colon = label.indexOf(': ');
  return colon > 0 ? label.slice(0, colon) : label;
}

/** The opening tag directly before a text, with its attributes: cards of one kind have the same. Null for a button. */
function lookOf({ prose }: Reading, sentence: Sentence): string | null {
  if (sentence.tag === 'td') return sentence.tag;
  const { source, blocks } = prose.page.document;
  const tag = tagBefore(source, blocks[sentence.block]!.offset);
  return tag === '' || tag.startsWith('</') || BUTTON.test(tag) ? null : `${sentence.tag} ${tag}`;
}

/** True if the next text is only an amount. */
function isPriceNext({ prose }: Reading, at: number): boolean {
  const next = prose.sentences[at + 1];
  return next !== undefined && next.region === 'main' && isPriceAlone(next.text);
}

/** True if one of the next texts, before another heading, is an amount or starts with one. */
function priceBelow({ prose }: Reading, at: number): boolean {
  for (const { tag, text } of prose.sentences.slice(at + 1, at + 1 + PRICE_WITHIN)) {
    if (isHeading(tag)) return false;
    if (isPriceAlone(text)) return true;
  }
  return false;
}

/** The section that a heading opens. */
function sectionAfter(
  section: Section,
  { level, text, announced, other, known, options }: Announced & { level: number; text: string; known: boolean },
): Section {
  const isOther = saysWord('other', text);
  const inside = section.kind === 'services' || section.kind === 'job';
  const isElse = isMostly('other', bareLabel(text), HEADING_SHARE);
  // `Why choose Acme?` and `How it works` are about the business, and so is all below them, also between services.
  if (asksWhy(bareLabel(text)) || announcesSteps(bareLabel(text))) return { kind: 'other', level, jobLevel: 0 };
  const opens = (announced && !isElse) || isServicesHeading(text, options) || (!inside && endsInServices(text));
  if (opens && !known) return { kind: 'services', level, jobLevel: 0 };
  if (other && !known && level <= section.level + 1) return { kind: 'other', level, jobLevel: 0 };
  if (isMostly('price', bareLabel(text), KNOWN_ALONE) && !known) return { kind: 'prices', level, jobLevel: 0 };
  if (isOther && !known) {
    const isAside = inside && level > section.level && !isMostly('other', bareLabel(text), KNOWN_ALONE);
    return isAside ? section : { kind: 'other', level, jobLevel: 0 };
  }
  if (inside && level > section.level) {
    return { kind: 'job', level: section.level, jobLevel: section.jobLevel || level };
  }
  // `h2 Services`, then `h2 Tuckpointing`, …: services at the same level as their heading.
  if (inside && level === section.level && (section.jobLevel === 0 || section.jobLevel === level)) {
    return { kind: 'job', level: section.level, jobLevel: level };
  }
  if (level > section.level && (section.kind === 'other' || section.kind === 'prices')) return section;
  return { kind: 'none', level, jobLevel: 0 };
}

function isJobHeading(
  section: Section,
  before: Section,
  { level, at, reading, reason }: { level: number; at: number; reading: Reading; reason: RefusalReason | null },
): boolean {
  const { prose, job } = reading;
  const label = jobName(bareLabel(prose.sentences[at]!.text));
  if (isKnownAlone(label, job)) return section.kind !== 'other' && reason === null;
  if (section.kind !== 'job' || level !== section.jobLevel) return false;
  // At the level of the list's heading, a single title may be anything: a known service or several in a row make a
  // list.
  return level > section.level || before.kind === 'job' || siblingsAfter(prose.sentences, at, level) >= MIN_SIBLINGS;
}

/** The number of following headings of the same level that could be services. */
function siblingsAfter(sentences: readonly Sentence[], from: number, level: number): number {
  let count = 0;
  for (const { tag, text } of sentences.slice(from + 1, from + 60)) {
    if (!isHeading(tag) || Number(tag[1]) > level) continue;
    const isJob = refusalOf(jobName(bareLabel(text))) === null && !saysWord('other', text);
    if (Number(tag[1]) < level || !isJob) break;
    count += 1;
  }
  return count;
}

/** True if a label announces services. */
export function isServicesHeading(text: string, { sellsGoods }: Pick<ListOptions, 'sellsGoods'>): boolean {
  const label = bareLabel(text);
  if (label === '' || label.length > MAX_HEADING_LENGTH) return false;
  if (FIRST_WORDS_OF_LINK.test(label)) return false;
  const { heading = [], goods = [], other } = serviceWordsIn(label);
  if (sellsGoods && goods.some(({ start, end }) => start === 0 || end === label.length)) return true;
  if (other) return false;
  if (isWholeWord('heading', label)) return true;
  return heading
    .filter(({ start, end }) => end - start > MIN_HEADING_LENGTH && !ALONE.has(foldText(label.slice(start, end))))
    .some(({ start, end }) => start === 0 || end - start >= label.length * HEADING_SHARE);
}

/** The label begins with a heading of services: `Services & prices`. */
function startsAsServices(text: string): boolean {
  const label = bareLabel(text);
  return (
    label.length <= MAX_HEADING_LENGTH &&
    (serviceWordsIn(label).heading ?? []).some(
      ({ start, end }) => start === 0 && end - start >= label.length * HEADING_SHARE,
    )
  );
}

/** `Expert Building Services`: in English the word comes last. */
function endsInServices(text: string): boolean {
  const label = bareLabel(text);
  return label.split(' ').length <= MAX_CARD_WORDS && / services$/i.test(label);
}

/** True if a label is little more than a known service of the trade. */
function isKnownAlone(label: string, job: JobReader): boolean {
  return refusalOf(jobName(label), true) === null && (job(label)?.share ?? 0) >= KNOWN_ALONE;
}

/** The page to which the card of a heading links. */
function cardUrl({ prose, cardLink }: Reading, at: number): string | null {
  const { blocks } = prose.page.document;
  const { block, text } = prose.sentences[at]!;
  const next = prose.sentences.slice(at + 1, at + 1 + MAX_CARD_SENTENCES).find(({ tag }) => isHeading(tag));
  return cardLink({
    text,
    from: blocks[block]!.offset,
    next: next ? { text: next.text, from: blocks[next.block]!.offset } : null,
  });
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

/** Offsets of elements whose id announces services, unless the menu gives them another name. */
function sectionOffsets(source: string, options: ListOptions): number[] {
  const offsets: number[] = [];
  for (const match of source.matchAll(SECTION_IDS)) {
    if (offsets.length === MAX_ENTRIES) break;
    offsets.push(match.index);
  }
  if (offsets.length === 0) return offsets;
  const called = [...source.matchAll(SECTION_LINKS)].slice(0, MAX_ENTRIES).map(([, label = '']) => bareLabel(label));
  const named = called.filter((label) => label !== '' && !FIRST_WORDS_OF_LINK.test(label));
  return named.length === 0 || named.some((label) => isServicesHeading(label, options)) ? offsets : [];
}
