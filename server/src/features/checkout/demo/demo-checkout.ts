import {
  CHECKOUT_RETURNS,
  type CheckoutAnswer,
  DEMO_CARDS,
  type DemoCheckoutView,
  demoPaymentSchema,
} from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { customers, demoCheckouts } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { CheckoutDeps } from '../deps.ts';
import { recordEvent } from '../events/record-event.ts';
import { demoEvent, findDemoCheckout, isOpen } from './demo-payments.ts';

/** The contents of the demo checkout page. @throws AppError `checkout-not-found`. */
export async function viewDemoCheckout(deps: CheckoutDeps, sessionId: string): Promise<DemoCheckoutView> {
  const checkout = await demoCheckout(deps, sessionId);
  const [order] = await deps.db
    .select({ businessName: customers.businessName, businessEmail: customers.businessEmail })
    .from(customers)
    .where(eq(customers.id, checkout.orderId));
  const status = checkout.status === 'open' && !isOpen(checkout, deps.clock.now()) ? 'expired' : checkout.status;
  return { status, planId: checkout.planId, ...order! };
}

/**
 * Pays with a test card, or cancels. Paying twice has the effect of paying once. In the same transaction, records the
 * event that Stripe's webhook would send.
 *
 * @returns the URL that the buyer is sent to.
 * @throws AppError `checkout-not-found`, `invalid-input`, `card-declined`, `checkout-closed`.
 */
export async function payDemoCheckout(deps: CheckoutDeps, sessionId: string, input: unknown): Promise<CheckoutAnswer> {
  const checkout = await demoCheckout(deps, sessionId);
  const payment = parseInput(demoPaymentSchema, input);
  const goTo = (path: string) => ({ url: new URL(path, deps.settings.publicUrl).href });
  if (checkout.status === 'complete') return goTo(CHECKOUT_RETURNS.success);
  if (payment.action === 'cancel') return goTo(CHECKOUT_RETURNS.canceled);
  if (!isOpen(checkout, deps.clock.now())) throw new AppError('checkout-closed');
  if (payment.cardNumber === DEMO_CARDS.declined.replaceAll(' ', '')) throw new AppError('card-declined');
  await pay(deps, checkout.id, payment.discountCode);
  return goTo(CHECKOUT_RETURNS.success);
}

async function pay(deps: CheckoutDeps, id: string, discountCode: string | null): Promise<void> {
  const paidAt = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const [paid] = await tx
      .update(demoCheckouts)
      .set({ status: 'complete', paidAt, discountCode })
      .where(and(eq(demoCheckouts.id, id), eq(demoCheckouts.status, 'open')))
      .returning();
    if (!paid) return;
    for (const type of ['customer.subscription.created', 'checkout.session.completed', 'invoice.paid']) {
      await recordEvent(deps, tx, demoEvent(paid, type, paidAt));
    }
  });
}

async function demoCheckout(deps: CheckoutDeps, sessionId: string) {
  const checkout = deps.payments?.kind === 'demo' ? await findDemoCheckout(deps, sessionId) : null;
  if (!checkout) throw new AppError('checkout-not-found');
  return checkout;
}
