import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { isHeading, type Prose, type Sentence } from '../prose/sentences.ts';
import { dayWordsOf, partWordsOf } from './tokens-of-language.ts';

const ANY_TIME = /\d/;
const MAX_LABEL_LENGTH = 40;
const MAX_LINES = 8;
/** Towns and the like between the label and its times. */
const MAX_LINES_BEFORE_TIMES = 3;

/**
 * The sentences with times at which only one thing happens: `Frühstück Montag bis Freitag 6–9 Uhr`, and the lines with
 * times below a label such as `Theorieunterricht`.
 */
export function timesOfParts({ sentences }: Prose, code: string): Sentence[] {
  if (!LANGUAGES.includes(code as LanguageCode)) return [];
  const ofPart = partWordsOf(code as LanguageCode);
  const days = dayWordsOf(code as LanguageCode);
  return sentences.flatMap((sentence, at) => {
    const folded = foldText(sentence.lower);
    const part = ofPart.exec(folded);
    if (!part) return [];
    const day = days.exec(folded)?.index;
    if (day !== undefined) return part.index < day ? [sentence] : [];
    const isLabel = sentence.text.length <= MAX_LABEL_LENGTH && !ANY_TIME.test(sentence.text);
    return isLabel ? linesBelow(sentences, at + 1) : [];
  });
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
