import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, countryOf } from '../../lexicon/countries/index.ts';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { anyPattern } from '../../lexicon/languages/compile.ts';
import { language } from '../../lexicon/languages/index.ts';
import type { Words } from '../../lexicon/languages/language.ts';
import { foldText, wordSource } from '../../lexicon/word-pattern.ts';
import type { RefusalReason } from '../claim.ts';
import { isPlaceholderPhone } from './placeholders.ts';
import { hasSteps, longestClimb, longestRepeat } from './regular-digits.ts';

/** Whether digits in a text are a phone number: its E.164 form, or the reason why not. */
export type Verdict = { value: string } | { reason: RefusalReason };

/** `06.02.2020 20 Uhr`, `2024-10-12`, `2010 – 2024`. */
const DATE =
  /^\(?(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d(?!\d))(?!\d)/;
/** `08.30 - 13.00`, `8 - 12`, but not the French `06.19.18.97.73`. */
const TIME =
  /^\(?[0-2]?\d(?:[.:h][0-5]\d)? ?[-–] ?[0-2]?\d(?:[.:h][0-5]\d)?(?![\d)])|^\(?[0-2]?\d[.:h][0-5]\d(?!\d|\.\d\d\.\d\d)/;
const AMOUNT_BEHIND = /^ ?(?:€|eur\b|euro|kr\b|chf\b|usd\b|%|m²|m2\b|qm\b|kg\b|km\b|,-|x ?\d)/i;
const AMOUNT_BEFORE = /(?:€|\$|£|₹|eur|chf|usd|r\$) ?$/i;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?(?![\dA-Z])/g;
const REACH_BEFORE = 48;
const REACH_BEHIND = 24;

/** Countries where national numbers start with a zero. Australia also has 13 and 1300 numbers. */
const TRUNK_ZERO = new Set(['AT', 'AU', 'BE', 'CH', 'DE', 'FR', 'GB', 'IE', 'NL', 'NZ', 'ZA']);
/** Germany's numbering plan allows more, but a longer run is more likely two numbers in a row. */
const MAX_NATIONAL_DIGITS = 12;
const WITHOUT_ZERO = /^\(?(?:13\d{2} ?\d{2}$|1[38]00)/;

type ContextWords = { others: RegExp; caption: RegExp; counted: RegExp; call: RegExp };
const contexts = new Map<string, ContextWords>();

/** The words of a language, and of English, which many sites mix in. */
function contextOf(code: string): ContextWords {
  let known = contexts.get(code);
  if (!known) {
    const own = LANGUAGES.includes(code as LanguageCode) ? (code as LanguageCode) : 'en';
    const both = (pick: (code: LanguageCode) => Words) => wordSource([...new Set([...pick('en'), ...pick(own)])]);
    const others = both((of) => language(of).contact.otherNumbers);
    known = {
      others: new RegExp(`(?:${others})[\\s.:#)n°ºor]{0,8}$`, 'u'),
      caption: new RegExp(`^(?:${others})[\\s.:#)n°ºor]{0,8}$`, 'u'),
      counted: new RegExp(`^[\\s+]{0,3}(?:${both((of) => language(of).contact.counted)})`, 'u'),
      call: new RegExp(
        both((of) => [...language(of).contact.call, ...Object.values(language(of).contact.labels).flat()]),
        'u',
      ),
    };
    contexts.set(code, known);
  }
  return known;
}

/**
 * Judges digits at `at` in `text`. `linked` has the numbers in the site's tel: links; such a number needs no word such
 * as `Tel.` next to it. `lead` is the text right before if `text` is a separate cell or line, and `caption` is the
 * label below it.
 */
export function judgeCandidate(
  written: string,
  at: number,
  text: string,
  setting: { country: string | null; language: string; linked: ReadonlySet<string>; lead: string; caption: string },
): Verdict {
  const before = foldText(text.slice(Math.max(0, at - REACH_BEFORE), at));
  const behind = foldText(text.slice(at + written.length, at + written.length + REACH_BEHIND));
  const words = contextOf(setting.language);
  const other = otherThanPhone(written, { at, text, before, behind }, words);
  if (other) return { reason: other };
  if (before.trim() === '' && isLabelOfOther(written, setting.lead, words)) return { reason: 'other-id' };
  if (isAlone(written, text) && isCaptionOfOther(written, setting.caption, words)) return { reason: 'other-id' };
  const phone = parsePhone(written, setting.country);
  if (!phone) return { reason: samplePhone(written, setting.country) === null ? 'invalid' : 'filler' };
  if (isFiller(phone)) return { reason: 'filler' };
  if (setting.linked.has(phone.number) || /^\(?(?:\+|00)/.test(written)) return { value: phone.number };
  const zero = setting.country !== null && TRUNK_ZERO.has(setting.country);
  if (zero)
    return /^\(?0/.test(written) || WITHOUT_ZERO.test(written) ? { value: phone.number } : { reason: 'invalid' };
  const called =
    words.call.test(before) || (before.trim() === '' && words.call.test(foldText(setting.lead.slice(-40))));
  return called || isAlone(written, text) ? { value: phone.number } : { reason: 'too-weak' };
}

/** `Umsatzsteuer-Nr.` as the cell or line above digits that look like a number without its calling code. */
function isLabelOfOther(written: string, lead: string, words: ContextWords): boolean {
  return lead.length <= REACH_BEFORE && !/^\(?(?:\+|00)/.test(written) && words.others.test(foldText(lead));
}

function isAlone(written: string, text: string): boolean {
  return text.length - written.length <= 12;
}

/** `015 543 000 85` in a card with `Partita IVA` below it. */
function isCaptionOfOther(written: string, caption: string, words: ContextWords): boolean {
  return caption !== '' && !/^\(?(?:\+|00)/.test(written) && words.caption.test(foldText(caption));
}

/** Registers, authorities and crisis lines: `find out more about Gas Safe Register you can call 0800 …`. */
const HELPLINE_OF_OTHERS = new RegExp(
  `\\b(?:gas safe register|ombudsman|citizens advice|ofcom|trading standards|${anyPattern(({ hours }) => hours.otherLines.helplines)})\\b[^.!?]{0,35}$`,
);

/** True if the number at `at` is that of a register, an authority or a crisis line. */
export function isNumberOfOthers(text: string, at: number): boolean {
  return HELPLINE_OF_OTHERS.test(foldText(text.slice(Math.max(0, at - REACH_BEFORE), at)));
}

type Surroundings = { at: number; text: string; before: string; behind: string };

function otherThanPhone(written: string, around: Surroundings, words: ContextWords): RefusalReason | null {
  if (DATE.test(written)) return 'date';
  if (TIME.test(written)) return 'time';
  if (AMOUNT_BEFORE.test(around.before) || AMOUNT_BEHIND.test(around.behind)) return 'count';
  if (words.counted.test(around.behind)) return 'count';
  if (inIban(around.text, around.at)) return 'iban';
  if (words.others.test(around.before)) return 'other-id';
  if (HELPLINE_OF_OTHERS.test(around.before)) return 'other-subject';
  return /[a-z]{2} ?$/.test(around.before) &&
    /[A-Z]{2} ?$/.test(around.text.slice(Math.max(0, around.at - 3), around.at))
    ? 'tax-id'
    : null;
}

function inIban(text: string, at: number): boolean {
  const from = Math.max(0, at - 40);
  for (const match of text.slice(from, at + 40).matchAll(IBAN)) {
    const start = from + match.index;
    if (start <= at && at < start + match[0].length) return true;
  }
  return false;
}

/**
 * `(775) 227-6850`: a format used only in North America. In countries with a trunk zero, such digits are not a valid
 * number.
 */
const NORTH_AMERICAN = /^\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}$/;

/** The number if it is valid for its country by the numbering plan (libphonenumber, full metadata), otherwise null. */
export function parsePhone(written: string, country: string | null): PhoneNumber | null {
  if (country !== null && TRUNK_ZERO.has(country) && NORTH_AMERICAN.test(written.trim())) return null;
  const dialled = written.replace(/^\(?00(?=[1-9])/, '+').replace(/\((?:0)\)/, ' ');
  const phone = parsePhoneNumberFromString(dialled, (country ?? undefined) as CountryCode | undefined);
  if (phone && phone.nationalNumber.length <= MAX_NATIONAL_DIGITS && phone.isValid()) return phone;
  const mobile = country === 'BR' ? withNinthDigit(dialled) : null;
  if (mobile) return mobile;
  // `tel:5511998573490`: the calling code without its plus.
  const code = countryOf(country)?.phone.callingCode;
  if (code === undefined || !dialled.startsWith(code)) return null;
  const international = parsePhoneNumberFromString(`+${dialled}`);
  return international?.isValid() ? international : null;
}

/** An area code and a mobile number in Brazil as it was until 2016. */
const OLD_MOBILE = /^(?:\+?55|0)?([1-9]{2})([6-9]\d{7})$/;

/** `31 9642-8321`: since then, Anatel puts a nine before the eight digits of every mobile number. */
function withNinthDigit(dialled: string): PhoneNumber | null {
  const [, area = '', digits] = OLD_MOBILE.exec(dialled.replace(/[\s()./-]/g, '')) ?? [];
  const phone = digits === undefined ? undefined : parsePhoneNumberFromString(`+55${area}9${digits}`);
  return phone?.isValid() ? phone : null;
}

/** True if a number in E.164 is one of the sample numbers that `filler` describes (`?` is any digit). */
function matchesFiller(number: string, filler: string): boolean {
  return number.length === filler.length && [...filler].every((mark, at) => mark === '?' || mark === number[at]);
}

/** Real numbers hardly ever have a run of this many digits that count up or repeat. */
const MIN_RUN = 7;
/** The last is `99999-0000`, as templates in Brazil have it. */
const TAIL = /123456$|(\d)\1{5}$|(\d)\2{4}0{4}$/;

/** True for a number in E.164 that nobody owns: reserved for fiction, or used in templates. */
export function isFillerPhone(value: string): boolean {
  const phone = parsePhoneNumberFromString(value);
  return phone === undefined || isFiller(phone);
}

/** A sample number as E.164, so that a finding can name it; null for all other text. */
export function samplePhone(written: string, country: string | null): string | null {
  const phone = parsePhoneNumberFromString(written, (country ?? 'US') as CountryCode);
  return phone?.isPossible() && isFiller(phone) ? phone.number : null;
}

function isRegular(digits: string): boolean {
  return longestClimb(digits) >= MIN_RUN || longestRepeat(digits) >= MIN_RUN || hasSteps(digits) || TAIL.test(digits);
}

function isFiller({ number, nationalNumber, country }: PhoneNumber): boolean {
  if (isPlaceholderPhone(number) || isRegular(nationalNumber)) return true;
  // A number reserved for fiction is not valid anywhere and has no country: its calling code shows whose sample it may
  // be.
  const owners = country
    ? [countryOf(country)]
    : COUNTRIES.filter(({ phone }) => number.startsWith(`+${phone.callingCode}`));
  return owners.some((owner) => owner?.phone.fillers.some((filler) => matchesFiller(number, filler)));
}
