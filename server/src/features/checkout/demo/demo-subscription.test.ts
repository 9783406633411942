import { expect, test } from 'vitest';
import { subscriptionAt } from './demo-subscription.ts';

test.each([
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-04-29T10:00:00Z', '2026-04-30T10:00:00Z'],
  ['2026-03-02T15:00:00Z', '2027-01-01T00:00:00Z', '2027-01-02T15:00:00Z'],
])('a demo month paid since %s ends, seen at %s, at %s', (paidAt, now, paidUntil) => {
  const checkout = {
    ...({ id: 'a', orderId: 'b', planId: 'basic', status: 'complete', createdAt: new Date(paidAt) } as const),
    ...{ paidAt: new Date(paidAt), changesAt: null, nextPlanId: null, ends: false, discountCode: null },
  };
  expect(subscriptionAt(checkout, new Date(now))?.paidUntil).toEqual(new Date(paidUntil));
});
