import type { Cap, ScanReport } from './report.ts';
import { type Judged, scoreOf, withFixed } from './score.ts';

/** The part of a report that the what-if needs; small enough to embed in the page. */
export type WhatIfReport = {
  score: number | null;
  baseScore: number | null;
  insights: readonly Judged[];
  caps: readonly Pick<Cap, 'id' | 'limit' | 'reason'>[];
};

export type WhatIf = {
  /** Null if the report has no score. */
  score: number | null;
  /** The caps that would still apply, lowest first. */
  caps: readonly Pick<Cap, 'id' | 'limit' | 'reason'>[];
  /** Points above the report's own score. Never negative. */
  gained: number;
};

/**
 * The score of a report if these checks became a success, and the caps that would still apply. Pure. Ids that are
 * unknown, not measured or already a success change nothing. A site that was not judged (parked, unreachable) has no
 * fixes to try.
 */
export function whatIf(report: WhatIfReport, checkIds: Iterable<string>): WhatIf {
  if (report.score === null || report.baseScore === null) return { score: report.score, caps: report.caps, gained: 0 };
  const fixed = withFixed(report.insights, report.caps, new Set(checkIds));
  const { score, caps } = scoreOf(fixed.judged, fixed.caps);
  return { score, caps, gained: Math.max(0, (score ?? 0) - report.score) };
}

/** The checks that a visitor can tick: measured and not yet a success. */
export function fixable<I extends Judged>(insights: readonly I[]): I[] {
  return insights.filter(({ measured, status }) => measured && status !== 'success');
}

/** Reduces a report to what the what-if needs. */
export function whatIfReport({ score, baseScore, insights, caps }: ScanReport): WhatIfReport {
  return {
    ...{ score, baseScore, caps },
    insights: insights.map(({ id, weight, status, measured }) => ({ id, weight, status, measured })),
  };
}
