import { AND, AROUND, IN, OF } from '../../lexicon/statements/place-words.ts';
import { regionCode } from '../places/regions.ts';

/** `place`: the words say that something is there. `name`: the town may belong to a name, as in `Golden Plumbing`. */
export type TownPosition = 'place' | 'name';

const NO_NAME_BEFORE = /[\p{L}\p{N}-]$/u;
const NO_NAME_BEHIND = /^[\p{L}\p{N}]/u;
/** `in Sydney`, `à Dinan`, `te Zwolle`. */
const BEFORE_PLACE = new RegExp(`(?:^|[\\s(])(?:${IN}|${OF}|${AROUND}) $`, 'iu');
/** The previous town of a list: `in Penarth & Barry`. */
const BEFORE_NEXT = new RegExp(`(?:,|&|\\/|\\+|\\b(?:${AND})) $`, 'u');
/** The end of a part of a title, or the state after a comma. */
const END_OF_PART = new RegExp(`^(?:['’]s)?(?:\\s*$|\\s*[|•·–—:,.;!?()/]|\\s+-\\s|\\s+(?:&|${AND})\\s)`, 'u');
const SEPARATOR_BEFORE = /(?:^|[|•·–—:]\s*|\s-\s)$/u;
/** `Boise, ID`, `Boise, Idaho` and `Boise ID`. */
const STATE_BEHIND = /^,? ?([A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}])/u;
/** `Atlanta Metro` and `Canyon County` are larger than the town. */
const LARGER_AREA = /^ (?:metro|metropolitan|county|region)\b/iu;
/** Between words in lower case: `Solar panels for Tucson homes`. Names of companies are capitalized. */
const LOWER_BEFORE = /(?:^|\s)\p{Ll}+ $/u;
const LOWER_BEHIND = /^ \p{Ll}/u;
const REACH = 24;

/**
 * Says whether a title, heading or description names the town as a place; null if it does not contain it as separate
 * words. A town at the start of a part may be the name of a company.
 */
export function positionIn(text: string, town: string): TownPosition | null {
  let found: TownPosition | null = null;
  for (let at = text.indexOf(town); at >= 0; at = text.indexOf(town, at + town.length)) {
    const before = text.slice(Math.max(0, at - REACH), at);
    const behind = text.slice(at + town.length, at + town.length + REACH);
    if (NO_NAME_BEFORE.test(before) || NO_NAME_BEHIND.test(behind) || LARGER_AREA.test(behind)) continue;
    if (isPlace(before, behind, at)) return 'place';
    found = 'name';
  }
  return found;
}

function isPlace(before: string, behind: string, at: number): boolean {
  const state = STATE_BEHIND.exec(behind)?.[1];
  if ((state && regionCode(state)) || BEFORE_PLACE.test(before)) return true;
  if (LOWER_BEFORE.test(before) && LOWER_BEHIND.test(behind)) return true;
  // A part that is only the town is a place, except the first: `Golden | Bakery`.
  if (SEPARATOR_BEFORE.test(before)) return at > 0 && END_OF_PART.test(behind);
  return END_OF_PART.test(behind) || BEFORE_NEXT.test(before);
}
