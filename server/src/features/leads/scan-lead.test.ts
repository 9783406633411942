import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scanReport } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { emailCampaigns, leads, outboundMails, scans } from '../../db/schema/index.ts';
import type { CapturedLead } from './capture-lead.ts';

const MINUTE_MS = 60_000;
const reason = 'The website did not answer.';

describeOnEachDatabase('the scan of a lead without a scan from the browser', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterEach(() => product.runJobs());
  afterAll(() => product.close());

  async function lead(site: string): Promise<string> {
    const answer = await product.post('/api/leads', {
      website: site,
      name: 'Ada Pipe',
      businessName: site,
      email: 'ada@example.com',
      phone: '(614) 555-0148',
      aiVisibilityScore: 99,
    });
    return (await bodyOf<CapturedLead>(answer)).id;
  }

  const stateOf = async (id: string) => {
    const { db } = product.deps;
    const [row] = await db.select().from(leads).where(eq(leads.id, id));
    const mails = await db.select().from(outboundMails).where(eq(outboundMails.leadId, id));
    return { row: row!, kinds: mails.map((mail) => mail.kind).sort() };
  };
  const scanFails = () => {
    product.scanner.answer = async (website) =>
      scanReport({ website, score: null, state: 'unreachable', scoreReason: reason });
  };
  const scanSucceeds = (score: number) => {
    product.scanner.answer = async (website) => scanReport({ website, score });
  };

  test('its score replaces the claim and the report is mailed, once', async () => {
    const id = await lead('late.example.com');
    const scanJob = (await product.queuedJobs()).find((job) => job.name === 'scan-lead')!;
    scanSucceeds(38);
    await product.runJobs();
    await product.handlers['scan-lead'](scanJob.data, new AbortController().signal);
    const { row, kinds } = await stateOf(id);
    expect(row).toMatchObject({ aiVisibilityScore: 38, scanStatus: 'scanned' });
    expect(JSON.parse(row.reportData!)).toMatchObject({ score: 38, timestamp: expect.any(String), insights: [] });
    expect(kinds).toEqual(['lead-report', 'lead-report-pending', 'new-lead']);
    await product.runJobs();
    const log = await product.deps.db.select().from(emailCampaigns).where(eq(emailCampaigns.leadId, id));
    expect(log.map((entry) => [entry.emailType, entry.status, entry.subject]).sort()).toEqual([
      ['report', 'sent', 'lead-report: late.example.com'],
      ['report-pending', 'sent', 'lead-report-pending: late.example.com'],
    ]);
    expect(await product.deps.db.select().from(scans).where(eq(scans.site, 'late.example.com'))).toHaveLength(1);
  });

  test('an unreadable site is retried with growing delays and given up after a day', async () => {
    scanFails();
    const id = await lead('dead.example.com');
    const pauses: number[] = [];
    for (;;) {
      await product.runJobs();
      const next = (await product.queuedJobs()).find((job) => job.name === 'scan-lead');
      if (!next) break;
      pauses.push(Math.round((next.startAfter.getTime() - product.clock.time.getTime()) / MINUTE_MS));
      product.clock.time = next.startAfter;
    }
    expect(pauses.slice(0, 6)).toEqual([5, 5, 10, 20, 40, 80]);
    expect(Math.max(...pauses)).toBe(240);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(24 * 60);
    const { row, kinds } = await stateOf(id);
    expect(row).toMatchObject({ scanStatus: 'failed', aiVisibilityScore: 99 });
    expect(kinds).toEqual(['lead-report-pending', 'new-lead']);
    const report = await product.app.request(`/api/reports/${row.reportToken}`);
    expect(await bodyOf(report)).toMatchObject({ status: 'failed', report: null });
  });

  test('a site that exceeds the resource limits is given up at once', async () => {
    product.scanner.answer = async (website) => scanReport({ website, score: null, state: 'too-costly' });
    const id = await lead('heavy.example.com');
    await product.runJobs();
    expect((await stateOf(id)).row.scanStatus).toBe('failed');
    expect((await product.queuedJobs()).filter((job) => job.name === 'scan-lead')).toEqual([]);
  });

  test('a private address is given up at once', async () => {
    product.scanner.answer = async () => {
      throw Object.assign(new Error('10.0.0.1'), { name: 'ForbiddenAddressError' });
    };
    const id = await lead('private.example.com');
    await product.runJobs();
    expect((await stateOf(id)).row.scanStatus).toBe('failed');
  });

  test('a scan that a visitor has made in the meantime is reused', async () => {
    const id = await lead('meanwhile.example.com');
    scanSucceeds(77);
    await product.post('/api/scan', { website: 'meanwhile.example.com' });
    const asked = product.scanner.asked.length;
    await product.runJobs();
    expect(product.scanner.asked.length).toBe(asked);
    expect((await stateOf(id)).row).toMatchObject({ aiVisibilityScore: 77, scanStatus: 'scanned' });
  });

  test('a scan aborted on our side is not stored, and the queue runs it again', async () => {
    const stopping = new AbortController();
    product.scanner.answer = async (website) => {
      stopping.abort();
      return scanReport({ website, score: 41 });
    };
    const id = await lead('cut.example.com');
    const scanJob = (await product.queuedJobs()).find((job) => job.name === 'scan-lead')!;
    await expect(product.handlers['scan-lead'](scanJob.data, stopping.signal)).rejects.toThrow('aborted');
    expect(await product.deps.db.select().from(scans).where(eq(scans.site, 'cut.example.com'))).toEqual([]);
    expect((await stateOf(id)).row).toMatchObject({ scanStatus: 'preparing', aiVisibilityScore: 99 });
    scanSucceeds(50);
  });

  test('a site whose scan throws for a day is given up as unreadable', async () => {
    product.scanner.answer = () => Promise.reject(new Error('boom'));
    const id = await lead('bomb.example.com');
    const scanJob = (await product.queuedJobs()).find((job) => job.name === 'scan-lead')!;
    const run = () => product.handlers['scan-lead'](scanJob.data, new AbortController().signal);
    product.clock.time = new Date(product.clock.time.getTime() + 24 * 60 * MINUTE_MS - 1);
    await expect(run()).rejects.toThrow('boom');
    product.clock.time = new Date(product.clock.time.getTime() + 1);
    await run();
    expect((await stateOf(id)).row.scanStatus).toBe('failed');
    scanSucceeds(50);
  });

  test('errors of the scanner go to the queue, which retries', async () => {
    product.scanner.answer = () => Promise.reject(new Error('boom'));
    const id = await lead('throws.example.com');
    const run = product.handlers['scan-lead']({ leadId: id }, new AbortController().signal);
    await expect(run).rejects.toThrow('boom');
    scanSucceeds(50);
  });
});
