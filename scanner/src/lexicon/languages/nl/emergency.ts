import type { EmergencyWords } from '../emergency-words.ts';

export const emergency: EmergencyWords = {};
