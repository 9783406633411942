import type { BusinessFacts } from '@named-first/contract';
import { normaliseStreet } from '@named-first/scanner/readers';
import { type Token, tokensOf } from './text/tokens.ts';

type Address = BusinessFacts['addresses'][number];
/** How a text states an address: the same street and number, a different number, or a different unit. */
export type SaidStreet = { relation: 'same' | 'other-number' | 'other-unit'; start: number; end: number };

const DIRECTION = /^(?:n|s|e|w|ne|nw|se|sw)$/;
const KINDS: Readonly<Record<string, string>> = {
  strasse: 'st',
  boulevard: 'blvd',
  bd: 'blvd',
  avenida: 'ave',
  avda: 'ave',
  avenue: 'ave',
  calle: 'c',
  piazza: 'p',
};
const NUMBER = /^\d{1,5}[a-z]?$/;
const NUMBER_SIGN = /^(?:n|no|nr|numero|num|number|nummer|c)$/;
const UNIT = /^(?:ste|suite|unit|apt|room|rm|local|piso|loja|interno)$/;
const REACH = 3;

function streetWord(word: string): string {
  const known = KINDS[word] ?? normaliseStreet(word);
  // The street type can be part of the word: `Gögginger Straße`, `Friedrich-Ebert-Str.`.
  return (KINDS[known] ?? known).replace(/(?<=\p{L}{3})(?:strasse|str)$/u, 'st');
}

/** How a text writes the street of an address; null if it does not contain it. */
export function saidStreet(text: string, offset: number, { street }: Address): SaidStreet | null {
  const own = street === null ? null : partsOf(street);
  if (!own || own.words.length === 0) return null;
  const tokens = tokensOf(text).filter(({ word }) => !DIRECTION.test(normaliseStreet(word)));
  for (let at = 0; at + own.words.length <= tokens.length; at += 1) {
    if (!own.words.every((word, index) => streetWord((tokens[at + index] as Token).word) === word)) continue;
    const said = numberNextTo(tokens, at, at + own.words.length - 1, own.numberFirst);
    if (said === null) continue;
    const [first, last] = [Math.min(at, said), Math.max(at + own.words.length - 1, said)];
    const span = { start: offset + (tokens[first] as Token).start, end: offset + (tokens[last] as Token).end };
    if ((tokens[said] as Token).word !== own.number) return { relation: 'other-number', ...span };
    const unit = unitBehind(tokens, last);
    if (own.unit !== null && unit !== null && unit.word !== own.unit)
      return { relation: 'other-unit', start: span.start, end: offset + unit.end };
    return { relation: 'same', ...span };
  }
  return null;
}

type StreetParts = { number: string; numberFirst: boolean; words: string[]; unit: string | null };

function partsOf(street: string): StreetParts | null {
  const tokens = tokensOf(street);
  const number = tokens.find(({ word }) => NUMBER.test(word));
  if (!number) return null;
  const unitAt = tokens.findIndex(({ word }) => UNIT.test(word));
  const main = (unitAt < 0 ? tokens : tokens.slice(0, unitAt)).filter((token) => token !== number);
  const words = main
    .map(({ word }) => word)
    .filter((word) => !DIRECTION.test(normaliseStreet(word)) && !NUMBER_SIGN.test(word));
  const hash = /#\s?(\d{1,5}[a-z]?)/i.exec(street)?.[1]?.toLowerCase() ?? null;
  return {
    number: number.word,
    numberFirst: tokens[0] === number,
    words: words.map(streetWord),
    unit: unitAt < 0 ? hash : (tokens[unitAt + 1]?.word ?? null),
  };
}

/** The house number next to a street: on the side where the site writes it, otherwise on the other side. */
function numberNextTo(tokens: readonly Token[], first: number, last: number, numberFirst: boolean): number | null {
  const signed = NUMBER_SIGN.test(tokens[last + 1]?.word ?? '') ? last + 2 : last + 1;
  const sides = numberFirst ? [first - 1, signed] : [signed, first - 1];
  return sides.find((at) => NUMBER.test(tokens[at]?.word ?? '')) ?? null;
}

function unitBehind(tokens: readonly Token[], last: number): Token | null {
  for (let at = last + 1; at <= last + REACH && at + 1 < tokens.length; at += 1)
    if (UNIT.test((tokens[at] as Token).word)) return tokens[at + 1] ?? null;
  return null;
}
