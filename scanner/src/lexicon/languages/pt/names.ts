import type { NameWords } from '../name-words.ts';

export const names: NameWords = {};
