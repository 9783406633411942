import type { Evidence } from '@named-first/contract';
import { foldWords } from '../../lexicon/fold-text.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { SELF_WORDS } from '../../lexicon/self-words.ts';
import type { TradeEntry } from '../../lexicon/trade.ts';
import { isFalseFriend } from '../../lexicon/trades/false-friends.ts';
import { TRADE_ENTRIES } from '../../lexicon/trades/index.ts';
import { subjectBefore } from '../../lexicon/trades/subject-words.ts';
import { findTradeTerms, type TermSort } from '../../lexicon/trades/trade-terms.ts';
import { foldInPlace } from '../../lexicon/word-pattern.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { excerptAround, isHeading, isQuotation, plainLower, proseOf, sentenceEvidence } from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import type { TradePlace } from './trade-facts.ts';

/** One place that supports one trade. `name` is the name of the trade there; null for words for its work. */
export type TradeSign = {
  entry: TradeEntry;
  place: TradePlace;
  weight: number;
  name: string | null;
  /** A sentence of the business that says what it is: `We are a family bakery`. */
  defines?: boolean;
  evidence: Evidence;
};

/**
 * The weight of a name of the trade and of a word for its work, by place: home states the trade, while a menu lists
 * side services. A service counts half a word for the work.
 */
const WORTH = {
  title: { names: 5, work: 2.5 },
  'site-name': { names: 4, work: 1.5 },
  h1: { names: 4, work: 2 },
  description: { names: 3, work: 1.5 },
  sentence: { names: 2, work: 0.5 },
  'page-titles': { names: 1, work: 0.5 },
  heading: { names: 1, work: 0.7 },
  navigation: { names: 0.7, work: 0.5 },
  words: { names: 0.6, work: 0.2 },
} as const;
type TextPlace = keyof typeof WORTH;

/** The maximum that each place can add for one trade, however often the words occur there. */
const MAX_WEIGHTS: Readonly<Record<TextPlace, number>> = {
  title: 5,
  'site-name': 4,
  h1: 4,
  description: 3,
  sentence: 4,
  'page-titles': 2,
  heading: 2,
  navigation: 1.5,
  words: 2.5,
};
/** A second trade in the same title or sentence is usually a side service. */
const LATER_TRADE = 0.7;
const JOB_SHARE = 0.5;
/** A sentence that names so many trades lists customers: `We deliver to pharmacies, bars and hotels`. */
const OTHERS_LISTED = 3;
const MAX_SENTENCES = 400;
const MAX_LINKS = 400;
const MAX_LABEL_LENGTH = 80;
const MAX_READ_LENGTH = 600;
/** The maximum distance between "we are" and the trade. */
const COPULA_REACH = 70;
const COPULA_WORTH = 1.5;

const TYPE_WORTH = { exact: 6, shared: 5, broad: 1.5 } as const;
/** Types that cover many trades. */
export const BROAD_TYPES: ReadonlySet<string> = new Set(
  'LocalBusiness HomeAndConstructionBusiness Store MedicalBusiness ProfessionalService HealthAndBeautyBusiness FoodEstablishment SportsActivityLocation LodgingBusiness AutomotiveBusiness FinancialService EntertainmentBusiness EducationalOrganization Organization'.split(
    ' ',
  ),
);

/** Text of customers or lawyers, in which the business does not describe its trade. */
const OTHER_VOICES =
  /\/(?:[\w-]*(?:privacy|datenschutz|privacidad|privacidade|confidentialite|mentions-legales|aviso-legal|note-legali|impressum|imprint|disclaimer|terms|agb|cookie|legal|reviews?|testimonials?|blog|news)[\w-]*)(?:\/|\.|$)/i;

type Input = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: Pick<IdentityFacts, 'name' | 'names'>;
  languages: readonly LanguageCode[];
};

/** Every place that supports a trade, the strongest places first. */
export function findTradeSigns({ pages, markup, identity, languages }: Input): TradeSign[] {
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  const own = pages.filter(({ path, role }) => role !== 'reviews' && !OTHER_VOICES.test(path));
  const signs = new SignList(languages);
  const types = markup.businesses.flatMap(({ node, page }) => typeSigns(node, page));
  if (home) readHome(home, identity, signs);
  for (const page of own)
    if (page !== home) signs.read('page-titles', page.document.title?.text ?? '', { url: page.url, place: 'title' });
  if (home) readMenu(home, signs);
  const speaksOfUs = ownVoice(languages, identity.name);
  for (const page of own) readSentences(page, page === home, signs, speaksOfUs);
  return [...types, ...signs.all];
}

type TermInText = { entry: TradeEntry; sort: TermSort; start: number; end: number };

class SignList {
  readonly all: TradeSign[] = [];
  private readonly spent = new Map<string, number>();
  readonly languages: readonly LanguageCode[];
  /** The terms in a text; for running text without words that never count alone. */
  readonly matchesIn: (text: string) => readonly TermInText[];
  constructor(languages: readonly LanguageCode[]) {
    this.languages = languages;
    this.matchesIn = onceForEach((text) => termsIn(text, languages, false));
  }

  /** Records the trades in a text at a place; `factor` scales their weight. `definesAt` is the offset of what it is. */
  read(
    place: TextPlace,
    text: string,
    where: Pick<Evidence, 'url' | 'place'> & { excerpt?: string },
    { factor = 1, definesAt = null }: { factor?: number; definesAt?: number | null } = {},
  ): void {
    const seen = new Map<TradeEntry, TermInText>();
    const matches = place === 'site-name' ? termsIn(text, this.languages, true) : this.matchesIn(text);
    for (const match of matches) {
      const before = seen.get(match.entry);
      if (!before || (before.sort !== 'names' && match.sort === 'names')) seen.set(match.entry, match);
    }
    const named = [...seen.values()].filter(({ sort }) => sort === 'names').map(({ start }) => start);
    if (isRunningText(place) && definesAt === null && named.length >= OTHERS_LISTED) return;
    const first = Math.min(...named);
    for (const [entry, { sort, start, end }] of seen) {
      const worth = WORTH[place][sort === 'names' ? 'names' : 'work'] * (sort === 'jobs' ? JOB_SHARE : 1) * factor;
      this.note(entry, place, start > first ? worth * LATER_TRADE : worth, {
        name: sort === 'names' ? text.slice(start, end) : null,
        ...(sort === 'names' && start === definesAt && { defines: true }),
        evidence: { ...where, excerpt: where.excerpt ?? excerptAround(text, start) },
      });
    }
  }

  private note(
    entry: TradeEntry,
    place: TextPlace,
    worth: number,
    said: Pick<TradeSign, 'name' | 'defines' | 'evidence'>,
  ): void {
    const key = `${entry.id} ${place}`;
    const spent = this.spent.get(key) ?? 0;
    const weight = Math.min(worth, MAX_WEIGHTS[place] - spent);
    if (weight <= 0) return;
    this.spent.set(key, spent + weight);
    this.all.push({ entry, place, weight, ...said });
  }
}

function isRunningText(place: TextPlace): boolean {
  return place === 'sentence' || place === 'words' || place === 'heading';
}

/** Words that never count alone do count at the end of a company's name: `Reed Electric`, `Copper Creek Heating`. */
function termsIn(text: string, languages: readonly LanguageCode[], isCompanyName: boolean): TermInText[] {
  const read = text.slice(0, MAX_READ_LENGTH);
  const found: TermInText[] = [];
  for (const language of languages) {
    const others = languages.filter((other) => other !== language);
    for (const { start, end, meanings } of findTradeTerms(read, language)) {
      if (isFalseFriend(read.slice(start, end), others)) continue;
      for (const { entry, sort } of meanings) {
        if (sort !== 'neverAlone') found.push({ entry, sort, start, end });
        else if (isCompanyName && start > 0 && end === read.length) found.push({ entry, sort: 'names', start, end });
      }
    }
  }
  return found.length === 0 ? found : withoutSubjects(found, foldInPlace(read), languages);
}

/** Their customers' or patients' word says more than the practice, office or school that it is for. */
const BROAD_TRADES: ReadonlySet<string> = new Set(['medical-practice', 'engineering-firm', 'training-center']);
const MAX_LEAD = 60;

/**
 * Without words for what a trade is only about: the subject of an expert (`Sachverständiger für das
 * Parkettlegerhandwerk`), and the weaker one of two trades with a `for` between them (`Naturheilpraxis für
 * Faszientherapie`, but `Gemeinschaftspraxis für Zahnheilkunde`).
 */
function withoutSubjects(found: TermInText[], folded: string, languages: readonly LanguageCode[]): TermInText[] {
  const dropped = new Set<TermInText>();
  for (const term of found) {
    const lead = folded.slice(Math.max(0, term.start - MAX_LEAD), term.start);
    for (const { expert, link } of languages.map((language) => subjectBefore(lead, language))) {
      if (expert) dropped.add(term);
      if (link === 0 || term.sort !== 'names') continue;
      const heads = found.filter(({ end, sort }) => end === term.start - link && sort === 'names');
      if (heads.length === 0 || heads.some(({ entry }) => entry === term.entry)) continue;
      if (heads.every(({ entry }) => BROAD_TRADES.has(entry.id))) for (const head of heads) dropped.add(head);
      else dropped.add(term);
    }
  }
  return found.filter((term) => !dropped.has(term));
}

function typeSigns(node: MarkupFacts['businesses'][number]['node'], page: PageFacts): TradeSign[] {
  const stated = textsOf(node, 'additionalType');
  return TRADE_ENTRIES.flatMap((entry) => {
    const type = node.types.find((name) => entry.schemaTypes.includes(name));
    const added =
      entry.additionalType !== null && stated.some((address) => sameTopic(address, entry.additionalType ?? ''));
    if (!type && !added) return [];
    const own = type !== undefined && type === entry.schemaTypes[0] && !BROAD_TYPES.has(type);
    const weight =
      added || (own && entry.additionalType === null)
        ? TYPE_WORTH.exact
        : own
          ? TYPE_WORTH.shared
          : type !== undefined && BROAD_TYPES.has(type)
            ? TYPE_WORTH.broad
            : TYPE_WORTH.broad * 2;
    return [
      {
        entry,
        place: 'markup' as const,
        weight,
        name: null,
        evidence: markupEvidence(page, node, type ?? 'additionalType'),
      },
    ];
  });
}

/** `https://en.wikipedia.org/wiki/Pest_control` and `http://www.productontology.org/id/Pest_control`. */
function sameTopic(address: string, known: string): boolean {
  const topic = (url: string): string => url.split('/').at(-1)?.toLowerCase() ?? '';
  return topic(address) === topic(known) && topic(known) !== '';
}

function readHome(home: PageFacts, identity: Input['identity'], signs: SignList): void {
  const { url, document } = home;
  signs.read('title', wordsApart(document.title?.text ?? '', signs), { url, place: 'title' });
  const named = identity.names.find(({ shown }) => shown === identity.name);
  if (named) signs.read('site-name', wordsApart(named.shown, signs), named.evidence);
  const siteName = document.metas.find(({ name }) => name === 'og:site_name')?.content ?? '';
  signs.read('site-name', siteName, { url, place: 'meta' });
  for (const { text } of document.headings.filter(({ level }) => level === 1).slice(0, 2)) {
    signs.read('h1', text, { url, place: 'heading' });
  }
  const descriptions = document.metas.filter(({ name }) => name === 'description' || name === 'og:description');
  for (const { content } of descriptions.slice(0, 2)) signs.read('description', content, { url, place: 'description' });
}

const JOINED_WORDS = /(?<=\p{L})(?=\p{Lu}\p{Ll}{3}|\d)/gu;

/** `HeritageMasonry.com.au`, `JLRoofing` and `Pedicure036` name a trade only as separate words. */
function wordsApart(text: string, { matchesIn }: SignList): string {
  const isNamed = (words: string): boolean => matchesIn(words).some(({ sort }) => sort === 'names');
  if (isNamed(text)) return text;
  const apart = text.slice(0, MAX_READ_LENGTH).replace(JOINED_WORDS, ' ');
  return isNamed(apart) ? apart : text;
}

function readMenu(home: PageFacts, signs: SignList): void {
  const seen = new Set<string>();
  for (const { text, region } of home.document.links.slice(0, MAX_LINKS)) {
    if ((region !== 'nav' && region !== 'header') || text.length > MAX_LABEL_LENGTH || seen.has(text)) continue;
    seen.add(text);
    signs.read('navigation', text, { url: home.url, place: 'link' });
  }
}

function readSentences(page: PageFacts, isHome: boolean, signs: SignList, speaksOfUs: (text: string) => boolean): void {
  const prose = proseOf(page);
  for (const sentence of prose.sentences.slice(0, MAX_SENTENCES)) {
    if (sentence.region === 'footer' || sentence.region === 'nav' || isQuotation(prose, sentence)) continue;
    const matches = signs.matchesIn(sentence.text);
    if (matches.length === 0) continue;
    const where = sentenceEvidence(prose, sentence);
    if (isHeading(sentence.tag)) {
      if (isHome && sentence.tag !== 'h1') signs.read('heading', sentence.text, where);
      continue;
    }
    if (speaksOfUs(sentence.text)) {
      const { start } = matches[0]!;
      const defines = saysWhatItIs(sentence.lower, start, signs.languages);
      signs.read('sentence', sentence.text, where, defines ? { factor: COPULA_WORTH, definesAt: start } : {});
    } else signs.read('words', sentence.text, where, { factor: isHome ? 1 : 0.5 });
  }
}

/** Whether a sentence says "we" or names the business. */
function ownVoice(languages: readonly LanguageCode[], siteName: string | null): (text: string) => boolean {
  const name = foldWords(siteName ?? '');
  const firstPerson = languages.flatMap((language) => SELF_WORDS[language].firstPerson);
  return onceForEach((text) => {
    const words = new Set(wordsOf(plainLower(text)));
    return firstPerson.some((word) => words.has(word)) || (name !== '' && foldWords(text).includes(name));
  });
}

function saysWhatItIs(lower: string, at: number, languages: readonly LanguageCode[]): boolean {
  const before = new Set(wordsOf(lower.slice(Math.max(0, at - COPULA_REACH), at)));
  return languages.some((language) => SELF_WORDS[language].copula.some((word) => before.has(word)));
}

function wordsOf(lower: string): string[] {
  return lower.match(/[\p{L}']+/gu) ?? [];
}
