import { CHECKS, type Insight, type InsightStatus, type ReportView, type ScanReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { leadRow, scanReport, scanRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { leads, reportChecks, scans } from '../../db/schema/index.ts';
import { reportText } from '../scans/report-data.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

function reportWith(score: number, status: InsightStatus): ScanReport {
  const [check] = CHECKS;
  const fix: Insight['fix'] = { summary: '', steps: [], paste: [], changes: [], fixedBy: 'owner', effort: 'quick' };
  const insight: Insight = { ...check, description: '', status, measured: true, evidence: [], fix, pointsToGain: 0 };
  return scanReport({ score, insights: [insight] });
}

describeOnEachDatabase('checking a report again', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterEach(() => product.runJobs());
  afterAll(() => product.close());

  async function leadWithReport(site: string, report = reportWith(48, 'error')) {
    const { db } = product.deps;
    const [scan] = await db
      .insert(scans)
      .values(scanRow({ site, report, score: report.score, createdAt: product.clock.time }))
      .returning();
    const [lead] = await db
      .insert(leads)
      .values(leadRow({ site, website: `https://${site}/`, scanId: scan!.id, reportData: reportText(report) }))
      .returning();
    // Otherwise the first check would have the same time as the scan, and the newest would be ambiguous.
    passTime(1_000);
    return { id: lead!.id, token: lead!.reportToken, firstScan: scan!.id };
  }
  const view = async (token: string, query = ''): Promise<ReportView> =>
    bodyOf(await product.app.request(`/api/reports/${token}${query}`));
  const check = (token: string, headers = {}) =>
    product.app.request(`/api/reports/${token}/checks`, { method: 'POST', headers });
  const passTime = (ms: number) => {
    product.clock.time = new Date(product.clock.time.getTime() + ms);
  };

  test('a new score becomes the report, the old one stays available, and changes are listed', async () => {
    const { id, token, firstScan } = await leadWithReport('better.example.com');
    passTime(60_000);
    const answer = await check(token);
    expect(answer.status).toBe(202);
    expect(await view(token)).toMatchObject({ report: { score: 48 }, check: { state: 'running' } });

    product.scanner.answer = async () => reportWith(63, 'success');
    await product.runJobs();
    const now = await view(token);
    expect(now).toMatchObject({ report: { score: 63 }, check: { state: 'done', reason: null } });
    expect(now.history.map(({ score }) => score)).toEqual([48, 63]);
    expect(now.changes).toMatchObject({
      before: { score: 48 },
      after: { score: 63 },
      turned: [{ id: CHECKS[0].id, from: 'error', to: 'success', direction: 'better' }],
    });
    expect(await view(token, `?scan=${firstScan}`)).toMatchObject({
      report: { score: 48 },
      scanId: firstScan,
      changes: null,
    });
    const [lead] = await product.deps.db.select().from(leads).where(eq(leads.id, id));
    expect(lead).toMatchObject({ aiVisibilityScore: 63, scanStatus: 'scanned' });
  });

  test('an unreadable site fails the check with the reason and leaves the report unchanged', async () => {
    const { token } = await leadWithReport('down.example.com');
    passTime(60_000);
    await check(token);
    product.scanner.answer = async () => scanReport({ score: null, scoreReason: 'The website did not answer.' });
    await product.runJobs();
    expect(await view(token)).toMatchObject({
      status: 'ready',
      report: { score: 48 },
      changes: null,
      check: { state: 'failed', reason: 'The website did not answer.' },
    });
  });

  test('a private address says so', async () => {
    const { token } = await leadWithReport('inside.example.com');
    await check(token);
    product.scanner.answer = async () => {
      throw Object.assign(new Error('10.0.0.1'), { name: 'ForbiddenAddressError' });
    };
    await product.runJobs();
    expect((await view(token)).check).toMatchObject({ state: 'failed', reason: expect.stringContaining('private') });
  });

  test('two concurrent requests run one check', async () => {
    const { id, token } = await leadWithReport('twice.example.com');
    const answers = await Promise.all([check(token), check(token)]);
    const ids = await Promise.all(answers.map(async (answer) => (await bodyOf<{ checkId: string }>(answer)).checkId));
    expect(ids[0]).toBe(ids[1]);
    const asked = product.scanner.asked.length;
    product.scanner.answer = async () => reportWith(50, 'warning');
    await product.runJobs();
    expect(product.scanner.asked.length).toBe(asked + 1);
    const rows = await product.deps.db.select().from(reportChecks).where(eq(reportChecks.leadId, id));
    expect(rows.map(({ state }) => state).sort()).toEqual(['done', 'done']);
  });

  test('running the same check twice changes nothing', async () => {
    const { token } = await leadWithReport('again.example.com');
    await check(token);
    const job = (await product.queuedJobs()).find(({ name }) => name === 'check-report')!;
    product.scanner.answer = async () => reportWith(50, 'warning');
    await product.runJobs();
    await product.handlers['check-report'](job.data, new AbortController().signal);
    expect((await view(token)).history).toHaveLength(2);
  });

  test('an interrupted check is reported as such and can be started again', async () => {
    const { token } = await leadWithReport('cut-off.example.com');
    const first = (await bodyOf<{ checkId: string }>(await check(token))).checkId;
    passTime(61_000);
    expect((await view(token)).check).toMatchObject({ state: 'failed', reason: expect.stringContaining('again') });
    const second = (await bodyOf<{ checkId: string }>(await check(token))).checkId;
    expect(second).not.toBe(first);
  });

  test('a lead whose site could not be read before gets its report, and the mail that was promised', async () => {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ site: 'late.example.com', scanStatus: 'failed' }))
      .returning();
    await check(lead!.reportToken);
    product.scanner.answer = async () => reportWith(50, 'warning');
    await product.runJobs();
    expect(await view(lead!.reportToken)).toMatchObject({ status: 'ready', report: { score: 50 }, changes: null });
    await product.runJobs();
    expect((await product.mails()).some(({ subject }) => subject?.startsWith('lead-report:'))).toBe(true);
  });

  test("another lead's scan is not shown", async () => {
    const [mine, theirs] = [await leadWithReport('mine.example.com'), await leadWithReport('theirs.example.com')];
    for (const scan of [theirs.firstScan, 'not-an-id', '']) {
      const answer = await product.app.request(`/api/reports/${mine.token}?scan=${scan}`);
      expect(answer.status).toBe(404);
    }
  });

  test('the no-JS form post is redirected to the waiting page', async () => {
    const { token } = await leadWithReport('form.example.com');
    const answer = await check(token, FORM);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(new RegExp(`^/report/${token}\\?check=[\\da-f-]{36}$`));
  });

  test('another site cannot press the button', async () => {
    const { token } = await leadWithReport('foreign.example.com');
    const answer = await check(token, { ...FORM, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

describeOnEachDatabase('checking a report too often', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());

  test('is refused: the form goes back to the report, a call gets 429', async () => {
    const [lead] = await product.deps.db.insert(leads).values(leadRow()).returning();
    const path = `/api/reports/${lead!.reportToken}/checks`;
    for (let time = 0; time < 12; time += 1) await product.post(path, {});
    expect((await product.post(path, {})).status).toBe(429);
    const answer = await product.app.request(path, { method: 'POST', headers: FORM }, {
      incoming: { socket: { remoteAddress: '192.0.2.1' } },
    } as never);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/report/${lead!.reportToken}?refused=too-many-requests#check`);
  });
});
