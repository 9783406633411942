// The fake Stripe as a process of its own, for journeys: `main.ts WEBHOOK_URL`. It posts each event three times, in an
// order of its own, and prints its address. A line on its standard input asks for what is true: `subscriptions`.
import { createInterface } from 'node:readline';
import { signedEvent, startFakeStripe } from './start-fake-stripe.ts';
import type { StripeEvent } from './stripe-state.ts';

const webhookUrl = process.argv[2]!;
let batch: StripeEvent[] = [];

const fake = await startFakeStripe({
  emit(event) {
    if (batch.length === 0) setTimeout(deliver, 100);
    batch.push(event);
  },
});

/** The last first, and each more than once: nobody may count on an order. */
async function deliver(): Promise<void> {
  const events = batch.toReversed();
  batch = [];
  for (const event of [...events, ...events.toReversed(), ...events]) {
    const { body, headers } = signedEvent(event);
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body });
    console.log(`delivered ${event.type} ${answer.status}`);
  }
}

// Plans with prices, as `npm run stripe:setup` would have made them, come as `price LOOKUP_KEY CENTS` lines.
createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, key, cents] = line.split(' ');
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
