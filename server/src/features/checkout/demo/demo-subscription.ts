import type { PlanId } from '@named-first/contract';
import { Temporal } from 'temporal-polyfill';
import type { demoCheckouts } from '../../../db/schema/index.ts';

type DemoCheckout = typeof demoCheckouts.$inferSelect;

/** The state of a demo subscription at a given time. Scheduled changes take effect at the end of a paid month. */
export type DemoSubscription = {
  status: 'active' | 'canceled';
  planId: PlanId;
  paidUntil: Date;
  nextPlanId: PlanId | null;
  ends: boolean;
};

/** Null until the checkout is paid. */
export function subscriptionAt(checkout: DemoCheckout, now: Date): DemoSubscription | null {
  if (checkout.paidAt === null) return null;
  const isDue = checkout.changesAt !== null && checkout.changesAt <= now;
  const isOver = isDue && checkout.ends;
  return {
    status: isOver ? 'canceled' : 'active',
    planId: isDue && checkout.nextPlanId !== null ? checkout.nextPlanId : checkout.planId,
    paidUntil: isOver ? checkout.changesAt! : endOfPaidMonth(checkout.paidAt, now),
    nextPlanId: isDue ? null : checkout.nextPlanId,
    ends: checkout.ends,
  };
}

/**
 * Months are counted from the first payment, as Stripe does: a payment of the 31st is due on the last day of a shorter
 * month.
 */
function endOfPaidMonth(paidAt: Date, now: Date): Date {
  const first = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime()).toZonedDateTimeISO('UTC');
  for (let months = 1; ; months += 1) {
    const end = new Date(first.add({ months }).epochMilliseconds);
    if (end > now) return end;
  }
}
