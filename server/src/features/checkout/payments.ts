import type { PlanId } from '@named-first/contract';

/** What a checkout is opened for: an order row, as stored. */
export type Order = {
  id: string;
  fullName: string;
  businessEmail: string;
  businessName: string;
  websiteDomain: string;
  planId: PlanId;
  /** The provider's customer, once there is one. */
  stripeCustomerId: string | null;
  /** How often the provider failed on this order with a fault of its own. */
  faults: number;
};

/** What the provider calls things that belong to one order. Each may be unknown. */
export type OrderRefs = {
  orderId: string | null;
  sessionId: string | null;
  subscriptionId: string | null;
  /** The provider's customer: all that a refund names. */
  customerId: string | null;
};

/** One of the provider's events: where to look, never what is true. */
export type PaymentEvent = OrderRefs & {
  id: string;
  type: string;
  created: Date;
  /** Whether its kind can change an order. Other kinds are recorded and left alone. */
  concernsOrders: boolean;
};

/** Subscriptions in these states were paid once. https://docs.stripe.com/billing/subscriptions/overview#statuses */
export const PAID_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** What is true of an order right now. */
export type OrderTruth = {
  /** The provider's own word for the subscription; `pending` before there is one, `expired` when there will be none. */
  status: string;
  /** The plan its price belongs to; null when the price is none of ours. */
  planId: PlanId | null;
  /** Whether it was ever paid, however it stands now. */
  isPaid: boolean;
  customerId: string | null;
  sessionId: string | null;
  subscriptionId: string | null;
  /** When it ends by a cancellation, or has ended; null while it renews. */
  endsAt: Date | null;
  /** The plan that a planned downgrade leads to, and when. */
  nextPlanId: PlanId | null;
  nextPlanAt: Date | null;
  /** The discount code that was used at checkout. */
  discountCode: string | null;
  /** How much was paid back, in US cents. */
  refundedCents: number;
};

export type CheckoutState = { status: 'open'; url: string } | { status: 'paid' } | { status: 'expired' };

/** The payment provider. Every call may throw a `PaymentsError`; none changes a table of ours but the demo's own. */
export type Payments = {
  readonly kind: 'stripe' | 'demo';
  /** Finds or makes the provider's customer for an order. Asked again for the same order, gives the same one. */
  ensureCustomer(order: Order): Promise<string>;
  /** Opens the hosted checkout of an order. Asked again for the same order, gives the same one. */
  openCheckout(order: Order & { stripeCustomerId: string }): Promise<{ sessionId: string; url: string }>;
  /** Ends an open checkout, so that it can no longer be paid. @throws when it is not open any more. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Where an opened checkout stands. */
  checkoutState(sessionId: string): Promise<CheckoutState>;
  /** Reads what is true of an order; null when the provider knows none of the names. */
  readOrder(refs: OrderRefs): Promise<OrderTruth | null>;
  /** The address of the customer's billing page, good for a few minutes. */
  openPortal(customer: { orderId: string; stripeCustomerId: string }): Promise<string>;
  /** Events that happened since, the oldest first. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
};

/** The provider's signature on an event it posts. */
export type EventReader = {
  /** @throws BadSignatureError when the body was not signed with our secret in the last five minutes. */
  read(body: Uint8Array, signature: string): PaymentEvent;
};

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** Why the provider could not do what it was asked. */
export type PaymentsFault =
  /** Nobody answered. */
  | 'unreachable'
  /** No answer in time. */
  | 'slow'
  /** We asked too often. */
  | 'busy'
  /** It failed, and repeats that answer for the same idempotency key. */
  | 'failed'
  /** It refused the request: key, price or settings are wrong. */
  | 'refused'
  /** It takes the buyer's e-mail address for none. */
  | 'bad-email';

export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly fault: PaymentsFault;

  constructor(fault: PaymentsFault, cause: unknown) {
    super(`The payment provider: ${fault}`, { cause });
    this.fault = fault;
  }
}
