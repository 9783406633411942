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

/** Stripe's limit on the length of a metadata value. */
const MAX_METADATA_LENGTH = 500;
/** Far more events than ever happen between two runs. Limits the memory in case of a mistake. */
const MAX_EVENTS = 10_000;

export type StripePaymentsParts = {
  stripe: Stripe;
  settings: Pick<Settings, 'publicUrl' | 'stripePrices'>;
  clock: { now(): Date };
};

/** Payments through Stripe. */
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
          business_name: order.businessName.slice(0, MAX_METADATA_LENGTH),
          website: order.websiteDomain.slice(0, MAX_METADATA_LENGTH),
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
    const subscription = await stripe.subscriptions.retrieve(refs.subscriptionId, { expand: ['schedule'] });
    const { data } = await stripe.checkout.sessions.list({ subscription: subscription.id, limit: 1 });
    return truthOf(data[0] ?? session, subscription);
  }

  async function truthOf(
    session: Stripe.Checkout.Session | null,
    subscription: Stripe.Subscription | null,
  ): Promise<OrderTruth> {
    const price = subscription?.items.data[0]?.price;
    const customerId = idOf(subscription?.customer) ?? idOf(session?.customer);
    return {
      status: subscription?.status ?? (session?.status === 'expired' ? 'expired' : 'pending'),
      planId: price ? prices.planOf(price) : null,
      isPaid: wasPaid(session, subscription),
      customerId,
      sessionId: session?.id ?? null,
      subscriptionId: subscription?.id ?? null,
      endsAt: subscription ? endOf(subscription) : null,
      ...(await plannedChange(subscription)),
      discountCode: discountOf(session),
      refundedCents: subscription && customerId !== null ? await refundedCents(stripe, customerId) : 0,
    };
  }

  /** The portal schedules a downgrade as a schedule whose next phase has the smaller price. */
  async function plannedChange(subscription: Stripe.Subscription | null) {
    const none = { nextPlanId: null, nextPlanAt: null };
    const schedule = subscription?.schedule;
    if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return none;
    const next = schedule.phases.find(({ start_date }) => start_date * 1000 > clock.now().getTime());
    const priceId = idOf(next?.items[0]?.price);
    const nextPlanId = priceId === null ? null : await prices.planOfId(priceId);
    if (!next || nextPlanId === null || nextPlanId === prices.planOf(subscription.items.data[0]!.price)) return none;
    return { nextPlanId, nextPlanAt: new Date(next.start_date * 1000) };
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
          .autoPagingToArray({ limit: MAX_EVENTS });
        return events.reverse().map(paymentEvent);
      }),
  };
}

/**
 * Stripe repeats its response to a key, including server errors (https://docs.stripe.com/api/idempotent_requests), so a
 * new key is needed after such an error.
 */
function idempotencyKey(order: Order, what: 'customer' | 'session'): string {
  return `order-${order.id}-${what}-${order.faults}`;
}

/** A request that failed at Stripe may nevertheless have created the customer. */
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
    return await stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription', 'subscription.schedule', 'discounts.promotion_code'],
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function stateOf({ status, url }: Stripe.Checkout.Session): CheckoutState {
  if (status === 'open' && url !== null) return { status: 'open', url };
  return { status: status === 'complete' ? 'paid' : 'expired' };
}

/**
 * `cancel_at` is also set for a cancellation at the end of the paid month:
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-cancel_at
 */
function endOf({ ended_at, cancel_at }: Stripe.Subscription): Date | null {
  const seconds = ended_at ?? cancel_at;
  return seconds === null ? null : new Date(seconds * 1000);
}

function discountOf(session: Stripe.Checkout.Session | null): string | null {
  const promotion = session?.discounts?.[0]?.promotion_code;
  return promotion && typeof promotion === 'object' ? promotion.code : null;
}

/** Each of our Stripe customers has at most one paid order, so their refunds belong to that order. */
async function refundedCents(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] });
  return data.reduce((sum, { latest_charge: charge }) => {
    return sum + (charge && typeof charge === 'object' ? charge.amount_refunded : 0);
  }, 0);
}

/** A subscription only leaves `incomplete` through a payment. */
function wasPaid(session: Stripe.Checkout.Session | null, subscription: Stripe.Subscription | null): boolean {
  if (subscription && PAID_STATUSES.includes(subscription.status)) return true;
  return session?.status === 'complete' && session.payment_status !== 'unpaid';
}
