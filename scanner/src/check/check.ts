import type { CheckId } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import { type Judgement, notMeasured } from './verdict.ts';

/**
 * A check of the catalogue. Pure: it gets the fact groups it declares and nothing else; no clock, no network, no
 * environment.
 */
export type Check<Need extends keyof SiteFacts = keyof SiteFacts> = {
  id: CheckId;
  needs: readonly Need[];
  judge(facts: Pick<SiteFacts, Need>): Judgement;
};

/** Ties the declared needs to what `judge` may read, and forgets the precise type so that checks fit in one table. */
export function defineCheck<const Need extends keyof SiteFacts>(check: Check<Need>): Check {
  return check as unknown as Check;
}

/** A check that threw, for the log. */
export type CheckFault = { check: CheckId; error: Error };

/**
 * Runs one check on the fact groups it declares; others are not in the object it gets. A check that throws is not
 * measured, so that a fault of ours never costs the scan.
 */
export function runCheck(check: Check, facts: SiteFacts, onFault: (fault: CheckFault) => void): Judgement {
  const narrowed = Object.fromEntries(check.needs.map((group) => [group, facts[group]])) as SiteFacts;
  try {
    return check.judge(narrowed);
  } catch (thrown) {
    onFault({ check: check.id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    return notMeasured('Our check stopped with an error, so we did not judge this. We have been told about it.');
  }
}
