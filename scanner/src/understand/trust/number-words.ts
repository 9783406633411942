import { foldText } from '../../lexicon/word-pattern.ts';
import type { Credential } from './credentials.ts';
import { ONLY_LICENCE_LABEL } from './proof-patterns.ts';

/** Longer words are a sentence about the number. */
const MAX_WORDS_LENGTH = 40;

/**
 * A number with the body and the region that gave it, as the site writes them: `OAB/ES 28.627`, `RBQ: 5833-4467-01`.
 * Nobody can look up `28.627` alone.
 */
export function numberInWords({ shown, number }: Pick<Credential, 'shown' | 'number'>): string | null {
  if (number === null) return null;
  const end = shown.indexOf(number) + number.length;
  const words = shown.slice(0, end).trim();
  const body = words.slice(0, -number.length);
  const saysBody = /\p{L}{2}/u.test(body) && !ONLY_LICENCE_LABEL.test(foldText(body.trim()));
  return shown.includes(number) && end <= MAX_WORDS_LENGTH && saysBody ? words : number;
}
