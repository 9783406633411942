import { randomBytes } from 'node:crypto';

export type Resource = { id: string; object: string; [field: string]: unknown };
export type Session = Resource & {
  status: 'open' | 'complete' | 'expired';
  customer: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  metadata: Record<string, string>;
  client_reference_id: string | null;
};
export type Price = Resource & { lookup_key: string | null; active: boolean; unit_amount: number; product: string };
export type Subscription = Resource & {
  status: string;
  customer: string;
  metadata: Record<string, string>;
  /** When a cancellation takes effect, and when the subscription ended. */
  cancel_at: number | null;
  ended_at: number | null;
  schedule: Schedule | null;
  items: { object: 'list'; data: (Resource & { price: Price })[]; has_more: false; url: string };
};
/** A scheduled change of price: its second phase begins at `start_date`. */
export type Schedule = Resource & {
  status: string;
  phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[];
};
export type StripeEvent = Resource & { type: string; created: number; data: { object: Resource } };

const KINDS = {
  customer: 'cus_',
  'checkout.session': 'cs_test_',
  subscription: 'sub_',
  subscription_item: 'si_',
  price: 'price_',
  product: 'prod_',
  event: 'evt_',
  subscription_schedule: 'sub_sched_',
  payment_intent: 'pi_',
  charge: 'ch_',
  coupon: '',
  promotion_code: 'promo_',
  'billing_portal.configuration': 'bpc_',
  'billing_portal.session': 'bps_',
  webhook_endpoint: 'we_',
} as const;
export type Kind = keyof typeof KINDS;

export function newId(kind: Kind): string {
  return KINDS[kind] + randomBytes(9).toString('hex');
}

/** The state of the fake, and the actions that change it. Every change emits an event. */
export type StripeState = ReturnType<typeof createStripeState>;

export function createStripeState(emit: (event: StripeEvent) => void) {
  const all = new Map<string, Resource>();
  /** What each session sells, which its response does not include. */
  const lines = new Map<string, string>();

  const get = <R extends Resource>(id: string) => all.get(id) as R | undefined;
  const ofKind = <R extends Resource>(kind: Kind) => [...all.values()].filter(({ object }) => object === kind) as R[];
  const add = <R extends Resource>(kind: Kind, fields: Omit<R, 'id' | 'object'> & { id?: string }): R => {
    const resource = { id: newId(kind), object: kind, created: seconds(), livemode: false, ...fields } as unknown as R;
    all.set(resource.id, resource);
    return resource;
  };

  function happen(type: string, object: Resource): StripeEvent {
    const event = add<StripeEvent>('event', {
      type,
      created: seconds(),
      api_version: null,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      // A snapshot of that time, as Stripe sends it. It may be outdated when it arrives.
      data: { object: structuredClone(object) },
    });
    emit(event);
    return event;
  }

  /** The subscription's invoice, as far as an event includes it. Not stored, because no one reads it again. */
  function invoiceOf({ id, metadata, customer }: Subscription): Resource {
    const details = { subscription: id, metadata };
    return {
      id: `in_${randomBytes(9).toString('hex')}`,
      object: 'invoice',
      customer,
      parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
    };
  }

  function charge({ customer, items }: Subscription): void {
    const amount = items.data[0]!.price.unit_amount;
    const made = add('charge', { customer, amount, amount_refunded: 0, refunded: false });
    add('payment_intent', { customer, amount, latest_charge: made });
  }

  function subscribe(session: Session, metadata: Record<string, string>): Subscription {
    const price = get<Price>(lines.get(session.id)!)!;
    const id = newId('subscription');
    const item = { id: newId('subscription_item'), object: 'subscription_item', price, quantity: 1, subscription: id };
    return add<Subscription>('subscription', {
      id,
      status: 'incomplete',
      customer: session.customer,
      currency: 'usd',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      schedule: null,
      metadata,
      items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    });
  }

  return {
    all,
    lines,
    get,
    ofKind,
    add,
    happen,
    /** The buyer pays on the hosted page. */
    pay(sessionId: string): Subscription {
      const session = get<Session>(sessionId)!;
      if (session.status !== 'open') throw new Error(`The session is ${session.status}`);
      const subscription = subscribe(session, session.metadata);
      happen('customer.subscription.created', subscription);
      subscription.status = 'active';
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id, url: null });
      happen('customer.subscription.updated', subscription);
      charge(subscription);
      happen('invoice.paid', invoiceOf(subscription));
      happen('checkout.session.completed', session);
      return subscription;
    },
    expire(sessionId: string): void {
      const session = get<Session>(sessionId)!;
      Object.assign(session, { status: 'expired', url: null });
      happen('checkout.session.expired', session);
    },
    /** A renewal's charge fails, or succeeds later. */
    renew(subscriptionId: string, succeeds: boolean): void {
      const subscription = get<Subscription>(subscriptionId)!;
      subscription.status = succeeds ? 'active' : 'past_due';
      happen(succeeds ? 'invoice.paid' : 'invoice.payment_failed', invoiceOf(subscription));
      happen('customer.subscription.updated', subscription);
    },
    changePrice(subscriptionId: string, priceId: string): void {
      const subscription = get<Subscription>(subscriptionId)!;
      subscription.items.data[0]!.price = get<Price>(priceId)!;
      happen('customer.subscription.updated', subscription);
    },
    /** The buyer cancels in the portal at the end of the paid month, or reverts that with null. */
    cancelAt(subscriptionId: string, at: number | null): void {
      const subscription = get<Subscription>(subscriptionId)!;
      Object.assign(subscription, { cancel_at: at, cancel_at_period_end: at !== null });
      happen('customer.subscription.updated', subscription);
    },
    /** The buyer schedules a smaller plan for the next cycle in the portal; null reverts it. */
    planPrice(subscriptionId: string, next: { priceId: string; at: number } | null): void {
      const subscription = get<Subscription>(subscriptionId)!;
      const phase = (price: string, start: number, end: number) => ({
        ...{ start_date: start, end_date: end, items: [{ price, quantity: 1 }] },
      });
      subscription.schedule = next && {
        ...{ id: newId('subscription_schedule'), object: 'subscription_schedule', status: 'active' },
        phases: [
          phase(subscription.items.data[0]!.price.id, next.at - MONTH_SECONDS, next.at),
          phase(next.priceId, next.at, next.at + MONTH_SECONDS),
        ],
      };
      happen('customer.subscription.updated', subscription);
    },
    /** The agency refunds all payments of a customer in the dashboard. */
    refund(customerId: string): void {
      for (const charge of ofKind<Resource & { customer: string; amount: number }>('charge')) {
        if (charge.customer !== customerId) continue;
        Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
        happen('charge.refunded', charge);
      }
    },
    cancel(subscriptionId: string): void {
      const subscription = get<Subscription>(subscriptionId)!;
      Object.assign(subscription, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() });
      happen('customer.subscription.deleted', subscription);
    },
  };
}

const MONTH_SECONDS = 31 * 86_400;

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
