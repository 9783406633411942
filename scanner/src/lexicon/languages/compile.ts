import { wordPattern, wordSource } from '../word-pattern.ts';
import { alternatives, inAllLanguages } from './index.ts';
import type { Language, Patterns, Words } from './language.ts';

/** Compiles lists of one subject, such as `proofs`, in all languages into expressions for folded text. */
export function compilerOf<Subject extends keyof Language>(subject: Subject) {
  type ListOf<List> = (words: Language[Subject]) => List;
  /** The entries of all languages, each once. */
  const entries = (list: ListOf<readonly string[]>): string[] => [
    ...new Set(inAllLanguages((language) => list(language[subject]))),
  ];
  return {
    entries,
    /** Finds any of the words. */
    words: (list: ListOf<Words>): RegExp => wordPattern(entries(list)),
    /** The source of an expression that is any of the words. */
    wordSource: (list: ListOf<Words>): string => `(?:${wordSource(entries(list))})`,
    /** The source of an expression that begins with a word and is any of the patterns. */
    patternSource: (list: ListOf<Patterns>): string => `\\b(?:${alternatives(entries(list))})`,
  };
}
