import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadRow } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { leads } from '../../db/schema/index.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../test-product.ts';

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
