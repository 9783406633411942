import type { OrderState } from '../src/features/checkout/events/next-order.ts';
import type { OrderTruth, PaymentEvent } from '../src/features/checkout/payments.ts';

/** The end of that subscription. */
export const LIFE_ENDS_AT = new Date('2026-05-02T15:00:00Z');

/** Eight events in the life of a subscription, each with the true state after it. */
export const LIFE: readonly { type: string; truth: OrderTruth }[] = [
  moment('customer.subscription.created', { status: 'incomplete', isPaid: false }),
  moment('invoice.paid', {}),
  moment('customer.subscription.updated', {}),
  moment('checkout.session.completed', {}),
  moment('customer.subscription.updated', { planId: 'ultimate' }),
  moment('invoice.payment_failed', { planId: 'ultimate', status: 'past_due' }),
  moment('customer.subscription.updated', { planId: 'ultimate', status: 'past_due', endsAt: LIFE_ENDS_AT }),
  moment('customer.subscription.deleted', { planId: 'ultimate', status: 'canceled', endsAt: LIFE_ENDS_AT }),
];

function moment(type: string, changes: Partial<OrderTruth>) {
  const truth: OrderTruth = {
    status: 'active',
    planId: 'premium',
    isPaid: true,
    customerId: 'cus_1',
    sessionId: 'cs_1',
    subscriptionId: 'sub_1',
    ...{ endsAt: null, nextPlanId: null, nextPlanAt: null, discountCode: null, refundedCents: 0 },
    ...changes,
  };
  return { type, truth };
}

/** The same events, attached to an order. */
export function lifeEvents(orderId: string): PaymentEvent[] {
  return LIFE.map(({ type }, at) => ({
    id: `evt_${at}_${orderId}`,
    type,
    created: new Date('2026-03-02T15:00:00Z'),
    concernsOrders: true,
    ...{ orderId, sessionId: null, subscriptionId: null, customerId: null },
  }));
}

/** The state of an unpaid order. */
export function orderState(): OrderState {
  return {
    subscriptionStatus: 'pending',
    planId: 'premium',
    planName: 'Premium',
    stripeCustomerId: 'cus_1',
    stripeSessionId: null,
    stripeSubscriptionId: null,
    paidAt: null,
    ...{ endsAt: null, nextPlanId: null, nextPlanAt: null, discountCode: null, refundedCents: 0 },
  };
}
