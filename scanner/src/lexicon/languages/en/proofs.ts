import type { ProofWords } from '../proof-words.ts';

export const proofs: ProofWords = {};
