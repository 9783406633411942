import { type Fetched, isReadable } from '../artifacts.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { wordOverlap } from '../read/text/word-overlap.ts';

/** Share of words that an "is missing" page and a page have in common when they are the same page. */
const SAME_PAGE = 0.95;

/** Whether a page is the site's answer to any address at all: a made-up one gets the same words under status 200. */
export function isSoftMissing(page: Fetched, missing: Fetched): boolean {
  if (!isReadable(page) || !isReadable(missing)) return false;
  const a = documentOf(page);
  const b = documentOf(missing);
  if ((a.title?.text ?? '') !== (b.title?.text ?? '')) return false;
  return wordOverlap(a.visibleText, b.visibleText) >= SAME_PAGE;
}
