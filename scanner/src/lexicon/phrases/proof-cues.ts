import { compilerOf } from '../languages/compile.ts';
import { PROOF_KINDS, type ProofKind } from '../languages/proof-words.ts';
import { foldText, wordPattern } from '../word-pattern.ts';

export { PROOF_KINDS, type ProofKind };

/**
 * Words with which businesses say why to trust them, by kind, in all languages that the scan reads. A text with such a
 * word is not yet a proof: `understand/trust/likely` judges it.
 */
type ProofCues = {
  /** Prefixes of words, of which at most five letters are compared. */
  cues: readonly string[];
  /** Runs on a text in lower case without accents. */
  pattern: RegExp;
};

/** Standards, and sites of reviews, which have the same name in every language. */
const NAMES: Partial<Record<ProofKind, readonly string[]>> = {
  certified: ['iso', 'haccp', 'osha', 'rge', 'fsc'],
  rating: ['google', 'trustpilot', 'checkatrade'],
};

const PERCENT: ProofCues = { cues: ['100', '99', '98', '97', '95', '90'], pattern: /\b(?:100|9\d) ?%/ };

/** Registers of companies and professions, courts that keep one, and their numbers. */
const REGISTER: ProofCues = {
  cues: [
    ...['hrb', 'hra', 'hrbnr', 'handelsregister', 'amtsgericht', 'registergericht', 'vereinsregister', 'firmenbuch'],
    ...['fn', 'uid', 'che', 'zvr', 'gisa', 'kvk', 'kbo', 'bce', 'ondernemingsnummer', 'siret', 'siren', 'rcs', 'adeli'],
    ...['rpps', 'finess', 'orias', 'cnpj', 'nit', 'crm', 'crea', 'creci', 'oab', 'abn', 'acn', 'company', 'companies'],
    ...['reg', 'register', 'registration', 'registrierung', 'registernummer', 'registro', 'ico', 'npi', 'cro', 'regon'],
    ...['dbpr', 'ivass', 'rui', 'ccb', 'roc'],
  ],
  pattern:
    /\b(?:hrb(?:nr)?|hra|handelsregister\w*|amtsgericht|registergericht|kvk\w*|kbo|bce|siret|siren|rcs|cnpj|nit|abn|acn|company (?:number|no|reg\w*)|reg(?:istered|istration|\.)? (?:no|number|nr)|firmenbuch\w*|fn|uid(?!\S{0,10} ?atu)\w*|che|ico|npi|cro|regon|registernummer|registro|ondernemingsnummer|adeli|rpps|finess|orias|crm|crea|creci|oab|ivass|rui|ccb|roc|vereinsregister\w*|zvr\w*|gisa)\b/,
};

const { entries } = compilerOf('proofs');

export const PROOF_CUES = Object.fromEntries(PROOF_KINDS.map((kind) => [kind, cuesOf(kind)])) as Readonly<
  Record<ProofKind, ProofCues>
>;
export const PROOF_CUE_WORDS: readonly string[] = [...new Set(PROOF_KINDS.flatMap((kind) => PROOF_CUES[kind].cues))];

function cuesOf(kind: ProofKind): ProofCues {
  if (kind === 'percent') return PERCENT;
  if (kind === 'register') return REGISTER;
  const said = entries(({ kinds, years, decades }) => (kind === 'years' ? [...years, ...decades] : kinds[kind]));
  const words = [...said, ...(NAMES[kind] ?? [])];
  return { cues: words.map(firstWord), pattern: wordPattern(words) };
}

/** `responsabilidad` of `responsabilidad civi*`: a text with the whole has it too. */
function firstWord(words: string): string {
  return /[a-z0-9]+/.exec(foldText(words))?.[0] ?? '';
}
