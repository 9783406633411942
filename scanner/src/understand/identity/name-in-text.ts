import { foldWords } from '../../lexicon/fold-text.ts';
import type { TextBlock } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { isNotForCustomers } from '../site/pages-of-owner.ts';

/** Words of a line besides the name: `Welcome to Acme Plumbing`. A text with more is a sentence. */
const MAX_MORE_IN_LINE = 3;
/** A single word may mean something else in a sentence. */
const MIN_NAME_WORDS = 2;
const MAX_TEXT_LENGTH = 2000;
const MAX_BLOCKS = 20_000;
const NOTICE = /©|\(c\)|copyright/i;

/**
 * True if the text states a name in two ways: in lines of two parts of the page, such as its header and its copyright
 * notice, or in a line and in a longer text between header and footer: `Shelswell Heating & Air`, and `At Shelswell
 * Heating & Air, we …`. Names of one word are never accepted.
 */
export function isStatedInText(name: string, pages: readonly PageFacts[]): boolean {
  const own = foldWords(name);
  const length = wordsOf(own);
  if (length < MIN_NAME_WORDS) return false;
  const texts = pages
    .filter((page) => !isNotForCustomers(page))
    .flatMap(({ document }) => document.blocks)
    .slice(0, MAX_BLOCKS)
    .filter(({ text }) => text.length <= MAX_TEXT_LENGTH)
    .flatMap((block): Naming[] => {
      const words = foldWords(block.text);
      return ` ${words} `.includes(` ${own} `) ? [{ block, more: wordsOf(words) - length }] : [];
    });
  const [lines, sentences] = [texts.filter(isLine), texts.filter((one) => !isLine(one))];
  const parts = new Set(lines.map(({ block }) => block.region));
  const isCapitalized = capitalsReader(name);
  return (
    parts.size > 1 ||
    (parts.size > 0 && sentences.some(({ block }) => block.region === 'main' && isCapitalized(block.text)))
  );
}

const LONG_WORD = /\p{L}{4,}/gu;

/** Whether a text has the name with capitals: `roof repair in Boise` is what a business does, even if its title says so. */
function capitalsReader(name: string): (text: string) => boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const written = new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'giu');
  return (text) =>
    [...text.matchAll(written)].some(([found]) =>
      (found.match(LONG_WORD) ?? []).every((word) => /^\p{Lu}/u.test(word)),
    );
}

/** A text with the name, and how many words it has besides. */
type Naming = { block: TextBlock; more: number };

function isLine({ block, more }: Naming): boolean {
  return more <= MAX_MORE_IN_LINE || NOTICE.test(block.text);
}

const wordsOf = (folded: string): number => folded.split(' ').length;
