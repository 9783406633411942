/** The languages that the scan can read, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Alternatives of a regular expression for each language. */
export type ByLanguage = Readonly<Record<LanguageCode, string>>;

/** The alternatives of all languages, without a group around them. */
export const anyOf = (words: ByLanguage): string => Object.values(words).join('|');
