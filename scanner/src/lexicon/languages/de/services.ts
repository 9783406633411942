import type { ServiceWords } from '../service-words.ts';

export const services: ServiceWords = {};
