import type { Cap, ScanReport } from './report.ts';
import { type Judged, scoreOf, withFixed } from './score.ts';

/** The part of a report that the what-if needs; small enough to travel in the page. */
export type WhatIfReport = {
  score: number | null;
  baseScore: number | null;
  insights: readonly Judged[];
  caps: readonly Pick<Cap, 'id' | 'limit' | 'reason'>[];
};

export type WhatIf = {
  /** Null when the report has no score. */
  score: number | null;
  /** The caps that would still hold, lowest first. */
  caps: readonly Pick<Cap, 'id' | 'limit' | 'reason'>[];
  /** Points above the report's own score. Never negative. */
  gained: number;
};

/**
 * The score that a report would have if these checks turned to success, and the caps that would still hold. Pure. Ids
 * that are unknown, not measured or in order already change nothing. A site that was not judged (parked, unreachable)
 * has nothing to fix one by one.
 */
export function whatIf(report: WhatIfReport, checkIds: Iterable<string>): WhatIf {
  if (report.score === null || report.baseScore === null) return { score: report.score, caps: report.caps, gained: 0 };
  const fixed = withFixed(report.insights, report.caps, new Set(checkIds));
  const { score, caps } = scoreOf(fixed.judged, fixed.caps);
  return { score, caps, gained: Math.max(0, (score ?? 0) - report.score) };
}

/** The checks that a visitor can tick: measured, and not in order yet. */
export function fixable<I extends Judged>(insights: readonly I[]): I[] {
  return insights.filter(({ measured, status }) => measured && status !== 'success');
}

/** Cuts a report down to what the what-if needs. */
export function whatIfReport({ score, baseScore, insights, caps }: ScanReport): WhatIfReport {
  return {
    ...{ score, baseScore, caps },
    insights: insights.map(({ id, weight, status, measured }) => ({ id, weight, status, measured })),
  };
}
