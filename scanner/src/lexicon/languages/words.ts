/**
 * Words in normal spelling. `word-pattern.ts` matches them as whole words and ignores case and accents (ß equals ss). A
 * space matches any run of white space or a hyphen, periods are optional, and a leading or trailing `*` is a wildcard
 * (`*strasse` matches `Hauptstraße`).
 */
export type Words = readonly string[];

/**
 * Alternatives of a regular expression over folded text (lower case without accents), where `Words` cannot say it: a word
 * with several endings, words with others between them. Without groups that capture. `alternatives()` joins them.
 */
export type Patterns = readonly string[];
