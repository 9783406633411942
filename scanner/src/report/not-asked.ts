import type { BusinessKind, CHECKS, CheckId } from '@named-first/contract';
import { type Judgement, notMeasured } from '../check/verdict.ts';

/** Checks for local businesses: a trade, a town, opening hours, a business card. */
const OF_LOCAL_BUSINESSES: readonly CheckId[] = [
  'business-schema-type',
  'business-schema-complete',
  'who-what-where',
  'service-pages',
  'answers-buyer-questions',
  'verifiable-credentials',
  'service-area-coverage',
  'hours-and-contact',
];
/** Checks for any business. */
const OF_BUSINESSES: readonly CheckId[] = [
  ...OF_LOCAL_BUSINESSES,
  'name-phone-address-agree',
  'identity-links',
  'concrete-facts',
  'reviews-readable',
];

const NOT_ASKED: Record<BusinessKind, ReadonlySet<string>> = {
  'local-business': new Set(),
  'cannot-tell': new Set(),
  template: new Set(),
  'business-not-local': new Set(OF_LOCAL_BUSINESSES),
  'not-a-business': new Set(OF_BUSINESSES),
};

/** The result for a check that does not apply to this kind of site; null if it applies. */
export function notAsked(id: (typeof CHECKS)[number]['id'], kind: BusinessKind): Judgement | null {
  if (!NOT_ASKED[kind].has(id)) return null;
  const what = kind === 'not-a-business' ? 'a business' : 'a local business';
  return notMeasured(`This check is about ${what}, and your site does not look like one. We did not count it.`);
}
