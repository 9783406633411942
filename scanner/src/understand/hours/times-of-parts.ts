import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { isHeading, type Prose, type Sentence } from '../prose/sentences.ts';
import { dayWordsOf, wordsForHours } from './tokens-of-language.ts';
import { COURSES, isOfPricesOrSomeWeeks, OPENING } from './words/hours-patterns.ts';

const ANY_TIME = /\d/;
/** Not abbreviated: `we` is not always Wednesday. */
const ENGLISH_DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun|week|every ?)days?\b|\bdaily\b|\bweekends?\b/;
const MAX_LABEL_LENGTH = 40;
const MAX_LINES = 8;
/** Towns and the like between the label and its times. */
const MAX_LINES_BEFORE_TIMES = 3;

/** True for a line with words that only opening hours have. */
export function namesOpeningHours({ lower }: Sentence): boolean {
  return OPENING.test(foldText(lower));
}

/** The lines of a page about courses, outside its header and footer: its times are those of lessons. */
function timesOfCourses({ page, sentences }: Prose): Sentence[] {
  if (page.path === '/' || !COURSES.test(foldText(page.path.replace(/[/_.-]+/g, ' ')))) return [];
  if (sentences.some((sentence) => sentence.text.length <= MAX_LABEL_LENGTH && namesOpeningHours(sentence))) return [];
  return sentences.filter(({ region }) => region !== 'header' && region !== 'footer');
}

/** A choice of a form, such as `Morning (8 AM - 12 PM)` for an appointment. */
function isChoice({ tag, region }: Sentence): boolean {
  return region === 'form' && (tag === 'button' || tag === 'option' || tag === 'label');
}

/** True for times in a form, of prices, and of every other week. */
function isNoWeek(sentence: Sentence): boolean {
  return isChoice(sentence) || (ANY_TIME.test(sentence.text) && isOfPricesOrSomeWeeks(foldText(sentence.lower)));
}

/**
 * The sentences with times at which only one thing happens: `Frühstück Montag bis Freitag 6–9 Uhr`, and the lines with
 * times below a label such as `Theorieunterricht`. On a page about courses, all times are those of lessons. Prices,
 * forms and alternate weeks have other times as well.
 */
export function timesOfParts(prose: Prose, code: string): readonly Sentence[] {
  const { sentences } = prose;
  if (!LANGUAGES.includes(code as LanguageCode)) return [];
  const ofPart = wordsForHours('ofPart', code as LanguageCode);
  const days = [dayWordsOf(code as LanguageCode), ENGLISH_DAYS];
  const ofCourses = timesOfCourses(prose);
  const labelled = sentences.flatMap((sentence, at) => {
    const folded = foldText(sentence.lower);
    const part = ofPart.exec(folded);
    if (!part) return [];
    const day = days.map((names) => names.exec(folded)?.index).find((index) => index !== undefined);
    if (day !== undefined) return part.index < day ? [sentence] : [];
    const isLabel = sentence.text.length <= MAX_LABEL_LENGTH && !ANY_TIME.test(sentence.text);
    return isLabel ? linesBelow(sentences, at + 1) : [];
  });
  return [...ofCourses, ...labelled, ...sentences.filter(isNoWeek)];
}

function linesBelow(sentences: readonly Sentence[], from: number): Sentence[] {
  const below = sentences.slice(from, from + MAX_LINES);
  const first = below.findIndex(({ text }) => ANY_TIME.test(text));
  if (first < 0 || first > MAX_LINES_BEFORE_TIMES || below.slice(0, first).some(isOtherTopic)) return [];
  const end = below.findIndex(({ tag, text }, at) => at > first && (isHeading(tag) || !ANY_TIME.test(text)));
  return below.slice(first, end < 0 ? below.length : end);
}

function isOtherTopic({ text }: Sentence): boolean {
  return text.length > MAX_LABEL_LENGTH;
}
