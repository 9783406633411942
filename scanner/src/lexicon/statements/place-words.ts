import type { AreaWords } from '../languages/area-words.ts';
import { anySpelling } from '../languages/compile.ts';
import { inAllLanguages } from '../languages/index.ts';
import type { Words } from '../languages/language.ts';
import { foldText, spellings } from '../word-pattern.ts';

/**
 * The small words around the names of towns in all languages, as alternatives of an expression for text that is not
 * folded: see `AreaWords`.
 */
export const AND = anySpelling(({ areas }) => areas.and);
export const OR = anySpelling(({ areas }) => areas.or);
export const IN = anySpelling(({ areas }) => areas.in);
export const OF = anySpelling(({ areas }) => areas.of);
export const AROUND = anySpelling(({ areas }) => areas.around);
export const PROVINCE = anySpelling(({ areas }) => areas.provinces);
export const IN_NAMES = anySpelling(({ areas }) => areas.inNames);

/** The words of a list, each followed by a space, for folded text. An elision such as `l'` takes no space. */
export function foldedLinks(list: (areas: AreaWords) => Words): string {
  const words = inAllLanguages(({ areas }) => list(areas)).map(foldText);
  return `(?:${spellings(words.map((word) => (word.endsWith("'") ? word : `${word} `)))})`;
}
