import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../../../artifacts.ts';
import { type Dividers, dividersOf } from '../../../lexicon/dividers.ts';
import { findTradeJobs, findTradeMentions, findTradeNames } from '../../../lexicon/trades/trade-jobs.ts';
import type { PageFacts } from '../../page-facts.ts';
import { onceForEach } from '../../prose/once-for-each.ts';
import { announcesSteps, stepReader } from '../../prose/process-steps.ts';
import {
  excerptAround,
  isHeading,
  isQuotation,
  type Prose,
  proseOf,
  type Sentence,
  sentenceEvidence,
} from '../../prose/sentences.ts';
import { isControl, tagBefore } from '../../prose/tag-before.ts';
import { seenSigns } from '../../seen-signs.ts';
import type { TradeFacts } from '../../trade/trade-facts.ts';
import { bareLabel, isTemplateCode, jobName, labelBeforePrice, ownWords } from '../service-labels.ts';
import { isListOfServices, isPlaceAndYear, isServicesHeading, type ListOptions } from '../service-lists.ts';
import { isWholeWord, saysWord } from '../service-marks.ts';
import { isAdvicePage, plainLabel, titleTexts } from '../service-pages.ts';
import { itemsInRow, NEGATED, offeredItems } from '../service-sentences.ts';
import { asksWhy, asWritten } from '../service-words.ts';
import type { Sign } from './sign-points.ts';

/** A text that may name a service, with what its places say. */
export type Candidate = {
  /** As the site writes it. */
  name: string;
  /** The name for comparison. */
  key: string;
  evidence: Evidence;
  signs: Set<Sign>;
  /** The sentences that name it. */
  places: Set<string>;
  /** False if every place has it as a fragment of a longer name: `detection` in `detection and repair of leaks`. */
  isWhole: boolean;
  /** Texts of the same form next to it, which usually name things of the same kind. Each contains the text itself. */
  groups: Set<ReadonlySet<Candidate>>;
};

type Input = {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'id' | 'languages'>;
  options: ListOptions;
};

const MAX_CANDIDATES = 1500;
const MAX_SENTENCES = 300;
const MAX_LINE_LENGTH = 90;
const MAX_PARTS_LENGTH = 260;
const MAX_SENTENCE_LENGTH = 500;
const MAX_OWN_WORDS = 7;
const MIN_KEY_LENGTH = 3;
const MIN_TERM_LENGTH = 4;
/** Between the parts of a line. */
const BARS = /\s*[|•·;]\s*|\s+[–—/-]\s+/;
/** What announces a list: `For your family home: `. */
const INTRODUCTION = /^[^:]{3,100}: /;
const MAX_WORDS_BETWEEN_COMMAS = 5;
const MIN_BETWEEN_COMMAS = 3;
const SENTENCES = /(?<=[.!?])\s+/;
const BEFORE_COLON = /^(.{3,50}?)(?::| [–—-]) /;
const MIN_DESCRIPTION_WORDS = 6;
/** Not offered yet: `Coming soon: hair cuts`. */
const SOON = new RegExp(String.raw`^(?:${asWritten(({ labels }) => labels.soon)})\s?(?:[:!–—-]|\.\.\.|…)`, 'iu');
const JOINING = asWritten(({ small }) => [...small.and, ...small.or, ...small.of, ...small.for, ...small.in]);
/** Marks of a name that was cut from a longer text: `and installation`, `Handels-`, `polish (light`. */
const CUT_FROM_TEXT = new RegExp(
  String.raw`^(?:${JOINING}|${asWritten(({ small }) => small.with)}) |-$|^[^(]*\)|\([^)]*$`,
);
/** What follows a service in a longer name: `Tapizado de asientos`, `Sgombero cantine e garage`. */
const GOES_ON = new RegExp(String.raw`^\s(?:&|\+|${JOINING}|${asWritten(({ small }) => small.to)}) \p{L}`, 'u');
const MAX_WORDS_OF_LONGER = 5;
/** What stands after this share of a page is near its end. */
const LATE = 0.7;
/** A heading that is mostly a service of the trade. */
const SERVICE_SHARE = 0.6;
/** The level of a line that announces services like a heading. */
const LINE_LEVEL = 8;

/** A heading above the current place. */
type Above = {
  level: number;
  at: number;
  isServices: boolean;
  isOther: boolean;
  isWhy: boolean;
  isSteps: boolean;
  isService: boolean;
};
/** A page that is being read, with the headings above the current place. */
type Page = { page: PageFacts; prose: Prose; sentences: readonly Sentence[]; isServices: boolean; above: Above[] };
type Name = { name: string; key: string };
/** The names in one text: the whole text without its price, its beginning, and its parts. */
type Names = { whole: string | null; form: string; beginning: string | null; parts: readonly Item[] };
/** A part of a text. A fragment shares words with the part next to it. */
type Item = { item: string; isFragment: boolean };

type Reading = Input & {
  found: Map<string, Candidate>;
  groups: Map<string, Set<Candidate>>;
  /** Texts of menus and footers that another page has too. */
  repeated: Set<string>;
  dividers: Dividers;
  /** Menus repeat on every page, so what depends only on a text is read once for each. */
  nameOf: (text: string) => Name | null;
  namesIn: (text: string) => Names;
  services: (text: string) => readonly string[];
  mentions: (text: string) => readonly string[];
  tradeNames: (text: string) => readonly string[];
};

/** Every short text, title and known service on the pages that tell what the business does. Linear in their length. */
export function readCandidates(input: Input): Candidate[] {
  const dividers = dividersOf(input.trade.languages);
  const reading: Reading = {
    ...input,
    dividers,
    found: new Map(),
    groups: new Map(),
    repeated: new Set(),
    nameOf: onceForEach(nameOf),
    namesIn: onceForEach((text) => namesIn(text, dividers)),
    services: onceForEach((text) => termsIn(findTradeJobs, text, input.trade)),
    mentions: onceForEach((text) => termsIn(findTradeMentions, text, input.trade)),
    tradeNames: onceForEach((text) => termsIn(findTradeNames, text, input.trade)),
  };
  for (const page of input.pages) if (statesServices(page, input.options)) readPage(reading, page);
  const [home] = input.pages;
  if (home) readTitles(reading, home);
  return [...reading.found.values()];
}

/** Pages that tell what the business does. The others add more names of other things than of services. */
const TELLING_ROLES: ReadonlySet<PageRole> = new Set(['home', 'service', 'pricing', 'about', 'other']);

function statesServices(page: PageFacts, options: ListOptions): boolean {
  return !isAdvicePage(page) && (TELLING_ROLES.has(page.role) || isListOfServices(page, options));
}

function readPage(reading: Reading, page: PageFacts): void {
  const prose = proseOf(page);
  const sentences = prose.sentences.slice(0, MAX_SENTENCES);
  const open: Page = { page, prose, sentences, isServices: isListOfServices(page, reading.options), above: [] };
  for (const sentence of sentences) {
    const level = levelOf(sentence);
    while (level !== null && (open.above.at(-1)?.level ?? 0) >= level) open.above.pop();
    readSentence(reading, open, sentence);
    if (level !== null) open.above.push(headingAbove(reading, open, sentence, level));
  }
}

/** The level of a heading, or of a line that announces services like one; otherwise null. */
function levelOf({ tag, region, text }: Sentence): number | null {
  if (region === 'nav') return null;
  if (isHeading(tag)) return Number(tag[1]);
  return tag !== 'li' && text.length <= MAX_LINE_LENGTH && isWholeWord('heading', bareLabel(text)) ? LINE_LEVEL : null;
}

function headingAbove(reading: Reading, { sentences }: Page, { text, at }: Sentence, level: number): Above {
  const label = bareLabel(text);
  // The line above a heading may say what it is about: `Why choose us`.
  const line = sentences[at - 1];
  const lineLabel = line && !isHeading(line.tag) && line.text.length <= MAX_LINE_LENGTH ? bareLabel(line.text) : '';
  return {
    level,
    at,
    isServices: isServicesHeading(text, reading.options),
    isOther: saysWord('other', text) || isWholeWord('other', lineLabel),
    isWhy: asksWhy(label) || asksWhy(lineLabel),
    isSteps: announcesSteps(label) || announcesSteps(lineLabel),
    isService: reading.mentions(label).some((service) => service.length >= label.length * SERVICE_SHARE),
  };
}

/** A line that names a step in which the business works: `Advice & measuring`. */
function isStep({ page: { document }, above }: Page, { text, tag, block }: Sentence): boolean {
  if (!isHeading(tag) && (text.length > MAX_LINE_LENGTH || /[.!?]$/.test(text))) return false;
  return above.some(({ isSteps }) => isSteps) || stepReader(document)(document.blocks[block]!.offset);
}

function readSentence(reading: Reading, open: Page, sentence: Sentence): void {
  const { text, tag, region, at } = sentence;
  if (isRepeated(reading, sentence) || isTemplateCode(text) || SOON.test(text) || isLabelOfCell(sentence)) return;
  if (isHeading(tag) && isPlaceAndYear(open.sentences[at - 1])) return;
  if (isStep(open, sentence)) return;
  const place = placeOf(open, sentence);
  const isEntry = tag === 'li' || tag === 'dt';
  if (text.length <= MAX_PARTS_LENGTH || isEntry) {
    const { whole, form, beginning, parts } = reading.namesIn(text);
    if (whole !== null) note(reading, place, whole, form);
    if (beginning !== null && (isEntry || text.length <= MAX_LINE_LENGTH)) note(reading, place, beginning, 'beginning');
    if (region !== 'aside')
      for (const { item, isFragment } of parts) note(reading, place, item, `part of ${at}`, isFragment);
  }
  if (region === 'aside' || region === 'footer' || region === 'header' || text.endsWith('?')) return;
  const isLine = isHeading(tag) || wordsOf(text) <= MAX_OWN_WORDS;
  const items = isLine || region !== 'main' ? NO_ITEMS : enumeratedItems(text, reading.dividers);
  const named = isLine ? reading.mentions(text) : reading.services(text);
  const tradeNames = isLine ? reading.tradeNames(text) : [];
  if (items.parts.length + named.length + tradeNames.length === 0) return;
  if (NEGATED.test(sentence.lower) || isQuotation(open.prose, sentence)) return;
  for (const { item, isFragment } of items.parts)
    note(reading, place, item, `${items.sign} ${at}`, isFragment)?.signs.add(items.sign);
  for (const name of named) {
    const candidate = note(reading, place, isLine ? longerName(text, name) : name, null);
    if (isLine) candidate?.signs.add('withinLine');
    else if (named.length === 1) candidate?.signs.add('inSentence');
  }
  for (const name of tradeNames) note(reading, place, name, null);
}

/** `STORAGE:` in front of a value in a table. */
function isLabelOfCell({ tag, text }: Sentence): boolean {
  return (tag === 'td' || tag === 'th') && text.endsWith(':');
}

/** The whole line if it begins with a service and goes on with what it is for: `Higienização de teto`. */
function longerName(line: string, service: string): string {
  const label = bareLabel(line);
  const isLonger =
    label.startsWith(service) &&
    GOES_ON.test(label.slice(service.length)) &&
    ownWords(label) <= MAX_WORDS_OF_LONGER &&
    !/[,;:|]/.test(label);
  return isLonger ? label : service;
}

/** The parts of an enumeration. `offered` if the sentence says so. */
type Items = { sign: 'offered' | 'inRow'; parts: readonly Item[] };
const NO_ITEMS: Items = { sign: 'inRow', parts: [] };

/** What a sentence says is offered, or else what it lists. */
function enumeratedItems(sentence: string, dividers: Dividers): Items {
  if (sentence.length > MAX_SENTENCE_LENGTH) return NO_ITEMS;
  const offered = offeredItems(sentence, dividers);
  const items = offered.length > 0 ? offered : itemsInRow(sentence, dividers);
  // A name is quoted as the site writes it: `heat (gas) pumps` is left out.
  const quoted = items.filter((item) => sentence.includes(item));
  return { sign: offered.length > 0 ? 'offered' : 'inRow', parts: withFragments(sentence, quoted, dividers) };
}

/** `permission for a journey`: the words that follow are part of the name. */
const WHAT_FOR = new RegExp(String.raw`^\s(?:${asWritten(({ small }) => small.for)})\s`);
const OF = new RegExp(String.raw`\s(?:${asWritten(({ small }) => [...small.of, ...small.for])})\s`);

/**
 * Finds the parts that share words with the part next to them: a single word before `and` and a longer part with `of`
 * (`detection and repair of leaks`), after a longer part and `and` (`trattamenti viso e corpo`), or in a list that begins
 * with what is done to all of it (`repair of taps, toilets`).
 */
function withFragments(text: string, parts: readonly string[], { joining }: Dividers): Item[] {
  let end = 0;
  const placed = parts.map((item) => {
    const start = Math.max(end, text.indexOf(item, end));
    const isJoined = joining.test(text.slice(end, start));
    end = start + item.length;
    return { item, isWord: !item.includes(' '), isJoined, isCut: WHAT_FOR.test(text.slice(end, end + 8)) };
  });
  const isOfAll = OF.test(placed[0]?.item ?? '');
  return placed.map(({ item, isWord, isJoined, isCut }, at) => {
    const next = placed[at + 1];
    const sharesEnd = next?.isJoined === true && OF.test(next.item);
    const sharesBeginning = isJoined && placed[at - 1]?.isWord === false;
    return { item, isFragment: isWord && (isCut || (at > 0 && isOfAll) || sharesEnd || sharesBeginning) };
  });
}

/** Menus and footers repeat on every page; they say the same each time. */
function isRepeated({ repeated }: Reading, { text, region }: Sentence): boolean {
  if (region !== 'nav' && region !== 'header' && region !== 'footer') return false;
  const key = `${region} ${text}`;
  if (repeated.has(key)) return true;
  repeated.add(key);
  return false;
}

/** What one place on a page says about every name in it. */
type NamedPlace = {
  prose: Prose;
  sentence: Sentence;
  key: string;
  look: string;
  /** The whole text as a name, for comparison. */
  line: string;
  signs: readonly Sign[];
};

function placeOf(open: Page, sentence: Sentence): NamedPlace {
  const { page, prose, above } = open;
  const opening = tagBefore(page.document.source, page.document.blocks[sentence.block]!.offset);
  const signs = signsOfPlace(open, sentence);
  if (isControl(opening)) signs.push('button');
  return {
    prose,
    sentence,
    key: `${page.path} ${sentence.at}`,
    look: `${page.path} ${lookOf(sentence, above, opening)}`,
    line: sentence.text.length <= MAX_LINE_LENGTH ? plainLabel(bareLabel(sentence.text)) : '',
    signs,
  };
}

/**
 * Records that a place names something. `form` is null for a service inside a text: what stands next to the text then
 * says nothing about it.
 */
function note(
  reading: Reading,
  place: NamedPlace,
  name: string,
  form: string | null,
  isFragment = false,
): Candidate | null {
  const { prose, sentence, key, look, line, signs } = place;
  const candidate = candidateOf(reading, name, () => sentenceEvidence(prose, sentence, sentence.text.indexOf(name)));
  if (!candidate) return null;
  if (!isFragment) candidate.isWhole = true;
  if (form !== null) join(candidate, groupOf(reading, `${form} ${look}`));
  candidate.places.add(key);
  for (const sign of signs) candidate.signs.add(sign);
  if (line === candidate.key) candidate.signs.add('alone');
  if (/[.!?…]$/.test(name)) candidate.signs.add('sentenceEnd');
  return candidate;
}

function signsOfPlace({ page, sentences, isServices, above }: Page, sentence: Sentence): Sign[] {
  const { text, tag, region, at, block } = sentence;
  const next = sentences[at + 1];
  const before = sentences[at - 1];
  const isDescription =
    !isHeading(tag) && tag !== 'li' && before !== undefined && isHeading(before.tag) && before.tag > 'h2';
  const isDescribed =
    next !== undefined && !isHeading(next.tag) && next.tag !== 'li' && wordsOf(next.text) >= MIN_DESCRIPTION_WORDS;
  const signs: [Sign, boolean][] = [
    ['smallHeading', isHeading(tag) && tag > 'h2'],
    ['listEntry', tag === 'li' || tag === 'dt'],
    ['tableCell', tag === 'td' || tag === 'th'],
    ['menu', region === 'nav' || region === 'header'],
    ['footer', region === 'footer'],
    ['form', region === 'form'],
    ['onHome', page.role === 'home'],
    ['onServicePage', page.role === 'service'],
    ['onServices', isServices],
    ['late', at > sentences.length * LATE],
    ['partOfText', next?.block === block || sentences[at - 1]?.block === block],
    ['belowServices', above.some((heading) => heading.isServices)],
    ['belowOther', above.some((heading) => heading.isOther)],
    ['belowWhy', above.some((heading) => heading.isWhy)],
    ['describesName', isDescription],
    ['endsInColon', text.endsWith(':')],
    ['belowService', above.at(-1)?.isService === true],
    ['described', isDescribed],
  ];
  return seenSigns(signs);
}

/** Texts of one form on a page: headings of one level below one heading, entries of one list, lines with one tag. */
function lookOf({ tag, region }: Sentence, above: readonly Above[], opening: string): string {
  const parent = above.at(-1)?.at;
  if (isHeading(tag)) return `${tag} ${parent}`;
  return tag === 'li' ? `li ${parent} ${region}` : `${opening} ${region}`;
}

function groupOf({ groups }: Reading, key: string): Set<Candidate> {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group);
  return group;
}

function join(candidate: Candidate, group: Set<Candidate>): void {
  group.add(candidate);
  candidate.groups.add(group);
}

/** The parts of the title and the description of the home page, and the services in them. */
function readTitles(reading: Reading, home: PageFacts): void {
  for (const text of titleTexts(home)) {
    const evidence: Evidence = { url: home.url, place: 'title', excerpt: excerptAround(text) };
    const named = (name: string, isFragment = false): Candidate | null => {
      const candidate = candidateOf(reading, name, () => evidence);
      if (candidate && !isFragment) candidate.isWhole = true;
      return candidate;
    };
    const group = groupOf(reading, `title ${text}`);
    for (const { item, isFragment } of withFragments(text, text.split(reading.dividers.inTitle), reading.dividers)) {
      const candidate = wordsOf(item) <= MAX_WORDS_BETWEEN_COMMAS ? named(item, isFragment) : null;
      if (candidate) join(candidate, group);
    }
    for (const sentence of text.split(SENTENCES)) {
      const { sign, parts } = enumeratedItems(sentence, reading.dividers);
      for (const { item, isFragment } of parts) named(item, isFragment)?.signs.add(sign);
    }
    for (const name of reading.mentions(text)) named(name)?.signs.add('onHome').add('withinLine');
    for (const name of reading.tradeNames(text)) named(name);
  }
}

function candidateOf({ found, nameOf: read }: Reading, text: string, evidence: () => Evidence): Candidate | null {
  const named = read(text);
  if (named === null) return null;
  const known = found.get(named.key);
  if (known) {
    // A heading or an entry writes the name as a label; a sentence that came first may not.
    if (startsLower(known.name) && isLabel(named.name)) Object.assign(known, named, { evidence: evidence() });
    return known;
  }
  if (found.size >= MAX_CANDIDATES) return null;
  const candidate: Candidate = {
    ...named,
    evidence: evidence(),
    signs: new Set(),
    places: new Set(),
    isWhole: false,
    groups: new Set(),
  };
  found.set(named.key, candidate);
  return candidate;
}

const startsLower = (name: string): boolean => /^\p{Ll}/u.test(name);
const isLabel = (name: string): boolean => !startsLower(name) && name !== name.toUpperCase();

function nameOf(text: string): Name | null {
  const name = jobName(bareLabel(text));
  if (ownWords(name) > MAX_OWN_WORDS || CUT_FROM_TEXT.test(name)) return null;
  const key = plainLabel(name);
  return key.length < MIN_KEY_LENGTH || !/\p{L}{2}/u.test(key) ? null : { name, key };
}

function namesIn(text: string, dividers: Dividers): Names {
  const priced = labelBeforePrice(text);
  const whole = priced ?? (text.length <= MAX_LINE_LENGTH ? text : null);
  const beginning = priced === null ? (BEFORE_COLON.exec(bareLabel(text))?.[1] ?? null) : null;
  const isShort = text.length <= MAX_PARTS_LENGTH;
  const parts = isShort ? [...partsBetweenBars(text), ...partsBetweenCommas(text, dividers)] : [];
  return { whole, form: priced === null ? 'line' : 'price', beginning, parts };
}

function partsBetweenBars(text: string): Item[] {
  const parts = text.split(BARS).filter((part) => part !== '');
  const isList = parts.length > 1 && parts.every((part) => wordsOf(part) <= MAX_OWN_WORDS);
  return isList ? parts.map((item) => ({ item, isFragment: false })) : [];
}

function partsBetweenCommas(text: string, dividers: Dividers): Item[] {
  const listed = text.replace(/[.:…]+$/, '').replace(INTRODUCTION, '');
  const parts = listed.split(dividers.inLine);
  const isList = parts.length >= MIN_BETWEEN_COMMAS && parts.every((part) => wordsOf(part) <= MAX_WORDS_BETWEEN_COMMAS);
  if (!isList) return [];
  return withFragments(listed, parts, dividers).filter(({ item }) => !item.endsWith('-'));
}

const wordsOf = (text: string): number => text.split(' ').length;

/** The services of the trade in a text, as the site writes them. */
function termsIn(find: typeof findTradeJobs, text: string, { id, languages }: Input['trade']): string[] {
  if (id === null) return [];
  const names: string[] = [];
  for (const language of languages) {
    let end = 0;
    for (const match of find(text, id, language)) {
      if (match.start < end || match.end - match.start < MIN_TERM_LENGTH) continue;
      end = match.end;
      names.push(text.slice(match.start, match.end));
    }
  }
  return [...new Set(names)];
}
