import { foldAccents } from '../prose/folded.ts';
import type { Prose, Sentence } from '../prose/sentences.ts';
import { WANTED } from './proof-patterns.ts';

/** How far before the words a demand is looked for, in characters. */
const REACH = 40;

/** True for what an advertisement demands. The point of an abbreviation may end the sentence before. */
export function isWanted({ sentences }: Prose, { at: place, block, lower }: Sentence, at: number): boolean {
  const before = sentences[place - 1];
  const lead = before?.block === block ? `${before.lower} ` : '';
  return WANTED.test(foldAccents((lead + lower.slice(0, at)).slice(-REACH)));
}
