import type { CheckId } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import { type Judgement, notMeasured } from './verdict.ts';

/**
 * A check of the catalogue. Pure: it gets only the fact groups that it declares, without clock, network or environment.
 */
export type Check<Need extends keyof SiteFacts = keyof SiteFacts> = {
  id: CheckId;
  needs: readonly Need[];
  judge(facts: Pick<SiteFacts, Need>): Judgement;
};

/**
 * Ties the declared needs to what `judge` may read, then erases the precise type so that all checks fit in one table.
 */
export function defineCheck<const Need extends keyof SiteFacts>(check: Check<Need>): Check {
  return check as unknown as Check;
}

/** A check that threw, for the log. */
export type CheckFault = { check: CheckId; error: Error };

/**
 * Runs one check on the fact groups that it declares; the object has no others. A check that throws counts as not
 * measured, so that a bug of ours never costs the scan.
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
