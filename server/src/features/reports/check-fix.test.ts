import { CHECKS, type Insight, type InsightStatus, type ReportView, type ScanReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadRow, scanReport } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { fixChecks, leads } from '../../db/schema/index.ts';
import { reportText } from '../scans/report-data.ts';

const [CHECK] = CHECKS;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

function reportWith(status: InsightStatus, overrides: Partial<ScanReport> = {}, measured = true): ScanReport {
  const insight: Insight = {
    ...CHECK,
    description: `It is a ${status}.`,
    ...{ status, measured, evidence: [], pointsToGain: 0 },
    fix: { summary: 'Do it.', steps: [], paste: [], changes: ['robots-file'], fixedBy: 'owner', effort: 'quick' },
  };
  return scanReport({ insights: [insight], ...overrides });
}

describeOnEachDatabase('checking one fix', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => product.close());

  async function lead(site: string): Promise<string> {
    const row = leadRow({ site, website: `https://${site}/`, reportData: reportText(reportWith('warning')) });
    const [made] = await product.deps.db.insert(leads).values(row).returning();
    return made!.reportToken;
  }
  const check = (token: string, insightId: string = CHECK.id, headers = {}) =>
    product.app.request(`/api/reports/${token}/fixes/${insightId}/checks`, { method: 'POST', headers });
  const view = async (token: string): Promise<ReportView> => bodyOf(await product.app.request(`/api/reports/${token}`));

  test.each([
    ['fixed', reportWith('success'), 'fixed', 'It is a success.'],
    ['same', reportWith('warning'), 'not-fixed', 'It is a warning.'],
    ['worse', reportWith('error'), 'worse', 'It is a error.'],
    ['silent', reportWith('warning', { state: 'unreachable', scoreReason: 'No answer.' }), 'site-down', 'No answer.'],
    ['unsure', reportWith('warning', {}, false), 'cannot-tell', 'It is a warning.'],
  ] as const)(
    'a site that is %s: it says so, keeps it, and leaves the report as it was',
    async (name, after, outcome, words) => {
      const token = await lead(`${name}.example.com`);
      product.scanner.answer = async () => after;
      const answer = await check(token);
      expect(answer.status).toBe(200);
      expect(await bodyOf(answer)).toMatchObject({ insightId: CHECK.id, outcome, words });
      const { fixChecks: kept, report } = await view(token);
      expect(kept).toMatchObject([{ outcome, words }]);
      expect(report?.insights[0]?.status).toBe('warning');
    },
  );

  test('a scan that throws is stored as failed, and a new request scans again', async () => {
    const token = await lead('throws.example.com');
    product.scanner.answer = async () => {
      throw new Error('boom');
    };
    expect(await bodyOf(await check(token))).toMatchObject({ outcome: 'failed' });
    product.scanner.answer = async () => reportWith('success');
    expect(await bodyOf(await check(token))).toMatchObject({ outcome: 'fixed' });
    expect((await view(token)).fixChecks.map(({ outcome }) => outcome).sort()).toEqual(['failed', 'fixed']);
  });

  test('two clicks make one scan', async () => {
    const token = await lead('twice.example.com');
    const before = product.scanner.asked.length;
    const { promise, resolve } = Promise.withResolvers<ScanReport>();
    product.scanner.answer = () => promise;
    const first = check(token);
    await expect.poll(() => product.scanner.asked.length).toBe(before + 1);
    expect(await bodyOf(await check(token))).toMatchObject({ outcome: 'running' });
    resolve(reportWith('success'));
    expect(await bodyOf(await first)).toMatchObject({ outcome: 'fixed' });
    expect(product.scanner.asked.length).toBe(before + 1);
  });

  test('a check interrupted by a crash is reported as such', async () => {
    const token = await lead('crashed.example.com');
    const [owner] = await product.deps.db.select().from(leads).where(eq(leads.reportToken, token));
    const createdAt = new Date(product.clock.time.getTime() - 120_000);
    await product.deps.db
      .insert(fixChecks)
      .values({ leadId: owner!.id, insightId: CHECK.id, outcome: 'running', createdAt });
    expect((await view(token)).fixChecks).toMatchObject([{ outcome: 'failed', words: '' }]);
  });

  test('an unknown token, an unknown check and a check without a fix are not found', async () => {
    const token = await lead('strict.example.com');
    for (const [asked, insightId] of [
      ['nobody', CHECK.id],
      [token, 'no-such-check'],
      [token, 'freshness'],
    ] as const)
      expect((await check(asked, insightId)).status).toBe(404);
  });

  test('the no-JS form post gets the report back, opened at the fix', async () => {
    const token = await lead('form.example.com');
    product.scanner.answer = async () => reportWith('success');
    const answer = await check(token, CHECK.id, FORM);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/report/${token}#checked-${CHECK.id}`);
  });
});
