import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadRow, scanReport } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { leads } from '../../db/schema/index.ts';
import { RATE_LIMITS } from '../../http/rate-limits.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../test-product.ts';
import { reportText } from '../leads/report-data.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct(await openTestDatabase());
});
afterAll(() => product.close());

test.each(['unknown-token', '%00', 'a'.repeat(5000), "' or 1=1 --"])(
  'an unknown token %j is not found',
  async (token) => {
    const answer = await product.app.request(`/api/reports/${encodeURIComponent(token)}`);
    expect(answer.status).toBe(404);
    const words = 'There is no report at this address.';
    expect(await bodyOf(answer)).toEqual({ error: words, message: words });
  },
);

test('a report is never kept by a cache nor shown by a search engine', async () => {
  const [lead] = await product.deps.db
    .insert(leads)
    .values(leadRow({ scanStatus: 'preparing' }))
    .returning();
  const answer = await product.app.request(`/api/reports/${lead!.reportToken}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
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
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
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

  test('is not there before the report is, nor for an unknown token', async () => {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ scanStatus: 'preparing' }))
      .returning();
    for (const token of [lead!.reportToken, 'nobody']) {
      expect((await product.app.request(`/api/reports/${token}/pdf`)).status).toBe(404);
    }
  });

  test('is made for one address a limited number of times', async () => {
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
