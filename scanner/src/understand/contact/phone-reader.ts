import type { RefusalReason } from '../claim.ts';
import { isNumberOfOthers, judgeCandidate, parsePhone } from './phone-candidates.ts';
import { phoneLabel } from './phone-labels.ts';

/** North American numbers; the groups may be separated by dots, dashes, spaces and brackets. */
const NORTH_AMERICAN =
  /(?:(?<![\d.$#/-])(?:\+?1[\s.\-–]{0,2})?\(?|(?<=\d)\()([2-9]\d{2})\)?[\s.\-–‑·/]{0,3}([2-9]\d{2})[\s.\-–‑·]{0,3}(\d{4})(?![\d/])/g;
/** `1-800-ROTO-ROOTER`: seven or more letters and digits after the area code. */
const LETTERED =
  /(?<![\w.])(?:1[\s.-])?\(?([2-9]\d{2})\)?[\s.-]{1,2}((?=[A-Z0-9-]{0,11}[A-Z]{3})[A-Z0-9][A-Z0-9-]{5,13})(?![\w])/g;
/** Only the calling code may be in brackets: `(+254) 748 167395`. */
const INTERNATIONAL = /(?<![\d.+-])(?:\((?=\+\d{1,3} ?\)))?(?:\+|00(?=[1-9]\d[\s/]))\d[\d\s()./\-–]{6,22}\d(?!\d)/g;
/** National formats of other countries; `judgeCandidate` decides which are phone numbers. */
const NATIONAL = /(?<![\d.,$€£#/+-])\(?\d[\d\s()./\-–]{5,20}\d(?!\d)/g;
const ENOUGH_DIGITS = /\d(?:[^\d]{0,4}\d){6}|\d{3}\)?[\s.-][A-Z]/;
/** Ten digits in a row after these words are some other number. */
const OTHER_NUMBER =
  /(?:licen[sc]es?|lic|npi|roc|cslb|reg(?:istration)?|permit|bar|ein|tax(?: id)?|account|isbn|part|model|order|id|#)[\s.:#)]*(?:no\.?|number|num)?[\s.:#]*$/i;
/** Limit of candidates in one format per text. A page lists at most 200 of its numbers. */
const MAX_IN_TEXT = 1000;
const KEYPAD = 'ABC2DEF3GHI4JKL5MNO6PQRS7TUV8WXYZ9';
const MAX_NUMBER_LENGTH = 60;
/** Two numbers in a row (`030 427 26 27 / 030 42 01 01 10`) match as one, so groups are removed from the end. */
const MAX_GROUPS_OFF = 5;
const NATIONAL_DIGITS = 11;

export type FoundPhone = { value: string; written: string; at: number };
/** Digits that look like a phone number but are not. */
export type RefusedPhone = { reason: RefusalReason; written: string; at: number };
type LabelledPhone = FoundPhone & { label: string | null };
/** The line before a text, and the label below it. */
type Around = { lead: string; caption: string };
type Reading = { found: readonly FoundPhone[]; refused: readonly RefusedPhone[] };

const NOTHING: Reading = { found: [], refused: [] };
/** `Mobile: 919 161 046 / 967 264 535`: the label is that of both. */
const BETWEEN_TWO = /^\s*(?:[/,;]|or|oder|ou|of|and|und|et|y|e|en|&)\s*$/i;
const NONE_LABELLED: readonly LabelledPhone[] = [];

type ReaderSettings = { language?: string; linked?: ReadonlySet<string> };

/**
 * Reads phone numbers for one country and caches what it parsed. Without a country, it only reads numbers with a
 * calling code and those in North American groups.
 */
export class PhoneReader {
  readonly country: string | null;
  readonly language: string;
  readonly #linked: ReadonlySet<string>;
  readonly #known = new Map<string, string | null>();
  readonly #texts = new Map<string, Reading>();
  readonly #labelled = new Map<string, readonly LabelledPhone[]>();

  constructor(country: string | null, { language = 'en', linked = new Set() }: ReaderSettings = {}) {
    this.country = country;
    this.language = language;
    this.#linked = linked;
  }

  /** E.164 of a number that is valid by the numbering plan of its country, otherwise null. */
  parse(written: string): string | null {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const value = written.length > MAX_NUMBER_LENGTH ? null : validNumber(written, this.country);
    this.#known.set(written, value);
    return value;
  }

  /** Numbers in visible text, in reading order. */
  find(text: string, lead = ''): readonly FoundPhone[] {
    return this.read(text, lead).found;
  }

  /**
   * Numbers in visible text, and digits that only look like numbers. `lead` is the text right before, and `caption` the
   * label in the line below.
   */
  read(text: string, lead = '', caption = ''): Reading {
    if (!ENOUGH_DIGITS.test(text)) return NOTHING;
    const key = `${lead.slice(-40)}\n${text}\n${caption}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const reading = this.#search(text, { lead, caption });
    this.#texts.set(key, reading);
    return reading;
  }

  /** The same with the label of each. Headers and footers repeat on every page, so their labels are read once. */
  findLabelled(text: string, previousBlock: string, caption = ''): readonly LabelledPhone[] {
    const phones = this.read(text, previousBlock, caption).found;
    if (phones.length === 0) return NONE_LABELLED;
    const key = `${previousBlock}\n${text}\n${caption}`;
    let labelled = this.#labelled.get(key);
    if (!labelled) {
      const named: LabelledPhone[] = [];
      for (const phone of phones) {
        const last = named.at(-1);
        const before = text.slice(last ? last.at + last.written.length : 0, phone.at);
        const end = phone.at + phone.written.length;
        const label = phoneLabel(before, text.slice(end, end + 30), previousBlock, this.language);
        named.push({ ...phone, label: label ?? (last && BETWEEN_TWO.test(before) ? last.label : null) });
      }
      labelled = named;
      this.#labelled.set(key, labelled);
    }
    return labelled;
  }

  /** How many different numbers were parsed. */
  get tried(): number {
    return this.#known.size;
  }

  #search(text: string, around: Around): Reading {
    const found: FoundPhone[] = [];
    const refused: RefusedPhone[] = [];
    if (text.includes('+') || text.includes('00')) this.#scan(text, around, INTERNATIONAL, found, refused);
    if (this.country === null || isNorthAmerican(this.country)) {
      this.#take(found, refused, text, NORTH_AMERICAN, dialledInDigits);
      this.#take(found, refused, text, LETTERED, dialledInLetters);
    } else this.#scan(text, around, NATIONAL, found, refused);
    return { found: found.sort((a, b) => a.at - b.at), refused };
  }

  /** Numbers of any country: the longest prefix of each run of digits that is a valid number. */
  #scan(text: string, around: Around, pattern: RegExp, found: FoundPhone[], refused: RefusedPhone[]): void {
    const taken = [...found];
    const run = new RegExp(pattern.source, pattern.flags);
    for (let candidates = 0; candidates < MAX_IN_TEXT; candidates += 1) {
      const match = run.exec(text);
      if (!match) break;
      if (taken.some(({ at, written }) => match.index < at + written.length && at < match.index + match[0].length))
        continue;
      const read = this.#longestValid(match[0], match.index, text, around);
      if ('value' in read) {
        found.push(read);
        run.lastIndex = read.at + read.written.length;
      } else if (refused.length < MAX_IN_TEXT) refused.push(read);
    }
  }

  #longestValid(run: string, at: number, text: string, around: Around): FoundPhone | RefusedPhone {
    let first: RefusalReason | null = null;
    let written = firstOfTwo(run) ?? run;
    for (let off = 0; off <= MAX_GROUPS_OFF; off += 1) {
      const setting = { country: this.country, language: this.language, linked: this.#linked, ...around };
      const verdict = judgeCandidate(written, at, text, setting);
      this.#known.set(written, 'value' in verdict ? verdict.value : null);
      if ('value' in verdict) return { value: verdict.value, written, at };
      first ??= verdict.reason;
      if (verdict.reason !== 'invalid' || digitsOf(written) <= NATIONAL_DIGITS - 3) break;
      const shorter = written.replace(/[\s()./\-–]{1,4}\d{1,14}$/, '');
      if (shorter === written || digitsOf(shorter) < 6) break;
      written = shorter;
    }
    return { reason: first ?? 'invalid', written: run, at };
  }

  /** Adds the matches of another pattern that do not overlap the numbers found so far. */
  #take(found: FoundPhone[], refused: RefusedPhone[], text: string, pattern: RegExp, dialled: Dialled): void {
    const known = [...found].sort((a, b) => a.at - b.at);
    let candidates = 0;
    let next = 0;
    for (const match of text.matchAll(pattern)) {
      candidates += 1;
      if (candidates > MAX_IN_TEXT) break;
      const [written] = match;
      const at = match.index;
      for (let other = known[next]; other && other.at + other.written.length <= at; other = known[next]) next += 1;
      const other = known[next];
      if (other && other.at < at + written.length) continue;
      const number = dialled(match, text);
      const value = number === null ? null : this.parse(number);
      if (value === null) continue;
      if (!isNumberOfOthers(text, at)) found.push({ value, written: written.trim(), at });
      else if (refused.length < MAX_IN_TEXT) refused.push({ reason: 'other-subject', written: written.trim(), at });
    }
  }
}

/** The number in a match, or null if it is something else. */
type Dialled = (match: RegExpExecArray, text: string) => string | null;

const dialledInDigits: Dialled = (match, text) =>
  countsSomethingElse(match, text) ? null : `+1${match[1]}${match[2]}${match[3]}`;

function validNumber(written: string, country: string | null): string | null {
  return parsePhone(written, country)?.number ?? null;
}

/** The first of two numbers separated by a slash or a dash with spaces: `030 427 26 27 / 030 42 01 01 10`. */
function firstOfTwo(run: string): string | null {
  const [first = '', second] = run.split(/ [/–-] /, 2);
  return second !== undefined && digitsOf(first) >= 6 && digitsOf(second) >= 3 ? first : null;
}

function digitsOf(written: string): number {
  return written.replace(/\D/g, '').length;
}

function countsSomethingElse(match: RegExpExecArray, text: string): boolean {
  if (!/^\d{10,11}$/.test(match[0])) return false;
  return OTHER_NUMBER.test(text.slice(Math.max(0, match.index - 30), match.index));
}

function dialledInLetters(match: RegExpExecArray): string {
  const digits = keypadDigits(match[2] ?? '');
  return `+1${match[1]}${digits.replace(/-/g, '').slice(0, 7)}`;
}

/** Replaces capital letters by the digits of their keys (ITU-T E.161): `234-LEAK` is `234-5325`. */
export function keypadDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => /\d/.exec(KEYPAD.slice(KEYPAD.indexOf(letter)))?.[0] ?? '');
}

function isNorthAmerican(country: string): boolean {
  return country === 'US' || country === 'CA';
}
