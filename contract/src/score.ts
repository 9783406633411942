/**
 * The arithmetic of the score. It is in the contract because two sides use it: the scanner once per report, and the
 * report page's what-if each time a box is ticked. It does not import zod, so that the browser can load it cheaply.
 */
import type { CheckId, SubScoreId } from './checks.ts';
import type { Cap, CapId, InsightStatus } from './report.ts';

/** The fields of a judged check that the arithmetic needs. */
export type Judged = { readonly id: string; weight: number; status: InsightStatus; measured: boolean };

type Limit = Pick<Cap, 'id' | 'limit'>;

export type Score<C extends Limit = Cap> = {
  score: number | null;
  base: number | null;
  measuredWeight: number;
  /** The caps that apply, lowest first. */
  caps: readonly C[];
};

/** The share of its weight that a check earns. */
export const CREDIT: Record<InsightStatus, number> = { success: 1, warning: 0.5, error: 0 };

/** Below this measured weight there is no score, because a score based on mostly missing data would mislead. */
export const MIN_MEASURED_WEIGHT = 60;

/** The check whose success lifts a cap; null if no single fix lifts it. */
export const CAP_LIFTED_BY: Record<CapId, CheckId | null> = {
  parked: null,
  'all-search-bots-blocked': 'ai-search-crawlers-allowed',
  'home-noindex': 'quoting-permission',
  'robots-unreachable': 'robots-file-health',
  'empty-shell': 'text-without-javascript',
  'home-nosnippet': 'quoting-permission',
  'edge-refuses-assistants': 'edge-lets-assistants-in',
  'no-name-or-phone': 'name-phone-address-agree',
  'answer-bots-blocked': 'ai-search-crawlers-allowed',
  'sample-text': null,
};

/**
 * The score of judged checks: the credit-weighted share of what was measured, rounded half up, then limited by the
 * lowest cap. `null` if too little was measured. Can be recomputed by hand from the insights and caps of a report.
 */
export function scoreOf<C extends Limit>(judged: readonly Judged[], caps: readonly C[]): Score<C> {
  const held = [...caps].sort((a, b) => a.limit - b.limit);
  const { percent, measuredWeight } = weightedShare(judged);
  if (measuredWeight < MIN_MEASURED_WEIGHT || percent === null) {
    return { score: null, base: null, measuredWeight, caps: held };
  }
  return { score: Math.min(percent, held[0]?.limit ?? 100), base: percent, measuredWeight, caps: held };
}

/** The score of one third of the checks, shown next to the total and never averaged with it. */
export function subScoreOf(
  judged: readonly (Judged & { subScore: SubScoreId })[],
  id: SubScoreId,
): { score: number | null; measuredWeight: number } {
  const share = weightedShare(judged.filter((check) => check.subScore === id));
  return { score: share.percent, measuredWeight: share.measuredWeight };
}

/** The judged checks and caps if these checks became a success. Checks that were not measured do not change. */
export function withFixed<C extends Limit>(
  judged: readonly Judged[],
  caps: readonly C[],
  ids: ReadonlySet<string>,
): { judged: Judged[]; caps: C[] } {
  const fixes = (check: Judged) => check.measured && check.status !== 'success' && ids.has(check.id);
  const fixed = new Set(judged.filter(fixes).map((check) => check.id));
  return {
    judged: judged.map(({ id, weight, status, measured }) => ({
      ...{ id, weight, measured },
      status: fixed.has(id) ? 'success' : status,
    })),
    caps: caps.filter((cap) => !fixed.has(CAP_LIFTED_BY[cap.id] ?? '')),
  };
}

/**
 * Whole points that the score would gain if only this check became a success, with the caps that this lifts. Never
 * negative.
 */
export function pointsToGain(judged: readonly Judged[], caps: readonly Limit[], id: string): number {
  const before = scoreOf(judged, caps).score;
  const fixed = withFixed(judged, caps, new Set([id]));
  const after = scoreOf(fixed.judged, fixed.caps).score;
  return before === null || after === null ? 0 : Math.max(0, after - before);
}

/** The weight that the measured checks earned, their total weight, and the share in whole percent. */
export function weightedShare(judged: readonly Judged[]): {
  earned: number;
  measuredWeight: number;
  percent: number | null;
} {
  const measured = judged.filter((check) => check.measured);
  const measuredWeight = measured.reduce((sum, check) => sum + check.weight, 0);
  const earned = measured.reduce((sum, check) => sum + check.weight * CREDIT[check.status], 0);
  return {
    earned,
    measuredWeight,
    percent: measuredWeight === 0 ? null : roundHalfUp((100 * earned) / measuredWeight),
  };
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}
