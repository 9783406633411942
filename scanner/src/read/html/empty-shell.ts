import type { PageDocument } from './document.ts';

/**
 * Measured pages: shells had 32, 86 and 427 characters, no server-rendered page under 1,463 (geo-check VALIDATION.md).
 */
const SHELL_WORDS = 100;
const SHELL_CHARACTERS = 500;

/** True if there is too little text for a page of a business: the content loads later, or never. */
export function isShell({ mainWords, mainText }: Pick<PageDocument, 'mainWords' | 'mainText'>): boolean {
  return mainWords < SHELL_WORDS || mainText.length < SHELL_CHARACTERS;
}
