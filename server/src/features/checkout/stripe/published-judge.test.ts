import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { parseSettings } from '../../../settings/settings.ts';
import type { Order } from '../payments.ts';
import { createStripeClient } from './stripe-client.ts';
import { createStripePayments } from './stripe-payments.ts';

const PEER = resolve(import.meta.dirname, '../../../../test/fake-stripe/stripe-peer.mjs');
const DOCUMENT = resolve(import.meta.dirname, '../../../../../test/data/stripe/openapi-subset.json');

type Asked = { method: string; path: string; status: number; 'idempotency-key': string | null; error: unknown };

test("every call of a checkout conforms to Stripe's published API document", async () => {
  const judge = spawn(process.execPath, [PEER, ...['--spec', DOCUMENT, '--port', String(await freePort())]]);
  const [line] = (await once(createInterface({ input: judge.stdout }), 'line')) as [string];
  const base = /http:\S+/.exec(line)![0];
  try {
    const settings = parseSettings({ STRIPE_API_BASE: base, STRIPE_PRICE_GROWTH: 'price_1' });
    const stripe = createStripeClient(settings, 'sk_test_1');
    const payments = createStripePayments({ stripe, settings, clock: { now: () => new Date() } });
    const order: Order = {
      ...{ id: crypto.randomUUID(), fullName: 'Ada', businessEmail: 'ada@pipe.example', businessName: 'Pipe' },
      ...{ websiteDomain: 'x'.repeat(2_000), planId: 'growth', stripeCustomerId: null, faults: 0 },
    };
    const stripeCustomerId = await payments.ensureCustomer(order);
    const { sessionId } = await payments.openCheckout({ ...order, stripeCustomerId });
    await payments.checkoutState(sessionId);
    await payments.readOrder({ orderId: order.id, sessionId, subscriptionId: 'sub_1', customerId: null });
    await payments.eventsSince(new Date());
    await payments.expireCheckout(sessionId);
    const asked = (await (await fetch(`${base}/_peer/requests`)).json()) as Asked[];
    expect(asked.filter(({ error }) => error !== null)).toEqual([]);
    expect(asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
      `GET /v1/checkout/sessions/${sessionId}`,
      `GET /v1/checkout/sessions/${sessionId}`,
      'GET /v1/subscriptions/sub_1',
      'GET /v1/checkout/sessions',
      'GET /v1/payment_intents',
      'GET /v1/events',
      `POST /v1/checkout/sessions/${sessionId}/expire`,
    ]);
    expect(asked.slice(0, 2).map((call) => call['idempotency-key'])).toEqual([
      `order-${order.id}-customer-0`,
      `order-${order.id}-session-0`,
    ]);
  } finally {
    judge.kill();
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
