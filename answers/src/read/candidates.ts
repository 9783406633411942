import { findTradeTerms, foldText, LANGUAGES, type LanguageCode } from '@named-first/scanner/readers';
import type { PlainAnswer } from './text/plain-answer.ts';
import { isJoined, type Token, tokenAt } from './text/tokens.ts';
import {
  ARTICLES,
  BUSINESS_WORDS,
  CONJUNCTIONS,
  FIRST_NAMES,
  LABELS,
  LEGAL_FORMS,
  OPENERS,
  PERSON_AFTER,
  PERSON_TITLE,
  PUBLIC_WORDS,
} from './text/words.ts';

/** A run of words that may be the name of a business. `head`: it is bold or begins an entry or a row. */
export type Candidate = { start: number; end: number; words: readonly string[]; head: boolean; business: boolean };

const MAX_NAME_LENGTH = 80;
const MAX_WORDS = 8;
const INSIDE = new Set([
  'of',
  'de',
  'del',
  'della',
  'di',
  'do',
  'da',
  'des',
  'du',
  'la',
  'le',
  'les',
  'van',
  'der',
  'den',
  'the',
  'l',
  'dell',
  'd',
  'am',
  'e',
]);
const NAME_END = /\s*(?:[|:–—(]|\s-\s|,|\n)/u;

/** The names of other businesses, as far as their spelling reveals them. */
export function candidatesOf(plain: PlainAnswer, tokens: readonly Token[], spoken: LanguageCode): Candidate[] {
  const heads = headsOf(plain, tokens, spoken);
  const taken = heads.map(({ start, end }) => ({ start, end }));
  const runs = runsOf(plain.text, tokens, spoken).filter(
    ({ start, end }) => !taken.some((span) => start < span.end && span.start < end),
  );
  return [...heads, ...runs].sort((a, b) => a.start - b.start);
}

function headsOf(plain: PlainAnswer, tokens: readonly Token[], spoken: LanguageCode): Candidate[] {
  const spans = [
    ...plain.bold,
    ...plain.lines.filter(({ kind }) => kind === 'item' || kind === 'row' || kind === 'heading'),
  ];
  const found = new Map<number, Candidate>();
  for (const { start, end } of spans) {
    const text = plain.text.slice(start, Math.min(end, start + 200));
    const stop = NAME_END.exec(text)?.index ?? text.length;
    const name = text
      .slice(0, stop)
      .replace(/^\s*\d{1,2}[.)]\s+/, (mark) => ' '.repeat(mark.length))
      .replace(/[\s.,;:!?]+$/, (mark) => (/^\.$/.test(mark) ? mark : ''));
    const inside = tokens.slice(tokenAt(tokens, start), tokenAt(tokens, start + name.length));
    const [first] = inside;
    if (!first || name.trim().length > MAX_NAME_LENGTH || inside.length > MAX_WORDS || found.has(first.start)) continue;
    if (!first.capital || !isWrittenAsName(inside) || PERSON_AFTER.test(text)) continue;
    const candidate = candidateOf(plain.text, inside, true, spoken);
    if (candidate) found.set(first.start, { ...candidate, end: start + name.trimEnd().length });
  }
  return [...found.values()];
}

/** A name can contain small words; a sentence contains more of them. */
function isWrittenAsName(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ capital, word }) =>
      capital ||
      INSIDE.has(word) ||
      CONJUNCTIONS.has(word) ||
      LEGAL_FORMS.has(word) ||
      ARTICLES.has(word) ||
      isTrade(word),
  );
}

/** Runs of capitalised words in running text. */
function runsOf(text: string, tokens: readonly Token[], spoken: LanguageCode): Candidate[] {
  const found: Candidate[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    let begin = first;
    while (
      tokens[begin]?.capital &&
      (OPENERS.has((tokens[begin] as Token).word) || LABELS.has((tokens[begin] as Token).word))
    )
      begin += 1;
    first = begin;
    const start = tokens[begin];
    if (!start?.capital || /^\d/.test(start.word)) continue;
    let last = begin;
    for (let at = begin + 1; at < tokens.length && at - begin < MAX_WORDS; at += 1) {
      const token = tokens[at] as Token;
      if (
        !isJoined(text, tokens[at - 1] as Token, token) ||
        /[–/]/.test(text.slice((tokens[at - 1] as Token).end, token.start))
      )
        break;
      if (LABELS.has(token.word) && !isTrade(token.word) && !BUSINESS_WORDS.has(token.word)) break;
      if ((token.capital && !/^\d/.test(token.word)) || isShortForm(token.word)) last = at;
      else if (!INSIDE.has(token.word)) break;
    }
    const run = tokens.slice(begin, last + 1);
    const spaced = run.length > 1 && text.slice(start.start, run.at(-1)?.end).includes(' ');
    const candidate = spaced ? candidateOf(text, run, false, spoken) : null;
    if (candidate) found.push(candidate);
    first = last;
  }
  return found;
}

function candidateOf(text: string, tokens: readonly Token[], head: boolean, spoken: LanguageCode): Candidate | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const words = tokens.map(({ word }) => word);
  if (words.some((word) => PUBLIC_WORDS.has(word)) || isLabel(words) || isPerson(text, tokens, spoken)) return null;
  return {
    start: first.start,
    end: last.end,
    words,
    head,
    business: saysBusiness(text.slice(first.start, last.end), words, spoken) || (head && isPartnership(text, tokens)),
  };
}

function isLabel(words: readonly string[]): boolean {
  return words.every((word) => LABELS.has(word) || CONJUNCTIONS.has(word) || OPENERS.has(word));
}

/** True if the name contains a word that only businesses use: of a trade, a legal form, `Group`. */
function saysBusiness(name: string, words: readonly string[], spoken: LanguageCode): boolean {
  if (words.length < 2) return false;
  const form = words.slice(1).some((word) => LEGAL_FORMS.has(word) && word.length > 1);
  const own = words.some((word) => BUSINESS_WORDS.has(word) || isTrade(word));
  return form || own || findTradeTerms(name, spoken).length > 0;
}

/**
 * Legal forms that are also written in lower case, such as `e.K.` and `gmbh`. `company` and `limited` are ordinary
 * words.
 */
function isShortForm(word: string): boolean {
  return LEGAL_FORMS.has(word) && word.length <= 4 && word !== 'co' && word !== 'sa';
}

/** `Smith & Dunham`. */
function isPartnership(text: string, tokens: readonly Token[]): boolean {
  return tokens.length > 1 && text.slice(tokens[0]?.start, tokens.at(-1)?.end).includes('&');
}

const tradeWords = new Map<string, boolean>();

function isTrade(word: string): boolean {
  const known = tradeWords.get(word);
  if (known !== undefined) return known;
  const found = word.length > 3 && LANGUAGES.some((code) => findTradeTerms(word, code).length > 0);
  if (tradeWords.size > 5000) tradeWords.clear();
  tradeWords.set(word, found);
  return found;
}

/** A title, or a first name followed by one or two words that are not of a trade. */
function isPerson(text: string, tokens: readonly Token[], spoken: LanguageCode): boolean {
  const words = tokens.map(({ word }) => word);
  const [first = ''] = words;
  if (PERSON_TITLE.test(first) && words.length > 1) return true;
  const behind = text.slice(tokens.at(-1)?.end ?? 0, (tokens.at(-1)?.end ?? 0) + 8);
  if (PERSON_AFTER.test(behind)) return true;
  const name = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  return (
    words.length <= 3 && FIRST_NAMES.has(first) && !name.includes('&') && !saysBusiness(foldText(name), words, spoken)
  );
}
