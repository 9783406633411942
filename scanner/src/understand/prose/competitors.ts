import { COMPETITORS } from '../../lexicon/phrases/number-words.ts';
import type { TextBlock } from '../../read/html/document.ts';
import { foldAccents } from './folded.ts';
import { isHeading, type Prose, plainLower, type Sentence } from './sentences.ts';

const MAX_LABEL_LENGTH = 60;
/** How many lines a column about other companies may have. */
const MAX_COLUMN = 12;

/** True for a line in a list below `Other electricians`, which compares the business with others. */
export function isOfCompetitors({ page }: Prose, { block }: Sentence): boolean {
  const { blocks } = page.document;
  const { tag } = blocks[block] as TextBlock;
  if (isHeading(tag)) return false;
  for (let at = block - 1; at >= Math.max(0, block - MAX_COLUMN); at -= 1) {
    const above = blocks[at] as TextBlock;
    if (above.tag === tag) continue;
    return above.text.length <= MAX_LABEL_LENGTH && COMPETITORS.test(foldAccents(plainLower(above.text.trim())));
  }
  return false;
}
