import { LANGUAGES } from '../../lexicon/language-code.ts';
import { language as wordsOf } from '../../lexicon/languages/index.ts';
import { isConsentBanner, isLegalClause } from '../../lexicon/phrases/not-statements.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { proseIn } from '../prose/read-in.ts';
import { isHeading, isQuotation, type Prose, type Sentence } from '../prose/sentences.ts';
import { isTermsPage } from '../site/legal-pages.ts';
import { customerBlocks } from '../trust/reviews.ts';

/** A page with customers' words separated: they can answer only one question. */
export type Reading = { prose: Prose; customers: ReadonlySet<TextBlock> };

/** A menu has at least this many labels, or consists of nothing else. */
const MIN_LABELS = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const MENU_LABELS = wordPattern(
  LANGUAGES.flatMap((code) => Object.values(wordsOf(code).pages.roles).flat()),
  'gu',
);

/** Terms and conditions say nothing that a buyer asks. */
export function readingsOf(pages: readonly PageFacts[], language: string): Reading[] {
  const customers = customerBlocks(pages, language);
  return pages.filter((page) => !isTermsPage(page)).map((page) => ({ prose: proseIn(language, page), customers }));
}

/** Several questions look at the same sentence. */
const judged = new WeakMap<Sentence, boolean>();

/** True if a sentence may answer a question or hint at an answer: it is a statement of the business to its customers. */
export function isStatement(sentence: Sentence): boolean {
  const known = judged.get(sentence) ?? judgeStatement(sentence);
  judged.set(sentence, known);
  return known;
}

function judgeStatement(sentence: Sentence): boolean {
  if (sentence.region === 'nav' || isConsentBanner(sentence.lower) || isLegalClause(sentence.lower)) return false;
  return isHeading(sentence.tag) || !isPageName(sentence.text);
}

/** True for customers' words. */
export function isSomebodyElses({ prose, customers }: Reading, sentence: Sentence): boolean {
  return isQuotation(prose, sentence) || customers.has(prose.page.document.blocks[sentence.block]!);
}

/** True for `Kontakt` and for `Leistungen Preise Galerie Über uns Kontakt`: names of pages, and few other words. */
export function isPageName(text: string): boolean {
  const labels = foldText(text).match(MENU_LABELS) ?? [];
  if (labels.length === 0) return false;
  const named = labels.reduce((sum, label) => sum + wordsIn(label), 0);
  const words = wordsIn(text);
  return named === words || (labels.length >= MIN_LABELS && named * 2 >= words);
}

function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
