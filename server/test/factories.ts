import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION, type ScanReport } from '@named-first/contract';
import type * as schema from '../src/db/schema/index.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

/** A short, valid report with score 62 and no insights. */
export function scanReport(overrides: Partial<ScanReport> = {}): ScanReport {
  const subScore = { score: 62, measuredWeight: 30 };
  return {
    engineVersion: ENGINE_VERSION,
    website: 'https://example.com/',
    finalUrl: 'https://example.com/',
    scannedAt: '2026-03-02T15:04:05.000Z',
    state: 'ok',
    score: 62,
    scoreReason: null,
    noScore: null,
    baseScore: 62,
    measuredWeight: 90,
    caps: [],
    subScores: { letIn: subScore, readable: subScore, trusted: subScore },
    assistants: [],
    insights: [],
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
    method: 'A test wrote this report.',
    ...overrides,
  };
}

export function scanRow(overrides: Partial<Row<typeof schema.scans>> = {}): Row<typeof schema.scans> {
  return {
    site: 'example.com',
    website: 'https://example.com/',
    state: 'ok',
    score: 62,
    engineVersion: ENGINE_VERSION,
    report: scanReport(),
    ...overrides,
  };
}

export function leadRow(overrides: Partial<Row<typeof schema.leads>> = {}): Row<typeof schema.leads> {
  return {
    website: 'https://example.com/',
    site: 'example.com',
    name: 'Ada Pipe',
    businessName: 'Pipe & Daughters',
    email: 'Ada@example.com',
    emailNormalised: 'ada@example.com',
    reportToken: randomUUID(),
    scanStatus: 'scanned',
    ...overrides,
  };
}

export function outboundMailRow(
  overrides: Partial<Row<typeof schema.outboundMails>> = {},
): Row<typeof schema.outboundMails> {
  return {
    messageKey: randomUUID(),
    kind: 'lead-report-pending',
    recipient: 'ada@example.com',
    data: {
      name: 'Ada Pipe',
      businessName: 'Pipe & Daughters',
      website: 'https://example.com/',
      reason: null,
      reportUrl: 'https://agency.example/report/1',
      unsubscribeUrl: null,
    },
    ...overrides,
  };
}

export function userRow(overrides: Partial<Row<typeof schema.users>> = {}): Row<typeof schema.users> {
  return { username: randomUUID(), email: `${randomUUID()}@example.com`, password: 'hash', ...overrides };
}

export function contactRow(overrides: Partial<Row<typeof schema.contacts>> = {}): Row<typeof schema.contacts> {
  return {
    firstName: 'Ada',
    lastName: 'Pipe',
    email: 'ada@example.com',
    company: 'Pipe & Daughters',
    industry: 'plumbing',
    interests: ['llm', 'gbp'],
    ...overrides,
  };
}

export function blogPostRow(overrides: Partial<Row<typeof schema.blogPosts>> = {}): Row<typeof schema.blogPosts> {
  return {
    title: 'Named first',
    slug: randomUUID(),
    excerpt: 'Short.',
    content: '<p>Long.</p>',
    author: 'Ada Pipe',
    ...overrides,
  };
}

export function customerRow(overrides: Partial<Row<typeof schema.customers>> = {}): Row<typeof schema.customers> {
  return {
    fullName: 'Ada Pipe',
    businessEmail: 'ada@example.com',
    businessName: 'Pipe & Daughters',
    websiteDomain: 'example.com',
    planId: 'premium',
    planName: 'Premium',
    ...overrides,
  };
}

export function clientRow(overrides: Partial<Row<typeof schema.clients>> = {}): Row<typeof schema.clients> {
  return {
    ...{ businessName: 'Pipe & Daughters', fullName: 'Ada Pipe', email: 'ada@example.com' },
    ...{ websiteTyped: 'example.com', site: 'example.com', website: 'https://example.com/' },
    ...{ orderId: randomUUID(), planId: 'premium', state: 'active', timeZone: 'America/New_York' },
    startedAt: new Date('2026-03-02T15:00:00Z'),
    guaranteeUntil: new Date('2026-04-01T15:00:00Z'),
    baselineState: 'waiting',
    baselineWantedAt: new Date('2026-03-02T15:00:00Z'),
    ...overrides,
  };
}

export function campaignRow(
  overrides: Partial<Row<typeof schema.bulkCampaigns>> = {},
): Row<typeof schema.bulkCampaigns> {
  return { name: 'Plumbers of Columbus', totalContacts: 1, ...overrides };
}

export function campaignScanRow(
  overrides: Partial<Row<typeof schema.campaignScans>> & { campaignId: string },
): Row<typeof schema.campaignScans> {
  return {
    website: 'example.com',
    firstName: 'Ada',
    lastName: 'Pipe',
    businessName: 'Pipe & Daughters',
    email: 'ada@example.com',
    ...overrides,
  };
}

export function emailCampaignRow(
  overrides: Partial<Row<typeof schema.emailCampaigns>> & { leadId: string },
): Row<typeof schema.emailCampaigns> {
  return { dayNumber: 0, emailType: 'report', subject: 'Your report', ...overrides };
}

export function dripEmailRow(
  overrides: Partial<Row<typeof schema.dripEmails>> & { leadId: string },
): Row<typeof schema.dripEmails> {
  return {
    source: 'scan',
    dayNumber: 1,
    emailType: 'lesson',
    subject: 'Lesson 1',
    scheduledFor: new Date('2026-03-03T14:00:00Z'),
    ...overrides,
  };
}
