import { type DemoPortalView, demoPortalChangeSchema, PLANS, type PlanId } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { customers, demoCheckouts } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { readBillingLink } from '../billing-link.ts';
import type { CheckoutDeps } from '../deps.ts';
import { recordEvent } from '../events/record-event.ts';
import { demoEvent } from './demo-payments.ts';
import { type DemoSubscription, subscriptionAt } from './demo-subscription.ts';

type DemoCheckout = typeof demoCheckouts.$inferSelect;
type Change = Partial<Pick<DemoCheckout, 'planId' | 'nextPlanId' | 'ends' | 'changesAt'>>;

/** The contents of the demo billing page. @throws AppError `billing-link-not-valid`. */
export async function viewDemoPortal(deps: CheckoutDeps, link: string): Promise<DemoPortalView> {
  const { checkout, subscription } = await demoSubscription(deps, link);
  const [order] = await deps.db
    .select({ businessName: customers.businessName })
    .from(customers)
    .where(eq(customers.id, checkout.orderId));
  return { ...order!, ...subscription, paidUntil: subscription.paidUntil.toISOString() };
}

/**
 * Changes or ends a demo subscription like the billing portal: upgrades immediately, downgrades and cancellations at
 * the end of the paid month. Choosing the current plan cancels a scheduled change.
 *
 * @throws AppError `billing-link-not-valid`, `invalid-input`, `checkout-closed` if it has ended.
 */
export async function changeDemoSubscription(deps: CheckoutDeps, link: string, input: unknown): Promise<void> {
  const { checkout, subscription } = await demoSubscription(deps, link);
  const wanted = parseInput(demoPortalChangeSchema, input);
  if (subscription.status === 'canceled') throw new AppError('checkout-closed');
  const change =
    wanted.action === 'cancel'
      ? { planId: subscription.planId, nextPlanId: null, ends: true, changesAt: subscription.paidUntil }
      : planChange(subscription, wanted.planId);
  await deps.db.transaction(async (tx) => {
    const [changed] = await tx.update(demoCheckouts).set(change).where(eq(demoCheckouts.id, checkout.id)).returning();
    await recordEvent(deps, tx, demoEvent(changed!, 'customer.subscription.updated', deps.clock.now()));
  });
}

function planChange({ planId, paidUntil }: DemoSubscription, wanted: PlanId): Change {
  return priceOf(wanted) < priceOf(planId)
    ? { planId, nextPlanId: wanted, ends: false, changesAt: paidUntil }
    : { planId: wanted, nextPlanId: null, ends: false, changesAt: null };
}

function priceOf(planId: PlanId): number {
  return PLANS.find(({ id }) => id === planId)!.price;
}

async function demoSubscription(deps: CheckoutDeps, link: string) {
  const orderId = deps.payments?.kind === 'demo' ? await readBillingLink(deps, link) : null;
  if (orderId === null) throw new AppError('billing-link-not-valid');
  const [checkout] = await deps.db.select().from(demoCheckouts).where(eq(demoCheckouts.orderId, orderId));
  const subscription = checkout ? subscriptionAt(checkout, deps.clock.now()) : null;
  if (!checkout || !subscription) throw new AppError('billing-link-not-valid');
  return { checkout, subscription };
}
