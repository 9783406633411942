/**
 * The words of a page are indexed by their first letters, so that few patterns run on few sentences: `licensed`,
 * `licence` and `license` share an entry.
 */

const STEM_LENGTH = 5;
const KEY_BASE = 37;
const DOLLAR = 36;
const AT_SIGN = 64;
const PLUS = 43;

/** The cue of every four-digit group, such as the end of a phone number. */
export const FOUR_DIGITS = '####';
/** The cue of every number in digits. */
export const ANY_NUMBER = '##';

/** Sentence numbers by the key of each word in the sentence. */
export type WordIndex = Map<number, number[]>;

/** Adds a sentence under its keys; sentences must come in order. */
export function enterKeys(index: WordIndex, keys: readonly number[], at: number): void {
  for (const key of keys) {
    const places = index.get(key);
    if (!places) index.set(key, [at]);
    else if (places[places.length - 1] !== at) places.push(at);
  }
}

/** Numbers of the sentences with a word that starts like one of the cues, in order, without duplicates. */
export function placesOf(index: WordIndex, cues: readonly string[]): readonly number[] {
  let only: readonly number[] = [];
  const found: number[] = [];
  for (const key of keysOfCues(cues)) {
    const places = index.get(key);
    if (!places) continue;
    only = places;
    for (const at of places) found.push(at);
  }
  if (only.length === found.length) return only;
  found.sort((a, b) => a - b);
  return found.filter((at, position) => at !== found[position - 1]);
}

/** Cached keys of lists of cues, most of which are constants used on every page. */
const known = new WeakMap<readonly string[], readonly number[]>();

function keysOfCues(cues: readonly string[]): readonly number[] {
  let keys = known.get(cues);
  if (!keys) {
    keys = [...new Set(cues.map(keyOfCue))];
    known.set(cues, keys);
  }
  return keys;
}

/**
 * The keys of every run of letters and digits, and of the signs `$` and `@`, in a text that `plainLower` has lowered. A
 * loop over character codes for speed, because it sees every word of every page.
 */
export function wordKeys(lower: string): number[] {
  const keys: number[] = [];
  let start = -1;
  let key = 0;
  for (let position = 0; position <= lower.length; position++) {
    const code = lower.charCodeAt(position);
    if (isWordCode(code)) {
      if (start < 0) {
        start = position;
        key = 0;
      }
      if (position - start < STEM_LENGTH) key = key * KEY_BASE + letterValue(code);
      continue;
    }
    if (start >= 0) {
      keys.push(key);
      if (isDigit(lower.charCodeAt(start))) {
        keys.push(NUMBER_KEY);
        if (position - start === 4) keys.push(FOUR_DIGITS_KEY);
      }
    }
    start = -1;
    if (code === DOLLAR || code === AT_SIGN || code === PLUS) keys.push(-code);
  }
  return keys;
}

/** The key of a cue in the index: its first letters as a number; signs have negative keys. */
function keyOfCue(cue: string): number {
  const first = cue.charCodeAt(0);
  if (!isWordCode(first)) return -first - (cue.length - 1);
  let key = 0;
  for (let position = 0; position < Math.min(STEM_LENGTH, cue.length); position++) {
    key = key * KEY_BASE + letterValue(cue.charCodeAt(position));
  }
  return key;
}

const NUMBER_KEY = keyOfCue(ANY_NUMBER);
const FOUR_DIGITS_KEY = keyOfCue(FOUR_DIGITS);

/** 1–26 for letters, 27–36 for digits. */
function letterValue(code: number): number {
  return code >= 97 ? code - 96 : code - 21;
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || isDigit(code);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
