import type { BusinessKind, CHECKS, CheckId } from '@named-first/contract';
import { type Judgement, notMeasured } from '../check/verdict.ts';

/** Checks about a local business: a trade, a town, opening hours, a card of the business. */
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
/** Checks about any business. */
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

/** What is said instead of a check that makes no sense for this kind of site; null where it does. */
export function notAsked(id: (typeof CHECKS)[number]['id'], kind: BusinessKind): Judgement | null {
  if (!NOT_ASKED[kind].has(id)) return null;
  const what = kind === 'not-a-business' ? 'a business' : 'a local business';
  return notMeasured(`This check is about ${what}, and your site does not look like one. We did not count it.`);
}
