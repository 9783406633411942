import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { PHONE_LABELS } from '../../lexicon/languages/language.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';

const ENGLISH_LABELS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tele)?fax(?:ed)?\b|\bfacsimile\b|\bt[ée]l[ée]copie|(?:^|\s)F ?: *$/i, 'fax'],
  [
    /\b(?:emergenc(?:y|ies)|not(?:dienst|ruf)\w*|bereitschaftsdienst|urgen(?:ces?|cias?)|after[- ]hours|24\s?\/\s?7|24[- ]hours?)\b/i,
    'emergency',
  ],
  [/\b(?:text|sms)(?: us| message)?\b/i, 'text'],
  [/\b(?:cell|mobile?|mobil(?:funk|telefon)|handy|m[óo]vil|celular|whatsapp)\b/i, 'cell'],
  [/\btoll[- ]?free\b/i, 'toll-free'],
  [/\bbilling|accounts? payable\b/i, 'billing'],
  [/\bsales\b/i, 'sales'],
  [/\b(?:commercial)\b/i, 'commercial'],
  [/\b(?:dispatch|scheduling|appointments?)\b/i, 'scheduling'],
  [/\b(?:customer (?:service|support)|support)\b/i, 'support'],
  [/\b(?:main)(?: office| line| number)?\b/i, 'main'],
  [/\boffice\b/i, 'office'],
];
/** A place name before a number: `Boise: (208) …`, `Nampa office – …`. */
const PLACE =
  /(?:^|[.;|,•·]\s*)(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2})(?: (?:office|location|branch|shop|area))?\s?[:–—-]\s*$/u;
const CALL_WORD =
  /^(?:call|phone|tel|telephone|ph|contact|reach|dial|today|now|us|number|office|hotline|give|or|at|questions?|hours?|address|email|free|book|schedule|quote|estimates?)\b/i;
const REACH_BEFORE = 45;
/** A cell or heading above the number that is only its label. */
const MAX_HEADING_LENGTH = 32;

/**
 * The label of a number, from the words right before it, in brackets after it, or in a short cell before; null if it
 * has no specific label (`Call`, `Phone` and `Tel` say nothing).
 */
export function phoneLabel(before: string, after: string, previousBlock: string, code = 'en'): string | null {
  const known = (words: string) => knownLabel(words, code);
  const near = before.slice(-REACH_BEFORE);
  const clause = near.split(/[.;!?|•·]\s|\s(?:or|and)\s/).at(-1) ?? near;
  const inside = known(clause);
  if (inside) return inside;
  const bracket = /^\s*[([–-]\s*([^)\]]{2,24})/.exec(after)?.[1];
  const behind = bracket === undefined ? null : known(bracket);
  if (behind) return behind;
  const place = PLACE.exec(near)?.[1];
  if (place && !isCallWord(place, code)) return place;
  if (before.trim() !== '' || previousBlock.length > MAX_HEADING_LENGTH || /\d{3}/.test(previousBlock)) return null;
  return known(previousBlock) ?? placeHeading(previousBlock);
}

const callWords = new Map<string, RegExp>();

/** True for words that only say that a number may be called: `Call`, `Telefon`, `Fon`. */
function isCallWord(words: string, code: string): boolean {
  if (CALL_WORD.test(words)) return true;
  if (code === 'en' || !LANGUAGES.includes(code as LanguageCode)) return false;
  let own = callWords.get(code);
  if (!own) {
    own = new RegExp(`^(?:${wordSource(language(code as LanguageCode).contact.call)})`, 'u');
    callWords.set(code, own);
  }
  return own.test(foldText(words));
}

function knownLabel(words: string, code: string): string | null {
  return ENGLISH_LABELS.find(([pattern]) => pattern.test(words))?.[1] ?? ownLabel(words, code);
}

const patterns = new Map<string, readonly (readonly [RegExp, string])[]>();

/** The label in the language of the site; the first that matches is used. */
function ownLabel(words: string, code: string): string | null {
  if (code === 'en' || !LANGUAGES.includes(code as LanguageCode)) return null;
  let known = patterns.get(code);
  if (!known) {
    const { labels } = language(code as LanguageCode).contact;
    known = PHONE_LABELS.map((label) => [wordPattern(labels[label]), label] as const);
    patterns.set(code, known);
  }
  const folded = foldText(words);
  return known.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

function placeHeading(words: string): string | null {
  return (
    /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2}) (?:office|location|branch|shop)$/iu.exec(words.trim())?.[1] ?? null
  );
}
