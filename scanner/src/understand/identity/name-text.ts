import { foldWords } from '../../lexicon/fold-text.ts';
import { anyPattern, anySpelling } from '../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import { isUnchangedTitle } from '../../lexicon/sample/sample-text.ts';
import { foldInPlace, foldText, spellings } from '../../lexicon/word-pattern.ts';
import { isPlaceholderName } from '../contact/placeholders.ts';
import { normaliseName } from './names.ts';

const MAX_NAME_LENGTH = 80;
/** Longer texts are not names. */
const MAX_READ_LENGTH = 300;
const MAX_PARTS = 20;
/** Texts in place of a name, and what a page says before a script fills it or sends the visitor on. */
const PLACEHOLDERS = new Set(
  [...inAllLanguages(({ names }) => names.placeholders), 'WordPress', 'Wix', 'Squarespace', 'GoDaddy', 'llms.txt'].map(
    foldWords,
  ),
);
/** Leftovers of templates and broken pictures in place of a name, and titles of persons without a name. */
const LEFTOVER = new RegExp(
  [
    String.raw`\{\{|\}\}|<\?|\[[^\]]*\]|@|^template by |^(?:dr|prof|dipl|mag)\.?(?: med\.?| dent\.?| vet\.?)*$`,
    `\\b(?:${anyPattern(({ names }) => [...names.notice.rights, ...names.notice.reserved])})\\b`,
  ].join('|'),
);
/** Separators, symbols and emoji around a name: `Self-Love Beauty Salon ✦`. */
const EDGE_SIGNS =
  /^(?:[\s\-–—·•:|»«.,;#*]|\ufe0f|\u200d|(?![©®™])[\p{So}\p{Extended_Pictographic}])+|(?:[\s\-–—·•:|»«,;#*]|\ufe0f|\u200d|(?![©®™])[\p{So}\p{Extended_Pictographic}])+$/gu;
/** An e-mail, web or phone contact after a name. */
const CONTACT_AFTER = new RegExp(
  String.raw`\s+(?:\S{1,60}@\S{1,60}|https?:\S+|www\.\S+|(?:${anySpelling(({ names }) => names.phone)})\b.*|\(?\+?\d[\d ()/-]{6,}).*$`,
  'i',
);
/** `example.com is for sale` names a domain, not a business. */
const LOOKS_LIKE_HOST =
  /\b[a-z0-9-]+\.(?:com|net|org|test|co|us|biz|info|io)\b.*\b(?:sale|parked|domain)\b|^this domain\b/i;

/** `Welcome to ` before a name, in folded text. */
const WELCOME = new RegExp(String.raw`^(?:${anyPattern(({ names }) => names.welcome.before)})\s+`);

/** Three single words with the same sign between them: `Precision • Quality • Efficiency`. */
const SLOGAN = /^[\p{L}-]+\s*([•·|])\s*[\p{L}-]+\s*\1\s*[\p{L}-]+$/u;
/**
 * A full stop ends a part only before a number, because titles have many abbreviations: `Dr. med. dent. Kern`. A hyphen
 * without a space before it does so only after the name of the page: `Home- Acme`, but not `Bau- und Möbelschreinerei`.
 */
const TITLE_BREAK = new RegExp(
  String.raw`\s*[|•·–—:»]\s*|\s+[-/~>›]+\s+|(?<=\p{Ll}{3})\.\s+(?=\d)|(?<=^\s*(?:${homeInAnyCase()}))-\s+`,
  'u',
);

/**
 * Names of the home page in small letters, with a capital and in capitals. A modifier around them (`(?i:…)`) would be
 * shorter, but Node 24 then reads alternatives with their case if V8 compiles without optimization, as it does once a
 * process has compiled many expressions (`node --no-regexp-optimization` shows it).
 */
function homeInAnyCase(): string {
  const words = inAllLanguages(({ names }) => [...names.pages.home, ...names.pages.homeOrName]);
  return spellings(
    words.flatMap((word) => [word.toLowerCase(), word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]),
  );
}

/** Words around the name in a heading, in folded text: `Website of Trattoria Pelliccia`, `Acme Salon BOOK NOW`. */
const WORDS_BEFORE = new RegExp(`^(?:${anyPattern(({ names }) => names.pages.siteOf)}) `);
const CALL_AFTER = new RegExp(String.raw`\s+(?:${anyPattern(({ names }) => names.calls)})\s*!*$`);
/** `Flash Plumbing Home Page`: what a page is, behind the name of the business. */
const PAGE_AFTER = new RegExp(
  String.raw`(?<=\p{L}{3}\P{L}+)(?:${anySpelling(({ names }) => names.pages.home)})$`,
  'iu',
);

/**
 * A text in the place of a name, without what surrounds a name: contacts, separators. `value` is its form for comparison.
 * Null if it cannot be a name, such as a leftover of a template.
 */
export function nameIn(text: string): { value: string; shown: string } | null {
  const bare = text.slice(0, MAX_READ_LENGTH).replace(/\s+/g, ' ').trim().replace(CONTACT_AFTER, '');
  const shown = without(CALL_AFTER, without(WORDS_BEFORE, bare)).replace(PAGE_AFTER, '').replace(EDGE_SIGNS, '').trim();
  const value = normaliseName(shown);
  const isNone =
    value === '' ||
    shown.includes('|') ||
    shown.length > MAX_NAME_LENGTH ||
    PLACEHOLDERS.has(foldWords(shown)) ||
    isUnchangedTitle(shown) ||
    LEFTOVER.test(foldText(shown)) ||
    isPlaceholderName(shown) ||
    LOOKS_LIKE_HOST.test(shown) ||
    !/\p{L}{2}/u.test(shown);
  return isNone ? null : { value, shown };
}

/** A text without what an expression finds in its folded form. */
function without(pattern: RegExp, text: string): string {
  const found = pattern.exec(foldInPlace(text));
  return found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : text;
}

/** The parts of a title or heading between its separators: `Drains | Acme Plumbing` has two. */
export function partsOf(text: string): string[] {
  return text.split(TITLE_BREAK, MAX_PARTS).filter((part) => part.trim() !== '');
}

/** A heading without the greeting: `Welcome to Acme Plumbing!` is `Acme Plumbing`. */
export function withoutGreeting(text: string): string {
  const whole = without(WELCOME, text.slice(0, MAX_READ_LENGTH));
  return whole === text ? whole : whole.replace(/\s*!+$/, '');
}

/** True for `Precision • Quality • Efficiency`, which has no name in it. */
export function isSlogan(text: string): boolean {
  return SLOGAN.test(text);
}
