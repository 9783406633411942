import { compilerOf } from '../../lexicon/languages/compile.ts';
import { foldAccents } from '../prose/folded.ts';
import type { Prose, Sentence } from '../prose/sentences.ts';

const { wordSource, patternSource } = compilerOf('hours');

/** Public emergency numbers and services that are known by their name. */
const KNOWN_LINES = '11[0258]|999|911|000|061|144|116 ?117|15 ?/ ?18|samu|nhs';
const OTHER_LINE = new RegExp(
  `\\b(?:${KNOWN_LINES})\\b|${patternSource(({ otherLines }) => [...otherLines.helplines, ...otherLines.names])}\\b`,
);
/** `This number is free`, `Diese Nummer ist kostenlos`: the line that the sentence before names. */
const SAME_LINE = new RegExp(
  `^(?:${wordSource(({ otherLines }) => otherLines.these)} ${wordSource(({ otherLines }) => otherLines.lines)}|${wordSource(({ otherLines }) => otherLines.itIs)})`,
);

/** True if a folded text names a public emergency number, a hospital or a helpline. */
export function namesOtherLine(folded: string): boolean {
  return OTHER_LINE.test(folded);
}

/** True for a sentence that goes on about the other line that the sentence before it names. */
export function continuesOtherLine({ sentences }: Prose, { at, block, lower }: Sentence): boolean {
  const before = sentences[at - 1];
  return before?.block === block && SAME_LINE.test(foldAccents(lower)) && namesOtherLine(foldAccents(before.lower));
}
