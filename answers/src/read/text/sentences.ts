import { foldText } from '@named-first/scanner/readers';

export type Sentence = { start: number; end: number; text: string; folded: string };

const STOP = /[.!?](?:["”’»)]{0,2})\s+(?=["“«¿¡(]?[\p{Lu}\d])|\n+|;\s/gu;
const NO_STOP =
  /\p{L}str\.$|(?:^|[\s(–-])(?:st|ave|blvd|bd|rd|dr|dra|mr|mrs|ms|inc|co|ltd|corp|no|nr|lic|tel|tél|telef|fon|str|av|avda|p|u\.s|s|n|e|w|approx|ca|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|dott|avv|c\/|pl|ste|e\.k|e\. k|[a-z])\.$/iu;

/** The sentences of a span of the plain text. Lines end sentences; the full stops of abbreviations do not. */
export function sentencesOf(text: string, start: number, end: number): Sentence[] {
  const found: Sentence[] = [];
  let from = start;
  const add = (to: number): void => {
    const words = text.slice(from, to);
    if (words.trim() !== '') {
      const lead = words.length - words.trimStart().length;
      const own = words.trim();
      found.push({ start: from + lead, end: from + lead + own.length, text: own, folded: foldText(own) });
    }
    from = to;
  };
  for (const match of text.slice(start, end).matchAll(STOP)) {
    const at = start + match.index;
    if (match[0][0] === '.' && NO_STOP.test(text.slice(Math.max(from, at - 8), at + 1))) continue;
    add(at + match[0].length);
  }
  add(end);
  return found;
}
