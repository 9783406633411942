import type { ReviewWords } from '../review-words.ts';

export const reviews: ReviewWords = {};
