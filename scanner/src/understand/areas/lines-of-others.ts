import { anyPattern, anySpelling } from '../../lexicon/languages/compile.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import { isCredit } from '../../lexicon/people/makers.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';

/** `— Robert K. Property Manager, Venice`: a dash, who wrote a review, and where they live. */
const SIGNATURE = /^[—–-]{1,2} ?\p{Lu}[\p{L}.'’& -]{2,60}, \p{Lu}/u;
const MAX_SIGNATURE_LENGTH = 120;
const MAX_NAME_LENGTH = 40;
/** Shorter texts above a name are headings and labels, not reviews. */
const MIN_REVIEW_LENGTH = 60;
const FAMILY = new RegExp(`^(?:${anySpelling(({ people }) => people.families)})\\.? \\p{L}`, 'iu');
const PERSON = /^(\p{Lu}[\p{L}'’-]+)(?: (?:&|\p{L}[\p{L}.'’-]*)){0,4}$/u;

/** `Klant uit Arnhem`, `Cliente di Roma`: where a customer lives. On folded text. */
const CUSTOMER = new RegExp(`^[^\\p{L}]{0,4}(?:${anyPattern(({ areas }) => areas.customers)})(?: |(?<='))\\p{L}`, 'u');

/** True for a line that says where somebody else is: the author of a review, or the maker of the site. */
export function isLineOfOthers(blocks: readonly TextBlock[], index: number): boolean {
  const { text } = blocks[index] as TextBlock;
  if (isCredit(text) || (text.length <= MAX_SIGNATURE_LENGTH && SIGNATURE.test(text))) return true;
  if (text.length <= MAX_NAME_LENGTH && CUSTOMER.test(foldText(text))) return true;
  const [name, review] = [blocks[index - 1], blocks[index - 2]];
  if (name?.tag === 'blockquote' && isPersonWithTown(text)) return true;
  return (
    text.length <= MAX_NAME_LENGTH &&
    name !== undefined &&
    isPersonAlone(name.text) &&
    (review?.text.length ?? 0) >= MIN_REVIEW_LENGTH
  );
}

/** `Emma Gallop, West Bergholt` right below a quotation. */
function isPersonWithTown(text: string): boolean {
  const [name = '', town = ''] = text.length > MAX_SIGNATURE_LENGTH ? [] : text.split(/, /, 2);
  return /^\p{Lu}/u.test(town) && isPersonAlone(name);
}

/** `Jan en Ria Jansen`, `Familie de Vries`. */
function isPersonAlone(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH) return false;
  const [, first] = PERSON.exec(text) ?? [];
  return FAMILY.test(text) || (first !== undefined && text.includes(' ') && isGivenName(first));
}
