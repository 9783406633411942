import { foldWords } from '../fold-text.ts';
import type { LanguageCode } from '../language-code.ts';

/**
 * English is read on every site, because businesses everywhere use it. These English words for a trade mean something
 * else in other languages: Dutch `ramen` are windows and a `pedicure` is a person, Spanish `mover` is to move.
 */
const FALSE_FRIENDS: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly string[]>> = {
  de: ['inn', 'highlights', 'curriculum', 'marina', 'starters', 'baker', 'mason'],
  es: ['mover', 'tutor', 'marina', 'solar', 'curriculum', 'highlights', 'baker', 'mason'],
  fr: [
    'diner',
    'pub',
    'cuisine',
    'réservations',
    'articulation',
    'marina',
    'curriculum',
    'highlights',
    'baker',
    'mason',
  ],
  it: ['marina', 'curriculum', 'highlights', 'baker', 'mason'],
  nl: [
    'ramen',
    'diner',
    'starters',
    'inn',
    'marina',
    'curriculum',
    'highlights',
    'baker',
    'mason',
    'pedicure',
    'pedicures',
  ],
  pt: ['mover', 'tutor', 'marina', 'solar', 'curriculum', 'highlights', 'baker', 'mason'],
};

const FOLDED = new Map(Object.entries(FALSE_FRIENDS).map(([code, words]) => [code, new Set(words.map(foldWords))]));

/** True for a word for a trade that means something else in one of the other languages of a site. */
export function isFalseFriend(word: string, others: readonly LanguageCode[]): boolean {
  const folded = foldWords(word);
  return others.some((language) => FOLDED.get(language)?.has(folded));
}
