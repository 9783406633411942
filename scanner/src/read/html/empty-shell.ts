import type { PageDocument } from './document.ts';

/**
 * Measured pages: shells had 32, 86 and 427 characters, no server-rendered page under 1,463 (geo-check VALIDATION.md).
 */
const SHELL_WORDS = 100;
const SHELL_CHARACTERS = 500;

/** `You need to enable JavaScript to run this app.` */
const NEEDS_SCRIPT = /\bjava ?script\b/i;
const NOSCRIPT = /<noscript\b[^>]*>([\s\S]{0,600}?)<\/noscript/gi;
/** A finished page without any content has more words than this in its menu and footer. */
const FRAME_WORDS = 10;

/**
 * True if scripts build the page: it has an empty element for them, says that it needs them, or loads scripts and has
 * next to no words. Other short pages are finished: nobody wrote more.
 */
export function isBuiltByScript({ emptyMounts, scripts, source, visibleText }: PageDocument): boolean {
  if (emptyMounts.length > 0) return true;
  if (scripts.length === 0) return false;
  if ([...source.matchAll(NOSCRIPT)].some(([, text = '']) => NEEDS_SCRIPT.test(text))) return true;
  return visibleText.split(/\s+/, FRAME_WORDS + 1).length <= FRAME_WORDS;
}

/** True if there is too little text for a page of a business: the content loads later, or nobody wrote any. */
export function isShell({ mainWords, mainText }: Pick<PageDocument, 'mainWords' | 'mainText'>): boolean {
  return mainWords < SHELL_WORDS || mainText.length < SHELL_CHARACTERS;
}
