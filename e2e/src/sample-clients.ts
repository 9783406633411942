import type { ClientAnswers, ClientDetail, ClientItem, Deliverable, Monday } from '@named-first/contract';

/** A client as lists show it. */
export function sampleClient(changes: Partial<ClientItem> = {}): ClientItem {
  return {
    id: '7f0c3a52-0000-4000-8000-000000000001',
    businessName: 'Copper Creek Plumbing',
    fullName: 'Jane Miller',
    email: 'jane@coppercreek.example',
    website: 'coppercreek.example',
    websiteTyped: 'coppercreek.example',
    planId: 'growth',
    state: 'active',
    accountManager: 'Claire Novak',
    startedAt: '2026-09-03T15:00:00.000Z',
    endsAt: null,
    score: 71,
    scoreAt: '2026-11-02T15:00:00.000Z',
    baselineScore: 54,
    change: 17,
    workOpen: 6,
    workLate: 1,
    lastContactAt: '2026-11-10T15:00:00.000Z',
    discountCode: null,
    isDemo: false,
    ...changes,
  };
}

/** One kind of work in a month, half done. */
function sampleDeliverable(changes: Partial<Deliverable> = {}): Deliverable {
  return {
    id: '7f0c3a52-0000-4000-8000-000000000101',
    workId: 'community-posts',
    title: 'Reddit and Quora posts',
    rhythm: 'monthly',
    proof: 'address',
    needsApproval: true,
    period: '2026-11',
    promised: 10,
    carriedIn: 2,
    done: 7,
    skipped: 0,
    carriedOut: 0,
    surplus: 0,
    open: 5,
    late: 1,
    dueAt: '2026-11-30T17:00:00.000Z',
    entries: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000201',
        at: '2026-11-12T15:00:00.000Z',
        kind: 'done',
        count: 7,
        evidence: 'https://www.reddit.example/r/plumbing/comments/1',
        checkId: null,
        note: null,
        approvedBy: 'Jane Miller',
      },
    ],
    ...changes,
  };
}

/** Everything about the sample client. */
export function sampleClientDetail(changes: Partial<ClientDetail> = {}): ClientDetail {
  return {
    client: {
      ...sampleClient(),
      timeZone: 'America/New_York',
      onboardedAt: '2026-09-08T15:00:00.000Z',
      pastDueSince: null,
      nextPlanId: null,
      nextPlanAt: null,
      guaranteeUntil: '2026-10-03T15:00:00.000Z',
      refundAskedAt: null,
      refundReason: null,
      refundedAt: null,
      baselineState: 'scanned',
      baselineAt: '2026-09-03T15:01:00.000Z',
      baselineScanId: '7f0c3a52-0000-4000-8000-000000000301',
    },
    contacts: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000401',
        name: 'Jane Miller',
        email: 'jane@coppercreek.example',
        getsReports: true,
        getsAlerts: false,
        approves: true,
      },
    ],
    tasks: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000501',
        kind: 'other',
        title: 'Send the draft of the pillar page',
        dueAt: '2026-11-20T17:00:00.000Z',
        doneAt: null,
      },
    ],
    history: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000601',
        at: '2026-11-10T15:00:00.000Z',
        title: 'Talked to the client',
        event: { kind: 'contact', text: 'Wants more calls for water heaters.' },
      },
      {
        id: '7f0c3a52-0000-4000-8000-000000000602',
        at: '2026-09-03T15:00:00.000Z',
        title: 'Became a client with the Growth plan',
        event: { kind: 'started', planId: 'growth' },
      },
    ],
    work: [sampleDeliverable()],
    standing: [{ workId: 'priority-support', title: 'Priority support' }],
    months: [{ period: '2026-10', promised: 24, done: 22, skipped: 0, carriedOut: 2 }],
    scores: [
      {
        scanId: '7f0c3a52-0000-4000-8000-000000000301',
        scannedAt: '2026-09-03T15:01:00.000Z',
        score: 54,
        engineVersion: '2.0.0',
      },
      {
        scanId: '7f0c3a52-0000-4000-8000-000000000302',
        scannedAt: '2026-10-04T15:01:00.000Z',
        score: 63,
        engineVersion: '2.0.0',
      },
      {
        scanId: '7f0c3a52-0000-4000-8000-000000000303',
        scannedAt: '2026-11-02T15:01:00.000Z',
        score: 71,
        engineVersion: '2.0.0',
      },
    ],
    orders: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000701',
        createdAt: '2026-09-03T14:58:00.000Z',
        planId: 'growth',
        planName: 'Growth',
        status: 'active',
        paid: true,
      },
    ],
    mails: [
      {
        id: '7f0c3a52-0000-4000-8000-000000000801',
        createdAt: '2026-09-03T15:00:00.000Z',
        kind: 'customer-welcome',
        recipient: 'jane@coppercreek.example',
        status: 'sent',
      },
    ],
    leads: [],
    files: [],
    ...changes,
  };
}

const NONE = { total: 0, items: [] };

/** A week in which one payment failed. */
export function sampleMonday(changes: Partial<Monday> = {}): Monday {
  const { id, businessName, planId } = sampleClient();
  return {
    broke: {
      total: 1,
      items: [
        {
          clientId: id,
          businessName,
          planId,
          state: 'past_due',
          text: 'A payment failed',
          at: '2026-11-21T09:00:00.000Z',
        },
      ],
    },
    due: NONE,
    fresh: NONE,
    ending: NONE,
    month: { clients: 12, monthlyRevenue: 4188, started: 2, ended: 1, atRisk: { clients: 1, monthlyRevenue: 299 } },
    ...changes,
  };
}

/** What assistants said about the sample client in three months, the last one answered by another model. */
export function sampleClientAnswers(changes: Partial<ClientAnswers> = {}): ClientAnswers {
  const month = (period: string, named: number, served = 'gpt-6-luna') => ({
    ...{ runId: `7f0c3a52-0000-4000-8000-0000000${period.replace('-', '')}`, purpose: 'monthly' as const, period },
    ...{ date: `${period}-04`, served, startsAnew: false, change: null, memory: { named: 0, read: 0 } },
    share: { named, read: 40, range: { low: Math.max(0, named / 40 - 0.15), high: Math.min(1, named / 40 + 0.18) } },
  });
  return {
    nobodyAsked: null,
    market: { trade: 'plumber', town: 'Tacoma', region: 'WA', country: 'US', since: '2026-09-05T15:00:00.000Z' },
    suggested: { trade: 'plumber', town: 'Tacoma, WA', country: 'US' },
    hasFacts: true,
    unread: 0,
    lines: [
      {
        ...{ provider: 'openai', host: 'api.openai.com' },
        points: [
          month('2026-09', 4),
          { ...month('2026-10', 21), change: 'rose' },
          { ...month('2026-11', 18, 'gpt-6.1-luna'), change: 'not-comparable', startsAnew: true },
        ],
      },
    ],
    ...{ missing: null, second: null, byName: null },
    monthCosts: {
      town: { asks: 120, usualMicros: 1_178_000, mostMicros: 5_210_000 },
      byName: { asks: 3, usualMicros: 29_450, mostMicros: 130_250 },
    },
    ...changes,
  };
}
