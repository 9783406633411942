import { FIRST_WORD_SYMBOL, foldText, SYMBOLS } from './fold-text.ts';

/** One match of a term. `start` and `end` are offsets into the searched text and are word boundaries. */
export type TermMatch = { termId: number; start: number; end: number };

export type TermMatcher = {
  /** Every match of every term, by start, longer ones first. `termId` is the index in the list of terms. */
  find(text: string): TermMatch[];
};

type Term = { symbols: Uint8Array; openStart: boolean; openEnd: boolean };

/** Terms can nest; no list of ours has this many at one position. */
const MAX_AT_ONE_PLACE = 64;

/**
 * Compiles terms (for their spelling see `Terms` in trade.ts), so that searching a text for all of them is linear in
 * its length. Most terms start at a word boundary: a trie, entered at each word, finds them. Terms that may start
 * inside a word need every position, so an automaton finds them.
 *
 * Method of the automaton: A. V. Aho, M. J. Corasick, "Efficient string matching", Communications of the ACM 18 (1975),
 * with the failure links of the trie resolved into a full transition table.
 *
 * @throws if a term is empty.
 */
export function compileTerms(terms: readonly string[]): TermMatcher {
  const compiled = terms.map(readTerm);
  const atWords = buildTrie(compiled, ({ openStart }) => !openStart);
  const anywhere = compiled.some(({ openStart }) => openStart)
    ? buildAutomaton(buildTrie(compiled, ({ openStart }) => openStart))
    : null;
  return { find: (text) => findTerms({ terms: compiled, atWords, anywhere }, text) };
}

function readTerm(term: string): Term {
  const openStart = term.startsWith('*');
  const openEnd = term.endsWith('*');
  const { symbols, length } = foldText(term.slice(openStart ? 1 : 0, openEnd ? -1 : undefined).trim());
  if (length === 0) throw new Error(`A term of the lexicon is empty: "${term}"`);
  return { symbols: symbols.slice(0, length), openStart, openEnd };
}

/** Numbers of states. Most languages need fewer than 65,536 states, which fit into half the memory. */
type States = Uint16Array | Uint32Array;
const MAX_SHORT_STATES = 0xffff;
const MAX_STATES = 4 * MAX_SHORT_STATES;

type Trie = {
  /** The next state for each symbol: `next[state * SYMBOLS + symbol]`; 0 without such a state. */
  next: States;
  /** The terms that end in a state. */
  ends: ReadonlyMap<number, readonly number[]>;
  /** 1 for a state in which a term ends. */
  isEnd: Uint8Array;
};

type Automaton = Pick<Trie, 'next' | 'ends'> & {
  /** The nearest state (this one or a suffix) in which a term ends; 0 without such a state. */
  ending: Uint32Array;
  /** The state of the longest proper suffix. */
  suffix: Uint32Array;
};

type Compiled = { terms: readonly Term[]; atWords: Trie; anywhere: Automaton | null };

function buildTrie(terms: readonly Term[], isMeant: (term: Term) => boolean): Trie {
  // Terms share their beginnings, so the trie has fewer states than the terms have letters.
  const letters = terms.reduce((sum, term) => sum + (isMeant(term) ? term.symbols.length : 0), 0);
  let trie: States = new Uint16Array(Math.min(letters + 1, MAX_SHORT_STATES) * SYMBOLS);
  const ends = new Map<number, number[]>();
  let states = 1;
  for (const [id, term] of terms.entries()) {
    if (!isMeant(term)) continue;
    let state = 0;
    for (const symbol of term.symbols) {
      const at = state * SYMBOLS + symbol;
      if (trie[at] === 0) {
        if (states === MAX_SHORT_STATES) trie = withLongStates(trie, Math.min(letters + 1, MAX_STATES));
        if (states === MAX_STATES) throw new Error('The terms of one language need more states than the trie has');
        trie[at] = states++;
      }
      state = trie[at]!;
    }
    const ids = ends.get(state);
    if (ids) ids.push(id);
    else ends.set(state, [id]);
  }
  const isEnd = Uint8Array.from({ length: states }, (_, state) => (ends.has(state) ? 1 : 0));
  return { next: trie.slice(0, states * SYMBOLS), ends, isEnd };
}

function withLongStates(trie: States, states: number): Uint32Array {
  const long = new Uint32Array(states * SYMBOLS);
  long.set(trie);
  return long;
}

function buildAutomaton({ next, ends, isEnd }: Trie): Automaton {
  const suffix = new Uint32Array(isEnd.length);
  const ending = new Uint32Array(isEnd.length);
  const automaton = { next, suffix, ending, ends };
  linkSuffixes(automaton);
  return automaton;
}

/** Breadth first: a state inherits missing transitions from its longest suffix. */
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

/** A folded text with its word boundaries, each computed once, so that long words stay linear. */
class FoldedWords {
  readonly symbols: Uint8Array;
  readonly starts: Uint32Array;
  readonly length: number;
  readonly #text: string;
  #from = -1;
  #to = -1;

  constructor(text: string) {
    this.#text = text;
    ({ symbols: this.symbols, starts: this.starts, length: this.length } = foldText(text));
  }

  isWord(at: number): boolean {
    return at >= 0 && at < this.length && this.symbols[at]! >= FIRST_WORD_SYMBOL;
  }

  /** The match of a term at a position, or null if it would start or end inside a word without permission. */
  match(termId: number, { openStart, openEnd }: Term, first: number, last: number): TermMatch | null {
    let [begin, end] = [first, last];
    if (this.isWord(first - 1)) {
      if (!openStart) return null;
      this.#lookUp(first);
      begin = this.#from;
    }
    if (this.isWord(last + 1)) {
      if (!openEnd) return null;
      this.#lookUp(last);
      end = this.#to - 1;
    }
    return { termId, start: this.starts[begin]!, end: endOf(this.starts, end, this.length, this.#text) };
  }

  #lookUp(at: number): void {
    if (at >= this.#from && at < this.#to) return;
    this.#from = at;
    this.#to = at + 1;
    while (this.isWord(this.#from - 1)) this.#from -= 1;
    while (this.isWord(this.#to)) this.#to += 1;
  }
}

function findTerms({ terms, atWords, anywhere }: Compiled, text: string): TermMatch[] {
  if (text === '') return [];
  const words = new FoldedWords(text);
  const found: TermMatch[] = [];
  findAtWords(atWords, terms, words, found);
  if (anywhere) findAnywhere(anywhere, terms, words, found);
  return found.length < 2 ? found : found.sort((a, b) => a.start - b.start || b.end - a.end || a.termId - b.termId);
}

/** Enters the trie at each word boundary. A walk is never longer than the longest term. */
function findAtWords(
  { next, ends, isEnd }: Trie,
  terms: readonly Term[],
  words: FoldedWords,
  found: TermMatch[],
): void {
  const { symbols, length } = words;
  let inWord = false;
  for (let first = 0; first < length; first++) {
    const beginsInside = inWord;
    inWord = symbols[first]! >= FIRST_WORD_SYMBOL;
    if (beginsInside) continue;
    let state = 0;
    for (let last = first; last < length; last++) {
      state = next[state * SYMBOLS + symbols[last]!]!;
      if (state === 0) break;
      if (isEnd[state] === 0) continue;
      for (const termId of ends.get(state)!) {
        const match = words.match(termId, terms[termId]!, first, last);
        if (match) found.push(match);
      }
    }
  }
}

function findAnywhere(automaton: Automaton, terms: readonly Term[], words: FoldedWords, found: TermMatch[]): void {
  const { next, ends, ending, suffix } = automaton;
  let state = 0;
  for (let at = 0; at < words.length; at++) {
    state = next[state * SYMBOLS + words.symbols[at]!]!;
    let hit = ending[state]!;
    for (let count = 0; hit !== 0 && count < MAX_AT_ONE_PLACE; count++) {
      for (const termId of ends.get(hit)!) {
        const term = terms[termId]!;
        const match = words.match(termId, term, at - term.symbols.length + 1, at);
        if (match) found.push(match);
      }
      hit = ending[suffix[hit]!]!;
    }
  }
}

/** The end of the symbol's character in the original text, including accents that follow it. */
function endOf(starts: Uint32Array, symbol: number, length: number, text: string): number {
  const start = starts[symbol]!;
  let following = symbol + 1;
  while (following < length && starts[following] === start) following += 1;
  const limit = following < length ? starts[following]! : text.length;
  let end = start + 1;
  while (end < limit && /\p{M}/u.test(text.charAt(end))) end += 1;
  return end;
}
