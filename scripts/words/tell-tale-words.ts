/** A word or phrase that marks a sentence to rewrite, or a term that has a better name. */
export type TellTaleWord = {
  /** Without flags; matching ignores case. */
  pattern: RegExp;
  /** What to write instead. */
  say: string;
};

/** From the glossary's table and from sentences that readers stumbled over. Add a line when you find another one. */
export const TELL_TALE_WORDS: readonly TellTaleWord[] = [
  // Home-made terms
  { pattern: /\breceipts?\b/, say: 'evidence, excerpt' },
  { pattern: /\btwins?\b/, say: 'duplicate, or advisory lock' },
  { pattern: /\bfront doors?\b/, say: 'URL variants' },
  { pattern: /\bknock(?:s|ed|ing)?\b/, say: 'request' },
  { pattern: /\bkept (?:answers?|pages?|secrets?)\b/, say: 'cached response, persisted secret' },
  { pattern: /\bmail choices?\b/, say: 'mailing preference' },
  { pattern: /\bplain posts?\b/, say: 'no-JS form post' },
  { pattern: /\bsession memory\b|\bheld words\b/, say: 'sessionStorage wrapper' },
  { pattern: /\bshow moments?\b/, say: 'formatDateTime' },
  { pattern: /\btaken up again\b/, say: 'retried, redelivered' },
  { pattern: /\bwait(?:s|ed|ing)? (?:its|their|your) turn\b/, say: 'wait in the queue' },
  // Old or translated words
  { pattern: /\bwhoever\b/, say: 'anyone who, people who' },
  { pattern: /\blest\b/, say: 'so that … not' },
  { pattern: /\banew\b/, say: 'again' },
  { pattern: /\bthat which\b/, say: 'what' },
  { pattern: /\bbeside\b/, say: 'next to, in addition to' },
  { pattern: /\bunasked\b|\bunsaid\b/, say: 'without a request, silently' },
  { pattern: /\bin one breath\b/, say: 'in the same query, together' },
  { pattern: /\bthereof\b|\btherein\b|\bwherein\b|\bwhereby\b/, say: 'of it, in it, by which' },
  { pattern: /\bmend(?:s|ed|ing)?\b/, say: 'correct, repair' },
  { pattern: /\bdawdl(?:e|es|ed|ing)\b/, say: 'is slow' },
  { pattern: /\btold apart\b|\btells? apart\b/, say: 'distinguish' },
  { pattern: /\bmade up for\b(?! at)/, say: 'compensated' },
  { pattern: /\bof it alone\b/, say: 'only of it' },
  { pattern: /\bstands? (?:in(?! for\b)|on|at|there|where|behind|before|still)\b/, say: 'is in, is on' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|doubt\b)[a-z]/, say: 'is not a, are not' },
  // The end of a clause
  { pattern: /\bnobody(?=[.,;:)]|$)/, say: 'a sentence with a subject that acts' },
  { pattern: /\bnone(?=[.,;:)]|$)/, say: 'not … any, or name what is missing' },
  { pattern: /\bof (?:its|their|our|his|her|your) own(?=[.,;:)]|$)/, say: 'its own … before the noun, separate' },
];

export type AllowedWord = {
  /** Path from the root of the repository. */
  file: string;
  /** As written in the file, in lower case; null allows every word. */
  word: string | null;
  reason: string;
};

/** Where a word is allowed, and why. */
export const ALLOWED_WORDS: readonly AllowedWord[] = [
  { file: 'docs/glossary.md', word: null, reason: 'lists the words that we do not use' },
  { file: 'docs/checks.md', word: null, reason: 'written from the code by scripts/write-check-docs.ts' },
  { file: 'test/check-words.test.ts', word: null, reason: 'holds the sentences that the check must find' },
  { file: 'scanner/fixtures/README.md', word: null, reason: 'written from the code by scanner/fixtures/build/main.ts' },
];
