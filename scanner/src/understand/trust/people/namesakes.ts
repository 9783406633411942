import { foldText } from '../../../lexicon/word-pattern.ts';

const MIN_SURNAME_LENGTH = 4;

/**
 * True if the business bears the name of a person: `Stuart White` of `Whites Plastering`, `Denise Kos-Meier` of
 * `Podologie Kos-Meier`. The given name alone is not enough. `towns` are no names of people: `Andrea T. Treviso` on the
 * site of a garage in Treviso.
 */
export function isNamesake(person: string, business: string | null, towns: readonly string[]): boolean {
  const [, ...surnames] = wordsOf(person);
  const places = new Set(towns.flatMap(wordsOf));
  const words = new Set(business === null ? [] : wordsOf(business).filter((word) => !places.has(word)));
  return surnames.some(
    (surname) => surname.length >= MIN_SURNAME_LENGTH && (words.has(surname) || words.has(`${surname}s`)),
  );
}

function wordsOf(name: string): string[] {
  return (
    foldText(name)
      .replace(/'s\b/g, 's')
      .match(/[a-z-]+/g) ?? []
  );
}
