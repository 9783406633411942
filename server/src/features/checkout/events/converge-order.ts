import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { customers, stripeEvents } from '../../../db/schema/index.ts';
import { followOrder } from '../../clients/orders/follow-order.ts';
import { endCourse } from '../../course/end-course.ts';
import { billingUrl } from '../billing-link.ts';
import type { CheckoutDeps } from '../deps.ts';
import type { OrderRefs, OrderTruth } from '../payments.ts';
import { nextOrder } from './next-order.ts';
import { queueNewCustomerMail, queueWelcomeMail } from './queue-order-mails.ts';

type OrderRow = typeof customers.$inferSelect;

/** Each failed attempt means that another state was written in the meantime, so few are ever needed. */
const MAX_TRIES = 10;

/**
 * Updates an order to the provider's current state, and settles all its events that had arrived before that state was
 * read.
 *
 * The provider is queried outside the transaction, so that no connection waits for the network. The result is only
 * written if no other result was written since the query began; otherwise the provider is queried again. The stored
 * state therefore never goes back in time.
 *
 * @param hint the objects that an event names, for an order that does not know its Stripe ids yet.
 * @throws PaymentsError, and an Error if other results kept arriving; the queue then retries.
 */
export async function convergeOrder(deps: CheckoutDeps, orderId: string, hint: OrderRefs | null = null): Promise<void> {
  const { payments } = deps;
  if (!payments) throw new Error('There is no payment provider to ask: is STRIPE_SECRET_KEY gone?');
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const [seen] = await deps.db.select().from(customers).where(eq(customers.id, orderId));
    if (!seen) return;
    const refs = namesOf(seen, hint);
    const events = await waitingEvents(deps, refs);
    // A concurrent run was faster and has settled the events.
    if (attempt > 0 && events.length === 0) return;
    const truth = await payments.readOrder(refs);
    const isWritten = await deps.db.transaction((tx) => write(deps, tx, seen, truth, events));
    if (isWritten) return;
  }
  throw new Error('The order was written by others each time it was read.');
}

function namesOf(order: OrderRow, hint: OrderRefs | null): OrderRefs {
  return {
    orderId: order.id,
    sessionId: order.stripeSessionId ?? hint?.sessionId ?? null,
    subscriptionId: order.stripeSubscriptionId ?? hint?.subscriptionId ?? null,
    customerId: order.stripeCustomerId,
  };
}

async function waitingEvents(
  deps: CheckoutDeps,
  { orderId, sessionId, subscriptionId, customerId }: OrderRefs,
): Promise<string[]> {
  const named = [
    orderId === null ? undefined : eq(stripeEvents.orderId, orderId),
    sessionId === null ? undefined : eq(stripeEvents.sessionId, sessionId),
    subscriptionId === null ? undefined : eq(stripeEvents.subscriptionId, subscriptionId),
    customerId === null ? undefined : eq(stripeEvents.customerId, customerId),
  ];
  const rows = await deps.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.processedAt), or(...named)));
  return rows.map(({ id }) => id).sort();
}

/** Returns false if another result was written since `seen`. */
async function write(
  deps: CheckoutDeps,
  tx: Tx,
  seen: OrderRow,
  truth: OrderTruth | null,
  events: string[],
): Promise<boolean> {
  const [order] = await tx.select().from(customers).where(eq(customers.id, seen.id)).for('update');
  if (order?.readings !== seen.readings) return false;
  const now = deps.clock.now();
  if (truth) await follow(deps, tx, order, truth, now);
  if (events.length > 0) {
    await tx.update(stripeEvents).set({ processedAt: now, error: null }).where(inArray(stripeEvents.id, events));
  }
  return true;
}

async function follow(deps: CheckoutDeps, tx: Tx, order: OrderRow, truth: OrderTruth, now: Date): Promise<void> {
  const { state, isNewlyPaid, isRunning } = nextOrder(order, truth, now);
  const [written] = await tx
    .update(customers)
    .set({ ...state, readings: order.readings + 1 })
    .where(eq(customers.id, order.id))
    .returning();
  if (isNewlyPaid) {
    await endCourse(tx, order.businessEmail);
    await queueNewCustomerMail(deps, tx, written!);
  }
  if (written!.paidAt === null) return;
  const client = await followOrder(deps, tx, written!, {
    billingUrl: await billingUrl(deps, tx, order.id),
    isDemo: deps.payments?.kind === 'demo',
  });
  if (isRunning) await queueWelcomeMail(deps, tx, written!, client);
}
