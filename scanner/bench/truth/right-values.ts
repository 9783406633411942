import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { keypadDigits } from '../../src/understand/contact/phone-reader.ts';
import { isA } from '../../src/understand/markup/schema-types.ts';
import type { Label, Week, Weekday } from './label.ts';
import { containsPlain, plain, sharesAllWords } from './plain-words.ts';

/** Types so general that they always fit. Whether the site is a business at all is counted as the kind of page. */
const ALWAYS_FITTING = new Set(['LocalBusiness', 'Organization', 'ProfessionalService']);
const DAY_END = new Set(['24:00', '23:59', '00:00']);

export function isRightName(label: Label, value: string): boolean {
  return label.name.some((name) => plain(name) === plain(value));
}

export function isRightPhone(label: Label, value: string): boolean {
  return label.phones.all.includes(e164Of(label, value));
}

/** The number as E.164, dialled from the site's country, with letters as keys; unchanged if it is not a number. */
export function e164Of(label: Label, value: string): string {
  const country = label.country as CountryCode;
  const number = parsePhoneNumberFromString(value, country);
  return (number?.isPossible() ? number : parsePhoneNumberFromString(keypadDigits(value), country))?.number ?? value;
}

/** True if the town has any labelled spelling, with or without its state after a comma. */
export function isRightTown(label: Label, value: string): boolean {
  const spellings = [...label.towns.main, ...label.towns.accepted].map(plain);
  return [value, value.replace(/,.*$/, '')].some((spelling) => spellings.includes(plain(spelling)));
}

export function isMainTown(label: Label, value: string): boolean {
  const main = label.towns.main.map(plain);
  return [value, value.replace(/,.*$/, '')].some((spelling) => main.includes(plain(spelling)));
}

/**
 * True if the labelled street occurs in `value`. Without a labelled street, true if `value` contains the town and no
 * number other than the postal code.
 */
export function isRightAddress(label: Label, value: string): boolean {
  return label.addresses.some(({ street, postal, town }) => {
    if (street !== '') return containsPlain(value, street);
    const rest = postal === '' ? value : value.replace(postal, '');
    return containsPlain(value, town) && !/\d/.test(rest);
  });
}

export function isRightStreet(label: Label, value: string): boolean {
  return label.addresses.some(
    ({ street }) => street !== '' && (containsPlain(value, street) || containsPlain(street, value)),
  );
}

export function isRightTrade(label: Label, words: string): boolean {
  return new RegExp(label.trade.words, 'i').test(words);
}

/** True for a labelled type and the types above it: every Plumber is a HomeAndConstructionBusiness. */
export function isRightType(label: Label, type: string): boolean {
  return ALWAYS_FITTING.has(type) || label.trade.schema.some((right) => isA(right, type));
}

/** True if a labelled service has all words of `value`, and no reader judged that `value` alone names no service. */
export function isRightService(label: Label, value: string): boolean {
  if (label.not_services?.some((part) => plain(part) === plain(value))) return false;
  return label.services.some((service) => isSameService(value, service));
}

export function isSameService(value: string, service: string): boolean {
  return plain(service) === plain(value) || sharesAllWords(value, service);
}

/**
 * True if the credential matches a label, in whole or in part: `insured` matches `Fully insured`, `seit 1992` matches
 * `1992`.
 */
export function isRightCredential(labelled: readonly string[], value: string): boolean {
  return labelled.some((proof) => containsPlain(value, proof) || containsPlain(proof, value));
}

/**
 * True if the price is in the labelled list, or appears as a whole amount on one of the labelled pages. `€1.95` cut from
 * `€1.950,00` does not count.
 */
export function isRightPrice(label: Label, value: string, pageText: (page: string) => string): boolean {
  if (!label.prices) return false;
  const listed = (label.prices.list ?? []).some((price) => holdsAmount(price, value));
  return listed || (label.prices.pages ?? []).some((page) => holdsAmount(pageText(page), value));
}

function holdsAmount(text: string, value: string): boolean {
  const pattern = value
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s*');
  return new RegExp(`(?<![\\d.,])${pattern}(?![.,]?\\d)`, 'i').test(text);
}

/** True if the hours of one day match the labelled week or one of the alternative weeks. */
export function isRightDay(label: Label, day: Weekday, times: readonly (readonly [string, string])[]): boolean {
  return weeksOf(label).some((week) => {
    const labelled = week[day];
    return labelled !== undefined && sameTimes(labelled, times);
  });
}

function weeksOf(label: Label): Week[] {
  return label.hours ? [label.hours.week, ...(label.hours.also ?? [])] : [];
}

function sameTimes(a: readonly (readonly [string, string])[], b: readonly (readonly [string, string])[]): boolean {
  const told = (times: readonly (readonly [string, string])[]) => times.map(plainInterval).sort().join(' ');
  return told(a) === told(b);
}

/** Normalizes an interval: midnight has three spellings, and closing after midnight is 25:00 or 01:00. */
function plainInterval([opens, closes]: readonly [string, string]): string {
  if (DAY_END.has(closes)) return `${opens}-24:00`;
  const [hour = '', minute = ''] = closes.split(':');
  return `${opens}-${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
}

/** True for `mo 08:00-17:00` in a paste if it is one interval of that day, or for `mo closed` if the day is closed. */
export function isRightPastedHours(label: Label, value: string): boolean {
  const [day, told = ''] = value.split(' ') as [Weekday, string?];
  if (told === 'closed') return isRightDay(label, day, []);
  const [opens = '', closes = ''] = told.split('-');
  const wanted = plainInterval([opens, closes]);
  return weeksOf(label).some((week) => (week[day] ?? []).some((interval) => plainInterval(interval) === wanted));
}
