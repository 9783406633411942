import { CHECKOUT_RETURNS } from '@named-first/contract';
import type Stripe from 'stripe';
import type { Settings } from '../../../settings/settings.ts';
import {
  type CheckoutState,
  type Order,
  type OrderRefs,
  type OrderTruth,
  PAID_STATUSES,
  type Payments,
} from '../payments.ts';
import { asPaymentsError, isMissing } from './stripe-errors.ts';
import { idOf, ORDER_EVENTS, ORDER_METADATA, paymentEvent } from './stripe-events.ts';
import { findPortalConfiguration } from './stripe-portal.ts';
import { createStripePrices } from './stripe-prices.ts';

/** Stripe's own limit on a metadata value. */
const LONGEST_METADATA = 500;
/** Far more than ever happens between two looks; a bound, so that a mistake cannot fill the memory. */
const MOST_EVENTS = 10_000;

export type StripePaymentsParts = {
  stripe: Stripe;
  settings: Pick<Settings, 'publicUrl' | 'stripePrices'>;
  clock: { now(): Date };
};

/** Payments at Stripe. */
export function createStripePayments({ stripe, settings, clock }: StripePaymentsParts): Payments {
  const prices = createStripePrices(stripe, settings, clock);
  const { publicUrl } = settings;
  let portal: Promise<string | null> | null = null;

  async function ensureCustomer(order: Order): Promise<string> {
    const made = order.faults > 0 ? await findCustomer(stripe, order) : null;
    if (made !== null) return made;
    const { id } = await stripe.customers.create(
      {
        email: order.businessEmail,
        name: order.fullName,
        metadata: {
          [ORDER_METADATA]: order.id,
          business_name: order.businessName.slice(0, LONGEST_METADATA),
          website: order.websiteDomain.slice(0, LONGEST_METADATA),
        },
      },
      { idempotencyKey: idempotencyKey(order, 'customer') },
    );
    return id;
  }

  async function openCheckout(order: Order & { stripeCustomerId: string }): Promise<Stripe.Checkout.Session> {
    const made = order.faults > 0 ? await findSession(stripe, order) : null;
    if (made !== null) return made;
    const metadata = { [ORDER_METADATA]: order.id, plan_id: order.planId };
    return stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: order.stripeCustomerId,
        client_reference_id: order.id,
        line_items: [{ price: await prices.priceOf(order.planId), quantity: 1 }],
        allow_promotion_codes: true,
        metadata,
        subscription_data: { metadata },
        success_url: publicUrl + CHECKOUT_RETURNS.success,
        cancel_url: publicUrl + CHECKOUT_RETURNS.canceled,
      },
      { idempotencyKey: idempotencyKey(order, 'session') },
    );
  }

  async function readOrder(refs: OrderRefs): Promise<OrderTruth | null> {
    const session = refs.sessionId === null ? null : await readSession(stripe, refs.sessionId);
    if (session && typeof session.subscription === 'object' && session.subscription !== null) {
      return truthOf(session, session.subscription);
    }
    if (refs.subscriptionId === null) return session && truthOf(session, null);
    const subscription = await stripe.subscriptions.retrieve(refs.subscriptionId);
    const { data } = await stripe.checkout.sessions.list({ subscription: subscription.id, limit: 1 });
    return truthOf(data[0] ?? session, subscription);
  }

  function truthOf(session: Stripe.Checkout.Session | null, subscription: Stripe.Subscription | null): OrderTruth {
    const price = subscription?.items.data[0]?.price;
    return {
      status: subscription?.status ?? (session?.status === 'expired' ? 'expired' : 'pending'),
      planId: price ? prices.planOf(price) : null,
      isPaid: wasPaid(session, subscription),
      customerId: idOf(subscription?.customer) ?? idOf(session?.customer),
      sessionId: session?.id ?? null,
      subscriptionId: subscription?.id ?? null,
    };
  }

  return {
    kind: 'stripe',
    ensureCustomer: (order) => asPaymentsError(() => ensureCustomer(order)),
    openCheckout: (order) =>
      asPaymentsError(async () => {
        const { id, url } = await openCheckout(order);
        if (url === null) throw new Error(`Stripe gave no address for the session ${id}`);
        return { sessionId: id, url };
      }),
    expireCheckout: (sessionId) =>
      asPaymentsError(async () => {
        await stripe.checkout.sessions.expire(sessionId);
      }),
    checkoutState: (sessionId) =>
      asPaymentsError(async () => {
        const session = await readSession(stripe, sessionId);
        return session ? stateOf(session) : { status: 'expired' };
      }),
    readOrder: (refs) =>
      asPaymentsError(() =>
        readOrder(refs).catch((error) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      ),
    openPortal: ({ stripeCustomerId: customer }) =>
      asPaymentsError(async () => {
        portal ??= findPortalConfiguration(stripe).then((found) => found?.id ?? null);
        const configuration = await portal.catch((error) => {
          portal = null;
          throw error;
        });
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: publicUrl,
          ...(configuration === null ? {} : { configuration }),
        });
        return url;
      }),
    eventsSince: (since) =>
      asPaymentsError(async () => {
        const events = await stripe.events
          .list({ created: { gte: Math.floor(since.getTime() / 1000) }, types: [...ORDER_EVENTS], limit: 100 })
          .autoPagingToArray({ limit: MOST_EVENTS });
        return events.reverse().map(paymentEvent);
      }),
  };
}

/**
 * Stripe repeats its answer to a key, its own faults included (https://docs.stripe.com/api/idempotent_requests), so
 * after a fault another key is needed.
 */
function idempotencyKey(order: Order, what: 'customer' | 'session'): string {
  return `order-${order.id}-${what}-${order.faults}`;
}

/** A request that failed at Stripe may have done its work all the same. */
async function findCustomer(stripe: Stripe, order: Order): Promise<string | null> {
  const { data } = await stripe.customers.list({ email: order.businessEmail, limit: 100 });
  return data.find(({ metadata }) => metadata[ORDER_METADATA] === order.id)?.id ?? null;
}

async function findSession(stripe: Stripe, order: Order & { stripeCustomerId: string }) {
  const { data } = await stripe.checkout.sessions.list({ customer: order.stripeCustomerId, limit: 100 });
  return data.find((session) => session.client_reference_id === order.id && session.status === 'open') ?? null;
}

async function readSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function stateOf({ status, url }: Stripe.Checkout.Session): CheckoutState {
  if (status === 'open' && url !== null) return { status: 'open', url };
  return { status: status === 'complete' ? 'paid' : 'expired' };
}

/** A subscription only leaves `incomplete` by a payment. */
function wasPaid(session: Stripe.Checkout.Session | null, subscription: Stripe.Subscription | null): boolean {
  if (subscription && PAID_STATUSES.includes(subscription.status)) return true;
  return session?.status === 'complete' && session.payment_status !== 'unpaid';
}
