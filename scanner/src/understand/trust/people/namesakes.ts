import { anyPattern, anySpelling } from '../../../lexicon/languages/compile.ts';
import { foldText } from '../../../lexicon/word-pattern.ts';

const MIN_SURNAME_LENGTH = 4;
const AND = anySpelling(({ people }) => people.and);
const OF = anySpelling(({ people }) => people.of);
/** A company behind a role: `Owner, Kowalski Hardware`, `Manager at KMS Group`, `Director, KMS Group, Bury`. */
const COMPANY = new RegExp(
  String.raw`^(?: (?:${AND}|&) \p{L}+)?(?:,| [@–—-]| (?:${anySpelling(({ people }) => people.at)})) (\p{Lu}[\p{L}&'’.-]+(?: (?:${AND}|&|${OF}))? \p{Lu}[\p{L}&'’-]+)`,
  'u',
);
/** A second role or a certificate, in place of a company: `Owner, Board Certified`. */
const NO_COMPANY = new RegExp(`\\b(?:phd|msc|${anyPattern(({ people }) => people.noCompanies)})`, 'i');

/**
 * True if the business bears the name of a person: `Stuart White` of `Whites Plastering`, `Denise Kos-Meier` of
 * `Podologie Kos-Meier`. The given name alone is not enough. A word that is one of the `towns` counts as the town:
 * `Andrea T. Treviso` on the site of a garage in Treviso.
 */
export function isNamesake(person: string, business: string | null, towns: readonly string[]): boolean {
  const [, ...surnames] = wordsOf(person);
  const places = new Set(towns.flatMap(wordsOf));
  const words = new Set(business === null ? [] : wordsOf(business).filter((word) => !places.has(word)));
  return surnames.some(
    (surname) => surname.length >= MIN_SURNAME_LENGTH && (words.has(surname) || words.has(`${surname}s`)),
  );
}

/**
 * True if a role is followed by the name of another company, so the person is a customer. False if the name of the
 * business is unknown.
 */
export function isRoleElsewhere(behind: string, business: string | null): boolean {
  const company = COMPANY.exec(behind)?.[1];
  if (company === undefined || business === null || NO_COMPANY.test(company)) return false;
  const ours = wordsOf(business);
  return !wordsOf(company).some((word) => word.length > 2 && ours.includes(word));
}

/** True if the last two words are of the business's name: `Titular: Casa Rural` of `Casa Rural Carmen Luna`. */
export function endsInNameOf(words: string, business: string | null): boolean {
  const ours = business === null ? [] : wordsOf(business);
  return wordsOf(words)
    .slice(-2)
    .every((word) => ours.includes(word));
}

function wordsOf(name: string): string[] {
  return (
    foldText(name)
      .replace(/'s\b/g, 's')
      .match(/[a-z-]+/g) ?? []
  );
}
