import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../artifacts.ts';

/** Where something is stated. Two signs are independent if they differ in place, or are on pages of different roles. */
export type SignPlace =
  | 'markup'
  | 'tel-link'
  | 'map-link'
  | 'title'
  | 'h1'
  | 'site-name'
  | 'description'
  | 'heading'
  | 'list'
  | 'labelled-line'
  | 'repeated-block'
  | 'sentence'
  | 'copyright'
  | 'logo'
  | 'slug'
  | 'navigation'
  | 'llms.txt';

/** One place that states a value. */
export type Sign = {
  place: SignPlace;
  role: PageRole;
  /** The value in the spelling of this place. */
  shown: string;
  evidence: Evidence;
};

/** All signs for one value. `key` is the value normalized for comparison. */
export type Claim<Value = string> = { key: string; value: Value; shown: string; signs: readonly Sign[] };

/** The certainty of an accepted claim: two independent signs agree, or one strong sign states it. */
export type Certainty = 'certain' | 'stated once';

/** A claim that a resolver accepted. */
export type Fact<Value = string> = Claim<Value> & { certainty: Certainty };

/** Why a candidate is not a fact about this business. */
export type RefusalReason =
  | 'too-weak'
  | 'outvoted'
  | 'invalid'
  | 'filler'
  | 'date'
  | 'time'
  | 'iban'
  | 'tax-id'
  | 'other-id'
  | 'count'
  | 'fax'
  | 'other-country'
  | 'other-subject'
  | 'negated'
  | 'truncated-amount'
  | 'not-a-price'
  | 'fee'
  | 'list-of-others'
  | 'credential-after-name'
  | 'person'
  | 'not-a-town'
  | 'county'
  | 'region'
  | 'slogan'
  | 'question'
  | 'call-to-action'
  | 'template-leftover'
  | 'page-name'
  | 'web-address'
  | 'too-general'
  | 'legal-page'
  | 'not-a-business';

/** A claim that a resolver refused, with the reason. */
export type RefusedClaim<Value = string> = Claim<Value> & { reason: RefusalReason };

/** What a resolver derives from the signs for one kind of fact, the best first. */
export type Resolved<Value = string> = {
  facts: readonly Fact<Value>[];
  refused: readonly RefusedClaim<Value>[];
};

const COPIED: ReadonlySet<SignPlace> = new Set(['repeated-block', 'markup']);

/**
 * Signs are independent if they come from different places of a page, or from pages with different roles. Copies of a
 * header or footer on every page are one sign, and so are copies of markup, which systems fill from one setting.
 */
export function certaintyOf(signs: readonly Sign[]): Certainty {
  const [first] = signs;
  if (!first) return 'stated once';
  const independent = signs.some(
    (sign) => sign.place !== first.place || (sign.role !== first.role && !COPIED.has(sign.place)),
  );
  return independent ? 'certain' : 'stated once';
}

/** Groups signs by value, in the order in which the values first appear. */
export function claimsOf<Value>(signs: readonly { key: string; value: Value; sign: Sign }[]): readonly Claim<Value>[] {
  const claims = new Map<string, { key: string; value: Value; shown: string; signs: Sign[] }>();
  for (const { key, value, sign } of signs) {
    const claim = claims.get(key);
    if (claim) claim.signs.push(sign);
    else claims.set(key, { key, value, shown: sign.shown, signs: [sign] });
  }
  return [...claims.values()];
}
