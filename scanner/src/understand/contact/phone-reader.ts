import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneLabel } from './phone-labels.ts';

/** North American numbers as people write them; the groups may be split by dots, dashes, spaces and brackets. */
const NORTH_AMERICAN =
  /(?<![\d.$#/-])(?:\+?1[\s.\-–]{0,2})?\(?([2-9]\d{2})\)?[\s.\-–‑·/]{0,3}([2-9]\d{2})[\s.\-–‑·]{0,3}(\d{4})(?![\d/])/g;
/** `1-800-ROTO-ROOTER`: seven or more letters and digits behind the area code. */
const LETTERED =
  /(?<![\w.])(?:1[\s.-])?\(?([2-9]\d{2})\)?[\s.-]{1,2}((?=[A-Z0-9-]{0,11}[A-Z]{3})[A-Z0-9][A-Z0-9-]{5,13})(?![\w])/g;
const INTERNATIONAL = /(?<![\d.])\+\d[\d\s().\-–]{6,20}\d(?!\d)/g;
/** Numbers of other countries written at home; the parser decides what is one. */
const NATIONAL = /(?<![\d.$#/-])\(?0\d(?:\d{1,4}\)? ?\/ ?)?[\d\s().\-–]{5,16}\d(?!\d)/g;
/** `06.03.2025` is a day, not a number to call. */
const DAY_OF_YEAR = /^\(?(?:0[1-9]|[12]\d|3[01])[./-](?:0[1-9]|1[0-2])[./-](?:19|20)\d\d$/;
/** `08.30 - 13.00` is when the door is open. */
const TIMES_OF_DAY = /^\(?[01]\d[.:][0-5]\d\s*[-–]\s*[0-2]\d[.:][0-5]\d/;
const FEWEST_DIGITS = /\d(?:[^\d]{0,4}\d){6}|\d{3}\)?[\s.-][A-Z]/;
/** Ten digits in a row behind these words count something else. */
const OTHER_NUMBER =
  /(?:licen[sc]es?|lic|npi|roc|cslb|reg(?:istration)?|permit|bar|ein|tax(?: id)?|account|isbn|part|model|order|id|#)[\s.:#)]*(?:no\.?|number|num)?[\s.:#]*$/i;
/** Candidates of one way of writing that are looked at in one text. A page lists at most 200 of its numbers. */
const MOST_IN_TEXT = 1000;
const KEYPAD = 'ABC2DEF3GHI4JKL5MNO6PQRS7TUV8WXYZ9';
const LONGEST_NUMBER = 60;

export type FoundPhone = { value: string; written: string; at: number };
type LabelledPhone = FoundPhone & { label: string | null };

const NONE: readonly FoundPhone[] = [];
const NONE_LABELLED: readonly LabelledPhone[] = [];

/** Reads phone numbers with one country in mind, and remembers what it parsed. */
export class PhoneReader {
  readonly country: CountryCode;
  readonly #known = new Map<string, string | null>();
  readonly #texts = new Map<string, readonly FoundPhone[]>();
  readonly #labelled = new Map<string, readonly LabelledPhone[]>();

  constructor(country: CountryCode) {
    this.country = country;
  }

  /** E.164, or null when it cannot be a phone number. */
  parse(written: string): string | null {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const value = written.length > LONGEST_NUMBER ? null : possibleNumber(written, this.country);
    this.#known.set(written, value);
    return value;
  }

  /** Numbers in a run of visible text, in reading order. */
  find(text: string): readonly FoundPhone[] {
    if (!FEWEST_DIGITS.test(text)) return NONE;
    const known = this.#texts.get(text);
    if (known) return known;
    const found = this.#search(text);
    this.#texts.set(text, found);
    return found;
  }

  /** The same with what each is said to be for. Heads and feet repeat on every page: their labels are read once. */
  findLabelled(text: string, previousBlock: string): readonly LabelledPhone[] {
    const phones = this.find(text);
    if (phones.length === 0) return NONE_LABELLED;
    const key = `${previousBlock}\n${text}`;
    let labelled = this.#labelled.get(key);
    if (!labelled) {
      labelled = phones.map((phone, position) => {
        const last = phones[position - 1];
        const before = text.slice(last ? last.at + last.written.length : 0, phone.at);
        const end = phone.at + phone.written.length;
        return { ...phone, label: phoneLabel(before, text.slice(end, end + 30), previousBlock) };
      });
      this.#labelled.set(key, labelled);
    }
    return labelled;
  }

  /** How many different numbers were tried. */
  get tried(): number {
    return this.#known.size;
  }

  #search(text: string): readonly FoundPhone[] {
    let found: readonly FoundPhone[] = NONE;
    if (text.includes('+')) found = this.#take(found, text, INTERNATIONAL, writtenAs);
    if (!isNorthAmerican(this.country)) return this.#take(found, text, NATIONAL, dialledAtHome);
    return this.#take(this.#take(found, text, NORTH_AMERICAN, dialledInDigits), text, LETTERED, dialledInLetters);
  }

  /** Adds the matches of one more pattern that do not overlap the numbers found so far. Keeps reading order. */
  #take(found: readonly FoundPhone[], text: string, pattern: RegExp, dialled: Dialled): readonly FoundPhone[] {
    const more: FoundPhone[] = [];
    let candidates = 0;
    let next = 0;
    for (const match of text.matchAll(pattern)) {
      candidates += 1;
      if (candidates > MOST_IN_TEXT) break;
      const [written] = match;
      const at = match.index;
      for (let other = found[next]; other && other.at + other.written.length <= at; other = found[next]) next += 1;
      const other = found[next];
      if (other && other.at < at + written.length) continue;
      const number = dialled(match, text);
      const value = number === null ? null : this.parse(number);
      if (value !== null) more.push({ value, written: written.trim(), at });
    }
    return more.length === 0 ? found : [...found, ...more].sort((a, b) => a.at - b.at);
  }
}

/** What a match dials, or null when it is something else. */
type Dialled = (match: RegExpExecArray, text: string) => string | null;

const writtenAs: Dialled = ([written]) => written;
const dialledAtHome: Dialled = ([written]) =>
  DAY_OF_YEAR.test(written) || TIMES_OF_DAY.test(written) ? null : written;
const dialledInDigits: Dialled = (match, text) =>
  countsSomethingElse(match, text) ? null : `+1${match[1]}${match[2]}${match[3]}`;

/** Every number of this shape is possible: nothing needs to be looked up. */
const PLAIN_NORTH_AMERICAN = /^(\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]{0,2}([2-9]\d{2})[ .-]?(\d{4})$/;

function possibleNumber(written: string, country: CountryCode): string | null {
  const plain = PLAIN_NORTH_AMERICAN.exec(written);
  if (plain && (isNorthAmerican(country) || written.startsWith('+'))) return `+1${plain[2]}${plain[3]}${plain[4]}`;
  const phone = parsePhoneNumberFromString(written, country);
  return phone?.isPossible() ? phone.number : null;
}

function countsSomethingElse(match: RegExpExecArray, text: string): boolean {
  if (!/^\d{10,11}$/.test(match[0])) return false;
  return OTHER_NUMBER.test(text.slice(Math.max(0, match.index - 30), match.index));
}

function dialledInLetters(match: RegExpExecArray): string {
  const digits = (match[2] ?? '').replace(
    /[A-Z]/g,
    (letter) => /\d/.exec(KEYPAD.slice(KEYPAD.indexOf(letter)))?.[0] ?? '',
  );
  return `+1${match[1]}${digits.replace(/-/g, '').slice(0, 7)}`;
}

function isNorthAmerican(country: CountryCode): boolean {
  return country === 'US' || country === 'CA';
}
