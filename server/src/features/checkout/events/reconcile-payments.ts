import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { appSettings, customers, stripeEvents } from '../../../db/schema/index.ts';
import { followOrder } from '../../clients/orders/follow-order.ts';
import { billingUrl } from '../billing-link.ts';
import type { CheckoutDeps } from '../deps.ts';
import type { Payments } from '../payments.ts';
import { convergeOrder } from './converge-order.ts';
import { recordEvent } from './record-event.ts';

const HOUR_MS = 60 * 60 * 1000;
const SEEN_KEY = 'payment-events-seen';
/** Stripe may list an event after one that happened later. */
const OVERLAP_MS = HOUR_MS;
/** Stripe lists events for 30 days. The first run need not go back before the product's first order. */
const FIRST_LOOK_MS = 3 * 24 * HOUR_MS;
/** A checkout session lives for 24 hours, and its payment may take a little longer. */
const PENDING_MS = 26 * HOUR_MS;
/** By then the job of an event has run, or is lost. */
const OVERDUE_MS = 10 * 60 * 1000;

/**
 * Repairs what webhooks missed: fetches events that never arrived, queues events again whose job was lost, and reads
 * orders that still wait for their payment. Running it at any time, or twice, is harmless.
 *
 * @throws PaymentsError after everything that can be repaired was; the queue then retries.
 */
export async function reconcilePayments(deps: CheckoutDeps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const repairs = [
    () => fetchMissedEvents(deps, payments),
    () => requeueOverdueEvents(deps),
    () => readPendingOrders(deps),
    () => adoptPaidOrders(deps),
  ];
  const failures: unknown[] = [];
  // One failure must not stop the others: a key without permission to list events can still read the orders.
  for (const repair of repairs) await repair().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function fetchMissedEvents(deps: CheckoutDeps, payments: Payments): Promise<void> {
  const begun = deps.clock.now();
  const [seen] = await deps.db.select().from(appSettings).where(eq(appSettings.key, SEEN_KEY));
  const since = seen ? Date.parse(seen.value) - OVERLAP_MS : begun.getTime() - FIRST_LOOK_MS;
  for (const event of await payments.eventsSince(new Date(since))) {
    await deps.db.transaction((tx) => recordEvent(deps, tx, event));
  }
  const value = begun.toISOString();
  await deps.db
    .insert(appSettings)
    .values({ key: SEEN_KEY, value })
    .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt: begun } });
}

async function requeueOverdueEvents(deps: CheckoutDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - OVERDUE_MS);
  const overdue = await deps.db
    .select({ eventId: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.processedAt), lt(stripeEvents.receivedAt, before)));
  for (const payload of overdue) {
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, 'payment-event', payload, { singletonKey: payload.eventId }),
    );
  }
}

async function readPendingOrders(deps: CheckoutDeps): Promise<void> {
  const pending = await deps.db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.subscriptionStatus, 'pending'),
        isNotNull(customers.stripeSessionId),
        gte(customers.createdAt, new Date(deps.clock.now().getTime() - PENDING_MS)),
      ),
    );
  for (const { id } of pending) await convergeOrder(deps, id);
}

/** Creates clients for orders that were paid before the product had clients, without notifying anyone. */
async function adoptPaidOrders(deps: CheckoutDeps): Promise<void> {
  const isLeft = and(isNotNull(customers.paidAt), isNull(customers.clientId));
  const left = await deps.db.select({ id: customers.id }).from(customers).where(isLeft).orderBy(asc(customers.paidAt));
  for (const { id } of left) {
    await deps.db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(customers)
        .where(and(eq(customers.id, id), isLeft))
        .for('update');
      if (!order) return;
      const isDemo = deps.payments?.kind === 'demo';
      await followOrder(deps, tx, order, { billingUrl: await billingUrl(deps, tx, id), isDemo, isSilent: true });
    });
  }
}
