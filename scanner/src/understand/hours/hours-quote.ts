import { anyPattern } from '../../lexicon/languages/compile.ts';
import { foldText } from '../../lexicon/word-pattern.ts';

/** A telephone number or a licence that a line states before the hours. */
const LEADING_NUMBER = /^[^\n]{0,120}?\d[\d ()./-]{6,18}\d(?=[\s|•·,;])[\s|•·,;]*/;
/** `Adresse :` and a mail address begin something else. */
const OTHER_LINE = /\s(?=\p{Lu}[\p{L}-]{2,20}(?: \p{Ll}{2,10})? ?:|[\w.+-]{1,60}@\w)/gu;
/** What belongs to hours without changing the times. */
const OF_HOURS = new RegExp(
  `24 ?h|24 ?/ ?7|${anyPattern(({ hours }) => [...hours.unchanging, ...hours.appointments.cues])}`,
);

/** A longer text is cut around its start anyway, and each try reads all of it. */
const MAX_LENGTH = 2000;

/** `Mon-Fri 8-5` of `Call (208) 331-0142 Mon-Fri 8-5`. */
export function behindNumber(text: string): string {
  return text.replace(LEADING_NUMBER, '');
}

/**
 * The lines with hours without a number before them and without other lines behind.
 *
 * @param isEnough - True if a part of the text states the same hours.
 */
export function hoursQuote(text: string, isEnough: (part: string) => boolean): string {
  if (text.length > MAX_LENGTH) return text;
  const behind = behindNumber(text);
  let quote = behind !== text && isEnough(behind) ? behind : text;
  for (const { index } of [...quote.matchAll(OTHER_LINE)].toReversed()) {
    const part = quote.slice(0, index);
    if (OF_HOURS.test(foldText(quote.slice(index))) || !isEnough(part)) break;
    quote = part.replace(/[\s|•·,;]{1,9}$/, '');
  }
  return quote;
}
