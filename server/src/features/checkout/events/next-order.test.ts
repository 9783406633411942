import { expect, test } from 'vitest';
import { LIFE, LIFE_ENDS_AT, orderState } from '../../../../test/life-of-an-order.ts';
import { permutations } from '../../../../test/permutations.ts';
import { nextOrder, type OrderState } from './next-order.ts';

const NOW = new Date('2026-03-02T15:00:00Z');

/** The final result: the row, and the mails by their unique keys. */
type World = { state: OrderState; mails: Set<string> };

/** Reads the provider at a delivery. Its state is at least as recent as the delivered event, and never goes back. */
function deliver(world: World, truthAt: number): void {
  const next = nextOrder(world.state, LIFE[truthAt]!.truth, NOW);
  world.state = next.state;
  if (next.isNewlyPaid) world.mails.add('new-customer');
  if (next.isRunning) world.mails.add('customer-welcome');
}

test('all 40,320 orders of an eight-event life, each event twice and the truth moving on meanwhile, end in one state', () => {
  const ends = new Set<string>();
  const mailsSeen = new Set<string>();
  let orders = 0;
  for (const order of permutations(LIFE.map((_, at) => at))) {
    const world: World = { state: orderState(), mails: new Set() };
    let truthAt = 0;
    for (const event of [...order, ...order.toReversed()]) {
      truthAt = Math.max(truthAt, event);
      deliver(world, truthAt);
      // The provider may be ahead of the delivered event: it is every third time.
      if ((orders + event) % 3 === 0) truthAt = Math.min(truthAt + 1, LIFE.length - 1);
    }
    ends.add(JSON.stringify(world.state));
    mailsSeen.add([...world.mails].sort().join(' '));
    orders += 1;
  }
  expect(orders).toBe(40_320);
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    {
      subscriptionStatus: 'canceled',
      planId: 'ultimate',
      planName: 'Ultimate',
      stripeCustomerId: 'cus_1',
      stripeSessionId: 'cs_1',
      stripeSubscriptionId: 'sub_1',
      paidAt: NOW.toISOString(),
      endsAt: LIFE_ENDS_AT.toISOString(),
      ...{ nextPlanId: null, nextPlanAt: null, discountCode: null, refundedCents: 0 },
    },
  ]);
  // The agency is always notified of the customer. A customer who had left before we first looked must not be welcomed.
  expect(mailsSeen).toEqual(new Set(['customer-welcome new-customer', 'new-customer']));
});

test("an unknown price keeps the plan, and Stripe's status is stored unchanged", () => {
  const { state } = nextOrder(orderState(), { ...LIFE[3]!.truth, planId: null, status: 'incomplete_expired' }, NOW);
  expect(state).toMatchObject({ planId: 'premium', planName: 'Premium', subscriptionStatus: 'incomplete_expired' });
});
