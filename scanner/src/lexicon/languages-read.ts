import { LANGUAGES, type LanguageCode } from './language-code.ts';

const READ: ReadonlySet<string> = new Set(LANGUAGES);
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** True if the lexicon has the words of a language. `language` is a BCP 47 primary subtag. */
export function isRead(language: string): language is LanguageCode {
  return READ.has(language);
}

/** `Finnish` for `fi`; `this language` if it has no known name. */
export function languageName(language: string): string {
  try {
    return NAMES.of(language) ?? 'this language';
  } catch {
    return 'this language';
  }
}
