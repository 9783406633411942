import type { ReportView } from '@named-first/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRow, leadRow, scanReport, scanRow } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { clients, leads, scans } from '../../db/schema/index.ts';
import { RATE_LIMITS } from '../../limits/rate-limits.ts';
import { reportText } from '../scans/report-data.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct(await openTestDatabase());
});
afterAll(() => product.close());

async function reportOf(overrides: Parameters<typeof leadRow>[0]): Promise<ReportView> {
  const [lead] = await product.deps.db.insert(leads).values(leadRow(overrides)).returning();
  return bodyOf(await product.app.request(`/api/reports/${lead!.reportToken}`));
}

test.each(['unknown-token-of-some-length', 'short', '%00', 'a'.repeat(5000), "' or 1=1 --"])(
  'an unknown or malformed token %j is not found',
  async (token) => {
    for (const [path, method] of [
      ['', 'GET'],
      ['/checks', 'POST'],
      ['/opened', 'POST'],
    ]) {
      const answer = await product.app.request(`/api/reports/${encodeURIComponent(token)}${path}`, { method: method! });
      expect(answer.status).toBe(404);
      const words = 'There is no report at this address.';
      expect(await bodyOf(answer)).toEqual({ error: words, message: words });
    }
  },
);

test('a report is never cached or indexed', async () => {
  const [lead] = await product.deps.db
    .insert(leads)
    .values(leadRow({ scanStatus: 'preparing' }))
    .returning();
  const answer = await product.app.request(`/api/reports/${lead!.reportToken}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
});

test('a report says whether its reader is a client, by address and site together', async () => {
  const site = 'client.example.com';
  await product.deps.db
    .insert(clients)
    .values([
      clientRow({ site, email: 'ada@mail.example' }),
      clientRow({ site, email: 'gone@mail.example', state: 'ended' }),
    ]);
  const isClient = async (emailNormalised: string, of = site) =>
    (await reportOf({ emailNormalised, site: of })).lead.isClient;
  expect(await isClient('ada@mail.example')).toBe(true);
  expect(await isClient('ada@mail.example', 'other.example.com')).toBe(false);
  expect(await isClient('colleague@client.example.com')).toBe(true);
  expect(await isClient('colleague@client.example.com', 'other.example.com')).toBe(false);
  expect(await isClient('stranger@mail.example')).toBe(false);
  expect(await isClient('gone@mail.example')).toBe(false);
});

test('what the browser claimed is never shown as a report', async () => {
  const claim = JSON.stringify({ score: 99, timestamp: '', insights: [], recommendations: [] });
  expect(await reportOf({ scanStatus: 'preparing', reportData: claim, aiVisibilityScore: 99 })).toMatchObject({
    status: 'preparing',
    report: null,
    history: [],
  });
});

test.each(['preparing', 'failed'] as const)('while the report is %s, the last failed scan says why', async (state) => {
  const reason = `The website of the ${state} lead did not answer.`;
  const site = `${state}.example.com`;
  await product.deps.db.insert(scans).values(scanRow({ site, score: null, reason, createdAt: product.clock.time }));
  const view = await reportOf({ site, scanStatus: state, createdAt: product.clock.time });
  expect(view).toMatchObject({ status: state, report: null, reason });
});

test('a report of an older engine is shown as it was measured, with its engine and date', async () => {
  const aged = {
    engineVersion: '0.3.1',
    scannedAt: '2025-01-07T08:00:00.000Z',
    score: 55,
    insights: [{ id: 'meta-keywords', category: 'Old Tricks', title: 'Keywords', status: 'error', weight: 3 }],
    timestamp: '2025-01-07T08:00:00.000Z',
  };
  const { report } = await reportOf({ reportData: JSON.stringify(aged) });
  const { timestamp: _timestamp, ...measured } = aged;
  expect(report).toMatchObject({ ...measured, caps: [], assistants: [] });
});

test('the lead’s first scan is its whole history at first', async () => {
  const report = scanReport({ score: 71 });
  const [scan] = await product.deps.db
    .insert(scans)
    .values(scanRow({ report, score: 71 }))
    .returning();
  const view = await reportOf({ scanId: scan!.id, reportData: reportText(report), aiVisibilityScore: 71 });
  expect(view).toMatchObject({ status: 'ready', report, scanId: scan!.id, changes: null, check: null, reason: null });
  expect(view.history).toMatchObject([{ scanId: scan!.id, score: 71 }]);
});

describe('the PDF', () => {
  async function scannedLead() {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ businessName: 'Café "Or"', reportData: reportText(scanReport()) }))
      .returning();
    return `/api/reports/${lead!.reportToken}/pdf`;
  }

  test('is saved under the name of the business, and is as private as the page', async () => {
    const answer = await product.app.request(await scannedLead());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain('filename="Cafe Or - AI visibility report.pdf"');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toBe('%PDF Café "Or" letter 2026-03-02T15:04:05.000Z');
  });

  test.each([
    ['?paper=a4', 'a4'],
    ['?paper=letter', 'letter'],
    ['?paper=papyrus', 'letter'],
  ])('%s is set on %s', async (query, paper) => {
    const answer = await product.app.request(`${await scannedLead()}${query}`);
    expect(await answer.text()).toContain(` ${paper} `);
  });

  test('does not exist before the report does, nor for an unknown token', async () => {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ scanStatus: 'preparing' }))
      .returning();
    for (const token of [lead!.reportToken, 'nobody']) {
      expect((await product.app.request(`/api/reports/${token}/pdf`)).status).toBe(404);
    }
  });

  test('is rate-limited per address', async () => {
    const path = await scannedLead();
    const visitor = { incoming: { socket: { remoteAddress: '192.0.2.77' } } } as never;
    const statuses: number[] = [];
    for (let time = 0; time <= RATE_LIMITS['report-pdf'].most; time++) {
      statuses.push((await product.app.request(path, {}, visitor)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_LIMITS['report-pdf'].most);
    expect(statuses.at(-1)).toBe(429);
  });
});
