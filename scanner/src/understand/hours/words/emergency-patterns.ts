import { alternatives, compilerOf } from '../../../lexicon/languages/compile.ts';
import type { EmergencyWords } from '../../../lexicon/languages/emergency-words.ts';
import type { Patterns } from '../../../lexicon/languages/language.ts';

/** Expressions about emergencies and any hour in all languages, for folded text: see `EmergencyWords` for each list. */

const { entries, words, wordSource, patternSource } = compilerOf('emergency');

const wholeWords = (list: (words: EmergencyWords) => Patterns): RegExp => new RegExp(`${patternSource(list)}\\b`);

export const ANY_CUE = new RegExp(alternatives(entries(({ cues }) => cues)));

/** An emergency, or a service that exists for emergencies. */
export const EMERGENCY = wholeWords(({ services, emergencies }) => [...services, ...emergencies]);
export const EMERGENCY_SERVICE = new RegExp(`^${patternSource(({ services }) => services)}`);

/** `24/7`, `24h/24`, `H24`: no length of time as `24 hours` may be. */
const ANY_HOUR_IN_DIGITS = '\\b24 ?(?:h|hrs?|std\\.?)? ?[/x] ?(?:7|24)\\b|\\bh ?24\\b';
const ANY_HOUR_SAID = `${ANY_HOUR_IN_DIGITS}|${wordSource(({ anyHour }) => anyHour)}`;
export const SURELY_ANY_HOUR = new RegExp(ANY_HOUR_SAID);
export const ANY_HOUR = new RegExp(`${ANY_HOUR_SAID}|\\b24 ?-?(?:h|${alternatives(entries(({ hours }) => hours))})\\b`);

export const WITHIN = new RegExp(`${wordSource(({ waits }) => waits.before)}(?: \\w+){0,2} ?$`);
export const NOTICE = new RegExp(`^.{0,14}${patternSource(({ waits }) => waits.after)}\\b`);
export const CANCELS = wholeWords(({ cancels }) => cancels);
export const OTHER_TIMES = wholeWords(({ otherTimes }) => otherTimes);

export const OFFERS = words(({ offers }) => offers);
export const REACHED = words(({ reached }) => reached);
export const SPEAKS_AS_BUSINESS = words(({ we }) => we);
export const OF_OTHERS = wholeWords(({ ofOthers }) => ofOthers);
export const THINGS = new RegExp(`${wordSource(({ things }) => things)}|${patternSource(({ devices }) => devices)}\\b`);
/** Websites that take bookings for businesses. */
const BOOKING_SITES = 'doctolib|planity|treatwell';
export const ONLINE = new RegExp(`${wordSource(({ online }) => online)}|\\b(?:${BOOKING_SITES})\\b`);

export const AVOIDS = new RegExp(`${wordSource(({ avoids }) => avoids.before)}(?: \\S+){0,3} $`);
export const AVOIDED = new RegExp(`^\\S+ (?:\\S+ ){0,4}?${wordSource(({ avoids }) => avoids.after)}`);

export const ASKED = words(({ asked }) => asked);
/** A longer reply explains something. */
export const NO = new RegExp(`^${wordSource(({ no }) => no)}.{0,50}$`);
export const NOT_AS = new RegExp(`${patternSource(({ notAs }) => notAs)} (?:\\w+ ){0,4}$`);
export const LESS_THAN = new RegExp(`${patternSource(({ lessThan }) => lessThan)} (?:\\w+ )?$`);
