import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import { type Prose, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import { dayWordsOf } from './tokens-of-language.ts';
import { FROM_TIME, UNIT_OF_TIME, UNTIL_OR_COUNTED } from './words/hours-patterns.ts';

const MAX_LENGTH = 120;
const MAX_LABEL_LENGTH = 40;
/** How many lines the label may be above. */
const LINES_BELOW_LABEL = 4;

type Words = { day: RegExp; open: RegExp; label: RegExp };

/**
 * Where a site says at what time it opens on which days, but not when it closes: `Öffnungszeiten: Montag bis Samstag ab
 * 17 Uhr`. Undefined if it does not.
 */
export function opensOnly(proses: readonly Prose[], code: string): Evidence | undefined {
  if (!LANGUAGES.includes(code as LanguageCode)) return undefined;
  const { hours } = language(code as LanguageCode);
  const words = {
    day: dayWordsOf(code as LanguageCode),
    open: wordPattern(hours.open),
    label: wordPattern(hours.headings),
  };
  for (const prose of proses) {
    const said = prose.sentences.find((sentence) => saysWhenItOpens(prose, sentence, words));
    if (said) return sentenceEvidence(prose, said);
  }
  return undefined;
}

function saysWhenItOpens({ sentences }: Prose, { text, lower, at }: Sentence, { day, open, label }: Words): boolean {
  const folded = foldText(lower);
  const from = FROM_TIME.exec(folded);
  if (text.length > MAX_LENGTH || !from || !day.test(folded)) return false;
  const behind = folded.slice(from.index + from[0].length).replace(UNIT_OF_TIME, '');
  if (UNTIL_OR_COUNTED.test(behind)) return false;
  const labels = sentences.slice(Math.max(0, at - LINES_BELOW_LABEL), at);
  return (
    open.test(folded) ||
    label.test(folded) ||
    labels.some((line) => line.text.length <= MAX_LABEL_LENGTH && label.test(foldText(line.lower)))
  );
}
