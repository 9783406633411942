import { PLANS } from '@named-first/contract';
import type { OrderTruth } from '../payments.ts';

/** The part of an order row that is copied from the provider. */
export type OrderState = {
  subscriptionStatus: string;
  planId: string;
  planName: string;
  stripeCustomerId: string | null;
  stripeSessionId: string | null;
  stripeSubscriptionId: string | null;
  paidAt: Date | null;
  endsAt: Date | null;
  nextPlanId: string | null;
  nextPlanAt: Date | null;
  discountCode: string | null;
  refundedCents: number;
};

export type NextOrder = {
  state: OrderState;
  /** Whether this is the first result that shows the order as paid. */
  isNewlyPaid: boolean;
  /**
   * Whether the customer is to be welcomed, because the subscription is running. Deciding this twice still sends one
   * mail.
   */
  isRunning: boolean;
};

const RUNNING = new Set(['active', 'trialing']);

/** The new state of an order, derived only from the provider's state, so that the order of events does not matter. */
export function nextOrder(state: OrderState, truth: OrderTruth, now: Date): NextOrder {
  const plan = PLANS.find(({ id }) => id === truth.planId);
  const isNewlyPaid = state.paidAt === null && truth.isPaid;
  return {
    state: {
      subscriptionStatus: truth.status,
      planId: plan?.id ?? state.planId,
      planName: plan?.name ?? state.planName,
      stripeCustomerId: truth.customerId ?? state.stripeCustomerId,
      stripeSessionId: truth.sessionId ?? state.stripeSessionId,
      stripeSubscriptionId: truth.subscriptionId ?? state.stripeSubscriptionId,
      paidAt: isNewlyPaid ? now : state.paidAt,
      endsAt: truth.endsAt,
      nextPlanId: truth.nextPlanId,
      nextPlanAt: truth.nextPlanAt,
      discountCode: truth.discountCode ?? state.discountCode,
      refundedCents: truth.refundedCents,
    },
    isNewlyPaid,
    isRunning: RUNNING.has(truth.status),
  };
}
