import type { BusinessFacts } from '@named-first/contract';
import { foldText, PhoneReader } from '@named-first/scanner/readers';

export type SaidPhone = { value: string; start: number; end: number };

/** Groups of digits that lists of businesses contain without a word such as `Tel.`. */
const BARE =
  /(?<![\d.,$€£+/-])\(?\d{2,4}\)?(?:[ .-]\d{2,5}){1,4}(?![\d]|[.,]\d| ?(?:€|%|eur\b|am\b|pm\b|uhr\b|h\b))/giu;
const MIN_DIGITS = 8;
const FAX = /\bfax\w*[\s.:]*$/;

/** Creates a reader of phone numbers in answers about one business. */
export function phonesOf({ phones, country, language }: BusinessFacts): (text: string, offset: number) => SaidPhone[] {
  const own = new Set(phones.map(({ value }) => value));
  const reader = new PhoneReader(country, { language, linked: own });
  return (text, offset) => {
    const found = reader.find(text).map(({ value, written, at }) => ({ value, start: at, end: at + written.length }));
    for (const match of text.matchAll(BARE)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (
        match[0].replace(/\D/g, '').length < MIN_DIGITS ||
        found.some((phone) => start < phone.end && phone.start < end)
      )
        continue;
      const value = reader.parse(match[0]);
      if (value !== null) found.push({ value, start, end });
    }
    return found
      .filter(({ start }) => !FAX.test(foldText(text.slice(Math.max(0, start - 12), start))))
      .sort((a, b) => a.start - b.start)
      .map(({ value, start, end }) => ({ value, start: offset + start, end: offset + end }));
  };
}

/** The number of differing digits of two numbers of the same length; Infinity for different lengths. */
export function digitsApart(a: string, b: string): number {
  return a.length === b.length ? [...a].filter((digit, at) => digit !== b[at]).length : Number.POSITIVE_INFINITY;
}
