import { FIRST_WORD_SYMBOL, foldText, SYMBOLS } from './fold-text.ts';

/** One place of a term. `start` and `end` are offsets into the text that was searched, whole words. */
export type TermMatch = { termId: number; start: number; end: number };

export type TermMatcher = {
  /** Every place of every term, by start, the longer first. `termId` is the index in the list of terms. */
  find(text: string): TermMatch[];
};

type Term = { symbols: Uint8Array; openStart: boolean; openEnd: boolean };

/** Terms nest in each other; so many at one place are more than any list of ours has. */
const MOST_AT_ONE_PLACE = 64;

/**
 * Compiles terms (see `Terms` in trade.ts for their spelling) into one automaton, so that a text is searched for all of
 * them in a single pass whose time is linear in its length.
 *
 * Method: A. V. Aho, M. J. Corasick, "Efficient string matching", Communications of the ACM 18 (1975), with the failure
 * links of the trie resolved into a full transition table.
 *
 * Throws when a term is empty.
 */
export function compileTerms(terms: readonly string[]): TermMatcher {
  const compiled = terms.map(readTerm);
  const automaton = buildAutomaton(compiled);
  return { find: (text) => findTerms(automaton, compiled, text) };
}

function readTerm(term: string): Term {
  const openStart = term.startsWith('*');
  const openEnd = term.endsWith('*');
  const { symbols, length } = foldText(term.slice(openStart ? 1 : 0, openEnd ? -1 : undefined).trim());
  if (length === 0) throw new Error(`A term of the lexicon is empty: "${term}"`);
  return { symbols: symbols.slice(0, length), openStart, openEnd };
}

type Automaton = {
  /** The state after each symbol: `next[state * SYMBOLS + symbol]`. */
  next: Uint16Array;
  /** The terms that end in a state. */
  ends: ReadonlyMap<number, readonly number[]>;
  /** The nearest state, itself included, in which a term ends; 0 for none. */
  ending: Uint16Array;
  /** The state of the longest proper suffix. */
  suffix: Uint16Array;
};

function buildAutomaton(terms: readonly Term[]): Automaton {
  const most = 1 + terms.reduce((sum, { symbols }) => sum + symbols.length, 0);
  if (most > 0xffff) throw new Error('The terms of one language need more states than the automaton has');
  const trie = new Uint16Array(most * SYMBOLS);
  const ends = new Map<number, number[]>();
  let states = 1;
  for (const [id, { symbols }] of terms.entries()) {
    let state = 0;
    for (const symbol of symbols) {
      const at = state * SYMBOLS + symbol;
      if (trie[at] === 0) trie[at] = states++;
      state = trie[at]!;
    }
    const ids = ends.get(state);
    if (ids) ids.push(id);
    else ends.set(state, [id]);
  }
  const next = trie.slice(0, states * SYMBOLS);
  const suffix = new Uint16Array(states);
  const ending = new Uint16Array(states);
  linkSuffixes({ next, suffix, ending, ends });
  return { next, ends, ending, suffix };
}

/** Breadth first: a state takes the transitions that it lacks from its longest suffix. */
function linkSuffixes({ next, suffix, ending, ends }: Automaton): void {
  const queue: number[] = [];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const child = next[symbol]!;
    if (child !== 0) queue.push(child);
  }
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at]!;
    const link = suffix[state]!;
    ending[state] = ends.has(state) ? state : ending[link]!;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const position = state * SYMBOLS + symbol;
      const fallback = next[link * SYMBOLS + symbol]!;
      const child = next[position]!;
      if (child === 0) next[position] = fallback;
      else {
        suffix[child] = fallback;
        queue.push(child);
      }
    }
  }
}

function findTerms({ next, ends, ending, suffix }: Automaton, terms: readonly Term[], text: string): TermMatch[] {
  const { symbols, starts, length } = foldText(text);
  const isWord = (at: number): boolean => at >= 0 && at < length && symbols[at]! >= FIRST_WORD_SYMBOL;
  // Open terms reach to the end of their word. Looked up once for each word, so that long words stay linear.
  const bounds = { from: -1, to: -1 };
  const wordAt = (at: number): { from: number; to: number } => {
    if (at >= bounds.from && at < bounds.to) return bounds;
    bounds.from = at;
    bounds.to = at + 1;
    while (isWord(bounds.from - 1)) bounds.from -= 1;
    while (isWord(bounds.to)) bounds.to += 1;
    return bounds;
  };
  const found: TermMatch[] = [];
  let state = 0;
  for (let at = 0; at < length; at++) {
    state = next[state * SYMBOLS + symbols[at]!]!;
    let hit = ending[state]!;
    for (let count = 0; hit !== 0 && count < MOST_AT_ONE_PLACE; count++) {
      for (const termId of ends.get(hit)!) {
        const { symbols: own, openStart, openEnd } = terms[termId]!;
        let first = at - own.length + 1;
        let last = at;
        if (isWord(first - 1)) {
          if (!openStart) continue;
          first = wordAt(first).from;
        }
        if (isWord(last + 1)) {
          if (!openEnd) continue;
          last = wordAt(last).to - 1;
        }
        found.push({ termId, start: starts[first]!, end: endOf(starts, last, length, text) });
      }
      hit = ending[suffix[hit]!]!;
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => a.start - b.start || b.end - a.end || a.termId - b.termId);
}

/** Where the symbol's character ends in the original text; accents that follow it are part of it. */
function endOf(starts: Uint32Array, symbol: number, length: number, text: string): number {
  const start = starts[symbol]!;
  let following = symbol + 1;
  while (following < length && starts[following] === start) following += 1;
  const limit = following < length ? starts[following]! : text.length;
  let end = start + 1;
  while (end < limit && /\p{M}/u.test(text.charAt(end))) end += 1;
  return end;
}
