import { isGivenName } from '../../../lexicon/people/given-names.ts';
import { phrasesOf } from '../../../lexicon/phrases/index.ts';
import { endsInGoods, isHeadingOfProofs } from '../../../lexicon/phrases/not-statements.ts';
import type { ProofKind } from '../../../lexicon/phrases/proof-cues.ts';
import { writtenDates } from '../../freshness/written-dates.ts';
import type { PageFacts } from '../../page-facts.ts';
import { clauseBefore } from '../../prose/clause.ts';
import { foldAccents } from '../../prose/folded.ts';
import { isHeading, type Prose, plainLower, type Sentence } from '../../prose/sentences.ts';
import { isControl, tagBefore } from '../../prose/tag-before.ts';
import { seenSigns } from '../../seen-signs.ts';
import {
  AGE,
  AGO,
  APPROVED,
  BORN,
  CONDITION,
  JOINED,
  OF_PRODUCT_OR_AREA,
  OF_PROVIDER,
  OFFER,
  READER,
  VERB,
} from '../proof-patterns.ts';
import { isSampleRegistration } from '../sample-registration.ts';
import type { ProofPhrase } from './proof-phrases.ts';
import type { Sign } from './sign-points.ts';

const YEAR = /\b(?:18|19|20)\d\d\b/;
const PLUS = /\d ?\+|\+ ?\d/;
const LONG_NUMBER = /\d(?:[ .-]?\d){4}/;
const ACRONYM = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u;
const MANY_WORDS = 8;
const LONG_SENTENCE = 160;
/** How far before the words a negation is looked for, in characters. */
const REACH = 40;

const MONEY = /[€$£₹]|\b(?:CHF|EUR|USD|GBP) ?\d|\d ?(?:CHF|EUR|USD|GBP)\b/;
const WEB_ADDRESS = /\w[./]\w{2,}[./]|www\.|@/;

/** True for words that prove nothing wherever they are. */
export function isRefused({ shown, kinds }: ProofPhrase): boolean {
  const lower = foldAccents(plainLower(shown));
  if (isHeadingOfProofs(shown) || OF_PRODUCT_OR_AREA.test(lower) || isStep(shown, kinds)) return true;
  if (WEB_ADDRESS.test(lower) || AGO.test(lower) || JOINED.test(lower) || !hasWholeBrackets(shown)) return true;
  if (isBirth(lower) || endsInGoods(lower.slice(0, Math.max(0, lower.search(APPROVED))))) return true;
  if (AGE.test(lower) && !kinds.includes('experience')) return true;
  // A price; but an insurance covers an amount.
  if (MONEY.test(shown) && !kinds.includes('insured')) return true;
  const isNumber = LONG_NUMBER.test(shown);
  if (isNumber && isSampleRegistration(shown)) return true;
  if (kinds.includes('register')) return !isNumber;
  // A phone number or a postal code.
  return isNumber && !kinds.includes('licensed');
}

function isBirth(lower: string): boolean {
  const name = BORN.exec(lower)?.[1];
  return name !== undefined && isGivenName(name);
}

/** Kinds that small numbers count: `3 generations`, `5 years`. */
const COUNTED: ReadonlySet<ProofKind> = new Set(['years', 'experience', 'family', 'customers', 'rating', 'guarantee']);

/** The number of a step or of an item in front of it: `4 Especialização em Eletroacupuntura`. */
function isStep(shown: string, kinds: readonly ProofKind[]): boolean {
  return /^\d \p{Lu}/u.test(shown) && !kinds.some((kind) => COUNTED.has(kind));
}

function hasWholeBrackets(text: string): boolean {
  return !/[()]/.test(text.replace(/\([^()]*\)/g, ''));
}

/** What its own words say. */
export function signsOfWords({ shown, kinds }: ProofPhrase): Sign[] {
  const lower = foldAccents(plainLower(shown));
  const words = shown.split(/\s+/).length;
  const hasYear = YEAR.test(shown);
  const hasDigit = /\d/.test(shown);
  const speaksOf = (kind: ProofKind): boolean => kinds.includes(kind);
  const signs: [Sign, boolean][] = [
    ['noKind', kinds.length === 0],
    ['twoKinds', kinds.length === 2],
    ['moreKinds', kinds.length > 2],
    ['oneWord', words === 1],
    ['manyWords', words > MANY_WORDS],
    ['year', hasYear],
    ['number', hasDigit && !hasYear],
    ['yearsAndNumber', speaksOf('years') && hasDigit],
    ['yearsOfExperience', speaksOf('years') && speaksOf('experience')],
    ['sinceYear', (speaksOf('since') || speaksOf('founded')) && hasYear],
    ['customersAndNumber', speaksOf('customers') && hasDigit],
    ['ratingAndNumber', speaksOf('rating') && hasDigit],
    ['plus', PLUS.test(shown)],
    ['date', writtenDates(lower).length > 0],
    ['acronym', ACRONYM.test(shown) && shown !== shown.toUpperCase()],
    ['properName', / \p{Lu}\p{Ll}/u.test(shown)],
    ['offer', OFFER.test(lower)],
    ['toReader', READER.test(lower)],
    ['verb', VERB.test(lower)],
  ];
  return [...kinds, ...seenSigns(signs)];
}

/** What its place on the page says. */
export function signsOfPlace(language: string, { page }: Prose, { tag, region, block, lower }: Sentence): Sign[] {
  const opening = tagBefore(page.document.source, page.document.blocks[block]!.offset);
  const signs: [Sign, boolean][] = [
    ...signsOfPage(page),
    ['heading', tag === 'h1' || tag === 'h2'],
    ['smallHeading', isHeading(tag) && tag > 'h2'],
    ['tableCell', tag === 'td' || tag === 'th'],
    ['menu', region === 'nav'],
    ['footer', region === 'footer'],
    ['form', region === 'form'],
    ['button', isControl(opening)],
    ['ours', phrasesOf(language).some(({ ours }) => ours.test(lower))],
    ['reader', READER.test(lower)],
    ['condition', CONDITION.test(lower)],
    ['longSentence', lower.length > LONG_SENTENCE],
  ];
  return seenSigns(signs);
}

function signsOfPage({ role }: PageFacts): [Sign, boolean][] {
  return [
    ['onHome', role === 'home'],
    ['onAbout', role === 'about'],
    ['onReviews', role === 'reviews'],
    ['onOther', role === 'other'],
  ];
}

/** Other kinds of proof in the short texts around it. */
export function signsOfNeighbours(kinds: ReadonlySet<ProofKind>): Sign[] {
  if (kinds.size === 0) return [];
  return [kinds.size === 1 ? 'besideKind' : kinds.size === 2 ? 'besideTwoKinds' : 'besideKinds'];
}

/**
 * True if its clause denies it, or its sentence is about others, such as the providers of a site. Non-profits say what
 * they do not want.
 */
export function isDenied(language: string, { lower }: Sentence, { at, shown, kinds }: ProofPhrase): boolean {
  if (kinds.includes('register') && OF_PROVIDER.test(foldAccents(lower))) return true;
  const clause = clauseBefore(lower, at, REACH) + lower.slice(at, at + shown.length);
  return phrasesOf(language).some(
    ({ denied, others }) => others.test(lower) || (denied.test(clause) && !kinds.includes('nonprofit')),
  );
}
