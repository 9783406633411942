import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { readBillingLink } from './billing-link.ts';
import type { CheckoutDeps } from './deps.ts';
import { PaymentsError } from './payments.ts';
import { paymentsRefusal } from './payments-refusal.ts';

/**
 * Opens the billing page of a customer, by the id of their row. The URL is valid for a few minutes.
 *
 * @throws AppError `billing-link-not-valid` if there is no such customer or nothing was ever bought, `checkout-off`,
 * and the errors for failures of the payment provider.
 */
export async function openBillingPortal(deps: CheckoutDeps, orderId: string): Promise<{ url: string }> {
  if (!deps.payments) throw new AppError('checkout-off');
  const [order] = await deps.db
    .select({ stripeCustomerId: customers.stripeCustomerId, paidAt: customers.paidAt })
    .from(customers)
    .where(eq(customers.id, orderId));
  if (!order?.stripeCustomerId || order.paidAt === null) throw new AppError('billing-link-not-valid');
  try {
    return { url: await deps.payments.openPortal({ orderId, stripeCustomerId: order.stripeCustomerId }) };
  } catch (error) {
    throw error instanceof PaymentsError ? paymentsRefusal(error) : error;
  }
}

/** The same for a link from a mail. @throws AppError `billing-link-not-valid`, `too-many-requests`, and as above. */
export async function followBillingLink(deps: CheckoutDeps, link: string): Promise<{ url: string }> {
  const orderId = await readBillingLink(deps, link);
  if (orderId === null) throw new AppError('billing-link-not-valid');
  await deps.limiter.count('billing', orderId);
  return openBillingPortal(deps, orderId);
}
