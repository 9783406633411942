import { unitedStates } from '../../lexicon/countries/americas/us.ts';
import { foldWords } from '../../lexicon/fold-text.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { anySpelling } from '../../lexicon/languages/compile.ts';
import { LEGAL_FORM } from '../../lexicon/legal-forms.ts';
import { CONDITIONS, PURPOSE } from '../../lexicon/people/conditions.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../../lexicon/term-matcher.ts';
import { tradeEntry } from '../../lexicon/trades/index.ts';
import { findTradeJobs, findTradeMentions } from '../../lexicon/trades/trade-jobs.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import { WORK_WORDS } from '../../lexicon/work-words.ts';
import type { RefusalReason } from '../claim.ts';
import { foldAccents } from '../prose/folded.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { plainLower, type Sentence } from '../prose/sentences.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { amountsIn } from './amounts.ts';
import { isWholeWord, saysWord } from './service-marks.ts';
import { asFolded, asPatterns, asWritten, foldedWords, serviceWords } from './service-words.ts';

const MAX_LABEL_LENGTH = 60;
const MAX_LABEL_WORDS = 6;
const MIN_JOB_LENGTH = 4;
const MAX_READ_LENGTH = 200;
/**
 * A known service makes a text a label if it is this share of it: true for `Drain cleaning in Boise`, false for a
 * sentence that contains it.
 */
const KNOWN_SHARE = 0.45;
/** Services and words for work must make up this share of a name. */
const COVERED_SHARE = 0.75;
const GENERAL_WORDS = foldedWords(({ labels: { general, soon } }) => [...general, ...soon]);
const BEFORE_GENERAL = foldedWords(({ labels }) => labels.aroundGeneral.before);
const AFTER_GENERAL = foldedWords(({ labels }) => labels.aroundGeneral.after);
const SENTENCE_END = /[.?!…]$/;
const HOURS = asWritten(({ units }) => units.hours);
/** URLs, amounts, times and years. Small numbers are part of names: `1-1 yoga`, `10er-Block`. */
const DATA = new RegExp(
  String.raw`@|https?:|www\.|^\d+\s?x\s|\d{3,}|[€$£₹]|\d\s?%|\d:\d\d|\d+\s?(?:min|euro|h\b|(?:${asWritten(({ units }) => units.times)})\b)`,
  'i',
);
const TITLES = foldedWords(({ labels }) => labels.titles);
/** A company with its legal form: the name of the business itself, or of a supplier. */
const COMPANY = new RegExp(String.raw`\s${LEGAL_FORM}\.?$`);
/** A link to a profile: `Steuerberatung Muyres auf Xing`. */
const ON_PLATFORM = new RegExp(
  String.raw`\s(?:${asFolded(({ labels }) => labels.on)}) (?:xing|facebook|instagram|linkedin|google|youtube|whatsapp|tiktok|pinterest|twitter)$`,
);
/** What the last word says about a label. */
const LAST_WORDS: ReadonlyMap<string, RefusalReason> = new Map([
  ...[...foldedWords(({ labels }) => labels.last.pages)].map((word) => [word, 'too-weak'] as const),
  ...[...foldedWords(({ labels }) => labels.last.calls)].map((word) => [word, 'call-to-action'] as const),
  ...[...foldedWords(({ labels }) => labels.last.proofs)].map((word) => [word, 'slogan'] as const),
]);
const NOT_PEOPLE = asWritten(({ labels }) => labels.notPeople);
const PEOPLE = asPatterns(({ labels }) => labels.whole.people);
/** Who does the work, alone or with initials. */
const WORKER = new RegExp(String.raw`^(?![a-z]*(?:${NOT_PEOPLE}))(?:${PEOPLE})(?: (?:[a-z]\.){1,3}[a-z]?)?$`);
const VERBS: ReadonlySet<string> = new Set(serviceWords(({ labels }) => labels.verbs));
/** What is not offered: `keine Kinder-Therapie`; but `No-dig drain repair`. */
const NOT_OFFERED = new RegExp(String.raw`^(?:${asFolded(({ labels }) => labels.not)})\s`);
/** The age of customers: `4 - 8 jaar`. */
const AGES = new RegExp(String.raw`^\d+\s?[-–]\s?\d+ (?:${asFolded(({ units }) => units.ages)})`);
const SIZES = new RegExp(`^(?:${asPatterns(({ labels }) => labels.whole.sizes)})$`);
/** A page about a service in one town: `Epoxy Garage Floor Beaver Creek CO`. */
const IN_STATE = new RegExp(String.raw`\s\p{Lu}\p{Ll}+ (?:${Object.keys(unitedStates.regions).join('|')})$`, 'u');
const DUMMY = new RegExp(String.raw`^(?:xxx+|${asFolded(({ labels }) => labels.dummies)})(?: ?\d{1,2})?$`);
const UNFILLED = new RegExp(`^(?:${asPatterns(({ labels }) => labels.whole.unfilled)})$`);
const ADVICE = new RegExp(`^(?:${asPatterns(({ labels }) => labels.advice)})`, 'u');
const FIRST_OF_OTHERS: ReadonlySet<string> = new Set(serviceWords(({ labels }) => labels.first));
/** Between an item and its price: `ab`, `from`, dot leaders. */
const BEFORE_PRICE = new RegExp(
  String.raw`[\s.:·…_–—-]{0,40}(?:(?<!\p{L})(?:${anySpelling(({ prices }) => [...prices.from, ...prices.before])})\s{0,3})?$`,
  'iu',
);
/** After a price on its line: a unit, a time, a second price. */
const AFTER_PRICE = new RegExp(
  String.raw`^[\s\d/.,:*+()–-]{0,12}(?:(?:${anySpelling(({ prices }) => prices.per)}|/)?\s?[\p{L}.]{0,12}){0,2}[\s.*)]{0,3}$`,
  'u',
);
/** Signs that belong to the end of a label. */
const CLOSING_SIGNS = ')°+';
/** The sign that opens an accordion. */
const TOGGLE = /\s[+°]$/;
const LEADING_NUMBER = new RegExp(String.raw`^\d{1,2}\s?[.):/|·•–—-]?\s+(?!(?:${HOURS})\b)(?=\p{L})`, 'iu');
const BETWEEN_CUSTOMERS = new RegExp(
  String.raw`\s(?:&|\+|/|${asWritten(({ small: { and, or } }) => [...and, ...or])})\s`,
  'i',
);
/** The number of a business in a register: `AGB code praktijk`, `KvK-nummer`. */
const REGISTER_NUMBER =
  /^(?:agb|kvk|btw|big|rsin|ust-?id|umsatzsteuer|steuer|handelsregister|siret|siren|tva|naf|ape|rcs|nif|cif|cnpj|cpf|iva|rea|abn|acn|ein|npi|vat|company|licen[cs]e|registration|policy)[ -]?(?:code|nummer|number|nr|no|n[°º]|numero|número|id)(?: \p{L}+)?$/iu;
const FIRST_OF_NAME = new RegExp(
  String.raw`^(?:[ld]['’](?=\p{Ll}{3})|(?:${asWritten(({ names }) => names.first)})\s(?=\p{L}{4}))`,
  'iu',
);
/** The words of a link behind the name in a card: `Roof Cleaning Learn more`. */
const LINK_AT_END = new RegExp(String.raw`(?<=\S)\s[–—-]?\s?(?:${asWritten(({ links }) => links.last)})$`, 'iu');
const OPEN_ENDING = new RegExp(String.raw`(?<=\S),?\s(?:${asWritten(({ names }) => names.open)})$`, 'iu');
/** Words that do not make a heading a service. */
const WEAK_WORDS = ['heading', 'other', 'price'] as const;
/** A price with its unit is short. */
const MAX_PRICE_LENGTH = 40;
/** A place at the end of a label, from its preposition on. `para a Casa` has an article instead. */
const IN_TOWN = new RegExp(
  String.raw`(?<!\s(?:contra|sobre|para))\s+(?:${asWritten(({ names }) => names.inTown)}) (?:the )?(\p{Lu}[\p{L}\p{M}]*).*$`,
  'u',
);
const NO_PLACES: ReadonlySet<string> = new Set(serviceWords(({ names }) => names.noPlaces).map(foldWords));
/** Words that join two nouns. */
const JOINING = serviceWords(({ small }) => [...small.and, ...small.or, ...small.of, ...small.for, ...small.with]);
/** The last word of a text that breaks off: `Coverage begins at`, `REPARACIÓN DE`. A `VAN` is a vehicle. */
const UNFINISHED: ReadonlySet<string> = new Set([
  ...['&', ...JOINING, ...serviceWords(({ small: { to, at, articles } }) => [...to, ...at, ...articles])],
  ...JOINING.map((word) => word.toUpperCase()).filter((word) => word !== 'VAN'),
]);
/** Words that do not count in the length of a name. */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  ...['&', '+', '/', ...serviceWords(({ small }) => [...small.and, ...small.of])],
]);
/** `p.title` from `{{ p.title }}`, which a script should have replaced. */
const CODE = /^[a-z]\w{0,20}\.[a-z]\w{1,30}$/;

/** `Beard trim 10 €`: the text before the amounts at the end of a line, or null. */
export function labelBeforePrice(text: string): string | null {
  const short = text.slice(0, MAX_READ_LENGTH);
  const amounts = amountsIn(foldAccents(plainLower(short)));
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || !AFTER_PRICE.test(short.slice(last.end))) return null;
  const label = bareLabel(short.slice(0, first.at).replace(BEFORE_PRICE, ''));
  return label === '' ? null : label;
}

/** True for code of a template that was never filled: `{{ service | uppercase }}`, `--- layout: index ---`. */
export function isTemplateCode(text: string): boolean {
  return /\{\{|\{%|^-{3} ?\w{1,30}:/.test(text);
}

/** True for a text that is only an amount: `from €60`, `15,00 € / Stunde`. */
export function isPriceAlone(text: string): boolean {
  if (text.length > MAX_PRICE_LENGTH) return false;
  const [amount] = amountsIn(foldAccents(plainLower(text)));
  return amount !== undefined && text.slice(0, amount.at).replace(BEFORE_PRICE, '') === '';
}

/** The label without bullets, arrows and numbering: `✓ Drain cleaning →`, `01 Drain cleaning`. */
export function bareLabel(text: string): string {
  const last = Math.min(text.length, MAX_READ_LENGTH);
  let start = 0;
  while (start < last && !isOfWord(text, start)) start += 1;
  let end = last;
  while (end > start && !isOfWord(text, end - 1) && !CLOSING_SIGNS.includes(text.charAt(end - 1))) end -= 1;
  const cut = text.slice(start, end);
  // `aanhanger)` is the end of a longer text in brackets.
  const bare = cut.endsWith(')') && !cut.includes('(') ? cut.slice(0, -1) : cut;
  return withoutEnding(/^\d/.test(bare) ? bare.replace(LEADING_NUMBER, '').trim() : bare);
}

/** Cuts the sign of an accordion, the words of a link and an open ending off: `Payroll +`, `Roof Cleaning Learn more`. */
function withoutEnding(label: string): string {
  return label.replace(LINK_AT_END, '').replace(OPEN_ENDING, '').replace(TOGGLE, '');
}

/** True for a letter or a digit, with a fast path for ASCII. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/**
 * The service in a heading with more text: `Drain cleaning in Boise, ID`, `Water softeners for homes with hard water.`
 */
export function jobName(label: string): string {
  const job = withoutTown(label)
    .replace(/\s*(?:[—–|:]|\s-)\s.*$/, '')
    .replace(/[\s.,!]+$/, '');
  const short = job.split(' ').length > MAX_LABEL_WORDS - 1 ? job.replace(/\s+(?:for|that|with|to) .*$/, '') : job;
  return short.length >= MIN_JOB_LENGTH ? short.replace(FIRST_OF_NAME, '') : label;
}

/** Cuts `in Boise` and `en Getafe` off, and keeps words that name something else: `Puesta a Tierra`, `Terapia en Pareja`. */
function withoutTown(label: string): string {
  const place = IN_TOWN.exec(label);
  if (!place) return label;
  const before = label.slice(0, place.index);
  return NO_PLACES.has(foldWords(place[1] ?? '')) || breaksOff(before) ? label : before;
}

function breaksOff(text: string): boolean {
  const space = text.lastIndexOf(' ');
  return space >= 0 && UNFINISHED.has(text.slice(space + 1));
}

/** The number of words without those that join others: four in `Entretien du gazon & du sol`. */
export function ownWords(label: string): number {
  return label
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !NOT_COUNTED.has(word)).length;
}

/**
 * Why a label does not name a service, or null if it may. A known service may have an adjective: `Modern acupuncture`.
 */
export function refusalOf(label: string, known: boolean = false): RefusalReason | null {
  const lower = label.toLowerCase();
  const words = lower.split(/\s+/);
  if (label.length < 3 || label.length > MAX_LABEL_LENGTH || ownWords(lower) > MAX_LABEL_WORDS) return 'slogan';
  const folded = foldText(lower);
  if (CODE.test(label) || UNFILLED.test(folded)) return 'template-leftover';
  if (/\?$/.test(label)) return 'question';
  if (/[,;|]/.test(label)) return 'slogan';
  if (SENTENCE_END.test(label) || breaksOff(label)) return 'slogan';
  if (DATA.test(label) || !/\p{L}{3}/u.test(label)) return 'other-id';
  if (NOT_OFFERED.test(folded)) return 'negated';
  if (words.some((word, at) => at > 0 && at < words.length - 1 && VERBS.has(word))) return 'slogan';
  if (WORKER.test(folded) || AGES.test(folded)) return 'person';
  if (REGISTER_NUMBER.test(label)) return 'other-id';
  if (SIZES.test(folded) || IN_STATE.test(label)) return 'other-subject';
  if (TITLES.has(/^[a-z]+/.exec(folded)?.[0] ?? '')) return 'person';
  if (COMPANY.test(label) || ON_PLATFORM.test(folded)) return 'other-subject';
  if (DUMMY.test(folded)) return 'filler';
  if (isGeneral(folded) || saysWord('question', label)) return 'too-weak';
  if (startsAsOther(lower) || ADVICE.test(lower)) return 'call-to-action';
  const byLastWord = LAST_WORDS.get(folded.slice(folded.lastIndexOf(' ') + 1));
  if (byLastWord) return byLastWord;
  if (!known && saysWord('praise', label)) return 'slogan';
  if (saysWord('fee', label)) return 'fee';
  if (namesCustomers(label)) return 'person';
  return WEAK_WORDS.some((word) => isWholeWord(word, label)) ? 'too-weak' : null;
}

/** True for the first word of a call to action, a question or a sentence. */
export function startsAsOther(label: string): boolean {
  const [first = ''] = label.toLowerCase().split(/\s/, 1);
  return FIRST_OF_OTHERS.has(first.replace('’', "'"));
}

/** True for words about the business or its website: `Gallery`, `view all`, `contact us now`. */
function isGeneral(folded: string): boolean {
  if (GENERAL_WORDS.has(folded)) return true;
  const words = folded.split(' ');
  while (words.length > 1 && BEFORE_GENERAL.has(words[0]!)) words.shift();
  while (words.length > 1 && AFTER_GENERAL.has(words.at(-1)!)) words.pop();
  return GENERAL_WORDS.has(words.join(' '));
}

/**
 * Why a heading does not name a service, or null: also checks marks at its end and a second sentence, which the label
 * omits.
 */
export function refusalOfHeading(sentences: readonly Sentence[], at: number, known: boolean): RefusalReason | null {
  const { text, block } = sentences[at]!;
  if (/\?["”»)]?$/.test(text)) return 'question';
  if (sentences[at + 1]?.block === block) return 'slogan';
  if (/[.!…]$/.test(text) && !known) return 'slogan';
  return refusalOf(jobName(bareLabel(text)), known);
}

/** True for people and firms without any work: `Nourrissons`, `Condomínios e empresas`. */
export function namesCustomers(label: string): boolean {
  return label.split(BETWEEN_CUSTOMERS).every((part) => isWholeWord('customers', part));
}

/** A known service in a label, folded, and its share of the label. */
export type KnownJob = { key: string; share: number };
/** Returns the known service that a label names, or null. */
export type JobReader = (label: string) => KnownJob | null;

type Finder = typeof findTradeJobs;

/** Looks up labels among the services of the trade that support a list. */
export function jobReader(trade: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  return readerOf(findTradeJobs, trade);
}

/**
 * Tells whether a name is made of services that the lexicon has for the trade and of words for work, without the words
 * that join them: `Crowns & Fillings`, `Solar panel repair`.
 */
export function knownServiceReader({ id, languages }: Pick<TradeFacts, 'id' | 'languages'>): (name: string) => boolean {
  return onceForEach((name) => {
    if (id === null) return false;
    const text = name.slice(0, MAX_READ_LENGTH);
    const services = languages.flatMap((language) => findTradeMentions(text, id, language));
    if (services.length === 0) return false;
    const work = languages.flatMap((language) => workWordsOf(language).find(text));
    const own = ownPositions(text);
    const shareOf = (spans: readonly TermMatch[]): number =>
      own.filter((at) => spans.some(({ start, end }) => at >= start && at < end)).length / own.length;
    return shareOf(services) >= KNOWN_SHARE && shareOf([...services, ...work]) >= COVERED_SHARE;
  });
}

/** The positions of the characters of words that join no others. */
function ownPositions(text: string): number[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    NOT_COUNTED.has(word.toLowerCase()) ? [] : Array.from({ length: word.length }, (_, at) => index + at),
  );
}

/** Looks up labels among all services that the lexicon has for the trade. */
export function mentionReader(trade: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  return readerOf(findTradeMentions, trade);
}

/** Menus repeat on every page, so results are cached. */
function readerOf(find: Finder, { id, languages }: Pick<TradeFacts, 'id' | 'languages'>): JobReader {
  const known = new Map<string, KnownJob | null>();
  return (label) => {
    const before = known.get(label);
    if (before !== undefined) return before;
    const job = id === null ? null : readJob(find, label.slice(0, MAX_READ_LENGTH), id, languages);
    known.set(label, job);
    return job;
  };
}

function readJob(find: Finder, label: string, id: string, languages: TradeFacts['languages']): KnownJob | null {
  let best: { start: number; end: number } | null = null;
  for (const language of languages) {
    for (const { start, end } of find(label, id, language)) {
      if (!best || end - start > best.end - best.start) best = { start, end };
    }
  }
  if (!best) return null;
  const name = jobName(label);
  // `John - Heating Engineer`: the job is in the part that is not the name.
  if (!foldWords(name).includes(foldWords(label.slice(best.start, best.end)))) return null;
  const share = (best.end - best.start) / name.length;
  return share < KNOWN_SHARE ? null : { key: foldWords(label.slice(best.start, best.end)), share };
}

/** Whether a label is mostly a word of some trade: a business also lists work of neighbouring trades. */
export function tradeWordReader(languages: TradeFacts['languages']): (label: string) => boolean {
  return onceForEach((label) => {
    const name = jobName(label.slice(0, MAX_READ_LENGTH));
    return languages.some((language) =>
      findTradeTerms(name, language).some(
        ({ start, end, meanings }) =>
          end - start >= name.length * KNOWN_SHARE && meanings.some(({ sort }) => sort !== 'neverAlone'),
      ),
    );
  });
}

const workWords = new Map<LanguageCode, TermMatcher>();

/** Tells whether a label holds a word for work in general, such as `repair` or `Reinigung`. */
export function workWordReader(languages: TradeFacts['languages']): (label: string) => boolean {
  return onceForEach((label) => {
    const name = jobName(label.slice(0, MAX_READ_LENGTH));
    return languages.some((language) => workWordsOf(language).find(name).length > 0);
  });
}

function workWordsOf(language: LanguageCode): TermMatcher {
  let matcher = workWords.get(language);
  if (!matcher) {
    matcher = compileTerms(WORK_WORDS[language]);
    workWords.set(language, matcher);
  }
  return matcher;
}

const conditions = new Map<LanguageCode, RegExp>();

/**
 * Tells whether a label names a disease, an injury or a complaint that a practice treats, and no work: `glaucoma`, but
 * not `glaucoma surgery` or `injections for diabetes`. False for trades that have no patients.
 */
export function conditionReader({ id, languages }: Pick<TradeFacts, 'id' | 'languages'>): (label: string) => boolean {
  if (id !== null && tradeEntry(id)?.customers !== 'practice') return () => false;
  const isWork = workWordReader(languages);
  return onceForEach((label) => {
    const [head = ''] = foldText(label.slice(0, MAX_READ_LENGTH)).split(PURPOSE);
    return !isWork(label) && languages.some((language) => conditionsOf(language).test(head));
  });
}

function conditionsOf(language: LanguageCode): RegExp {
  let pattern = conditions.get(language);
  if (!pattern) {
    pattern = wordPattern(CONDITIONS[language]);
    conditions.set(language, pattern);
  }
  return pattern;
}
