import { and, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { demoCheckouts } from '../../../db/schema/index.ts';
import { billingLink } from '../billing-link.ts';
import type { CheckoutDeps } from '../deps.ts';
import type { OrderTruth, PaymentEvent, Payments } from '../payments.ts';
import { subscriptionAt } from './demo-subscription.ts';

type DemoCheckout = typeof demoCheckouts.$inferSelect;

const SESSION = 'cs_demo_';
const SESSION_MS = 24 * 60 * 60 * 1000;

/** Payments without a provider: a checkout page on this site, and subscriptions without charges. */
export function createDemoPayments(deps: Pick<CheckoutDeps, 'settings' | 'db' | 'clock'>): Payments {
  const { db, clock, settings } = deps;
  const urlOf = (sessionId: string) => new URL(`/demo-checkout/${sessionId}`, settings.publicUrl).href;
  return {
    kind: 'demo',
    async ensureCustomer(order) {
      return order.stripeCustomerId ?? `cus_demo_${order.id}`;
    },
    async openCheckout(order) {
      const createdAt = clock.now();
      await db
        .insert(demoCheckouts)
        .values({ orderId: order.id, planId: order.planId, createdAt })
        .onConflictDoNothing({ target: demoCheckouts.orderId });
      const [checkout] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.orderId, order.id));
      const sessionId = SESSION + checkout!.id;
      return { sessionId, url: urlOf(sessionId) };
    },
    async expireCheckout(sessionId) {
      const checkout = await findDemoCheckout(deps, sessionId);
      if (!checkout) return;
      await db.delete(demoCheckouts).where(and(eq(demoCheckouts.id, checkout.id), eq(demoCheckouts.status, 'open')));
    },
    async checkoutState(sessionId) {
      const checkout = await findDemoCheckout(deps, sessionId);
      if (checkout?.status === 'complete') return { status: 'paid' };
      return checkout && isOpen(checkout, clock.now())
        ? { status: 'open', url: urlOf(sessionId) }
        : { status: 'expired' };
    },
    async readOrder({ sessionId }) {
      const checkout = sessionId === null ? null : await findDemoCheckout(deps, sessionId);
      return checkout && truthOf(checkout, clock.now());
    },
    async openPortal({ orderId }) {
      return new URL(`/demo-portal/${await billingLink(deps, db, orderId)}`, settings.publicUrl).href;
    },
    async eventsSince(since) {
      const due = await db
        .select()
        .from(demoCheckouts)
        .where(
          and(
            isNotNull(demoCheckouts.changesAt),
            gte(demoCheckouts.changesAt, since),
            lte(demoCheckouts.changesAt, clock.now()),
          ),
        );
      return due.map((checkout) => demoEvent(checkout, 'customer.subscription.updated', checkout.changesAt!));
    },
  };
}

/** Null if there is no such session. */
export async function findDemoCheckout(
  { db }: Pick<CheckoutDeps, 'db'>,
  sessionId: string,
): Promise<DemoCheckout | null> {
  const id = /^cs_demo_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(sessionId)?.[1];
  if (!id) return null;
  const [checkout] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.id, id));
  return checkout ?? null;
}

/** Like Stripe's, an unpaid demo checkout expires after a day. */
export function isOpen(checkout: DemoCheckout, now: Date): boolean {
  return checkout.status === 'open' && now.getTime() - checkout.createdAt.getTime() < SESSION_MS;
}

/** An event as Stripe would post it. The same kind of event at the same time has the same id. */
export function demoEvent(checkout: DemoCheckout, type: string, created: Date): PaymentEvent {
  return {
    id: `evt_demo_${checkout.id}_${type}_${created.getTime()}`,
    type,
    created,
    concernsOrders: true,
    orderId: checkout.orderId,
    sessionId: SESSION + checkout.id,
    subscriptionId: subscriptionId(checkout),
    customerId: null,
  };
}

function truthOf(checkout: DemoCheckout, now: Date): OrderTruth {
  const subscription = subscriptionAt(checkout, now);
  return {
    status: subscription?.status ?? (isOpen(checkout, now) ? 'pending' : 'expired'),
    planId: subscription?.planId ?? checkout.planId,
    isPaid: subscription !== null,
    customerId: null,
    sessionId: SESSION + checkout.id,
    subscriptionId: subscription && subscriptionId(checkout),
    endsAt: subscription?.ends ? subscription.paidUntil : null,
    nextPlanId: subscription?.nextPlanId ?? null,
    nextPlanAt: subscription?.nextPlanId ? subscription.paidUntil : null,
    discountCode: checkout.discountCode,
    refundedCents: 0,
  };
}

function subscriptionId(checkout: DemoCheckout): string {
  return `sub_demo_${checkout.id}`;
}
