// The fake Stripe as a separate process, for journeys. Prints its URL and reads commands: `price LOOKUP_KEY CENTS` adds
// a plan like `npm run stripe:setup`, `webhook URL` sets where events are posted, `report` prints what it has stored.
// It posts each event three times, the last event first.
import { createInterface } from 'node:readline';
import { signedEvent, startFakeStripe } from './start-fake-stripe.ts';
import type { StripeEvent } from './stripe-state.ts';

let webhookUrl = '';
let batch: StripeEvent[] = [];

const fake = await startFakeStripe({
  emit(event) {
    if (batch.length === 0) setTimeout(deliver, 100);
    batch.push(event);
  },
});

/** In reverse order and repeatedly, because receivers must not rely on an order. */
async function deliver(): Promise<void> {
  const events = batch.toReversed();
  batch = [];
  for (const event of [...events, ...events.toReversed(), ...events]) {
    const { body, headers } = signedEvent(event);
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body });
    console.log(`delivered ${event.type} ${answer.status}`);
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, key, cents] = line.split(' ');
  if (word === 'webhook') webhookUrl = key!;
  if (word === 'price') {
    const product = fake.state.add('product', { active: true, name: key!, metadata: {} });
    fake.state.add('price', {
      active: true,
      currency: 'usd',
      lookup_key: key!,
      unit_amount: Number(cents),
      product: product.id,
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 1 },
      metadata: {},
    });
    console.log(`added ${key}`);
  }
  if (word === 'report') {
    const { ofKind } = fake.state;
    console.log(
      `report ${JSON.stringify({
        customers: ofKind('customer').length,
        sessions: ofKind('checkout.session').length,
        subscriptions: ofKind('subscription').length,
        violations: fake.violations,
      })}`,
    );
  }
});
console.log(`listening on ${fake.url}`);
