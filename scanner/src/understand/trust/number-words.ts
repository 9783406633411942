import type { Credential } from './credentials.ts';

/** Longer words are a sentence about the number. */
const MAX_WORDS_LENGTH = 40;

/** Words that name no body: `license no. 2417`. */
const ONLY_KIND =
  /^(?:(?:license|licence|lic|registration|registered|reg|permit|number|no|nr|num|lizenz|nummer|registernummer|licencia|licença|licenza|licentie|matricola|matricule|número|numero|numéro|n[º°]?)[.:#№\s-]*)+$/iu;

/**
 * A number with the body and the region that gave it, as the site writes them: `OAB/ES 28.627`, `RBQ: 5833-4467-01`.
 * Nobody can look up `28.627` alone.
 */
export function numberInWords({ shown, number }: Pick<Credential, 'shown' | 'number'>): string | null {
  if (number === null) return null;
  const end = shown.indexOf(number) + number.length;
  const words = shown.slice(0, end).trim();
  const body = words.slice(0, -number.length);
  const saysBody = /\p{L}{2}/u.test(body) && !ONLY_KIND.test(body.trim());
  return shown.includes(number) && end <= MAX_WORDS_LENGTH && saysBody ? words : number;
}
