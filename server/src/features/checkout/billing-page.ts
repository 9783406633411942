import type { BillingPlan } from '@named-first/contract';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { billingPlan } from '../clients/billing/billing-plan.ts';
import { requestRefund } from '../clients/billing/request-refund.ts';
import { answerWebsite } from '../clients/billing/set-website.ts';
import { noteRefund } from '../clients/desk/change-client.ts';
import { billingUrl, readBillingLink } from './billing-link.ts';
import type { CheckoutDeps } from './deps.ts';

/** The plan as a client's billing page shows it. @throws AppError `billing-link-not-valid`, `too-many-requests`. */
export async function viewBillingPlan(deps: CheckoutDeps, link: string): Promise<BillingPlan> {
  return billingPlan(deps, await orderOf(deps, link));
}

/** Requests a refund. @throws AppError as above, `guarantee-over`, `invalid-input`. */
export async function askForRefund(deps: CheckoutDeps, link: string, input: unknown): Promise<void> {
  const orderId = await orderOf(deps, link);
  await requestRefund(deps, { orderId, recipient: (tx, order) => recipientOf(deps, tx, order) }, input);
}

/** Corrects the website of an order. @throws AppError as above, `invalid-input`. */
export async function tellWebsite(deps: CheckoutDeps, link: string, input: unknown): Promise<void> {
  await answerWebsite(deps, await orderOf(deps, link), input);
}

/** Records a refund that the payment provider does not report. @throws AppError `not-found`, `invalid-input`. */
export async function noteClientRefund(deps: CheckoutDeps, clientId: string, input: unknown): Promise<void> {
  const recipient = (tx: Tx, { orderId, fullName, email }: { orderId: string; fullName: string; email: string }) =>
    recipientOf(deps, tx, { id: orderId, fullName, businessEmail: email });
  await noteRefund(deps, { clientId, recipient }, input);
}

/** The recipient of confirmations about an order. */
async function recipientOf(deps: CheckoutDeps, tx: Tx, order: { id: string; fullName: string; businessEmail: string }) {
  return {
    to: order.businessEmail,
    fullName: order.fullName,
    billingUrl: await billingUrl(deps, tx, order.id),
    isDemo: deps.payments?.kind === 'demo',
  };
}

async function orderOf(deps: CheckoutDeps, link: string): Promise<string> {
  const orderId = await readBillingLink(deps, link);
  if (orderId === null) throw new AppError('billing-link-not-valid');
  await deps.limiter.count('billing', orderId);
  return orderId;
}
