import { CHECKOUT_RETURNS, type CheckoutAnswer, type CreateSubscription } from '@named-first/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { NOT_COUNTED, type Visitor } from '../funnel/visitor.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { checkOrder } from './check-order.ts';
import type { CheckoutDeps } from './deps.ts';
import { findOrCreateOrder, findOvertakenOrders, type PlacedOrder } from './find-or-create-order.ts';
import { type Payments, PaymentsError } from './payments.ts';
import { paymentsRefusal } from './payments-refusal.ts';

/**
 * Takes an order and returns the URL of its hosted checkout. The order row is committed first. If the provider fails,
 * it stays `pending`, and sending the same order again continues with it. The same order sent twice gives one order and
 * one checkout. If the provider refuses the e-mail address, the order ends as `refused`.
 *
 * @param visitor the buyer, for the funnel figures. Demo orders are not counted.
 * @throws AppError `invalid-input`, `checkout-off`, `payments-unreachable`, `payments-slow`, `payments-busy`,
 * `payments-refused`.
 */
export async function createSubscription(
  deps: CheckoutDeps,
  input: unknown,
  visitor = NOT_COUNTED,
): Promise<CheckoutAnswer> {
  const { payments } = deps;
  if (!payments) throw new AppError('checkout-off');
  const request = checkOrder(deps.settings, input);
  if (fillsHoneypot(input)) return { url: deps.settings.publicUrl + CHECKOUT_RETURNS.canceled };
  const buyer: Visitor = { isCounted: visitor.isCounted && payments.kind !== 'demo' };
  const order = await findOrCreateOrder(deps, request, buyer);
  try {
    return { url: await checkoutUrl(deps, payments, request, { order, buyer }) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.fault === 'failed') await countFault(deps, order);
    if (error.fault === 'bad-email') await endOrder(deps, order, 'refused');
    throw paymentsRefusal(error);
  }
}

type Started = { order: PlacedOrder; buyer: Visitor };

async function checkoutUrl(
  deps: CheckoutDeps,
  payments: Payments,
  request: CreateSubscription,
  { order, buyer }: Started,
): Promise<string> {
  if (order.stripeSessionId === null) return openCheckout(deps, payments, order);
  const state = await payments.checkoutState(order.stripeSessionId);
  if (state.status === 'open') return state.url;
  // Already paid, but its event has not arrived yet: there is nothing left to pay.
  if (state.status === 'paid') return deps.settings.publicUrl + CHECKOUT_RETURNS.success;
  return openCheckout(deps, payments, await findOrCreateOrder(deps, request, buyer, order.id));
}

async function openCheckout(deps: CheckoutDeps, payments: Payments, order: PlacedOrder): Promise<string> {
  const stripeCustomerId = order.stripeCustomerId ?? (await payments.ensureCustomer(order));
  await deps.db.update(customers).set({ stripeCustomerId }).where(eq(customers.id, order.id));
  const { sessionId, url } = await payments.openCheckout({ ...order, stripeCustomerId });
  await deps.db
    .update(customers)
    .set({ stripeSessionId: sessionId })
    .where(and(eq(customers.id, order.id), isNull(customers.stripeSessionId)));
  await expireOvertaken(deps, payments, order);
  return url;
}

/**
 * Closes the checkouts of earlier choices, so that a buyer who chooses again cannot pay twice. Only the checkout of the
 * last choice stays open, whether it is this one or one that came in meanwhile. A checkout that cannot be closed is not
 * an error: closing is tried again with the next choice, and it expires within a day.
 */
async function expireOvertaken(deps: CheckoutDeps, payments: Payments, order: PlacedOrder): Promise<void> {
  for (const overtaken of await findOvertakenOrders(deps, order)) {
    try {
      await payments.expireCheckout(overtaken.stripeSessionId);
      await endOrder(deps, overtaken, 'expired');
    } catch (error) {
      deps.log.warn({ orderId: overtaken.id, err: error }, 'An earlier checkout could not be ended');
    }
  }
}

/** Increments the version of the order, so that a Stripe state read earlier does not overwrite this. */
async function endOrder(
  deps: CheckoutDeps,
  { id }: { id: string },
  subscriptionStatus: 'expired' | 'refused',
): Promise<void> {
  await deps.db
    .update(customers)
    .set({ subscriptionStatus, readings: sql`${customers.readings} + 1` })
    .where(and(eq(customers.id, id), eq(customers.subscriptionStatus, 'pending')));
}

/** Counts one fault for two clicks that failed together, so that both continue with the same new idempotency key. */
async function countFault(deps: CheckoutDeps, order: PlacedOrder): Promise<void> {
  await deps.db
    .update(customers)
    .set({ faults: sql`${customers.faults} + 1` })
    .where(and(eq(customers.id, order.id), eq(customers.faults, order.faults)));
}
