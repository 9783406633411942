/** The languages that the scan can read. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
