import type { Evidence } from '@named-first/contract';
import type { RefusedClaim } from '../../claim.ts';
import { isCommonStreet, isPlaceholderAddress } from '../../contact/placeholders.ts';
import { seenSigns } from '../../seen-signs.ts';
import { type AddressReaderInput, type AddressText, readAddressTexts, type TextPart } from './address-reader.ts';
import { bare, linkedMaps, markedStreets } from './maps-and-markup.ts';
import type { AddressSign } from './sign-points.ts';

export type SignedAddressesInput = AddressReaderInput & {
  /** Addresses that the rules refused: those of others, and samples. */
  refused: readonly RefusedClaim[];
  /** True if every phone number of the site is a sample. */
  isTemplate: boolean;
};

/** A text that may be the address of the business, with all that speaks for or against it. */
export type SignedAddress = { shown: string; evidence: Evidence; signs: readonly AddressSign[] };

/** The places that state the same address. */
type Candidate = {
  texts: AddressText[];
  /** The house number with its street, for comparison. */
  house: string | null;
};

/** Signs that count only if every place of an address has them. */
const IN_EVERY_PLACE: ReadonlySet<AddressSign> = new Set([
  ...(['innerPage', 'onList', 'long', 'onePart', 'noDigit'] as const),
  ...(['copyright', 'year', 'time', 'money', 'measure', 'month', 'asks'] as const),
]);
const MAX_CANDIDATES = 60;
const MIN_HOUSE = 6;
const MANY_CANDIDATES = 8;
/** A house number of a template. */
const COUNTED = /(?<![\d-])123(?:45?)?(?![\d-])/;

/** The addresses in the texts and maps of a site, with their signs. Leaves out samples and those of others. */
export function signAddresses(input: SignedAddressesInput): SignedAddress[] {
  const { pages, refused, isTemplate } = input;
  const refusedTexts = refused.map(({ shown }) => bare(shown)).filter((text) => text !== '');
  const candidates = gather(readAddressTexts(input)).filter(
    (candidate) => !isRefused(candidate, refusedTexts, isTemplate),
  );
  const maps = linkedMaps(pages);
  const marked = markedStreets(pages);
  return candidates.map((candidate) => {
    const { texts, house } = candidate;
    const { shown, evidence } = mostComplete(texts);
    const isIn = (others: readonly string[]) => house !== null && others.some((one) => one.includes(house));
    const isMarked = isIn(marked);
    const siteSigns = seenSigns<AddressSign>([
      ['marked', isMarked],
      ['proven', isMarked || isIn(maps)],
      ['onlyOne', candidates.length === 1],
      ['manyOthers', candidates.length >= MANY_CANDIDATES],
    ]);
    return { shown, evidence, signs: [...signsOfForm(texts), ...signsOfPlaces(texts), ...siteSigns] };
  });
}

/** Joins the texts that state the same house. */
function gather(texts: readonly AddressText[]): Candidate[] {
  const found: Candidate[] = [];
  const byText = new Map<string, Candidate | null>();
  for (const text of [...texts].sort((a, b) => a.shown.length - b.shown.length)) {
    const plain = bare(text.shown);
    let candidate = byText.get(plain);
    if (candidate === undefined) {
      candidate = found.find(({ house }) => house !== null && ` ${plain} `.includes(` ${house} `)) ?? null;
      if (!candidate && found.length < MAX_CANDIDATES) {
        candidate = { texts: [], house: hasNumber(text) ? houseOf(plain) : null };
        found.push(candidate);
      }
      byText.set(plain, candidate);
    }
    candidate?.texts.push(text);
  }
  return found;
}

const hasNumber = ({ parts }: AddressText): boolean => parts.has('numbered') || parts.has('named');

const NUMBER_LAST = /(?:[a-z'-]{2,30} )?[a-z'-]{3,30} (?:n |no |nr )?\d{1,5}(?!\d)/;
const NUMBER_FIRST = /\d{1,5} (?:[a-z'-]{1,3} ){0,3}[a-z'-]{4,30}(?: [a-z'-]{3,30})?/;

/** The house number with the words next to it. */
function houseOf(plain: string): string | null {
  const house = (NUMBER_LAST.exec(plain) ?? NUMBER_FIRST.exec(plain))?.[0] ?? '';
  return house.length >= MIN_HOUSE ? house : null;
}

function isRefused({ texts, house }: Candidate, refused: readonly string[], isTemplate: boolean): boolean {
  const { shown, parts } = mostComplete(texts);
  const plain = bare(shown);
  return (
    isPlaceholderAddress({ street: shown, city: null, region: null, postalCode: null }) ||
    (isTemplate && (!parts.has('code') || isCommonStreet(shown) || COUNTED.test(shown))) ||
    refused.some((one) => plain.includes(one) || one.includes(plain) || (house !== null && one.includes(house)))
  );
}

/** The shortest text with a house number and a town or a postal code, or with as much of that as any text has. */
function mostComplete(texts: readonly AddressText[]): AddressText {
  const isInTown = ({ parts }: AddressText) => parts.has('town') || parts.has('code');
  const numbered = texts.filter(hasNumber);
  return numbered.find(isInTown) ?? numbered[0] ?? texts.find(isInTown) ?? (texts[0] as AddressText);
}

/** What is written of the street, and what of the town. */
function signsOfForm(texts: readonly AddressText[]): AddressSign[] {
  const has = (...wanted: TextPart[]) => texts.some(({ parts }) => wanted.some((part) => parts.has(part)));
  const street = has('numbered') ? 'numbered' : has('named') ? 'named' : 'street';
  const town =
    has('code') && has('town', 'townNext') ? 'Full' : has('code', 'codeNext') ? 'Code' : has('town') ? 'Town' : 'Bare';
  return [`${street}${town}`, ...(has('label') ? (['labelled', `${street}Labelled`] as const) : [])];
}

function signsOfPlaces(texts: readonly AddressText[]): AddressSign[] {
  const times = new Map<AddressSign, number>();
  for (const sign of texts.flatMap(({ signs }) => signs)) times.set(sign, (times.get(sign) ?? 0) + 1);
  return [...times].flatMap(([sign, count]) => (!IN_EVERY_PLACE.has(sign) || count === texts.length ? sign : []));
}
