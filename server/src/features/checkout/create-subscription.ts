import { CHECKOUT_RETURNS, type CheckoutAnswer, type CreateSubscription } from '@named-first/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { checkOrder } from './check-order.ts';
import type { CheckoutDeps } from './deps.ts';
import { findOvertakenOrders, type HeldOrder, holdOrder } from './hold-order.ts';
import { type Payments, PaymentsError } from './payments.ts';
import { paymentsRefusal } from './payments-refusal.ts';

/**
 * Takes an order and gives the address of its hosted checkout. The order row is committed first; when the provider
 * fails, it stays `pending` and the same order sent again goes on with it. Sent twice, it is one order and one checkout.
 * An address that the provider refuses ends it as `refused`.
 *
 * @throws AppError `invalid-input`, `checkout-off`, `payments-unreachable`, `payments-slow`, `payments-busy`,
 *   `payments-refused`.
 */
export async function createSubscription(deps: CheckoutDeps, input: unknown): Promise<CheckoutAnswer> {
  const { payments } = deps;
  if (!payments) throw new AppError('checkout-off');
  const request = checkOrder(deps.settings, input);
  if (fillsHoneypot(input)) return { url: deps.settings.publicUrl + CHECKOUT_RETURNS.canceled };
  const order = await holdOrder(deps, request);
  try {
    return { url: await checkoutUrl(deps, payments, request, order) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.fault === 'failed') await countFault(deps, order);
    if (error.fault === 'bad-email') await endOrder(deps, order, 'refused');
    throw paymentsRefusal(error);
  }
}

async function checkoutUrl(deps: CheckoutDeps, payments: Payments, request: CreateSubscription, order: HeldOrder) {
  if (order.stripeSessionId === null) return openCheckout(deps, payments, order);
  const state = await payments.checkoutState(order.stripeSessionId);
  if (state.status === 'open') return state.url;
  // Paid, only that its event is not in yet: there is nothing left to pay.
  if (state.status === 'paid') return deps.settings.publicUrl + CHECKOUT_RETURNS.success;
  return openCheckout(deps, payments, await holdOrder(deps, request, order.id));
}

async function openCheckout(deps: CheckoutDeps, payments: Payments, order: HeldOrder): Promise<string> {
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
 * Who chooses again is not to pay for both choices: only the checkout of the last one stays open, be it this or another
 * that came in while this was being opened. One that cannot be ended stands in nobody's way: it is tried again with the
 * next choice, and is over within a day by itself.
 */
async function expireOvertaken(deps: CheckoutDeps, payments: Payments, order: HeldOrder): Promise<void> {
  for (const overtaken of await findOvertakenOrders(deps, order)) {
    try {
      await payments.expireCheckout(overtaken.stripeSessionId);
      await endOrder(deps, overtaken, 'expired');
    } catch (error) {
      deps.log.warn({ orderId: overtaken.id, err: error }, 'An earlier checkout could not be ended');
    }
  }
}

/** Counts as a reading, so that one begun before it is not written over it. */
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

/** Once for two clicks that failed together, so that both go on under one new idempotency key. */
async function countFault(deps: CheckoutDeps, order: HeldOrder): Promise<void> {
  await deps.db
    .update(customers)
    .set({ faults: sql`${customers.faults} + 1` })
    .where(and(eq(customers.id, order.id), eq(customers.faults, order.faults)));
}
