import { type Fetched, isReadable } from '../artifacts.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { wordOverlap } from '../read/text/word-overlap.ts';

/** The share of words that a page and the "missing" page have in common if they are the same page. */
const SAME_PAGE = 0.95;

/** True if the site answers any URL with this page: a made-up URL gets the same words with status 200. */
export function isSoftMissing(page: Fetched, missing: Fetched): boolean {
  if (!isReadable(page) || !isReadable(missing)) return false;
  const a = documentOf(page);
  const b = documentOf(missing);
  if ((a.title?.text ?? '') !== (b.title?.text ?? '')) return false;
  return wordOverlap(a.visibleText, b.visibleText) >= SAME_PAGE;
}
