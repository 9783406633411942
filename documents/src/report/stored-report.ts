import { CHECKS, type ScanReport } from '@named-first/contract';

/**
 * A stored report as today's documents expect it. Reports are kept for years and older engines knew fewer things: what
 * is missing is empty, never made up.
 */
export function completed(stored: Partial<ScanReport>): ScanReport {
  const nothing = { score: null, measuredWeight: 0 };
  const business: Partial<ScanReport['business']> = stored.business ?? {};
  return {
    engineVersion: stored.engineVersion ?? 'unknown',
    website: stored.website ?? '',
    finalUrl: stored.finalUrl ?? null,
    scannedAt: stored.scannedAt ?? '',
    state: stored.state ?? 'ok',
    score: stored.score ?? null,
    scoreReason: stored.scoreReason ?? null,
    baseScore: stored.baseScore ?? null,
    measuredWeight: stored.measuredWeight ?? 0,
    caps: stored.caps ?? [],
    subScores: { letIn: nothing, readable: nothing, trusted: nothing, ...stored.subScores },
    assistants: stored.assistants ?? [],
    insights: (stored.insights ?? []).map(completedInsight),
    recommendations: stored.recommendations ?? [],
    business: {
      trade: business.trade ?? 'generic',
      tradeVotes: business.tradeVotes ?? [],
      shape: business.shape ?? 'unknown',
      facts: business.facts ?? [],
      questions: business.questions ?? [],
    },
    pages: stored.pages ?? [],
    notes: stored.notes ?? [],
    notVisible: stored.notVisible ?? [],
    method: stored.method ?? '',
  };
}

type Insight = ScanReport['insights'][number];

function completedInsight(stored: Partial<Insight>): Insight {
  const check = CHECKS.find(({ id }) => id === stored.id);
  const fixedBy = check?.fixedBy ?? 'site editor';
  const effort = check?.effort ?? 'afternoon';
  return {
    id: stored.id ?? '',
    category: stored.category ?? check?.category ?? 'Technical SEO',
    title: stored.title ?? check?.title ?? '',
    description: stored.description ?? '',
    status: stored.status ?? 'warning',
    impact: stored.impact ?? check?.impact ?? 'medium',
    weight: stored.weight ?? check?.weight ?? 0,
    measured: stored.measured ?? true,
    evidence: stored.evidence ?? [],
    fix: { summary: '', steps: [], paste: [], fixedBy, effort, ...stored.fix },
    pointsToGain: stored.pointsToGain ?? 0,
  };
}
