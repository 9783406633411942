import type { HandOverView, ReportView } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadRow } from '../../../../test/factories.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { leads } from '../../../db/schema/index.ts';
import { newReportToken } from '../../report-url.ts';
import { handOverToken } from './hand-over-token.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct(await openTestDatabase(), { env: { RATE_LIMITS: 'off' } });
});
afterAll(() => product.close());

async function handedOver(overrides: Parameters<typeof leadRow>[0] = {}) {
  const [lead] = await product.deps.db
    .insert(leads)
    .values(leadRow({ reportToken: newReportToken(), ...overrides }))
    .returning();
  const view = await bodyOf<ReportView>(await product.app.request(`/api/reports/${lead!.reportToken}`));
  return {
    lead: lead!,
    token: view.handOverToken,
    open: () => product.app.request(`/api/hand-overs/${view.handOverToken}`),
  };
}

test('the page has a token of its own, and names the business but not the person', async () => {
  const { lead, token, open } = await handedOver({ phone: '+1 720 310 4471' });
  const answer = await open();
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const text = await answer.text();
  expect(JSON.parse(text) as HandOverView).toMatchObject({ businessName: lead.businessName, website: lead.website });
  for (const secret of [lead.reportToken, lead.name, lead.email, lead.emailNormalised, lead.phone, '"score"']) {
    expect(text).not.toContain(secret);
  }
  expect(token).not.toContain(lead.reportToken);
});

test('the token of the page opens neither the report nor its PDF, checks or record of opening', async () => {
  const { token } = await handedOver();
  for (const [path, method] of [
    ['', 'GET'],
    ['/pdf', 'GET'],
    ['/checks', 'POST'],
    ['/fixes/robots/checks', 'POST'],
    ['/opened', 'POST'],
  ] as const) {
    const answer = await product.app.request(`/api/reports/${token}${path}`, { method });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('the page ends with the report: when its token changes, and when the lead is erased', async () => {
  const moved = await handedOver();
  expect((await moved.open()).status).toBe(200);
  await product.deps.db.update(leads).set({ reportToken: newReportToken() }).where(eq(leads.id, moved.lead.id));
  expect((await moved.open()).status).toBe(404);
  const erased = await handedOver();
  await product.deps.db.delete(leads).where(eq(leads.id, erased.lead.id));
  expect((await erased.open()).status).toBe(404);
});

test('an altered, malformed or foreign token is not found', async () => {
  const { lead, token } = await handedOver();
  const other = await handedOver();
  const altered = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
  const foreign = handOverToken({ id: lead.id, reportToken: other.lead.reportToken });
  for (const wrong of [
    altered,
    foreign,
    lead.reportToken,
    lead.id,
    token.slice(1),
    `${token}A`,
    '%00',
    "' or 1=1 --",
  ]) {
    for (const path of ['', '/pdf']) {
      const answer = await product.app.request(`/api/hand-overs/${encodeURIComponent(wrong)}${path}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
    }
  }
});
