/** The languages that the scan can read, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
