import type { Evidence } from '@named-first/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sampleNumberIn } from '../../understand/contact/placeholders.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { excerptAround } from '../../understand/prose/sentences.ts';

type Facts = Pick<SiteFacts, 'pages' | 'identity' | 'subject'>;

/** A number on the page at which nobody can be reached, and what the owner should do about it. */
export type UnreachableNumber = { says: string; task: string; evidence: Evidence[] };

const REPLACE = 'Put your own phone number in the place of the sample, on every page.';
/** `+49 (0) XXX / XXXXXXX`: groups of X in the form of a number, and not `License EC-XXXXXX`. */
const GAP =
  /(?<![\p{L}\p{N}#-])(?:\(?\+?\d[\d ()/.-]{0,8})?\(?[Xx]{2,6}\)?(?:[ /.-]{1,3}[Xx]{2,7}){1,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}#-])(?:\+\d{1,3}|0)[\d ]{0,4}[Xx]{4,11}(?![\p{L}\p{N}])/u;
const HAS_GAP = /[Xx]{2}/;
/** National or international form, with a plausible number of digits; `(87) 91234-5678` has its area code in brackets. */
const IN_FULL = /^(?:\(?(?:\+|0)\d?|(?=\(\d{2,4}\)))(?:[ ()./-]*\d){6,12}$/;
/** Right before a number: what one does with it. */
const CALL_WORD = /(?:tel|phone|fon|mob|cell|call|ring|anruf|appel|llam|chiam|bel|lig)[\p{L}]{0,8}[.:]? ?$/iu;
/** Other words next to a number that stands alone. */
const MAX_OTHERS = 12;

/**
 * Why a site without a phone number shows one all the same: a sample of a template, a gap to fill in, or a number that
 * does not exist in its country. Null if it shows nothing like a number.
 */
export function unreachableNumber({ pages, identity, subject }: Facts): UnreachableNumber | null {
  const sample = sampleNumber(pages) ?? gapToFill(pages);
  if (sample) return sampleOnly(sample.shown, sample.evidence);
  const likely = likelySample(identity, 'The only phone number we found');
  if (likely) return likely;
  const mistyped = subject.country === null ? undefined : identity.refusedPhones.find(isMeantToBeCalled);
  if (!mistyped) return null;
  return {
    says: `We found no phone number that works: ${mistyped.shown} does not fit the numbers of your country, so a digit may be missing or wrong.`,
    task: 'Correct your phone number, and write it as text on every page, always in the same way.',
    evidence: mistyped.signs.slice(0, 1).map(({ evidence }) => evidence),
  };
}

/** A number in the text that looks like a sample. A few businesses do own a number such as 01 69 88 88 88. */
export function likelySample(identity: Facts['identity'], subject: string): UnreachableNumber | null {
  const likely = refusedSample(identity);
  if (!likely) return null;
  const says = `${subject} looks like a sample, ${likely.shown}. If it is not your own, nobody can reach you there.`;
  return { says, task: REPLACE, evidence: [likely.evidence] };
}

/** What the report says of a site whose only number is a sample. */
export function sampleOnly(shown: string, evidence: Evidence): UnreachableNumber {
  const says = `The only phone number we found is a sample, ${shown}. Nobody can be reached there.`;
  return { says, task: REPLACE, evidence: [evidence] };
}

type Shown = { shown: string; evidence: Evidence };

/** A sample number left over from a template. */
function sampleNumber(pages: Facts['pages']): Shown | null {
  return inText(pages, (text) => (text.includes('555') || text.includes('123') ? sampleNumberIn(text) : null));
}

function gapToFill(pages: Facts['pages']): Shown | null {
  return inText(pages, (text) => {
    const gap = HAS_GAP.test(text) ? GAP.exec(text) : null;
    const isCalled = gap && (/^\(?[+0]/.test(gap[0]) || CALL_WORD.test(text.slice(0, gap.index)));
    return isCalled ? gap[0].trim() : null;
  });
}

function inText(pages: Facts['pages'], find: (text: string) => string | null): Shown | null {
  for (const page of pages) {
    for (const { text } of page.document.blocks) {
      const shown = find(text);
      if (shown) return { shown, evidence: { url: page.url, place: 'text', excerpt: excerptAround(text) } };
    }
  }
  return null;
}

function refusedSample({ refusedPhones }: Facts['identity']): Shown | null {
  const sample = refusedPhones.find(({ reason, shown }) => reason === 'filler' && IN_FULL.test(shown));
  const evidence = sample?.signs[0]?.evidence;
  return sample && evidence ? { shown: sample.shown, evidence } : null;
}

/** True for digits in the form of a number, alone in their line or behind a word such as `Tel.`. */
function isMeantToBeCalled({ reason, shown, signs }: Facts['identity']['refusedPhones'][number]): boolean {
  const excerpt = signs[0]?.evidence.excerpt ?? '';
  const at = excerpt.indexOf(shown);
  if (reason !== 'invalid' || !IN_FULL.test(shown) || at < 0) return false;
  return excerpt.length - shown.length <= MAX_OTHERS || CALL_WORD.test(excerpt.slice(0, at));
}

/**
 * `+33 6 71 42 65 25` for a number that is written with the code of the country and the zero of a national call, such as
 * `(+33)06 71 42 65 25`; null for other forms. In `+33 (0)6 …`, the brackets say that the zero is left out.
 *
 * @param value - The number in E.164.
 */
export function withoutNationalZero(shown: string, value: string): string | null {
  const phone = parsePhoneNumberFromString(value);
  if (!phone || /\(0\)/.test(shown) || !/^\(?(?:\+|00)/.test(shown)) return null;
  const digits = shown.replace(/\D/g, '').replace(/^00/, '');
  return digits === `${phone.countryCallingCode}0${phone.nationalNumber}` ? phone.formatInternational() : null;
}
