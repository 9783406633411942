import { and, gte, isNotNull, type SQL } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import type { CheckoutDeps } from './deps.ts';
import { isNeverPaid } from './never-paid.ts';
import { type Payments, PaymentsError } from './payments.ts';
import { paymentsRefusal } from './payments-refusal.ts';

/** A checkout session expires after 24 hours, and its payment may settle a little later. */
const CHECKOUT_LIFE_MS = 26 * 60 * 60 * 1000;

type CloseDeps = Pick<CheckoutDeps, 'db' | 'payments' | 'clock'>;

/**
 * Closes the open checkouts of unpaid orders at the payment provider, so that an order that is about to be deleted
 * cannot be paid.
 *
 * @param which the orders.
 * @returns the ids of orders whose checkout was completed without the order knowing it yet. They must be kept.
 * @throws AppError `payments-unreachable`, `payments-slow`, `payments-busy`, `payments-refused`.
 */
export async function closeCheckouts({ db, payments, clock }: CloseDeps, which: SQL): Promise<string[]> {
  if (!payments) return [];
  const since = new Date(clock.now().getTime() - CHECKOUT_LIFE_MS);
  const orders = await db
    .select({ id: customers.id, sessionId: customers.stripeSessionId })
    .from(customers)
    .where(and(which, isNeverPaid, isNotNull(customers.stripeSessionId), gte(customers.createdAt, since)));
  const completed: string[] = [];
  for (const { id, sessionId } of orders) {
    if (await isCompleted(payments, sessionId!)) completed.push(id);
  }
  return completed;
}

/** Closes the checkout unless it was completed. */
async function isCompleted(payments: Payments, sessionId: string): Promise<boolean> {
  try {
    const { status } = await payments.checkoutState(sessionId);
    if (status === 'open') await payments.expireCheckout(sessionId);
    return status === 'paid';
  } catch (error) {
    throw error instanceof PaymentsError ? paymentsRefusal(error) : error;
  }
}
