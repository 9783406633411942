import type { Cap, CheckDefinition, InsightStatus, SubScoreId } from '@named-first/contract';

/** What the arithmetic needs of one judged check. */
export type Judged = Pick<CheckDefinition, 'id' | 'weight' | 'subScore'> & {
  status: InsightStatus;
  measured: boolean;
};

/** A cap together with the check whose success lifts it; null when no single fix does. */
export type HeldCap = Cap & { liftedBy: CheckDefinition['id'] | null };

export type Score = {
  score: number | null;
  base: number | null;
  measuredWeight: number;
  /** The caps that hold, lowest first. */
  caps: readonly HeldCap[];
};

const CREDIT: Record<InsightStatus, number> = { success: 1, warning: 0.5, error: 0 };

/** Under this much measured weight there is no score: a number built on silence is worse than none. */
const LEAST_MEASURED_WEIGHT = 60;

/**
 * The score of 26 judged checks: credit-weighted share of what was measured, rounded half up, then limited by the
 * lowest cap. `null` when too little was measured. Recomputable by hand from the insights and caps of a report.
 */
export function scoreOf(judged: readonly Judged[], caps: readonly HeldCap[]): Score {
  const held = [...caps].sort((a, b) => a.limit - b.limit);
  const share = weightedShare(judged);
  if (share.measuredWeight < LEAST_MEASURED_WEIGHT || share.percent === null) {
    return { score: null, base: null, measuredWeight: share.measuredWeight, caps: held };
  }
  const limit = held[0]?.limit ?? 100;
  return {
    score: Math.min(share.percent, limit),
    base: share.percent,
    measuredWeight: share.measuredWeight,
    caps: held,
  };
}

/** The score of one third of the checks, shown beside the total and never averaged with it. */
export function subScoreOf(
  judged: readonly Judged[],
  id: SubScoreId,
): { score: number | null; measuredWeight: number } {
  const share = weightedShare(judged.filter((check) => check.subScore === id));
  return { score: share.percent, measuredWeight: share.measuredWeight };
}

/** Whole points the score would rise if this one check turned to success, with the caps that this lifts. Never negative. */
export function pointsToGain(judged: readonly Judged[], caps: readonly HeldCap[], id: Judged['id']): number {
  const before = scoreOf(judged, caps).score;
  const target = judged.find((check) => check.id === id);
  if (before === null || !target?.measured || target.status === 'success') return 0;
  const fixed = judged.map((check) => (check.id === id ? { ...check, status: 'success' as const } : check));
  const after = scoreOf(
    fixed,
    caps.filter((cap) => cap.liftedBy !== id),
  ).score;
  return after === null ? 0 : Math.max(0, after - before);
}

function weightedShare(judged: readonly Judged[]): { percent: number | null; measuredWeight: number } {
  const measured = judged.filter((check) => check.measured);
  const measuredWeight = measured.reduce((sum, check) => sum + check.weight, 0);
  if (measuredWeight === 0) return { percent: null, measuredWeight };
  const earned = measured.reduce((sum, check) => sum + check.weight * CREDIT[check.status], 0);
  return { percent: roundHalfUp((100 * earned) / measuredWeight), measuredWeight };
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}
