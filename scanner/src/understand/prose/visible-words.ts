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
