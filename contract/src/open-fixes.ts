import type { Insight, ScanReport } from './report.ts';

/** The unfinished fixes of a report, in the order in which the report recommends them. */
export function openFixes({ insights, recommendations }: Pick<ScanReport, 'insights' | 'recommendations'>): Insight[] {
  const order = new Map(recommendations.map(({ insightId }, index) => [insightId, index]));
  const rank = ({ id }: Insight) => order.get(id) ?? order.size;
  return insights
    .filter(({ status, measured, fix }) => measured && status !== 'success' && fix.summary !== '')
    .sort((a, b) => rank(a) - rank(b));
}
