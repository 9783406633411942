import { foldText, spellings, wordPattern, wordSource } from '../word-pattern.ts';
import { inAllLanguages } from './index.ts';
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

/** The alternatives of an expression, without a group around them. Without any, they match nothing. */
export function alternatives(patterns: Patterns): string {
  return patterns.length === 0 ? '(?!)' : patterns.join('|');
}

/** The alternatives of one list in all languages. */
export function anyPattern(list: (language: Language) => Patterns): string {
  return alternatives(inAllLanguages(list));
}

/** The words of one list in all languages as they are spelled, as alternatives for text that is not folded. */
export function anySpelling(list: (language: Language) => Words): string {
  return spellings(inAllLanguages(list));
}

/** The same for folded text. Every word is matched as it is, without the wildcards and spaces of `wordSource`. */
export function anyFolded(list: (language: Language) => Words): string {
  return spellings(inAllLanguages(list).map(foldText));
}
