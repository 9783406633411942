import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import { excerptAround, type Prose, plainLower, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import { behindNumber } from './hours-quote.ts';
import type { OpenInterval } from './open-interval.ts';
import { continuesOtherLine } from './other-lines.ts';
import { DAY_MINUTES } from './weekly-hours.ts';
import { isForEmergencies, isOnlyMail, saysAtAnyHour } from './words/always-open.ts';
import { ONLINE } from './words/emergency-patterns.ts';

const ALWAYS_OPEN =
  /\b24\s?\/\s?7\b|\b24 hours a day\b|\b(?:open|available|answered?) 24 hours\b|\baround the clock\b|\bday or night\b|\b24[- ]hours? (?:emergency|service|plumb|repair|hvac|heating|response|roof)/;
/** Around-the-clock service of one part of a business or of a machine. */
const PART_OPEN = /\b24\s?\/\s?7 (?:pharmacy|chat|online|monitoring)\b/;

/** False if only one part of the business, or its mailbox, is open around the clock. */
export function isAroundTheClock({ excerpt }: Evidence): boolean {
  const lower = plainLower(excerpt);
  return ALWAYS_OPEN.test(lower) && !PART_OPEN.test(lower) && !isOnlyMail(excerpt);
}

/** True if the hours cover every minute of the week. */
export function isAlwaysOpen(hours: { intervals: readonly OpenInterval[] }): boolean {
  const fullDays = new Set(
    hours.intervals.filter(({ opens, closes }) => closes - opens >= DAY_MINUTES).map(({ day }) => day),
  );
  return fullDays.size === 7;
}

/** `24/7` may be a promise for emergencies only, but not where the markup says that the business is always open. */
export function alwaysInBoth(
  marked: { intervals: readonly OpenInterval[] } | null,
  promised: readonly Evidence[],
): Evidence | undefined {
  if (!marked || !isAlwaysOpen(marked)) return undefined;
  const said = promised.filter((claim) => isAroundTheClock(claim) || saysAtAnyHour(claim.excerpt));
  // A card may ask whether one needs help before it says so.
  return said.find(({ excerpt }) => !excerpt.includes('?')) ?? said[0];
}

/** What every wording for `around the clock` contains. */
const ALL_DAY_CUE = /24|clock|rund um|nuit|nacht/;

/**
 * `Abierto las 24 horas`, `Working hours: 24/7`: a word for "open" or a label of opening hours right before "around the
 * clock", in one sentence or with the label in the line above. A business with an emergency service or an
 * online form is not open for that reason.
 */
export function openAllWeek(proses: readonly Prose[], code: string): Evidence | undefined {
  if (!LANGUAGES.includes(code as LanguageCode)) return undefined;
  const { hours, speech } = language(code as LanguageCode);
  const allDay = wordSource(hours.allDay);
  const open = wordSource(hours.open);
  const label = `^(?:${wordSource(hours.headings)})`;
  const stated = new RegExp(`(?:${open}|${label})[ :]{1,2}(?:${allDay})|${label} ?:? (?:${open}) (?:${allDay})`, 'u');
  const below = new RegExp(`^(?:(?:${open}) )?(?:${allDay})`, 'u');
  const onlyLabel = new RegExp(`${label} ?:?$`, 'u');
  const denied = wordPattern(speech.negation);
  // `If the building is open 24 hours, …`: these are the hours of somebody else.
  const assumed = new RegExp(`(?:${wordSource(hours.conditions)})[^,;.:]{0,60}(?:${allDay})`, 'u');
  for (const prose of proses) {
    for (const sentence of prose.sentences) {
      if (!ALL_DAY_CUE.test(sentence.lower)) continue;
      const folded = foldText(sentence.lower);
      const above = foldText(prose.sentences[sentence.at - 1]?.lower ?? '');
      if (
        (stated.test(folded) || (below.test(folded) && onlyLabel.test(above))) &&
        !denied.test(folded) &&
        !assumed.test(folded) &&
        !ONLINE.test(folded) &&
        !isForEmergencies(folded) &&
        !continuesOtherLine(prose, sentence)
      )
        return alwaysOpenEvidence(prose, sentence);
    }
  }
  return undefined;
}

function alwaysOpenEvidence(prose: Prose, sentence: Sentence): Evidence {
  const behind = behindNumber(sentence.text);
  return ALL_DAY_CUE.test(behind.toLowerCase())
    ? { url: prose.page.url, place: 'text', excerpt: excerptAround(behind) }
    : sentenceEvidence(prose, sentence);
}

export function wholeWeek(): OpenInterval[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: DAY_MINUTES }));
}
