import { alternatives, compilerOf } from '../../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../../lexicon/languages/index.ts';
import { foldText } from '../../../lexicon/word-pattern.ts';

/**
 * Expressions next to times and about opening hours in all languages, for folded text: see `HoursWords` for each list.
 */

const { entries, words, wordSource, patternSource } = compilerOf('hours');

/** The meals for which a restaurant opens. */
export const MEALS = wordSource(({ meals }) => meals);

const MONTHS =
  'jan|feb|fev|mar[sczt]|apr|avr|mai|may|mag|jun|juin|giu|jul|juil|lug|aug|aout|ago|sep|set|okt|oct|ott|out|nov|dez|dec|dic';
const SEASONS = alternatives(inAllLanguages(({ days }) => days.seasons).map(foldText));
/** The name of a month or of a season. */
export const MONTH_OR_SEASON = new RegExp(`\\b(?:${MONTHS}|${SEASONS})\\w*\\b`);

const ARTICLES = `(?:(?:${alternatives(entries(({ articles }) => articles))}) )?`;

/** `ab 17`, `from 5`. */
export const FROM_TIME = new RegExp(
  `${wordSource(({ opensAt }) => opensAt)} ${ARTICLES}\\d{1,2}(?: ?[:.h] ?\\d\\d)?(?!\\d)`,
);

/** The unit right after a time. */
const OCLOCK = alternatives(entries(({ oclock }) => oclock.map((word) => foldText(word).replace(/\.$/, ''))));
const UNIT = `(?:${OCLOCK}|[ap]\\.? ?m\\.?)`;
export const UNIT_OF_TIME = new RegExp(`^ ?${UNIT}(?![a-z])\\.?`);

const TO = `(?:-|–|—|${wordSource(({ to, until }) => [...to, ...until])})`;
const AND = wordSource(({ and }) => and);
const YEARS = alternatives(inAllLanguages(({ proofs }) => proofs.years).map(foldText));
const PEOPLE = alternatives(entries(({ people }) => people));
/** Right after a time: until when, or what is counted instead. */
export const UNTIL_OR_COUNTED = new RegExp(
  `^(?:,? ?(?:${AND} )?${TO}(?![a-z])|\\.\\d| ?(?:€|euro|%|${YEARS}|${PEOPLE}))`,
);

const TIME = `\\d{1,2}(?: ?[:.h] ?\\d\\d)?(?: ?${UNIT})?(?![a-z\\d])`;
/** `12 - 14.30 Uhr`, `de 9 a las 17`. */
export const TIME_RANGE = new RegExp(`(?<![\\d.,:/-])${TIME} ?${TO} ?${ARTICLES}${TIME}`, 'g');
/** Words between the first and the last day. */
export const UP_TO = TO;

/**
 * The "and" of `between 9am and 5pm`, `zwischen 8:00 und 19:00`, `entre las 9 y las 17`: two times of one day. Runs on
 * text as it is written.
 */
export const AND_OF_BETWEEN = new RegExp(
  `(?<=(?<!\\p{L})(?:${alternatives(entries(({ between }) => between))}) ${ARTICLES}\\d{1,2}(?:[:.h]\\d{2})? ?(?:[ap]\\.?m\\.?|uhr|uur|h)?) ${AND} ${ARTICLES}(?=\\d)`,
  'giu',
);

/** A page about courses, by its path with spaces between the words: `class schedule`, `horarios de clases`. */
export const COURSES = words(({ courses }) => courses);
/** Labels of opening hours that never mean lessons, as `Horaires` alone may. */
export const OPENING = words(({ surelyOpening }) => surelyOpening);

/** `Tarifs de nuit (19-23h), week-end : 80 €`: when something costs more. */
const TIMES_OF_PRICES = new RegExp(
  `${wordSource(({ surcharges }) => surcharges)}[^.]{0,80}\\d ?(?:h|:\\d\\d)? ?${TO} ?\\d`,
);
const MONEY = '(?:[£$€] ?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)? ?(?:[£$€]|eur\\b|chf\\b))';
const AT = `(?:(?:${alternatives(entries(({ perHour }) => perHour.at))}) )?`;
const PER = `(?:${alternatives(entries(({ perHour }) => perHour.per))})?`;
const HOUR = alternatives(entries(({ perHour }) => perHour.hour));
/** `9am-6pm @ £5.00 per hour`: what the hire of a room costs. */
const PRICE_OF_AN_HOUR = new RegExp(`\\d ?${UNIT}?[^\\w£$€]{0,4}${AT}${MONEY} ?${PER}[ /]?(?:${HOUR})\\b`);
/** Weeks that take turns: what holds in one week does not hold in the next. */
const ALTERNATE_WEEKS = new RegExp(`${patternSource(({ alternateWeeks }) => alternateWeeks)}\\b`);

/** True for a folded text whose times say when something costs how much, or hold only every other week. */
export function isOfPricesOrSomeWeeks(folded: string): boolean {
  return TIMES_OF_PRICES.test(folded) || PRICE_OF_AN_HOUR.test(folded) || ALTERNATE_WEEKS.test(folded);
}

/** A blank that asks for times: `[bitte ergänzen: z. B. 9:00 – 17:00 Uhr]`. */
const BLANK_TIMES = new RegExp(`\\[[^\\[\\]]{0,40}${wordSource(({ fillIn }) => fillIn)}`);

/** True for a text in lower case with a blank in the place of opening hours. */
export function holdsBlankTimes(lower: string): boolean {
  return lower.includes('[') && BLANK_TIMES.test(foldText(lower));
}

/** Notes to the author of the page: `Hours shown are sample placeholders`, `Update these to match your schedule`. */
const SAMPLE_HOURS = new RegExp(
  `^\\W*(?:(?:\\w{2,3} )?(?:opening |office |business )?${wordSource(({ samples }) => samples.hours)}[^.]{0,40}${wordSource(({ samples }) => samples.sample)}|${patternSource(({ samples }) => samples.notes)}\\b)`,
);
/** Words of which every such note has one. */
export const SAMPLE_HOURS_CUES: readonly string[] = entries(({ samples }) => samples.cues);

/** True for a folded text that calls the opening hours around it samples. */
export function saysHoursAreSamples(folded: string): boolean {
  return SAMPLE_HOURS.test(folded);
}
