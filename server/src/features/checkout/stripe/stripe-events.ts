import Stripe from 'stripe';
import { BadSignatureError, type EventReader, type OrderRefs, type PaymentEvent } from '../payments.ts';

/** Set on sessions and subscriptions, so that an event names our order however early it arrives. */
export const ORDER_METADATA = 'order_id';

/**
 * The kinds of events that can change an order. `stripe:setup` subscribes to them, and missed ones are fetched by them.
 */
export const ORDER_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'charge.refunded',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const TOLERANCE_SECONDS = 300;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Verifies webhooks from Stripe: https://docs.stripe.com/webhooks/signature */
export function createStripeEventReader(secret: string, clock: { now(): Date }): EventReader {
  const { webhooks } = new Stripe('unused');
  return {
    read(body, signature) {
      try {
        return paymentEvent(
          webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, clock.now().getTime()),
        );
      } catch (cause) {
        throw new BadSignatureError('The signature is not valid.', { cause });
      }
    },
  };
}

/**
 * Converts an event to the form that the product stores. Only ids are taken from its payload, which may be in any API
 * version.
 */
export function paymentEvent(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    concernsOrders: (ORDER_EVENTS as readonly string[]).includes(event.type),
    ...refsOf(event.data.object as unknown as Payload),
  };
}

type Payload = { [field: string]: unknown };

function refsOf(object: Payload): OrderRefs {
  const details = fieldsOf(fieldsOf(object.parent).subscription_details ?? object.subscription_details);
  const orderId =
    textOf(fieldsOf(object.metadata)[ORDER_METADATA]) ??
    textOf(object.client_reference_id) ??
    textOf(fieldsOf(details.metadata)[ORDER_METADATA]);
  const isSubscription = object.object === 'subscription';
  return {
    orderId: orderId !== null && UUID.test(orderId) ? orderId : null,
    sessionId: object.object === 'checkout.session' ? textOf(object.id) : null,
    // Other events of a customer may be about an order that was never paid; a refund never is.
    customerId: object.object === 'charge' ? idOf(object.customer) : null,
    subscriptionId: isSubscription ? textOf(object.id) : (idOf(object.subscription) ?? idOf(details.subscription)),
  };
}

function fieldsOf(value: unknown): Payload {
  return typeof value === 'object' && value !== null ? (value as Payload) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Stripe returns an id, or the whole object if it was expanded. */
export function idOf(value: unknown): string | null {
  return textOf(value) ?? textOf(fieldsOf(value).id);
}
