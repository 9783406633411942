import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { anyPattern } from '../../lexicon/languages/compile.ts';
import { saysByAppointment } from '../../lexicon/phrases/by-appointment.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { PageFacts } from '../page-facts.ts';
import { QUESTION } from '../prose/clause.ts';
import { isQuotation, proseOf, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import { isLegalPage } from '../site/legal-pages.ts';
import { dayWordsOf } from './tokens-of-language.ts';

/** A cheap test that most sentences fail. */
const ANY_MENTION = new RegExp(anyPattern(({ hours }) => hours.appointments.cues));
/** A longer sentence says more than when customers come. */
const MAX_LENGTH = 120;
const MAX_LABEL_LENGTH = 30;

/** Where the site says that customers come by appointment, on no particular day; undefined if it does not. */
export function byAppointment(pages: readonly PageFacts[], code: string): Evidence | undefined {
  if (!LANGUAGES.includes(code as LanguageCode)) return undefined;
  const days = dayWordsOf(code as LanguageCode);
  const isSaid = ({ text, lower }: Sentence, above: string): boolean =>
    text.length <= MAX_LENGTH &&
    ANY_MENTION.test(lower) &&
    (saysByAppointment(lower) || saysByAppointment(`${above} ${lower}`)) &&
    !QUESTION.test(lower) &&
    !days.test(foldText(lower));
  for (const prose of pages.filter((page) => !isLegalPage(page)).map(proseOf)) {
    const said = prose.sentences.find(
      (sentence, at) => isSaid(sentence, labelIn(prose.sentences[at - 1])) && !isQuotation(prose, sentence),
    );
    if (said) return sentenceEvidence(prose, said);
  }
  return undefined;
}

/** The words of a short line, which may be a label such as `Öffnungszeiten`. */
function labelIn(line: Sentence | undefined): string {
  return line && line.text.length <= MAX_LABEL_LENGTH ? line.lower : '';
}
