import type { PageFacts } from '../page-facts.ts';
import { descriptionOf } from '../prose/page-description.ts';

/** Words that many trades share: `plumbing company`, `law firm`. */
const SHARED_NOUNS = new Set(
  'business center centre clinic company contractor firm installer office practice school service services shop specialist store studio'.split(
    ' ',
  ),
);
/** Endings of one family of words: `plumber` and `plumbing`, `dental` and `dentistry`, behind at least four letters. */
const ENDING = /(?<=\p{L}{4})(?:['’]s|ers?|ings?|ists?|istry|ry|al|s)$/u;
/**
 * Longer words with this beginning are one family: `accountant` and `accountancy`, but not `psychologist` and
 * `psychotherapist`, `carpet` and `carpenter`.
 */
const SHARED_BEGINNING = 7;
const MAX_HEADINGS = 100;
const MAX_WORDS = 5000;
const MAX_HEAD_LENGTH = 300;

/**
 * True if the site itself uses the words for its trade: those of the company's noun in the title, main heading or
 * description of its home page, and those of the other noun in any of these or another heading. Running text may be
 * about others, and the title of another page about a single service.
 */
export function usesWords({ noun, companyNoun }: { noun: string; companyNoun: string }, pages: readonly PageFacts[]) {
  const heads = wordsOf(pages.filter(({ role }) => role === 'home').flatMap(headOf));
  const everywhere = wordsOf(pages.flatMap((page) => [...headOf(page), ...headingsOf(page)]));
  return (
    specificWords(companyNoun).every((word) => heads.some((said) => isOneFamily(word, said))) &&
    specificWords(noun).every((word) => everywhere.some((said) => isOneFamily(word, said)))
  );
}

function headOf({ document }: PageFacts): string[] {
  return [
    document.title?.text ?? '',
    document.headings.find(({ level }) => level === 1)?.text ?? '',
    descriptionOf(document),
  ].map((text) => text.slice(0, MAX_HEAD_LENGTH));
}

function headingsOf({ document }: PageFacts): string[] {
  return document.headings.slice(0, MAX_HEADINGS).map(({ text }) => text.slice(0, MAX_HEAD_LENGTH));
}

/** The distinct words of texts in lower case. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? []);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function specificWords(noun: string): string[] {
  return wordsOf([noun]).filter((word) => !SHARED_NOUNS.has(word));
}

function isOneFamily(a: string, b: string): boolean {
  const [short, long] = [a.replace(ENDING, ''), b.replace(ENDING, '')];
  if (short === long || plain(short) === plain(long)) return true;
  return a.length > SHARED_BEGINNING && a.slice(0, SHARED_BEGINNING) === b.slice(0, SHARED_BEGINNING);
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
