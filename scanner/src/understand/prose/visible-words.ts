import { normaliseText } from '../identity/names.ts';
import type { PageFacts } from '../page-facts.ts';

const words = new WeakMap<PageFacts, string>();

/** The page's visible words in the form that texts are compared in, with a space at both ends. */
function visibleWords(page: PageFacts): string {
  const known = words.get(page);
  if (known !== undefined) return known;
  const plain = ` ${normaliseText(page.document.visibleText)} `;
  words.set(page, plain);
  return plain;
}

/** True when visible text of the page holds the words of `text`, whatever their case and punctuation. */
export function showsWords(page: PageFacts, text: string): boolean {
  if (page.document.visibleText.includes(text)) return true;
  const wanted = normaliseText(text);
  return wanted !== '' && visibleWords(page).includes(` ${wanted} `);
}
