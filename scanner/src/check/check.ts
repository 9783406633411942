import type { CheckId, Evidence, InsightStatus, Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';

export type Judgement = {
  status: InsightStatus;
  /** False when the artifacts cannot decide; the status is then `warning` and carries no weight. */
  measured: boolean;
  /** What the owner reads: one to three plain sentences. */
  description: string;
  /** At most five receipts, the most telling first. */
  evidence: Evidence[];
  /** What to do. Empty `summary` only with `success`. */
  fix: { summary: string; steps: string[]; paste: Paste[] };
};

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

/** The insight of a check that could not be decided. */
export function notMeasured(description: string): Judgement {
  return { status: 'warning', measured: false, description, evidence: [], fix: { summary: '', steps: [], paste: [] } };
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
