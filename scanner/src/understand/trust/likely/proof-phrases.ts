import { PROOF_CUES, PROOF_KINDS, type ProofKind } from '../../../lexicon/phrases/proof-cues.ts';
import { foldAccents } from '../../prose/folded.ts';
import { plainLower } from '../../prose/sentences.ts';
import { JOINS } from '../proof-patterns.ts';

/** Words of a text that may be a proof, as the site writes them. */
export type ProofPhrase = {
  shown: string;
  /** Its position in the text. */
  at: number;
  /** What its words speak of. */
  kinds: readonly ProofKind[];
};

/** Longer texts are read by clauses. Longer clauses are not quoted. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 3;
const MAX_PHRASES = 6;
const MAX_CLAUSES = 30;
const BARS = /[|•·]/;
/** What ends a clause, but not a comma inside a number or a colon before one: `1,800+ clients`, `KvK: 86376950`. */
const ENDS_CLAUSE = /:(?!\s*\p{Lu}{0,4}[ -]?\d)|[;|•·()!?…✓✔★☆→]+|,(?!\d)|(?<!\d)\.(?!\S)|\s[-–—]\s|—/gu;
const EDGES = /^[^\p{L}\p{N}+>~★"'(]+|[^\p{L}\p{N}+%★*)"']+$/gu;
/** The phrases of a sentence that have a cue of a proof, in reading order. */
export function phrasesIn(sentence: string): ProofPhrase[] {
  if (sentence.length <= MAX_LENGTH && !BARS.test(sentence)) return phraseOf(sentence, 0);
  return clausesOf(sentence)
    .flatMap(({ words, at }) => (words.length <= MAX_LENGTH ? phraseOf(words, at) : []))
    .slice(0, MAX_PHRASES);
}

/** The kinds of proof of which a text speaks. */
export function kindsIn(text: string): ProofKind[] {
  const lower = foldAccents(plainLower(text));
  return PROOF_KINDS.filter((kind) => PROOF_CUES[kind].pattern.test(lower));
}

function phraseOf(words: string, at: number): ProofPhrase[] {
  const shown = words.replace(EDGES, '').replace(JOINS, '');
  const kinds = shown.length < MIN_LENGTH ? [] : kindsIn(shown);
  return kinds.length === 0 ? [] : [{ shown, at: at + words.indexOf(shown), kinds }];
}

function clausesOf(sentence: string): { words: string; at: number }[] {
  const clauses: { words: string; at: number }[] = [];
  let start = 0;
  for (const { 0: mark, index } of sentence.matchAll(ENDS_CLAUSE)) {
    clauses.push({ words: sentence.slice(start, index), at: start });
    start = index + mark.length;
    if (clauses.length === MAX_CLAUSES) return clauses;
  }
  clauses.push({ words: sentence.slice(start), at: start });
  return clauses;
}
