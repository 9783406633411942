/** The languages whose words the scan reads, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
