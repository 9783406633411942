import { CHECKS, ENGINE_VERSION, type Insight, type ScanReport } from '@named-first/contract';

/** A complete, valid response of `POST /api/scan`, for journeys that only test the screens. */
export function scanAnswer(website: string, score: number): ScanReport {
  return {
    engineVersion: ENGINE_VERSION,
    website,
    finalUrl: website,
    scannedAt: '2026-11-20T15:00:00.000Z',
    state: 'ok',
    score,
    scoreReason: null,
    noScore: null,
    baseScore: score,
    measuredWeight: 100,
    caps: [],
    subScores: {
      letIn: { score, measuredWeight: 22 },
      readable: { score, measuredWeight: 35 },
      trusted: { score, measuredWeight: 43 },
    },
    assistants: [],
    insights: CHECKS.map(insight),
    recommendations: [],
    business: {
      ...{ kind: 'local-business', kindSigns: [], sampleText: [] },
      ...{ trade: 'plumbing', tradeVotes: [], shape: 'service-area', facts: [], questions: [] },
    },
    builder: { id: null, name: null, plugins: [], signs: [] },
    howTo: [],
    pages: [],
    notes: [],
    notVisible: [],
    method: '',
  };
}

function insight(check: (typeof CHECKS)[number], index: number): Insight {
  const { id, category, title, impact, weight, fixedBy, effort } = check;
  return {
    id,
    category,
    title,
    impact,
    weight,
    description: `What we found for check ${index + 1}.`,
    status: (['success', 'warning', 'error'] as const)[index % 3] ?? 'error',
    measured: true,
    evidence: [],
    fix: { summary: 'Do this.', steps: [], paste: [], changes: [], fixedBy, effort },
    pointsToGain: 1,
  };
}
