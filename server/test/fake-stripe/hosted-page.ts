import type { ServerResponse } from 'node:http';
import {
  type Price,
  type Resource,
  type Session,
  type StripeState,
  type Subscription,
  seconds,
} from './stripe-state.ts';

const MONTH_SECONDS = 31 * 86_400;

/**
 * Minimal pages on which a buyer pays and changes the plan. Answers and returns true if the request is for one of them.
 */
export function hostedPage(
  state: StripeState,
  method: string,
  path: string,
  body: string,
  response: ServerResponse,
): boolean {
  const id = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
  const customer = /^\/p\/session\/(\w+)$/.exec(path)?.[1];
  if (customer !== undefined) {
    if (method === 'POST') changeSubscription(state, customer, new URLSearchParams(body));
    const answer = page('Billing portal', portal(state, customer));
    response.writeHead(200, { 'content-type': 'text/html' }).end(answer);
    return true;
  }
  if (id === undefined) return false;
  const session = state.get<Session>(id);
  if (session?.status !== 'open') {
    response.writeHead(404, { 'content-type': 'text/html' }).end(page('This checkout is over', ''));
  } else if (method === 'POST' && body.includes('pay')) {
    state.pay(id);
    response.writeHead(303, { location: session.success_url }).end();
  } else {
    const buttons = `<form method="post"><button name="pay">Subscribe</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page('Checkout', buttons));
  }
  return true;
}

/** The actions of the portal, and the passing of time: `end` is the day on which a cancelled month is over. */
function changeSubscription(state: StripeState, customer: string, pressed: URLSearchParams): void {
  const subscription = newestOf<Subscription>(state, 'subscription', customer);
  const price = pressed.get('price');
  if (!subscription) return;
  const soon = seconds() + MONTH_SECONDS;
  if (price !== null) {
    const isLarger = unitAmount(state.get<Price>(price)) > unitAmount(subscription.items.data[0]?.price);
    if (isLarger) state.changePrice(subscription.id, price);
    else state.planPrice(subscription.id, { priceId: price, at: soon });
  }
  if (pressed.has('cancel')) {
    state.planPrice(subscription.id, null);
    state.cancelAt(subscription.id, soon);
  }
  if (pressed.has('end')) state.cancel(subscription.id);
}

function portal(state: StripeState, customer: string): string {
  const back =
    newestOf<Resource & { return_url: string }>(state, 'billing_portal.session', customer)?.return_url ?? '/';
  const plans = state
    .ofKind<Price>('price')
    .map(({ id, lookup_key }) => `<button name="price" value="${id}">${lookup_key}</button>`);
  const buttons = [...plans, '<button name="cancel">Cancel</button>', '<button name="end">The month is over</button>'];
  return `<form method="post">${buttons.join('')}</form><a href="${back.replaceAll('&', '&amp;')}">Return</a>`;
}

function newestOf<R extends Resource>(
  state: StripeState,
  kind: 'subscription' | 'billing_portal.session',
  customer: string,
) {
  return state.ofKind<R>(kind).findLast((one) => one.customer === customer);
}

function unitAmount(price: Price | undefined): number {
  return price?.unit_amount ?? 0;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${content}</html>`;
}
