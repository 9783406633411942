import { foldText } from '../../lexicon/word-pattern.ts';
import { normaliseText } from '../identity/names.ts';
import type { PageFacts } from '../page-facts.ts';

const words = new WeakMap<PageFacts, string>();

/** The page's visible words normalized for comparison, with a space at both ends. */
function visibleWords(page: PageFacts): string {
  const known = words.get(page);
  if (known !== undefined) return known;
  const plain = ` ${normaliseText(page.document.visibleText)} `;
  words.set(page, plain);
  return plain;
}

/** True if visible text of the page contains the words of `text`, ignoring case and punctuation. */
export function showsWords(page: PageFacts, text: string): boolean {
  if (page.document.visibleText.includes(text)) return true;
  const wanted = normaliseText(text);
  return wanted !== '' && visibleWords(page).includes(` ${wanted} `);
}

const blockWords = new WeakMap<PageFacts, readonly ReadonlySet<string>[]>();
/** Shorter words are in every text. */
const MIN_WORD_LENGTH = 4;
const MAX_COMPARED_LENGTH = 1000;

/**
 * The share of the longer words of a text that are in one block of visible text or in two neighbouring ones, without
 * regard to accents: `Where is the practice in Nice?` is `Where is the practice and how do I get there?` in other words.
 */
export function wordsShown(page: PageFacts, text: string): number {
  const wanted = [...longerWords(text.slice(0, MAX_COMPARED_LENGTH))];
  if (wanted.length === 0) return 0;
  const blocks = wordsOfBlocks(page);
  let most = 0;
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const shown = wanted.filter((word) => block.has(word) || next?.has(word)).length;
    most = Math.max(most, shown);
    if (most === wanted.length) break;
  }
  return most / wanted.length;
}

/** The share of the longer words of a text that are anywhere in the visible text of the page. */
export function wordsOnPage(page: PageFacts, text: string): number {
  const wanted = [...longerWords(text.slice(0, MAX_COMPARED_LENGTH))];
  const blocks = wordsOfBlocks(page);
  return wanted.filter((word) => blocks.some((block) => block.has(word))).length / Math.max(1, wanted.length);
}

function wordsOfBlocks(page: PageFacts): readonly ReadonlySet<string>[] {
  const known = blockWords.get(page);
  if (known !== undefined) return known;
  const found = page.document.blocks.map(({ text }) => longerWords(text)).filter((words) => words.size > 0);
  blockWords.set(page, found);
  return found;
}

function longerWords(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH));
}
