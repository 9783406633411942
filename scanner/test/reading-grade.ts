/**
 * The Flesch–Kincaid grade of a text (Kincaid et al., 1975): 0.39 × words per sentence + 11.8 × syllables per word −
 * 15.59. Ignores quotations and URLs, which are the site's words.
 */
export function readingGrade(text: string): number {
  const ours = text
    .replace(/[“"'‘][^”"’]*[”"’](?=[\s.,;:!?)]|$)/g, 'this')
    .replace(/https?:\/\/\S+|\b[\w-]+(\.[\w-]+)+(\/\S*)?/g, 'this page');
  const sentences = ours.split(/[.!?]+(?:\s|$)/).filter((sentence) => /\w/.test(sentence)).length;
  const words = ours.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (words.length === 0 || sentences === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Vowel groups minus a silent ending, at least one. Names in capitals (AI, FAQ) are spelled out. */
function syllablesOf(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length;
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^l]e|[^td]ed)$/, (ending) => ending[0] ?? '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Words that a plumber should not have to look up. We say "robots file" and "site map" instead. */
export const JARGON =
  /\b(?:HTML|JavaScript|DOM|schema|JSON(?:-LD)?|markup|canonical|crawl(?:er|ers|ing|s)?|no-?index(?:ed)?|index(?:ed|ing)?|meta tags?|HTTP headers?|CDN|user[- ]agents?|render(?:ed|ing|s)?|SSR|structured data|entit(?:y|ies)|SERP|NAP|CMS|sitemaps?|URLs?|robots\.txt rules?|viewport|API|regex|parse[dr]?|E-?E-?A-?T|snippet|schema\.org)\b/i;

export const MAX_DESCRIPTION_LENGTH = 320;
export const HIGHEST_GRADE = 9;
