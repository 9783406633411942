import { anySpelling, compilerOf } from '../../lexicon/languages/compile.ts';
import { isMakerLabel } from '../../lexicon/people/makers.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';

const MAX_LINE_LENGTH = 60;
/** Companies that many sites name in their legal texts. The authorities next to them are words of each language. */
const COMPANIES =
  /\b(?:google|meta platforms|facebook|cloudflare|hetzner|ionos|strato|ovh|all-inkl|godaddy|wix\.com|aruba s\.p\.a|automattic|mailchimp|microsoft)/;
const { words, wordSource } = compilerOf('address');
const OTHERS = words(({ others }) => others);
const REACH_OTHERS = 90;
/** `Allianz Versicherung AG` right before its address: the liability insurer that a legal notice must name. */
const INSURER = new RegExp(
  `${wordSource(({ insurance }) => insurance)} ?(?:ag|se|a\\.? ?g\\.?|vvag|s\\.?a\\.?|s\\.?p\\.?a\\.?|n\\.?v\\.?|plc|ltd\\.?|company)[\\s,:|-]*$`,
);

/** `Mrs Joan Neighbour` right before an address: where somebody lives who keeps the keys. */
const PERSON_WITH_TITLE = new RegExp(
  `(?:^|[\\s,:])(?:${anySpelling(({ address }) => address.residents)})\\.?,? (?:\\p{Lu}[\\p{L}'’.-]{0,20} ){0,2}\\p{Lu}[\\p{L}'’-]{1,24}[\\s,]*$`,
  'u',
);

/** True if a person with a title, as nobody calls a business, is named right before a position. */
export function isOfPerson(text: string, at: number): boolean {
  return PERSON_WITH_TITLE.test(text.slice(Math.max(0, at - REACH_OTHERS), at));
}

/** True if the words right before a position name such an authority or company. */
export function isOfOthers(text: string, at: number): boolean {
  const before = foldText(text.slice(Math.max(0, at - REACH_OTHERS), at));
  return namesOthers(before) || INSURER.test(before);
}

function namesOthers(folded: string): boolean {
  return COMPANIES.test(folded) || OTHERS.test(folded);
}

const MAX_LINES_BELOW = 5;
/** One more than the level of `h6`. */
const LOWEST_LEVEL = 7;

/**
 * `Zuständige Ärztekammer` as the label right above, or as the heading of a short section or of the section that
 * contains it: `Berufshaftpflichtversicherung`, and below it `Name und Sitz`.
 */
export function isUnderOthers(blocks: readonly TextBlock[], index: number): boolean {
  let lowest = LOWEST_LEVEL;
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_BELOW); at -= 1) {
    const { text, tag } = blocks[at] as TextBlock;
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : null;
    const isLabel = (level !== null && level < lowest) || (at === index - 1 && text.endsWith(':'));
    if (isLabel && isLabelOfOthers(text)) return true;
    if (level !== null) lowest = Math.min(lowest, level);
  }
  return false;
}

function isLabelOfOthers(text: string): boolean {
  return isMakerLabel(text) || (text.length <= MAX_LINE_LENGTH && namesOthers(foldText(text)));
}
