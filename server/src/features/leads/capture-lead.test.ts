import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ApiError, leadRequestSchema, type ReportView } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanReport, scanRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { cleanText } from '../../db/clean-text.ts';
import { emailCampaigns, leads, outboundMails, scans } from '../../db/schema/index.ts';
import type { CapturedLead } from './capture-lead.ts';

const NAUGHTY = resolve(import.meta.dirname, '../../../../test/data/naughty-strings/blns.json');
const HOUR_MS = 60 * 60 * 1000;

const claim = JSON.stringify({ score: 99, timestamp: '2026-03-02T15:00:00Z', insights: [], recommendations: [] });

const form = (overrides: Record<string, unknown> = {}) => ({
  website: 'unscanned.example.com',
  name: 'Ada Pipe',
  businessName: 'Pipe & Daughters',
  email: 'ada@example.com',
  phone: '(614) 555-0148',
  aiVisibilityScore: 99,
  reportData: claim,
  ...overrides,
});

describeOnEachDatabase('POST /api/leads', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off', MAIL_TO: 'sales@agency.example' } });
  });
  afterAll(() => product.close());

  async function capture(overrides: Record<string, unknown> = {}) {
    const answer = await product.post('/api/leads', form(overrides));
    expect(answer.status).toBe(201);
    const captured = await bodyOf<CapturedLead>(answer);
    return { captured, ...(await stored(captured.id)) };
  }

  async function stored(leadId: string) {
    const { db } = product.deps;
    const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
    const mails = await db.select().from(outboundMails).where(eq(outboundMails.leadId, leadId));
    const log = await db.select().from(emailCampaigns).where(eq(emailCampaigns.leadId, leadId));
    const jobs = (await product.queuedJobs()).map((job) => ({ name: job.name, data: job.data }));
    return { lead: lead!, mails, log, jobs };
  }

  async function report(lead: { reportToken: string }): Promise<ReportView> {
    return bodyOf<ReportView>(await product.app.request(`/api/reports/${lead.reportToken}`));
  }

  test('a scan on the server is stored and mailed, whatever the browser claims', async () => {
    const held = scanReport({ website: 'https://held.example.com/', score: 41 });
    const createdAt = new Date(product.clock.time.getTime() - 23 * HOUR_MS);
    await product.deps.db
      .insert(scans)
      .values(scanRow({ site: 'held.example.com', score: 41, report: held, createdAt }));
    const { lead, mails, log, jobs } = await capture({ website: 'https://www.held.example.com/contact' });
    expect(lead).toMatchObject({
      aiVisibilityScore: 41,
      scanStatus: 'scanned',
      website: 'https://www.held.example.com/contact',
    });
    expect(JSON.parse(lead.reportData!)).toEqual({ ...held, timestamp: held.scannedAt });
    expect(mails.map((mail) => [mail.messageKey, mail.recipient, mail.replyTo])).toEqual(
      expect.arrayContaining([
        [`report:${lead.id}`, 'ada@example.com', null],
        [`new-lead:${lead.id}`, 'sales@agency.example', 'ada@example.com'],
      ]),
    );
    expect(mails.find((mail) => mail.kind === 'lead-report')!.data).toMatchObject({
      report: { score: 41 },
      reportUrl: `https://agency.example/report/${lead.reportToken}`,
    });
    expect(log).toMatchObject([{ dayNumber: 0, emailType: 'report', status: 'pending' }]);
    expect(jobs.filter((job) => job.name === 'scan-lead')).toEqual([]);
    expect(await report(lead)).toMatchObject({
      lead: {
        businessName: 'Pipe & Daughters',
        website: 'https://www.held.example.com/contact',
        createdAt: product.clock.time.toISOString(),
      },
      status: 'ready',
      report: held,
    });
  });

  test('without a scan on the server the claim is kept, the lead is told to wait, and a scan is queued', async () => {
    const { lead, mails, log, jobs } = await capture({ website: 'claimed.example.com' });
    expect(lead).toMatchObject({ aiVisibilityScore: 99, reportData: claim, scanStatus: 'preparing', scanId: null });
    expect(mails.map((mail) => mail.kind).sort()).toEqual(['lead-report-pending', 'new-lead']);
    expect(mails.find(({ kind }) => kind === 'new-lead')!.data).toMatchObject({ score: 99, scoreIsEstimate: true });
    expect(log).toMatchObject([{ dayNumber: 0, emailType: 'report-pending', status: 'pending' }]);
    expect(jobs).toContainEqual({ name: 'scan-lead', data: { leadId: lead.id } });
    expect(await report(lead)).toMatchObject({ status: 'preparing', report: null });
  });

  test('a scan older than a day no longer counts', async () => {
    const createdAt = new Date(product.clock.time.getTime() - 25 * HOUR_MS);
    await product.deps.db.insert(scans).values(scanRow({ site: 'old.example.com', createdAt }));
    expect((await capture({ website: 'old.example.com' })).lead.scanStatus).toBe('preparing');
  });

  test('the mail names why the site could not be read', async () => {
    const reason = 'The website did not answer.';
    await product.deps.db
      .insert(scans)
      .values(
        scanRow({ site: 'down.example.com', score: null, state: 'unreachable', reason, createdAt: product.clock.time }),
      );
    const { mails } = await capture({ website: 'down.example.com' });
    expect(mails.find((mail) => mail.kind === 'lead-report-pending')!.data).toMatchObject({ reason });
  });

  test('a lead without score or report is a lead', async () => {
    const answer = await product.post('/api/leads', {
      ...form({ website: 'bare.example.com' }),
      aiVisibilityScore: undefined,
      reportData: undefined,
    });
    const { lead } = await stored((await bodyOf<CapturedLead>(answer)).id);
    expect(lead).toMatchObject({ aiVisibilityScore: null, reportData: null, scanStatus: 'preparing' });
  });

  test('a browser’s report with missing parts does not lose the lead', async () => {
    expect((await capture({ website: 'part.example.com', reportData: '{"score":1}' })).lead.reportData).toBe(
      '{"score":1}',
    );
  });

  test('the same person and site within ten minutes is one lead with one answer, also when both arrive at once', async () => {
    const twice = { website: 'twice.example.com', email: 'Twice@Example.com' };
    const both = await Promise.all([
      product.post('/api/leads', form(twice)),
      product.post('/api/leads', form({ ...twice, email: 'twice@example.com', name: 'Somebody Else' })),
    ]);
    const [first, second] = await Promise.all(both.map((answer) => bodyOf<CapturedLead>(answer)));
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    expect(second).toEqual(first);
    expect((await stored(first!.id)).mails).toHaveLength(2);
    const later = await openLater(twice);
    expect(later.id).not.toBe(first!.id);
  });

  test('the response never contains the URL of a report, whether person and site are new or known', async () => {
    for (const name of ['Ada Pipe', 'Somebody Else']) {
      const answer = await product.post('/api/leads', form({ website: 'private.example.com', name }));
      const text = await answer.clone().text();
      const { lead } = await stored((await bodyOf<CapturedLead>(answer)).id);
      expect(Object.keys(JSON.parse(text))).toEqual(['id']);
      expect([text, ...answer.headers.values()].join('\n')).not.toContain(lead.reportToken);
    }
  });

  async function openLater(overrides: Record<string, unknown>): Promise<CapturedLead> {
    product.clock.time = new Date(product.clock.time.getTime() + 10 * 60 * 1000 + 1);
    return (await capture(overrides)).captured;
  }

  test('a filled-in honeypot is answered like a lead and stores nothing', async () => {
    const count = async () => (await product.deps.db.select({ id: leads.id }).from(leads)).length;
    const before = { leads: await count(), jobs: (await product.queuedJobs()).length };
    const answer = await product.post('/api/leads', form({ company_website: 'https://spam.example' }));
    expect(answer.status).toBe(201);
    expect(await bodyOf(answer)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect({ leads: await count(), jobs: (await product.queuedJobs()).length }).toEqual(before);
  });

  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['businessName', ' B ', 'Business name must be at least 2 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['phone', '123', 'Please enter a valid phone number'],
    ['website', 'nowhere', 'Please enter a valid website URL or domain (e.g., example.com or www.example.com)'],
    ['aiVisibilityScore', 101, expect.any(String)],
    ['reportData', '{"score":"1"}', 'The report must be JSON with score, timestamp, insights and recommendations'],
    ['reportData', {}, 'The report must be JSON with score, timestamp, insights and recommendations'],
    ['name', '\0\0\0', 'Name must be at least 2 characters'],
  ])('%s %j is refused with its sentence', async (path, value, message) => {
    const answer = await product.post('/api/leads', form({ [path]: value }));
    expect(answer.status).toBe(400);
    expect(await bodyOf<ApiError>(answer)).toEqual({ error: message, message, issues: [{ path, message }] });
  });

  test('a failure halfway stores nothing', async () => {
    const jobs = { ...product.deps.jobs, enqueue: () => Promise.reject(new Error('the queue is gone')) };
    const { captureLead } = await import('./capture-lead.ts');
    const failing = captureLead({ ...product.deps, jobs }, form({ website: 'half.example.com' }));
    await expect(failing).rejects.toThrow('the queue is gone');
    expect(await product.deps.db.select().from(leads).where(eq(leads.site, 'half.example.com'))).toEqual([]);
  });

  describe('the big list of naughty strings', () => {
    test('is stored and returned unchanged', async () => {
      const strings = JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[];
      const hostile = [...strings, 'NUL\0inside', 'lone \ud800 surrogate', 'a\r\nBcc: x@example.com\r\n\r\nbody'];
      const cleaned = (text: string) => cleanText(text).trim();
      const isName = (text: string) =>
        leadRequestSchema.safeParse(form({ name: cleaned(text), businessName: cleaned(text) })).success;
      const names = hostile.filter(isName);
      expect(names.length).toBeGreaterThan(400);
      for (const text of hostile.filter((one) => !isName(one))) {
        expect([text, (await product.post('/api/leads', form({ name: text }))).status]).toEqual([text, 400]);
      }
      for (let at = 0; at < names.length; at += 2) {
        // Two at a time, one in each field.
        const [name, businessName] = [names[at]!, names[at + 1] ?? names[at]!];
        const answer = await product.post(
          '/api/leads',
          form({ website: `naughty${at}.example.com`, name, businessName }),
        );
        expect([name, businessName, answer.status]).toEqual([name, businessName, 201]);
        const { id } = await bodyOf<CapturedLead>(answer);
        const [lead] = await product.deps.db.select().from(leads).where(eq(leads.id, id));
        expect([lead!.name, lead!.businessName]).toEqual([cleaned(name), cleaned(businessName)]);
        expect((await report(lead!)).lead.businessName).toBe(cleaned(businessName));
      }
    }, 120_000);
  });
});
