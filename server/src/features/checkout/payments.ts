import type { PlanId } from '@named-first/contract';

/** The order to open a checkout for, as stored. */
export type Order = {
  id: string;
  fullName: string;
  businessEmail: string;
  businessName: string;
  websiteDomain: string;
  planId: PlanId;
  /** The provider's customer, once it exists. */
  stripeCustomerId: string | null;
  /** How often the provider returned a server error for this order. */
  faults: number;
};

/** The provider's ids of the objects that belong to one order. Each may be unknown. */
export type OrderRefs = {
  orderId: string | null;
  sessionId: string | null;
  subscriptionId: string | null;
  /** The provider's customer, which is all that a refund names. */
  customerId: string | null;
};

/** One of the provider's events. It says where to look, but is not trusted as the current state. */
export type PaymentEvent = OrderRefs & {
  id: string;
  type: string;
  created: Date;
  /** Whether this kind of event can change an order. Other kinds are recorded and ignored. */
  concernsOrders: boolean;
};

/**
 * Subscriptions in these states were paid at least once.
 * https://docs.stripe.com/billing/subscriptions/overview#statuses
 */
export const PAID_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The provider's current state of an order. */
export type OrderTruth = {
  /**
   * The provider's status of the subscription; `pending` before it exists, `expired` if the checkout ended without one.
   */
  status: string;
  /** The plan that its price belongs to; null if the price is not one of ours. */
  planId: PlanId | null;
  /** Whether it was ever paid, whatever its current status is. */
  isPaid: boolean;
  customerId: string | null;
  sessionId: string | null;
  subscriptionId: string | null;
  /** When it ends or ended through cancellation; null while it renews. */
  endsAt: Date | null;
  /** The target plan and the date of a scheduled downgrade. */
  nextPlanId: PlanId | null;
  nextPlanAt: Date | null;
  /** The discount code used at checkout. */
  discountCode: string | null;
  /** The refunded amount in US cents. */
  refundedCents: number;
};

export type CheckoutState = { status: 'open'; url: string } | { status: 'paid' } | { status: 'expired' };

/** The payment provider. Every call may throw a `PaymentsError`. No call changes our tables, except the demo's own. */
export type Payments = {
  readonly kind: 'stripe' | 'demo';
  /** Finds or creates the provider's customer for an order. Idempotent per order. */
  ensureCustomer(order: Order): Promise<string>;
  /** Opens the hosted checkout of an order. Idempotent per order. */
  openCheckout(order: Order & { stripeCustomerId: string }): Promise<{ sessionId: string; url: string }>;
  /** Expires an open checkout, so that it can no longer be paid. @throws if it is not open any more. */
  expireCheckout(sessionId: string): Promise<void>;
  /** The state of an opened checkout. */
  checkoutState(sessionId: string): Promise<CheckoutState>;
  /** The current state of an order; null if the provider knows none of the ids. */
  readOrder(refs: OrderRefs): Promise<OrderTruth | null>;
  /** The URL of the customer's billing page, valid for a few minutes. */
  openPortal(customer: { orderId: string; stripeCustomerId: string }): Promise<string>;
  /** Events since that time, oldest first. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
};

/** Verifies and parses the events that the provider posts. */
export type EventReader = {
  /** @throws BadSignatureError unless the body was signed with our secret within the last five minutes. */
  read(body: Uint8Array, signature: string): PaymentEvent;
};

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** Why the provider could not do what it was asked. */
export type PaymentsFault =
  /** No connection. */
  | 'unreachable'
  /** No response in time. */
  | 'slow'
  /** Rate limited. */
  | 'busy'
  /** It failed, and repeats that response for the same idempotency key. */
  | 'failed'
  /** It refused the request: key, price or settings are wrong. */
  | 'refused'
  /** It does not accept the buyer's e-mail address. */
  | 'bad-email';

export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly fault: PaymentsFault;

  constructor(fault: PaymentsFault, cause: unknown) {
    super(`The payment provider: ${fault}`, { cause });
    this.fault = fault;
  }
}
