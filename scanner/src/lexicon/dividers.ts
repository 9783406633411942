import type { LanguageCode } from './language-code.ts';

/** Words between the last two parts of an enumeration. `en` is one in Dutch, but means `in` in French and Spanish. */
const JOINING: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['and', 'or', 'as well as'],
  de: ['und', 'oder', 'sowie'],
  es: ['y', 'e'],
  fr: ['et', 'ou'],
  it: ['e', 'ed'],
  nl: ['en', 'of'],
  pt: ['e', 'ou'],
};

/** What divides the parts of an enumeration in some languages. */
export type Dividers = {
  /** In a sentence: commas, bars, dots and joining words. */
  inSentence: RegExp;
  /** In a line: commas, joining words and `&`. */
  inLine: RegExp;
  /** In a title: all kinds of punctuation, joining words and `&`. */
  inTitle: RegExp;
  /** A joining word, and nothing else. */
  joining: RegExp;
};

const known = new Map<string, Dividers>();

/** The dividers of the languages of a site. */
export function dividersOf(languages: readonly LanguageCode[]): Dividers {
  const key = languages.join(' ');
  const dividers = known.get(key) ?? compile(languages.flatMap((language) => JOINING[language]).join('|'));
  known.set(key, dividers);
  return dividers;
}

function compile(words: string): Dividers {
  return {
    inSentence: new RegExp(String.raw`\s*[,;•·|]\s*|\s+(?:${words})\s+(?=\p{L})`, 'u'),
    inLine: new RegExp(String.raw`\s*,\s*|\s+(?:${words}|&)\s+`, 'u'),
    inTitle: new RegExp(String.raw`\s*(?:[|•·:,;!]|\.(?!\p{L}))\s*|\s+[–—-]\s+|\s+(?:${words}|&)\s+`, 'u'),
    joining: new RegExp(String.raw`^\s+(?:${words}|&)\s+$`, 'u'),
  };
}
