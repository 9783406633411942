import { PLANS } from '@named-first/contract';
import type { OrderTruth } from '../payments.ts';

/** The part of an order row that follows the provider. */
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
  /** Whether this reading is the first that shows the order paid. */
  isNewlyPaid: boolean;
  /** Whether the customer is to be welcomed: their subscription runs. Deciding so twice still sends one mail. */
  isRunning: boolean;
};

const RUNNING = new Set(['active', 'trialing']);

/** What an order becomes by a reading of the truth. Depends on nothing else, so the order of events cannot matter. */
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
